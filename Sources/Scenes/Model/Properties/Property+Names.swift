public import Drawing
public import Vocabulary

// The names of the properties by the types of their values, each with UIKit's default. What else is to
// be known of them stands in `PropertyName.definition`.

extension Property where Value == DynamicColor? {
  private init(_ name: PropertyName, default defaultValue: DynamicColor? = nil) {
    self.init(name, default: defaultValue, wrap: PropertyValue.color) { value in
      if case .color(let color) = value { .some(color) } else { nil }
    }
  }

  /// The fill of the bounds; `nil` is transparent. Default: `nil`.
  public static var backgroundColor: Self { Self(.backgroundColor) }
  /// The colour of template images; `nil` takes the superview's. Default: `nil`, and in the end
  /// systemBlue.
  public static var tintColor: Self { Self(.tintColor) }
  /// The colour of the border; `nil` is none. Default: black.
  public static var borderColor: Self { Self(.borderColor, default: .black) }
  /// The colour of the shadow; `nil` is none. Default: black (documented).
  public static var shadowColor: Self { Self(.shadowColor, default: .black) }
  /// What a shape is filled with; `nil` is nothing. Default: black (documented).
  public static var fillColor: Self { Self(.fillColor, default: .black) }
  /// The colour of the line along a shape. Default: `nil`, none (documented).
  public static var strokeColor: Self { Self(.strokeColor) }
  /// The colour of a label's text; `nil` takes the default. Default: label.
  public static var textColor: Self { Self(.textColor, default: .named(.label)) }
}

extension Property where Value == Double {
  private init(_ name: PropertyName, default defaultValue: Double) {
    self.init(name, default: defaultValue, wrap: PropertyValue.number) { value in
      if case .number(let number) = value { number } else { nil }
    }
  }

  /// The opacity of a view with all that is in it, 0…1. Default: 1.
  public static var alpha: Self { Self(.alpha, default: 1) }
  /// The radius of the corners, in points; above half the shorter side it is lowered to that half.
  /// Default: 0.
  public static var cornerRadius: Self { Self(.cornerRadius, default: 0) }
  /// The width of the border, in points, inside the bounds and above the subviews. Default: 0.
  public static var borderWidth: Self { Self(.borderWidth, default: 0) }
  /// What lies in front among siblings: the larger; of equal ones the later. Default: 0.
  public static var zPosition: Self { Self(.zPosition, default: 0) }
  /// How opaque the shadow is, 0…1. Default: 0, no shadow (documented).
  public static var shadowOpacity: Self { Self(.shadowOpacity, default: 0) }
  /// The blur of the shadow: its standard deviation, in points. Default: 3 (documented).
  public static var shadowRadius: Self { Self(.shadowRadius, default: 3) }
  /// The thickness of the line along a shape, in points. Default: 1 (documented).
  public static var lineWidth: Self { Self(.lineWidth, default: 1) }
  /// How far a mitre may reach, in widths of the line, before the corner is cut off. Default: 10
  /// (documented).
  public static var miterLimit: Self { Self(.miterLimit, default: Stroke.defaultMiterLimit) }
  /// Where along the path the line of a shape starts, 0…1. Default: 0 (documented).
  public static var strokeStart: Self { Self(.strokeStart, default: 0) }
  /// Where along the path the line of a shape ends, 0…1. Default: 1 (documented).
  public static var strokeEnd: Self { Self(.strokeEnd, default: 1) }
  /// The thickness of the line around a background, in points, inwards from where it lies. Default: 0,
  /// no line (documented).
  public static var strokeWidth: Self { Self(.strokeWidth, default: 0) }
  /// How far the line lies outside of the background, in points; negative is inside. Default: 0
  /// (documented).
  public static var strokeOutset: Self { Self(.strokeOutset, default: 0) }
  /// The distance between the views of a stack, in points. Default: 0 (documented).
  public static var spacing: Self { Self(.spacing, default: 0) }
  /// The distance between the image and the texts of a content configuration, in points. Default: 16
  /// (customary).
  public static var imageToTextPadding: Self { Self(.imageToTextPadding, default: 16) }
  /// The least distance between its texts side by side, in points. Default: 6 (from memory, unverified).
  public static var textToSecondaryTextHorizontalPadding: Self {
    Self(.textToSecondaryTextHorizontalPadding, default: 6)
  }
  /// The distance between its texts one below the other, in points. Default: 3 (customary).
  public static var textToSecondaryTextVerticalPadding: Self {
    Self(.textToSecondaryTextVerticalPadding, default: 3)
  }
  /// What a named constraint adds, in points. Default: as it is written.
  public static var constant: Self { Self(.constant, default: 0) }
}

