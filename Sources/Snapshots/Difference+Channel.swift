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

  /// The channel that differs most where the two colours are shown over black or over white, and by how
  /// much (0…255). What lies under full transparency is not seen, and counts nothing.
  func largestVisibleDifference(
    to other: Bitmap.RGBA
  ) -> (channel: Difference.Channel, amount: Int) {
    var worst = (channel: Difference.Channel.red, amount: -1)
    func consider(_ channel: Difference.Channel, _ mine: UInt8, _ theirs: UInt8) {
      let overBlack = Int(mine) * Int(alpha) - Int(theirs) * Int(other.alpha)
      let overWhite = (Int(mine) - 255) * Int(alpha) - (Int(theirs) - 255) * Int(other.alpha)
      let amount = (max(abs(overBlack), abs(overWhite)) + 127) / 255
      if amount > worst.amount { worst = (channel, amount) }
    }
    consider(.red, red, other.red)
    consider(.green, green, other.green)
    consider(.blue, blue, other.blue)
    return worst
  }

  private static func distance(_ a: UInt8, _ b: UInt8) -> Int { abs(Int(a) - Int(b)) }
}
