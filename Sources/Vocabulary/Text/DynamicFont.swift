public import Drawing

/// A font that may depend on the preferred text size, like `UIFont`.
public enum DynamicFont: Hashable, Sendable {
  /// The same font at all text sizes.
  case fixed(Font)
  /// The font of a text style (`UIFont.preferredFont(forTextStyle:)`); a `nil` weight means the
  /// style's own.
  case textStyle(TextStyle, weight: Font.Weight? = nil)

  /// The system font (`UIFont.systemFont(ofSize:weight:)`), with a size in points.
  public static func systemFont(
    ofSize size: Double, weight: Font.Weight = .regular
  ) -> DynamicFont {
    .fixed(.system(size, weight))
  }

  /// The monospaced system font (`UIFont.monospacedSystemFont(ofSize:weight:)`).
  public static func monospacedSystemFont(
    ofSize size: Double, weight: Font.Weight = .regular
  ) -> DynamicFont {
    .fixed(.monospaced(size, weight))
  }

  /// The font of large titles.
  public static let largeTitle: DynamicFont = .textStyle(.largeTitle)
  /// The font of first-level titles.
  public static let title1: DynamicFont = .textStyle(.title1)
  /// The font of second-level titles.
  public static let title2: DynamicFont = .textStyle(.title2)
  /// The font of third-level titles.
  public static let title3: DynamicFont = .textStyle(.title3)
  /// The font of headlines.
  public static let headline: DynamicFont = .textStyle(.headline)
  /// The font of body text.
  public static let body: DynamicFont = .textStyle(.body)
  /// The font of callouts.
  public static let callout: DynamicFont = .textStyle(.callout)
  /// The font of subheadings.
  public static let subheadline: DynamicFont = .textStyle(.subheadline)
  /// The font of footnotes.
  public static let footnote: DynamicFont = .textStyle(.footnote)
  /// The font of standard captions.
  public static let caption1: DynamicFont = .textStyle(.caption1)
  /// The font of alternate captions.
  public static let caption2: DynamicFont = .textStyle(.caption2)

  /// The font at a text size.
  package func resolved(at category: ContentSizeCategory) -> Font {
    switch self {
    case .fixed(let font): return font
    case .textStyle(let style, let weight):
      var font = style.font(at: category)
      if let weight { font.weight = weight }
      return font
    }
  }
}
