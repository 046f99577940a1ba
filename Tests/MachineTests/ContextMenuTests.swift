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

/// Context menus over a fixed grid: rows of 320 × 50 points in a view of 320 × 400 points.
@Suite("Context menus")
struct ContextMenuTests {
  private static func machine(_ change: @escaping (inout Scene) -> Void = { _ in }) -> Machine {
    .grid(items: 8, size: Size(320, 400), itemSize: Size(320, 50)) { scene in
      scene.states = [CustomState("done", .flag, source: .data)]
      scene.collectionView.contextMenu = [
        SwipeActions.Action("check", when: .not(.custom("done"))), SwipeActions.Action("share"),
        SwipeActions.Action("trash", style: .destructive),
      ]
      scene.actions = [
        .control("trash", .primaryActionTriggered): [.deleteItem()],
        .control("check", .primaryActionTriggered): [
          .set([StateChange.Value(.custom("done"), .flag(true))])
        ],
      ]
      change(&scene)
    }
  }

  private static let hold = TouchScript.Step.wait(.milliseconds(600))
  private static let pause = TouchScript.Step.wait(.seconds(1))

  private func play(_ script: TouchScript, _ machine: Machine = machine()) -> Player {
    var player = Player(machine, from: machine.initialStage(traits: Traits()))
    player.play(script)
    return player
  }

  private func log(_ player: Player) -> [String] {
    player.turns.flatMap(\.events).map(\.description)
  }

  private static let opened = [
    "shouldHighlight 0", "isHighlighted true 0", "didHighlight 0",
    "contextMenuConfigurationForItemsAt 0", "isHighlighted false 0", "didUnhighlight 0",
    "willDisplayContextMenu 0",
  ]

  @Test("fingers do not scroll the content behind a menu that is shown, but the app does")
  func blocksScrolling() throws {
    let machine = Self.machine { $0.collectionView.size = Size(320, 200) }
    let scroll = TouchScript.Step.scroll(to: 100)
    let fling = TouchScript.Step.fling(from: 2, velocity: 900)
    let open: [TouchScript.Step] = [.down(0), Self.hold, .up, Self.pause]
    for step in [scroll, fling] {
      #expect(play(TouchScript(open + [step, Self.pause]), machine).stage.contentOffset == .zero)
      #expect(play(TouchScript([step, Self.pause]), machine).stage.contentOffset != .zero)
    }
    // Until it has gone.
    let closing = open + [.tap(.point(Point(310, 10))), scroll]
    #expect(play(TouchScript(closing), machine).stage.contentOffset == .zero)
    let gone = open + [.tap(.point(Point(310, 10))), Self.pause, scroll]
    #expect(play(TouchScript(gone), machine).stage.contentOffset.y == 100)
    let app = open + [.app(.scrollToItem(4, at: .top, animated: false))]
    #expect(play(TouchScript(app), machine).stage.contentOffset.y == 200)
  }

