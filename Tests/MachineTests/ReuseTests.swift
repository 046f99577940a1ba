import Drawing
import GridMachine
import Interaction
import OrderedCollections
import Scenes
import Testing
import Vocabulary

@testable import Machine

/// Cells that are used again, in a list of six items of which two or three are on screen.
@Suite("Cells that are used again")
struct ReuseTests {
  /// Item 0 gets a star. It has left the screen when item 3 has come, so that item 4 gets its cell.
  private static let script: TouchScript = [
    .set(StateChange(item: 0, [.init(.custom("starred"), true)])),
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
      machine.state(ofItem: $0, in: player.stage).has(custom: "starred")
    }
    return (starred, player.turns.flatMap(\.events).map(\.description))
  }

  @Test("show what nobody has reset: a stale star")
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

  @Test("are reset by prepareForReuse, and by what is set before they are displayed")
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
    #expect(played(CustomState("starred", .flag, setBy: .data)).starred == [0])
  }

  @Test("are taken in the order in which they left")
  func order() {
    let (starred, log) = played(
      CustomState("starred", [:]), reuse: .kept,
      [
        .set(StateChange(item: 1, [.init(.custom("starred"), true)])),
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
        gestureRecognizers: [GestureRecognizer("hold", .longPress())]))
    scene.cellReuse = .kept
    #expect(
      SceneNotes.notes(in: scene).map(\.message) == [
        "nothing resets starred when a cell is used again, so that another item shows it; write"
          + " \"prepareForReuse: false\", or \"setBy: data\" if the item keeps it"
      ])
    scene.cellReuse = .fresh
    #expect(SceneNotes.notes(in: scene).isEmpty)
  }
}
