extension TextStyle {
  /// The distance between the baselines of two lines of a system font, in points, by the table of the Human Interface
  /// Guidelines for the default text size; between its sizes linear, beyond them in proportion (our choice).
  package static func leading(ofSystemFont size: Double) -> Double {
    let table: [(size: Double, leading: Double)] = [
      (11, 13), (12, 16), (13, 18), (15, 20), (16, 21), (17, 22), (20, 25), (22, 28), (28, 34),
      (34, 41),
    ]
    guard let above = table.first(where: { $0.size >= size }) else {
      return size * 41 / 34
    }
    guard let below = table.last(where: { $0.size <= size }) else {
      return size * 13 / 11
    }
    guard above.size > below.size else { return above.leading }
    let part = (size - below.size) / (above.size - below.size)
    return below.leading + part * (above.leading - below.leading)
  }
}

/// How values grow with the text size (`UIFontMetrics`).
extension TextStyle {
  /// A font size in points at a text size: in proportion to the style's leading, rounded to whole points
  /// (measured by others on iOS).
  package func scaledSize(_ size: Double, at category: ContentSizeCategory) -> Double {
    max((size * ratio(at: category)).rounded(), 1)
  }

  private func ratio(at category: ContentSizeCategory) -> Double {
    leading(at: category) / leading(at: .large)
  }

  /// The height of a line that values are proportional to, in points. Found from values that others measured;
  /// M and S of footnotes and captions, and XL of the two largest styles, are from memory.
  private func leading(at category: ContentSizeCategory) -> Double {
    // One number for each category, in their order.
    let leadings: [Double] =
      switch self {
      case .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
      case .title1: [31, 32, 33, 34, 37, 38, 41, 46, 51, 57, 61, 68]
      case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
      case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
      case .headline: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62]
      case .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
      case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
      case .subheadline: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58]
      case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
      case .caption1: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]
      case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]
      }
    return leadings[category.rank]
  }
}