extension Property where Value == Bool {
  private init(_ name: PropertyName, default defaultValue: Bool) {
    self.init(name, default: defaultValue, wrap: PropertyValue.boolean) { value in
      if case .boolean(let answer) = value { answer } else { nil }
    }
  }

  /// Whether a view is left out with all that is in it; it keeps its place. Default: `false`.
  public static var isHidden: Self { Self(.isHidden, default: false) }
  /// Whether a view is in the hierarchy (Interface Builder's word); the constraints of one that is not
  /// do not take part in layout, nor do others that name it. Default: `true`.
  public static var isInstalled: Self { Self(.isInstalled, default: true) }
  /// Whether what is in a view is cut off at its rounded bounds. Default: `false`.
  public static var clipsToBounds: Self { Self(.clipsToBounds, default: false) }
  /// Whether a view's margins keep clear of those of its superview, too. Default: `false` (documented).
  public static var preservesSuperviewLayoutMargins: Self {
    Self(.preservesSuperviewLayoutMargins, default: false)
  }
  /// Whether a stack keeps its views within its margins. Default: `false` (documented).
  public static var isLayoutMarginsRelativeArrangement: Self {
    Self(.isLayoutMarginsRelativeArrangement, default: false)
  }
  /// Whether the texts of a content configuration stand side by side where there is room. Default: that
  /// of the style, `true` for `valueCell` (documented).
  public static var prefersSideBySideTextAndSecondaryText: Self {
    Self(.prefersSideBySideTextAndSecondaryText, default: false)
  }
  /// Whether a named constraint takes part in layout. Default: as it is written.
  public static var isActive: Self { Self(.isActive, default: true) }
}

extension Property where Value == ViewTransform {
  /// How a view is scaled, turned and moved, about its centre. Default: not at all.
  public static var transform: Self {
    Self(.transform, default: .identity, wrap: PropertyValue.transform) { value in
      if case .transform(let transform) = value { transform } else { nil }
    }
  }
}

extension Property where Value == CornerMask {
  /// The corners that `cornerRadius` rounds. Default: all.
  public static var maskedCorners: Self {
    Self(.maskedCorners, default: .all, wrap: PropertyValue.corners) { value in
      if case .corners(let corners) = value { corners } else { nil }
    }
  }
}

extension Property where Value: RawRepresentable<String> {
  fileprivate init(word name: PropertyName, default defaultValue: Value) {
    self.init(name, default: defaultValue, wrap: { .word($0.rawValue) }) { value in
      if case .word(let word) = value { Value(rawValue: word) } else { nil }
    }
  }
}

extension Property where Value == CornerCurve {
  /// The shape of rounded corners. Default: circular.
  public static var cornerCurve: Self { Self(word: .cornerCurve, default: .circular) }
}

extension Property where Value == TextAlignment {
  /// Where the lines of a label stand. Default: natural, at the edge where reading starts.
  public static var textAlignment: Self { Self(word: .textAlignment, default: .natural) }
}

extension Property where Value == LineBreakMode {
  /// Where the lines of a label end, and what becomes of text for which there is no room. Default:
  /// truncated at the end.
  public static var lineBreakMode: Self {
    Self(word: .lineBreakMode, default: .byTruncatingTail)
  }
}

extension Property where Value == TextTransform {
  /// How the letters of a text of a content configuration are changed. Default: not at all (documented).
  public static var textTransform: Self { Self(word: .textTransform, default: .none) }
}

