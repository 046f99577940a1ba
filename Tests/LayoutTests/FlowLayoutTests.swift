import CollectionLayouts
import Drawing
import TestSupport
import Testing

@testable import Layout

@Suite("Flow layout")
struct FlowLayoutTests {
  private func geometry(
    _ layout: CollectionLayout, width: Double, items: Int, scale: Double = 2
  ) -> CollectionGeometry {
    CollectionGeometry(
      layout, size: Size(width, 100), sections: [SectionContent(count: items)], scale: scale)
  }

  private func xs(
    _ layout: CollectionLayout, width: Double, items: Int, scale: Double = 2
  ) -> [Double] {
    let flow = geometry(layout, width: width, items: items, scale: scale)
    return (0..<items).map { flow.frame(ofItem: $0).minX }
  }

  @Test("three of 92 in 320 with an inset of 12", arguments: [1.0, 2, 3])
  func threeInARow(scale: Double) {
    let layout = CollectionLayout.flow(itemSize: Size(92, 92), sectionInset: 12)
    #expect(xs(layout, width: 320, items: 3, scale: scale) == [12, 114, 216])
    let flow = geometry(layout, width: 320, items: 4, scale: scale)
    #expect(flow.frame(ofItem: 2) == Rect(216, 12, 92, 92))
    #expect(flow.frame(ofItem: 3) == Rect(12, 114, 92, 92))
  }

  @Test("the last line is spaced as if it were full: four of 50 in 375 are 15 apart")
  func lastLine() {
    #expect(xs(.flow(), width: 375, items: 4) == [0, 65, 130, 195])
    #expect(xs(.flow(), width: 375, items: 6) == [0, 65, 130, 195, 260, 325])
    #expect(xs(.flow(), width: 375, items: 7) == [0, 65, 130, 195, 260, 325, 0])
  }

  @Test("a line takes one more as soon as there is room for it")
  func packing() {
    #expect(xs(.flow(), width: 109, items: 3) == [29.5, 29.5, 29.5])
    #expect(xs(.flow(), width: 109.999, items: 2) == [30, 30])
    #expect(xs(.flow(), width: 110, items: 3) == [0, 60, 0])
    // A millionth of a point too little still fits.
    #expect(xs(.flow(), width: 110 - 0.9e-6, items: 2) == [0, 60])
  }

  @Test("if only one fits it is centred, even if it is wider than the line")
  func oneInALine() {
    #expect(xs(.flow(itemSize: Size(200, 50)), width: 320, items: 2) == [60, 60])
    #expect(xs(.flow(itemSize: Size(400, 50)), width: 320, items: 2) == [-40, -40])
    let inset = EdgeInsets(top: 0, left: 40, bottom: 0, right: 10)
    #expect(xs(.flow(itemSize: Size(200, 50), sectionInset: inset), width: 320, items: 1) == [75])
  }

  @Test("a single item in a line for two is at the left")
  func singleItem() {
    #expect(xs(.flow(), width: 320, items: 1) == [0])
  }

  @Test("origins lie on the pixel grid, sizes are kept")
  func pixelGrid() {
    // Three of 80 with a gap of 10.333.
    let layout = CollectionLayout.flow(itemSize: Size(80, 80.3), sectionInset: 12)
    let (second, third): (Double, Double) = (307 / 3, 578 / 3)
    let width: Double = 264 + 62 / 3
    #expect(xs(layout, width: width, items: 3, scale: 1) == [12, 102, 193])
    #expect(xs(layout, width: width, items: 3, scale: 2) == [12, 102.5, 192.5])
    #expect(xs(layout, width: width, items: 3, scale: 3) == [12, second, third])
    let flow = geometry(layout, width: width, items: 9, scale: 2)
    #expect(flow.frame(ofItem: 1).size == Size(80, 80.3))
    #expect(flow.frame(ofItem: 4).origin == Point(102.5, 102.5))
    #expect(flow.frame(ofItem: 7).origin == Point(102.5, 192.5))
  }

