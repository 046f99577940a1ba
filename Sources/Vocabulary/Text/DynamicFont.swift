public import Drawing

/// A font that may depend on the preferred text size, like `UIFont`.
public enum DynamicFont: Hashable, Sendable {
  /// The same font at all text sizes.
  case fixed(Font)
  /// The font of a text style (`UIFont.preferredFont(forTextStyle:)`), in another typeface
  /// (`UIFontDescriptor.withDesign`); a `nil` weight means the style's own.
  case preferredFont(
    forTextStyle: TextStyle, weight: Font.Weight? = nil, design: Font.SystemDesign = .system)
  /// A font that grows with the text size as a text style does
  /// (`UIFontMetrics(forTextStyle:).scaledFont(for:maximumPointSize:)`), by default without a limit.
  case scaledFont(for: Font, textStyle: TextStyle, maximumPointSize: Double? = nil)

  /// The system font (`UIFont.systemFont(ofSize:weight:)`), with a size in points.
  public static func systemFont(
    ofSize size: Double, weight: Font.Weight = .regular
  ) -> DynamicFont {
    .fixed(.system(size, weight))
  }

  /// The bold system font (`UIFont.boldSystemFont(ofSize:)`), with a size in points.
  public static func boldSystemFont(ofSize size: Double) -> DynamicFont {
    .fixed(.system(size, .bold))
  }

  /// The italic system font (`UIFont.italicSystemFont(ofSize:)`), with a size in points.
  public static func italicSystemFont(ofSize size: Double) -> DynamicFont {
    var font = Font.system(size)
    font.isItalic = true
    return .fixed(font)
  }

  /// The monospaced system font (`UIFont.monospacedSystemFont(ofSize:weight:)`).
  public static func monospacedSystemFont(
    ofSize size: Double, weight: Font.Weight = .regular
  ) -> DynamicFont {
    .fixed(.monospaced(size, weight))
  }

  /// The system font with digits of equal width (`UIFont.monospacedDigitSystemFont(ofSize:weight:)`).
  public static func monospacedDigitSystemFont(
    ofSize size: Double, weight: Font.Weight = .regular
  ) -> DynamicFont {
    DynamicFont.fixed(.system(size, weight)).withFeatures([FontFeature.monospacedDigits])
  }

  /// A font of the scene's font files (`UIFont(name:size:)`).
  ///
  /// - Parameters:
  ///   - name: The PostScript name, or the name of a family.
  ///   - size: The size in points.
  ///   - weight: The weight; `nil` for that of the font with the name.
  ///   - isItalic: Whether the font is the italic one of the family.
  ///   - variations: The values of a variable font's axes, by their tags.
  ///   - textStyle: The text style with which it grows; `nil` for a fixed size.
  public static func named(
    _ name: String, size: Double, weight: Font.Weight? = nil, isItalic: Bool = false,
    variations: [String: Double] = [:], textStyle: TextStyle? = nil
  ) -> DynamicFont {
    var font = Font.system(size, weight ?? .regular)
    var descriptor = FontDescriptor(name: name)
    descriptor.weight = weight
    descriptor.variations = variations
    font.descriptor = descriptor
    font.isItalic = isItalic
    return textStyle.map { .scaledFont(for: font, textStyle: $0) } ?? .fixed(font)
  }

  /// The font with a maximum size in points, if it grows with the text size (`maximumPointSize`).
  package func limited(to maximumPointSize: Double?) -> DynamicFont {
    guard case .scaledFont(let font, let style, _) = self else { return self }
    return .scaledFont(for: font, textStyle: style, maximumPointSize: maximumPointSize)
  }

  /// The font with font features turned on. Features of a text style's font are not supported: give a size.
  public func withFeatures(_ features: [FontFeature]) -> DynamicFont {
    mappingFont { font in
      guard !features.isEmpty else { return font }
      var font = font
      var descriptor = font.descriptor ?? FontDescriptor()
      descriptor.features = Set(descriptor.features + features.map(\.tag)).sorted()
      font.descriptor = descriptor
      return font
    }
  }

  /// The system font in another design (`UIFontDescriptor.withDesign`): rounded, serif or monospaced.
  public func withDesign(_ design: Font.SystemDesign) -> DynamicFont {
    if case .preferredFont(let style, let weight, _) = self {
      return .preferredFont(forTextStyle: style, weight: weight, design: design)
    }
    return mappingFont { font in
      var font = font
      font.design = design
      return font
    }
  }

  /// Replaces the font of a fixed or scaled font.
  package func mappingFont(_ change: (Font) -> Font) -> DynamicFont {
    switch self {
    case .fixed(let font): .fixed(change(font))
    case .scaledFont(let font, let style, let most):
      .scaledFont(for: change(font), textStyle: style, maximumPointSize: most)
    case .preferredFont: self
    }
  }

  /// The font with its size, unless it is a text style's.
  package var base: Font? {
    switch self {
    case .fixed(let font), .scaledFont(let font, _, _): font
    case .preferredFont: nil
    }
  }

  /// The font of large titles.
  public static let largeTitle: DynamicFont = .preferredFont(forTextStyle: .largeTitle)
  /// The font of first-level titles.
  public static let title1: DynamicFont = .preferredFont(forTextStyle: .title1)
  /// The font of second-level titles.
  public static let title2: DynamicFont = .preferredFont(forTextStyle: .title2)
  /// The font of third-level titles.
  public static let title3: DynamicFont = .preferredFont(forTextStyle: .title3)
  /// The font of headlines.
  public static let headline: DynamicFont = .preferredFont(forTextStyle: .headline)
  /// The font of body text.
  public static let body: DynamicFont = .preferredFont(forTextStyle: .body)
  /// The font of callouts.
  public static let callout: DynamicFont = .preferredFont(forTextStyle: .callout)
  /// The font of subheadings.
  public static let subheadline: DynamicFont = .preferredFont(forTextStyle: .subheadline)
  /// The font of footnotes.
  public static let footnote: DynamicFont = .preferredFont(forTextStyle: .footnote)
  /// The font of standard captions.
  public static let caption1: DynamicFont = .preferredFont(forTextStyle: .caption1)
  /// The font of alternate captions.
  public static let caption2: DynamicFont = .preferredFont(forTextStyle: .caption2)

  /// The font at a text size.
  package func resolved(at category: ContentSizeCategory) -> Font {
    switch self {
    case .fixed(let font): return font
    case .preferredFont(let style, let weight, let design):
      var font = style.font(at: category)
      font.design = design
      if let weight { font.weight = weight }
      return font
    case .scaledFont(let font, let style, let most):
      var font = font
      font.pointSize = style.scaledSize(font.pointSize, at: category)
      if let most { font.pointSize = min(font.pointSize, most) }
      return font
    }
  }
}
