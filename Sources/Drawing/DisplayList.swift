/// A picture as a list of drawing commands. It contains no views, properties or states.
///
/// All coordinates are in points, y down, from the top left corner of `size`. Renderers implement
/// only these few cases.
public struct DisplayList: Hashable, Sendable {
  /// The size of the picture, in points.
  public var size: Size
  /// The items, from back to front.
  public var items: [Item]

  /// Creates a picture.
  public init(size: Size, items: [Item] = []) {
    self.size = size
    self.items = items
  }

  /// A drawing command.
  public enum Item: Hashable, Sendable {
    /// Fills a path. The points of a gradient are in the item's coordinates.
    case fill(Path, Paint)
    /// Strokes a path.
    case stroke(Path, Stroke, Color)
    /// Draws the outlines of a text; the point is the start of its baseline.
    case text(TypesetText, at: Point, Color)
    /// Draws an image, stretched to fill a rectangle. Colours between pixels are interpolated
    /// linearly, and an image that shrinks is averaged (Cairo's filter "good").
    case image(Image, in: Rect)
    /// A group of items.
    case layer(Layer)

    /// Fills a path with one colour.
    public static func fill(_ path: Path, _ color: Color) -> Item { .fill(path, .color(color)) }
  }

  /// Items that are composed together and then drawn as a whole.
  public struct Layer: Hashable, Sendable {
    /// An identifier that is unique in the picture, for formats that support it (SVG's `id`).
    public var name: String?
    /// The transform from the layer's coordinates to those around it.
    public var transform: Transform
    /// The opacity of the whole layer, 0…1.
    public var opacity: Double
    /// The clip path in the layer's coordinates: nothing outside of it is drawn; `nil` for no
    /// clipping.
    public var clip: Path?
    /// The layer's shadow; `nil` for none.
    ///
    /// The layer's opacity applies to content and shadow separately, so that the shadow is visible
    /// through translucent content (found by others in Core Animation's frames). A clip applies to
    /// the content only: the creator of the layer has to remove the shadow where `masksToBounds`
    /// does.
    public var shadow: Shadow?
    /// What the layer does with the picture behind it, inside its clip; `nil` for nothing. Formats that cannot do
    /// it get an image instead.
    package var backdrop: Backdrop?
    /// What the layer is seen through, in its coordinates: the layer, with its shadow, is multiplied by the alpha of
    /// these items (`CALayer.mask`); `nil` for no mask. Made by `DisplayList.mask`.
    package var mask: [Item]?
    /// The items, from back to front.
    public var items: [Item]

    /// Creates a layer.
    public init(
      name: String? = nil, transform: Transform = .identity, opacity: Double = 1,
      clip: Path? = nil, shadow: Shadow? = nil, items: [Item] = []
    ) {
      self.name = name
      self.transform = transform
      self.opacity = opacity
      self.clip = clip
      self.shadow = shadow
      self.items = items
    }
  }

  /// The same picture without identifiers, to be embedded in another picture.
  package func withoutNames() -> DisplayList {
    DisplayList(size: size, items: Self.withoutNames(items))
  }

  private static func withoutNames(_ items: [Item]) -> [Item] {
    items.flatMap { item -> [Item] in
      guard case .layer(var layer) = item else { return [item] }
      layer.name = nil
      layer.items = withoutNames(layer.items)
      layer.mask = layer.mask.map(withoutNames)
      return layer.items.isEmpty ? [] : [.layer(layer)]
    }
  }
}
