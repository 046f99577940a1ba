package import Vocabulary

/// What buttons without a configuration have for single states, as `setTitle(_:for:)`, `setImage(_:for:)` and
/// `setBackgroundImage(_:for:)` set it.
package enum ButtonStateProperties {
  package static let backgroundImage = Property<SceneImage?>(
    "backgroundImage", .image, default: nil, of: [.view(.button)], [.affectsLayout, .isVisible],
    meaning:
      "The image behind the content of a button, which fills it, by its name; rules assign those of other states."
  )
  package static let highlightedTitle = title("highlighted", "pressed")
  package static let highlightedSystemImage = icon("highlighted", "pressed")
  package static let highlightedImage = image("highlighted", "pressed")
  package static let disabledTitle = title("disabled", "disabled")
  package static let disabledSystemImage = icon("disabled", "disabled")
  package static let disabledImage = image("disabled", "disabled")

  /// The names, in the order of the table.
  static let names: [PropertyName] = [
    backgroundImage.name, highlightedTitle.name, highlightedSystemImage.name,
    highlightedImage.name, disabledTitle.name, disabledSystemImage.name, disabledImage.name,
  ]

  private static func title(_ state: String, _ word: String) -> Property<String> {
    Property(
      "\(state)Title", .string, default: "", of: [.view(.button)], .affectsLayout,
      meaning: "The title of a button while it is \(word); empty (default) for the same title.")
  }

  private static func icon(_ state: String, _ word: String) -> Property<Symbol?> {
    Property(
      "\(state)SystemImage", .symbol, default: nil, of: [.view(.button)], .affectsLayout,
      meaning: "The icon of a button while it is \(word); nil (default) for the same icon.")
  }

  private static func image(_ state: String, _ word: String) -> Property<SceneImage?> {
    Property(
      "\(state)Image", .image, default: nil, of: [.view(.button)], .affectsLayout,
      meaning: "The image of a button while it is \(word); nil (default) for the same image.")
  }
}
