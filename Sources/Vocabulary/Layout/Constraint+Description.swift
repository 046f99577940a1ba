internal import Drawing

extension Constraint: CustomStringConvertible {
  /// The constraint in Apple's notation: `title.leading = 2 * icon.trailing + 8 @defaultHigh`.
  /// Scene files accept the same notation.
  public var description: String {
    var text = Self.item(first).map { $0 + "." } ?? ""
    text += first.attribute.rawValue
    text += " \(relation.rawValue) "
    if let second {
      if multiplier != 1 { text += Self.number(multiplier) + " * " }
      if let item = Self.item(second) {
        text += item
        if second.attribute != first.attribute {
          text += "." + second.attribute.rawValue
        }
      } else {
        text += second.attribute.rawValue
      }
      if let factor { text += " * \(factor)" }
      if constant != 0 {
        text += constant < 0 ? " - " : " + "
        text += Self.number(abs(constant))
      }
      if systemSpacing != 0 {
        text += systemSpacing < 0 ? " - " : " + "
        if abs(systemSpacing) != 1 { text += Self.number(abs(systemSpacing)) + " * " }
        text += Self.systemSpacingWord
      }
    } else {
      text += Self.number(constant)
      if let factor { text += " * \(factor)" }
    }
    if priority != .required {
      text += " @" + priority.description
    }
    return text
  }

  /// The word for the system's distance.
  package static let systemSpacingWord = "systemSpacing"

  /// The text before the attribute; `nil` for the view that has the constraint.
  private static func item(_ anchor: Constraint.Anchor) -> String? {
    let words = [anchor.view?.rawValue, anchor.guide?.rawValue].compactMap { $0 }
    return words.isEmpty ? nil : words.joined(separator: ".")
  }

  /// Ten decimal places, enough to distinguish multipliers such as a third.
  private static func number(_ value: Double) -> String { decimal(value, places: 10) }
}
