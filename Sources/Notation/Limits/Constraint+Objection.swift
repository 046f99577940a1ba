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
  package var objection: String? { unrelatedAttributes ?? spacingObjection }

  /// The problem with the system's distance; `nil` if it is valid.
  private var spacingObjection: String? {
    guard systemSpacing != 0 else { return nil }
    let attributes = [first, second].compactMap { $0?.attribute }
    if attributes.contains(where: { $0 == .firstBaseline || $0 == .lastBaseline }) {
      return
        "the system's distance between baselines depends on fonts and is not known; write a number"
    }
    let edges: [Attribute] = [
      .leading, .trailing, .left, .right, .top, .bottom, .leadingMargin, .trailingMargin,
      .leftMargin, .rightMargin, .topMargin, .bottomMargin,
    ]
    guard attributes.count == 2, attributes.allSatisfy(edges.contains) else {
      return "\(Self.systemSpacingWord) is a distance between two edges; write a number"
    }
    return nil
  }

  /// The problem with attributes that cannot be related; `nil` if they can.
  private var unrelatedAttributes: String? {
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
    let axes: Set<Axis> = [Self.axis(of: first), Self.axis(of: second)]
    let horizontalAxes: Set<Axis> = [.horizontal, .absoluteHorizontal]
    // centerX can be combined with both pairs of horizontal attributes, but leading not with left.
    let centers: [Attribute] = [.centerX, .centerXWithinMargins]
    let hasCenter = centers.contains(first) || centers.contains(second)
    let isFine = axes.count == 1 || (axes == horizontalAxes && hasCenter)
    return isFine
      ? nil : "\(first.rawValue) and \(second.rawValue) cannot be related; choose two of a kind"
  }
}
