import Interaction

extension SelectionModel {
  /// Takes actions one after the other; what happened, as text.
  mutating func log(
    _ actions: TouchAction..., delegate: SelectionDelegate = .agreeing
  ) -> [String] {
    actions.flatMap { handle($0, delegate: delegate).map(\.description) }
  }

  /// Takes actions one after the other; only what the delegate heard, as text.
  mutating func calls(
    _ actions: TouchAction..., delegate: SelectionDelegate = .agreeing
  ) -> [String] {
    actions.flatMap { handle($0, delegate: delegate) }
      .filter { $0.call != nil }
      .map(\.description)
  }

  /// The model after actions, without a log.
  func after(_ actions: TouchAction...) -> SelectionModel {
    var model = self
    for action in actions { _ = model.handle(action) }
    return model
  }

  /// The states of the items 0 and 1.
  var pair: [CellState] { [state(of: 0), state(of: 1)] }

  static let single = SelectionModel()
  static let multiple = SelectionModel(Configuration(allowsMultipleSelection: true))
  static let unhighlightFirst = SelectionModel(
    Configuration(policies: SelectionPolicies(delegateOrder: .unhighlightFirst)))
  static let keepingOld = SelectionModel(
    Configuration(policies: SelectionPolicies(deselectsOnTouchDown: false)))
}

extension SelectionDelegate {
  /// Refuses one question about one item, or about all.
  static func refusing(_ question: Question, item: Int? = nil) -> SelectionDelegate {
    SelectionDelegate { asked, about, _ in asked != question || (item ?? about) != about }
  }
}
