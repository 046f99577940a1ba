/// What of a view's frame follows the bounds of its superview (`UIView.AutoresizingMask`).
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// One bit a word.
  public let rawValue: UInt8

  /// Makes a set of its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The distance from the left edge follows.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  /// The width follows.
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  /// The distance from the right edge follows.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  /// The distance from the top edge follows.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  /// The height follows.
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  /// The distance from the bottom edge follows.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  /// Both sides follow; a view without a frame fills its superview.
  public static let flexibleSize: AutoresizingMask = [.flexibleWidth, .flexibleHeight]
}
