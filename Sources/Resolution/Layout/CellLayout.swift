internal import Drawing
internal import Scenes

/// The frames of the views in a cell of one size, each in its superview's coordinates, on the pixel
/// grid.
struct CellLayout: Sendable {
  private var frames: [ViewName: Rect] = [:]

  /// The frame of a view; the cell's own containers fill its bounds.
  func frame(of view: ViewName) -> Rect { frames[view] ?? .zero }

  /// Solves the constraints of `cell` at `size` points.
  ///
  /// - Throws: What hinders a unique solution: required constraints that contradict each other, or
  ///   views whose frames are not decided.
  init(
    checking cell: Cell, size: Size, scale: Double, input: LayoutInput
  ) throws(ResolutionFailure) {
    var builder = ConstraintBuilder(cell: cell, size: size, input: input)
    builder.addAll()
    let problems = builder.problems + (builder.problems.isEmpty ? builder.undecided() : [])
    guard problems.isEmpty else { throw ResolutionFailure(problems: problems) }
    self.init(cell, size, scale, builder.frames())
  }

  /// Solves the constraints of `cell`, come what may: of required constraints that contradict each
  /// other the later ones are dropped, and what is not decided is 0.
  init(_ cell: Cell, size: Size, scale: Double, input: LayoutInput) {
    var builder = ConstraintBuilder(cell: cell, size: size, input: input)
    builder.addAll()
    self.init(cell, size, scale, builder.frames())
  }

  private init(_ cell: Cell, _ size: Size, _ scale: Double, _ edges: [ViewName: Rect]) {
    let bounds = Rect(origin: .zero, size: size)
    frames[.cell] = bounds
    for (name, container) in cell.containers {
      frames[name] = bounds
      place(container.subviews, superview: bounds, edges, scale)
    }
  }

  /// Rounds edges, not sizes, so that views that touch do so on the same pixel.
  private mutating func place(
    _ views: [View], superview: Rect, _ edges: [ViewName: Rect], _ scale: Double
  ) {
    for view in views {
      guard let solved = edges[view.name] else { continue }
      let topLeft = solved.origin.rounded(toScale: scale)
      let bottomRight = Point(solved.maxX, solved.maxY).rounded(toScale: scale)
      let rounded = Rect(
        topLeft.x, topLeft.y, bottomRight.x - topLeft.x, bottomRight.y - topLeft.y)
      frames[view.name] = rounded.offset(by: Point(-superview.minX, -superview.minY))
      place(view.subviews, superview: rounded, edges, scale)
    }
  }
}
