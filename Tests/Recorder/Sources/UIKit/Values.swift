// swift-format-ignore-file
import Foundation

public enum UIUserInterfaceStyle: Sendable { case unspecified, light, dark }
public enum UITraitEnvironmentLayoutDirection: Sendable { case leftToRight, rightToLeft }
public enum UIAccessibilityContrast: Sendable { case normal, high }
public enum UIUserInterfaceSizeClass: Sendable { case compact, regular }
public struct UIContentSizeCategory: Hashable, Sendable {
  let name: String
  public static let extraSmall = Self(name: "XS"), small = Self(name: "S"), medium = Self(name: "M")
  public static let large = Self(name: "L"), extraLarge = Self(name: "XL")
  public static let extraExtraLarge = Self(name: "XXL"), extraExtraExtraLarge = Self(name: "XXXL")
  public static let accessibilityMedium = Self(name: "AM"), accessibilityLarge = Self(name: "AL")
  public static let accessibilityExtraLarge = Self(name: "AXL")
  public static let accessibilityExtraExtraLarge = Self(name: "AXXL")
  public static let accessibilityExtraExtraExtraLarge = Self(name: "AXXXL")
}
public enum UIUserInterfaceLevel: Sendable { case unspecified, base, elevated }
public enum UILegibilityWeight: Sendable { case unspecified, regular, bold }
public struct UITraitCollection: Sendable {
  public var userInterfaceStyle = UIUserInterfaceStyle.light
  public var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
  public var accessibilityContrast = UIAccessibilityContrast.normal
  public var horizontalSizeClass = UIUserInterfaceSizeClass.compact
  public var preferredContentSizeCategory = UIContentSizeCategory.large
  public var displayScale: CGFloat = 2
  public var userInterfaceLevel = UIUserInterfaceLevel.base
  public var legibilityWeight = UILegibilityWeight.regular
  public static var current: UITraitCollection { UITraitCollection() }
}
public struct UITraitLayoutDirection {}
public struct UITraitPreferredContentSizeCategory {}
public struct UITraitOverrides {
  public var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
  public var preferredContentSizeCategory = UIContentSizeCategory.large
  public mutating func remove<T>(_ trait: T.Type) {}
}

@MainActor
public final class UIDevice {
  public static let current = UIDevice()
  public let systemName = "Stub"
  public let systemVersion = "1"
}

public final class UIColor: NSObject, @unchecked Sendable {
  private let light: [CGFloat], dark: [CGFloat]
  private let word: String
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (light, dark, word) = ([red, green, blue, alpha], [red, green, blue, alpha], "")
  }
  public init(cgColor: CGColor) {
    (light, dark, word) = (cgColor.components, cgColor.components, "")
  }
  private init(_ word: String, _ light: UInt32, _ dark: UInt32, _ alpha: CGFloat = 1) {
    func parts(_ hex: UInt32) -> [CGFloat] {
      [16, 8, 0].map { CGFloat(hex >> UInt32($0) & 255) / 255 } + [alpha]
    }
    (self.light, self.dark, self.word) = (parts(light), parts(dark), word)
  }
  public var cgColor: CGColor { CGColor(light) }
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    let parts = traits.userInterfaceStyle == .dark ? dark : light
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>, green: UnsafeMutablePointer<CGFloat>,
    blue: UnsafeMutablePointer<CGFloat>, alpha: UnsafeMutablePointer<CGFloat>
  ) -> Bool {
    (red.pointee, green.pointee, blue.pointee, alpha.pointee) = (
      light[0], light[1], light[2], light[3]
    )
    return true
  }
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return light == other.light && dark == other.dark && word == other.word
  }
  public override var hash: Int { word.hashValue }

  private static func other(_ word: String) -> UIColor { UIColor(word, 0x8E8E93, 0x98989D) }
  public static let label = UIColor("label", 0x000000, 0xFFFFFF)
  public static let secondaryLabel = UIColor("secondaryLabel", 0x3C3C43, 0xEBEBF5, 0.6)
  public static let systemBackground = UIColor("systemBackground", 0xFFFFFF, 0x000000)
  public static let secondarySystemGroupedBackground = UIColor(
    "secondarySystemGroupedBackground", 0xFFFFFF, 0x1C1C1E)
  public static let systemGroupedBackground = UIColor("systemGroupedBackground", 0xF2F2F7, 0x000000)
  public static let systemBlue = UIColor("systemBlue", 0x007AFF, 0x0A84FF)
  public static let systemIndigo = UIColor("systemIndigo", 0x5856D6, 0x5E5CE6)
  public static let white = UIColor("white", 0xFFFFFF, 0xFFFFFF)
  public static let black = UIColor("black", 0, 0)
  public static let clear = UIColor("clear", 0, 0, 0)
  public static let tertiaryLabel = other("tertiaryLabel"),
    quaternaryLabel = other("quaternaryLabel")
  public static let placeholderText = other("placeholderText"), link = other("link")
  public static let separator = other("separator"), opaqueSeparator = other("opaqueSeparator")
  public static let secondarySystemBackground = other("secondarySystemBackground")
  public static let tertiarySystemBackground = other("tertiarySystemBackground")
  public static let tertiarySystemGroupedBackground = other("tertiarySystemGroupedBackground")
  public static let systemFill = other("systemFill"),
    secondarySystemFill = other("secondarySystemFill")
  public static let tertiarySystemFill = other("tertiarySystemFill")
  public static let quaternarySystemFill = other("quaternarySystemFill")
  public static let systemRed = other("systemRed"), systemOrange = other("systemOrange")
  public static let systemYellow = other("systemYellow"), systemGreen = other("systemGreen")
  public static let systemMint = other("systemMint"), systemTeal = other("systemTeal")
  public static let systemCyan = other("systemCyan"), systemPurple = other("systemPurple")
  public static let systemPink = other("systemPink"), systemBrown = other("systemBrown")
  public static let systemGray = other("systemGray"), systemGray2 = other("systemGray2")
  public static let systemGray3 = other("systemGray3"), systemGray4 = other("systemGray4")
  public static let systemGray5 = other("systemGray5"), systemGray6 = other("systemGray6")
}

