public import Images
public import Vocabulary

extension ViewKind {
  /// A button (`UIButton`).
  package static let button = ViewKind(
    "button", "a button", hasContentSize: true,
    otherNames: ["UIButton"],
    meaning: "A button (UIButton) and its name.",
    example: { .button($0, configuration: .filled, title: "Button") })
}

extension View {
  /// Creates a button (`UIButton`) with UIKit's defaults for omitted arguments: without a
  /// configuration it is of the older kind, as Interface Builder's buttons are. Set other properties
  /// with `setting`.
  public static func button(
    _ name: ViewName, configuration: ButtonConfiguration? = nil, buttonType: ButtonType? = nil,
    title: String? = nil, subtitle: String? = nil, systemImage: Symbol? = nil,
    image: SceneImage? = nil, titleFont: DynamicFont? = nil, titleColor: DynamicColor? = nil,
    buttonSize: ButtonSize? = nil, cornerStyle: ButtonCornerStyle? = nil,
    imagePlacement: ButtonImagePlacement? = nil, imagePadding: Double? = nil,
    baseForegroundColor: DynamicColor? = nil, baseBackgroundColor: DynamicColor? = nil,
    isEnabled: Bool? = nil, isSelected: Bool? = nil, tintColor: DynamicColor? = nil,
    isHidden: Bool? = nil, constraints: [Constraint] = []
  ) -> View {
    var properties = ViewProperties(
      backgroundColor: nil, alpha: nil, tintColor: tintColor, isHidden: isHidden)
    properties[.configuration] = configuration
    properties[.buttonType] = buttonType
    properties[.title] = title
    properties[.subtitle] = subtitle
    properties[.systemImage] = systemImage.map { .some($0) }
    properties[.image] = image.map { .some($0) }
    properties[.titleFont] = titleFont
    properties[.titleColor] = titleColor.map { .some($0) }
    properties[.buttonSize] = buttonSize
    properties[.cornerStyle] = cornerStyle
    properties[.imagePlacement] = imagePlacement
    properties[.imagePadding] = imagePadding
    properties[.baseForegroundColor] = baseForegroundColor.map { .some($0) }
    properties[.baseBackgroundColor] = baseBackgroundColor.map { .some($0) }
    properties[.isEnabled] = isEnabled
    properties[.isSelected] = isSelected
    return View(
      .button, name: name, properties: properties, constraints: constraints, subviews: [])
  }
}

/// The look of a button (the factory methods of `UIButton.Configuration`).
public enum ButtonConfiguration: String, CaseIterable, Hashable, Sendable {
  /// A button of the older kind, without a configuration.
  case none
  /// Only the titles and the image.
  case plain
  /// On a gray background.
  case gray
  /// On a background in the tint colour, strongly translucent.
  case tinted
  /// White on the tint colour.
  case filled
  /// As `plain` on iPhone (from memory, unverified).
  case borderless
  /// As `gray` on iPhone (from memory, unverified).
  case bordered
  /// As `tinted` on iPhone (from memory, unverified).
  case borderedTinted
  /// As `filled` on iPhone (from memory, unverified).
  case borderedProminent
}

/// The type of a button without a configuration (`UIButton.ButtonType`).
public enum ButtonType: String, CaseIterable, Hashable, Sendable {
  /// The title is white unless it has a colour.
  case custom
  /// Title and image have the tint colour, and fade while the button is pressed.
  case system
}

/// The size of a button with a configuration (`UIButton.Configuration.Size`).
public enum ButtonSize: String, CaseIterable, Hashable, Sendable {
  case mini, small, medium, large
}

/// The corners of a button's background (`UIButton.Configuration.CornerStyle`).
public enum ButtonCornerStyle: String, CaseIterable, Hashable, Sendable {
  /// The radius of the button's size, scaled with the text size.
  case dynamic
  /// The button's `cornerRadius`.
  case fixed
  /// The system's radius, for any size of the button.
  case small, medium, large
  /// Half of the height.
  case capsule
}

/// The side of a button's titles at which the image is (`NSDirectionalRectEdge`).
public enum ButtonImagePlacement: String, CaseIterable, Hashable, Sendable {
  case leading, trailing, top, bottom
}

/// The alignment of a button's title and subtitle (`UIButton.Configuration.TitleAlignment`).
public enum ButtonTitleAlignment: String, CaseIterable, Hashable, Sendable {
  /// At the image's side, or centred if the image is above or below.
  case automatic
  case leading, center, trailing
}

/// The horizontal place of a control's content (`UIControl.ContentHorizontalAlignment`).
public enum ContentHorizontalAlignment: String, CaseIterable, Hashable, Sendable {
  case center, left, right, fill, leading, trailing
}

/// The vertical place of a control's content (`UIControl.ContentVerticalAlignment`).
public enum ContentVerticalAlignment: String, CaseIterable, Hashable, Sendable {
  case center, top, bottom, fill
}
