internal import Drawing
internal import Vocabulary

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
  /// The colour of the shadow.
  case shadowColor
  /// How opaque the shadow is.
  case shadowOpacity
  /// How far the shadow is blurred.
  case shadowRadius
  /// How far the shadow is moved.
  case shadowOffset
  /// The icon that an image view shows.
  case systemImage
  /// The image that an image view shows.
  case image
  /// Where in the view its image goes, and how large it is there.
  case contentMode
  /// Whether an image is drawn in its own colours or in the tint colour.
  case renderingMode
  /// The icon's size and weight.
  case preferredSymbolConfiguration
  /// The colours of a gradient.
  case colors
  /// Where a gradient reaches its colours.
  case locations
  /// Where a gradient starts.
  case startPoint
  /// Where a gradient ends.
  case endPoint
  /// The outline of a shape.
  case path
  /// What a shape is filled with.
  case fillColor
  /// Which points are inside of a shape.
  case fillRule
  /// The colour of the line along a shape.
  case strokeColor
  /// The thickness of that line.
  case lineWidth
  /// The shape of the line's ends.
  case lineCap
  /// The shape of the line's corners.
  case lineJoin
  /// How far a mitre may reach.
  case miterLimit
  /// Where along the path the line starts.
  case strokeStart
  /// Where along the path the line ends.
  case strokeEnd
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
  /// What becomes of the letters of a text of a content configuration.
  case textTransform
  /// How strongly a view refuses to be wider than its content.
  case horizontalHuggingPriority
  /// How strongly a view refuses to be higher than its content.
  case verticalHuggingPriority
  /// How strongly a view refuses to be narrower than its content.
  case horizontalCompressionResistancePriority
  /// How strongly a view refuses to be lower than its content.
  case verticalCompressionResistancePriority
  /// What of a view's frame follows its superview.
  case autoresizingMask
  /// Where a view without constraints is.
  case frame
  /// How far the content of a view should stay from its edges.
  case layoutMargins
  /// Whether a view's margins keep those of its superview.
  case preservesSuperviewLayoutMargins
  /// The direction of a stack.
  case axis
  /// How a stack lays out its views across its axis.
  case alignment
  /// How a stack lays out its views along its axis.
  case distribution
  /// The distance between the views of a stack.
  case spacing
  /// The distance behind a view in its stack.
  case customSpacingAfter
  /// Whether a stack keeps its views within its margins.
  case isLayoutMarginsRelativeArrangement
  /// Whether a constraint takes part in layout.
  case isActive
  /// The number of points in a constraint.
  case constant
  /// How much a constraint matters.
  case priority
  /// How a table cell shows that it is selected.
  case selectionStyle
  /// The constructor of a background configuration.
  case style
  /// What becomes of the colour of a background.
  case backgroundColorTransformer
  /// How far a background lies inside of its cell.
  case backgroundInsets
  /// Where the layout margins are added to that.
  case edgesAddingLayoutMarginsToBackgroundInsets
  /// Where in a background its image goes, and how large it is there.
  case imageContentMode
  /// What becomes of the colour of the line around a background.
  case strokeColorTransformer
  /// The thickness of that line.
  case strokeWidth
  /// How far that line lies outside of the background.
  case strokeOutset
  /// The shadow of a background.
  case shadowProperties
  /// The second text of a content configuration.
  case secondaryText
  /// How far the texts of a content configuration keep from its image.
  case imageToTextPadding
  /// How far one of them keeps from the other beside it.
  case textToSecondaryTextHorizontalPadding
  /// How far one of them keeps from the other below it.
  case textToSecondaryTextVerticalPadding
  /// Whether they stand on one line where there is room.
  case prefersSideBySideTextAndSecondaryText
  /// How far a content configuration keeps from the edges of the content view.
  case directionalLayoutMargins
  /// The most that an image of a content configuration may take.
  case maximumSize
  /// The room that is kept for it.
  case reservedLayoutSize
  /// What a list's cell shows beside its content.
  case accessories
  /// What a table cell shows at its end.
  case accessoryType

  /// Feeds the case itself to the hasher. An enumeration with raw values feeds it the name otherwise, letter
  /// by letter, and dozens of properties of each view are looked up for a frame (measured).
  public func hash(into hasher: inout Hasher) {
    unsafe withUnsafeBytes(of: self) { unsafe hasher.combine(bytes: $0) }
  }
}

