package import Drawing
package import Vocabulary

/// A view of the author's own in one state, as layout sees it.
package struct LayoutView: Sendable {
  /// The name, unique in the cell.
  let name: ViewName
  /// The layout margins, in points.
  let margins: DirectionalInsets
  /// Whether the margins also keep those of the superview.
  let preservesSuperviewLayoutMargins: Bool
  /// The frame before the mask acts, in the superview's coordinates; `nil` for views with constraints.
  let frame: Rect?
  /// What of the frame follows the superview; without a frame, any mask fills the superview.
  let autoresizingMask: AutoresizingMask
  /// The size that the content asks for; `nil` for none.
  let intrinsicContentSize: IntrinsicContentSize?
  /// What a label says; `nil` for other views.
  let text: LabelText?
  /// How a stack view arranges its views; `nil` for other views.
  let stack: StackArrangement?

  /// Creates a view.
  package init(
    name: ViewName, margins: DirectionalInsets, preservesSuperviewLayoutMargins: Bool,
    frame: Rect?, autoresizingMask: AutoresizingMask,
    intrinsicContentSize: IntrinsicContentSize?, text: LabelText?, stack: StackArrangement?
  ) {
    self.name = name
    self.margins = margins
    self.preservesSuperviewLayoutMargins = preservesSuperviewLayoutMargins
    self.frame = frame
    self.autoresizingMask = autoresizingMask
    self.intrinsicContentSize = intrinsicContentSize
    self.text = text
    self.stack = stack
  }
}
