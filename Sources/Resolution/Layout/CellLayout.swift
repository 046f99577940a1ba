internal import Drawing
internal import Scenes

/// The frames of the views in a cell of one size, each in its superview's coordinates, on the pixel
/// grid.
struct CellLayout: Sendable {
  private var frames: [ViewName: Rect] = [:]
  /// Pixels a point.
  let scale: Double

  /// The frame of a view; the cell's own containers fill its bounds.
  func frame(of view: ViewName) -> Rect { frames[view] ?? .zero }

  /// Solves the constraints of `cell`.
  ///
  /// - Throws: What hinders a unique solution: required constraints that contradict each other, or
  ///   views whose frames are not decided.
  init(
    checking cell: Cell, _ context: LayoutContext, input: LayoutInput
  ) throws(ResolutionFailure) {
    let builder = Self.solved(cell, context, input)
    let problems = builder.problems + (builder.problems.isEmpty ? builder.undecided() : [])
    guard problems.isEmpty else { throw ResolutionFailure(problems: problems) }
    self.init(cell, context, input, builder.frames())
  }

  /// Solves the constraints of `cell`, come what may: of required constraints that contradict each
  /// other the later ones are dropped, and what is not decided is 0.
  init(_ cell: Cell, _ context: LayoutContext, input: LayoutInput) {
    self.init(cell, context, input, Self.solved(cell, context, input).frames())
  }

  /// UIKit's two passes: text first asks for one line, then for as many as it needs at the width that
  /// the first pass gave it.
  private static func solved(
    _ cell: Cell, _ context: LayoutContext, _ input: LayoutInput
  ) -> ConstraintBuilder {
    var builder = ConstraintBuilder(cell: cell, context, input: input)
    builder.addAll()
    guard let wrapped = input.wrapped(to: builder.frames(), texts: context.texts) else {
      return builder
    }
    builder = ConstraintBuilder(cell: cell, context, input: wrapped)
    builder.addAll()
    return builder
  }

  private init(
    _ cell: Cell, _ context: LayoutContext, _ input: LayoutInput, _ edges: [ViewName: Rect]
  ) {
    let bounds = Rect(origin: .zero, size: context.size)
    scale = context.scale
    // Also those that the author does not have: UIKit adds some by itself.
    for name in ConstraintBuilder.fixedViews { frames[name] = bounds }
    frames[.backgroundConfiguration] = input.background.frame(in: context).rounded(to: scale)
    for (superview, views, _) in cell.viewLists {
      place(views, superview: frames[superview] ?? bounds, edges, context.scale)
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
