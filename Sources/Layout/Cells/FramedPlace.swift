internal import Drawing
internal import Vocabulary

/// Where a view is that has a frame and no constraints: UIKit's arithmetic of autoresizing masks.
///
/// When the superview is larger or smaller than it was when the frame was written, the flexible parts of
/// the axis share the difference in proportion to their extents (equally, if all of them are zero).
/// Each of the four numbers of the frame is then a straight line over the extent of the superview, which
/// is how UIKit says it to the solver.
struct FramedPlace: Hashable, Sendable {
  /// The frame as it was written, in the superview's coordinates.
  let frame: Rect
  /// What of it follows the superview.
  let mask: AutoresizingMask

  /// A number that changes with the extent of the superview: `atDesign + share × (extent − design)`.
  struct Line: Equatable {
    let atDesign: Double
    let share: Double
  }

  /// The left edge and the width for a superview that was `design` wide.
  func horizontal(design: Double) -> (start: Line, length: Line) {
    Self.lines(
      start: frame.minX, length: frame.size.width, design: design,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
  }

  /// The top edge and the height for a superview that was `design` high.
  func vertical(design: Double) -> (start: Line, length: Line) {
    Self.lines(
      start: frame.minY, length: frame.size.height, design: design,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
  }

  private static func lines(
    start: Double, length: Double, design: Double, flexible: (Bool, Bool, Bool)
  ) -> (start: Line, length: Line) {
    let parts = [
      (flexible.0, start), (flexible.1, length), (flexible.2, design - start - length),
    ]
    let sum = parts.reduce(0) { $0 + ($1.0 ? $1.1 : 0) }
    let count = Double(parts.filter(\.0).count)
    let shares = parts.map { isFlexible, extent in
      !isFlexible ? 0 : abs(sum) < 1e-9 ? 1 / count : extent / sum
    }
    return (Line(atDesign: start, share: shares[0]), Line(atDesign: length, share: shares[1]))
  }
}