extension Property where Value == String {
  /// What a label says. Default: nothing.
  public static var text: Self {
    Self(.text, default: "", wrap: PropertyValue.string) { value in
      if case .string(let text) = value { text } else { nil }
    }
  }
  /// The second text of a content configuration. Default: nothing.
  public static var secondaryText: Self {
    Self(.secondaryText, default: "", wrap: PropertyValue.string) { value in
      if case .string(let text) = value { text } else { nil }
    }
  }
}

extension Property where Value == DynamicFont {
  /// The font of a label. Default: the system font of 17 points.
  public static var font: Self {
    Self(.font, default: .systemFont(ofSize: 17), wrap: PropertyValue.font) { value in
      if case .font(let font) = value { font } else { nil }
    }
  }
}

extension Property where Value == Int {
  /// The most lines of a label; 0 for as many as it needs. Default: 1.
  public static var numberOfLines: Self {
    Self(.numberOfLines, default: 1, wrap: PropertyValue.integer) { value in
      if case .integer(let number) = value { number } else { nil }
    }
  }
}

extension Property where Value == Size {
  /// How far the shadow is moved, in points; y points down. Default: (0, −3), up (documented).
  public static var shadowOffset: Self {
    Self(.shadowOffset, default: Size(0, -3), wrap: PropertyValue.offset) { value in
      if case .offset(let offset) = value { offset } else { nil }
    }
  }
  /// The most that the image of a content configuration may take, in points; a side of 0 is not held.
  /// Default: 0 (documented).
  public static var maximumSize: Self {
    Self(.maximumSize, default: .zero, wrap: PropertyValue.offset) { value in
      if case .offset(let size) = value { size } else { nil }
    }
  }
  /// The room that is kept for it, in points; a side of 0 is UIKit's for icons and the image's own for
  /// others. Default: 0 (documented).
  public static var reservedLayoutSize: Self {
    Self(.reservedLayoutSize, default: .zero, wrap: PropertyValue.offset) { value in
      if case .offset(let size) = value { size } else { nil }
    }
  }
}

extension Property where Value == Symbol? {
  /// The icon that an image view shows (`UIImage(systemName:)`); `nil` is none. Default: `nil`.
  public static var systemImage: Self {
    Self(.systemImage, default: nil, wrap: PropertyValue.symbol) { value in
      if case .symbol(let symbol) = value { .some(symbol) } else { nil }
    }
  }
}

extension Property where Value == SceneImage? {
  /// The image that an image view shows (`UIImageView.image`); `nil` is none. It and `systemImage` are
  /// one property in UIKit: what is assigned last is shown. Default: `nil`.
  public static var image: Self {
    Self(.image, default: nil, wrap: PropertyValue.image) { value in
      if case .image(let image) = value { .some(image) } else { nil }
    }
  }
}

extension Property where Value == SymbolConfiguration? {
  /// The icon's size and weight (`UIImageView.preferredSymbolConfiguration`); `nil` is that of 17
  /// points, regular, medium. Default: `nil`.
  public static var preferredSymbolConfiguration: Self {
    Self(
      .preferredSymbolConfiguration, default: nil, wrap: PropertyValue.symbolConfiguration
    ) { value in
      if case .symbolConfiguration(let configuration) = value { .some(configuration) } else { nil }
    }
  }
}

extension Property where Value == ContentMode {
  /// Where in the view its image goes, and how large it is there. Default: `scaleToFill` (UIKit header).
  public static var contentMode: Self { Self(word: .contentMode, default: .scaleToFill) }
  /// Where in a background its image goes, and how large it is there. Default: `scaleToFill`
  /// (documented).
  public static var imageContentMode: Self {
    Self(word: .imageContentMode, default: .scaleToFill)
  }
}

extension Property where Value == ImageRenderingMode {
  /// Whether an image is drawn in its own colours or in the tint colour (the image's `renderingMode`).
  /// Default: `automatic` (UIKit header).
  public static var renderingMode: Self { Self(word: .renderingMode, default: .automatic) }
}

extension Property where Value == [DynamicColor] {
  /// The colours of a gradient, from its start to its end. Default: none.
  public static var colors: Self {
    Self(.colors, default: [], wrap: PropertyValue.colors) { value in
      if case .colors(let colors) = value { colors } else { nil }
    }
  }
}

