internal import Drawing
public import Vocabulary

/// The size and weight of a symbol (`UIImage.SymbolConfiguration`).
public struct SymbolConfiguration: Hashable, Sendable {
  /// The weight of the strokes (`UIImage.SymbolWeight`).
  public enum Weight: String, CaseIterable, Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The stroke width relative to regular. Our choice, by the looks of iOS.
    var factor: Double {
      switch self {
      case .ultraLight: 0.28
      case .thin: 0.5
      case .light: 0.75
      case .regular: 1
      case .medium: 1.14
      case .semibold: 1.3
      case .bold: 1.45
      case .heavy: 1.64
      case .black: 1.85
      }
    }
  }

  /// The scale relative to text of the same point size (`UIImage.SymbolScale`).
  public enum Scale: String, CaseIterable, Hashable, Sendable {
    case small, medium, large

    /// The size relative to medium, as Apple documents it for custom symbols.
    var factor: Double {
      switch self {
      case .small: 0.783
      case .medium: 1
      case .large: 1.29
      }
    }
  }

  /// The point size of the adjacent text. Default: 17, as in the body style.
  public var pointSize: Double
  /// The weight of the strokes. Default: `regular`.
  public var weight: Weight
  /// The scale. Default: `medium`. It does not change the stroke width.
  public var scale: Scale
  /// The text style that determines the point size, which then depends on the preferred text size;
  /// `nil` for a fixed point size.
  public private(set) var textStyle: TextStyle?
  /// The colours of the layers (UIKit's `init(hierarchicalColor:)`, `init(paletteColors:)` and
  /// `preferringMulticolor()`); `nil` for the tint colour. Default: `nil`.
  public var coloring: Coloring?

  /// Creates a configuration.
  public init(pointSize: Double = 17, weight: Weight = .regular, scale: Scale = .medium) {
    self.pointSize = pointSize
    self.weight = weight
    self.scale = scale
  }

  /// Creates a configuration for text of a style (`init(textStyle:scale:)`).
  ///
  /// - Parameter weight: The weight of the strokes; `nil` for that of the text style.
  public init(textStyle: TextStyle, weight: Weight? = nil, scale: Scale = .medium) {
    self.init(
      pointSize: textStyle.pointSize(at: .large),
      weight: weight ?? (textStyle.weight == .semibold ? .semibold : .regular), scale: scale)
    self.textStyle = textStyle
  }

  /// The configuration at a text size; unchanged without a text style.
  package func resolved(at category: ContentSizeCategory) -> SymbolConfiguration {
    guard let textStyle else { return self }
    var result = self
    result.pointSize = textStyle.pointSize(at: category)
    return result
  }

  /// Points per unit of the drawings: a hundredth of the point size at the medium scale.
  var unit: Double { pointSize / 100 * scale.factor }

  /// The stroke width in units: 0.08 of the point size when regular at every scale, so that symbols have
  /// the weight of adjacent text, and limited so that shapes do not fill up. Our choice.
  var line: Double {
    min(SymbolSketch.regularStroke * weight.factor / scale.factor, Self.widestLine)
  }

  private static let widestLine = 16.0
}
