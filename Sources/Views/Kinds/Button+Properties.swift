public import Drawing
public import Images
internal import Notation
public import Vocabulary

/// The properties of buttons (`UIButton`).
enum ButtonProperties {
  static let configuration = Property<ButtonConfiguration>(
    "configuration", .word, default: .none, of: [.view(.button)], [.affectsLayout, .isVisible],
    meaning:
      "The look of a button (UIButton.Configuration); none (default) for a button of the older kind."
  )
  static let buttonType = Property<ButtonType>(
    "buttonType", .word, default: .custom, of: [.view(.button)], .affectsLayout,
    meaning: "The type of a button without a configuration. Default: custom.")
  static let title = Property<String>(
    "title", .string, default: "", of: [.view(.button)], .affectsLayout,
    meaning: "The title of a button; nil or empty (default) means none.")
  static let subtitle = Property<String>(
    "subtitle", .string, default: "", of: [.view(.button)], .affectsLayout,
    meaning: "The second line of a button with a configuration; nil or empty (default) means none.")
  static let attributedTitle = Property<AttributedText?>(
    "attributedTitle", .attributedText, default: nil, of: [.view(.button)], .affectsLayout,
    meaning: "The title with attributes, which replaces title; nil (default) means none.")
  static let attributedSubtitle = Property<AttributedText?>(
    "attributedSubtitle", .attributedText, default: nil, of: [.view(.button)], .affectsLayout,
    meaning: "The subtitle with attributes, which replaces subtitle; nil (default) means none.")
  static let selectedTitle = Property<String>(
    "selectedTitle", .string, default: "", of: [.view(.button)], .affectsLayout,
    meaning:
      "The title of a button while it is selected; nil or empty (default) for the same title.")
  static let selectedSystemImage = Property<Symbol?>(
    "selectedSystemImage", .symbol, default: nil, of: [.view(.button)], .affectsLayout,
    meaning: "The icon of a button while it is selected; nil (default) for the same icon.")
  static let selectedImage = Property<SceneImage?>(
    "selectedImage", .image, default: nil, of: [.view(.button)], .affectsLayout,
    meaning: "The image of a button while it is selected; nil (default) for the same image.")
  static let titleFont = Property<DynamicFont>(
    "titleFont", .font, default: .systemFont(ofSize: 18), of: [.view(.button)], .affectsLayout,
    meaning:
      "The font of the title. Default: 18 points, 15 for the system type, body or subheadline with a configuration."
  )
  static let titleColor = Property<DynamicColor?>(
    "titleColor", .color, default: nil, of: [.view(.button)],
    meaning:
      "The colour of the title of a button without a configuration; nil (default) means white, or the tint colour for the system type."
  )
  static let highlightedTitleColor = Property<DynamicColor?>(
    "highlightedTitleColor", .color, default: nil, of: [.view(.button)],
    meaning: "The same while the button is pressed; nil (default) means titleColor.")
  static let selectedTitleColor = Property<DynamicColor?>(
    "selectedTitleColor", .color, default: nil, of: [.view(.button)],
    meaning: "The same while the button is selected; nil (default) means titleColor.")
  static let disabledTitleColor = Property<DynamicColor?>(
    "disabledTitleColor", .color, default: nil, of: [.view(.button)],
    meaning: "The same while the button is disabled; nil (default) means titleColor.")
  static let buttonSize = Property<ButtonSize>(
    "buttonSize", .word, default: .medium, of: [.view(.button)], .affectsLayout,
    meaning: "The size of a button with a configuration. Default: medium.")
  static let cornerStyle = Property<ButtonCornerStyle>(
    "cornerStyle", .word, default: .dynamic, of: [.view(.button)], .isVisible,
    meaning: "The corners of the background of a button with a configuration. Default: dynamic.")
  static let imagePlacement = Property<ButtonImagePlacement>(
    "imagePlacement", .word, default: .leading, of: [.view(.button)], [.affectsLayout, .isVisible],
    meaning: "The side of the titles at which the image is. Default: leading.")
  static let imagePadding = Property<Double>(
    "imagePadding", .number(0...SceneLimits.largestLength), default: 0, of: [.view(.button)],
    .affectsLayout,
    meaning: "The distance between the image and the titles, in points. Default: 0.")
  static let titlePadding = Property<Double>(
    "titlePadding", .number(0...SceneLimits.largestLength), default: 1, of: [.view(.button)],
    .affectsLayout,
    meaning: "The distance between title and subtitle, in points. Default: 1.")
  static let titleAlignment = Property<ButtonTitleAlignment>(
    "titleAlignment", .word, default: .automatic, of: [.view(.button)],
    meaning:
      "The alignment of title and subtitle. Default: automatic, by the placement of the image.")
  static let titleEdgeInsets = Property<EdgeInsets>(
    "titleEdgeInsets", .insets, default: .zero, of: [.view(.button)],
    meaning:
      "How much smaller the room for the title of a button without a configuration is at each edge, with left and right"
      + " in each layout direction; the size stays.")
  static let imageEdgeInsets = Property<EdgeInsets>(
    "imageEdgeInsets", .insets, default: .zero, of: [.view(.button)],
    meaning:
      "How much smaller the room for the image of a button without a configuration is at each edge, with left and right"
      + " in each layout direction; the size stays.")
  static let contentInsets = Property<DirectionalEdgeInsets>(
    "contentInsets", .directionalInsets, default: .zero, of: [.view(.button)], .affectsLayout,
    meaning:
      "The distances of the content from the edges, in points. Default: those of the type or the size."
  )
  static let contentHorizontalAlignment = Property<ContentHorizontalAlignment>(
    "contentHorizontalAlignment", .word, default: .center, of: [.view(.button)],
    meaning: "The horizontal place of the content in a wider button. Default: center.")
  static let contentVerticalAlignment = Property<ContentVerticalAlignment>(
    "contentVerticalAlignment", .word, default: .center, of: [.view(.button), .view(.textField)],
    meaning:
      "The vertical place of the content in a higher button or text field. Default: center; with fill an image alone fills a button."
  )
  static let baseForegroundColor = Property<DynamicColor?>(
    "baseForegroundColor", .color, default: nil, of: [.view(.button)],
    meaning:
      "The colour of the titles and the icon with a configuration; nil (default) means the one of the look."
  )
  static let baseBackgroundColor = Property<DynamicColor?>(
    "baseBackgroundColor", .color, default: nil, of: [.view(.button)],
    meaning:
      "The colour of the background with a configuration; nil (default) means the one of the look.")
  static let showsActivityIndicator = Property<Bool>(
    "showsActivityIndicator", .boolean, default: false, of: [.view(.button)],
    [.affectsLayout, .isVisible],
    meaning: "Whether a spinner replaces the image. Default: false.")

