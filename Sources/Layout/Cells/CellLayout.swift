package import Drawing
package import Vocabulary

/// The frames of the views in a cell of one size, each in its superview's coordinates, on the pixel
/// grid.
package struct CellLayout: Sendable {
  private var frames: [ViewName: Rect] = [:]
  /// The margins to which something keeps.
  private var margins: [ViewName: Insets] = [:]
  /// Pixels a point.
  package let scale: Double

  /// The frame of a view; the cell's own containers fill its bounds.
  package func frame(of view: ViewName) -> Rect { frames[view] ?? .zero }

  /// The layout margins of a view, in points; `nil` when no constraint and no stack keeps to them.
  package func margins(of view: ViewName) -> Insets? { margins[view] }

  /// What is the matter with a layout.
  package struct Verdict {
    /// The required constraints that cannot hold beside others and were dropped.
    package var conflicts: [LayoutProblem] = []
    /// The views whose frames are not decided, as far as no dropped constraint is the reason.
    package var undecided: [LayoutProblem] = []
  }

  /// Lays `cell` out and tells what is the matter with it.
  ///
  /// - Parameter store: What was checked before.
  /// - Returns: The layout; and what is the matter with it, `nil` when the same constraints decide as in a
  ///   layout that was checked before, so that there is nothing new to tell.
  static func checked(
    _ cell: LayoutHierarchy, _ context: LayoutContext, input: LayoutInput, _ store: ConstraintStore
  ) -> (layout: CellLayout, verdict: Verdict?) {
    var last: ConstraintBuilder?
    let (settled, answer) = settled(input, context) { input in
      last = nil
      return store.solved(context, input, .given) { builder in
        var builder = builder.explaining
        builder.addAll()
        last = builder
        return SolvedConstraints(builder)
      }
    }
    let layout = CellLayout(cell, context, settled, answer)
    guard let last else { return (layout, nil) }
    let undecided = last.conflicts.isEmpty ? last.undecided() : []
    return (layout, Verdict(conflicts: last.conflicts, undecided: undecided))
  }

  /// Lays `cell` out as its constraints say, whose solutions are kept in `store`.
  init(
    _ cell: LayoutHierarchy, _ context: LayoutContext, input: LayoutInput, _ store: ConstraintStore
  ) {
    let (settled, answer) = Self.settled(input, context) { store.solved(context, $0, .given) }
    self.init(cell, context, settled, answer)
  }

  /// The size that the constraints of a cell give it: `systemLayoutSizeFitting`.
  ///
  /// - Parameters:
  ///   - target: The size that the cell would like to have, in points; `.zero` is UIKit's
  ///     `layoutFittingCompressedSize`. The context's size does not matter.
  ///   - horizontal: How strongly it would like the width of `target`.
  ///   - vertical: How strongly it would like the height of `target`.
  /// - Returns: The size in points, on the pixel grid, rounded up (our choice: content is not cut).
  static func fittingSize(
    _ context: LayoutContext, input: LayoutInput, target: Size,
    horizontal: LayoutPriority = .fittingSizeLevel, vertical: LayoutPriority = .fittingSizeLevel,
    _ store: ConstraintStore
  ) -> Size {
    let sizing = ConstraintBuilder.Sizing.fitting(
      target: target, horizontal: horizontal, vertical: vertical)
    func solvedSize(_ sizing: ConstraintBuilder.Sizing) -> Size {
      settled(input, context) { store.solved(context, $0, sizing) }.answer.frames[.cell]?.size
        ?? .zero
    }
    let size =
      input.content.map { content in
        let size = Self.fittingSize(
          content, context, input, width: horizontal == .required ? target.width : nil)
        guard store.hasConstraints else { return size }
        // The author's constraints in the cell may ask for more, and never make it less.
        let asked = solvedSize(
          .fitting(target: size, horizontal: horizontal, vertical: .fittingSizeLevel))
        return Size(max(size.width, asked.width), max(size.height, asked.height))
      } ?? solvedSize(sizing)
    func pixels(_ length: Double) -> Double {
      // What lies on a pixel stays there in spite of rounding errors.
      (length * context.scale - 1e-6).rounded(.up) / context.scale
    }
    return Size(pixels(size.width), pixels(size.height))
  }

  /// The size that a content configuration gives its cell, which has no constraints; without a width it
  /// is as wide as its texts.
  private static func fittingSize(
    _ content: ListContent, _ context: LayoutContext, _ input: LayoutInput, width: Double?
  ) -> Size {
    let (leading, trailing) = input.accessories.insets
    let width = width ?? content.naturalWidth(context) + leading + trailing
    return Size(
      width, content.height(width: max(0, width - leading - trailing), context))
  }

  /// The sizes of the superviews of views that have frames, none if there are no such views.
  package static func designSizes(
    _ cell: LayoutHierarchy, _ context: LayoutContext, _ input: LayoutInput
  ) -> [ViewName: Size] {
    guard !input.frames.isEmpty else { return [:] }
    let layout = CellLayout(cell, context, input: input, ConstraintStore(cell))
    return layout.frames.mapValues(\.size)
  }

  /// UIKit's passes: margins that keep those of superviews follow from where views are, and text first
  /// asks for one line, then for as many as it needs at the width that it was given.
  private static func settled(
    _ input: LayoutInput, _ context: LayoutContext, solve: (LayoutInput) -> SolvedConstraints
  ) -> (input: LayoutInput, answer: SolvedConstraints) {
    var (input, answer) = (input, solve(input))
    if let heir = input.inheritingMargins(at: answer.frames, direction: context.direction) {
      (input, answer) = (heir, solve(heir))
    }
    if let wrapped = input.wrapped(to: answer.frames, texts: context.texts) {
      (input, answer) = (wrapped, solve(wrapped))
    }
    return (input, answer)
  }

  private init(
    _ cell: LayoutHierarchy, _ context: LayoutContext, _ input: LayoutInput,
    _ answer: SolvedConstraints
  ) {
    let bounds = Rect(origin: .zero, size: context.size)
    scale = context.scale
    // Also those that the author does not have: UIKit adds some by itself.
    for name in ConstraintBuilder.fixedViews { frames[name] = bounds }
    // Where nothing stands beside it the content view has the cell's bounds, pixels or not.
    if input.accessories.insets != (0, 0) {
      frames[.contentView] = input.accessories.contentFrame(
        in: context.size, direction: context.direction
      ).rounded(to: scale)
    }
    for (name, frame) in input.accessories.frames(in: context.size, direction: context.direction) {
      frames[name] = frame.rounded(to: scale)
    }
    if let content = input.content { place(content, context) }
    frames[.backgroundConfiguration] = input.background.frame(in: context).rounded(to: scale)
    for branch in cell.branches {
      place(
        branch.views, superview: frames[branch.superview] ?? bounds, answer.frames, context.scale)
    }
    for name in answer.viewsWithUsedMargins {
      let margins = input.margins(of: name)
      let isMirrored = context.direction == .rightToLeft
      self.margins[name] = Insets(
        top: margins.top, left: isMirrored ? margins.trailing : margins.leading,
        bottom: margins.bottom, right: isMirrored ? margins.leading : margins.trailing)
    }
  }

  /// What a content configuration shows fills the content view.
  private mutating func place(_ content: ListContent, _ context: LayoutContext) {
    let size = frame(of: .contentView).size
    frames[.contentConfiguration] = Rect(origin: .zero, size: size)
    for (part, frame) in content.frames(in: size, context) {
      frames[part.name] = frame.rounded(to: scale)
    }
  }

  /// Rounds edges, not sizes, so that views that touch do so on the same pixel.
  private mutating func place(
    _ views: [LayoutHierarchy.Node], superview: Rect, _ edges: [ViewName: Rect], _ scale: Double
  ) {
    for view in views {
      guard let solved = edges[view.name] else { continue }
      let rounded = solved.rounded(to: scale)
      frames[view.name] = rounded.offset(by: Point(-superview.minX, -superview.minY))
      place(view.subviews, superview: rounded, edges, scale)
    }
  }
}

extension Rect {
  /// The rectangle with its edges on whole pixels.
  fileprivate func rounded(to scale: Double) -> Rect {
    let topLeft = origin.rounded(toScale: scale)
    let bottomRight = Point(maxX, maxY).rounded(toScale: scale)
    return Rect(topLeft.x, topLeft.y, bottomRight.x - topLeft.x, bottomRight.y - topLeft.y)
  }
}
