package import Drawing

/// A layer of a symbol, for rendering modes with several colours and for values.
package struct SymbolLayer: Hashable, Sendable {
  /// The outline, in points from the top left corner of the symbol's box.
  package var path: Path
  /// The rank: 0 is primary, 1 secondary, 2 tertiary.
  package let level: Int
  /// The value from which the layer is shown in full, where 0 stands for any value above 0; `nil` for always.
  package let threshold: Double?
  /// The opacity that the symbol's file gives the layer.
  package let opacity: Double
  /// Its own colour in multicolor; `nil` for the tint colour.
  package let color: Color?

  /// Creates a layer.
  package init(
    path: Path, level: Int, threshold: Double? = nil, opacity: Double = 1, color: Color? = nil
  ) {
    self.path = path
    self.level = level
    self.threshold = threshold
    self.opacity = opacity
    self.color = color
  }

  /// The opacity of layers that a value does not reach (from memory, unverified).
  private static let inactiveOpacity = 0.3

  /// The opacity for a value of 0…1.
  package func opacity(at value: Double) -> Double {
    guard let threshold else { return opacity }
    return value > 0 && value >= threshold ? opacity : opacity * Self.inactiveOpacity
  }

  /// The threshold of one of several layers that show a value, from 1: equal parts of the range, in whole percents
  /// as in Apple's templates (documented: 0, 0.26, 0.51 and 0.76 for four layers).
  package static func threshold(step: Int, of steps: Int) -> Double? {
    guard step > 0, steps > 0 else { return nil }
    guard step > 1 else { return 0 }
    return ((Double(step - 1) / Double(steps) * 100).rounded() + 1) / 100
  }
}
