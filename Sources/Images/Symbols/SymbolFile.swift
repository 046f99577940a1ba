internal import Drawing

/// Reads the file of a symbol: the part of SVG that `Symbols/README.md` describes.
struct SymbolFile {
  /// The drawing in an SVG text; `nil` if the text is not of that form.
  static func sketch(_ text: some StringProtocol) -> SymbolSketch? {
    var sketch: SymbolSketch?
    for tag in text.split(separator: "<") {
      guard let element = Element(tag) else { continue }
      if element.name == "svg" {
        guard let box = element.numbers("viewBox"), box.count == 4 else { return nil }
        sketch = SymbolSketch(size: Size(box[2], box[3]), parts: [])
      } else {
        guard let part = element.part else { return nil }
        sketch?.parts.append(part)
      }
    }
    // Parts that surround others are not primary.
    guard let parts = sketch?.parts, parts.contains(where: \.isInside) else { return sketch }
    for index in parts.indices where !parts[index].isInside { sketch?.parts[index].level = 1 }
    return sketch
  }

  /// An opening tag with its attributes.
  private struct Element {
    let name: Substring
    private var attributes: [Substring: Substring] = [:]

    /// Returns nil for a closing tag.
    init?(_ tag: some StringProtocol) {
      let text = Substring(tag).prefix { $0 != ">" }
      guard !text.hasPrefix("/"), let end = text.firstIndex(of: " "), end > text.startIndex
      else { return nil }
      name = text[..<end]
      let pieces = text[end...].split(separator: "\"", omittingEmptySubsequences: false)
      for index in stride(from: 0, to: pieces.count - 1, by: 2) {
        let key = pieces[index].drop { $0 == " " || $0 == "\n" }.dropLast()
        attributes[key] = pieces[index + 1]
      }
    }

    func numbers(_ key: Substring) -> [Double]? {
      let words = attributes[key]?.split(separator: " ")
      let numbers = words?.compactMap { Double($0) }
      return numbers?.count == words?.count ? numbers : nil
    }

    private func number(_ key: Substring) -> Double { numbers(key)?.first ?? 0 }

    /// The element as a part; `nil` if it is not a known element.
    var part: SymbolSketch.Part? {
      guard let path else { return nil }
      let (fill, stroke) = (attributes["fill"], attributes["stroke"])
      return SymbolSketch.Part(
        path: path, isFilled: fill != nil,
        stroke: stroke == "none"
          ? nil : numbers("stroke-width")?.first ?? SymbolSketch.regularStroke,
        isCut: fill == "white" || stroke == "white", isInside: attributes["class"] == "inside",
        step: Int(attributes["data-step"] ?? "") ?? 0)
    }

    private var path: Path? {
      let (width, height) = (number("width"), number("height"))
      switch name {
      case "path": return try? Path(svgData: String(attributes["d"] ?? ""))
      case "rect":
        return .roundedRect(
          Rect(number("x"), number("y"), width, height), cornerRadius: number("rx"))
      case "circle":
        return .circle(center: Point(number("cx"), number("cy")), radius: number("r"))
      case "ellipse":
        let (rx, ry) = (number("rx"), number("ry"))
        return Path.circle(center: .zero, radius: 1).applying(
          Transform(scaleX: rx, y: ry).concatenating(
            .translation(Point(number("cx"), number("cy")))))
      default: return nil
      }
    }
  }
}
