import CollectionLayouts
import Drawing
import Interaction
import Motion
import Scenes
import Testing
import Validation
import Views
import Vocabulary

@testable import Machine
@testable import Resolution
@testable import ResolvedViews
@testable import Timelines

/// The motion of cells whose items change, against closed forms: 0.4 s, linear.
@Suite("Motion of data that changes")
struct DataMotionTests {
  /// Rows of 40 points, 10 points apart. Item 4 is inserted later.
  private static func scene() throws -> ResolvedScene {
    var items = Array(repeating: Item(), count: 5)
    items[4].isInitiallyPresent = false
    let scene = Scene(
      cell: Cell(),
      collectionView: CollectionView(
        size: Size(100, 190), collectionViewLayout: .flow(itemSize: Size(100, 40)),
        items: .cycle(items, count: 5),
        batchUpdatesAnimation: Animation(duration: .milliseconds(400), curve: .linear)))
    return try ResolvedScene(scene, traits: Traits())
  }

  /// The cells on screen from top to bottom: item, vertical position, alpha.
  private func cells(_ script: TouchScript, at milliseconds: Int) throws -> [[Double]] {
    let timeline = Timeline(of: try Self.scene(), playing: script)
    let cells = timeline.presentation(at: .milliseconds(milliseconds)).cells
      .sorted { ($0.frame.minY, $0.item) < ($1.frame.minY, $1.item) }
    func rounded(_ value: Double) -> Double { (value * 1e9).rounded() / 1e9 }
    return cells.map {
      [Double($0.item), rounded($0.frame.minY), rounded($0.view.attributes.alpha)]
    }
  }

  private static let wait = TouchScript.Step.wait(.seconds(1))

