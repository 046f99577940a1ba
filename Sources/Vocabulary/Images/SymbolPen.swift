internal import Drawing

/// Draws icons on a grid: most fill a square of 20 × 20 units, y down.
///
/// Strokes are converted to the areas that they cover; cut-out areas run counter-clockwise.
struct SymbolPen {
  /// A path relative to the top left corner of its box.
  struct Shape {
    var path: Path
    var width = 20.0
    var height = 20.0
  }

  /// The stroke width, in units.
  let line: Double

  private let center = Point(10, 10)
  /// The outer radius of round icons: slightly less than half of the square, because round shapes
  /// look larger.
  private let radius = 9.7

  /// The shape of a symbol that does not depend on the layout direction.
  func shape(of symbol: Symbol) -> Shape {
    symbol.drawing.map(shape) ?? placeholder(for: symbol.rawValue)
  }

  private func shape(of drawing: SymbolDrawing) -> Shape {
    switch drawing {
    case .star: Shape(path: star)
    case .starFill: Shape(path: Self.unitStar.applying(.scale(x: 20, y: 20)))
    case .heart: Shape(path: heart.outlined(width: line))
    case .heartFill: Shape(path: solid(heart))
    case .bookmark: Shape(path: bookmark.outlined(width: line), width: 14)
    case .bookmarkFill: Shape(path: solid(bookmark), width: 14)
    case .circle: Shape(path: ring)
    case .circleFill: Shape(path: disc)
    case .checkmark: Shape(path: checkmark.outlined(width: mark), width: 17, height: 17)
    case .checkmarkCircle: Shape(path: ring + innerCheckmark)
    case .checkmarkCircleFill: Shape(path: disc - innerCheckmark)
    case .plus: Shape(path: cross(Point(8.5, 8.5), reach: 8.5, mark), width: 17, height: 17)
    case .plusCircle: Shape(path: ring + innerPlus)
    case .plusCircleFill: Shape(path: disc - innerPlus)
    case .minus: Shape(path: bar(0, 17, mark / 2, mark), width: 17, height: mark)
    case .minusCircle: Shape(path: ring + innerMinus)
    case .minusCircleFill: Shape(path: disc - innerMinus)
    case .xmark: Shape(path: saltire(Point(7.5, 7.5), reach: 7.5, mark), width: 15, height: 15)
    case .xmarkCircle: Shape(path: ring + innerXmark)
    case .xmarkCircleFill: Shape(path: disc - innerXmark)
    case .infoCircle: Shape(path: ring + info)
    case .infoCircleFill: Shape(path: disc - info)
    case .ellipsis: ellipsis
    case .ellipsisCircle: Shape(path: ring + dots(center, radius: 1.05 + line * 0.15, step: 4.1))
    case .lineThreeHorizontal: threeLines
    case .chevronRight, .chevronForward: chevron(.right)
    case .chevronLeft, .chevronBackward: chevron(.left)
    case .chevronUp: chevron(.up)
    case .chevronDown: chevron(.down)
    case .magnifyingglass: Shape(path: magnifyingglass)
    case .trash: Shape(path: trash, width: 18, height: 21)
    case .squareAndArrowUp: Shape(path: share, width: 18, height: 22)
    case .personFill: Shape(path: person)
    case .personCropCircle: Shape(path: croppedPerson)
    case .photo: Shape(path: photo, width: 23, height: 18)
    case .folder: Shape(path: folder.outlined(width: line), width: 22, height: 18)
    case .folderFill: Shape(path: solid(folder), width: 22, height: 18)
    case .gear, .gearshape: Shape(path: gear)
    }
  }

  /// A dashed box for a symbol without a shape. Its area is that of a square symbol, and its
  /// proportions are the symbol's if they are known.
  private func placeholder(for name: String) -> Shape {
    let ratio = SymbolProportions.ratio(of: name).squareRoot()
    // In tenths of a unit, so that the numbers are short.
    let width = (20 * ratio * 10).rounded() / 10
    let height = (20 / ratio * 10).rounded() / 10
    return Shape(
      path: .dashedBox(Rect(0, 0, width, height), lineWidth: 1.2, pitch: 4), width: width,
      height: height)
  }

  // MARK: - Parts

  /// The width of a free-standing stroke, which is a little thicker than an outline.
  private var mark: Double { line * 1.15 }

  private var disc: Path { .circle(center: center, radius: radius) }

  private var ring: Path { hoop(center, radius) }

  /// A ring with the outer radius `radius`.
  private func hoop(_ center: Point, _ radius: Double) -> Path {
    .circle(center: center, radius: radius) - .circle(center: center, radius: radius - line)
  }

  /// The inside of a closed path together with a stroke around it.
  private func solid(_ path: Path) -> Path { path + path.outlined(width: line) }

