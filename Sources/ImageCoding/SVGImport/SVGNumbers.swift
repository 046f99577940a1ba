internal import Drawing

/// Lists of numbers in attributes.
enum SVGNumbers {
  /// The numbers of a text, which stand as close as in path data; `nil` when it has anything else.
  static func read(_ text: String) -> [Double]? {
    let trimmed = text.filter { !$0.isWhitespace }
    guard !trimmed.isEmpty else { return [] }
    guard let path = try? Path(svgData: "M0 0H" + text) else { return nil }
    // One horizontal line for each number, and no other command.
    var numbers: [Double] = []
    for element in path.elements.dropFirst() {
      guard case .line(let point) = element, point.y == 0 else { return nil }
      numbers.append(point.x)
    }
    return text.contains(where: { $0.isLetter && $0 != "e" && $0 != "E" }) ? nil : numbers
  }
}
