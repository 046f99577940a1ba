package import CollectionLayouts

/// The position in the visible part of a collection view to which an item's cell is scrolled
/// (`UICollectionView.ScrollPosition`).
public enum ScrollPosition: String, CaseIterable, Hashable, Sendable {
  /// The cell's top edge is at the top.
  case top
  /// The cell is in the middle between top and bottom.
  case centeredVertically
  /// The cell's bottom edge is at the bottom.
  case bottom
  /// The cell's left edge is at the left.
  case left
  /// The cell is in the middle between left and right.
  case centeredHorizontally
  /// The cell's right edge is at the right.
  case right

  /// The position in words.
  package var phrase: String {
    switch self {
    case .top, .bottom, .left, .right: rawValue
    case .centeredVertically: "centered vertically"
    case .centeredHorizontally: "centered horizontally"
    }
  }

  /// The positions that move content which scrolls in a direction.
  package static func positions(along direction: ScrollDirection) -> [ScrollPosition] {
    switch direction {
    case .vertical: [.top, .centeredVertically, .bottom]
    case .horizontal: [.left, .centeredHorizontally, .right]
    }
  }

  /// Returns why content cannot scroll to the position; `nil` if it can.
  func objection(scrollDirection: ScrollDirection) -> String? {
    let positions = Self.positions(along: scrollDirection)
    guard !positions.contains(self) else { return nil }
    let direction =
      switch scrollDirection {
      case .vertical: "vertically"
      case .horizontal: "horizontally"
      }
    return "the content scrolls \(direction); write "
      + positions.map(\.rawValue).formatted(lastWord: "or")
  }

  /// The fraction of the free room in the visible part that is before the cell: 0 for its start, 1 for its
  /// end.
  package var fraction: Double {
    switch self {
    case .top, .left: 0
    case .centeredVertically, .centeredHorizontally: 0.5
    case .bottom, .right: 1
    }
  }
}

extension [String] {
  /// "a, b or c".
  fileprivate func formatted(lastWord: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(lastWord) " + last
  }
}
