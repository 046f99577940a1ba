package import Views

extension ViewportNumber {
  /// The greatest number with which values are checked, in points. Our choice: no stop is as far away.
  private static let greatest = 1e6

  /// The numbers that it can have.
  package var kind: StateKind {
    switch self {
    case .distance: .number(from: 0, through: Self.greatest)
    case .offset, .minX, .midX, .maxX, .minY, .midY, .maxY:
      .number(from: -Self.greatest, through: Self.greatest)
    }
  }
}
