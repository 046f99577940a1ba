/// All that is to be known of a property of views, but what it looks like.
package struct PropertyDefinition: Sendable {
  /// The property.
  package let name: PropertyName
  /// What may be its value.
  package let type: PropertyType
  /// Its value when nobody says anything: UIKit's.
  package let defaultValue: PropertyValue
  /// The classes of views that have it.
  package let classes: [ViewClass]
  /// Whether a view without a value of its own takes its superview's.
  package let isInherited: Bool
  /// Whether UIKit's animations move it from value to value; others change at once.
  package let isAnimatable: Bool
  /// Whether the frames of views may depend on it.
  package let affectsLayout: Bool
  /// What it is, for an editor's help.
  package let meaning: String

  /// The default comes from the name that Swift code uses, so that its type fits.
  init<Value>(
    _ property: Property<Value>, _ type: PropertyType, of classes: [ViewClass] = ViewClass.views,
    isInherited: Bool = false, isAnimatable: Bool = false, affectsLayout: Bool = false,
    meaning: String
  ) {
    name = property.name
    self.type = type
    defaultValue = property.wrap(property.defaultValue)
    self.classes = classes
    self.isInherited = isInherited
    self.isAnimatable = isAnimatable
    self.affectsLayout = affectsLayout
    self.meaning = meaning
  }
}