extension Property where Value == [Double]? {
  /// Where each colour of a gradient is reached, 0…1; `nil` spreads them evenly. Default: `nil`
  /// (documented).
  public static var locations: Self {
    Self(.locations, default: nil, wrap: PropertyValue.locations) { value in
      if case .locations(let locations) = value { .some(locations) } else { nil }
    }
  }
}

extension Property where Value == Point {
  private init(_ name: PropertyName, default defaultValue: Point) {
    self.init(name, default: defaultValue, wrap: PropertyValue.unitPoint) { value in
      if case .unitPoint(let point) = value { point } else { nil }
    }
  }

  /// Where a gradient starts, in fractions of the bounds. Default: (0.5, 0), the middle of the top
  /// (documented).
  public static var startPoint: Self { Self(.startPoint, default: Point(0.5, 0)) }
  /// Where a gradient ends, in fractions of the bounds. Default: (0.5, 1), the middle of the bottom
  /// (documented).
  public static var endPoint: Self { Self(.endPoint, default: Point(0.5, 1)) }
}

extension Property where Value == Path? {
  /// The outline of a shape, in points from the top left of the bounds. Default: `nil`.
  public static var path: Self {
    Self(.path, default: nil, wrap: PropertyValue.path) { value in
      if case .path(let path) = value { .some(path) } else { nil }
    }
  }
}

extension Property where Value == FillRule {
  /// Which points are inside of a shape. Default: non-zero (documented).
  public static var fillRule: Self { Self(word: .fillRule, default: .nonZero) }
}

extension Property where Value == Stroke.Cap {
  /// The shape of the ends of a shape's line. Default: butt (documented).
  public static var lineCap: Self { Self(word: .lineCap, default: .butt) }
}

extension Property where Value == Stroke.Join {
  /// The shape of the corners of a shape's line. Default: miter (documented).
  public static var lineJoin: Self { Self(word: .lineJoin, default: .miter) }
}

extension Property where Value == LayoutPriority {
  private init(_ name: PropertyName, default defaultValue: LayoutPriority) {
    self.init(name, default: defaultValue, wrap: PropertyValue.priority) { value in
      if case .priority(let priority) = value { priority } else { nil }
    }
  }

  /// How strongly a view refuses to be wider than its content. Default: 250.
  public static var horizontalHuggingPriority: Self {
    Self(.horizontalHuggingPriority, default: .defaultLow)
  }
  /// How strongly a view refuses to be higher than its content. Default: 250.
  public static var verticalHuggingPriority: Self {
    Self(.verticalHuggingPriority, default: .defaultLow)
  }
  /// How strongly a view refuses to be narrower than its content. Default: 750.
  public static var horizontalCompressionResistancePriority: Self {
    Self(.horizontalCompressionResistancePriority, default: .defaultHigh)
  }
  /// How strongly a view refuses to be lower than its content. Default: 750.
  public static var verticalCompressionResistancePriority: Self {
    Self(.verticalCompressionResistancePriority, default: .defaultHigh)
  }
  /// How much a named constraint matters. Default: as it is written.
  public static var priority: Self { Self(.priority, default: .required) }
}

extension Property where Value == AutoresizingMask {
  /// What of a view's frame follows the bounds of its superview. A view without a `frame` whose width and
  /// height follow fills its superview. Default: nothing.
  public static var autoresizingMask: Self {
    Self(.autoresizingMask, default: [], wrap: PropertyValue.autoresizingMask) { value in
      if case .autoresizingMask(let mask) = value { mask } else { nil }
    }
  }
}

extension Property where Value == SelectionStyle {
  /// How a table cell shows that it is selected. Default: `default`, in grey (UIKit header).
  public static var selectionStyle: Self { Self(word: .selectionStyle, default: .default) }
}

extension Property where Value == BackgroundConfiguration.Style {
  /// The constructor of a background configuration. Default: `clear`.
  public static var style: Self { Self(word: .style, default: .clear) }
}

extension Property where Value == ColorTransformer? {
  private init(_ name: PropertyName) {
    self.init(name, default: nil, wrap: PropertyValue.colorTransformer) { value in
      if case .colorTransformer(let transformer) = value { .some(transformer) } else { nil }
    }
  }

