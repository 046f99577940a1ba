import CollectionLayouts
import Drawing
import Exploration
import GridMachine
import Interaction
import Motion
import OrderedCollections
import Scenes
import Testing
import Vocabulary

@testable import Machine

/// Swipe actions over a fixed grid: rows of 320 × 50 points, one button of 74 points at each edge.
@Suite("Swipe actions")
struct SwipeTests {
  private static func machine(_ change: @escaping (inout Scene) -> Void = { _ in }) -> Machine {
    .grid(size: Size(320, 100), itemSize: Size(320, 50)) { scene in
      scene.cell.cellClass = .tableViewCell
      scene.states = [CustomState("done", .flag, source: .data)]
      scene.collectionView.trailingSwipeActions = SwipeActions([
        SwipeActions.Action("trash", style: .destructive)
      ])
      scene.collectionView.leadingSwipeActions = SwipeActions([
        SwipeActions.Action("check", when: .not(.custom("done")))
      ])
      scene.actions = [
        .control("trash", .primaryActionTriggered): [.deleteItem()],
        .control("check", .primaryActionTriggered): [
          .set([StateChange.Value(.custom("done"), .flag(true))])
        ],
      ]
      change(&scene)
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

  @Test("a row follows the finger from the end of the slop, if it has actions at that edge")
  func follows() {
    var player = play([.down(0), .move(.by(Point(-30, 0)))])
    #expect(player.stage.swipe?.offset == 20)
    #expect(player.stage.swipe?.actions == ["trash"])
    #expect(log(player) == ["isSwiped true 0"])
    player = play([.down(0), .move(.by(Point(30, 0)))])
    #expect(player.stage.swipe?.actions == ["check"])
    // A finger that moves rather along the content scrolls it.
    player = play([.down(0), .move(.by(Point(-20, -25)))])
    #expect(player.stage.swipe == nil && player.stage.contentOffset.y == 15)
    // The app's provider returns no action for this row.
    player = play([
      .set(StateChange(item: 0, values: [StateChange.Value(.custom("done"), .flag(true))])),
      .down(0), .move(.by(Point(30, 0))),
    ])
    #expect(player.stage.swipe == nil)
  }

  @Test("a finger that lifts at rest opens the actions from half of their width on")
  func rest() {
    #expect(
      play([.down(0), .move(.by(Point(-45, 0))), .wait(.seconds(1)), .up]).stage.swipe == nil)
    let open = play([.down(0), .move(.by(Point(-48, 0))), .wait(.seconds(1)), .up])
    #expect(open.stage.swipe?.offset == 74 && open.stage.swipe?.isGliding == false)
    #expect(open.machine.state(ofItem: 0, in: open.stage) == [.swiped])
  }

  @Test("a moving finger opens the actions by a spring with its velocity")
  func spring() throws {
    let script: TouchScript = [
      .down(0), .move(.by(Point(-20, 0))), .wait(.milliseconds(50)), .move(.by(Point(-15, 0))), .up,
    ]
    let player = play(script)
    let lift = try #require(player.turns.last { !$0.inputs.isEmpty })
    // 25 points at 500 points a second, 49 points from the target.
    let spring = Spring(mass: 1, stiffness: 100, damping: 18, initialVelocity: 500.0 / 49)
    for milliseconds in [10, 50, 100, 200, 400] {
      let seconds = Double(milliseconds) / 1000
      let row = try #require(lift.stage.swipe).gliding(for: .milliseconds(milliseconds))
      #expect(abs(row.offset - (25 + 49 * spring.value(at: seconds))) < 1e-9)
    }
    #expect(player.stage.swipe?.offset == 74)
  }

  @Test("a tap on an action performs it, and its row closes unless it is deleted")
  func performs() {
    let player = play([
      .swipe(0, from: .leading), .wait(.seconds(1)), .tap(.view("check", ofItem: 0)),
      .wait(.seconds(2)),
    ])
    #expect(
      log(player) == [
        "isSwiped true 0", "check.primaryActionTriggered 0", "done true 0", "isSwiped false 0",
      ])
    let deleted = play([.swipe(1), .wait(.seconds(1)), .tap(.view("trash", ofItem: 1))])
    #expect(
      log(deleted).prefix(3) == [
        "isSwiped true 1", "trash.primaryActionTriggered 1", "deleteItem 1",
      ])
    #expect(deleted.stage.order?.sections == [[0, 2, 3]] && deleted.stage.swipe == nil)
    #expect(deleted.refusals.isEmpty)
  }

  @Test("a full swipe performs the first action, unless the configuration says otherwise")
  func full() {
    let player = play([.swipe(0, isFull: true), .wait(.seconds(1))])
    #expect(log(player).contains("deleteItem 0"))
    let open = play(
      [.swipe(0, isFull: true), .wait(.seconds(1))],
      Self.machine {
        $0.collectionView.trailingSwipeActions?.performsFirstActionWithFullSwipe = false
      })
    #expect(open.stage.swipe?.offset == 74 && !log(open).contains("deleteItem 0"))
  }

  /// With 74 points for each button, or a share of the row without 30 points.
  @Test(
    "a full swipe performs the first of actions that fill the row",
    arguments: [
      // What completes it, and how far from the edges the finger begins and ends.
      (4, 375, 345, 12.25), (5, 375, 355, 2.5), (4, 320, 300, 2.5), (3, 320, 290, 25.6),
    ] as [(Int, Double, Double, Double)])
  func full(of count: Int, width: Double, offset: Double, end: Double) throws {
    let names = (0..<count).map { ViewName(rawValue: "a\($0)") }
    let machine = Machine.grid(size: Size(width, 100), itemSize: Size(width, 50)) { scene in
      scene.cell.cellClass = .tableViewCell
      scene.collectionView.trailingSwipeActions = SwipeActions(
        names.map { SwipeActions.Action($0) })
    }
    let stage = machine.initialStage(traits: Traits())
    let row = try #require(machine.row(ofItem: 0, at: .trailing, state: .normal, in: stage))
    #expect(row.fullOffset == offset)
    let swipe = SwipeGesture(item: 0, isFull: true)
    let way = try #require(machine.way(of: swipe, in: stage))
    #expect(abs(way.start.x - (width - end)) < 1e-9 && abs(way.end.x - end) < 1e-9)
    #expect(
      log(play([.swipe(0, isFull: true), .wait(.seconds(2))], machine)) == [
        "isSwiped true 0", "a0.primaryActionTriggered 0", "isSwiped false 0",
      ])
    // One that only opens its actions performs none of them.
    #expect(log(play([.swipe(0), .wait(.seconds(2))], machine)) == ["isSwiped true 0"])
  }

  @Test("after a full swipe the first action covers the others until its row has closed")
  func covers() throws {
    let machine = Self.machine {
      $0.collectionView.trailingSwipeActions = SwipeActions([
        SwipeActions.Action("flag"), SwipeActions.Action("trash"),
      ])
    }
    let player = play([.swipe(0, isFull: true), .wait(.seconds(2))], machine)
    let lift = try #require(player.turns.last { !$0.inputs.isEmpty })
    let row = try #require(lift.stage.swipe)
    #expect(row.isClosing && row.isExpanded)
    let (early, late) = (row.gliding(for: .milliseconds(100)), row.gliding(for: .milliseconds(300)))
    #expect(row.expansion < early.expansion && early.expansion < late.expansion)
    #expect(late.expansion > 0.5 && late.offset < early.offset)
    #expect(
      log(player) == ["isSwiped true 0", "flag.primaryActionTriggered 0", "isSwiped false 0"])
    // One that only opens its actions shows all of them.
    let open = try #require(play([.swipe(0), .wait(.seconds(2))], machine).stage.swipe)
    #expect(open.expansion == 0 && open.frames.map(\.minX) == [246, 172])
  }

  @Test("a touch elsewhere closes the actions, and no cell receives it")
  func outside() {
    let player = play([.swipe(0), .wait(.seconds(1)), .tap(1), .wait(.seconds(2))])
    #expect(log(player) == ["isSwiped true 0", "isSwiped false 0"])
    #expect(player.stage.selectedItems.isEmpty)
    // So does scrolling, and editing.
    for step: TouchScript.Step in [
      .fling(from: 1, velocity: 300), .setEditing(true), .tap(0),
    ] {
      #expect(play([.swipe(0), .wait(.seconds(1)), step, .wait(.seconds(2))]).stage.swipe == nil)
    }
    #expect(
      play([.setEditing(true), .swipe(0)]).refusals.map(\.reason) == [
        "rows have no swipe actions while the collection view is editing; write \"setEditing: false\" first"
      ])
    // A row without actions has none anyway.
    let bare = Self.machine {
      $0.collectionView.trailingSwipeActions = SwipeActions([
        SwipeActions.Action("trash", when: .never)
      ])
    }
    for script: TouchScript in [[.swipe(0)], [.setEditing(true), .swipe(0)]] {
      #expect(play(script, bare).refusals.map(\.reason) == ["item 0 has no trailing actions there"])
    }
  }

  @Test("in a language that reads from right to left the edges change sides")
  func mirrored() {
    let machine = Self.machine()
    var player = Player(
      machine, from: machine.initialStage(traits: Traits(layoutDirection: .rightToLeft)))
    player.play([.down(0), .move(.by(Point(30, 0)))])
    #expect(player.stage.swipe?.actions == ["trash"] && player.stage.swipe?.sign == 1)
  }

  @Test("the part beyond the open actions returns to the position of the finger")
  func resistance() throws {
    let machine = Self.machine()
    let stage = machine.initialStage(traits: Traits())
    let row = try #require(machine.row(ofItem: 0, at: .trailing, state: .normal, in: stage))
    for way in [-30.0, -1, 0, 40, 74, 289, 290, 330] {
      #expect(abs(row.dragged(row.shown(way)) - way) < 1e-12)
    }
  }

  @Test("the state graph has swipes, taps on actions and full swipes")
  func graph() {
    let machine = Self.machine()
    var explorer = StateExplorer(machine, items: [0])
    let graph = explorer.graph(from: machine.initialStage(traits: Traits()))
    let words = Set((graph.transitions + graph.idle).map(\.deed.words))
    for phrase in [
      "swipe from the trailing edge", "swipe from the leading edge", "tap trash", "tap check",
    ] {
      #expect(words.contains(phrase), "\(phrase)")
    }
    #expect(graph.transitions.contains { $0.deed.words == "full swipe from the leading edge" })
    #expect(graph.bounds == [.swipes])
  }

  @Test("the state graph has all actions after which a row is gone, also where its state stays")
  func deletions() {
    let machine = Self.machine()
    var explorer = StateExplorer(machine, items: [0])
    let graph = explorer.graph(from: machine.initialStage(traits: Traits()))
    let ends = Set(graph.deletions.map { "\($0.deed.words): \($0.from.id) → \($0.end)" })
    #expect(ends.contains("full swipe from the trailing edge: normal → deleted"))
    #expect(ends.contains("tap trash: swiped → deleted"))
    #expect(!ends.contains { $0.contains("check") || $0.contains("leading") })
    let deletion = StateGraph.Deletion("deleteItem", items: [0])
    #expect(graph.deletions.allSatisfy { $0.deletion == deletion && $0.deletedItems == [0] })
    #expect(graph.transitions.allSatisfy { $0.from != $0.to })
    let ending = graph.transitions.filter { !$0.deletedItems.isEmpty }
    #expect(ending.allSatisfy(graph.deletions.contains))
    #expect(graph.idle.allSatisfy { $0.deletion == nil && $0.deletedItems.isEmpty })
  }

  @Test("a tap on a row whose actions cover its middle performs none of them in a state graph")
  func wideActions() {
    let machine = Self.machine { scene in
      scene.states = [CustomState("done", .flag, source: .gesture)]
      scene.collectionView.leadingSwipeActions = nil
      scene.collectionView.trailingSwipeActions = SwipeActions(
        (["trash", "move", "mark"] as [ViewName]).map { SwipeActions.Action($0) })
      scene.actions = [
        .control("mark", .primaryActionTriggered): [
          .set([StateChange.Value(.custom("done"), .flag(true))])
        ]
      ]
    }
    var explorer = StateExplorer(machine, items: [0])
    let graph = explorer.graph(from: machine.initialStage(traits: Traits()))
    func isDone(_ state: CellState) -> Bool { state.customValues["done"] == .flag(true) }
    let done = graph.transitions.filter {
      $0.from.cells[0].contains(.swiped) && !isDone($0.from.cells[0]) && isDone($0.to.cells[0])
    }
    #expect(!done.isEmpty && done.allSatisfy { $0.deed.phrase == "tap mark" })
  }
}
