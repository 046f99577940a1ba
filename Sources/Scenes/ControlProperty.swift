package import Views
package import Vocabulary

/// A property of controls that touches or the app change. The state of a cell contains its value as a custom state with
/// the name of the control before it, such as `like.highlighted`.
package protocol ControlProperty: RawRepresentable where RawValue == String {
  /// The property of the control that shows the value.
  var property: PropertyName { get }
}

extension ControlProperty {
  /// Whether controls of a kind have the property.
  package func applies(to kind: ViewKind) -> Bool {
    property.definition.owners.contains(.view(kind))
  }

  /// The name of the custom state for a control: `like.highlighted`, `level.value`.
  package func stateName(of control: ViewName) -> String { "\(control.rawValue).\(rawValue)" }

  /// Splits the name of a control's state; `nil` if it does not have this form.
  package static func parts(of name: String) -> (control: ViewName, property: Self)? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let property = Self(rawValue: String(parts[1])) else { return nil }
    let control = ViewName(rawValue: String(parts[0]))
    return control.isWord ? (control, property) : nil
  }
}
