internal import Scenes

/// All that the frames of a cell's views depend on and that a state can change.
struct LayoutInput: Hashable, Sendable {
  /// The views of the author's own that are in the hierarchy.
  private(set) var installed: Set<ViewName> = []
  /// The sizes that views ask for by their content.
  private(set) var intrinsicSizes: [ViewName: IntrinsicContentSize] = [:]

  /// What the layout of a cell depends on.
  init(_ cell: ResolvedView) {
    for view in cell.subviews { add(view.subviews) }
  }

  private mutating func add(_ views: [ResolvedView]) {
    for view in views {
      installed.insert(view.name)
      intrinsicSizes[view.name] = view.intrinsicContentSize
      add(view.subviews)
    }
  }
}
