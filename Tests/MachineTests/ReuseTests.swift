import CollectionLayouts
import Drawing
import GridMachine
import Interaction
import OrderedCollections
import Scenes
import Testing
import Validation
import Views
import Vocabulary

@testable import Machine

/// Cells that are used again, in a list of six items of which two or three are on screen.
@Suite("Cells that are used again")
struct ReuseTests {
  /// Item 0 gets a star. It has left the screen when item 3 has come, so that item 4 gets its cell.
  private static let script: TouchScript = [
    .set(StateChange(item: 0, values: [.init(.custom("starred"), true)])),
    .scroll(to: 25), .scroll(to: 60), .scroll(to: 110),
  ]

  private func played(
    _ state: CustomState = CustomState("starred", [:]), reuse: CellReuse = .kept,
    _ script: TouchScript = script
  ) -> (starred: [Int], log: [String]) {
    let machine = Machine.grid(items: 6) { scene in
      scene.states = [state]
      scene.cellReuse = reuse
    }
    var player = Player(machine, from: machine.initialStage(traits: Traits()))
    player.play(script)
    let starred = (0..<6).filter {
      machine.state(ofItem: $0, in: player.stage).contains(custom: "starred")
    }
    return (starred, player.turns.flatMap(\.events).map(\.description))
  }

  @Test("show state that was not reset: a stale star")
  func stale() {
    let (starred, log) = played()
    #expect(starred == [4])
    #expect(log.filter { $0.contains("4") } == ["prepareForReuse 4", "willDisplayCell 4"])
    // The first cells that come are new ones.
    #expect(log.filter { $0.hasPrefix("prepareForReuse") } == ["prepareForReuse 4"])
  }

  @Test("are new cells without the policy")
  func fresh() {
    let (starred, log) = played(reuse: .fresh)
    #expect(starred.isEmpty)
    #expect(!log.contains { $0.hasPrefix("prepareForReuse") })
  }

  @Test("are reset by prepareForReuse, and by assignments before they are displayed")
  func reset() {
    let (starred, log) = played(CustomState("starred", [.prepareForReuse: .never]))
    #expect(starred.isEmpty)
    #expect(
      log.filter { $0.contains("4") } == [
        "prepareForReuse 4", "starred false 4", "willDisplayCell 4",
      ])
    #expect(played(CustomState("starred", [.willDisplayCell: .never])).starred.isEmpty)
  }

  @Test("show the data of their item")
  func data() {
    #expect(played(CustomState("starred", .flag, source: .data)).starred == [0])
  }

  @Test("are taken in the order in which they left")
  func order() {
    let (starred, log) = played(
      CustomState("starred", [:]), reuse: .kept,
      [
        .set(StateChange(item: 1, values: [.init(.custom("starred"), true)])),
        .scroll(to: 100), .scroll(to: 200),
      ])
    // Items 2 and 3 come in new cells while 0 and 1 leave; 4 gets the cell of 0, and 5 that of 1.
    #expect(starred == [5])
    #expect(
      log.filter { $0.hasPrefix("prepareForReuse") } == ["prepareForReuse 4", "prepareForReuse 5"])
  }

  @Test("check names the state that nothing resets")
  func note() {
    var scene = Scene(
      cell: Cell(),
      states: [CustomState("starred", [.gesture("hold", .began): .custom("starred")])],
      collectionView: CollectionView(
        size: Size(9, 9), items: .count(1),
        gestureRecognizers: [GestureRecognizer("hold", kind: .longPress())]))
    scene.cellReuse = .kept
    #expect(
      SceneNotes.notes(in: scene).map(\.message) == [
        "nothing resets starred when a cell is used again, so that another item shows it; write"
          + " \"prepareForReuse: false\", or \"setBy: data\" if the item keeps it"
      ])
    scene.cellReuse = .fresh
    #expect(SceneNotes.notes(in: scene).isEmpty)
  }

  /// A list of six items with two cells: odd items have the second one.
  private static func cells(_ scene: inout Scene) {
    scene.states = [CustomState("starred", [.gesture("hold", .began): .custom("starred")])]
    scene.cellReuse = .kept
    scene.collectionView.gestureRecognizers = [GestureRecognizer("hold", kind: .longPress())]
    let names: [ViewName] = ["a", "b"]
    scene.cell.contentView.subviews = names.map { name in
      var view = View.view(
        name, subviews: [.imageView(ViewName(rawValue: "\(name.rawValue)Star"))])
      view.properties[.isInstalled] = false
      return view
    }
    scene.collectionView.items = .cycle(
      names.map { Item(.set(.isInstalled, of: $0, to: true)) }, count: 6)
  }

  @Test("come from the pool of their own class")
  func classes() {
    let machine = Machine.grid(items: 6) { Self.cells(&$0) }
    #expect((0..<3).map(machine.loaded.scene.reuseIdentifier) == ["a", "b", "a"])
    func starred(_ item: Int) -> ([Int], [String]) {
      var player = Player(machine, from: machine.initialStage(traits: Traits()))
      player.play([
        .set(StateChange(item: item, values: [.init(.custom("starred"), true)])),
        .scroll(to: 25), .scroll(to: 60), .scroll(to: 110), .scroll(to: 200),
      ])
      let items = (0..<6).filter {
        machine.state(ofItem: $0, in: player.stage).contains(custom: "starred")
      }
      return (items, player.turns.flatMap(\.events).map(\.description))
    }
    // Item 3 comes when only the cell of item 0 waits, which is of the other class.
    #expect(starred(0).0 == [4])
    #expect(starred(1).0 == [5])
    #expect(!starred(1).1.contains("prepareForReuse 3"))
  }

  @Test("check names the cells that show the state again")
  func notesOfCells() {
    var scene = Scene(
      cell: Cell(), collectionView: CollectionView(size: Size(9, 9), items: .count(1)))
    Self.cells(&scene)
    func notes() -> [String] {
      SceneNotes.notes(in: scene).map(\.message).filter { $0.hasPrefix("nothing resets") }
        .map { String($0.prefix(62)) }
    }
    scene.rules = [Rule(when: .custom("starred"), .set(.isHidden, of: "bStar", to: false))]
    #expect(notes() == ["nothing resets starred when a cell \"b\" is used again, so that "])
    scene.rules.append(Rule(when: .custom("starred"), .set(.alpha, of: .cell, to: 0.5)))
    #expect(notes() == ["nothing resets starred when a cell \"a\" or \"b\" is used again, s"])
    // A class that one item has is not used again.
    scene.collectionView.items.count = 2
    #expect(notes().isEmpty)
  }
}