  /// The names, in the order of the table.
  static let names: [PropertyName] = [
    configuration.name, buttonType.name, title.name, attributedTitle.name, subtitle.name,
    attributedSubtitle.name, selectedTitle.name,
    selectedSystemImage.name, selectedImage.name, titleFont.name, titleColor.name,
    highlightedTitleColor.name, selectedTitleColor.name, disabledTitleColor.name, buttonSize.name,
    cornerStyle.name, imagePlacement.name, imagePadding.name, titlePadding.name,
    titleAlignment.name, contentInsets.name, titleEdgeInsets.name, imageEdgeInsets.name,
    contentHorizontalAlignment.name, contentVerticalAlignment.name,
    baseForegroundColor.name, baseBackgroundColor.name, showsActivityIndicator.name,
  ]
}

extension Property where Value == ButtonConfiguration {
  /// The look of a button (UIButton.Configuration); none (default) for a button of the older kind.
  public static var configuration: Self { ButtonProperties.configuration }
}

extension Property where Value == ButtonType {
  /// The type of a button without a configuration. Default: custom.
  public static var buttonType: Self { ButtonProperties.buttonType }
}

extension Property where Value == String {
  /// The title of a button.
  public static var title: Self { ButtonProperties.title }
  /// The second line of a button with a configuration.
  public static var subtitle: Self { ButtonProperties.subtitle }
  /// The title of a button while it is selected; empty (default) for the same title.
  public static var selectedTitle: Self { ButtonProperties.selectedTitle }
}

