/// A font: a typeface, a size and a weight.
public struct Font: Hashable, Sendable, CustomStringConvertible {
  /// The designs of the system font (`UIFontDescriptor.SystemDesign`).
  public enum SystemDesign: String, Hashable, Sendable, CaseIterable {
    /// The system font. It is drawn in Inter, because San Francisco's licence does not allow use
    /// outside of Apple's platforms.
    case system
    /// The monospaced system font, drawn in JetBrains Mono instead of SF Mono.
    case monospaced
    /// The rounded system font, drawn in Inter with rounded corners instead of SF Rounded.
    case rounded
    /// The serif system font, drawn in Noto Serif instead of New York.
    case serif
  }

  /// UIFont's weights with OpenType's numbers.
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

    /// UIKit's name, for example `semibold`.
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

    /// The weight that replaces this one while "Bold Text" is on: two steps heavier. Documented for
    /// regular, which becomes semibold; our choice for others.
    package var bolder: Weight { Weight(rawValue: rawValue + 200) ?? .black }
  }

  /// The design of the system font.
  public var design: SystemDesign
  /// The size of the em, in points (`UIFont.pointSize`).
  public var pointSize: Double
  /// The weight.
  public var weight: Weight
  /// Whether the letters are italic. Default: `false`.
  public var isItalic = false
  /// A font file of the scene, and font features; `nil` for the typeface as it is.
  package var descriptor: FontDescriptor?

  /// Creates a font.
  public init(design: SystemDesign, size: Double, weight: Weight = .regular) {
    self.design = design
    self.pointSize = size
    self.weight = weight
  }

  /// The system font (`UIFont.systemFont(ofSize:weight:)`), with a size in points.
  package static func system(_ size: Double, _ weight: Weight = .regular) -> Font {
    Font(design: .system, size: size, weight: weight)
  }

  /// The monospaced system font (`UIFont.monospacedSystemFont(ofSize:weight:)`), with a size in
  /// points.
  package static func monospaced(_ size: Double, _ weight: Weight = .regular) -> Font {
    Font(design: .monospaced, size: size, weight: weight)
  }

  /// The design, the size and the weight, as in dumps.
  public var description: String {
    guard let descriptor else {
      return "\(design.rawValue) \(decimal(pointSize)) \(weight)\(isItalic ? " italic" : "")"
    }
    var words = [
      descriptor.file?.postScriptName ?? descriptor.name ?? design.rawValue, decimal(pointSize),
    ]
    if !isCustom { words.append(weight.description) }
    if isItalic { words.append("italic") }
    words += descriptor.variations.sorted { $0.key < $1.key }.map {
      "\($0.key)=\(decimal($0.value))"
    }
    return (words + descriptor.features).joined(separator: " ")
  }
}

extension Font.SystemDesign {
  /// The weight of the font file that draws text of a weight: JetBrains Mono has nothing above extra bold, and of Noto
  /// Serif's weights regular and bold are used; semibold text gets the bold one (our choice).
  package func fileWeight(for weight: Font.Weight) -> Font.Weight {
    switch (self, weight) {
    case (.monospaced, .black): .heavy
    case (.serif, _): weight.rawValue < Font.Weight.semibold.rawValue ? .regular : .bold
    default: weight
    }
  }
}
