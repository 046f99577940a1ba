import Drawing
import Testing

@Suite("Rectangles and maps")
struct GeometryTests {
  private let rect = Rect(10, 20, 30, 40)

  @Test("edges, middles and the centre")
  func edges() {
    #expect([rect.minX, rect.midX, rect.maxX] == [10, 25, 40])
    #expect([rect.minY, rect.midY, rect.maxY] == [20, 40, 60])
    #expect(rect.center == Point(25, 40))
    #expect(Rect(origin: Point(10, 20), size: Size(30, 40)) == rect)
  }

  @Test("the left and top edges are inside, the right and bottom edges are not")
  func contains() {
    #expect(rect.contains(Point(10, 20)))
    #expect(rect.contains(Point(39.999, 59.999)))
    #expect(!rect.contains(Point(40, 30)))
    #expect(!rect.contains(Point(20, 60)))
    #expect(!rect.contains(Point(9.999, 30)))
    #expect(!rect.contains(Point(20, 19.999)))
    #expect(!Rect.zero.contains(.zero))
  }

  @Test("rectangles that only touch do not intersect")
  func intersects() {
    #expect(rect.intersects(Rect(39.9, 59.9, 1, 1)))
    #expect(!rect.intersects(Rect(40, 30, 5, 5)))
    #expect(!rect.intersects(Rect(20, 60, 5, 5)))
    #expect(!rect.intersects(Rect(5, 30, 5, 5)))
    #expect(rect.intersects(rect))
    #expect(rect.intersects(Rect(0, 0, 100, 100)))
    #expect(Rect(0, 0, 100, 100).intersects(rect))
  }

  @Test("insets move edges inwards, negative ones outwards")
  func inset() {
    #expect(
      rect.inset(by: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == Rect(12, 21, 24, 36))
    #expect(rect.inset(by: -5) == Rect(5, 15, 40, 50))
    #expect(rect.inset(by: .zero) == rect)
    #expect((1.5 as EdgeInsets) == EdgeInsets(top: 1.5, left: 1.5, bottom: 1.5, right: 1.5))
  }

  @Test("unions and offsets")
  func unions() {
    #expect(rect.union(Rect(0, 50, 5, 100)) == Rect(0, 20, 40, 130))
    #expect(rect.union(rect) == rect)
    #expect(rect.offsetBy(dx: -10, dy: 5) == Rect(0, 25, 30, 40))
    #expect(rect.offset(by: Point(-10, 5)) == Rect(0, 25, 30, 40))
    #expect(Point(3, 4) - Point(1, 1) == Point(2, 3))
    #expect(Point(3, 4) + Point(1, 1) == Point(4, 5))
  }

  @Test("maps are applied one after the other, the first one first")
  func concatenation() {
    let move = Transform.translation(Point(10, 0))
    let grow = Transform(scaleX: 2, y: 3)
    #expect(Point(1, 1).applying(move.concatenating(grow)) == Point(22, 3))
    #expect(Point(1, 1).applying(grow.concatenating(move)) == Point(12, 3))
    let turn = Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(Point(1, 0).applying(turn) == Point(0, 1))
    #expect(Point(3, 4).applying(turn.concatenating(turn)) == Point(-3, -4))
    #expect(Point.zero.applying(move.concatenating(turn)) == Point(0, 10))
  }

  @Test("methods put a map before another one, as Core Graphics does")
  func precedingMaps() {
    let map = Transform(a: 2, b: 1, c: -3, d: 0.5, tx: 7, ty: -9)
    let point = Point(3, -4)
    #expect(point.applying(map.scaledBy(x: 2, y: -1)) == Point(6, 4).applying(map))
    #expect(point.applying(map.translatedBy(x: 5, y: 6)) == Point(8, 2).applying(map))
    #expect(Transform(translationX: 5, y: 6) == .translation(Point(5, 6)))
    let turned = point.applying(Transform(rotationAngle: .pi / 2))
    #expect(abs(turned.x - 4) < 1e-12 && abs(turned.y - 3) < 1e-12)
    let both = point.applying(map.rotated(by: .pi / 2))
    let expected = Point(4, 3).applying(map)
    #expect(abs(both.x - expected.x) < 1e-12 && abs(both.y - expected.y) < 1e-12)
  }

  @Test("a picture that fits into a frame has its corners there; an empty one stays where it is")
  func fitting() {
    let frame = Rect(5, 6, 40, 10)
    let fitting = Transform.fitting(Size(20, 30), into: frame)
    #expect(Rect(0, 0, 20, 30).applying(fitting) == frame)
    #expect(Point(10, 15).applying(fitting) == frame.center)
    #expect(Transform.fitting(frame.size, into: Rect(0, 0, 40, 10)) == .identity)
    for size in [Size.zero, Size(0, 3), Size(3, 0), Size(-1, 2)] {
      #expect(Transform.fitting(size, into: frame) == .identity)
    }
  }

  @Test("a composition equals applying both, for maps with six different coefficients")
  func composition() {
    let first = Transform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
    let second = Transform(a: -1, b: 4, c: 6, d: -2, tx: 8, ty: 9)
    let third = Transform(a: 0, b: 1, c: 2, d: 3, tx: 4, ty: 5)
    for point in [Point.zero, Point(1, 0), Point(0, 1), Point(-3, 17)] {
      #expect(
        point.applying(first.concatenating(second)) == point.applying(first).applying(second))
    }
    #expect(
      first.concatenating(second).concatenating(third)
        == first.concatenating(second.concatenating(third)))
    #expect(first.concatenating(.identity) == first)
    #expect(Transform.identity.concatenating(first) == first)
  }
}