extension Property where Value == AttributedText? {
  /// The title of a button with attributes, which replaces `title`; `nil` for none. Default: `nil`.
  public static var attributedTitle: Self { ButtonProperties.attributedTitle }
  /// The second line with attributes of a button with a configuration, which replaces `subtitle`; `nil` for none.
  /// Default: `nil`.
  public static var attributedSubtitle: Self { ButtonProperties.attributedSubtitle }
}

extension Property where Value == Symbol? {
  /// The icon of a button while it is selected; nil (default) for the same icon.
  public static var selectedSystemImage: Self { ButtonProperties.selectedSystemImage }
}

extension Property where Value == SceneImage? {
  /// The image of a button while it is selected; nil (default) for the same image.
  public static var selectedImage: Self { ButtonProperties.selectedImage }
}

extension Property where Value == DynamicFont {
  /// The font of the title. Default: 18 points, 15 for the system type, body or subheadline with a configuration.
  public static var titleFont: Self { ButtonProperties.titleFont }
}

extension Property where Value == DynamicColor? {
  /// The colour of the title of a button without a configuration; nil (default) means white, or the tint colour for the system type.
  public static var titleColor: Self { ButtonProperties.titleColor }
  /// The same while the button is pressed; nil (default) means titleColor.
  public static var highlightedTitleColor: Self { ButtonProperties.highlightedTitleColor }
  /// The same while the button is selected; nil (default) means titleColor.
  public static var selectedTitleColor: Self { ButtonProperties.selectedTitleColor }
  /// The same while the button is disabled; nil (default) means titleColor.
  public static var disabledTitleColor: Self { ButtonProperties.disabledTitleColor }
  /// The colour of the titles and the icon with a configuration; nil (default) means the one of the look.
  public static var baseForegroundColor: Self { ButtonProperties.baseForegroundColor }
  /// The colour of the background with a configuration; nil (default) means the one of the look.
  public static var baseBackgroundColor: Self { ButtonProperties.baseBackgroundColor }
}

extension Property where Value == ButtonSize {
  /// The size of a button with a configuration. Default: medium.
  public static var buttonSize: Self { ButtonProperties.buttonSize }
}

extension Property where Value == ButtonCornerStyle {
  /// The corners of the background of a button with a configuration. Default: dynamic.
  public static var cornerStyle: Self { ButtonProperties.cornerStyle }
}

extension Property where Value == ButtonImagePlacement {
  /// The side of the titles at which the image is. Default: leading.
  public static var imagePlacement: Self { ButtonProperties.imagePlacement }
}

extension Property where Value == Double {
  /// The distance between the image and the titles, in points. Default: 0.
  public static var imagePadding: Self { ButtonProperties.imagePadding }
  /// The distance between title and subtitle, in points. Default: 1.
  public static var titlePadding: Self { ButtonProperties.titlePadding }
}

extension Property where Value == ButtonTitleAlignment {
  /// The alignment of title and subtitle. Default: automatic, by the placement of the image.
  public static var titleAlignment: Self { ButtonProperties.titleAlignment }
}

extension Property where Value == DirectionalEdgeInsets {
  /// The distances of the content from the edges, in points. Default: those of the type or the size.
  public static var contentInsets: Self { ButtonProperties.contentInsets }
}

extension Property where Value == EdgeInsets {
  /// How much smaller the room for the title is at each edge, in points, with left and right in each layout direction; for
  /// buttons without a configuration. The size of the button stays. Default: 0.
  public static var titleEdgeInsets: Self { ButtonProperties.titleEdgeInsets }
  /// How much smaller the room for the image is at each edge, in points, with left and right in each layout direction; for
  /// buttons without a configuration. The size of the button stays. Default: 0.
  public static var imageEdgeInsets: Self { ButtonProperties.imageEdgeInsets }
}

extension Property where Value == ContentHorizontalAlignment {
  /// The horizontal place of the content in a wider button. Default: center.
  public static var contentHorizontalAlignment: Self { ButtonProperties.contentHorizontalAlignment }
}

