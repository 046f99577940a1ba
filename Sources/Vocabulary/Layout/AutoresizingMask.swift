/// Which parts of a view's frame are resized with its superview (`UIView.AutoresizingMask`).
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// One bit per option.
  public let rawValue: UInt8

  /// Creates a mask from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The distance from the left edge is flexible.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  /// The width is flexible.
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  /// The distance from the right edge is flexible.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  /// The distance from the top edge is flexible.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  /// The height is flexible.
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  /// The distance from the bottom edge is flexible.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  /// Width and height are flexible; a view without a frame fills its superview.
  public static let flexibleSize: AutoresizingMask = [.flexibleWidth, .flexibleHeight]
}