extension PropertyName {
  /// What the property is.
  package var definition: PropertyDefinition {
    switch self {
    case .backgroundColor:
      PropertyDefinition(
        .backgroundColor, .color, of: ViewClass.views + [.backgroundConfiguration],
        isAnimatable: true,
        meaning: "The fill of the bounds; nil is transparent, in a configuration the tint colour.")
    case .alpha:
      PropertyDefinition(
        .alpha, .number(0...1), isAnimatable: true,
        meaning: "The opacity of the view with all that is in it, 0 to 1.")
    case .isHidden:
      PropertyDefinition(
        .isHidden, .boolean, affectsLayout: true,
        meaning: "Whether the view and all that is in it is left out.")
    case .isInstalled:
      PropertyDefinition(
        .isInstalled, .boolean, of: ViewClass.authored, affectsLayout: true,
        meaning: "Whether the view is in the hierarchy; if not, its constraints do not count.")
    case .tintColor:
      PropertyDefinition(
        .tintColor, .color, of: ViewClass.views + [.imageProperties], isInherited: true,
        isAnimatable: true,
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
        .cornerRadius, .number(0...SceneLimits.largestLength),
        of: ViewClass.views + [.backgroundConfiguration, .imageProperties],
        isAnimatable: true,
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
    case .shadowColor:
      PropertyDefinition(
        .shadowColor, .color, isAnimatable: true,
        meaning: "The colour of the shadow; black by default, nil is none.")
    case .shadowOpacity:
      PropertyDefinition(
        .shadowOpacity, .number(0...1), isAnimatable: true,
        meaning: "How opaque the shadow is, 0 (no shadow, the default) to 1.")
    case .shadowRadius:
      PropertyDefinition(
        .shadowRadius, .number(0...Shadow.maximumRadius), isAnimatable: true,
        meaning: "The blur of the shadow, in points; 3 by default.")
    case .shadowOffset:
      PropertyDefinition(
        .shadowOffset, .offset, isAnimatable: true,
        meaning: "How far the shadow is moved, in points; 3 up by default.")
    case .systemImage:
      PropertyDefinition(
        .systemImage, .symbol, of: [.imageView, .contentConfiguration], affectsLayout: true,
        meaning: "The icon that an image view shows, by its SF Symbols name.")
    case .image:
      PropertyDefinition(
        .image, .image, of: [.imageView, .backgroundConfiguration, .contentConfiguration],
        affectsLayout: true,
        meaning: "The image to show, by its name in the folders of assets.")
    case .contentMode:
      PropertyDefinition(
        .contentMode, .word(of: ContentMode.allCases.map(\.rawValue)), of: [.imageView],
        meaning: "Where the image goes and how large it is there; scaleToFill by default.")
    case .renderingMode:
      PropertyDefinition(
        .renderingMode, .word(of: ImageRenderingMode.allCases.map(\.rawValue)), of: [.imageView],
        meaning: "Whether the image is drawn in its own colours or in the tint colour.")
    case .preferredSymbolConfiguration:
      PropertyDefinition(
        .preferredSymbolConfiguration, .symbolConfiguration, of: [.imageView, .imageProperties],
        affectsLayout: true,
        meaning: "The icon's size and weight; nil by default, which is 17 points, regular.")
    case .colors:
      PropertyDefinition(
        .colors, .colors, of: [.gradientView], isAnimatable: true,
        meaning: "The colours of the gradient, from its start to its end.")
    case .locations:
      PropertyDefinition(
        .locations, .locations, of: [.gradientView], isAnimatable: true,
        meaning: "Where each colour is reached, 0 to 1, rising; nil (the default) spreads evenly.")
    case .startPoint:
      PropertyDefinition(
        .startPoint, .unitPoint, of: [.gradientView], isAnimatable: true,
        meaning: "Where the gradient starts, in fractions of the bounds; [0.5, 0] by default.")
    case .endPoint:
      PropertyDefinition(
        .endPoint, .unitPoint, of: [.gradientView], isAnimatable: true,
        meaning: "Where the gradient ends, in fractions of the bounds; [0.5, 1] by default.")
    case .path:
      PropertyDefinition(
        .path, .path, of: [.shapeView], isAnimatable: true,
        meaning: "The outline as SVG path data, in points from the top left of the bounds.")
    case .fillColor:
      PropertyDefinition(
        .fillColor, .color, of: [.shapeView], isAnimatable: true,
        meaning: "What the shape is filled with; black by default, nil is nothing.")
    case .fillRule:
      PropertyDefinition(
        .fillRule, .word(of: FillRule.allCases.map(\.rawValue)), of: [.shapeView],
        meaning: "Which points are inside of the shape: nonZero (the default) or evenOdd.")
    case .strokeColor:
      PropertyDefinition(
        .strokeColor, .color, of: [.shapeView, .backgroundConfiguration], isAnimatable: true,
        meaning:
          "The colour of the line; none by default; nil is the tint colour in a configuration.")
    case .lineWidth:
      PropertyDefinition(
        .lineWidth, .number(0...SceneLimits.largestLength), of: [.shapeView], isAnimatable: true,
        meaning: "The thickness of the line, in points, half of it on each side; 1 by default.")
    case .lineCap:
      PropertyDefinition(
        .lineCap, .word(of: Stroke.Cap.allCases.map(\.rawValue)), of: [.shapeView],
        meaning: "The shape of the line's ends: butt (the default), round or square.")
    case .lineJoin:
      PropertyDefinition(
        .lineJoin, .word(of: Stroke.Join.allCases.map(\.rawValue)), of: [.shapeView],
        meaning: "The shape of the line's corners: miter (the default), round or bevel.")
    case .miterLimit:
      PropertyDefinition(
        .miterLimit, .number(1...1000), of: [.shapeView], isAnimatable: true,
        meaning: "How far a mitre may reach, in widths of the line; 10 by default.")
    case .strokeStart:
      PropertyDefinition(
        .strokeStart, .number(0...1), of: [.shapeView], isAnimatable: true,
        meaning: "Where along the path the line starts, 0 (the default) to 1.")
    case .strokeEnd:
      PropertyDefinition(
        .strokeEnd, .number(0...1), of: [.shapeView], isAnimatable: true,
        meaning: "Where along the path the line ends, 0 to 1 (the default).")
    case .text:
      PropertyDefinition(
        .text, .string, of: [.label, .contentConfiguration], affectsLayout: true,
        meaning: "What the label says.")
    case .font:
      PropertyDefinition(
        .font, .font, of: [.label, .textProperties], affectsLayout: true,
        meaning: "A text style, or systemFont with its size; the system font of 17 by default.")
    case .textColor:
      PropertyDefinition(
        .textColor, .color, of: [.label, .textProperties],
        meaning: "The colour of the text; label by default.")
    case .textAlignment:
      PropertyDefinition(
        .textAlignment, .word(of: TextAlignment.allCases.map(\.rawValue)),
        of: [.label, .textProperties], affectsLayout: true,
        meaning: "Where lines stand; natural by default.")
    case .numberOfLines:
      PropertyDefinition(
        .numberOfLines, .integer(0...SceneLimits.mostLines), of: [.label, .textProperties],
        affectsLayout: true,
        meaning: "The most lines; 1 by default, 0 for as many as the text needs.")
    case .lineBreakMode:
      PropertyDefinition(
        .lineBreakMode, .word(of: LineBreakMode.allCases.map(\.rawValue)),
        of: [.label, .textProperties], affectsLayout: true,
        meaning: "Where lines end and what is cut off; byTruncatingTail by default.")
    case .textTransform:
      PropertyDefinition(
        .textTransform, .word(of: TextTransform.allCases.map(\.rawValue)), of: [.textProperties],
        affectsLayout: true,
        meaning: "How letters are changed; none by default, uppercase for groupedHeader.")
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
    case .autoresizingMask:
      PropertyDefinition(
        .autoresizingMask, .autoresizingMask, of: ViewClass.authored, affectsLayout: true,
        meaning:
          "What of the frame follows the superview; without a frame [flexibleWidth, flexibleHeight]"
          + " fills it.")
    case .frame:
      PropertyDefinition(
        .frame, .frame, of: ViewClass.authored, isAnimatable: true, affectsLayout: true,
        meaning: "Where a view without constraints is, before its autoresizingMask acts.")
    case .layoutMargins:
      PropertyDefinition(
        .layoutMargins, .directionalInsets, isAnimatable: true, affectsLayout: true,
        meaning: "The distances of the margins from the edges: one number, or one for each side.")
    case .preservesSuperviewLayoutMargins:
      PropertyDefinition(
        .preservesSuperviewLayoutMargins, .boolean, affectsLayout: true,
        meaning: "Whether the margins also keep clear of the superview's.")
    case .axis:
      PropertyDefinition(
        .axis, .word(of: StackAxis.allCases.map(\.rawValue)), of: [.stackView],
        affectsLayout: true,
        meaning: "The direction in which the views stand: horizontal, the default, or vertical.")
    case .alignment:
      PropertyDefinition(
        .alignment, .word(of: StackAlignment.allCases.map(\.rawValue)), of: [.stackView],
        affectsLayout: true,
        meaning: "How the views stand across the axis; fill by default, top is leading.")
    case .distribution:
      PropertyDefinition(
        .distribution, .word(of: StackDistribution.allCases.map(\.rawValue)), of: [.stackView],
        affectsLayout: true,
        meaning: "How the views share the length of the stack; fill by default.")
    case .spacing:
      PropertyDefinition(
        .spacing, .number(PropertyType.distances), of: [.stackView], isAnimatable: true,
        affectsLayout: true,
        meaning: "The distance between the views, in points; 0 by default.")
    case .customSpacingAfter:
      PropertyDefinition(
        .customSpacingAfter, .distance, of: ViewClass.authored, isAnimatable: true,
        affectsLayout: true,
        meaning: "The distance behind this view in its stack; nil, the default, is the spacing.")
    case .isLayoutMarginsRelativeArrangement:
      PropertyDefinition(
        .isLayoutMarginsRelativeArrangement, .boolean, of: [.stackView], affectsLayout: true,
        meaning: "Whether the views stay within the margins of the stack.")
    case .isActive:
      PropertyDefinition(
        .isActive, .boolean, of: [.constraint], affectsLayout: true,
        meaning: "Whether the constraint takes part in layout.")
    case .constant:
      PropertyDefinition(
        .constant, .number(PropertyType.distances), of: [.constraint], isAnimatable: true,
        affectsLayout: true, meaning: "What the constraint adds, in points.")
    case .priority:
      PropertyDefinition(
        .priority, .priority, of: [.constraint], affectsLayout: true,
        meaning: "How much the constraint matters, 1 to 1000.")
    case .selectionStyle:
      PropertyDefinition(
        .selectionStyle, .word(of: SelectionStyle.allCases.map(\.rawValue)), of: [.cell],
        meaning: "How a UITableViewCell shows its selection: not (none) or in grey (all others).")
    case .style:
      PropertyDefinition(
        .style, .word(of: BackgroundConfiguration.Style.allCases.map(\.rawValue)),
        of: [.backgroundConfiguration],
        meaning:
          "UIKit's constructor: it gives what is not written, in each state; clear by default.")
    case .backgroundColorTransformer:
      PropertyDefinition(
        .backgroundColorTransformer, .colorTransformer, of: [.backgroundConfiguration],
        meaning:
          "What becomes of the colour: a word, or lines of { when: …, return: … }; nil is none.")
    case .backgroundInsets:
      PropertyDefinition(
        .backgroundInsets, .directionalInsets, of: [.backgroundConfiguration],
        isAnimatable: true, affectsLayout: true,
        meaning: "The distances from the cell's edges: one number, or one for each side.")
    case .edgesAddingLayoutMarginsToBackgroundInsets:
      PropertyDefinition(
        .edgesAddingLayoutMarginsToBackgroundInsets, .directionalEdges,
        of: [.backgroundConfiguration], affectsLayout: true,
        meaning: "The edges at which the layout margin of 8 is added to the insets.")
    case .imageContentMode:
      PropertyDefinition(
        .imageContentMode, .word(of: ContentMode.allCases.map(\.rawValue)),
        of: [.backgroundConfiguration],
        meaning: "Where the image goes and how large it is there; scaleToFill by default.")
    case .strokeColorTransformer:
      PropertyDefinition(
        .strokeColorTransformer, .colorTransformer, of: [.backgroundConfiguration],
        meaning: "What becomes of the line's colour: a word, or lines of { when: …, return: … }.")
    case .strokeWidth:
      PropertyDefinition(
        .strokeWidth, .number(0...SceneLimits.largestLength), of: [.backgroundConfiguration],
        isAnimatable: true,
        meaning: "The thickness of the line around the background, inwards; 0 by default.")
    case .strokeOutset:
      PropertyDefinition(
        .strokeOutset, .number(-SceneLimits.largestLength...SceneLimits.largestLength),
        of: [.backgroundConfiguration], isAnimatable: true,
        meaning: "How far the line lies outside of the background; negative is inside.")
    case .shadowProperties:
      PropertyDefinition(
        .shadowProperties, .shadowProperties, of: [.backgroundConfiguration],
        meaning: "The shadow of the background: color, opacity, radius, offset.")
    case .secondaryText:
      PropertyDefinition(
        .secondaryText, .string, of: [.contentConfiguration], affectsLayout: true,
        meaning: "The second text.")
    case .imageToTextPadding:
      PropertyDefinition(
        .imageToTextPadding, .number(PropertyType.distances), of: [.contentConfiguration],
        affectsLayout: true,
        meaning: "The distance between the image and the texts, in points; 16 by default.")
    case .textToSecondaryTextHorizontalPadding:
      PropertyDefinition(
        .textToSecondaryTextHorizontalPadding, .number(PropertyType.distances),
        of: [.contentConfiguration], affectsLayout: true,
        meaning: "The least distance between texts side by side, in points; 6 by default.")
    case .textToSecondaryTextVerticalPadding:
      PropertyDefinition(
        .textToSecondaryTextVerticalPadding, .number(PropertyType.distances),
        of: [.contentConfiguration], affectsLayout: true,
        meaning: "The distance between texts one below the other, in points; 3 by default.")
    case .prefersSideBySideTextAndSecondaryText:
      PropertyDefinition(
        .prefersSideBySideTextAndSecondaryText, .boolean, of: [.contentConfiguration],
        affectsLayout: true,
        meaning: "Whether the texts stand side by side where there is room; so does valueCell.")
    case .directionalLayoutMargins:
      PropertyDefinition(
        .directionalLayoutMargins, .directionalInsets, of: [.contentConfiguration],
        affectsLayout: true,
        meaning:
          "The distances from the content view's edges; 11 above and below, 16 at the sides, 8 beside an accessory."
      )
    case .maximumSize:
      PropertyDefinition(
        .maximumSize, .offset, of: [.imageProperties], affectsLayout: true,
        meaning:
          "The most that the image may take, in points; a side of 0 (the default) is not held.")
    case .reservedLayoutSize:
      PropertyDefinition(
        .reservedLayoutSize, .offset, of: [.imageProperties], affectsLayout: true,
        meaning:
          "The room that is kept for the image, which stands in its middle; 0 is 24 for icons.")
    case .accessories:
      PropertyDefinition(
        .accessories, .accessories, of: [.cell], affectsLayout: true,
        meaning: "What a UICollectionViewListCell shows beside its content, in this order.")
    case .accessoryType:
      PropertyDefinition(
        .accessoryType, .word(of: AccessoryType.allCases.map(\.rawValue)), of: [.cell],
        affectsLayout: true,
        meaning: "What a UITableViewCell shows at its end; none by default.")
    }
  }
}