public struct UIFontDescriptor {
  public struct AttributeName: Hashable, Sendable {
    let word: String
    public static let traits = Self(word: "traits"), textStyle = Self(word: "textStyle")
  }
  public struct TraitKey: Hashable, Sendable {
    let word: String
    public static let weight = Self(word: "weight")
  }
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = Self(rawValue: 1), traitMonoSpace = Self(rawValue: 2)
  }
  let weight: CGFloat
  let style: String?
  public var symbolicTraits: SymbolicTraits { [] }
  public func object(forKey key: AttributeName) -> Any? {
    key == .traits ? [TraitKey.weight: weight] : key == .textStyle ? style : nil
  }
}

public final class UIFont: NSObject {
  public struct Weight: Hashable, Sendable {
    public let rawValue: CGFloat
    public static let ultraLight = Self(rawValue: -0.8), thin = Self(rawValue: -0.6)
    public static let light = Self(rawValue: -0.4), regular = Self(rawValue: 0)
    public static let medium = Self(rawValue: 0.23), semibold = Self(rawValue: 0.3)
    public static let bold = Self(rawValue: 0.4), heavy = Self(rawValue: 0.56)
    public static let black = Self(rawValue: 0.62)
  }
  public struct TextStyle: Hashable, Sendable {
    public let rawValue: String
    public static let largeTitle = Self(rawValue: "LargeTitle"), title1 = Self(rawValue: "Title1")
    public static let title2 = Self(rawValue: "Title2"), title3 = Self(rawValue: "Title3")
    public static let headline = Self(rawValue: "Headline"), body = Self(rawValue: "Body")
    public static let callout = Self(rawValue: "Callout"), subheadline = Self(rawValue: "Subhead")
    public static let footnote = Self(rawValue: "Footnote"), caption1 = Self(rawValue: "Caption1")
    public static let caption2 = Self(rawValue: "Caption2")
  }
  public let pointSize: CGFloat
  public let fontDescriptor: UIFontDescriptor
  public let fontName: String
  public var familyName: String { String(fontName.split(separator: "-")[0]) }
  init(
    _ size: CGFloat, _ weight: Weight, _ style: String?, name: String = ".AppleSystemUIFont"
  ) {
    fontName = name
    pointSize = size
    fontDescriptor = UIFontDescriptor(weight: weight.rawValue, style: style)
  }
  public convenience init?(name: String, size: CGFloat) {
    self.init(size, .regular, nil, name: name)
  }
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(size, weight, nil)
  }
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    style == .headline
      ? UIFont(17, .semibold, style.rawValue)
      : UIFont(style == .footnote ? 13 : 17, .regular, style.rawValue)
  }
}

public final class UIImage: NSObject {
  private let name: String
  public let size = CGSize(width: 20, height: 19)
  public let isSymbolImage = true
  public init?(systemName: String) { name = systemName }
  public override var description: String { "<UIImage: symbol(system: \(name)) {20, 19}>" }
}

public final class UIGraphicsImageRendererFormat {
  public enum Range { case unspecified, automatic, extended, standard }
  public var scale: CGFloat = 1
  public var opaque = true
  public var preferredRange = Range.automatic
  public init() {}
}

public final class CGContext {}

public final class UIGraphicsImageRendererContext {
  public let cgContext = CGContext()
}

public final class UIGraphicsImageRenderer {
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {}
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    actions(UIGraphicsImageRendererContext())
    return Data([0x89, 0x50, 0x4E, 0x47])
  }
}
