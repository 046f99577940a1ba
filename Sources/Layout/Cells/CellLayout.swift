package import Drawing
package import Vocabulary

/// The frames of the views in a cell, each in its superview's coordinates, on the pixel grid.
package struct CellLayout: Sendable {
  private var frames: [ViewName: Rect] = [:]
  /// The margins of views that constraints or stacks use.
  private var margins: [ViewName: EdgeInsets] = [:]
  /// The distances of a list cell's separator from the cell's leading and trailing edge, in points; `nil` if no
  /// constraint uses its guide.
  package private(set) var separatorInsets: DirectionalEdgeInsets?
  /// Pixels per point.
  package let scale: Double

  /// The frame of a view; the views that UIKit creates in the cell fill its bounds.
  package func frame(of view: ViewName) -> Rect { frames[view] ?? .zero }

  /// The layout margins of a view, in points; `nil` if no constraint and no stack uses them.
  package func margins(of view: ViewName) -> EdgeInsets? { margins[view] }

  /// The problems of a layout.
  package struct Verdict {
    /// The required constraints that conflict with others and were dropped.
    package var conflicts: [LayoutProblem] = []
    /// The views whose frames are ambiguous, unless a dropped constraint is the reason.
    package var undecided: [LayoutProblem] = []
    /// The views whose frames are ambiguous only because constraints were dropped.
    package var opened: [LayoutProblem] = []

    /// What is reported without refusing the layout.
    package var notes: [LayoutProblem] { conflicts + opened }
  }

  /// Lays out `cell` and checks the layout.
  ///
  /// - Parameter store: The cache of checked layouts.
  /// - Returns: The layout, and its problems; `nil` for the problems if the same constraints were
  ///   active in a layout that was already checked.
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
    // The effect of a constraint that could not be solved is unknown.
    guard !last.hasUnsolvedConstraints else {
      return (layout, Verdict(conflicts: last.conflicts))
    }
    let verdict = Verdict(
      conflicts: last.conflicts, undecided: last.undecided(), opened: last.openedByDropping())
    return (layout, verdict)
  }

  /// The constraints of the last layout pass, with their causes.
  static func explained(
    _ cell: LayoutHierarchy, _ context: LayoutContext, input: LayoutInput,
    _ sizing: ConstraintBuilder.Sizing
  ) -> ConstraintBuilder {
    var last = ConstraintBuilder(
      cell: cell, context, input: input, sizing: sizing, explains: true)
    _ = settled(input, context) { input in
      last = ConstraintBuilder(cell: cell, context, input: input, sizing: sizing, explains: true)
      last.addAll()
      return SolvedConstraints(last)
    }
    return last
  }

  /// Lays out `cell`; solutions are cached in `store`.
  init(
    _ cell: LayoutHierarchy, _ context: LayoutContext, input: LayoutInput, _ store: ConstraintStore
  ) {
    let (settled, answer) = Self.settled(input, context) { store.solved(context, $0, .given) }
    self.init(cell, context, settled, answer)
  }

  /// The size that the constraints of a cell give it: `systemLayoutSizeFitting`.
  ///
  /// - Parameters:
  ///   - target: The target size, in points; `.zero` is UIKit's `layoutFittingCompressedSize`. The
  /// context's size is ignored.
  ///   - horizontal: The priority of the target's width.
  ///   - vertical: The priority of the target's height.
  /// - Returns: The size in points, rounded up to the pixel grid (our choice: content is not
  ///   clipped).
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
        // The author's constraints in the cell may increase the size, but never reduce it.
        let asked = solvedSize(
          .fitting(target: size, horizontal: horizontal, vertical: .fittingSizeLevel))
        return Size(max(size.width, asked.width), max(size.height, asked.height))
      } ?? solvedSize(sizing)
    func pixels(_ length: Double) -> Double {
      // Rounding errors must not move a value that is on a pixel boundary.
      (length * context.scale - 1e-6).rounded(.up) / context.scale
    }
    return Size(pixels(size.width), pixels(size.height))
  }

  /// The size of a cell with a content configuration, which has no constraints. Without a width it
  /// is as wide as its texts.
  private static func fittingSize(
    _ content: ListContent, _ context: LayoutContext, _ input: LayoutInput, width: Double?
  ) -> Size {
    let (leading, trailing) = input.accessories.insets
    let width = width ?? content.naturalWidth(context) + leading + trailing
    return Size(
      width, content.height(width: max(0, width - leading - trailing), context))
  }

  /// The design sizes of the superviews of views that have frames; empty if there are no such
  /// views.
  package static func designSizes(
    _ cell: LayoutHierarchy, _ context: LayoutContext, _ input: LayoutInput
  ) -> [ViewName: Size] {
    guard !input.frames.isEmpty else { return [:] }
    let layout = CellLayout(cell, context, input: input, ConstraintStore(cell))
    return layout.frames.mapValues(\.size)
  }

  /// UIKit's layout passes: margins that are inherited depend on the positions of views, and a text
  /// first requests one line, then as many as it needs at the resulting width.
  private static func settled(
    _ input: LayoutInput, _ context: LayoutContext, solve: (LayoutInput) -> SolvedConstraints
  ) -> (input: LayoutInput, answer: SolvedConstraints) {
    var (input, answer) = (input, solve(input))
    if let heir = input.inheritingMargins(at: answer.frames, in: context) {
      (input, answer) = (heir, solve(heir))
    }
    if let readable = input.readable(answer.readableViews, at: answer.frames, in: context) {
      (input, answer) = (readable, solve(readable))
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
    // Including those that are not in the scene: UIKit creates some itself.
    for name in ConstraintBuilder.fixedViews { frames[name] = bounds }
    // Without accessories the content view has the cell's bounds, even off the pixel grid.
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
    if let separator = answer.frames[.separatorLayoutGuide]?.rounded(to: scale) {
      let (left, right) = (separator.minX, bounds.maxX - separator.maxX)
      let isMirrored = context.direction == .rightToLeft
      separatorInsets = DirectionalEdgeInsets(
        top: 0, leading: isMirrored ? right : left, bottom: 0, trailing: isMirrored ? left : right)
    }
    for name in answer.viewsWithUsedMargins {
      margins[name] = input.margins(of: name).edges(in: input.direction(of: name, in: context))
    }
  }

  /// The content of a content configuration fills the content view.
  private mutating func place(_ content: ListContent, _ context: LayoutContext) {
    let size = frame(of: .contentView).size
    frames[.contentConfiguration] = Rect(origin: .zero, size: size)
    for (part, frame) in content.frames(in: size, context) {
      frames[part.name] = frame.rounded(to: scale)
    }
  }

  /// Rounds edges and not sizes, so that adjacent views share a pixel boundary.
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
  /// The rectangle with its edges rounded to whole pixels.
  fileprivate func rounded(to scale: Double) -> Rect {
    let topLeft = origin.rounded(toScale: scale)
    let bottomRight = Point(maxX, maxY).rounded(toScale: scale)
    return Rect(topLeft.x, topLeft.y, bottomRight.x - topLeft.x, bottomRight.y - topLeft.y)
  }
}
