import Drawing
import Interaction
import OrderedCollections
import Testing
import Validation
import Views
import Vocabulary

@testable import Machine
@testable import Resolution
@testable import Scenes
@testable import Timelines

@Suite("A scene in its surroundings")
struct ResolvedSceneTests {
  private func resolved(_ change: (inout Scene) -> Void = { _ in }) throws -> ResolvedScene {
    try ResolvedScene(Fixture.selection(change), traits: Traits())
  }

  @Test("frames of items, and none for items that do not exist")
  func frames() throws {
    let scene = try resolved()
    #expect(
      (-1...3).map { scene.viewport().frame(ofItem: $0) } == [
        nil, Rect(12, 12, 92, 92), Rect(114, 12, 92, 92), Rect(216, 12, 92, 92), nil,
      ])
  }

  @Test("a point finds the cell under it; right and bottom edges are outside")
  func hits() throws {
    let scene = try resolved()
    func hit(_ point: Point) -> Int? {
      scene.item(at: point, in: scene.viewport()) { _ in .normal }
    }
    #expect(hit(Point(12, 12)) == 0)
    #expect(hit(Point(103.99, 103.99)) == 0)
    #expect(hit(Point(104, 50)) == nil)
    #expect(hit(Point(11.99, 50)) == nil)
    #expect(hit(Point(50, 104)) == nil)
    #expect(hit(Point(114, 50)) == 1)
    #expect(hit(Point(300, 50)) == 2)
    #expect(hit(Point(-5000, 1e9)) == nil)
  }

  @Test("nothing is hit outside of the viewport, nor a cell that is hidden or all but transparent")
  func misses() throws {
    let low = try resolved {
      $0.collectionView.size.height = 50
      $0.scripts = [:]
      $0.snapshots.scripts = []
    }
    #expect(low.item(at: Point(120, 49.9), in: low.viewport()) { _ in .normal } == 1)
    #expect(low.item(at: Point(120, 50), in: low.viewport()) { _ in .normal } == nil)
    let fading = try resolved {
      $0.rules = [
        Rule(when: .selected, .set(.isHidden, of: .cell, to: true)),
        Rule(when: .highlighted, .set(.alpha, of: .cell, to: 0.009)),
      ]
    }
    #expect(fading.item(at: Point(50, 50), in: fading.viewport()) { _ in .normal } == 0)
    #expect(fading.item(at: Point(50, 50), in: fading.viewport()) { _ in .selected } == nil)
    #expect(fading.item(at: Point(50, 50), in: fading.viewport()) { _ in .highlighted } == nil)
  }

  @Test("a finger that would come down on a cell out of view is a problem at its step")
  func outOfView() throws {
    // Resolving plays no script.
    let scene = try resolved {
      $0.collectionView.items = .count(10)
      $0.scripts = ["tap": [.selectItem(9), .tap(9), .down(0), .move(9), .up]]
      $0.snapshots.scripts = []
    }
    #expect(
      scene.scriptProblems().map { "\($0.path): \($0.message)" } == [
        "scripts.tap[1]: item 9 is not visible at that time; make the collection view's frame larger"
      ])
  }

  @Test("only cells in the viewport are presented, in the order of items")
  func viewport() throws {
    #expect(try resolved().presentation { _ in .normal }.cells.map(\.item) == [0, 1, 2])
    let many = try resolved { $0.collectionView.items = .count(1_000_000) }
    #expect(many.presentation { _ in .normal }.cells.map(\.item) == [0, 1, 2, 3, 4, 5])
    let none = try resolved {
      $0.collectionView.items = .count(0)
      $0.scripts = [:]
      $0.snapshots.scripts = []
    }
    #expect(none.presentation { _ in .normal }.cells.isEmpty)
  }

  @Test("cells have the requested states")
  func states() throws {
    let presentation = try resolved().presentation { $0 == 1 ? .selected : .normal }
    #expect(presentation.size == Size(320, 116))
    #expect(presentation.backgroundColor == Color(white: 1))
    #expect(presentation.cells.map(\.state) == [.normal, .selected, .normal])
    #expect(presentation.cells.map(\.frame.minX) == [12, 114, 216])
    #expect(presentation.cells.map(\.view.frame) == Array(repeating: Rect(0, 0, 92, 92), count: 3))
  }

  @Test("the machine is set up as the scene has it")
  func machine() throws {
    let model = try resolved {
      $0.collectionView.allowsSelection = false
      $0.collectionView.allowsMultipleSelection = true
      $0.policies = SelectionPolicies(delegateOrder: .unhighlightFirst, deselectsOnTouchDown: false)
    }.initialStage.selection
    #expect(
      model.configuration
        == .init(
          allowsSelection: false, allowsMultipleSelection: true,
          policies: .init(delegateOrder: .unhighlightFirst, deselectsOnTouchDown: false)))
  }

  @Test("the delegate returns the scene's values, by item and state")
  func delegate() throws {
    let scene = try resolved {
      $0.collectionView.delegate = Delegate(
        shouldHighlightItem: .when(.item(.notEqual, 1)),
        shouldSelectItem: .when(.not(.selected)), shouldDeselectItem: .never)
    }
    let delegate = scene.machine.delegate(in: scene.initialStage)
    #expect(delegate.reply(.shouldHighlight, 0, .normal).answer)
    #expect(!delegate.reply(.shouldHighlight, 1, .normal).answer)
    #expect(delegate.reply(.shouldSelect, 1, .highlighted).answer)
    #expect(!delegate.reply(.shouldSelect, 0, [.highlighted, .selected]).answer)
    #expect(!delegate.reply(.shouldDeselect, 0, .selected).answer)
  }

  @Test("the graph is that of the scene: of its delegate, its items and its mode")
  func graph() throws {
    func graph(_ scene: ResolvedScene, _ item: Int) -> StateGraph {
      scene.stateGraph(ofItems: [item])
    }
    let count = try graph(resolved(), 0).transitions.count
    // Eleven by touches on the cell, four by a touch on another cell: down, lifted inside, lifted outside, cancelled.
    #expect(count == 15)
    #expect(try graph(resolved(), 2).transitions.count == count)
    let refusing = try resolved {
      $0.collectionView.delegate.shouldHighlightItem = .when(.item(.notEqual, 1))
    }
    #expect(graph(refusing, 1).cellStates == [.normal])
    #expect(graph(refusing, 0).cellStates.count == 4)
    let alone = try resolved {
      $0.collectionView.items = .count(1)
      $0.scripts = [:]
      $0.snapshots.scripts = []
    }
    #expect(!graph(alone, 0).transitions.contains { $0.deed.action == .tapAnother })
  }
}
