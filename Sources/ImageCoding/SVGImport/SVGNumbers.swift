internal import Drawing

/// Parses lists of numbers in attributes.
enum SVGNumbers {
  /// Parses numbers separated as in path data. Returns `nil` if the text contains anything else.
  static func read(_ text: String) -> [Double]? {
    let trimmed = text.filter { !$0.isWhitespace }
    guard !trimmed.isEmpty else { return [] }
    guard let path = try? Path(svgData: "M0 0H" + text) else { return nil }
    // The numbers are parsed as a path of horizontal lines, one for each number.
    var numbers: [Double] = []
    for element in path.elements.dropFirst() {
      guard case .line(let point) = element, point.y == 0 else { return nil }
      numbers.append(point.x)
    }
    return text.contains(where: { $0.isLetter && $0 != "e" && $0 != "E" }) ? nil : numbers
  }
}
