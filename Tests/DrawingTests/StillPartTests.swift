import Drawing
import Testing

@Suite("The parts that two display lists have in common")
struct StillPartTests {
  private typealias Item = DisplayList.Item

  private func square(_ x: Double, _ color: UInt32 = 0xFF_00_00) -> Item {
    .fill(.rect(Rect(x, 0, 10, 10)), Color(hex: color))
  }

  private func layer(
    _ name: String, x: Double = 0, opacity: Double = 1, clip: Path? = nil, shadow: Shadow? = nil,
    _ items: Item...
  ) -> Item {
    .layer(
      .init(
        name: name, transform: .translation(Point(x, 0)), opacity: opacity, clip: clip,
        shadow: shadow, items: items))
  }

  private func parts(
    _ items: [Item], since earlier: [Item]
  ) -> (still: [Item], moving: [Item]) {
    let size = Size(100, 10)
    return DisplayList(size: size, items: items)
      .separated(since: DisplayList(size: size, items: earlier), pixel: 0.5)
  }

  @Test("changed items are moving, those above them wait, and those beside them do not")
  func order() {
    let (below, above, beside) = (square(0), square(5, 0x00_FF_00), square(40))
    let parts = parts(
      [below, square(8, 1), above, beside], since: [below, square(8, 2), above, beside])
    #expect(parts.still == [below, beside])
    #expect(parts.moving == [square(8, 1), above])
  }

  @Test("inks that share a pixel are not drawn in another order")
  func sharedPixel() {
    for (x, isStill) in [(9.9, false), (10.4, false), (10.9, false), (11.1, true)] {
      let parts = parts([square(0, 1), square(x)], since: [square(0, 2), square(x)])
      #expect(parts.still == (isStill ? [square(x)] : []), "\(x)")
    }
  }

  @Test("layers that are only a place are taken apart, and keep their place")
  func places() {
    func cell(_ x: Double, _ color: UInt32) -> Item {
      layer("cell", x: x, square(0), layer("inner", square(20, color), square(40)))
    }
    let parts = parts([cell(3, 1), square(20)], since: [cell(3, 2), square(20)])
    #expect(parts.still == [layer("cell", x: 3, square(0), layer("inner", square(40)))])
    #expect(parts.moving == [layer("cell", x: 3, layer("inner", square(20, 1))), square(20)])
    // A layer that itself moves has nothing that stands still.
    let moved = self.parts([cell(3, 1)], since: [cell(4, 1)])
    #expect(moved.still.isEmpty)
    #expect(moved.moving == [cell(3, 1)])
  }

  @Test("layers that are composed as one stay whole")
  func composed() {
    let shadow = Shadow(color: Color(white: 0), opacity: 1, radius: 1, offset: .zero)
    func all(_ color: UInt32) -> [Item] {
      [
        layer("faded", opacity: 0.5, square(0), square(20, color)),
        layer("clipped", clip: .rect(Rect(0, 0, 5, 5)), square(0), square(20, color)),
        layer("shadowed", shadow: shadow, square(0), square(20, color)),
      ]
    }
    let parts = parts(all(1), since: all(2))
    #expect(parts.still.isEmpty)
    #expect(parts.moving == all(1))
  }

  @Test("inserted and removed items do not make the others moving")
  func insertion() {
    let (one, two, three) = (layer("a", square(0)), layer("b", square(20)), layer("c", square(40)))
    let added = parts([one, two, three], since: [one, three])
    #expect(added.still == [one, three])
    #expect(added.moving == [two])
    let removed = parts([one, three], since: [one, two, three])
    #expect(removed.still == [one, three])
    #expect(removed.moving.isEmpty)
  }

  @Test("equal lists stand still")
  func equal() {
    let items = [square(0), layer("a", opacity: 0.5, square(5))]
    let parts = parts(items, since: items)
    #expect(parts.still == items)
    #expect(parts.moving.isEmpty)
  }
}
