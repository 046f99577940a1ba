package import Drawing
package import Vocabulary
internal import Work

extension CustomSymbol {
  /// A layer of one mode, as the file annotates it.
  package struct Layer: Hashable, Sendable {
    /// The indices of its parts.
    package var parts: [Int]
    /// The rank in hierarchical: 0 is primary, 1 secondary, 2 tertiary.
    package var level = 0
    /// The colour in multicolor; `nil` for the tint colour.
    package var color: DynamicColor?
    /// The colour if the catalogues do not have that colour.
    package var fill: Color?
    /// The opacity.
    package var opacity = 1.0
    /// Whether it removes what is behind it (`-sfsymbols-clear-behind`).
    package var clearsBehind = false
    /// The value from which it is shown in full (`-sfsymbols-variable-threshold`); `nil` for always.
    package var threshold: Double?

    package init(parts: [Int]) { self.parts = parts }
  }

  /// The outline in a size, weight and scale, as it is in monochrome.
  ///
  /// The box is as wide as the margins say. It is centred on the capitals and just high enough for the ink (our
  /// choice).
  package func outline(_ configuration: SymbolConfiguration) -> SymbolOutline {
    let variant = variant(configuration.weight, configuration.scale)
    let box = Box(variant, configuration)
    var path = Path()
    if variant.layers[.monochrome]?.contains(where: \.clearsBehind) == true {
      for layer in layers(configuration, .monochrome) { path.append(layer.path) }
    } else {
      path = variant.joined.applying(box.placement)
    }
    return SymbolOutline(path: path, size: box.size, baseline: box.baseline)
  }

  /// The layers of a mode in a size, weight and scale, from back to front, in the same box as the outline. A mode that
  /// the file does not annotate is drawn as in monochrome.
  package func layers(_ configuration: SymbolConfiguration, _ mode: Mode) -> [SymbolLayer] {
    let key = Drawing(
      symbol: self, weight: configuration.weight, scale: configuration.scale,
      pointSize: configuration.pointSize, mode: mode)
    return Self.drawings.value(key) {
      let variant = variant(configuration.weight, configuration.scale)
      let placement = Box(variant, configuration).placement
      return variant.symbolLayers(mode).map {
        SymbolLayer(
          path: $0.path.applying(placement), level: $0.level, threshold: $0.threshold,
          opacity: $0.opacity, color: $0.color)
      }
    }
  }

  /// Whether the file has annotations for multicolor.
  package var isMulticolor: Bool {
    variant(.regular, .small).layers[.multicolor] != nil
  }

  /// A symbol in a size, weight, scale and mode.
  private struct Drawing: Hashable {
    let symbol: CustomSymbol
    let weight: SymbolConfiguration.Weight
    let scale: SymbolConfiguration.Scale
    let pointSize: Double
    let mode: Mode
  }

  /// The layers that were computed, as removing areas takes time and films draw each symbol often.
  private static let drawings = Cache<Drawing, [SymbolLayer]>(maximumCount: mostDrawings)
  /// The maximum number of drawings that are kept. Our choice.
  private static let mostDrawings = 500

  /// The box of an image.
  private struct Box {
    let placement: Transform
    let size: Size
    let baseline: Double

    init(_ variant: Variant, _ configuration: SymbolConfiguration) {
      let unit = configuration.pointSize / 100
      let middle = -CustomSymbol.middleOfCapitals
      // All paths count, those that are not shown, too (documented).
      let ink = variant.joined.boundingBox ?? .zero
      let half = max(middle - ink.minY, ink.maxY - middle, 1)
      placement = Transform.translation(Point(0, half - middle))
        .concatenating(Transform(scaleX: unit, y: unit))
      size = Size(max(variant.width, 0) * unit, 2 * half * unit)
      baseline = (half - middle) * unit
    }
  }
}

extension CustomSymbol.Variant {
  /// All parts as one path.
  package var joined: Path {
    var path = Path()
    for part in parts { path.append(part) }
    return path
  }

  /// The layers of a mode, without what others remove.
  fileprivate func symbolLayers(_ mode: CustomSymbol.Mode) -> [SymbolLayer] {
    guard let annotated = layers[mode] ?? layers[.monochrome] else {
      return [SymbolLayer(path: joined, level: 0)]
    }
    var result: [SymbolLayer] = []
    for layer in annotated {
      var area = Path()
      for index in layer.parts where parts.indices.contains(index) { area.append(parts[index]) }
      if layer.clearsBehind {
        for index in result.indices {
          result[index].path = result[index].path.subtracting(area)
        }
      }
      guard layer.opacity > 0 else { continue }
      var color: Color?
      if case .fixed(let fixed)? = layer.color { color = fixed }
      result.append(
        SymbolLayer(
          path: area, level: layer.level, threshold: layer.threshold, opacity: layer.opacity,
          color: color))
    }
    return result
  }
}
