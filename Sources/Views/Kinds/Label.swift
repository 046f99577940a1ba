public import Drawing
internal import Notation
public import Vocabulary

extension ViewKind {
  /// A view that shows text (`UILabel`).
  package static let label = ViewKind(
    "label", "a label", hasContentSize: true, otherNames: ["UILabel"], takesTouches: false,
    meaning: "A label (UILabel) and its name.",
    example: { .label($0, text: "Label") })
}

extension View {
  /// Creates a label (`UILabel`) with UIKit's defaults for omitted arguments.
  public static func label(
    _ name: ViewName, text: String? = nil, font: DynamicFont? = nil,
    textColor: DynamicColor? = nil, textAlignment: TextAlignment? = nil,
    numberOfLines: Int? = nil, lineBreakMode: LineBreakMode? = nil,
    backgroundColor: DynamicColor? = nil, alpha: Double? = nil, isHidden: Bool? = nil,
    constraints: [Constraint] = [], subviews: [View] = []
  ) -> View {
    var properties = ViewProperties(
      text: text, font: font, textColor: textColor, textAlignment: textAlignment,
      backgroundColor: backgroundColor, alpha: alpha, isHidden: isHidden)
    properties[.numberOfLines] = numberOfLines
    properties[.lineBreakMode] = lineBreakMode
    return View(
      .label, name: name, properties: properties, constraints: constraints, subviews: subviews)
  }
}

/// The properties of labels (`UILabel`), and of the texts of content configurations.
enum LabelProperties {
  static let text = Property<String>(
    "text", .string, default: "",
    of: [
      .view(.label), .view(.textField), .view(.textView), .view(.contentConfiguration),
      .view(.listContentView),
    ],
    .affectsLayout,
    meaning: "The text of the label, text field or text view; nil or empty (default) means none.")
  static let attributedText = Property<AttributedText?>(
    "attributedText", .attributedText, default: nil,
    of: [
      .view(.label), .view(.textView), .view(.contentConfiguration), .view(.listContentView),
    ], .affectsLayout,
    meaning:
      "A text with attributes, which replaces text: Markdown, or a list of parts; nil (default) means none. A text that an item or a rule sets later replaces it, but not in content configurations."
  )
  static let font = Property<DynamicFont>(
    "font", .font, default: .systemFont(ofSize: 17),
    of: [.view(.label), .view(.textField), .view(.textView), .group(.textProperties)],
    .affectsLayout,
    meaning:
      "A text style, or a font with a size. Default: the system font of 17 points, 12 in text views."
  )
  static let textColor = Property<DynamicColor?>(
    "textColor", .color, default: .system(.label),
    of: [.view(.label), .view(.textField), .view(.textView), .group(.textProperties)],
    meaning: "The colour of the text. Default: label.")
  static let textAlignment = Property<TextAlignment>(
    "textAlignment", .word, default: .natural,
    of: [.view(.label), .view(.textField), .view(.textView), .group(.textProperties)],
    [.affectsLayout, .isVisible],
    meaning: "The alignment of lines. Default: natural.")
  static let numberOfLines = Property<Int>(
    "numberOfLines", .integer(0...SceneLimits.mostLines), default: 1,
    of: [.view(.label), .view(.button), .group(.textProperties)], .affectsLayout,
    meaning:
      "The maximum number of lines, of a button's title; 0 means no limit. Default: 1, 0 for titles that wrap."
  )
  static let lineBreakMode = Property<LineBreakMode>(
    "lineBreakMode", .word, default: .byTruncatingTail,
    of: [.view(.label), .view(.button), .group(.textProperties)], .affectsLayout,
    meaning:
      "How lines are broken and truncated. Default: byTruncatingTail; for titles of buttons byWordWrapping, without a configuration byTruncatingMiddle."
  )
  static let preferredMaxLayoutWidth = Property<Double>(
    "preferredMaxLayoutWidth", .number(0...SceneLimits.largestLength), default: 0,
    of: [.view(.label)], .affectsLayout,
    meaning:
      "The width for wrapping text before layout, in points; 0 (default) means none.")
  static let adjustsFontSizeToFitWidth = Property<Bool>(
    "adjustsFontSizeToFitWidth", .boolean, default: false,
    of: [.view(.label), .view(.button), .view(.textField)],
    meaning: "Whether the font of a single line shrinks until the line fits. Default: false.")
  static let minimumScaleFactor = Property<Double>(
    "minimumScaleFactor", .number(0...1), default: 0, of: [.view(.label), .view(.button)],
    meaning: "The least factor by which the font shrinks; 0 (default) means no limit.")
  static let allowsDefaultTighteningForTruncation = Property<Bool>(
    "allowsDefaultTighteningForTruncation", .boolean, default: false, of: [.view(.label)],
    meaning:
      "Whether the letters of a single line move closer together before the line is truncated, by up to 5 % of its width. Default: false."
  )
  static let textTransform = Property<TextTransform>(
    "textTransform", .word, default: .none, of: [.group(.textProperties)],
    [.affectsLayout, .isVisible],
    meaning: "How letters are changed. Default: none, or before iOS 26 uppercase for groupedHeader."
  )

