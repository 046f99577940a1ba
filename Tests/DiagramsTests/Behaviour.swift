import Drawing
import Interaction
import Testing

@testable import Diagrams

/// A way in which a collection view can behave, with a name for the output of tests.
struct Behaviour: Sendable, CustomDebugStringConvertible {
  let debugDescription: String
  let graph: DiagramGraph

  init(
    _ name: String, _ configuration: SelectionModel.Configuration = .init(), hasOther: Bool = true,
    delegate: SelectionDelegate = .agreeing
  ) {
    debugDescription = name
    graph = DiagramGraph(
      StateGraph(
        exploring: SelectionModel(configuration), item: 0, others: hasOther ? [1] : [],
        delegate: delegate))
  }

  static let single = Behaviour("single selection")
  static let multiple = Behaviour(
    "multiple selection", .init(allowsMultipleSelection: true))
  static let none = Behaviour("allowsSelection false", .init(allowsSelection: false))
  static let refused = Behaviour("shouldHighlight refused", delegate: .refusing(.shouldHighlight))
  static let oneItem = Behaviour("one item", hasOther: false)
  static let unselectable = Behaviour("shouldSelect refused", delegate: .refusing(.shouldSelect))
  static let multipleOneItem = Behaviour(
    "multiple selection, one item", .init(allowsMultipleSelection: true), hasOther: false)
  static let stubborn = Behaviour(
    "shouldDeselect refused", .init(allowsMultipleSelection: true),
    delegate: .refusing(.shouldDeselect))
  static let unhighlightFirst = Behaviour(
    "unhighlight first",
    .init(policies: SelectionPolicies(delegateOrder: .unhighlightFirst)))
  static let lateDeselection = Behaviour(
    "deselection when the finger lifts",
    .init(policies: SelectionPolicies(deselectsOnTouchDown: false)))

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
      return DisplayList(size: cell, items: [.fill(area, Color(hex: 0xFF0000))])
    }
  }
}

extension SelectionDelegate {
  /// Says no to one question, whatever the item.
  static func refusing(_ question: Question) -> SelectionDelegate {
    SelectionDelegate { asked, _, _ in asked != question }
  }
}
