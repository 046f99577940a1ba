import CollectionLayouts
import Drawing
import GridMachine
import Interaction
import Scenes
import Testing
import Vocabulary

@testable import Machine

/// Items that are inserted, deleted, moved and reloaded, over a fixed grid.
@Suite("Data that changes")
struct DataChangeTests {
  private func order(_ updates: ItemUpdate..., from items: [Int] = [0, 1, 2, 3]) -> [Int]? {
    var order = ItemOrder(sections: [items])
    return order.apply(updates, section: { _ in 0 }) == nil ? order.sections[0] : nil
  }

  @Test("in a batch deletions come first, and positions are those afterwards")
  func batch() {
    #expect(order(.deleteItem(2), .insertItem(5, at: 0), .moveItem(3, to: 1)) == [5, 3, 0, 1])
    #expect(order(.insertItem(5, at: 0), .moveItem(3, to: 1), .deleteItem(2)) == [5, 3, 0, 1])
    #expect(order(.insertItem(5, at: 4)) == [0, 1, 2, 3, 5])
    #expect(order(.moveItem(0, to: 3)) == [1, 2, 3, 0])
    #expect(order(.reloadItem(1)) == [0, 1, 2, 3])
  }

  @Test(
    "every pair of moves puts both items at their destinations, and keeps the order of the others")
  func moves() {
    for (first, second) in [(0, 1), (0, 3), (2, 1)] {
      for (a, b) in (0..<4).flatMap({ a in (0..<4).map { (a, $0) } }) where a != b {
        let result = order(.moveItem(first, to: a), .moveItem(second, to: b)) ?? []
        #expect(result.firstIndex(of: first) == a && result.firstIndex(of: second) == b)
        let others = result.filter { $0 != first && $0 != second }
        #expect(others == others.sorted() && result.count == 4)
      }
    }
  }

