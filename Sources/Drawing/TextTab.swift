/// Where the text after a tab stands in its line (`NSTextTab`).
public struct TextTab: Hashable, Sendable {
  /// The distance from the leading edge of the text, in points.
  public var location: Double
  /// Which part of the text, up to the next tab, stands there: its start, its middle (`center`) or its end (`right`).
  public var textAlignment: TextAlignment

  /// Creates a tab stop, at which text starts by default.
  public init(textAlignment: TextAlignment = .left, location: Double) {
    self.location = location
    self.textAlignment = textAlignment
  }

  /// Creates a tab stop; short for the package's own code.
  package init(_ location: Double, textAlignment: TextAlignment = .left) {
    self.init(textAlignment: textAlignment, location: location)
  }

  /// UIKit's default: 12 stops at intervals of 28 points (documented).
  public static let standard = (1...12).map { TextTab(28 * Double($0)) }

  /// Where a text of a width starts if it stands at the stop, but not before `least`.
  package func start(of width: Double, notBefore least: Double) -> Double {
    switch textAlignment {
    case .left, .natural, .justified: location
    case .center: max(location - width / 2, least)
    case .right: max(location - width, least)
    }
  }
}

extension ParagraphStyle {
  /// The first tab stop behind a position in a line; `nil` after the last one.
  package func tabStop(after x: Double) -> TextTab? {
    if let stop = tabStops.filter({ $0.location > x }).min(by: { $0.location < $1.location }) {
      return stop
    }
    guard defaultTabInterval > 0 else { return nil }
    return TextTab(((x / defaultTabInterval).rounded(.down) + 1) * defaultTabInterval)
  }
}