  @Test("a finger that rests on a cell for half a second opens its menu, and selects nothing")
  func opens() throws {
    let player = play([.down(0), Self.hold, .up, Self.pause])
    #expect(log(player) == Self.opened)
    let turn = try #require(
      player.turns.first { $0.events.contains(.call(.willDisplayContextMenu, item: 0)) })
    #expect(turn.time == .milliseconds(500))
    let menu = try #require(player.stage.menu)
    #expect(menu.progress == 1 && !menu.isGliding && player.stage.selectedItems.isEmpty)
    // Measured: 250 points wide, 20 + 42 n high.
    #expect(menu.frame.size == Size(250, 146) && menu.frame.minY == 62 && menu.isBelow)
    #expect(menu.rows.map(\.minY) == [72, 114, 156])
    #expect(log(play([.down(0), .wait(.milliseconds(400)), .up])).contains("didSelect 0"))
  }

  @Test("a row whose title has two lines is 64 points high, and all of it performs its action")
  func twoLines() throws {
    let machine = Machine.grid(items: 8, size: Size(320, 400), itemSize: Size(320, 50)) { scene in
      let names: [ViewName] = ["check", "share", "trash"]
      scene.collectionView.contextMenu = names.map { SwipeActions.Action($0) }
    } viewHeight: {
      $0 == "swipeAction.share" ? 60.5 : 40.5
    }
    let open: [TouchScript.Step] = [.down(0), Self.hold, .up, Self.pause]
    let menu = try #require(play(TouchScript(open), machine).stage.menu)
    #expect(menu.frame.size == Size(250, 168))
    #expect(menu.rows.map(\.minY) == [72, 114, 178])
    #expect(menu.rows.map(\.size.height) == [42, 64, 42])
    let tap: [TouchScript.Step] = [.tap(.point(Point(menu.frame.midX, 170))), Self.pause]
    #expect(log(play(TouchScript(open + tap), machine)).contains("share.primaryActionTriggered 0"))
  }

  @Test("groups stand 21 points apart, with a title of 40.33 points, and their rows are touched")
  func groups() throws {
    func machine(_ first: CellPredicate = .always) -> Machine {
      Self.machine { scene in
        scene.collectionView.contextMenu[0].when = first
        for index in 1...2 {
          scene.collectionView.contextMenu[index].group = ContextMenu.Group(0, title: "More")
        }
      }
    }
    let open: [TouchScript.Step] = [.down(0), Self.hold, .up, Self.pause]
    let heading = 121.0 / 3
    let menu = try #require(play(TouchScript(open), machine()).stage.menu)
    #expect(menu.gaps == [Rect(0, 52, 250, 21)])
    let title = try #require(menu.headings.first?.frame)
    #expect(menu.headings.count == 1 && title == Rect(menu.frame.minX, 135, 250, heading))
    let rows = [72, 135 + heading, 177 + heading]
    #expect(zip(menu.rows.map(\.minY), rows).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(abs(menu.frame.size.height - (20 + 3 * 42 + 21 + heading)) < 1e-9)
    // A touch between the groups and on the title does nothing, and the menu stays.
    for y in [124, title.midY] {
      let tap: [TouchScript.Step] = [.tap(.point(Point(menu.frame.midX, y))), Self.pause]
      let player = play(TouchScript(open + tap), machine())
      #expect(log(player) == Self.opened && player.stage.menu != nil)
    }
    let tap: [TouchScript.Step] = [.tap(.view("share", ofItem: 0)), Self.pause]
    #expect(
      log(play(TouchScript(open + tap), machine())).contains("share.primaryActionTriggered 0"))
    // Where nothing is around a group, nothing divides it from that.
    let alone = try #require(play(TouchScript(open), machine(.custom("done"))).stage.menu)
    #expect(alone.gaps.isEmpty && alone.headings.first?.frame.minY == 72)
  }

  @Test("a disabled action is not performed, and the menu stays")
  func disabled() {
    let machine = Self.machine { $0.collectionView.contextMenu[1].isEnabled = false }
    let open: [TouchScript.Step] = [.down(0), Self.hold, .up, Self.pause]
    func tapping(_ name: ViewName) -> Player {
      play(TouchScript(open + [.tap(.view(name, ofItem: 0)), Self.pause]), machine)
    }
    #expect(log(tapping("share")) == Self.opened && tapping("share").stage.menu != nil)
    #expect(log(tapping("check")).contains("check.primaryActionTriggered 0"))
    #expect(machine.isEnabled(menuAction: "trash") && !machine.isEnabled(menuAction: "share"))
  }

  @Test("it comes by a spring without bounce")
  func spring() throws {
    let player = play([.down(0), Self.hold, .up])
    let turn = try #require(player.turns.first { $0.stage.menu != nil })
    let spring = Spring(duration: 0.35, bounce: 0)
    for milliseconds in [20, 80, 200] {
      let menu = try #require(turn.stage.menu).gliding(for: .milliseconds(milliseconds))
      #expect(abs(menu.progress - spring.value(at: Double(milliseconds) / 1000)) < 1e-9)
    }
  }

  @Test("a finger that moves opens none")
  func moves() {
    let script: TouchScript = [
      .down(0), .wait(.milliseconds(200)), .move(.by(Point(0, 11))), Self.hold, .up,
    ]
    #expect(!log(play(script)).contains("contextMenuConfigurationForItemsAt 0"))
    #expect(play([.down(0), .move(.by(Point(0, 9))), Self.hold]).stage.menu != nil)
  }

  @Test("an action is performed after the menu has ended, and the menu goes")
  func performs() {
    let player = play([
      .down(0), Self.hold, .up, Self.pause, .tap(.view("check", ofItem: 0)), Self.pause,
    ])
    #expect(
      log(player).dropFirst(7) == [
        "willEndContextMenuInteraction 0", "check.primaryActionTriggered 0", "done true 0",
      ])
    #expect(player.stage.menu == nil)
    // The action is not there for the state any more.
    let again = play([
      .down(0), Self.hold, .up, Self.pause, .tap(.view("check", ofItem: 0)), Self.pause, .down(0),
      Self.hold,
    ])
    #expect(again.stage.menu?.actions == ["share", "trash"])
    let deleted = play([
      .down(0), Self.hold, .up, Self.pause, .tap(.view("trash", ofItem: 0)), Self.pause,
    ])
    #expect(log(deleted).contains("deleteItem 0") && deleted.stage.menu == nil)
  }

  @Test("the finger that has opened it may lift on a row")
  func slides() {
    // The middle of the second row.
    let player = play([.down(0), Self.hold, .move(.point(Point(100, 135))), .up, Self.pause])
    #expect(
      log(player).suffix(2) == [
        "willEndContextMenuInteraction 0", "share.primaryActionTriggered 0",
      ])
    let stayed = play([.down(0), Self.hold, .move(.point(Point(100, 390))), .up, Self.pause])
    #expect(stayed.stage.menu?.progress == 1)
  }

  /// A machine whose menu has no room beside the cell: its rows are at 18, 60 and 102 points, under the finger.
  private static var low: Machine { machine { $0.collectionView.size = Size(320, 150) } }

  @Test("the finger that has opened it under itself performs nothing where it is")
  func covers() throws {
    let opened = play([.down(1), Self.hold, .up, Self.pause], Self.low)
    let menu = try #require(opened.stage.menu)
    #expect(menu.rows.contains { $0.contains(Point(160, 75)) } && menu.cellShift == 0)
    #expect(!log(opened).contains { $0.contains("primaryActionTriggered") })
    #expect(opened.stage.selectedItems.isEmpty)
    // Nor if it moves in the row.
    let moved = play(
      [.down(1), Self.hold, .move(.by(Point(30, 5))), .up, Self.pause], Self.low)
    #expect(log(moved) == log(opened) && moved.stage.menu != nil)
    // It does if it has left the row, also on that row.
    func lifting(_ moves: TouchScript.Step...) -> String? {
      let steps: [TouchScript.Step] = [.down(1), Self.hold] + moves
      return log(play(TouchScript(steps + [.up, Self.pause]), Self.low)).first {
        $0.contains("primaryActionTriggered")
      }
    }
    let rows = zip(menu.actions, menu.rows).map { (name: $0, frame: $1) }
    let own = try #require(rows.firstIndex { $0.frame.contains(Point(160, 75)) })
    let other = try #require(rows.indices.first { $0 != own })
    let away = TouchScript.Step.move(.point(Point(160, rows[other].frame.midY)))
    #expect(lifting(away) == "\(rows[other].name.rawValue).primaryActionTriggered 1")
    let back = TouchScript.Step.move(.point(Point(160, rows[own].frame.midY)))
    #expect(lifting(away, back) == "\(rows[own].name.rawValue).primaryActionTriggered 1")
  }

  @Test("a tap on an action by name hits its row, also outside of the collection view")
  func tapsByName() {
    let open: [TouchScript.Step] = [.down(1), Self.hold, .up, Self.pause]
    let machine = Self.machine { $0.collectionView.size = Size(320, 100) }
    for name in ["check", "share", "trash"] as [ViewName] {
      let player = play(TouchScript(open + [.tap(.view(name, ofItem: 1)), Self.pause]), machine)
      #expect(log(player).contains("\(name.rawValue).primaryActionTriggered 1"))
      #expect(player.missedTouches.isEmpty && player.stage.selectedItems.isEmpty)
    }
    // Without the menu there is nothing.
    #expect(!play([.tap(.view("trash", ofItem: 3)), Self.pause], machine).missedTouches.isEmpty)
  }

  @Test("the cell moves aside if the menu has room neither below nor above it")
  func movesCell() throws {
    func menu(ofItem item: Int, height: Double) throws -> ShownMenu {
      let machine = Self.machine { $0.collectionView.size = Size(320, height) }
      return try #require(play([.down(.item(item)), Self.hold], machine).stage.menu)
    }
    // The menu is 146 high: with the gap of 12, the margin of 8 and a cell of 50 that is 216.
    let up = try menu(ofItem: 1, height: 240)
    #expect(up.frame == Rect(8, 86, 250, 146) && up.isBelow && up.cellShift == -26)
    let down = try menu(ofItem: 2, height: 240)
    #expect(down.frame == Rect(8, 8, 250, 146) && !down.isBelow && down.cellShift == 66)
    #expect(try menu(ofItem: 2, height: 216).cellShift == 66)
    #expect(try menu(ofItem: 2, height: 215).cellShift == 0)
    let machine = Self.machine { $0.collectionView.size = Size(320, 215) }
    let stage = machine.initialStage(traits: Traits())
    #expect(machine.heightForMenu(ofItem: 2, in: stage) == 216)
    #expect(machine.withoutMenus.heightForMenu(ofItem: 2, in: stage) == nil)
  }

  @Test("a touch elsewhere closes it, and no cell receives it")
  func outside() {
    let player = play([.down(0), Self.hold, .up, Self.pause, .tap(7), Self.pause])
    #expect(log(player) == Self.opened + ["willEndContextMenuInteraction 0"])
    #expect(player.stage.menu == nil && player.stage.selectedItems.isEmpty)
  }

  @Test("below the middle it stands above the cell")
  func above() {
    let menu = play([.down(7), Self.hold]).stage.menu
    #expect(menu?.frame == Rect(8, 350 - 12 - 146, 250, 146) && menu?.isBelow == false)
  }

  @Test("graphs contain its actions, and name the bound")
  func graph() {
    let machine = Self.machine()
    var explorer = StateExplorer(machine, items: [0])
    let graph = explorer.graph(from: machine.initialStage(traits: Traits()))
    #expect(graph.bounds.contains(.menus))
    let done = graph.transitions.filter { $0.deed.phrase == "context menu, check" }
    #expect(!done.isEmpty && done.allSatisfy { $0.to.cells[0].customValues["done"] == .flag(true) })
    // Diagrams list the events as they happen: the action is performed after the menu has closed.
    let trashed = graph.deletions.first {
      $0.from == graph.initial && $0.deed.phrase == "context menu, trash"
    }
    #expect(
      trashed?.listedEvents == [
        "shouldHighlight", "didHighlight", "contextMenuConfigurationForItemsAt", "didUnhighlight",
        "willDisplayContextMenu", "willEndContextMenuInteraction", "trash.primaryActionTriggered",
        "deleteItem",
      ])
  }

  @Test("graphs have an arrow for each action, also where the view is too low to show it")
  func outOfView() {
    let machine = Self.machine { $0.collectionView.size = Size(320, 70) }
    var explorer = StateExplorer(machine, items: [0])
    let graph = explorer.graph(from: machine.initialStage(traits: Traits()))
    let phrases = Set((graph.transitions + graph.deletions).compactMap(\.deed.phrase))
    #expect(phrases.contains("context menu, check"))
    #expect(phrases.contains("context menu, trash"))
    let chosen = (graph.transitions + graph.deletions).filter {
      $0.deed.phrase?.hasPrefix("context menu") == true
    }
    #expect(chosen.allSatisfy { !$0.listedEvents.contains("didSelect") })
  }

  @Test("a row whose swipe actions are shown opens no menu, and graphs have no arrow for one")
  func swiped() {
    let machine = Self.machine { scene in
      scene.cell.cellClass = .tableViewCell
      scene.collectionView.trailingSwipeActions = SwipeActions([SwipeActions.Action("archive")])
    }
    let player = play([.swipe(0), Self.pause, .down(0), Self.hold, .up, Self.pause], machine)
    #expect(player.stage.menu == nil && player.stage.swipe == nil)
    #expect(player.stage.selectedItems.isEmpty)
    var explorer = StateExplorer(machine, items: [0])
    let graph = explorer.graph(from: machine.initialStage(traits: Traits()))
    let opened = graph.transitions.filter {
      $0.deed.phrase?.hasPrefix("context menu") == true
    }
    #expect(graph.transitions.contains { $0.from.cells[0].contains(.swiped) } && !opened.isEmpty)
    #expect(opened.allSatisfy { !$0.from.cells[0].contains(.swiped) })
  }
}
