internal import Drawing

extension Difference {
  /// One of the four numbers of a pixel.
  public enum Channel: String, Hashable, Sendable, CaseIterable {
    /// The components.
    case red, green, blue, alpha
  }
}

extension Bitmap.RGBA {
  /// The channel that differs most, the first among equals, and by how much.
  func largestDifference(to other: Bitmap.RGBA) -> (channel: Difference.Channel, amount: Int) {
    var worst = (channel: Difference.Channel.red, amount: Self.distance(red, other.red))
    func consider(_ channel: Difference.Channel, _ amount: Int) {
      if amount > worst.amount { worst = (channel, amount) }
    }
    consider(.green, Self.distance(green, other.green))
    consider(.blue, Self.distance(blue, other.blue))
    consider(.alpha, Self.distance(alpha, other.alpha))
    return worst
  }

  private static func distance(_ a: UInt8, _ b: UInt8) -> Int { abs(Int(a) - Int(b)) }
}
