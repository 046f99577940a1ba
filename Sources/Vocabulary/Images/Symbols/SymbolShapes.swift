internal import Drawing
internal import Synchronization

/// The shapes of symbols in a weight and scale, which are computed once.
enum SymbolShapes {
  private struct Key: Hashable {
    let name: String
    let line: Double
  }

  private static let layers = Mutex<[Key: [SymbolLayer]]>([:])

  /// The layers of a symbol for a stroke width. A symbol without a drawing has one.
  static func layers(of name: String, line: Double) -> [SymbolLayer] {
    let key = Key(name: name, line: line)
    if let known = layers.withLock({ $0[key] }) { return known }
    let made =
      SymbolLibrary.sketch(of: name).map { SymbolPen(line: line).layers(of: $0).layers }
      ?? [SymbolLayer(path: placeholder(for: name).path, level: 0)]
    return layers.withLock { layers in
      layers[key] = made
      return made
    }
  }

  private static let shapes = Mutex<[Key: (path: Path, size: Size)]>([:])

  /// The shape of a symbol for a stroke width, in hundredths of the point size at the medium scale.
  static func shape(of name: String, line: Double) -> (path: Path, size: Size) {
    let key = Key(name: name, line: line)
    if let known = shapes.withLock({ $0[key] }) { return known }
    let shape =
      SymbolLibrary.sketch(of: name).map { SymbolPen(line: line).shape(of: $0) }
      ?? placeholder(for: name)
    return shapes.withLock { shapes in
      shapes[key] = shape
      return shape
    }
  }

  /// A dashed box for a symbol without a shape. Its area is that of a square of 20 points at a point size of
  /// 17, and its proportions are the symbol's if they are known.
  private static func placeholder(for name: String) -> (path: Path, size: Size) {
    let ratio = SymbolProportions.ratio(of: name).squareRoot()
    let unit = 100.0 / 17
    // In tenths of a point, so that the numbers are short.
    let width = (20 * ratio * 10).rounded() / 10 * unit
    let height = (20 / ratio * 10).rounded() / 10 * unit
    return (
      .dashedBox(Rect(0, 0, width, height), lineWidth: 1.2 * unit, pitch: 4 * unit),
      Size(width, height)
    )
  }
}
