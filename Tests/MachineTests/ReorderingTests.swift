import CollectionLayouts
import Drawing
import Exploration
import GridMachine
import Interaction
import Motion
import Scenes
import Testing
import Views
import Vocabulary

@testable import Machine

/// Items that a finger moves by their handles over a fixed grid: rows of 100 × 50 points, the handle at the right edge.
@Suite("Reordering")
struct ReorderingTests {
  private static func machine(_ change: @escaping (inout Scene) -> Void = { _ in }) -> Machine {
    .grid(size: Size(100, 200), itemSize: Size(100, 50)) { scene in
      scene.cell.cellClass = .collectionViewListCell
      scene.cell = scene.cell.setting(.accessories, to: [CellAccessory(.reorder)])
      scene.collectionView.isEditing = true
      change(&scene)
    } cell: { state in
      TouchableView(
        .cell, frame: Rect(0, 0, 100, 50),
        subviews: state.contains(.editing)
          ? [
            TouchableView(
              .accessory(.reorder), frame: Rect(70, 17, 20, 16), isTouchable: false)
          ] : [])
    }
  }

  private func play(_ script: TouchScript, _ machine: Machine = machine()) -> Player {
    var player = Player(machine, from: machine.initialStage(traits: Traits()))
    player.play(script)
    return player
  }

  private func log(_ player: Player) -> [String] {
    player.turns.flatMap(\.events).map(\.description)
  }

  private static let handle = TouchPlace.view(.accessory(.reorder), ofItem: 0)
  private static let wait = TouchScript.Step.wait(.seconds(1))

  @Test("a touch on the handle lifts the cell at once, and no cell is highlighted")
  func lifts() {
    let player = play([.down(Self.handle), Self.wait])
    #expect(log(player) == ["isReordering true 0"])
    #expect(player.stage.reorder?.position == 0)
    #expect(player.machine.state(ofItem: 0, in: player.stage) == [.editing, .reordering])
  }

  @Test("the handle is 44 points wide and as high as the cell")
  func handle() {
    // Its middle is at 80.
    for (point, isHit) in [
      (Point(58, 2), true), (Point(99, 48), true), (Point(57.9, 25), false),
    ] {
      let player = play([.down(.point(point)), .wait(.milliseconds(10))])
      #expect((player.stage.reorder != nil) == isHit)
    }
    // A cell that is not edited has no handle.
    let still = play([.setEditing(false), .down(.point(Point(80, 25))), .wait(.milliseconds(10))])
    #expect(still.stage.reorder == nil)
  }

  /// A list of 20 rows in a view that shows 8 of them.
  private static let long = Machine.grid(
    items: 20, size: Size(100, 400), itemSize: Size(100, 50)
  ) { scene in
    scene.cell.cellClass = .collectionViewListCell
    scene.cell = scene.cell.setting(.accessories, to: [CellAccessory(.reorder)])
    scene.collectionView.isEditing = true
  } cell: { state in
    TouchableView(
      .cell, frame: Rect(0, 0, 100, 50),
      subviews: state.contains(.editing)
        ? [TouchableView(.accessory(.reorder), frame: Rect(70, 17, 20, 16), isTouchable: false)]
        : [])
  }

  @Test("content scrolls by 300 points a second while the cell's middle is within 50 of an edge")
  func edgeScrolling() {
    // The middle of the cell is where the finger is: at 25 points, then at 350, 351 and 395 of 400.
    func player(_ way: Double) -> Player {
      play([.down(Self.handle), .move(.by(Point(0, way)))], Self.long)
    }
    #expect(player(325).stage.contentOffset.y == 0)
    // A script goes on until the content is at rest.
    let turns = player(326).turns
    let clock = FrameClock(framesPerSecond: 60)
    for tick in 1...119 {
      let time = clock?.time(ofFrame: tick)
      let stage = turns.last { turn in time.map { turn.time <= $0 } == true }?.stage
      let offset = stage?.contentOffset.y ?? .nan
      #expect(abs(offset - 5 * Double(tick)) < 1e-9)
      // The cell stays under the finger.
      #expect(abs((stage?.reorder?.position ?? .nan) - offset - 326) < 1e-9)
    }
    // 600 points take two seconds; then the content is at its end, and others have made room.
    let end = player(370)
    #expect(end.turns.last?.time == .seconds(2))
    #expect(end.stage.contentOffset.y == 600 && end.stage.scroll.movements.isEmpty)
    #expect(end.stage.order?.sections[0].last == 0)
  }

  @Test("a cell whose place has scrolled out of sight is dropped once")
  func cancelledOutOfSight() {
    let player = play(
      [.down(Self.handle), .move(.by(Point(0, 370))), .wait(.seconds(3)), .cancel, Self.wait],
      Self.long)
    #expect(player.stage.reorder == nil && player.stage.order?.sections[0].first == 0)
    #expect(log(player).filter { $0.hasPrefix("isReordering") }.count == 2)
  }

