package import Vocabulary

/// What a layout problem is about. The caller maps it to a place in the scene.
package enum LayoutSubject: Hashable, Sendable {
  /// The cell.
  case cell
  /// The size that the collection view's layout gives to the cell.
  case cellSize
  /// A view, of the scene's own or one that UIKit creates.
  case view(ViewName)
  /// The ambiguous frame of a view.
  case frame(of: ViewName)
  /// A constraint: its index among those of the view that has it.
  case constraint(Int, of: ViewName)
}

/// A problem with the layout of a cell.
package struct LayoutProblem: Hashable, Sendable {
  /// The subject.
  package let subject: LayoutSubject
  /// What is wrong and how to fix it.
  package let message: String
  /// The constraints that conflict, the dropped one first; empty for other problems.
  package var participants: [LayoutCause] = []
  /// The sides of the subject's frame that nothing decides: x, y, width, height; empty for other problems.
  package var undecidedSides: [String] = []
}
