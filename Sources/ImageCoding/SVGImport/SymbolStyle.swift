package import Drawing

/// The style of a layer in a symbol template.
package struct SymbolStyle: Hashable, Sendable {
  /// The colour; `nil` if there is none.
  package var fill: Color?
  /// The opacity.
  package var opacity: Double
  /// Whether the layer removes what is behind it.
  package var clearsBehind: Bool
  /// The value from which the layer is shown in full; `nil` for always.
  package var threshold: Double?

  /// Creates a style.
  package init(
    fill: Color? = nil, opacity: Double = 1, clearsBehind: Bool = false, threshold: Double? = nil
  ) {
    self.fill = fill
    self.opacity = opacity
    self.clearsBehind = clearsBehind
    self.threshold = threshold
  }

  /// Reads the rules of a style sheet whose selectors are single classes, by the names of these. The names contain
  /// colons, as in `.multicolor-0:systemBlueColor`. Other rules and declarations are ignored.
  static func styles(in sheet: String) -> [String: SymbolStyle] {
    var styles: [String: SymbolStyle] = [:]
    for rule in withoutComments(sheet).split(separator: "}") {
      let halves = rule.split(separator: "{", maxSplits: 1)
      guard halves.count == 2 else { continue }
      for selector in halves[0].split(separator: ",") {
        let name = selector.filter { !$0.isWhitespace }
        guard name.first == ".", name.count > 1 else { continue }
        var style = styles[String(name.dropFirst())] ?? SymbolStyle()
        style.read(halves[1])
        styles[String(name.dropFirst())] = style
      }
    }
    return styles
  }

  private mutating func read(_ declarations: Substring) {
    for declaration in declarations.split(separator: ";") {
      let halves = declaration.split(separator: ":", maxSplits: 1).map { half in
        half.filter { !$0.isWhitespace }
      }
      guard halves.count == 2 else { continue }
      let value = halves[1]
      switch halves[0] {
      case "fill": fill = SVGColor.color(value) ?? fill
      case "opacity": opacity = Self.fraction(value) ?? opacity
      case "-sfsymbols-clear-behind": clearsBehind = value == "true"
      case "-sfsymbols-variable-threshold": threshold = Self.fraction(value)
      default: break
      }
    }
  }

  private static func fraction(_ text: String) -> Double? {
    guard let numbers = SVGNumbers.read(text), numbers.count == 1 else { return nil }
    return min(max(numbers[0], 0), 1)
  }

  private static func withoutComments(_ sheet: String) -> Substring {
    var rest = sheet[...]
    var result = Substring()
    while let start = rest.firstRange(of: "/*") {
      result += rest[..<start.lowerBound]
      let end = rest[start.upperBound...].firstRange(of: "*/")
      rest = end.map { rest[$0.upperBound...] } ?? ""
    }
    return result + rest
  }
}