  @Test("content stops when the cell leaves the edge, and when the finger lifts or is cancelled")
  func edgeScrollingEnds() {
    let start: [TouchScript.Step] = [
      .down(Self.handle), .move(.by(Point(0, 370))), .wait(.milliseconds(500)),
    ]
    let inside = play(
      TouchScript(start + [.move(.by(Point(0, -150))), .wait(.seconds(1))]), Self.long)
    #expect(abs(inside.stage.contentOffset.y - 150) < 1e-9 && inside.stage.reorder != nil)
    // At the other edge it scrolls back.
    let back = play(
      TouchScript(start + [.move(.by(Point(0, -360))), .wait(.seconds(1))]), Self.long)
    #expect(back.stage.contentOffset.y == 0 && back.stage.order?.sections[0].first == 0)
    let lifted = play(TouchScript(start + [.up, .wait(.seconds(1))]), Self.long)
    #expect(abs(lifted.stage.contentOffset.y - 150) < 1e-9 && lifted.stage.reorder == nil)
    let cancelled = play(TouchScript(start + [.cancel, .wait(.seconds(1))]), Self.long)
    #expect(abs(cancelled.stage.contentOffset.y - 150) < 1e-9)
    #expect(cancelled.stage.order?.sections[0].first ?? 0 == 0)
  }

  @Test("the cell follows the finger within the content, without a slop")
  func follows() {
    #expect(play([.down(Self.handle), .move(.by(Point(-60, 7)))]).stage.reorder?.position == 7)
    #expect(play([.down(Self.handle), .move(.by(Point(0, -30)))]).stage.reorder?.position == 0)
    #expect(play([.down(Self.handle), .move(.by(Point(0, 400)))]).stage.reorder?.position == 150)
  }

  @Test(
    "others move aside when the middle of the cell is on them, and the delegate is called for the target"
  )
  func aside() {
    var player = play([.down(Self.handle), .move(.by(Point(0, 24)))])
    #expect(player.stage.order == nil)
    player = play([.down(Self.handle), .move(.by(Point(0, 25)))])
    #expect(player.stage.order?.sections == [[1, 0, 2, 3]])
    #expect(log(player).last == "targetIndexPathForMoveOfItem 0 1")
    // A fast finger passes two at once.
    player = play([.down(Self.handle), .move(.by(Point(0, 90)))])
    #expect(player.stage.order?.sections == [[1, 2, 0, 3]])
    // On the way back the cell is on another one as soon as its middle has crossed the edge between them.
    player = play([
      .down(Self.handle), .move(.by(Point(0, 40))), .move(.by(Point(0, -14))),
    ])
    #expect(player.stage.order?.sections == [[1, 0, 2, 3]])
    player = play([
      .down(Self.handle), .move(.by(Point(0, 40))), .move(.by(Point(0, -16))),
    ])
    #expect(player.stage.order?.sections == [[0, 1, 2, 3]])
  }

  @Test(
    "the data source is called once, when the finger lifts, and the cell takes 0.3 s to its place")
  func drop() throws {
    let player = play([.down(Self.handle), .move(.by(Point(0, 60))), .up, .wait(.seconds(2))])
    #expect(
      log(player) == [
        "isReordering true 0", "targetIndexPathForMoveOfItem 0 1", "moveItemAt 0 1",
        "isReordering false 0",
      ])
    let lift = try #require(player.turns.last { !$0.inputs.isEmpty })
    #expect(lift.stage.reorder?.isDropped == true && lift.isGliding)
    // A critically damped spring of 0.3 s: 10 (1 + ωt) e^(−ωt) from 60 to 50.
    let stage = player.machine.gliding(lift.stage, for: .milliseconds(100))
    let position = try #require(stage.reorder?.position)
    #expect(position > 50 && position < 60)
    #expect(player.stage.reorder == nil)
    #expect(player.stage.order?.sections == [[1, 0, 2, 3]])
  }

  @Test("a cell that is dropped where it was is not moved")
  func unmoved() {
    let player = play([.down(Self.handle), .move(.by(Point(0, 20))), .up, Self.wait])
    #expect(log(player) == ["isReordering true 0", "isReordering false 0"])
    #expect(player.stage.order == nil && player.stage.reorder == nil)
  }

  @Test("a cancelled touch, and the end of editing, bring the cell back")
  func cancelled() {
    for end in [TouchScript.Step.cancel, .setEditing(false)] {
      let player = play([.down(Self.handle), .move(.by(Point(0, 120))), end, Self.wait])
      #expect(player.stage.order?.sections == [[0, 1, 2, 3]])
      #expect(log(player).filter { $0.hasPrefix("moveItemAt") } == [])
      #expect(log(player).filter { $0.hasSuffix("false 0") }.contains("isReordering false 0"))
      #expect(player.stage.reorder == nil)
    }
  }

  @Test("a lifted cell whose item is deleted is gone")
  func deleted() {
    let player = play([
      .down(Self.handle), .move(.by(Point(0, 60))), .updateItems([.deleteItem(0)]),
      .move(.by(Point(0, 10))), .up, Self.wait,
    ])
    #expect(player.stage.order?.sections == [[1, 2, 3]])
    #expect(player.stage.reorder == nil)
  }

  @Test("state graphs say that rows were not moved")
  func bound() {
    let machine = Self.machine()
    var explorer = StateExplorer(machine, items: [0])
    let graph = explorer.graph(from: machine.initialStage(traits: Traits()))
    #expect(graph.bounds.contains(.reordering))
  }
}
