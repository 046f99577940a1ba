import Drawing
import Exploration
import GridMachine
import Interaction
import Machine
import Scenes
import Testing
import Vocabulary

@testable import Diagrams

/// A way in which a collection view can behave, with a name for the output of tests.
struct Behaviour: Sendable, CustomDebugStringConvertible {
  let debugDescription: String
  let graph: DiagramGraph

  init(
    _ name: String, hasOther: Bool = true, _ change: (inout Scene) -> Void = { _ in }
  ) {
    debugDescription = name
    let machine = Machine.grid(items: hasOther ? 2 : 1, change)
    var explorer = StateExplorer(machine, items: [0])
    graph = DiagramGraph(explorer.graph(from: machine.initialStage(traits: Traits())))
  }

  static let single = Behaviour("single selection")
  static let multiple = Behaviour("multiple selection") {
    $0.collectionView.allowsMultipleSelection = true
  }
  static let none = Behaviour("allowsSelection false") { $0.collectionView.allowsSelection = false }
  static let refused = Behaviour("shouldHighlight refused") {
    $0.collectionView.delegate = Delegate(shouldHighlightItem: .never)
  }
  static let oneItem = Behaviour("one item", hasOther: false)
  static let unselectable = Behaviour("shouldSelect refused") {
    $0.collectionView.delegate = Delegate(shouldSelectItem: .never)
  }
  static let multipleOneItem = Behaviour("multiple selection, one item", hasOther: false) {
    $0.collectionView.allowsMultipleSelection = true
  }
  static let stubborn = Behaviour("shouldDeselect refused") {
    $0.collectionView.allowsMultipleSelection = true
    $0.collectionView.delegate = Delegate(shouldDeselectItem: .never)
  }
  static let unhighlightFirst = Behaviour("unhighlight first") {
    $0.policies = SelectionPolicies(delegateOrder: .unhighlightFirst)
  }
  static let lateDeselection = Behaviour("deselection when the finger lifts") {
    $0.policies = SelectionPolicies(deselectsOnTouchDown: false)
  }

  static let all = [
    single, multiple, none, refused, oneItem, unselectable, multipleOneItem, stubborn,
    unhighlightFirst, lateDeselection,
  ]

  /// The diagram with cells of one colour and of the given size.
  func diagram(
    cell: Size = Size(92, 92), advance: Double = 0.6, palette: DiagramPalette = .light
  ) throws -> StateDiagram {
    try StateDiagram(
      of: graph, title: debugDescription, palette: palette,
      typesetter: BoxTypesetter(advance: advance)
    ) { _ in
      let area = Path.rect(Rect(origin: .zero, size: cell))
      return Specimen(DisplayList(size: cell, items: [.fill(area, Color(hex: 0xFF0000))]))
    }
  }
}
