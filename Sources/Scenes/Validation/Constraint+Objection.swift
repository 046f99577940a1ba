internal import Vocabulary

/// Checks which attributes can be related.
extension Constraint {
  private enum Axis { case horizontal, absoluteHorizontal, vertical, extent, both }

  private static func axis(of attribute: Attribute) -> Axis {
    switch attribute {
    case .leading, .trailing, .leadingMargin, .trailingMargin, .centerX, .centerXWithinMargins:
      .horizontal
    case .left, .right, .leftMargin, .rightMargin: .absoluteHorizontal
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    case .width, .height, .size: .extent
    case .edges, .center: .both
    }
  }

  /// The problem for which UIKit would raise an exception, as text; `nil` if it is valid.
  var objection: String? {
    let first = first.attribute
    guard let second = second?.attribute else {
      return Self.axis(of: first) == .extent
        ? nil
        : "\(first.rawValue) is a place; relate it to a view, as in \"\(first.rawValue) = superview\""
    }
    if first.parts.count > 1 || second.parts.count > 1 {
      return first == second
        ? nil : "\(first.rawValue) and \(second.rawValue) cannot be related; choose two of a kind"
    }
    let axes = [Self.axis(of: first), Self.axis(of: second)]
    // centerX can be combined with both pairs of horizontal attributes, but leading not with left.
    let isFine =
      axes[0] == axes[1]
      || (Set(axes) == [.horizontal, .absoluteHorizontal]
        && [first, second].contains { $0 == .centerX || $0 == .centerXWithinMargins })
    return isFine
      ? nil : "\(first.rawValue) and \(second.rawValue) cannot be related; choose two of a kind"
  }
}
