internal import Drawing

/// The properties of views, under UIKit's names. `definition` says all that is to be known of each:
/// the reader, the messages, the JSON Schema, the rules and the dumps follow from it.
///
/// A new property is a case here with its definition below, its name in Swift in
/// `Property+Names.swift`, and what it looks like in `Resolution`.
public enum PropertyName: String, CaseIterable, Hashable, Sendable {
  /// The fill of the bounds.
  case backgroundColor
  /// The opacity of a view with all that is in it.
  case alpha
  /// Whether a view is left out, but keeps its place.
  case isHidden
  /// Whether a view is in the hierarchy at all.
  case isInstalled
  /// The colour of template images, here and further in.
  case tintColor
  /// How a view is scaled, turned and moved from where layout puts it.
  case transform
  /// Whether what is in a view is cut off at its outline.
  case clipsToBounds
  /// How far the corners are rounded.
  case cornerRadius
  /// Which corners are rounded.
  case maskedCorners
  /// What shape rounded corners have.
  case cornerCurve
  /// The width of the line along the inside of the outline.
  case borderWidth
  /// The colour of that line.
  case borderColor
  /// What lies in front among the views of one superview.
  case zPosition
  /// The icon that an image view shows.
  case systemImage
  /// The image that an image view shows.
  case image
  /// Where in the view its image goes, and how large it is there.
  case contentMode
  /// Whether an image is drawn in its own colours or in the tint colour.
  case renderingMode
  /// What a label says.
  case text
  /// The font of a label.
  case font
  /// The colour of a label's text.
  case textColor
  /// Where the lines of a label stand.
  case textAlignment
  /// The most lines of a label.
  case numberOfLines
  /// Where the lines of a label end.
  case lineBreakMode
  /// How strongly a view refuses to be wider than its content.
  case horizontalHuggingPriority
  /// How strongly a view refuses to be higher than its content.
  case verticalHuggingPriority
  /// How strongly a view refuses to be narrower than its content.
  case horizontalCompressionResistancePriority
  /// How strongly a view refuses to be lower than its content.
  case verticalCompressionResistancePriority
}

extension PropertyName {
  /// What the property is.
  package var definition: PropertyDefinition {
    switch self {
    case .backgroundColor:
      PropertyDefinition(
        .backgroundColor, .color, isAnimatable: true,
        meaning: "The fill of the bounds; nil is transparent.")
    case .alpha:
      PropertyDefinition(
        .alpha, .number(0...1), isAnimatable: true,
        meaning: "The opacity of the view with all that is in it, 0 to 1.")
    case .isHidden:
      PropertyDefinition(
        .isHidden, .boolean, meaning: "Whether the view and all that is in it is left out.")
    case .isInstalled:
      PropertyDefinition(
        .isInstalled, .boolean, of: ViewClass.authored, affectsLayout: true,
        meaning: "Whether the view is in the hierarchy; if not, its constraints do not count.")
    case .tintColor:
      PropertyDefinition(
        .tintColor, .color, isInherited: true, isAnimatable: true,
        meaning: "The colour of template images; nil takes the superview's.")
    case .transform:
      PropertyDefinition(
        .transform, .transform, isAnimatable: true,
        meaning: "How the view is scaled, turned and moved, about its centre.")
    case .clipsToBounds:
      PropertyDefinition(
        .clipsToBounds, .boolean,
        meaning: "Whether what is in the view is cut off at its rounded bounds.")
    case .cornerRadius:
      PropertyDefinition(
        .cornerRadius, .number(0...SceneLimits.largestLength), isAnimatable: true,
        meaning: "The radius of the corners, in points.")
    case .maskedCorners:
      PropertyDefinition(
        .maskedCorners, .corners, meaning: "The corners that are rounded; all by default.")
    case .cornerCurve:
      PropertyDefinition(
        .cornerCurve, .word(of: CornerCurve.allCases.map(\.rawValue)),
        meaning: "The shape of rounded corners: circular, or continuous as Apple's icons.")
    case .borderWidth:
      PropertyDefinition(
        .borderWidth, .number(0...SceneLimits.largestLength), isAnimatable: true,
        meaning: "The width of the border, in points; it lies inside the bounds, above subviews.")
    case .borderColor:
      PropertyDefinition(
        .borderColor, .color, isAnimatable: true,
        meaning: "The colour of the border; black by default, nil is none.")
    case .zPosition:
      PropertyDefinition(
        .zPosition, .number(-SceneLimits.largestLength...SceneLimits.largestLength),
        isAnimatable: true,
        meaning: "Views with a larger one lie in front of their siblings; 0 by default.")
    case .systemImage:
      PropertyDefinition(
        .systemImage, .symbol, of: [.imageView], affectsLayout: true,
        meaning: "The icon that an image view shows, by its SF Symbols name.")
    case .image:
      PropertyDefinition(
        .image, .image, of: [.imageView], affectsLayout: true,
        meaning: "The image that an image view shows, by its name in the folders of assets.")
    case .contentMode:
      PropertyDefinition(
        .contentMode, .word(of: ContentMode.allCases.map(\.rawValue)), of: [.imageView],
        meaning: "Where the image goes and how large it is there; scaleToFill by default.")
    case .renderingMode:
      PropertyDefinition(
        .renderingMode, .word(of: ImageRenderingMode.allCases.map(\.rawValue)), of: [.imageView],
        meaning: "Whether the image is drawn in its own colours or in the tint colour.")
    case .text:
      PropertyDefinition(
        .text, .string, of: [.label], affectsLayout: true, meaning: "What the label says.")
    case .font:
      PropertyDefinition(
        .font, .font, of: [.label], affectsLayout: true,
        meaning: "A text style, or systemFont with its size; the system font of 17 by default.")
    case .textColor:
      PropertyDefinition(
        .textColor, .color, of: [.label],
        meaning: "The colour of the text; label by default.")
    case .textAlignment:
      PropertyDefinition(
        .textAlignment, .word(of: TextAlignment.allCases.map(\.rawValue)), of: [.label],
        affectsLayout: true, meaning: "Where lines stand; natural by default.")
    case .numberOfLines:
      PropertyDefinition(
        .numberOfLines, .integer(0...SceneLimits.mostLines), of: [.label], affectsLayout: true,
        meaning: "The most lines; 1 by default, 0 for as many as the text needs.")
    case .lineBreakMode:
      PropertyDefinition(
        .lineBreakMode, .word(of: LineBreakMode.allCases.map(\.rawValue)), of: [.label],
        affectsLayout: true,
        meaning: "Where lines end and what is cut off; byTruncatingTail by default.")
    case .horizontalHuggingPriority:
      PropertyDefinition(
        .horizontalHuggingPriority, .priority, of: [.imageView, .label], affectsLayout: true,
        meaning: "How strongly it refuses to be wider than its content; 250 by default.")
    case .verticalHuggingPriority:
      PropertyDefinition(
        .verticalHuggingPriority, .priority, of: [.imageView, .label], affectsLayout: true,
        meaning: "How strongly it refuses to be higher than its content; 250 by default.")
    case .horizontalCompressionResistancePriority:
      PropertyDefinition(
        .horizontalCompressionResistancePriority, .priority, of: [.imageView, .label],
        affectsLayout: true,
        meaning: "How strongly it refuses to be narrower than its content; 750 by default.")
    case .verticalCompressionResistancePriority:
      PropertyDefinition(
        .verticalCompressionResistancePriority, .priority, of: [.imageView, .label],
        affectsLayout: true,
        meaning: "How strongly it refuses to be lower than its content; 750 by default.")
    }
  }
}
