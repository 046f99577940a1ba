internal import Drawing
internal import Vocabulary

/// The position of a view that has a frame and no constraints, by UIKit's autoresizing arithmetic.
///
/// If the superview's size differs from that for which the frame was written, the flexible parts of
/// each axis share the difference in proportion to their lengths (equally, if all are zero). Each
/// of the frame's four numbers is then a linear function of the superview's size, which is also how
/// UIKit passes it to its solver.
struct FramedPlace: Hashable, Sendable {
  /// The frame as written, in the superview's coordinates.
  let frame: Rect
  /// The flexible parts of the frame.
  let mask: AutoresizingMask

  /// A number that changes with the length of the superview: `atDesign + share × (length −
  /// design)`.
  struct Line: Equatable {
    let atDesign: Double
    let share: Double
  }

  /// The left edge and the width, for a superview with the design width `design`.
  func horizontal(design: Double) -> (start: Line, length: Line) {
    Self.lines(
      start: frame.minX, length: frame.size.width, design: design,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
  }

  /// The top edge and the height, for a superview with the design height `design`.
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
