internal import Drawing
internal import Scenes

/// The frames of the views in a cell of one size, each in its superview's coordinates, on the pixel
/// grid.
struct CellLayout: Sendable {
  private var frames: [ViewName: Rect] = [:]
  /// The margins to which something keeps.
  private var margins: [ViewName: Insets] = [:]
  /// Pixels a point.
  let scale: Double

  /// The frame of a view; the cell's own containers fill its bounds.
  func frame(of view: ViewName) -> Rect { frames[view] ?? .zero }

  /// The layout margins of a view, in points; `nil` when no constraint and no stack keeps to them.
  func margins(of view: ViewName) -> Insets? { margins[view] }

  /// Solves the constraints of `cell` and tells what is the matter with them.
  ///
  /// - Returns: The layout; the required constraints that cannot hold beside others and were dropped;
  ///   and the views whose frames are not decided, as far as no dropped constraint is the reason.
  static func checked(
    _ cell: Cell, _ context: LayoutContext, input: LayoutInput
  ) -> (layout: CellLayout, conflicts: [SceneProblem], undecided: [SceneProblem]) {
    let (builder, frames) = solved(cell, context, input, explains: true)
    let undecided = builder.conflicts.isEmpty ? builder.undecided() : []
    let layout = CellLayout(cell, context, builder, frames)
    return (layout, builder.conflicts, undecided)
  }

  /// Solves the constraints of `cell`, come what may: of required constraints that contradict each
  /// other the last written one is dropped, and what is not decided is 0.
  init(_ cell: Cell, _ context: LayoutContext, input: LayoutInput) {
    let (builder, frames) = Self.solved(cell, context, input)
    self.init(cell, context, builder, frames)
  }

  /// The size that the constraints of `cell` give it: `systemLayoutSizeFitting`.
  ///
  /// - Parameters:
  ///   - target: The size that the cell would like to have, in points; `.zero` is UIKit's
  ///     `layoutFittingCompressedSize`. The context's size does not matter.
  ///   - horizontal: How strongly it would like the width of `target`.
  ///   - vertical: How strongly it would like the height of `target`.
  /// - Returns: The size in points, on the pixel grid, rounded up (our choice: content is not cut).
  static func fittingSize(
    _ cell: Cell, _ context: LayoutContext, input: LayoutInput, target: Size,
    horizontal: LayoutPriority = .fittingSizeLevel, vertical: LayoutPriority = .fittingSizeLevel
  ) -> Size {
    let sizing = ConstraintBuilder.Sizing.fitting(
      target: target, horizontal: horizontal, vertical: vertical)
    func solvedSize(_ sizing: ConstraintBuilder.Sizing) -> Size {
      solved(cell, context, input, sizing: sizing).frames[.cell]?.size ?? .zero
    }
    let size =
      input.content.map { content in
        let size = Self.fittingSize(
          content, context, input, width: horizontal == .required ? target.width : nil)
        guard cell.constraintLists.contains(where: { !$0.constraints.isEmpty }) else { return size }
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
  static func designSizes(
    _ cell: Cell, _ context: LayoutContext, _ input: LayoutInput
  ) -> [ViewName: Size] {
    guard !input.frames.isEmpty else { return [:] }
    return CellLayout(cell, context, input: input).frames.mapValues(\.size)
  }

  /// UIKit's passes: margins that keep those of superviews follow from where views are, and text first
  /// asks for one line, then for as many as it needs at the width that it was given.
  private static func solved(
    _ cell: Cell, _ context: LayoutContext, _ input: LayoutInput,
    sizing: ConstraintBuilder.Sizing = .given, explains: Bool = false
  ) -> (builder: ConstraintBuilder, frames: [ViewName: Rect]) {
    func solved(
      _ input: LayoutInput
    ) -> (builder: ConstraintBuilder, frames: [ViewName: Rect]) {
      var builder = ConstraintBuilder(
        cell: cell, context, input: input, sizing: sizing, explains: explains)
      builder.addAll()
      return (builder, builder.frames())
    }
    var result = solved(input)
    if let input = input.inheritingMargins(at: result.frames, direction: context.direction) {
      result = solved(input)
    }
    if let input = result.builder.input.wrapped(to: result.frames, texts: context.texts) {
      result = solved(input)
    }
    return result
  }

  private init(
    _ cell: Cell, _ context: LayoutContext, _ builder: ConstraintBuilder,
    _ edges: [ViewName: Rect]
  ) {
    let input = builder.input
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
    for (superview, views, _) in cell.viewLists {
      place(views, superview: frames[superview] ?? bounds, edges, context.scale)
    }
    for name in builder.viewsWithUsedMargins {
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
    _ views: [View], superview: Rect, _ edges: [ViewName: Rect], _ scale: Double
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
