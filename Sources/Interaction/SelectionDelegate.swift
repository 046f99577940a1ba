/// The return values of a collection view's delegate.
public struct SelectionDelegate: Sendable {
  /// The questions of the delegate protocol.
  public enum Question: Hashable, Sendable {
    /// May a touched cell be highlighted? A refusal skips selection wholly.
    case shouldHighlight
    /// May a tapped cell be selected?
    case shouldSelect
    /// May a tapped, selected cell be deselected? Asked in multiple selection only.
    case shouldDeselect

    /// The call as it stands in a log.
    public var call: DelegateCall {
      switch self {
      case .shouldHighlight: .shouldHighlight
      case .shouldSelect: .shouldSelect
      case .shouldDeselect: .shouldDeselect
      }
    }
  }

  /// Something that the app does before it answers.
  public enum Action: String, CaseIterable, Hashable, Sendable {
    /// Selects the item when it is not selected, and deselects it when it is; no delegate method is
    /// called.
    case toggleSelection
    /// Lets the collection view lay out anew (`performBatchUpdates(nil)`).
    case performBatchUpdates
  }

  /// The app's actions when the delegate method is called, and its return value.
  public struct Reply: Hashable, Sendable {
    /// What it does first, in order.
    public var actions: [Action]
    /// What it answers.
    public var answer: Bool

    /// Makes a reply.
    public init(actions: [Action] = [], answer: Bool) {
      self.actions = actions
      self.answer = answer
    }
  }

  /// The reply to a question about an item whose cell has the given state.
  public var reply: @Sendable (Question, _ item: Int, CellState) -> Reply

  /// Makes a delegate.
  public init(reply: @escaping @Sendable (Question, _ item: Int, CellState) -> Reply) {
    self.reply = reply
  }

  /// Makes a delegate that only answers.
  public init(answer: @escaping @Sendable (Question, _ item: Int, CellState) -> Bool) {
    self.init(reply: { Reply(answer: answer($0, $1, $2)) })
  }

  /// Answers every question with yes, as UIKit does when a method is not implemented.
  public static let agreeing = SelectionDelegate(answer: { _, _, _ in true })
}
