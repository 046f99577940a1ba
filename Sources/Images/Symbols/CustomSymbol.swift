package import Drawing
package import Vocabulary

/// A team's own symbol, from a file in the template format of SF Symbols.
///
/// Lengths are those of the template: a hundredth of the point size, y down, from the left margin and the
/// baseline.
package struct CustomSymbol: Hashable, Sendable {
  /// A way in which layers get their colours.
  package enum Mode: Hashable, Sendable {
    /// All layers have the tint colour.
    case monochrome
    /// Layers have ranks, which a colour or several colours follow (`hierarchical`, `palette`).
    case hierarchical
    /// Layers have their own colours.
    case multicolor
  }

  /// The drawing in one weight and scale.
  package struct Variant: Hashable, Sendable {
    /// The areas of the file's paths, in its order.
    package var parts: [Path]
    /// The distance between the margins, which is the width of the image.
    package var width: Double
    /// The layers of each mode, from back to front; a mode that is missing has none.
    package var layers: [Mode: [Layer]]

    package init(parts: [Path], width: Double, layers: [Mode: [Layer]] = [:]) {
      self.parts = parts
      self.width = width
      self.layers = layers
    }
  }

  /// The weight and scale of a variant.
  package struct Key: Hashable, Sendable {
    package let weight: SymbolConfiguration.Weight
    package let scale: SymbolConfiguration.Scale

    package init(_ weight: SymbolConfiguration.Weight, _ scale: SymbolConfiguration.Scale) {
      self.weight = weight
      self.scale = scale
    }
  }

  /// The mode that the catalogue prefers (`symbol-rendering-intent`).
  package var preferredMode = Mode.monochrome
  private let variants: [Key: Variant]

  /// Creates a symbol. Returns nil without variants.
  package init?(_ variants: [Key: Variant]) {
    guard !variants.isEmpty else { return nil }
    self.variants = variants
  }

  /// Returns the symbol with other colours in its multicolor layers. A layer without another colour has its own fill.
  package func mappingColors(_ change: (DynamicColor) -> DynamicColor?) -> CustomSymbol {
    guard variants.values.contains(where: { $0.layers[.multicolor] != nil }) else { return self }
    var result = CustomSymbol(copying: variants.mapValues { $0.mappingColors(change) })
    result.preferredMode = preferredMode
    return result
  }

  private init(copying variants: [Key: Variant]) { self.variants = variants }

  /// Equal symbols have equal hashes. The paths are left out, as there are many points.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(variants.count)
    hasher.combine(variants[Key(.regular, .small)]?.width)
    hasher.combine(preferredMode)
  }

  /// Half of the height of capitals in the template, around which scales are centred.
  static let middleOfCapitals = 70.459 / 2

  /// The variant for a weight and scale: the one of the file; or one between the two nearest of the three that
  /// Apple's interpolation needs, enlarged from the small scale; or the nearest one.
  package func variant(
    _ weight: SymbolConfiguration.Weight, _ scale: SymbolConfiguration.Scale
  ) -> Variant {
    if let own = variants[Key(weight, scale)] { return own }
    if let between = interpolated(weight) {
      return between.scaled(
        by: scale.factor / SymbolConfiguration.Scale.small.factor, around: -Self.middleOfCapitals)
    }
    return nearest(weight, scale)
  }

  /// The variant of a weight in the small scale, between Ultralight-S, Regular-S and Black-S; `nil` if these are
  /// not all there or do not have the same steps.
  private func interpolated(_ weight: SymbolConfiguration.Weight) -> Variant? {
    guard let light = variants[Key(.ultraLight, .small)],
      let regular = variants[Key(.regular, .small)], let black = variants[Key(.black, .small)],
      light.isCompatible(with: regular), regular.isCompatible(with: black)
    else { return nil }
    let position = weight.position
    return position <= 0
      ? regular.mixed(with: light, -position) : regular.mixed(with: black, position)
  }

  private func nearest(
    _ weight: SymbolConfiguration.Weight, _ scale: SymbolConfiguration.Scale
  ) -> Variant {
    let weights = SymbolConfiguration.Weight.allCases
    let scales = SymbolConfiguration.Scale.allCases
    func place<Element: Equatable>(_ element: Element, _ all: [Element]) -> Int {
      all.firstIndex(of: element) ?? 0
    }
    let wanted = (place(weight, weights), place(scale, scales))
    // The scale decides first, because it can be made from another one.
    let best = variants.min { one, other in
      func rank(_ key: Key) -> [Int] {
        let (w, s) = (place(key.weight, weights), place(key.scale, scales))
        return [abs(w - wanted.0), abs(s - wanted.1), w, s]
      }
      return rank(one.key).lexicographicallyPrecedes(rank(other.key))
    }
    guard let best else { return Variant(parts: [], width: 0) }
    return best.value.scaled(
      by: scale.factor / best.key.scale.factor, around: -Self.middleOfCapitals)
  }
}

extension CustomSymbol.Variant {
  fileprivate func isCompatible(with other: Self) -> Bool {
    parts.count == other.parts.count
      && zip(parts, other.parts).allSatisfy { $0.isCompatible(with: $1) }
  }

  /// A part of the way to another variant, with the layers of this one.
  fileprivate func mixed(with other: Self, _ share: Double) -> Self {
    Self(
      parts: zip(parts, other.parts).map { $0.mixed(with: $1, share) },
      width: width + (other.width - width) * share, layers: layers)
  }

  /// Scaled by a factor with a fixed height above the baseline.
  fileprivate func scaled(by factor: Double, around y: Double) -> Self {
    guard factor != 1 else { return self }
    let transform = Transform(a: factor, b: 0, c: 0, d: factor, tx: 0, ty: y - y * factor)
    return Self(
      parts: parts.map { $0.applying(transform) }, width: width * factor, layers: layers)
  }

  fileprivate func mappingColors(_ change: (DynamicColor) -> DynamicColor?) -> Self {
    var result = self
    result.layers[.multicolor] = layers[.multicolor]?.map { layer in
      var layer = layer
      layer.color = layer.color.flatMap { change($0) ?? layer.fill.map(DynamicColor.fixed) }
      return layer
    }
    return result
  }
}

extension Path {
  /// Whether the steps are of the same kinds in the same order.
  fileprivate func isCompatible(with other: Path) -> Bool {
    elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy { pair in
        switch pair {
        case (.move, .move), (.line, .line), (.curve, .curve), (.close, .close): true
        default: false
        }
      }
  }

  fileprivate func mixed(with other: Path, _ share: Double) -> Path {
    func mix(_ a: Point, _ b: Point) -> Point {
      Point(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share)
    }
    let steps = zip(elements, other.elements).map { pair -> Path.Element in
      switch pair {
      case (.move(let a), .move(let b)): .move(mix(a, b))
      case (.line(let a), .line(let b)): .line(mix(a, b))
      case (.curve(let a, let b, let c), .curve(let d, let e, let f)):
        .curve(mix(a, d), mix(b, e), mix(c, f))
      default: pair.0
      }
    }
    return Path(steps, fillRule: fillRule)
  }
}

extension SymbolConfiguration.Weight {
  /// The place between ultraLight (-1), regular (0) and black (1). Apple does not publish it; these are the usual
  /// places of font weights.
  fileprivate var position: Double {
    switch self {
    case .ultraLight: -1
    case .thin: -0.82
    case .light: -0.5
    case .regular: 0
    case .medium: 0.24
    case .semibold: 0.4
    case .bold: 0.57
    case .heavy: 0.8
    case .black: 1
    }
  }
}
