internal import Vocabulary

/// What cannot be related.
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

  /// What UIKit would refuse with an exception, in words.
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
    // centerX goes with either pair of horizontal attributes, leading and left do not go together.
    let isFine =
      axes[0] == axes[1]
      || (Set(axes) == [.horizontal, .absoluteHorizontal]
        && [first, second].contains { $0 == .centerX || $0 == .centerXWithinMargins })
    return isFine
      ? nil : "\(first.rawValue) and \(second.rawValue) cannot be related; choose two of a kind"
  }
}
