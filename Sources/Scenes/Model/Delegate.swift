public import Interaction

/// What the delegate of a collection view answers; a method that is not written answers yes.
public struct Delegate: Hashable, Sendable {
  /// Whether a touched cell is highlighted. A refusal skips selection wholly.
  public var shouldHighlightItem: DelegateAnswer
  /// Whether a tapped cell is selected.
  public var shouldSelectItem: DelegateAnswer
  /// Whether a tapped, selected cell is deselected. Evaluated only in multiple selection.
  public var shouldDeselectItem: DelegateAnswer

  /// Makes a delegate that only answers.
  public init(
    shouldHighlightItem: CellPredicate = .always, shouldSelectItem: CellPredicate = .always,
    shouldDeselectItem: CellPredicate = .always
  ) {
    self.shouldHighlightItem = DelegateAnswer(shouldHighlightItem)
    self.shouldSelectItem = DelegateAnswer(shouldSelectItem)
    self.shouldDeselectItem = DelegateAnswer(shouldDeselectItem)
  }

  /// Makes a delegate that does something before it answers whether a tapped cell is selected.
  public init(
    shouldHighlightItem: CellPredicate = .always, shouldSelectItem: DelegateAnswer,
    shouldDeselectItem: CellPredicate = .always
  ) {
    self.init(shouldHighlightItem: shouldHighlightItem, shouldDeselectItem: shouldDeselectItem)
    self.shouldSelectItem = shouldSelectItem
  }

  /// The answer to a question.
  package subscript(question: SelectionDelegate.Question) -> DelegateAnswer {
    switch question {
    case .shouldHighlight: shouldHighlightItem
    case .shouldSelect: shouldSelectItem
    case .shouldDeselect: shouldDeselectItem
    }
  }
}

/// What one method of the delegate does and answers.
public struct DelegateAnswer: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// A step of the method.
  public enum Step: Hashable, Sendable {
    /// Selects the item when it is not selected, and deselects it when it is.
    case toggleSelection
    /// Lets the collection view lay out anew.
    case performBatchUpdates
    /// Answers; the last step.
    case answer(CellPredicate)
  }

  /// What it does first, in order.
  public var actions: [SelectionDelegate.Action]
  /// What it answers.
  public var answer: CellPredicate

  /// Makes a method that only answers.
  public init(_ answer: CellPredicate) {
    self.init(actions: [], answer: answer)
  }

  /// Makes a method.
  public init(actions: [SelectionDelegate.Action], answer: CellPredicate) {
    self.actions = actions
    self.answer = answer
  }

  /// Makes a method of steps; without an answer it is yes.
  public init(arrayLiteral steps: Step...) {
    self.init(actions: [], answer: .always)
    for step in steps {
      switch step {
      case .toggleSelection: actions.append(.toggleSelection)
      case .performBatchUpdates: actions.append(.performBatchUpdates)
      case .answer(let predicate): answer = predicate
      }
    }
  }

  /// The method as a scene file spells it.
  var sceneText: String {
    guard !actions.isEmpty else { return answer.sceneText }
    return "[" + actions.map { $0.rawValue + ", " }.joined() + "return: \(answer.sceneText)]"
  }
}
