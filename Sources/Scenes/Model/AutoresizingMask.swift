/// What of a view's frame follows the bounds of its superview (`UIView.AutoresizingMask`).
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// One bit a word.
  public let rawValue: UInt8

  /// Makes a set of its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The width follows.
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  /// The height follows.
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  /// The view fills its superview: both sides follow.
  public static let flexibleSize: AutoresizingMask = [.flexibleWidth, .flexibleHeight]

  /// The words of a scene file.
  enum Word: String, CaseIterable {
    case flexibleWidth, flexibleHeight

    var mask: AutoresizingMask {
      switch self {
      case .flexibleWidth: .flexibleWidth
      case .flexibleHeight: .flexibleHeight
      }
    }
  }

  /// What is wrong with it; `nil` for nothing.
  var objection: String? {
    isEmpty || self == .flexibleSize
      ? nil
      : "a view with an autoresizingMask fills its superview; write"
        + " [flexibleWidth, flexibleHeight], or constraints for another frame"
  }

  var sceneText: String {
    let words = Word.allCases.filter { contains($0.mask) }.map(\.rawValue)
    return "[\(words.joined(separator: ", "))]"
  }
}