  @Test("lines are exactly the line spacing apart")
  func lines() {
    let layout = CollectionLayout.flow(
      itemSize: Size(100, 30), minimumLineSpacing: 7,
      sectionInset: EdgeInsets(top: 5, left: 1, bottom: 2, right: 3))
    let flow = geometry(layout, width: 304, items: 9, scale: 2)
    #expect([0, 2, 4, 6].map { flow.frame(ofItem: $0).minY } == [5, 42, 79, 116])
    #expect(flow.frame(ofItem: 1).minX == 201)
  }

  @Test("a layout without items has none in any rectangle")
  func empty() {
    let flow = geometry(.flow(), width: 320, items: 0, scale: 2)
    #expect(flow.items(in: Rect(-1000, -1000, 5000, 5000)).isEmpty)
  }

  @Test("the items in a rectangle are those that share an area with it")
  func edges() {
    let flow = geometry(.flow(), width: 110, items: 6, scale: 2)
    #expect(flow.items(in: Rect(0, 0, 110, 170)) == [0, 1, 2, 3, 4, 5])
    #expect(flow.items(in: Rect(0, 50, 110, 10)).isEmpty)
    #expect(flow.items(in: Rect(0, 50, 110, 10.1)) == [2, 3])
    #expect(flow.items(in: Rect(0, 49.9, 110, 10)) == [0, 1])
    #expect(flow.items(in: Rect(50, 0, 10, 170)).isEmpty)
    #expect(flow.items(in: Rect(0, 170, 110, 100)).isEmpty)
    #expect(flow.items(in: Rect(0, -100, 110, 100)).isEmpty)
    #expect(flow.items(in: Rect(59, 61, 2, 2)) == [3])
  }

  @Test("the items in a rectangle do not depend on the scale", arguments: [1.0, 2, 3])
  func notByRoundedFrames(scale: Double) {
    func flow(_ height: Double) -> CollectionGeometry {
      geometry(
        .flow(itemSize: Size(100, height), minimumLineSpacing: 0), width: 100, items: 5,
        scale: scale)
    }
    // The second line belongs to 50.4 and stands at 50 at 1x.
    #expect(flow(50.4).items(in: Rect(0, 50.1, 100, 0.2)) == [0])
    // The second line belongs to 50.6…101.2 and stands at 51…101.6 at 1x.
    #expect(flow(50.6).items(in: Rect(0, 101.3, 100, 0.2)) == [2])
  }

  @Test("the items in a rectangle equal those that a search of all items finds", arguments: 1...40)
  func bruteForce(seed: UInt64) {
    var numbers = SplitMix64(state: seed)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &numbers) }
    let layout = CollectionLayout.flow(
      itemSize: Size(number(0.5...120), number(0.5...120)), minimumLineSpacing: number(0...30),
      minimumInteritemSpacing: number(0...30),
      sectionInset: EdgeInsets(
        top: number(0...50), left: number(0...50), bottom: 0, right: number(0...50)))
    let count = Int.random(in: 1...300, using: &numbers)
    let scale = Double(Int.random(in: 1...3, using: &numbers))
    let flow = geometry(layout, width: number(101...400), items: count, scale: scale)
    for _ in 0..<50 {
      let rect = Rect(number(-100...400), number(-200...6000), number(0...400), number(0...900))
      let all = (0..<count).filter { flow.exactFrame(ofItem: $0).intersects(rect) }
      #expect(flow.items(in: rect) == all)
    }
  }

  @Test("queries of a million items take as long as those of three")
  func million() {
    let layout = CollectionLayout.flow(itemSize: Size(92, 92), sectionInset: 12)
    let flow = geometry(layout, width: 320, items: 1_000_000, scale: 2)
    #expect(flow.items(in: Rect(0, 0, 320, 116)) == [0, 1, 2, 3, 4, 5])
    let far = flow.frame(ofItem: 999_999)
    #expect(far == Rect(12, 12 + 333_333 * 102, 92, 92))
    #expect(flow.items(in: far) == [999_999])
    #expect(flow.items(in: Rect(0, 1e12, 320, 116)).isEmpty)
    #expect(flow.items(in: Rect(0, 102_005, 320, 95)) == [3000, 3001, 3002])
  }
}
