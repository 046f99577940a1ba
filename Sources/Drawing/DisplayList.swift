/// A picture as a list of drawing commands. It contains no views, properties or states.
///
/// Everything is in points, y down, from the top left corner of `size`. A renderer needs to know
/// only these few cases; layers nest by construction, so none can be left open.
public struct DisplayList: Hashable, Sendable {
  /// The extent of the picture.
  public var size: Size
  /// The items, from back to front.
  public var items: [Item]

  /// Makes a picture of `size`.
  public init(size: Size, items: [Item] = []) {
    self.size = size
    self.items = items
  }

  /// One thing that is drawn.
  public enum Item: Hashable, Sendable {
    /// The inside of a path. A gradient's points are in the item's coordinates.
    case fill(Path, Paint)
    /// A line along a path.
    case stroke(Path, Stroke, Color)
    /// Outlines of text; the point is where its baseline starts.
    case text(TypesetText, at: Point, Color)
    /// An image, stretched to fill a rectangle. Between pixels colours are interpolated linearly, and
    /// where the image shrinks, all pixels that fall together are averaged (Cairo's filter "good").
    case image(Image, in: Rect)
    /// Other items, composed as one.
    case layer(Layer)

    /// The inside of a path in one colour.
    public static func fill(_ path: Path, _ color: Color) -> Item { .fill(path, .color(color)) }
  }

  /// Items that are composed first and then put onto what is behind them as a whole.
  public struct Layer: Hashable, Sendable {
    /// An identifier that is unique in the picture, for formats that can say it (SVG's `id`).
    public var name: String?
    /// From the layer's coordinates to those around it.
    public var transform: Transform
    /// The opacity of the whole, 0…1.
    public var opacity: Double
    /// Nothing outside this path is drawn; in the layer's coordinates.
    public var clip: Path?
    /// What the layer casts onto what is behind it, if anything.
    ///
    /// The layer's opacity acts on its content and on the shadow each by itself, so that the shadow is
    /// seen through translucent content (found by others in Core Animation's frames). A clip acts on
    /// the content only; that `masksToBounds` takes the shadow away is for the maker to see to.
    public var shadow: Shadow?
    /// What the layer holds, from back to front.
    public var items: [Item]

    /// Makes a layer.
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

  /// The same ink without identifiers, for a picture that stands in another picture.
  public func withoutNames() -> DisplayList {
    DisplayList(size: size, items: Self.withoutNames(items))
  }

  private static func withoutNames(_ items: [Item]) -> [Item] {
    items.flatMap { item -> [Item] in
      guard case .layer(var layer) = item else { return [item] }
      layer.name = nil
      layer.items = withoutNames(layer.items)
      return layer.items.isEmpty ? [] : [.layer(layer)]
    }
  }
}
