import CollectionLayouts
import Drawing
import Interaction
import Layout
import Machine
import OrderedCollections
import Synchronization
import Testing
import Vocabulary

@testable import Resolution
@testable import Scenes
@testable import Timelines

@Suite("Cells that say themselves how large they are")
struct SelfSizingTests {
  /// Cells 351 wide, 36.5 high or 122 when they are selected, as those of the third seed.
  private func people(
    items: Int = 3, estimate: Size = Size(50, 50),
    layout: CollectionLayout = .flow(minimumLineSpacing: 12),
    preferred: @escaping @Sendable (Int, CellState) -> Size = {
      Size(351, $1.contains(.selected) ? 122 : 36.5)
    }
  ) throws -> ResolvedScene {
    try ResolvedScene(
      Scene(
        cell: Cell(),
        collectionView: CollectionView(
          size: Size(375, 231), collectionViewLayout: layout, items: .count(items),
          selfSizingInvalidation: .enabledIncludingConstraints)),
      traits: Traits(), typesetter: BoxTypesetter(),
      selfSizing: SelfSizing(estimate: estimate, preferredSize: preferred))
  }

  private func frames(_ timeline: Timeline, at time: Duration) -> [Rect] {
    timeline.presentation(at: time).cells.map(\.frame)
  }

  @Test("cells have their fitting sizes, and the estimate is not visible")
  func closed() throws {
    let presentation = try people().presentation { _ in .normal }
    #expect(
      presentation.cells.map(\.frame) == [
        Rect(12, 0, 351, 36.5), Rect(12, 48.5, 351, 36.5), Rect(12, 97, 351, 36.5),
      ])
    #expect(presentation.cells.map(\.view.frame.size.height) == [36.5, 36.5, 36.5])
    #expect(presentation.contentSize == Size(375, 133.5))
    #expect(try people().cell(item: 1, state: .selected).frame.size == Size(351, 122))
  }

  @Test("a cell that grows moves those below it, one turn at a time")
  func opened() throws {
    let timeline = Timeline(
      of: try people(), playing: [.tap(0), .wait(.seconds(1)), .tap(2), .wait(.seconds(1))])
    #expect(frames(timeline, at: .zero).map(\.minY) == [0, 48.5, 97])
    #expect(
      frames(timeline, at: .seconds(1)) == [
        Rect(12, 0, 351, 122), Rect(12, 134, 351, 36.5), Rect(12, 182.5, 351, 36.5),
      ])
    #expect(
      frames(timeline, at: timeline.duration) == [
        Rect(12, 0, 351, 36.5), Rect(12, 48.5, 351, 36.5), Rect(12, 97, 351, 122),
      ])
  }

  @Test("cells that others push out leave, and those that get room come")
  func comingAndGoing() throws {
    let scene = try people(items: 6)
    let timeline = Timeline(of: scene, playing: [.tap(0)])
    #expect(timeline.presentation(at: .zero).cells.map(\.item) == [0, 1, 2, 3, 4])
    #expect(timeline.presentation(at: .seconds(1)).cells.map(\.item) == [0, 1, 2])
    #expect(
      timeline.turns.last?.events.suffix(2) == [
        .didEndDisplayingCell(item: 3), .didEndDisplayingCell(item: 4),
      ])
  }

  @Test(
    "only cells that become visible are measured, of any number", arguments: [20, 100_000])
  func asked(items: Int) throws {
    let asked = Recorder()
    let scene = try people(items: items) { item, _ in
      asked.note(item)
      return Size(351, 36.5)
    }
    asked.forget()
    let viewport = scene.viewport()
    #expect(viewport.visibleItems == [0, 1, 2, 3, 4])
    #expect(asked.items == [0, 1, 2, 3, 4])
    let far = scene.viewport(scrolledTo: Point(0, 620)) { _ in .normal }
    #expect(far.visibleItems.allSatisfy { far.geometry.measuredSizes[$0] == Size(351, 36.5) })
    #expect(asked.items.count < 20)
  }

  @Test("cells off screen count with the estimate until they have been seen")
  func contentSize() throws {
    let scene = try people(items: 10)
    // Five of 36.5, and five of 50 × 50 that all fit into one line, 12 apart.
    #expect(scene.viewport().geometry.contentSize == Size(375, 292.5))
    let timeline = Timeline(of: scene, playing: [.scroll(to: 200), .scroll(to: 0)])
    let sizes = try #require(timeline.turns.last?.stage.sizes)
    #expect(sizes.keys.sorted() == Array(0..<sizes.count))
    #expect(sizes.count > 5)
  }

  @Test("cells much smaller than the estimate: as many are measured as there is room for")
  func tiny() throws {
    let scene = try people(
      items: 1000, estimate: Size(375, 50), layout: .flow(minimumLineSpacing: 0)
    ) { _, _ in Size(375, 1) }
    let viewport = scene.viewport()
    #expect(viewport.visibleItems.count == 231)
    #expect(
      viewport.visibleItems.allSatisfy { viewport.geometry.exactFrame(ofItem: $0).size.height == 1 }
    )
  }

  @Test("measuring ends if sizes never agree, and sizes that are not finite are ignored")
  func absurd() throws {
    let count = Recorder()
    let undecided = try people { item, _ in
      count.note(item)
      return Size(351, count.total.isMultiple(of: 2) ? 20 : 40)
    }
    count.forget()
    _ = undecided.viewport()
    #expect(count.total <= 8 * 12)
    let hostile = try people { _, _ in Size(.nan, -.infinity) }
    #expect(hostile.presentation { _ in .normal }.cells[0].frame.size == Size(50, 50))
    let nothing = try people { _, _ in Size(-5, 0) }
    #expect(nothing.presentation { _ in .normal }.cells.count == 3)
  }

  @Test("rows of a list are as wide as the list, with any fitting sizes")
  func list() throws {
    let scene = try people(layout: .list(appearance: .insetGrouped)) { item, _ in
      Size(10, 50 + Double(item))
    }
    #expect(
      scene.presentation { _ in .normal }.cells.map(\.frame) == [
        Rect(16, 17.5, 343, 50), Rect(16, 67.5, 343, 51), Rect(16, 118.5, 343, 52),
      ])
  }
}

/// Notes which items are asked.
private final class Recorder: Sendable {
  private let notes = Mutex<[Int]>([])

  func note(_ item: Int) { notes.withLock { $0.append(item) } }
  func forget() { notes.withLock { $0 = [] } }
  var items: [Int] { Set(notes.withLock { $0 }).sorted() }
  var total: Int { notes.withLock { $0.count } }
}
