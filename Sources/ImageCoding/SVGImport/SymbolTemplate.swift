package import Drawing
internal import XMLReading

/// The variants of a symbol in a file of Apple's template format, which the SF Symbols app exports.
///
/// The format has a group for each variant, named after its weight and scale (`Regular-S`), lines for the
/// baselines (`Baseline-S`) and for the margins of variants (`left-margin-Regular-S`). Version 1 has one pair of
/// margins for all. Lines may be paths.
package struct SymbolTemplate: Hashable, Sendable {
  /// A path of a variant.
  package struct Part: Hashable, Sendable {
    /// The area, from the left margin and the baseline, y down. Its lines are those of the file.
    package let path: Path
    /// Its classes, which name its layer in each rendering mode, such as `hierarchical-0:primary`.
    package let classes: [String]
  }

  /// The drawing of one weight and scale.
  package struct Variant: Hashable, Sendable {
    /// The paths, from back to front.
    package let parts: [Part]
    /// The distance between the margins.
    package let width: Double
  }

  /// The variants by their names in the file, for example `Regular-S`.
  package let variants: [String: Variant]
  /// The styles of layers, by the class that names a layer.
  package let styles: [String: SymbolStyle]

  private static let weights = [
    "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
  ]
  private static let scales = ["S", "M", "L"]

  /// Reads a file. Returns nil if it is not a template: if it has no variant.
  package init?(_ bytes: [UInt8]) throws(SVGImporter.Failure) {
    guard bytes.count <= SVGImporter.largestFile else { return nil }
    let root: XMLElement
    do {
      root = try XMLElement(
        parsing: bytes, vocabulary: SVGImporter.vocabulary, limits: SVGImporter.limits,
        keepsText: true)
    } catch {
      throw SVGImporter.Failure(line: error.line, message: error.message)
    }
    var elements: [String: Placed] = [:]
    Self.collect(root, .identity, into: &elements)
    var variants: [String: Variant] = [:]
    for scale in Self.scales {
      guard let baseline = try elements["Baseline-\(scale)"]?.bounds()?.midY else { continue }
      for weight in Self.weights {
        let name = "\(weight)-\(scale)"
        guard let group = elements[name] else { continue }
        let parts = try group.parts()
        guard let ink = Self.joined(parts).boundingBox else { continue }
        // Missing margins are those of Regular-M, or of all, or those of the ink.
        func margin(_ side: String) throws(SVGImporter.Failure) -> Double? {
          for key in ["\(side)-margin-\(name)", "\(side)-margin-Regular-M", "\(side)-margin"] {
            if let x = try elements[key]?.bounds()?.midX { return x }
          }
          return nil
        }
        let left = try margin("left") ?? ink.minX
        let right = try margin("right") ?? ink.maxX
        let place = Transform.translation(Point(-left, -baseline))
        variants[name] = Variant(
          parts: parts.map { Part(path: $0.path.applying(place), classes: $0.classes) },
          width: right - left)
      }
    }
    guard !variants.isEmpty else { return nil }
    self.variants = variants
    styles = SymbolStyle.styles(in: Self.styleSheet(root))
  }

  /// The texts of all style sheets.
  private static func styleSheet(_ element: XMLElement) -> String {
    (element.name == "style" ? element.text : "")
      + element.children.map(styleSheet).joined()
  }

  private static func joined(_ parts: [Part]) -> Path {
    var path = Path()
    for part in parts { path.append(part.path) }
    return path
  }

  /// An element with the transform of its content.
  private struct Placed {
    let element: XMLElement
    let transform: Transform

    /// All shapes in it.
    func parts() throws(SVGImporter.Failure) -> [Part] {
      var result: [Part] = []
      try Self.append(element, transform, to: &result)
      return result
    }

    /// The bounds of a line, as a line or as a path.
    func bounds() throws(SVGImporter.Failure) -> Rect? {
      SymbolTemplate.joined(try parts()).boundingBox
    }

    private static func append(
      _ element: XMLElement, _ transform: Transform, to result: inout [Part]
    ) throws(SVGImporter.Failure) {
      if SVGShapeReader.isShape(element) {
        do throws(SVGStyle.Objection) {
          if let path = try SVGShapeReader().path(of: element) {
            let classes = (element["class"] ?? "").split(whereSeparator: \.isWhitespace)
            result.append(Part(path: path.applying(transform), classes: classes.map(String.init)))
          }
        } catch {
          throw SVGImporter.Failure(line: element.line, message: error.message)
        }
      }
      for child in element.children {
        try append(child, SymbolTemplate.own(child).concatenating(transform), to: &result)
      }
    }
  }

  private static func own(_ element: XMLElement) -> Transform {
    element["transform"].flatMap(SVGTransform.read) ?? .identity
  }

  /// Collects the elements with ids. The first one with an id counts.
  private static func collect(
    _ element: XMLElement, _ outer: Transform, into elements: inout [String: Placed]
  ) {
    let transform = own(element).concatenating(outer)
    if let id = element["id"], elements[id] == nil {
      elements[id] = Placed(element: element, transform: transform)
    }
    for child in element.children { collect(child, transform, into: &elements) }
  }
}
