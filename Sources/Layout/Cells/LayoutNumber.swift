internal import Drawing
internal import Vocabulary

/// A number in a cell's constraints that may differ for other items, states or sizes of the cell,
/// while the constraints stay the same.
enum LayoutNumber: Hashable, Sendable {
  /// A side of a view with a given frame.
  enum Side: Hashable, Sendable { case left, top, width, height }

  /// A side of one of UIKit's views in a cell of the context's size.
  case side(Side, of: ViewName)
  /// The target length of a cell along an axis.
  case target(Axis)
  /// The intrinsic content length of a view along an axis.
  case content(Axis, of: ViewName)
  /// The distance of a label's baseline from its centre.
  case baseline(isFirst: Bool, of: ViewName)
  /// The constant of a named constraint.
  case constant(of: ViewName)

  /// The number for a cell; `nil` if it has no such view or constraint.
  func value(
    in context: LayoutContext, _ input: LayoutInput, _ sizing: ConstraintBuilder.Sizing
  ) -> Double? {
    switch self {
    case .side(let side, let name):
      let frame = input.frame(ofFixed: name, in: context)
      switch side {
      case .left: return frame.minX
      case .top: return frame.minY
      case .width: return frame.size.width
      case .height: return frame.size.height
      }
    case .target(let axis):
      switch sizing {
      case .given: return nil
      case .fitting(let target, _, _): return axis == .horizontal ? target.width : target.height
      }
    case .content(let axis, let name):
      let size = input.intrinsicSizes[name]
      return (axis == .horizontal ? size?.width : size?.height)?.length
    case .baseline(let isFirst, let name):
      // A label centres its lines vertically.
      return input.baselines(of: name, scale: context.scale).map {
        (isFirst ? $0.first : $0.last) - $0.naturalHeight / 2
      }
    case .constant(let name): return input.constraints[name]?.constant
    }
  }
}
