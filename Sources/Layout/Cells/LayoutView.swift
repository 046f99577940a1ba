package import Drawing
package import Vocabulary

/// One of the scene's own views in one state, as input of layout.
package struct LayoutView: Sendable {
  /// The name, unique in the cell.
  let name: ViewName
  /// The layout margins, in points.
  let margins: DirectionalEdgeInsets
  /// Whether the margins also stay inside the superview's margins.
  let preservesSuperviewLayoutMargins: Bool
  /// Whether its content is mirrored in right-to-left layouts.
  let semanticContentAttribute: SemanticContentAttribute
  /// The frame before the mask is applied, in the superview's coordinates; `nil` for views with
  /// constraints.
  let frame: Rect?
  /// How the frame is resized with the superview; without a frame, any mask fills the superview.
  let autoresizingMask: AutoresizingMask
  /// The intrinsic content size; `nil` for none.
  let intrinsicContentSize: IntrinsicContentSize?
  /// The text of a label; `nil` for other views.
  let text: LabelText?
  /// The baselines of a label with an attributed text; `nil` for other views.
  let baselines: BlockBaselines?
  /// The texts by which a control becomes higher; `nil` for other views.
  let wrappingTexts: WrappingTexts?
  /// Where a control has its title; `nil` for other views.
  let title: TitlePlace?
  /// The arrangement of a stack view; `nil` for other views.
  let stack: StackArrangement?

  /// Creates a view.
  package init(
    name: ViewName, margins: DirectionalEdgeInsets, preservesSuperviewLayoutMargins: Bool,
    semanticContentAttribute: SemanticContentAttribute = .unspecified,
    frame: Rect?, autoresizingMask: AutoresizingMask,
    intrinsicContentSize: IntrinsicContentSize?, text: LabelText?, baselines: BlockBaselines?,
    wrappingTexts: WrappingTexts? = nil, title: TitlePlace? = nil, stack: StackArrangement?
  ) {
    self.name = name
    self.margins = margins
    self.preservesSuperviewLayoutMargins = preservesSuperviewLayoutMargins
    self.semanticContentAttribute = semanticContentAttribute
    self.frame = frame
    self.autoresizingMask = autoresizingMask
    self.intrinsicContentSize = intrinsicContentSize
    self.text = text
    self.baselines = baselines
    self.wrappingTexts = wrappingTexts
    self.title = title
    self.stack = stack
  }
}
