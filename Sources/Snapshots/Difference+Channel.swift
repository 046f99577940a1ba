internal import Drawing

extension Difference {
  /// One of the four numbers of a pixel.
  public enum Channel: String, Hashable, Sendable, CaseIterable {
    /// The components.
    case red, green, blue, alpha
  }
}

extension Bitmap.RGBA {
  /// The component of a channel.
  func value(_ channel: Difference.Channel) -> UInt8 {
    switch channel {
    case .red: red
    case .green: green
    case .blue: blue
    case .alpha: alpha
    }
  }

  /// The channel that differs most, the first among equals, and by how much.
  func largestDifference(to other: Bitmap.RGBA) -> (channel: Difference.Channel, amount: Int) {
    var worst = (channel: Difference.Channel.red, amount: -1)
    for channel in Difference.Channel.allCases {
      let amount = abs(Int(value(channel)) - Int(other.value(channel)))
      if amount > worst.amount { worst = (channel, amount) }
    }
    return worst
  }
}