  @Test("impossible changes are all refused, with a reason")
  func refused() {
    func objection(_ updates: ItemUpdate...) -> String? {
      var order = ItemOrder(sections: [[0, 1, 2]])
      let objection = order.apply(updates, section: { _ in 0 })
      #expect(order.sections == [[0, 1, 2]])
      return objection
    }
    #expect(objection(.deleteItem(5)) == "item 5 does not exist; insert it first")
    #expect(objection(.deleteItem(0), .reloadItem(7)) == "item 7 does not exist; insert it first")
    #expect(objection(.insertItem(4, at: 9)) == "position 9 is past the end; write at most 3")
    #expect(objection(.insertItem(1, at: 0))?.hasPrefix("item 1 exists already") == true)
    #expect(
      objection(.deleteItem(1), .moveItem(1, to: 0))
        == "item 1 changes twice at once; leave one of the changes out")
  }

  @Test("impossible changes of sections are refused with a reason")
  func refusedSections() {
    func objection(_ updates: ItemUpdate...) -> String? {
      let start = ItemOrder(sections: [[0, 1], [2, 3], [4]], shown: [0, 1])
      var order = start
      let objection = order.apply(updates, section: { $0 / 2 })
      #expect(objection == nil || order == start)
      return objection
    }
    #expect(objection(.insertSection(2, at: 2), .moveSection(0, to: 1)) == nil)
    #expect(objection(.insertSection(1, at: 0))?.hasPrefix("section 1 exists already") == true)
    #expect(objection(.deleteSection(2)) == "section 2 does not exist; insert it first")
    #expect(
      objection(.insertSection(2, at: 3)) == "position 3 is past the end; write at most 2")
    #expect(
      objection(.deleteSection(0), .reloadSection(0))
        == "section 0 changes twice at once; leave one of the changes out")
    #expect(
      objection(.deleteItem(4)) == "the section of item 4 does not exist; insert section 2 first")
    #expect(
      objection(.deleteItem(0), .deleteSection(0))
        == "item 0 changes with its section; leave one of the changes out")
  }

  @Test("items move and come to other sections, and stay there until they are deleted")
  func otherSections() {
    // Items are written two in a section; section 2 is not there at first.
    var order = ItemOrder(sections: [[0, 1], [2, 3], [4]], shown: [0, 1])
    func apply(_ updates: ItemUpdate...) -> String? { order.apply(updates, section: { $0 / 2 }) }
    #expect(apply(.moveItem(0, to: 1, section: 1), .moveItem(2, to: 0, section: 0)) == nil)
    #expect(order.sections == [[2, 1], [3, 0], [4]])
    #expect(order.moved == [0: 1, 2: 0])
    // Without a section it is the one where the item is.
    #expect(apply(.moveItem(0, to: 0)) == nil)
    #expect(order.sections == [[2, 1], [0, 3], [4]])
    #expect(apply(.deleteItem(0), .moveItem(2, to: 1, section: 1)) == nil)
    #expect(order.sections == [[1], [3, 2], [4]] && order.moved.isEmpty)
    #expect(apply(.insertItem(0, at: 0, section: 1)) == nil)
    #expect(order.sections == [[1], [0, 3, 2], [4]] && order.moved == [0: 1])
    #expect(apply(.deleteItem(0)) == nil)
    #expect(apply(.insertItem(0, at: 1)) == nil)
    #expect(order.sections == [[1, 0], [3, 2], [4]] && order.moved.isEmpty)
    #expect(
      apply(.moveItem(1, to: 0, section: 2))
        == "section 2, to which item 1 comes, does not exist; insert it first")
    #expect(
      apply(.moveItem(1, to: 0, section: 1), .deleteSection(1))
        == "item 1 changes with its section; leave one of the changes out")
    #expect(
      apply(.moveItem(1, to: 5, section: 1)) == "position 5 is past the end; write at most 2")
    #expect(apply(.insertSection(2, at: 0)) == nil)
    #expect(apply(.moveItem(4, to: 0, section: 0)) == nil)
    #expect(order.sections == [[4, 1, 0], [3, 2], []])
  }

  @Test("a snapshot moves items between sections, from any order to any other")
  func crossingSnapshot() {
    let order = ItemOrder(sections: [[0, 1], [2, 3]])
    func home(_ item: Int) -> Int { item / 2 }
    #expect(
      order.difference(to: [0, 1], [[1], [2, 0, 3]], home: home).items
        == [.moveItem(0, to: 1, section: 1)])
    #expect(
      order.difference(to: [1], [[0, 3]], home: home).items
        == [.deleteItem(2), .insertItem(0, at: 0, section: 1)])
    // Each division of each order is reached.
    func check(_ rest: [Int], _ chosen: [Int]) {
      guard let item = rest.first else {
        for cut in 0...chosen.count {
          var result = order
          let wanted = [Array(chosen[..<cut]), Array(chosen[cut...])]
          let updates = result.difference(to: [0, 1], wanted, home: home).items
          #expect(result.apply(updates, section: home) == nil && result.sections == wanted)
        }
        return
      }
      for place in 0...chosen.count {
        var next = chosen
        next.insert(item, at: place)
        check(Array(rest.dropFirst()), next)
      }
    }
    check([0, 1, 2, 3], [])
    check([3, 0], [])
  }

  @Test("a snapshot deletes, inserts and moves the fewest items")
  func difference() {
    let order = ItemOrder(sections: [[0, 1, 2, 3]])
    let change = order.difference(to: [0], [[2, 0, 4, 3]])
    #expect(change.items == [.deleteItem(1), .insertItem(4, at: 2), .moveItem(2, to: 0)])
    #expect(change.sections.isEmpty)
    #expect(order.difference(to: [0], [[0, 1, 2, 3]]).items.isEmpty)
    #expect(order.difference(to: [0], [[]]).items == (0..<4).map { .deleteItem($0) })
    // Each order of each selection is reached.
    func check(_ rest: [Int], _ chosen: [Int]) {
      var result = order
      let items = result.difference(to: [0], [chosen]).items
      #expect(result.apply(items, section: { _ in 0 }) == nil && result.sections[0] == chosen)
      for item in rest { check(rest.filter { $0 != item }, chosen + [item]) }
    }
    check([0, 1, 2, 3, 4], [])
  }

  @Test(
    "a snapshot of sections inserts, deletes and moves them, and changes the items of the others")
  func sectionSnapshot() {
    let order = ItemOrder(sections: [[0, 1], [2, 3], [4]], shown: [0, 1])
    let change = order.difference(to: [2, 1], [[4], [3, 2]])
    #expect(change.sections == [.deleteSection(0), .insertSection(2, at: 0)])
    #expect(change.items == [.moveItem(2, to: 1)] || change.items == [.moveItem(3, to: 0)])
  }

  @Test("a reconfigured cell keeps its touch, and may move at the same time")
  func reconfigured() {
    let player = play([
      .down(1), .wait(.milliseconds(200)),
      .updateItems([.reconfigureItem(1), .moveItem(1, to: 0)]),
    ])
    #expect(player.machine.state(ofItem: 1, in: player.stage).contains(.highlighted))
    #expect(player.stage.order?.sections == [[1, 0, 2, 3, 4]])
    #expect(!log(player).contains("prepareForReuse 1"))
    #expect(order(.reconfigureItem(7)) == nil)
  }

  private static func machine() -> Machine {
    .grid(items: 6) { scene in
      scene.states = [
        CustomState("done", .flag, source: .data), CustomState("open", .flag, source: .app),
      ]
      var items = Array(repeating: Item(), count: 6)
      items[5].isInitiallyPresent = false
      items[5].states = ["done": true]
      scene.collectionView.items = .cycle(items, count: 6)
    }
  }

  private func play(_ script: TouchScript, in machine: Machine = machine()) -> Player {
    var player = Player(machine, from: machine.initialStage(traits: Traits()))
    player.play(script)
    return player
  }

  private func log(_ player: Player) -> [String] {
    player.turns.flatMap(\.events).map(\.description)
  }

  @Test("an item keeps its number, its selection and its states wherever it moves")
  func identity() {
    let machine = Self.machine()
    let values = [StateChange.Value(.custom("open"), true)]
    let player = play([
      .selectItem(1), .set(StateChange(item: 1, values: values)),
      .updateItems([.moveItem(1, to: 0)]),
    ])
    let arrangement = machine.arrangement(of: player.stage)
    #expect(arrangement.frame(ofItem: 1) == Rect(0, 0, 100, 50))
    #expect(arrangement.frame(ofItem: 0) == Rect(0, 50, 100, 50))
    #expect(
      machine.state(ofItem: 1, in: player.stage)
        == CellState.selected.setting(custom: "open", to: true)
    )
    #expect(arrangement.places(ofItem: 1).contains(.firstVisible))
    #expect(arrangement.places(ofItem: 0).contains(.lastVisible))
    #expect(machine.item(at: Point(50, 20), in: player.stage) == 1)
  }

  @Test("an inserted item appears with its data, and pushes another cell out")
  func insertion() {
    let machine = Self.machine()
    #expect(
      machine.arrangement(of: machine.initialStage(traits: Traits())).contentSize.height == 250)
    let player = play([.updateItems([.insertItem(5, at: 1)])])
    #expect(
      log(player) == ["insertItem 5 1", "willDisplayCell 5", "didEndDisplayingCell 1"])
    #expect(machine.state(ofItem: 5, in: player.stage).contains(custom: "done"))
  }

  @Test("a deleted item is selected no longer, and a touch on it has no effect")
  func deletion() {
    let player = play([
      .selectItem(0), .down(0), .wait(.milliseconds(200)), .updateItems([.deleteItem(0)]), .up,
    ])
    #expect(player.stage.selectedItems.isEmpty)
    #expect(!log(player).contains("didSelect 0"))
    #expect(
      log(player).suffix(5) == [
        "deleteItem 0", "isHighlighted false 0", "isSelected false 0", "willDisplayCell 2",
        "didEndDisplayingCell 0",
      ])
    let back = play([.updateItems([.deleteItem(0)]), .updateItems([.insertItem(0, at: 4)])])
    #expect(back.refusals.isEmpty)
    #expect(back.stage.order?.sections == [[1, 2, 3, 4, 0]])
  }

  @Test("a reloaded item gets a new cell, which keeps only what is data")
  func reload() {
    let machine = Self.machine()
    let values = [
      StateChange.Value(.custom("open"), true), StateChange.Value(.custom("done"), true),
    ]
    let player = play([
      .set(StateChange(item: 0, values: values)), .updateItems([.reloadItem(0)]),
    ])
    #expect(
      log(player).suffix(3) == ["reloadItem 0", "didEndDisplayingCell 0", "willDisplayCell 0"])
    #expect(
      machine.state(ofItem: 0, in: player.stage)
        == CellState.normal.setting(custom: "done", to: true))
  }

  @Test("content that becomes shorter ends at the end of the viewport")
  func clamping() {
    let player = play([.scroll(to: 150), .updateItems([.deleteItem(0), .deleteItem(1)])])
    #expect(player.stage.contentOffset == Point(0, 50))
  }

  @Test(
    "a touch on an item that is not there, and an impossible change, are reported with their steps")
  func reports() {
    let player = play([.tap(5), .updateItems([.deleteItem(5)])])
    #expect(player.refusals.map(\.step) == [0, 1])
    #expect(player.refusals.allSatisfy { $0.reason == "item 5 does not exist; insert it first" })
  }
}
