import Drawing
import Testing

@Suite("Path data of SVG, read")
struct SVGPathDataTests {
  private func data(_ text: String) throws -> String {
    try Path(svgData: text).svgData(decimals: 4)
  }

  @Test(
    "every command in both forms, and numbers as close as they can stand",
    arguments: [
      ("M10 20", "M10 20"),
      ("m10,20", "M10 20"),
      (" \t\nM 10 , 20\r\n", "M10 20"),
      ("M10-20L.5.5", "M10-20L0.5 0.5"),
      ("M1e1 2E+1L1e-1-.5e1", "M10 20L0.1-5"),
      ("M0 0 5 5 6 7", "M0 0L5 5 6 7"),
      ("m1 1 5 5 6 7", "M1 1L6 6 12 13"),
      ("M0 0L3 4l3 4", "M0 0L3 4 6 8"),
      ("M1 2H5h5V7v7", "M1 2H5 10V7 14"),
      ("M0 0H1 2 3", "M0 0H1 2 3"),
      ("M0 0C1 2 3 4 5 6c1 2 3 4 5 6", "M0 0C1 2 3 4 5 6 6 8 8 10 10 12"),
      ("M0 0C1 2 3 4 5 6S9 8 10 10", "M0 0C1 2 3 4 5 6 7 8 9 8 10 10"),
      ("M1 1S9 8 10 10", "M1 1C1 1 9 8 10 10"),
      ("M1 1Q0 0 1 0S9 8 10 10", "M1 1C0.3333 0.3333 0.3333 0 1 0 1 0 9 8 10 10"),
      ("M0 0s1 2 3 4", "M0 0C0 0 1 2 3 4"),
      ("M0 0Q3 3 6 0", "M0 0C2 2 4 2 6 0"),
      ("M0 0Q3 3 6 0T12 0", "M0 0C2 2 4 2 6 0 8-2 10-2 12 0"),
      ("M0 0q3 3 6 0t6 0", "M0 0C2 2 4 2 6 0 8-2 10-2 12 0"),
      ("M3 3T6 6", "M3 3C3 3 4 4 6 6"),
      ("M1 1L5 5ZL9 9", "M1 1L5 5ZM1 1L9 9"),
      ("M1 1l4 4zm1 1", "M1 1L5 5ZM2 2"),
      ("M1 1zz", "M1 1Z"),
      ("M0 0A0 5 0 0 1 9 9", "M0 0L9 9"),
      ("M1 1a5 5 0 0 1 0 0L2 2", "M1 1L2 2"),
    ])
  func commands(text: String, expected: String) throws {
    #expect(try data(text) == expected)
  }

