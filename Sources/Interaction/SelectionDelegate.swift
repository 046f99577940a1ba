/// The answers of a collection view's delegate.
package struct SelectionDelegate: Sendable {
  /// The questions of the delegate protocol.
  package enum Question: Hashable, Sendable {
    /// May a touched cell be highlighted? If not, it cannot be selected by this touch.
    case shouldHighlight
    /// May a tapped cell be selected?
    case shouldSelect
    /// May a tapped, selected cell be deselected? Asked only with multiple selection.
    case shouldDeselect

    /// The delegate call of the question.
    package var call: DelegateCall {
      switch self {
      case .shouldHighlight: .shouldHighlightItem
      case .shouldSelect: .shouldSelectItem
      case .shouldDeselect: .shouldDeselectItem
      }
    }
  }

  /// The app's actions in a delegate method, and its return value.
  package struct Reply: Hashable, Sendable {
    /// The actions before the answer, in order.
    package var actions: [DelegateAction]
    /// The return value.
    package var answer: Bool

    /// Creates a reply.
    package init(actions: [DelegateAction] = [], answer: Bool) {
      self.actions = actions
      self.answer = answer
    }
  }

  /// Returns the reply to a question about an item whose cell has the given state.
  package var reply: @Sendable (Question, _ item: Int, CellState) -> Reply

  /// Creates a delegate.
  package init(reply: @escaping @Sendable (Question, _ item: Int, CellState) -> Reply) {
    self.reply = reply
  }

  /// Creates a delegate that answers without actions.
  package init(answer: @escaping @Sendable (Question, _ item: Int, CellState) -> Bool) {
    self.init(reply: { Reply(answer: answer($0, $1, $2)) })
  }

  /// Answers every question with `true`, as UIKit does if a method is not implemented.
  package static let agreeing = SelectionDelegate(answer: { _, _, _ in true })
}
