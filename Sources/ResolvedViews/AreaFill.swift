package import Drawing
internal import Images
internal import Scenes
internal import Views
package import Vocabulary

/// What fills an area: a colour, or an image again and again.
package struct AreaFill: Hashable, Sendable {
  /// The colour; the mean colour of a pattern; `nil` for none.
  package var color: Color?
  /// The image that is repeated; `nil` for a colour.
  package var pattern: PatternImage?

  /// Creates a fill.
  package init(_ color: Color? = nil, pattern: PatternImage? = nil) {
    self.color = color
    self.pattern = pattern
  }

  /// Draws the fill.
  ///
  /// - Parameter path: The area in the view's coordinates, at whose origin a pattern begins.
  package func ink(in path: Path) -> [DisplayList.Item] {
    guard let color, color.alpha > 0 else { return [] }
    guard let pattern else { return [.fill(path, color)] }
    guard let bounds = path.boundingBox, let tiles = pattern.tiles(over: bounds) else {
      return []
    }
    return [
      .layer(DisplayList.Layer(clip: path, items: [.image(tiles.image, in: tiles.frame)]))
    ]
  }
}

extension Interpolation<AreaFill> {
  /// As colours. There is nothing between a pattern and something else.
  static let areaFill = Interpolation { start, end, progress in
    guard start.pattern == nil, end.pattern == nil,
      let color = Interpolation<Color?>.optionalColor.between(start.color, end.color, progress)
    else { return nil }
    return AreaFill(color)
  }
}

extension Field {
  /// Creates a field for a colour or a pattern, or `nil` for none.
  init(_ property: Property<DynamicColor?>, _ path: @escaping Member<AreaFill>) {
    self.init(
      property, path, .areaFill,
      decided: { color, surroundings in
        AreaFill(color.map(surroundings.color), pattern: color?.pattern)
      },
      written: { fill -> DynamicColor? in
        if let pattern = fill.pattern { return .pattern(pattern) }
        return fill.color.map { .fixed($0) }
      })
  }
}
