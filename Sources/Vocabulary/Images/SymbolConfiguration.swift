internal import Drawing

/// The size and weight of a symbol (`UIImage.SymbolConfiguration`).
public struct SymbolConfiguration: Hashable, Sendable {
  /// The thickness of the strokes (`UIImage.SymbolWeight`).
  public enum Weight: String, CaseIterable, Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The thickness of strokes, regular ones being 1. Our choice, along the weights of text.
    var factor: Double {
      switch self {
      case .ultraLight: 0.45
      case .thin: 0.6
      case .light: 0.8
      case .regular: 1
      case .medium: 1.13
      case .semibold: 1.28
      case .bold: 1.45
      case .heavy: 1.62
      case .black: 1.8
      }
    }
  }

  /// The size beside text of the same point size (`UIImage.SymbolScale`).
  public enum Scale: String, CaseIterable, Hashable, Sendable {
    case small, medium, large

    /// The extent of an icon, medium ones being 1. Our choice, near what one sees on iOS.
    var factor: Double {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.28
      }
    }
  }

  /// The size of the text that the icon stands beside, in points; 17, the body style's, by default.
  public var pointSize: Double
  /// The thickness of the strokes; regular by default.
  public var weight: Weight
  /// The size beside the text; medium by default. The strokes keep their thickness.
  public var scale: Scale
  /// The style of the text beside the icon, if that gives the point size; it follows the text size that
  /// a person has chosen.
  public private(set) var textStyle: TextStyle?

  /// Makes a configuration.
  public init(pointSize: Double = 17, weight: Weight = .regular, scale: Scale = .medium) {
    self.pointSize = pointSize
    self.weight = weight
    self.scale = scale
  }

  /// Makes a configuration for text of a style (`init(textStyle:scale:)`).
  ///
  /// - Parameter weight: The thickness of the strokes; `nil` for that of the style's letters.
  public init(textStyle: TextStyle, weight: Weight? = nil, scale: Scale = .medium) {
    self.init(
      pointSize: textStyle.pointSize(at: .large),
      weight: weight ?? (textStyle.weight == .semibold ? .semibold : .regular), scale: scale)
    self.textStyle = textStyle
  }

  /// The configuration at a text size; the same without a text style.
  public func resolved(at category: ContentSizeCategory) -> SymbolConfiguration {
    guard let textStyle else { return self }
    var result = self
    result.pointSize = textStyle.pointSize(at: category)
    return result
  }

  /// Points in a unit of the grid of 20 by 20 on which icons are designed.
  var unit: Double { Symbol.sideAtBodySize / 20 * pointSize / 17 * scale.factor }

  /// The thickness of a stroke in units of the grid: 0.09 of the point size when regular, which is near
  /// that of Inter's letters, and never so thick that shapes fill up. Our choice.
  var line: Double { min(0.09 * pointSize * weight.factor / unit, 3) }
}
