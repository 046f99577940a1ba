/// What a collection view's delegate answers when it is asked.
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

  /// The answer to a question about an item whose cell has the given state.
  public var answer: @Sendable (Question, _ item: Int, CellState) -> Bool

  /// Makes a delegate.
  public init(answer: @escaping @Sendable (Question, _ item: Int, CellState) -> Bool) {
    self.answer = answer
  }

  /// Answers every question with yes, as UIKit does when a method is not implemented.
  public static let agreeing = SelectionDelegate { _, _, _ in true }
}
