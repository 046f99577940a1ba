/// Some of the corners of a rectangle (`CACornerMask`); y points down.
public struct MaskedCorners: OptionSet, Hashable, Sendable {
  /// The bits, Core Animation's.
  public let rawValue: UInt8

  /// Makes a set of bits; those that stand for no corner are dropped.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue & 0b1111
  }

  /// The top left corner.
  public static let layerMinXMinYCorner = MaskedCorners(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = MaskedCorners(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = MaskedCorners(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = MaskedCorners(rawValue: 8)
  /// All four.
  public static let all = MaskedCorners(rawValue: 0b1111)

  /// The corners one by one, under Core Animation's names.
  enum Corner: String, CaseIterable {
    case layerMinXMinYCorner, layerMaxXMinYCorner, layerMinXMaxYCorner, layerMaxXMaxYCorner

    var mask: MaskedCorners {
      switch self {
      case .layerMinXMinYCorner: .layerMinXMinYCorner
      case .layerMaxXMinYCorner: .layerMaxXMinYCorner
      case .layerMinXMaxYCorner: .layerMinXMaxYCorner
      case .layerMaxXMaxYCorner: .layerMaxXMaxYCorner
      }
    }
  }

  var sceneText: String {
    let names = Corner.allCases.filter { contains($0.mask) }.map(\.rawValue)
    return "[" + names.joined(separator: ", ") + "]"
  }
}
