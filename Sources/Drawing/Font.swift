/// A font: a typeface, a size and a weight.
public struct Font: Hashable, Sendable, CustomStringConvertible {
  /// The available typefaces.
  public enum Family: String, Hashable, Sendable, CaseIterable {
    /// The system font; Inter stands for San Francisco, whose licence does not let it leave Apple's
    /// platforms.
    case system
    /// The monospaced system font; JetBrains Mono stands for SF Mono.
    case monospaced
  }

  /// UIFont's weights, with the numbers that OpenType gives them.
  public enum Weight: Int, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    /// 100.
    case ultraLight = 100
    /// 200.
    case thin = 200
    /// 300.
    case light = 300
    /// 400.
    case regular = 400
    /// 500.
    case medium = 500
    /// 600.
    case semibold = 600
    /// 700.
    case bold = 700
    /// 800.
    case heavy = 800
    /// 900.
    case black = 900

    /// UIKit's name of it, as `semibold`.
    public var description: String {
      switch self {
      case .ultraLight: "ultraLight"
      case .thin: "thin"
      case .light: "light"
      case .regular: "regular"
      case .medium: "medium"
      case .semibold: "semibold"
      case .bold: "bold"
      case .heavy: "heavy"
      case .black: "black"
      }
    }

    /// The weight that replaces this one while "Bold Text" is on: two steps heavier, semibold for
    /// regular (documented for that; our choice for others).
    public var bolder: Weight { Weight(rawValue: rawValue + 200) ?? .black }
  }

  /// The typeface.
  public var family: Family
  /// The size of the em, in points.
  public var size: Double
  /// The thickness of the strokes.
  public var weight: Weight

  /// Makes a font.
  public init(family: Family, size: Double, weight: Weight = .regular) {
    self.family = family
    self.size = size
    self.weight = weight
  }

  /// The system font of `size` points (`UIFont.systemFont(ofSize:weight:)`).
  public static func system(_ size: Double, _ weight: Weight = .regular) -> Font {
    Font(family: .system, size: size, weight: weight)
  }

  /// The monospaced system font (`UIFont.monospacedSystemFont(ofSize:weight:)`).
  public static func monospaced(_ size: Double, _ weight: Weight = .regular) -> Font {
    Font(family: .monospaced, size: size, weight: weight)
  }

  /// The family, the size and the weight, as a dump shows them.
  public var description: String { "\(family.rawValue) \(decimal(size)) \(weight)" }
}
