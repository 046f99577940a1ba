internal import Scenes
internal import Views
internal import Vocabulary

/// The advice of messages.
extension ProblemFinder {
  /// The names of button properties that correspond to properties of labels.
  private static let labelsInButtons = [
    "text": "title", "font": "titleFont", "textColor": "titleColor",
    "attributedText": "attributedTitle",
  ]

  /// The advice about a property that an object does not have; `nil` if there is none.
  static func advice(for property: PropertyName, in owner: PropertyOwner) -> String? {
    if owner == .view(.stackView), property.rawValue.hasSuffix("Priority") {
      return "it has no size of its own; leave it out"
    }
    if owner == .view(.textField), property == .minimumScaleFactor {
      return "write minimumFontSize"
    }
    if property == .isFocused || property == ControlProperties.focusEffect.name {
      return "controls have one"
    }
    if property == ButtonStateProperties.highlightedImage.name {
      return "write a rule with \"when: highlighted\" that assigns image"
    }
    if owner == .view(.textField), property == .contentHorizontalAlignment {
      return "write textAlignment"
    }
    return owner == .view(.button) ? labelsInButtons[property.rawValue].map { "write \($0)" } : nil
  }
}
