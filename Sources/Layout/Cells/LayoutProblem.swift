package import Vocabulary

/// What a layout problem is about. The caller knows where that is written.
package enum LayoutSubject: Hashable, Sendable {
  /// The cell.
  case cell
  /// The size that the collection view's layout gives to the cell.
  case cellSize
  /// A view, of the author's own or one that UIKit makes.
  case view(ViewName)
  /// The frame of a view that no constraint decides.
  case frame(of: ViewName)
  /// A constraint: its index among those of the view that has it.
  case constraint(Int, of: ViewName)
}

/// Something that is wrong with the layout of a cell.
package struct LayoutProblem: Hashable, Sendable {
  /// What it is about.
  package let subject: LayoutSubject
  /// What is wrong and how to mend it.
  package let message: String
}