extension Property where Value == ContentVerticalAlignment {
  /// The vertical place of the content in a higher button or text field. With `fill` an image alone fills a button.
  /// Default: center (documented).
  public static var contentVerticalAlignment: Self { ButtonProperties.contentVerticalAlignment }
}

extension Property where Value == Bool {
  /// Whether a spinner replaces the image. Default: false.
  public static var showsActivityIndicator: Self { ButtonProperties.showsActivityIndicator }
}

extension PropertyName {
  /// The look of a button (UIButton.Configuration).
  package static var configuration: PropertyName { ButtonProperties.configuration.name }
  /// The type of a button without a configuration.
  package static var buttonType: PropertyName { ButtonProperties.buttonType.name }
  /// The title of a button.
  package static var title: PropertyName { ButtonProperties.title.name }
  /// The second line of a button with a configuration.
  package static var subtitle: PropertyName { ButtonProperties.subtitle.name }
  /// The title of a button while it is selected.
  package static var selectedTitle: PropertyName { ButtonProperties.selectedTitle.name }
  /// The icon of a button while it is selected.
  package static var selectedSystemImage: PropertyName { ButtonProperties.selectedSystemImage.name }
  /// The image of a button while it is selected.
  package static var selectedImage: PropertyName { ButtonProperties.selectedImage.name }
  /// The font of the title.
  package static var titleFont: PropertyName { ButtonProperties.titleFont.name }
  /// The colour of the title of a button without a configuration.
  package static var titleColor: PropertyName { ButtonProperties.titleColor.name }
  /// The same while the button is pressed.
  package static var highlightedTitleColor: PropertyName {
    ButtonProperties.highlightedTitleColor.name
  }
  /// The same while the button is selected.
  package static var selectedTitleColor: PropertyName { ButtonProperties.selectedTitleColor.name }
  /// The same while the button is disabled.
  package static var disabledTitleColor: PropertyName { ButtonProperties.disabledTitleColor.name }
  /// The size of a button with a configuration.
  package static var buttonSize: PropertyName { ButtonProperties.buttonSize.name }
  /// The corners of the background of a button with a configuration.
  package static var cornerStyle: PropertyName { ButtonProperties.cornerStyle.name }
  /// The side of the titles at which the image is.
  package static var imagePlacement: PropertyName { ButtonProperties.imagePlacement.name }
  /// The distance between the image and the titles, in points.
  package static var imagePadding: PropertyName { ButtonProperties.imagePadding.name }
  /// The distance between title and subtitle, in points.
  package static var titlePadding: PropertyName { ButtonProperties.titlePadding.name }
  /// The alignment of title and subtitle.
  package static var titleAlignment: PropertyName { ButtonProperties.titleAlignment.name }
  /// The distances of the content from the edges, in points.
  package static var contentInsets: PropertyName { ButtonProperties.contentInsets.name }
  /// How much smaller the room for a button's title is at each edge.
  package static var titleEdgeInsets: PropertyName { ButtonProperties.titleEdgeInsets.name }
  /// How much smaller the room for a button's image is at each edge.
  package static var imageEdgeInsets: PropertyName { ButtonProperties.imageEdgeInsets.name }
  /// The horizontal place of the content in a wider button.
  package static var contentHorizontalAlignment: PropertyName {
    ButtonProperties.contentHorizontalAlignment.name
  }
  /// The colour of the titles and the icon with a configuration.
  package static var baseForegroundColor: PropertyName { ButtonProperties.baseForegroundColor.name }
  /// The colour of the background with a configuration.
  package static var baseBackgroundColor: PropertyName { ButtonProperties.baseBackgroundColor.name }
  /// Whether a spinner replaces the image.
  package static var showsActivityIndicator: PropertyName {
    ButtonProperties.showsActivityIndicator.name
  }
  /// The title of a button with attributes.
  package static var attributedTitle: PropertyName { ButtonProperties.attributedTitle.name }
  /// The subtitle of a button with attributes.
  package static var attributedSubtitle: PropertyName { ButtonProperties.attributedSubtitle.name }
  /// The vertical place of the content in a higher button or text field.
  package static var contentVerticalAlignment: PropertyName {
    ButtonProperties.contentVerticalAlignment.name
  }
}