  @Test("an inserted cell fades in at its place while the others move down")
  func insertion() throws {
    let script: TouchScript = [.updateItems([.insertItem(4, at: 1)]), Self.wait]
    #expect(
      try cells(script, at: 100) == [
        [0, 0, 1], [4, 50, 0.25], [1, 62.5, 1], [2, 112.5, 1], [3, 162.5, 1],
      ])
    #expect(
      try cells(script, at: 400) == [[0, 0, 1], [4, 50, 1], [1, 100, 1], [2, 150, 1]])
  }

  @Test("a deleted cell fades out where it was while the others move up")
  func deletion() throws {
    let script: TouchScript = [.updateItems([.deleteItem(1)]), Self.wait]
    #expect(
      try cells(script, at: 100) == [[0, 0, 1], [1, 50, 0.75], [2, 87.5, 1], [3, 137.5, 1]])
    #expect(try cells(script, at: 400) == [[0, 0, 1], [2, 50, 1], [3, 100, 1]])
  }

  @Test("moved cells glide past each other")
  func move() throws {
    let script: TouchScript = [.updateItems([.moveItem(0, to: 3)]), Self.wait]
    #expect(
      try cells(script, at: 300) == [
        [1, 12.5, 1], [2, 62.5, 1], [0, 112.5, 1], [3, 112.5, 1],
      ])
  }

  @Test("a cell that moves to another section glides there, with its size and its content")
  func otherSection() throws {
    var big = Item()
    big.size = Size(100, 60)
    var scene = Scene(
      cell: Cell(),
      collectionView: CollectionView(
        size: Size(100, 190), collectionViewLayout: .flow(itemSize: Size(100, 40)),
        sections: [
          CollectionSection(items: .cycle([big, Item()], count: 2)),
          CollectionSection(items: .cycle([Item()], count: 1)),
        ],
        batchUpdatesAnimation: Animation(duration: .milliseconds(400), curve: .linear)))
    scene.rules = [Rule(when: .section(.equal, 0), .set(.alpha, of: .cell, to: 0.5))]
    let resolved = try ResolvedScene(scene, traits: Traits())
    func cells(_ script: TouchScript, _ milliseconds: Int) -> [[Double]] {
      Timeline(of: resolved, playing: script).presentation(at: .milliseconds(milliseconds)).cells
        .map { [Double($0.item), $0.frame.minY, $0.frame.size.height, $0.view.attributes.alpha] }
        .map { $0.map { ($0 * 1e9).rounded() / 1e9 } }
    }
    // Item 0 at 0, 1 at 70, and 2 at 110; afterwards 1 at 0, 2 at 40 and 0 at 90. The cell that has moved is not
    // configured again.
    let script: TouchScript = [.updateItems([.moveItem(0, to: 1, section: 1)]), Self.wait]
    #expect(cells(script, 0) == [[0, 0, 60, 0.5], [1, 70, 40, 0.5], [2, 110, 40, 1]])
    #expect(cells(script, 200) == [[0, 45, 60, 0.5], [1, 35, 40, 0.5], [2, 75, 40, 1]])
    #expect(cells(script, 400) == [[0, 90, 60, 0.5], [1, 0, 40, 0.5], [2, 40, 40, 1]])
    let snapshot: TouchScript = [
      .app(.applySnapshot(sections: [0, 1], items: [[1], [2, 0]])), Self.wait,
    ]
    #expect(cells(snapshot, 200) == cells(script, 200))
  }

  @Test("a reloaded cell is dissolved into its successor, which is in front")
  func reload() throws {
    let script: TouchScript = [.updateItems([.reloadItem(0)]), Self.wait]
    let timeline = Timeline(of: try Self.scene(), playing: script)
    let cells = timeline.presentation(at: .milliseconds(100)).cells.filter { $0.item == 0 }
    #expect(cells.map(\.view.attributes.alpha) == [0.75, 0.25])
    #expect(cells.map(\.frame.minY) == [0, 0])
  }

  @Test("a cell that is deleted while it appears leaves from its state on screen")
  func interrupted() throws {
    let script: TouchScript = [
      .updateItems([.insertItem(4, at: 0)]), .wait(.milliseconds(200)),
      .updateItems([.deleteItem(4)]),
      Self.wait,
    ]
    // Half-way in it is deleted: a quarter of the way out it has three quarters of one half.
    let shown = try cells(script, at: 300)
    #expect(shown.first { $0[0] == 4 } == [4, 0, 0.375])
    // Both movements of the others add up: 50 · (0.75 − 1) and 50 · (1 − 0.25) from where they were.
    #expect(shown.first { $0[0] == 0 }?[1] == 25)
    #expect(try cells(script, at: 600).map { $0[0] } == [0, 1, 2, 3])
  }

  @Test("without an animation of batch updates items change at once")
  func still() throws {
    var scene = try Self.scene().loaded.scene
    scene.collectionView.batchUpdatesAnimation = nil
    let timeline = Timeline(
      of: try ResolvedScene(scene, traits: Traits()),
      playing: [.updateItems([.deleteItem(0)]), Self.wait])
    #expect(timeline.presentation(at: .zero).cells.map(\.item) == [1, 2, 3])
    #expect(timeline.nextChange(after: .zero) == nil)
  }

  @Test("rows that become fewer move on screen, though the content scrolls to its end")
  func scrolledToEnd() throws {
    let script: TouchScript = [
      .updateItems([.insertItem(4, at: 4)]), .scroll(to: 50), .wait(.seconds(1)),
      .updateItems([.deleteItem(0)]), Self.wait,
    ]
    let timeline = Timeline(of: try Self.scene(), playing: script)
    let start = timeline.presentation(at: .seconds(1)).cells
    #expect(timeline.stage(at: .init(.seconds(1))).contentOffset == .zero)
    // On screen nothing but the deleted cell, which was above, changes.
    #expect(start.map(\.item) == [1, 2, 3, 4])
    #expect(start.map(\.frame.minY) == [0, 50, 100, 150])
  }

  @Test(
    "deleted cells end at the layout's final attributes, and inserted ones begin at its initial ones"
  )
  func attributes() throws {
    var scene = try Self.scene().loaded.scene
    let translated = ViewTransform(translation: Point(200, 0))
    scene.collectionView.finalLayoutAttributesForDisappearingItem = AppearanceAttributes(
      alpha: 1, transform: translated)
    scene.collectionView.initialLayoutAttributesForAppearingItem.transform.scaleX = 0.5
    let timeline = Timeline(
      of: try ResolvedScene(scene, traits: Traits()),
      playing: [.updateItems([.deleteItem(1), .insertItem(4, at: 0)]), Self.wait])
    let cells = timeline.presentation(at: .milliseconds(100)).cells
    let (gone, come) = (cells.first { $0.item == 1 }, cells.first { $0.item == 4 })
    #expect(gone?.view.presentationTransform?.tx == 50)
    #expect(gone?.view.attributes.alpha == 1)
    #expect(come?.view.presentationTransform?.a == 0.625)
    #expect(come?.view.attributes.alpha == 0.25)
    #expect(
      timeline.presentation(at: .seconds(1)).cells.allSatisfy {
        $0.view.presentationTransform == nil
      })
  }

  // MARK: - Sections

  /// Sections of two rows of 40 points without spacing, the third of which is inserted later.
  private static func sections() throws -> ResolvedScene {
    var sections = Array(repeating: CollectionSection(items: .count(2)), count: 3)
    sections[2].isInitiallyPresent = false
    let scene = Scene(
      cell: Cell(),
      collectionView: CollectionView(
        size: Size(100, 240),
        collectionViewLayout: .flow(itemSize: Size(100, 40), minimumLineSpacing: 0),
        sections: sections,
        batchUpdatesAnimation: Animation(duration: .milliseconds(400), curve: .linear)))
    return try ResolvedScene(scene, traits: Traits())
  }

  private func sectionCells(_ updates: [ItemUpdate], at milliseconds: Int) throws -> [[Double]] {
    let timeline = Timeline(
      of: try Self.sections(), playing: [.updateItems(updates), Self.wait])
    #expect(timeline.refusals.isEmpty)
    let cells = timeline.presentation(at: .milliseconds(milliseconds)).cells
    let rows: [[Double]] = cells.map { cell in
      let values: [Double] = [Double(cell.item), cell.frame.minY, cell.view.attributes.alpha]
      return values.map { ($0 * 1e9).rounded() / 1e9 }
    }
    return rows.sorted { $0.lexicographicallyPrecedes($1) }
  }

  @Test("an inserted section's cells fade in while the cells below move down")
  func sectionInsertion() throws {
    #expect(
      try sectionCells([.insertSection(2, at: 1)], at: 100) == [
        [0, 0, 1], [1, 40, 1], [2, 100, 1], [3, 140, 1], [4, 80, 0.25], [5, 120, 0.25],
      ])
    #expect(
      try sectionCells([.insertSection(2, at: 1)], at: 400) == [
        [0, 0, 1], [1, 40, 1], [2, 160, 1], [3, 200, 1], [4, 80, 1], [5, 120, 1],
      ])
  }

  @Test("a deleted section's cells fade out where they were while the others move up")
  func sectionDeletion() throws {
    #expect(
      try sectionCells([.deleteSection(0)], at: 100) == [
        [0, 0, 0.75], [1, 40, 0.75], [2, 60, 1], [3, 100, 1],
      ])
    #expect(try sectionCells([.deleteSection(0)], at: 400) == [[2, 0, 1], [3, 40, 1]])
  }

  @Test("sections move past each other, and in a batch positions are those afterwards")
  func sectionMove() throws {
    #expect(
      try sectionCells([.moveSection(1, to: 0)], at: 300) == [
        [0, 60, 1], [1, 100, 1], [2, 20, 1], [3, 60, 1],
      ])
    #expect(
      try sectionCells([.insertSection(2, at: 0), .deleteSection(0)], at: 400) == [
        [2, 80, 1], [3, 120, 1], [4, 0, 1], [5, 40, 1],
      ])
  }

  @Test("a reloaded section's cells are dissolved into their successors")
  func sectionReload() throws {
    #expect(
      try sectionCells([.reloadSection(1)], at: 100) == [
        [0, 0, 1], [1, 40, 1], [2, 80, 0.25], [2, 80, 0.75], [3, 120, 0.25], [3, 120, 0.75],
      ])
  }
}
