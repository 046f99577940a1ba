public import Interaction

/// The return values of a collection view's delegate. The default of each method is `true`.
public struct Delegate: Hashable, Sendable {
  /// Whether a touched cell is highlighted. If not, the touch cannot select it either.
  public var shouldHighlightItem: DelegateAnswer
  /// Whether a tapped cell is selected.
  public var shouldSelectItem: DelegateAnswer
  /// Whether a tapped, selected cell is deselected. Asked only with multiple selection.
  public var shouldDeselectItem: DelegateAnswer
  /// Whether the delegate has `collectionView(_:performPrimaryActionForItemAt:)`. It is called after
  /// didSelect, but not while editing. Default: `false`.
  public var performsPrimaryAction: Bool

  /// Creates a delegate. Omitted methods return `true`.
  public init(
    shouldHighlightItem: DelegateAnswer = .always, shouldSelectItem: DelegateAnswer = .always,
    shouldDeselectItem: DelegateAnswer = .always, performsPrimaryAction: Bool = false
  ) {
    self.shouldHighlightItem = shouldHighlightItem
    self.shouldSelectItem = shouldSelectItem
    self.shouldDeselectItem = shouldDeselectItem
    self.performsPrimaryAction = performsPrimaryAction
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

/// The actions and the return value of a delegate method: `false`, `.when(.item(.notEqual, 3))`, or steps as in
/// `[.toggleSelection, .answer(false)]`.
public struct DelegateAnswer: Hashable, Sendable, ExpressibleByArrayLiteral,
  ExpressibleByBooleanLiteral
{
  /// A step of the method.
  public enum Step: Hashable, Sendable {
    /// Selects the item if it is not selected, and deselects it otherwise.
    case toggleSelection
    /// Makes the collection view update its layout.
    case performBatchUpdates
    /// Returns an answer; the last step.
    case answer(CellPredicate)
  }

  /// A method that returns `true`.
  public static let always: DelegateAnswer = .when(.always)
  /// A method that returns `false`.
  public static let never: DelegateAnswer = .when(.never)

  /// The actions before the answer, in order.
  public var actions: [DelegateAction]
  /// The return value.
  public var answer: CellPredicate

  /// Creates a method.
  public init(actions: [DelegateAction], answer: CellPredicate) {
    self.actions = actions
    self.answer = answer
  }

  /// Creates a method that returns `true` when a predicate holds, and does nothing else.
  public static func when(_ predicate: CellPredicate) -> DelegateAnswer {
    DelegateAnswer(actions: [], answer: predicate)
  }

  /// Creates a method that only returns a value.
  public init(booleanLiteral answer: Bool) {
    self.init(actions: [], answer: .constant(answer))
  }

  /// Creates a method from steps. Without an answer it returns `true`.
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

  /// The method in the syntax of scene files.
  var sceneText: String {
    guard !actions.isEmpty else { return answer.sceneText }
    return "[" + actions.map { $0.rawValue + ", " }.joined() + "return: \(answer.sceneText)]"
  }
}
