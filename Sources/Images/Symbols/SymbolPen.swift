internal import Drawing

/// Draws symbols with strokes of one width.
///
/// Strokes have round ends and corners. They grow to both sides of their centre line, and the image's box
/// grows with them.
struct SymbolPen {
  /// The stroke width, in hundredths of the point size at the medium scale; 8 is regular.
  let line: Double

  /// The area that a drawing covers, to fill by the non-zero rule, and the size of its box.
  func shape(of sketch: SymbolSketch) -> (path: Path, size: Size) {
    var path = Path()
    var removed = Path()
    for part in sketch.parts {
      let area = area(of: part)
      if part.isCut {
        removed.append(area)
      } else {
        // Adjacent cuts are removed together.
        if !removed.isEmpty { path = path.subtracting(removed) }
        removed = Path()
        path.append(area)
      }
    }
    if !removed.isEmpty { path = path.subtracting(removed) }
    let growth = line - SymbolSketch.regularStroke
    return (
      path.applying(.translation(Point(growth / 2, growth / 2))),
      Size(max(sketch.size.width + growth, 1), max(sketch.size.height + growth, 1))
    )
  }

  /// The layers of a drawing, from back to front, and the size of its box. Without the layers in front of them,
  /// they have no holes.
  func layers(of sketch: SymbolSketch) -> (layers: [SymbolLayer], size: Size) {
    var layers: [SymbolLayer] = []
    let steps = sketch.parts.map(\.step).max() ?? 0
    func remove(_ area: Path, where isIncluded: (SymbolLayer) -> Bool) {
      for index in layers.indices where isIncluded(layers[index]) {
        layers[index].path = layers[index].path.subtracting(area)
      }
    }
    for part in sketch.parts {
      let area = area(of: part)
      if part.isCut, !part.isShownInHole {
        remove(area) { _ in true }
        continue
      }
      let level = part.isCut ? 0 : part.level
      if level > 0, part.isInside { remove(area) { $0.level < level } }
      let threshold = SymbolLayer.threshold(step: part.step, of: steps)
      if let index = layers.firstIndex(where: { $0.level == level && $0.threshold == threshold }) {
        layers[index].path.append(area)
      } else {
        layers.append(SymbolLayer(path: area, level: level, threshold: threshold))
      }
    }
    let growth = line - SymbolSketch.regularStroke
    let place = Transform.translation(Point(growth / 2, growth / 2))
    let placed = layers.map {
      SymbolLayer(path: $0.path.applying(place), level: $0.level, threshold: $0.threshold)
    }
    // The sort is stable.
    return (
      placed.sorted { $0.level > $1.level },
      Size(max(sketch.size.width + growth, 1), max(sketch.size.height + growth, 1))
    )
  }

  /// The layers of a drawing in one colour, from back to front: the parts with the same threshold are one layer. They
  /// have the holes of the shape, so that parts that are cut out do not show a value.
  func valueLayers(of sketch: SymbolSketch) -> [SymbolLayer] {
    var layers: [SymbolLayer] = []
    var removed = Path()
    let steps = sketch.parts.map(\.step).max() ?? 0
    func removeCuts() {
      guard !removed.isEmpty else { return }
      for index in layers.indices {
        layers[index].path = layers[index].path.subtracting(removed)
      }
      removed = Path()
    }
    for part in sketch.parts {
      let area = area(of: part)
      guard !part.isCut else {
        removed.append(area)
        continue
      }
      removeCuts()
      let threshold = SymbolLayer.threshold(step: part.step, of: steps)
      if let index = layers.firstIndex(where: { $0.threshold == threshold }) {
        layers[index].path.append(area)
      } else {
        layers.append(SymbolLayer(path: area, level: 0, threshold: threshold))
      }
    }
    removeCuts()
    let growth = line - SymbolSketch.regularStroke
    let place = Transform.translation(Point(growth / 2, growth / 2))
    return layers.map {
      SymbolLayer(path: $0.path.applying(place), level: $0.level, threshold: $0.threshold)
    }
  }

  private func area(of part: SymbolSketch.Part) -> Path {
    let path = part.isFilled ? part.path.clockwise : part.path
    guard let stroke = part.stroke else { return path }
    return part.isFilled
      ? path.grown(width: width(of: stroke)) : path.outlined(width: width(of: stroke))
  }

  /// The width of a stroke that is `regular` at regular weight.
  ///
  /// Wider strokes keep their distance to the regular width, which is a gap. Narrower ones, which are
  /// details, grow less with the weight.
  private func width(of regular: Double) -> Double {
    let usual = SymbolSketch.regularStroke
    let share = regular / usual
    if share > 1 { return line + regular - usual }
    return line > usual ? regular + (line - usual) * share * share : line * share
  }
}

extension Path {
  /// The path with each sub-path clockwise.
  fileprivate var clockwise: Path {
    var result = Path()
    var piece = Path()
    func finish() {
      guard !piece.isEmpty else { return }
      result.append(piece.signedArea < 0 ? piece.reversed() : piece)
      piece = Path()
    }
    for element in elements {
      if case .move = element { finish() }
      piece.append(Path([element]))
    }
    finish()
    return result
  }

  /// The area inside of the polygon of all points with their handles; positive if it runs clockwise.
  private var signedArea: Double {
    var points: [Point] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .curve(let first, let second, let point): points += [first, second, point]
      case .close: break
      }
    }
    guard var last = points.last else { return 0 }
    return points.reduce(0) { sum, point in
      defer { last = point }
      return sum + (last.x * point.y - point.x * last.y) / 2
    }
  }
}
