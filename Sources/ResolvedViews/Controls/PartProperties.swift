internal import Scenes
internal import Views

/// The properties of a view that a control creates in itself: UIKit's defaults, and the values that the control sets. The
/// control has resolved colours and fonts already, so that the values do not depend on traits.
struct PartProperties {
  /// The kind of the view.
  let kind: ViewKind
  /// The values.
  private(set) var resolved: ResolvedProperties

  /// Creates the default properties of a view of a kind.
  init(_ kind: ViewKind) {
    self.kind = kind
    resolved = Surroundings.ofParts.defaults(of: kind)
  }

  /// Sets a value that UIKit chooses.
  mutating func set<Value>(_ property: Property<Value>, to value: Value) {
    resolved.set(ChosenValue(value: TypedValue(property, value), origin: .uiKit), in: .ofParts)
  }
}