  /// A straight stroke with round ends, from `left` to `right` including the ends.
  private func bar(_ left: Double, _ right: Double, _ y: Double, _ width: Double) -> Path {
    .roundedRect(Rect(left, y - width / 2, right - left, width), radius: width / 2)
  }

  private func upright(_ x: Double, _ top: Double, _ bottom: Double, _ width: Double) -> Path {
    .roundedRect(Rect(x - width / 2, top, width, bottom - top), radius: width / 2)
  }

  private func stroke(_ points: [Point], _ width: Double, cornerRadius: Double = 0) -> Path {
    Path.polyline(points, cornerRadius: cornerRadius).outlined(width: width)
  }

  /// A closed polygon with rounded corners.
  private func polygon(_ points: [Point], cornerRadius: Double) -> Path {
    guard let first = points.first, let second = points.dropFirst().first else { return Path() }
    // It starts and ends in the middle of a side, so that every corner is an inner one.
    let middle = Point((first.x + second.x) / 2, (first.y + second.y) / 2)
    var path = Path.polyline(
      [middle] + points.dropFirst() + [first, middle], cornerRadius: cornerRadius)
    path.close()
    return path
  }

  // MARK: - Marks

  private var checkmark: Path {
    let inset = mark / 2
    return .polyline([
      Point(0.4 + inset, 9.8), Point(5.8, 16.7 - inset), Point(16.6 - inset, 0.6 + inset),
    ])
  }

  private var innerCheckmark: Path {
    stroke([Point(5.9, 10.4), Point(8.8, 14), Point(14, 6.2)], mark)
  }

  /// Two crossed bars as one outline, so that it can be cut out.
  private func cross(_ center: Point, reach: Double, _ width: Double) -> Path {
    let half = width / 2
    let straight = reach - half
    // Each of the four arms goes from one inner corner around its end to the next.
    var path = Path()
    path.move(to: center + Point(-half, -half))
    for (x, y) in [(0.0, -1.0), (1, 0), (0, 1), (-1, 0)] {
      let end = center + Point(x * straight, y * straight)
      let left = Point(y * half, -x * half)
      let right = Point(-y * half, x * half)
      path.line(to: end + left)
      path.arc(around: end, from: left, to: right)
      path.line(to: center + Point(x * half, y * half) + right)
    }
    path.close()
    return path
  }

  /// Two crossed bars turned by 45°; `reach` is measured along the axes.
  private func saltire(_ center: Point, reach: Double, _ width: Double) -> Path {
    let root = 2.0.squareRoot()
    let length = (reach - width / 2) * root + width / 2
    let turn = Transform(a: 1 / root, b: 1 / root, c: -1 / root, d: 1 / root, tx: 0, ty: 0)
    return cross(.zero, reach: length, width).applying(turn.concatenating(.translation(center)))
  }

  private var innerPlus: Path { cross(center, reach: 5.2, mark) }
  private var innerMinus: Path { bar(4.8, 15.2, 10, mark) }
  private var innerXmark: Path { saltire(center, reach: 3.9, mark) }

  private var info: Path {
    let dot = 0.75 + line * 0.33
    return Path.circle(center: Point(10, 5.9), radius: dot)
      + upright(10, 8.5, 15, mark)
  }

  private func dots(_ middle: Point, radius: Double, step: Double) -> Path {
    [-step, 0, step].reduce(Path()) {
      $0 + .circle(center: Point(middle.x + $1, middle.y), radius: radius)
    }
  }

  private var ellipsis: Shape {
    let dot = 1.1 + line * 0.42
    return Shape(
      path: dots(Point(9.5, dot), radius: dot, step: 9.5 - dot), width: 19, height: 2 * dot)
  }

  private var threeLines: Shape {
    let paths = [0, 6.2, 12.4].map { bar(0, 19, $0 + mark / 2, mark) }
    return Shape(path: paths[0] + paths[1] + paths[2], width: 19, height: 12.4 + mark)
  }

  private enum Direction { case right, left, up, down }

  /// Two strokes at a right angle, 16 units long and 9 deep at regular weight.
  private func chevron(_ direction: Direction) -> Shape {
    let width = line * 1.25
    let (length, inset) = (16.0, width / 2)
    let depth = (length - width) / 2 + width
    let path = stroke(
      [Point(inset, inset), Point(length / 2, depth - inset), Point(length - inset, inset)], width)
    let down = Shape(path: path, width: length, height: depth)
    let turned = Shape(path: path, width: depth, height: length)
    func map(_ shape: Shape, _ transform: Transform) -> Shape {
      Shape(path: path.applying(transform), width: shape.width, height: shape.height)
    }
    // Half and quarter turns, which keep the outline clockwise.
    return switch direction {
    case .down: down
    case .up: map(down, Transform(a: -1, b: 0, c: 0, d: -1, tx: length, ty: depth))
    case .left: map(turned, Transform(a: 0, b: 1, c: -1, d: 0, tx: depth, ty: 0))
    case .right: map(turned, Transform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: length))
    }
  }
}

