/// Everything that is known about a property except what it looks like: the reader, the messages, the
/// JSON Schema, the rules and the dumps follow from it.
package final class PropertyDefinition: Sendable {
  /// What happens to values of a property.
  package struct Behavior: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// A view without a value of its own takes its superview's.
    package static let isInherited = Behavior(rawValue: 1)
    /// The frames of views may depend on it.
    package static let affectsLayout = Behavior(rawValue: 2)
    /// Its animations are additive.
    package static let isAdditive = Behavior(rawValue: 4)
    /// Its animations replace each other.
    package static let isReplacing = Behavior(rawValue: 8)
    /// Only animations of layers animate it.
    package static let isLayerOnly = Behavior(rawValue: 16)
    /// It affects layout, and the frames that follow from it animate.
    package static let movesFrames: Behavior = [.affectsLayout, Behavior(rawValue: 32)]
  }

  /// The word that stands for the property in a scene file.
  package let word: String
  /// The possible values.
  package let type: PropertyType
  /// The value if no other is given: UIKit's.
  package let defaultValue: PropertyValue
  /// What has the property.
  package let owners: [PropertyOwner]
  /// What the property is, for an editor's help.
  package let meaning: String
  private let behavior: Behavior
  private let isOwn: @Sendable (PropertyValue) -> Bool
  private let substituteName: @Sendable () -> PropertyName?

  init(
    _ word: String, type: PropertyType, defaultValue: PropertyValue, owners: [PropertyOwner],
    behavior: Behavior, meaning: String, accepts: @escaping @Sendable (PropertyValue) -> Bool,
    substitute: @escaping @Sendable () -> PropertyName?
  ) {
    self.word = word
    self.type = type
    self.defaultValue = defaultValue
    self.owners = owners
    self.behavior = behavior
    self.meaning = meaning
    isOwn = accepts
    substituteName = substitute
  }

  /// The name of the property.
  package var name: PropertyName { PropertyName(self) }
  /// Whether a view without a value of its own takes its superview's.
  package var isInherited: Bool { behavior.contains(.isInherited) }
  /// Whether the frames of views may depend on it.
  package var affectsLayout: Bool { behavior.contains(.affectsLayout) }

  /// How animations act on the property in views of a kind.
  ///
  /// A background configuration is drawn by a view of UIKit's own, whose stroke is taken to animate as its
  /// colour does (our choice).
  package func animatability(in kind: ViewKind) -> Animatability {
    if behavior.contains(.isAdditive) { return .additive }
    if behavior.contains(.isReplacing) { return .replacing }
    if behavior.contains(.movesFrames) { return .throughLayout }
    guard behavior.contains(.isLayerOnly) else { return .none }
    return kind == .backgroundConfiguration ? .replacing : .layerOnly
  }

  /// The property of the same view whose value `nil` stands for; `nil` if there is none.
  package var substitute: PropertyName? { substituteName() }

  /// Whether a value is of the property's type. Its number may still be out of range.
  func accepts(_ value: PropertyValue) -> Bool { isOwn(value) }

  /// What is wrong with a value; `nil` if it is possible. Values from files have been checked when they
  /// were read. Values from Swift have not.
  func objection(to value: PropertyValue) -> String? {
    if case .word(let words) = type, case .word(let word) = value, !words.contains(word) {
      return "\(self.word) has no such value; write another"
    }
    guard accepts(value) else {
      return "\(word) cannot have this kind of value; write another"
    }
    return type.objection(to: value, of: name)
  }
}
