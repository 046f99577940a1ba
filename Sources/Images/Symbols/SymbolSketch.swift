internal import Drawing

/// The drawing of a symbol before a pen draws it: centre lines and areas, in painter's order.
///
/// Lengths are in hundredths of the point size at the medium scale, y down, from the top left corner of the
/// image's box.
struct SymbolSketch {
  /// A centre line, or an area.
  struct Part {
    /// The centre line, and the boundary of the area.
    var path: Path
    /// Whether the inside of the path is covered.
    var isFilled = false
    /// The width of the stroke at regular weight; `nil` for an area without a stroke.
    var stroke: Double?
    /// Whether the part is removed from those below it.
    var isCut = false
    /// Whether the part lies inside of an area, so that it is cut out of the filled variant.
    var isInside = false
    /// Whether the part is cut out in one colour, but shown as the primary layer in several.
    var isShownInHole = false
    /// The layer for several colours: 0 is the primary one.
    var level = 0
    /// The place of the part in a symbol that shows a value, from 1; 0 for parts that are always shown.
    var step = 0

    /// Whether the path is a closed one.
    var isClosed: Bool { path.elements.last == .close }
  }

  /// The stroke width of the regular weight.
  static let regularStroke = 8.0

  /// The size of the image's box at regular weight.
  var size: Size
  /// The parts; later ones cover earlier ones.
  var parts: [Part]

  /// The drawing as what is behind another one: nothing of it is primary.
  var behind: SymbolSketch {
    var result = self
    for index in parts.indices { result.parts[index].level = max(parts[index].level, 1) }
    return result
  }

  /// The bounding box of the ink at regular weight; `nil` without ink.
  var inkBounds: Rect? {
    parts.filter { !$0.isCut }.compactMap { part in
      part.path.boundingBox.map { bounds in
        let reach = (part.stroke ?? 0) / 2
        return Rect(
          bounds.minX - reach, bounds.minY - reach, bounds.size.width + 2 * reach,
          bounds.size.height + 2 * reach)
      }
    }.reduce(nil) { bounds, next in bounds?.union(next) ?? next }
  }

  /// The parts scaled by a factor and moved, with their stroke widths unchanged.
  func placed(scale: Double, at origin: Point) -> [Part] {
    let transform = Transform(scaleX: scale, y: scale).concatenating(.translation(origin))
    return parts.map { part in
      var part = part
      part.path = part.path.applying(transform)
      return part
    }
  }
}