  /// What becomes of the colour of a background. Default: `nil`, the colour as it is (documented).
  public static var backgroundColorTransformer: Self { Self(.backgroundColorTransformer) }
  /// What becomes of the colour of the line around a background. Default: `nil` (documented).
  public static var strokeColorTransformer: Self { Self(.strokeColorTransformer) }
}

extension Property where Value == DirectionalInsets {
  private init(_ name: PropertyName, default defaultValue: DirectionalInsets) {
    self.init(name, default: defaultValue, wrap: PropertyValue.directionalInsets) { value in
      if case .directionalInsets(let insets) = value { insets } else { nil }
    }
  }

  /// How far a background lies inside of its cell, in points. Default: 0 (documented).
  public static var backgroundInsets: Self { Self(.backgroundInsets, default: .zero) }
  /// How far a content configuration keeps from the edges of the content view, in points. Default: 11
  /// above and below, 16 at the sides (customary); beside an accessory UIKit makes 8 of the latter.
  public static var directionalLayoutMargins: Self {
    Self(
      .directionalLayoutMargins,
      default: DirectionalInsets(top: 11, leading: 16, bottom: 11, trailing: 16))
  }
  /// How far a view's margins lie inside of it, in points (`directionalLayoutMargins`). Default: 8 on all
  /// sides (documented).
  public static var layoutMargins: Self { Self(.layoutMargins, default: 8) }
}

extension Property where Value == Rect? {
  /// Where a view without constraints is, in its superview's coordinates, in points, before its
  /// `autoresizingMask` acts; `nil` for views that have constraints. Default: `nil`.
  public static var frame: Self {
    Self(.frame, default: nil, wrap: PropertyValue.frame) { value in
      if case .frame(let frame) = value { .some(frame) } else { nil }
    }
  }
}

extension Property where Value == Double? {
  /// The distance behind a view in its stack, in points (`UIStackView.customSpacing(after:)`); `nil` is
  /// the stack's spacing. Default: `nil`.
  public static var customSpacingAfter: Self {
    Self(.customSpacingAfter, default: nil, wrap: PropertyValue.distance) { value in
      if case .distance(let distance) = value { .some(distance) } else { nil }
    }
  }
}

extension Property where Value == [CellAccessory] {
  /// What a list's cell shows beside its content, in this order. Default: nothing (UIKit header).
  public static var accessories: Self {
    Self(.accessories, default: [], wrap: PropertyValue.accessories) { value in
      if case .accessories(let accessories) = value { accessories } else { nil }
    }
  }
}

extension Property where Value == AccessoryType {
  /// What a table cell shows at its end. Default: nothing (UIKit header).
  public static var accessoryType: Self { Self(word: .accessoryType, default: .none) }
}

extension Property where Value == StackAxis {
  /// The direction in which the views of a stack stand. Default: horizontal (documented).
  public static var axis: Self { Self(word: .axis, default: .horizontal) }
}

extension Property where Value == StackAlignment {
  /// How the views of a stack stand across its axis. Default: fill (documented).
  public static var alignment: Self { Self(word: .alignment, default: .fill) }
}

extension Property where Value == StackDistribution {
  /// How the views of a stack share its length. Default: fill (documented).
  public static var distribution: Self { Self(word: .distribution, default: .fill) }
}

extension Property where Value == DirectionalRectEdge {
  /// The edges at which the cell's layout margins are added to `backgroundInsets`. Default: none
  /// (documented).
  public static var edgesAddingLayoutMarginsToBackgroundInsets: Self {
    Self(
      .edgesAddingLayoutMarginsToBackgroundInsets, default: [],
      wrap: PropertyValue.directionalEdges
    ) { value in
      if case .directionalEdges(let edges) = value { edges } else { nil }
    }
  }
}

extension Property where Value == ShadowProperties {
  /// The shadow of a background. Default: none (documented).
  public static var shadowProperties: Self {
    Self(
      .shadowProperties, default: ShadowProperties(), wrap: PropertyValue.shadowProperties
    ) { value in
      if case .shadowProperties(let shadow) = value { shadow } else { nil }
    }
  }
}
