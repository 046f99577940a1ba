extension Fidelity {
  /// The accessibility elements of a cell.
  static let accessibility: [Behaviour] = [
    Behaviour(
      "Accessibility",
      "Controls are accessibility elements; other views only if isAccessibilityElement is true.",
      .documented,
      source: "UIAccessibility.isAccessibilityElement"),
    Behaviour(
      "Accessibility",
      "The label of a button is its title, and that of a label its text.", .documented,
      "A button with only a symbol has UIKit's description of the symbol, which is not known here:"
        + " give it an accessibilityLabel.",
      source: "UIAccessibility.accessibilityLabel"),
    Behaviour(
      "Accessibility",
      "A progress view and a spinner without labels are called \"Progress\" and \"In progress\".",
      .observed,
      "They have no label here, and an audit reports the progress view.",
      source: "UI tests of apps that find them by these names"),
    Behaviour(
      "Accessibility",
      "A label with a text is an element with the trait staticText, a button has button, a switch"
        + " button and toggleButton, a progress view and a spinner that turns updatesFrequently."
        + " Selected buttons add selected, disabled controls notEnabled.",
      .unverified),
    Behaviour(
      "Accessibility",
      "The value of a switch is 1 or 0, that of a progress view its whole percents, and that of a"
        + " text field or a text view its text; an empty text field has its placeholder.",
      .unverified),
    Behaviour(
      "Accessibility",
      "A cell of a list or a table without visible controls is one element; its label joins the labels in"
        + " it by commas. A UICollectionViewCell is not one.",
      .unverified),
    Behaviour(
      "Accessibility", "A selected cell that is an element has the trait selected.", .unverified),
    Behaviour(
      "Accessibility",
      "Elements are read from top to bottom, and those whose upper edges are less than 8 points"
        + " apart from the leading edge. accessibilityElements gives another order.",
      .ourChoice, "UIKit's order is not documented."),
    Behaviour(
      "Accessibility",
      "Views that are hidden, fully transparent or in an element are not reached.", .unverified),
    Behaviour(
      "Accessibility",
      "VoiceOver offers the swipe actions of a row by their titles, before the accessibilityCustomActions"
        + " of the cell; the elements in a cell that is not an element have them, too.",
      .observed,
      "That those of the trailing edge come first is our choice. On iOS 11 and 12 leading actions were not"
        + " offered in a row without trailing ones (rdar 46899682). That the label of an image names an action"
        + " is from memory, and what VoiceOver reads for an action without a title and a label is not known.",
      source: "cashapp/AccessibilitySnapshot, pull request 323"),
  ]
}