  @Test("arcs lie on their ellipse, go the way that the flags say, and end exactly")
  func arcs() throws {
    // A quarter circle is one curve with the usual handles.
    #expect(try data("M10 0A10 10 0 0 1 0 10") == "M10 0C10 5.5228 5.5228 10 0 10")
    #expect(try data("M10 0a10 10 0 0 0-10 10") == "M10 0C4.4772 0 0 4.4772 0 10")
    // Three quarters are three, flags need no space behind them.
    let large = try Path(svgData: "M10 0A10 10 0 1110 20")
    #expect(large.boundingBox.map { [$0.minX, $0.minY, $0.maxX, $0.maxY] } != nil)
    let half = try Path(svgData: "M0 0a5 5 0 01 10 0")
    #expect(half.elements.count == 3)
    #expect(half.boundingBox == Rect(0, -5, 10, 5))
    let three = try Path(svgData: "M10 0A10 10 0 1 1 0-10")
    #expect(three.elements.count == 4)
    #expect(
      three.svgData(decimals: 4)
        == "M10 0C10 5.5228 5.5228 10 0 10-5.5228 10-10 5.5228-10 0-10-5.5228-5.5228-10 0-10")
    // Radii that do not reach grow.
    #expect(try Path(svgData: "M0 0a1 1 0 0 1 10 0") == half)
    // A turned ellipse: all ends of the curves are on it.
    let turned = try Path(svgData: "M0 0A8 3 30 1 0 2 1")
    for case .curve(_, _, let end) in turned.elements.dropLast() {
      #expect(end != Point(2, 1))
    }
    #expect(
      turned.elements.last.map { if case .curve(_, _, let end) = $0 { end } else { .zero } }
        == Point(2, 1))
  }

  /// How far a point is from the circle of radius 100.
  private static func distance(_ point: Point, _ centre: Point) -> Double {
    let (x, y) = (point.x - centre.x, point.y - centre.y)
    return abs((x * x + y * y).squareRoot() - 100)
  }

  @Test(
    "arcs of every size stay on their circle",
    arguments: [(0.3, 1.0), (1, 0), (-1, 0), (0, -1), (-0.8, -0.6), (0.6, -0.8), (0.999, -0.04)])
  func circle(x: Double, y: Double) throws {
    for flags in ["0 0", "0 1", "1 0", "1 1"] {
      guard (x, y) != (1, 0) else { continue }
      let length = (x * x + y * y).squareRoot()
      let end = Point(100 * x / length, 100 * y / length)
      let path = try Path(svgData: "M100 0A100 100 0 \(flags) \(end.x) \(end.y)")
      #expect((2...5).contains(path.elements.count))
      var current = Point(100, 0)
      var bows: [Bool] = []
      for case .curve(let a, let b, let next) in path.elements {
        let middle = Point(
          (current.x + 3 * a.x + 3 * b.x + next.x) / 8, (current.y + 3 * a.y + 3 * b.y + next.y) / 8
        )
        // On this circle, or on the one on the other side of the chord.
        let centres = [Point.zero, Point(100 + end.x, end.y)]
        let errors = centres.map { centre in
          max(Self.distance(middle, centre), Self.distance(next, centre))
        }
        #expect((errors.min() ?? 1) < 0.03)
        bows.append(errors[0] <= errors[1])
        current = next
      }
      #expect(Set(bows).count <= 1)
      #expect(current == end)
    }
  }

  @Test(
    "mistakes, with their places",
    arguments: [
      ("", 0, "path data is empty; write as \"M0 0 L10 10\""),
      ("  ", 2, "path data is empty; write as \"M0 0 L10 10\""),
      ("L1 1", 0, "path data begins with M, not \"L\"; write as \"M0 0 L10 10\""),
      ("M1", 2, "a number is missing here, before the end; write one"),
      ("M0 0L1", 6, "a number is missing here, before the end; write one"),
      ("M0 0L1 x", 7, "a number is missing here, before \"x\"; write one"),
      ("M0 0L1,,2", 7, "a number is missing here, before \",\"; write one"),
      ("M0 0L1 2,", 8, "\",\" is not a command of path data; the commands are M L H V C S Q T A Z"),
      ("M0 0é", 4, "\"é\" is not a command of path data; the commands are M L H V C S Q T A Z"),
      ("M0 0B1 1", 4, "\"B\" is not a command of path data; the commands are M L H V C S Q T A Z"),
      ("M0 0z5 5", 5, "\"5\" is not a command of path data; the commands are M L H V C S Q T A Z"),
      ("M0 0A1 1 0 2 0 5 5", 11, "a flag of an arc is 0 or 1, not \"2\""),
      ("M0 0L1e7 0", 5, "a number is above 1000000; write a smaller one"),
      ("M0 0L1e999 0", 5, "a number is above 1000000; write a smaller one"),
      ("M900000 0l900000 0", 18, "a coordinate is above 1000000; write a smaller one"),
      ("M0 0L-", 5, "a number is missing here, before \"-\"; write one"),
      ("M0 0L. 1", 5, "a number is missing here, before \".\"; write one"),
    ])
  func mistakes(text: String, offset: Int, message: String) throws {
    let failure = #expect(throws: SVGPathDataError.self) { try Path(svgData: text) }
    #expect(failure?.offset == offset)
    #expect(failure?.message == message)
  }

  @Test("long and hostile data ends in a message, not in a trap")
  func hostile() throws {
    let long = "M0 0" + String(repeating: "h1", count: 200_000)
    let failure = #expect(throws: SVGPathDataError.self) { try Path(svgData: long) }
    #expect(failure?.message == "path data has more than 100000 steps; make it shorter")
    // Any letters in any order.
    var state: UInt64 = 7
    let letters = Array("MmLlHhVvCcSsQqTtAaZz0123456789.-+eE, \u{0}é")
    for _ in 0..<3000 {
      var text = "M"
      for _ in 0..<30 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text.append(letters[Int(state >> 33) % letters.count])
      }
      if let path = try? Path(svgData: text), let bounds = path.boundingBox {
        #expect(bounds.size.width.isFinite && bounds.size.height.isFinite)
      }
    }
  }
}
