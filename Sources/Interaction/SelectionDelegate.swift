/// The answers of a collection view's delegate.
public struct SelectionDelegate: Sendable {
  /// The questions of the delegate protocol.
  public enum Question: Hashable, Sendable {
    /// May a touched cell be highlighted? If not, it cannot be selected by this touch.
    case shouldHighlight
    /// May a tapped cell be selected?
    case shouldSelect
    /// May a tapped, selected cell be deselected? Asked only with multiple selection.
    case shouldDeselect

    /// The delegate call of the question.
    public var call: DelegateCall {
      switch self {
      case .shouldHighlight: .shouldHighlight
      case .shouldSelect: .shouldSelect
      case .shouldDeselect: .shouldDeselect
      }
    }
  }

  /// An action of the app before it answers.
  public enum Action: String, CaseIterable, Hashable, Sendable {
    /// Selects the item if it is not selected, and deselects it otherwise. No delegate method is
    /// called.
    case toggleSelection
    /// Makes the collection view update its layout (`performBatchUpdates(nil)`).
    case performBatchUpdates
  }

  /// The app's actions in a delegate method, and its return value.
  public struct Reply: Hashable, Sendable {
    /// The actions before the answer, in order.
    public var actions: [Action]
    /// The return value.
    public var answer: Bool

    /// Creates a reply.
    public init(actions: [Action] = [], answer: Bool) {
      self.actions = actions
      self.answer = answer
    }
  }

  /// Returns the reply to a question about an item whose cell has the given state.
  public var reply: @Sendable (Question, _ item: Int, CellState) -> Reply

  /// Creates a delegate.
  public init(reply: @escaping @Sendable (Question, _ item: Int, CellState) -> Reply) {
    self.reply = reply
  }

  /// Creates a delegate that answers without actions.
  public init(answer: @escaping @Sendable (Question, _ item: Int, CellState) -> Bool) {
    self.init(reply: { Reply(answer: answer($0, $1, $2)) })
  }

  /// Answers every question with `true`, as UIKit does if a method is not implemented.
  public static let agreeing = SelectionDelegate(answer: { _, _, _ in true })
}