  /// The names, in the order of the table.
  static let names: [PropertyName] = [
    text.name, attributedText.name, font.name, textColor.name, textAlignment.name,
    numberOfLines.name,
    lineBreakMode.name,
    preferredMaxLayoutWidth.name, adjustsFontSizeToFitWidth.name, minimumScaleFactor.name,
    allowsDefaultTighteningForTruncation.name, textTransform.name,
  ]
}

extension Property where Value == String {
  /// The text of a label. Default: empty.
  public static var text: Self { LabelProperties.text }
}

extension Property where Value == AttributedText? {
  /// The text of a label with attributes, which replaces `text`; `nil` for none. Default: `nil`.
  ///
  /// A `text` that an item or a rule sets later replaces it in labels and text views (documented), unless a part of it
  /// stands for `text`. In content configurations it counts whenever it is set (documented).
  public static var attributedText: Self { LabelProperties.attributedText }
}

extension Property where Value == DynamicFont {
  /// The font of a label. Default: the system font of 17 points.
  public static var font: Self { LabelProperties.font }
}

extension Property where Value == DynamicColor? {
  /// The colour of a label's text; `nil` means the default. Default: `label`.
  public static var textColor: Self { LabelProperties.textColor }
}

extension Property where Value == TextAlignment {
  /// The alignment of a label's lines. Default: natural, at the edge where reading starts.
  public static var textAlignment: Self { LabelProperties.textAlignment }
}

extension Property where Value == Int {
  /// The maximum number of lines; 0 for no limit. Default: 1.
  public static var numberOfLines: Self { LabelProperties.numberOfLines }
}

extension Property where Value == LineBreakMode {
  /// How a label's lines are broken and truncated. Default: `byTruncatingTail`.
  public static var lineBreakMode: Self { LabelProperties.lineBreakMode }
}

extension Property where Value == TextTransform {
  /// How the letters of a content configuration's text are changed. Default: not at all
  /// (documented).
  public static var textTransform: Self { LabelProperties.textTransform }
}

extension Property where Value == Bool {
  /// Whether the font of a label with a single line shrinks until the line fits. Default: `false`.
  public static var adjustsFontSizeToFitWidth: Self { LabelProperties.adjustsFontSizeToFitWidth }
  /// Whether the letters of a label with a single line move closer together before the line is truncated, by up to 5 %
  /// of its width. Default: `false` (documented).
  public static var allowsDefaultTighteningForTruncation: Self {
    LabelProperties.allowsDefaultTighteningForTruncation
  }
}

extension Property where Value == Double {
  /// The minimum factor by which a label's font shrinks; 0 means no limit. Default: 0.
  public static var minimumScaleFactor: Self { LabelProperties.minimumScaleFactor }

  /// The width in points at which a label with several lines wraps before layout gives it a width.
  /// 0 means none. Default: 0 (documented).
  public static var preferredMaxLayoutWidth: Self { LabelProperties.preferredMaxLayoutWidth }
}

extension PropertyName {
  /// The width at which a label with several lines wraps before layout.
  package static var preferredMaxLayoutWidth: PropertyName {
    LabelProperties.preferredMaxLayoutWidth.name
  }
  /// Whether the font of a label with a single line shrinks until the line fits.
  package static var adjustsFontSizeToFitWidth: PropertyName {
    LabelProperties.adjustsFontSizeToFitWidth.name
  }
  /// The minimum factor by which a label's font shrinks.
  package static var minimumScaleFactor: PropertyName { LabelProperties.minimumScaleFactor.name }
  /// The text of a label.
  package static var text: PropertyName { LabelProperties.text.name }
  /// The text of a label with attributes.
  package static var attributedText: PropertyName { LabelProperties.attributedText.name }
  /// The font of a label.
  package static var font: PropertyName { LabelProperties.font.name }
  /// The colour of a label's text.
  package static var textColor: PropertyName { LabelProperties.textColor.name }
  /// The alignment of a label's lines.
  package static var textAlignment: PropertyName { LabelProperties.textAlignment.name }
  /// The maximum number of lines of a label.
  package static var numberOfLines: PropertyName { LabelProperties.numberOfLines.name }
  /// How a label's lines are broken and truncated.
  package static var lineBreakMode: PropertyName { LabelProperties.lineBreakMode.name }
  /// How the letters of a content configuration's text are changed.
  package static var textTransform: PropertyName { LabelProperties.textTransform.name }
  /// Whether the letters of a single line move closer together before it is truncated.
  package static var allowsDefaultTighteningForTruncation: PropertyName {
    LabelProperties.allowsDefaultTighteningForTruncation.name
  }
}
