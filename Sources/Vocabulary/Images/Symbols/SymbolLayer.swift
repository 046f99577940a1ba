package import Drawing

/// A layer of a symbol, for rendering modes with several colours and for values.
package struct SymbolLayer: Hashable, Sendable {
  /// The outline, in points from the top left corner of the symbol's box.
  package var path: Path
  /// The rank: 0 is primary, 1 secondary, 2 tertiary.
  package let level: Int
  /// The place among the layers that show a value, from 1; 0 for layers that are always shown.
  package let step: Int
}

extension [SymbolLayer] {
  /// The opacity of layers that a value does not reach (from memory, unverified).
  private static var inactiveOpacity: Double { 0.3 }

  /// The opacity of a layer for a value of 0…1. Each layer that shows a value begins at an equal part of the range
  /// (from memory, unverified).
  package func opacity(of layer: SymbolLayer, at value: Double) -> Double {
    let steps = self.map(\.step).max() ?? 0
    guard layer.step > 0, steps > 0 else { return 1 }
    return value > Double(layer.step - 1) / Double(steps) ? 1 : Self.inactiveOpacity
  }
}
