internal import Vocabulary
internal import XMLReading

/// A constraint that the scene does not have, although it takes part in layout on a phone.
struct LeftOutConstraint {
  /// The identifier in the file; empty for none.
  let id: String
  /// The line in the file.
  let line: Int
  /// The names of the views in the scene that it places.
  let views: [String]
  /// Whether it places them along x; `nil` if its attributes are not known.
  private let isHorizontal: Bool?

  /// Describes the element of a constraint.
  ///
  /// - Parameters:
  ///   - owner: The identifier of the view in which it stands, for sides without a view.
  ///   - anchors: The views and layout guides of the cell, by their identifiers.
  init(_ element: XMLElement, owner: String, anchors: [String: DesignedConstraint.Anchor]) {
    id = element["id"] ?? ""
    line = element.line
    views = [element["firstItem"] ?? owner, element["secondItem"]].compactMap { $0 }
      .compactMap { anchors[$0] }.filter { !$0.isRoot }.map(\.view)
    isHorizontal =
      [element["firstAttribute"], element["secondAttribute"]].compactMap { $0 }
      .compactMap(DesignedConstraint.attribute).first?.isHorizontal
  }

  /// Whether it can decide a side of a frame along one axis.
  func concerns(horizontal: Bool) -> Bool { isHorizontal.map { $0 == horizontal } ?? true }
}

extension CellPlan {
  /// The constraint that is left out and on which a side of a frame depends, directly or by way of other views; `nil` if
  /// there is none.
  func leftOutConstraint(for open: OpenSide) -> LeftOutConstraint? {
    let isHorizontal = open.side == "x" || open.side == "width"
    let missing = leftOut.filter { $0.concerns(horizontal: isHorizontal) }
    guard !missing.isEmpty else { return nil }
    let connected = ConnectedViews(self) { constraint in
      constraint.isInstalled && !constraint.isPlaceholder
        && constraint.first.attribute.isHorizontal == isHorizontal
    }
    for ring in connected.rings(around: open.view) {
      if let found = missing.first(where: { !ring.isDisjoint(with: $0.views) }) { return found }
    }
    return nil
  }
}

extension Constraint.Attribute {
  /// Whether a simple attribute is along x.
  fileprivate var isHorizontal: Bool {
    switch withoutMargins ?? self {
    case .left, .right, .leading, .trailing, .width, .centerX: true
    default: false
    }
  }
}