// MARK: - Pictures

extension SymbolPen {
  /// A filled star with a smaller star cut out, so that the points stay sharp.
  private var star: Path {
    // The distance of the sides from the centre is cos 72° times the radius.
    let distance = 10 * 0.309_016_994_374_947_45
    let factor = (distance - (0.6 + line * 0.45)) / distance
    let middle = Point(10, 10 + 10 * (1 - 0.809_016_994_374_947_5) / 2)
    let whole = Self.unitStar.applying(.scale(x: 20, y: 20))
    let shrink = Transform.translation(Point(-middle.x, -middle.y))
      .concatenating(.scale(x: factor, y: factor)).concatenating(.translation(middle))
    return whole - whole.applying(shrink)
  }

  /// The centre line of the stroke, inset so that its outer edge is the same at every weight.
  private var heart: Path {
    let inset = line / 2
    let (left, right, top, bottom) = (inset, 20 - inset, 1.3 + inset, 19 - inset * 1.3)
    let notch = Point(10, 4.3 + inset)
    var path = Path()
    path.move(to: notch)
    path.curve(Point(9.2, 2.8 + inset), Point(7.6, top), to: Point(5.5, top))
    path.curve(Point(2.3, top), Point(left, 3.9 + inset), to: Point(left, 7.1))
    path.curve(Point(left, 11.8), Point(4.8, 15.3), to: Point(10, bottom))
    path.curve(Point(15.2, 15.3), Point(right, 11.8), to: Point(right, 7.1))
    path.curve(Point(right, 3.9 + inset), Point(17.7, top), to: Point(14.5, top))
    path.curve(Point(12.4, top), Point(10.8, 2.8 + inset), to: notch)
    path.close()
    return path.reversed()
  }

  private var bookmark: Path {
    let inset = line / 2
    return polygon(
      [
        Point(0.5 + inset, 0.5 + inset), Point(13.5 - inset, 0.5 + inset),
        Point(13.5 - inset, 19.3 - inset), Point(7, 14.2 - inset * 0.4),
        Point(0.5 + inset, 19.3 - inset),
      ], cornerRadius: 1)
  }

  private var magnifyingglass: Path {
    let lens = Point(8.1, 8.1)
    let handle = mark * 1.1
    // The round end of the handle stays within the ring.
    let start = 8.1 + (7.9 - line + handle / 2) * 0.707_106_781_186_547_5
    return hoop(lens, 7.8)
      + stroke([Point(start, start), Point(19.4 - handle / 2, 19.4 - handle / 2)], handle)
  }

  private var trash: Path {
    let inset = line / 2
    let lid = bar(0.2, 17.8, 4.2, line)
    let handle = stroke(
      [Point(6, 4), Point(6, 0.4 + inset), Point(12, 0.4 + inset), Point(12, 4)], line,
      cornerRadius: 1.6)
    let can = stroke(
      [
        Point(2.4 + inset, 4.2), Point(3.2 + inset, 20.6 - inset),
        Point(14.8 - inset, 20.6 - inset), Point(15.6 - inset, 4.2),
      ], line, cornerRadius: 2)
    let slats = upright(7, 8, 16.8, line * 0.85) + upright(11, 8, 16.8, line * 0.85)
    return lid + handle + can + slats
  }

  private var share: Path {
    let inset = line / 2
    let top = 8.7
    let box = stroke(
      [
        Point(6, top), Point(1 + inset, top), Point(1 + inset, 21.4 - inset),
        Point(17 - inset, 21.4 - inset), Point(17 - inset, top), Point(12, top),
      ], line, cornerRadius: 2)
    let tip = 0.6 + inset * 1.414_213_562_373_095_1
    let head = stroke([Point(5.4, tip + 3.6), Point(9, tip), Point(12.6, tip + 3.6)], line)
    return box + head + upright(9, tip - inset, 14.2, line)
  }

  private var person: Path {
    var shoulders = Path()
    shoulders.move(to: Point(1.6, 17.4))
    shoulders.curve(Point(1.6, 13.6), Point(5.4, 11.2), to: Point(10, 11.2))
    shoulders.curve(Point(14.6, 11.2), Point(18.4, 13.6), to: Point(18.4, 17.4))
    shoulders.curve(Point(18.4, 18.6), Point(17.8, 19), to: Point(16.8, 19))
    shoulders.line(to: Point(3.2, 19))
    shoulders.curve(Point(2.2, 19), Point(1.6, 18.6), to: Point(1.6, 17.4))
    shoulders.close()
    return Path.circle(center: Point(10, 5.4), radius: 4.4) + shoulders
  }

