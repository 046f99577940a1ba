import CollectionLayouts
import Drawing
import TestSupport
import Testing

@testable import Layout

@Suite("Flow layout: cells of several sizes, directions, sections")
struct FlowLineTests {
  private func geometry(
    _ layout: CollectionLayout, size: Size = Size(375, 667), _ sizes: [Size?],
    inset: EdgeInsets = .zero, scale: Double = 2
  ) -> CollectionGeometry {
    CollectionGeometry(
      layout, size: size, contentInset: inset,
      sections: [SectionContent(count: sizes.count, sizes: sizes)], scale: scale)
  }

  private func frames(_ geometry: CollectionGeometry) -> [Rect] {
    (0..<geometry.itemCount).map(geometry.frame(ofItem:))
  }

  @Test("a full line reaches from edge to edge, its cells centred across it")
  func justified() {
    // 100 + 120 + 80 leave 75 of 375; the fourth of 100 does not fit.
    let flow = geometry(.flow(), [Size(100, 40), Size(120, 60), Size(80, 20), Size(100, 30)])
    #expect(
      frames(flow) == [
        Rect(0, 10, 100, 40), Rect(137.5, 0, 120, 60), Rect(295, 20, 80, 20),
        Rect(0, 70, 100, 30),
      ])
    #expect(flow.contentSize == Size(375, 100))
  }

  @Test("a last line of different cells keeps the least spacing, at the left")
  func unequalLastLine() {
    let flow = geometry(.flow(), [Size(100, 40), Size(120, 40)])
    #expect(frames(flow).map(\.minX) == [0, 110])
    // One dimension is enough.
    #expect(frames(geometry(.flow(), [Size(50, 40), Size(50, 41)])).map(\.minX) == [0, 60])
  }

  @Test("a last line of equal cells is spaced as a full one, after any other lines")
  func phantoms() {
    // Below the line of 300 four of 50: six would fit, 15 apart.
    let flow = geometry(
      .flow(), [Size(340, 10)] + Array(repeating: Size(50, 50), count: 4))
    #expect(frames(flow).map(\.minX) == [17.5, 0, 65, 130, 195])
    #expect(frames(flow).map(\.minY) == [0, 20, 20, 20, 20])
  }

  @Test("a cell alone in a full line is centred, even when it is wider than the line")
  func alone() {
    let flow = geometry(.flow(), [Size(200, 50), Size(300, 50), Size(400, 50), Size(100, 50)])
    #expect(frames(flow).map(\.minX) == [87.5, 37.5, -12.5, 0])
  }

  @Test("sizes of items stand for itemSize; the others keep it")
  func mixed() {
    let flow = geometry(.flow(itemSize: Size(60, 60)), [nil, Size(300, 40), nil])
    #expect(
      frames(flow) == [
        Rect(0, 0, 60, 60), Rect(75, 10, 300, 40), Rect(0, 70, 60, 60),
      ])
  }

  @Test("horizontally lines are columns")
  func horizontal() {
    let layout = CollectionLayout.flow(
      itemSize: Size(80, 50), minimumLineSpacing: 7,
      sectionInset: EdgeInsets(top: 5, left: 20, bottom: 5, right: 30), scrollDirection: .horizontal
    )
    // 190 high: three of 50 leave 40, 20 between two.
    let flow = geometry(layout, size: Size(100, 200), Array(repeating: nil, count: 5))
    #expect(
      frames(flow) == [
        Rect(20, 5, 80, 50), Rect(20, 75, 80, 50), Rect(20, 145, 80, 50),
        Rect(107, 5, 80, 50), Rect(107, 75, 80, 50),
      ])
    #expect(flow.contentSize == Size(217, 200))
    #expect(flow.items(in: Rect(100, 0, 100, 200)) == [3, 4])
    let uneven = geometry(
      .flow(scrollDirection: .horizontal), size: Size(100, 120),
      [Size(30, 50), Size(60, 60), Size(10, 100)])
    #expect(frames(uneven).map(\.origin) == [Point(15, 0), Point(0, 60), Point(70, 10)])
  }

  @Test("content insets take from the room across the scroll direction")
  func contentInset() {
    let flow = geometry(
      .flow(itemSize: Size(50, 50)), [nil, nil, nil],
      inset: EdgeInsets(top: 40, left: 100, bottom: 0, right: 165))
    // 110 are left: two in a line.
    #expect(frames(flow).map(\.origin) == [Point(0, 0), Point(60, 0), Point(0, 60)])
    #expect(flow.contentSize == Size(110, 110))
  }

  @Test("headers and footers span the content; empty sections have theirs, too")
  func sections() {
    let flow = CollectionGeometry(
      .flow(
        itemSize: Size(100, 40), sectionInset: EdgeInsets(top: 5, left: 10, bottom: 7, right: 10),
        headerReferenceSize: Size(0, 30), footerReferenceSize: Size(999, 20)),
      size: Size(320, 480), sections: [4, 0, 1].map { SectionContent(count: $0) }, scale: 2)
    // 300 wide: two of 100, and no third with 10 between: 100 apart.
    #expect(
      frames(flow) == [
        Rect(10, 35, 100, 40), Rect(210, 35, 100, 40), Rect(10, 85, 100, 40),
        Rect(210, 85, 100, 40), Rect(10, 249, 100, 40),
      ])
    // 30 + 5 + 90 + 7 + 20, then 62, then 30 + 5 + 40 + 7 + 20.
    #expect(flow.contentSize == Size(320, 316))
    #expect(flow.supplementFrames(of: flow.places[0]).header == Rect(0, 0, 320, 30))
    #expect(flow.supplementFrames(of: flow.places[0]).footer == Rect(0, 132, 320, 20))
    #expect(flow.supplementFrames(of: flow.places[1]).header == Rect(0, 152, 320, 30))
    #expect(flow.supplementFrames(of: flow.places[2]).footer == Rect(0, 296, 320, 20))
    #expect((0...4).map(flow.section(ofItem:)) == [0, 0, 0, 0, 2])
    #expect(flow.items(in: Rect(0, 120, 320, 130)) == [2, 3, 4])
    #expect(flow.items(in: Rect(0, 125, 320, 124)).isEmpty)
  }

  @Test("S4's numbers on three screens", arguments: [(375.0, 3150.0), (390, 3270), (393, 3294)])
  func hotels(width: Double, height: Double) {
    let flow = geometry(
      .flow(itemSize: Size(width - 20, width / 2)), size: Size(width, 667),
      Array(repeating: nil, count: 16))
    #expect(flow.contentSize == Size(width, height))
    for item in 0..<16 {
      #expect(
        flow.exactFrame(ofItem: item)
          == Rect(10, Double(item) * (width / 2 + 10), width - 20, width / 2))
    }
  }

  @Test("asking for a part equals looking at all cells, of any sizes", arguments: 1...40)
  func bruteForce(seed: UInt64) {
    var numbers = SplitMix64(state: seed)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &numbers) }
    let sizes = (0..<Int.random(in: 1...7, using: &numbers)).map { _ in
      Bool.random(using: &numbers) ? Size(number(0.5...160), number(0.5...120)) : nil
    }
    let isHorizontal = Bool.random(using: &numbers)
    let size = Size(number(101...400), number(101...400))
    let layout = CollectionLayout.flow(
      itemSize: Size(number(10...120), number(10...120)), minimumLineSpacing: number(0...30),
      minimumInteritemSpacing: number(0...30),
      sectionInset: EdgeInsets(top: number(0...50), left: number(0...50), bottom: 3, right: 4),
      scrollDirection: isHorizontal ? .horizontal : .vertical,
      headerReferenceSize: Size(number(0...30), number(0...30)))
    let sections = (0..<Int.random(in: 1...5, using: &numbers)).map { _ in
      SectionContent(count: Int.random(in: 0...80, using: &numbers), sizes: sizes)
    }
    let flow = CollectionGeometry(layout, size: size, sections: sections, scale: 2)
    let all = 0..<flow.itemCount
    let most = flow.mostCells(in: size)
    let sums = sections.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
    for item in all {
      let section = flow.section(ofItem: item)
      #expect((sums[section]..<sums[section + 1]).contains(item))
    }
    for _ in 0..<30 {
      let (along, across) = (number(-200...6000), number(-100...400))
      let rect = Rect(
        isHorizontal ? along : across, isHorizontal ? across : along, number(0...400),
        number(0...900))
      #expect(
        flow.items(in: rect) == all.filter { flow.exactFrame(ofItem: $0).intersects(rect) })
      let bounds = Rect(origin: rect.origin, size: size)
      #expect(flow.items(in: bounds).count <= most)
    }
    // Cells never overlap, and the content holds them all along the scroll direction.
    for item in all {
      let frame = flow.exactFrame(ofItem: item)
      #expect(
        isHorizontal
          ? frame.maxX <= flow.contentSize.width + 1e-6
          : frame.maxY <= flow.contentSize.height + 1e-6)
      let inner = Rect(
        frame.minX + 1e-6, frame.minY + 1e-6, frame.size.width - 2e-6, frame.size.height - 2e-6)
      #expect(flow.items(in: inner) == [item])
    }
  }

  @Test(
    "a few different sizes are laid out as if the delegate returned the sizes of all",
    arguments: 1...40)
  func measured(seed: UInt64) {
    var numbers = SplitMix64(state: seed)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &numbers) }
    let count = Int.random(in: 1...200, using: &numbers)
    var asked: [Int: Size] = [:]
    for _ in 0..<Int.random(in: 1...6, using: &numbers) {
      asked[Int.random(in: 0..<count, using: &numbers)] = Size(number(1...150), number(1...90))
    }
    let layout = CollectionLayout.flow(
      itemSize: Size(number(20...150), number(10...90)), minimumLineSpacing: number(0...20),
      sectionInset: 7, headerReferenceSize: Size(0, 11))
    let size = Size(number(160...400), 300)
    let few = CollectionGeometry(
      layout, size: size, sections: [SectionContent(count: count)], scale: 2, measured: asked)
    let all = CollectionGeometry(
      layout, size: size,
      sections: [SectionContent(count: count, sizes: (0..<count).map { asked[$0] })], scale: 2)
    func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }
    #expect(near(few.contentSize.height, all.contentSize.height))
    for item in 0..<count {
      let (a, b) = (few.exactFrame(ofItem: item), all.exactFrame(ofItem: item))
      #expect(near(a.minX, b.minX) && near(a.minY, b.minY) && a.size == b.size)
      let inner = Rect(a.minX + 0.1, a.minY + 0.1, a.size.width - 0.2, a.size.height - 0.2)
      #expect(few.items(in: inner) == [item])
    }
    let bounds = Rect(0, number(-50...2000), size.width, size.height)
    #expect(
      few.items(in: bounds)
        == (0..<count).filter { few.exactFrame(ofItem: $0).intersects(bounds) })
    #expect(few.items(in: bounds).count <= few.mostCells(in: size))
  }
}
