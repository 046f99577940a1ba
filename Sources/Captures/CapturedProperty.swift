internal import Vocabulary

/// A property that a capture records, by UIKit's or Core Animation's name. The reader, the schema, the comparison
/// and the import follow from the table.
package struct CapturedProperty: Hashable, Sendable {
  /// The name in captures.
  package let name: String
  /// The type of its values.
  package let type: CaptureType
  /// The classes that have it; empty for all views.
  package let owners: [CapturedClass]
  /// How much two of its numbers may differ and still be the same: half a step of what is seen.
  package let tolerance: Double
  /// Whether it decides frames only, so that a comparison judges the frames instead.
  package let isLayoutOnly: Bool

  private init(
    _ name: String, _ type: CaptureType, of owners: [CapturedClass] = [],
    tolerance: Double = 0.01, isLayoutOnly: Bool = false
  ) {
    self.name = name
    self.type = type
    self.owners = owners
    self.tolerance = tolerance
    self.isLayoutOnly = isLayoutOnly
  }

  /// Whether a class has it.
  package func belongs(to kind: CapturedClass) -> Bool {
    owners.isEmpty ? !kind.isConfiguration : owners.contains(kind)
  }

  /// The property with a name; `nil` if there is none.
  package static func named(_ name: String) -> CapturedProperty? { byName[name] }

  /// The properties of a class, in the order of the table.
  package static func properties(of kind: CapturedClass) -> [CapturedProperty] {
    all.filter { $0.belongs(to: kind) }
  }

  private static let byName = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  private static let corners = [
    "layerMinXMinYCorner", "layerMaxXMinYCorner", "layerMinXMaxYCorner", "layerMaxXMaxYCorner",
  ]
  private static let masks = [
    "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin", "flexibleTopMargin",
    "flexibleHeight", "flexibleBottomMargin",
  ]
  private static let controls: [CapturedClass] = [.button, .switch]
  private static let color = CaptureType.optional(.color)

  private static func words<Value: RawRepresentable<String> & CaseIterable>(
    _ type: Value.Type
  ) -> CaptureType { .word(Value.allCases.map(\.rawValue)) }

  /// All properties.
  package static let all: [CapturedProperty] =
    everyView + labels + images + stacks + controlProperties + layers + configurations

  private static let everyView = [
    CapturedProperty(
      "backgroundColor", color,
      of: CapturedClass.allCases.filter { $0 != .listContentConfiguration }),
    CapturedProperty("alpha", .number),
    CapturedProperty("isHidden", .boolean),
    CapturedProperty("isUserInteractionEnabled", .boolean),
    CapturedProperty("tintColor", .color),
    CapturedProperty("transform", .numbers(6), tolerance: 0.001),
    CapturedProperty("clipsToBounds", .boolean),
    CapturedProperty(
      "cornerRadius", .number,
      of: CapturedClass.allCases.filter { $0 != .listContentConfiguration }),
    CapturedProperty("maskedCorners", .words(corners)),
    CapturedProperty("cornerCurve", .word(["circular", "continuous"])),
    CapturedProperty("borderWidth", .number),
    CapturedProperty("borderColor", color),
    CapturedProperty("shadowColor", color),
    CapturedProperty("shadowOpacity", .number),
    CapturedProperty("shadowRadius", .number),
    CapturedProperty("shadowOffset", .numbers(2)),
    CapturedProperty("zPosition", .number),
    CapturedProperty("directionalLayoutMargins", .numbers(4), isLayoutOnly: true),
    CapturedProperty("preservesSuperviewLayoutMargins", .boolean, isLayoutOnly: true),
    CapturedProperty("autoresizingMask", .words(masks), isLayoutOnly: true),
    CapturedProperty("horizontalHuggingPriority", .number, isLayoutOnly: true),
    CapturedProperty("verticalHuggingPriority", .number, isLayoutOnly: true),
    CapturedProperty("horizontalCompressionResistancePriority", .number, isLayoutOnly: true),
    CapturedProperty("verticalCompressionResistancePriority", .number, isLayoutOnly: true),
    CapturedProperty("intrinsicContentSize", .numbers(2), isLayoutOnly: true),
    CapturedProperty("customSpacingAfter", .optional(.number), isLayoutOnly: true),
  ]

  private static let labels = [
    CapturedProperty("text", .text, of: [.label, .listContentConfiguration]),
    CapturedProperty("font", .font, of: [.label]),
    CapturedProperty("textColor", .color, of: [.label]),
    CapturedProperty(
      "textAlignment", .word(["left", "center", "right", "justified", "natural"]), of: [.label]),
    CapturedProperty("numberOfLines", .number, of: [.label]),
    CapturedProperty(
      "lineBreakMode",
      .word([
        "byWordWrapping", "byCharWrapping", "byClipping", "byTruncatingHead", "byTruncatingTail",
        "byTruncatingMiddle",
      ]), of: [.label]),
    CapturedProperty("preferredMaxLayoutWidth", .number, of: [.label], isLayoutOnly: true),
    CapturedProperty("adjustsFontSizeToFitWidth", .boolean, of: [.label]),
    CapturedProperty("minimumScaleFactor", .number, of: [.label]),
  ]

  private static let images = [
    CapturedProperty(
      "image", .optional(.image), of: [.imageView, .button, .listContentConfiguration]),
    CapturedProperty("contentMode", words(ContentMode.self), of: [.imageView]),
  ]

  private static let stacks = [
    CapturedProperty("axis", words(Axis.self), of: [.stackView], isLayoutOnly: true),
    CapturedProperty("alignment", words(StackAlignment.self), of: [.stackView], isLayoutOnly: true),
    CapturedProperty(
      "distribution", words(StackDistribution.self), of: [.stackView], isLayoutOnly: true),
    CapturedProperty("spacing", .number, of: [.stackView], isLayoutOnly: true),
    CapturedProperty(
      "isLayoutMarginsRelativeArrangement", .boolean, of: [.stackView], isLayoutOnly: true),
  ]

  private static let controlProperties = [
    CapturedProperty("isEnabled", .boolean, of: controls),
    CapturedProperty("isHighlighted", .boolean, of: controls),
    CapturedProperty("isSelected", .boolean, of: [.button]),
    CapturedProperty("title", .text, of: [.button]),
    CapturedProperty("titleFont", .font, of: [.button]),
    CapturedProperty("subtitle", .text, of: [.button]),
    CapturedProperty("hasConfiguration", .boolean, of: [.button], isLayoutOnly: true),
    CapturedProperty("buttonType", .word(["custom", "system"]), of: [.button], isLayoutOnly: true),
    CapturedProperty(
      "buttonSize", .word(["mini", "small", "medium", "large"]), of: [.button], isLayoutOnly: true),
    CapturedProperty("contentInsets", .numbers(4), of: [.button], isLayoutOnly: true),
    CapturedProperty("imagePadding", .number, of: [.button], isLayoutOnly: true),
    CapturedProperty(
      "imagePlacement", .word(["leading", "trailing", "top", "bottom"]), of: [.button],
      isLayoutOnly: true),
    CapturedProperty(
      "cornerStyle", .word(["fixed", "dynamic", "small", "medium", "large", "capsule"]),
      of: [.button]),
    CapturedProperty("baseForegroundColor", color, of: [.button]),
    CapturedProperty("baseBackgroundColor", color, of: [.button]),
    CapturedProperty("isOn", .boolean, of: [.switch]),
    CapturedProperty("onTintColor", color, of: [.switch]),
    CapturedProperty("thumbTintColor", color, of: [.switch]),
    CapturedProperty("progress", .number, of: [.progressView]),
    CapturedProperty("progressTintColor", color, of: [.progressView]),
    CapturedProperty("trackTintColor", color, of: [.progressView]),
    CapturedProperty("isAnimating", .boolean, of: [.activityIndicatorView]),
    CapturedProperty("hidesWhenStopped", .boolean, of: [.activityIndicatorView]),
    CapturedProperty(
      "activityIndicatorStyle", .word(["medium", "large"]), of: [.activityIndicatorView]),
    CapturedProperty("indicatorColor", color, of: [.activityIndicatorView]),
  ]

  private static let layers = [
    CapturedProperty("colors", .colors, of: [.gradientLayer]),
    CapturedProperty("locations", .optional(.list), of: [.gradientLayer], tolerance: 0.001),
    CapturedProperty("startPoint", .numbers(2), of: [.gradientLayer], tolerance: 0.001),
    CapturedProperty("endPoint", .numbers(2), of: [.gradientLayer], tolerance: 0.001),
    CapturedProperty("path", .optional(.text), of: [.shapeLayer]),
    CapturedProperty("fillColor", color, of: [.shapeLayer]),
    CapturedProperty("fillRule", .word(["nonZero", "evenOdd"]), of: [.shapeLayer]),
    CapturedProperty("strokeColor", color, of: [.shapeLayer, .backgroundConfiguration]),
    CapturedProperty("lineWidth", .number, of: [.shapeLayer]),
    CapturedProperty("lineCap", .word(["butt", "round", "square"]), of: [.shapeLayer]),
    CapturedProperty("lineJoin", .word(["miter", "round", "bevel"]), of: [.shapeLayer]),
    CapturedProperty("strokeStart", .number, of: [.shapeLayer]),
    CapturedProperty("strokeEnd", .number, of: [.shapeLayer]),
  ]

  private static let configurations = [
    CapturedProperty("backgroundInsets", .numbers(4), of: [.backgroundConfiguration]),
    CapturedProperty("strokeWidth", .number, of: [.backgroundConfiguration]),
    CapturedProperty("strokeOutset", .number, of: [.backgroundConfiguration]),
    CapturedProperty("secondaryText", .text, of: [.listContentConfiguration]),
    CapturedProperty("textProperties.font", .font, of: [.listContentConfiguration]),
    CapturedProperty("textProperties.color", .color, of: [.listContentConfiguration]),
    CapturedProperty("secondaryTextProperties.font", .font, of: [.listContentConfiguration]),
    CapturedProperty("secondaryTextProperties.color", .color, of: [.listContentConfiguration]),
    CapturedProperty("imageProperties.tintColor", color, of: [.listContentConfiguration]),
  ]
}
