internal import Drawing
internal import Work

/// The shapes of symbols in a weight and scale, which are computed once.
enum SymbolShapes {
  private struct Key: Hashable {
    let name: String
    let line: Double
  }

  /// The maximum number of shapes that are kept. Our choice: more than a scene has symbols.
  private static let mostShapes = 2000

  private static let layers = Cache<Key, [SymbolLayer]>(maximumCount: mostShapes)

  /// The layers of a symbol for a stroke width. A symbol without a drawing has one.
  static func layers(of name: String, line: Double) -> [SymbolLayer] {
    layers.value(Key(name: name, line: line)) {
      SymbolLibrary.sketch(of: name).map { SymbolPen(line: line).layers(of: $0).layers }
        ?? [SymbolLayer(path: placeholder(for: name).path, level: 0)]
    }
  }

  private static let valueLayers = Cache<Key, [SymbolLayer]>(maximumCount: mostShapes)

  /// The layers of a symbol that shows a value in one colour, for a stroke width; empty if none of its layers has a
  /// threshold.
  static func valueLayers(of name: String, line: Double) -> [SymbolLayer] {
    valueLayers.value(Key(name: name, line: line)) {
      let layers =
        SymbolLibrary.sketch(of: name).map { SymbolPen(line: line).valueLayers(of: $0) } ?? []
      return layers.contains { $0.threshold != nil } ? layers : []
    }
  }

  private static let shapes = Cache<Key, (path: Path, size: Size)>(maximumCount: mostShapes)

  /// The shape of a symbol for a stroke width, in hundredths of the point size at the medium scale.
  static func shape(of name: String, line: Double) -> (path: Path, size: Size) {
    shapes.value(Key(name: name, line: line)) {
      SymbolLibrary.sketch(of: name).map { SymbolPen(line: line).shape(of: $0) }
        ?? placeholder(for: name)
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