  private var croppedPerson: Path {
    // The shoulders end on the centre line of the ring, whose circle closes them.
    let edge = 9.7 - line / 2
    let y = 6.3
    let x = (edge * edge - y * y).squareRoot()
    var shoulders = Path()
    shoulders.move(to: Point(10 - x, 10 + y))
    shoulders.curve(Point(11.2 - x, 13.7), Point(7.4, 12.4), to: Point(10, 12.4))
    shoulders.curve(Point(12.6, 12.4), Point(8.8 + x, 13.7), to: Point(10 + x, 10 + y))
    shoulders.arc(around: Point(10, 10), from: Point(x, y), to: Point(-x, y))
    shoulders.close()
    return hoop(Point(10, 10), 9.7) + .circle(center: Point(10, 7.6), radius: 3.3) + shoulders
  }

  private var photo: Path {
    let frame = Rect(0.4, 0.5, 22.2, 17)
    let inner = frame.inset(by: Insets(line))
    let bounds =
      Path.roundedRect(frame, radius: 3)
      - Path.roundedRect(inner, radius: max(3 - line, 0.2))
    // The hills extend below the frame's line, so that there is no gap beside it.
    let reach = line * 0.4
    let (left, right, floor) = (inner.minX - reach, inner.maxX + reach, inner.maxY + reach)
    let hills = polygon(
      [
        Point(left, 14.2), Point(7.2, 9.2), Point(10.4, 11.9), Point(15.2, 7.2),
        Point(right, 14), Point(right, floor), Point(left, floor),
      ], cornerRadius: 0.5)
    return bounds + hills + .circle(center: Point(6.6, 5.8), radius: 1.7)
  }

  private var folder: Path {
    let inset = line / 2
    return polygon(
      [
        Point(0.4 + inset, 1.2 + inset), Point(7.6 - inset * 0.4, 1.2 + inset),
        Point(9.8 - inset * 0.4, 3.6 + inset), Point(21.6 - inset, 3.6 + inset),
        Point(21.6 - inset, 16.8 - inset), Point(0.4 + inset, 16.8 - inset),
      ], cornerRadius: 1.7)
  }

  /// A gear with eight teeth: one is given, the others are rotated by eighths of a turn.
  private var gear: Path {
    let inset = line / 2
    let (tip, root) = (9.8 - inset, 7.6 - inset)
    let tooth = [Point(-2.7, -root), Point(-1.45, -tip), Point(1.45, -tip), Point(2.7, -root)]
    let eighth = 0.5.squareRoot()
    var turn = Transform.identity
    var points: [Point] = []
    for _ in 0..<8 {
      points += tooth.map { turn.apply(to: $0) + Point(10, 10) }
      turn = turn.concatenating(
        Transform(a: eighth, b: eighth, c: -eighth, d: eighth, tx: 0, ty: 0))
    }
    return polygon(points, cornerRadius: 0.9).outlined(width: line)
      + hoop(Point(10, 10), 3.2 + inset)
  }

  /// Five outer points on the circle that fills the square and five inner points at 0.381966 of its
  /// radius (2 − φ, as in a pentagram), with one point up. It is moved down so that its bounding
  /// box is centred.
  static let unitStar: Path = {
    let radius = 0.5
    let innerRatio = 0.381_966_011_250_105
    // Unit vectors at multiples of 36° as literals: the C library's sine may differ in the last
    // digit between systems, which must not affect pictures.
    let sine = [0, 0.587_785_252_292_473_1, 0.951_056_516_295_153_5, 0.951_056_516_295_153_5]
    let cosine = [1, 0.809_016_994_374_947_5, 0.309_016_994_374_947_45, -0.309_016_994_374_947_45]
    func direction(_ step: Int) -> Point {
      let folded = step <= 5 ? step : 10 - step
      let (s, c) =
        switch folded {
        case 0...3: (sine[folded], cosine[folded])
        case 4: (sine[1], -cosine[1])
        default: (0.0, -1.0)
        }
      return Point(step <= 5 ? s : -s, -c)
    }
    let centerY = 0.5 + radius * (1 - cosine[1]) / 2
    var path = Path()
    for step in 0..<10 {
      let length = step.isMultiple(of: 2) ? radius : radius * innerRatio
      let point = Point(0.5 + direction(step).x * length, centerY + direction(step).y * length)
      if step == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    path.close()
    return path
  }()
}

extension Path {
  /// The union of two areas, if both run clockwise.
  fileprivate static func + (one: Path, other: Path) -> Path {
    Path(one.elements + other.elements)
  }

  /// The first area without the second one, which must be inside it; both must run clockwise.
  fileprivate static func - (one: Path, other: Path) -> Path {
    one + other.reversed()
  }
}
