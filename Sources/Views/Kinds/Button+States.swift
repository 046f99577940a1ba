public import Images

/// The properties of buttons without a configuration for single states, as `setTitle(_:for:)`, `setImage(_:for:)` and
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
      meaning:
        "The title of a button while it is \(word); nil or empty (default) for the same title.")
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

extension Property where Value == String {
  /// The title of a button while it is pressed (`setTitle(_:for: .highlighted)`); empty for the same title. Default:
  /// empty.
  public static var highlightedTitle: Self { ButtonStateProperties.highlightedTitle }
  /// The title of a button while it is disabled (`setTitle(_:for: .disabled)`); empty for the same title. Default:
  /// empty.
  public static var disabledTitle: Self { ButtonStateProperties.disabledTitle }
}

extension Property where Value == Symbol? {
  /// The icon of a button while it is pressed; `nil` for the same icon. Default: `nil`.
  public static var highlightedSystemImage: Self { ButtonStateProperties.highlightedSystemImage }
  /// The icon of a button while it is disabled; `nil` for the same icon. Default: `nil`.
  public static var disabledSystemImage: Self { ButtonStateProperties.disabledSystemImage }
}

extension Property where Value == SceneImage? {
  /// The image behind the content of a button, which fills it (`setBackgroundImage(_:for:)`); rules assign those of
  /// other states. Default: `nil`.
  public static var backgroundImage: Self { ButtonStateProperties.backgroundImage }
  /// The image of a button while it is pressed (`setImage(_:for: .highlighted)`); `nil` for the same image. Default:
  /// `nil`.
  public static var highlightedImage: Self { ButtonStateProperties.highlightedImage }
  /// The image of a button while it is disabled (`setImage(_:for: .disabled)`); `nil` for the same image. Default:
  /// `nil`.
  public static var disabledImage: Self { ButtonStateProperties.disabledImage }
}

extension PropertyName {
  /// The image behind the content of a button.
  package static var backgroundImage: PropertyName { ButtonStateProperties.backgroundImage.name }
  /// The title of a button while it is pressed.
  package static var highlightedTitle: PropertyName { ButtonStateProperties.highlightedTitle.name }
  /// The icon of a button while it is pressed.
  package static var highlightedSystemImage: PropertyName {
    ButtonStateProperties.highlightedSystemImage.name
  }
  /// The image of a button while it is pressed.
  package static var highlightedImage: PropertyName { ButtonStateProperties.highlightedImage.name }
  /// The title of a button while it is disabled.
  package static var disabledTitle: PropertyName { ButtonStateProperties.disabledTitle.name }
  /// The icon of a button while it is disabled.
  package static var disabledSystemImage: PropertyName {
    ButtonStateProperties.disabledSystemImage.name
  }
  /// The image of a button while it is disabled.
  package static var disabledImage: PropertyName { ButtonStateProperties.disabledImage.name }
}
