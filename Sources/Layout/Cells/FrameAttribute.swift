/// A number of a view's frame, in its superview's coordinates, that can be explained.
package enum FrameAttribute: String, CaseIterable, Hashable, Sendable {
  case x, y, width, height, left, right, top, bottom, leading, trailing, centerX, centerY
  /// The baseline of the first line of text; without text the top edge.
  case firstBaseline
  /// The baseline of the last line of text; without text the bottom edge.
  case lastBaseline

  /// The attributes that a word names: several for `frame`, `edges`, `center` and `size`; empty for
  /// other words.
  package static func named(_ word: String) -> [FrameAttribute] {
    switch word {
    case "frame": [.x, .y, .width, .height]
    case "edges": [.top, .leading, .bottom, .trailing]
    case "center": [.centerX, .centerY]
    case "size": [.width, .height]
    default: FrameAttribute(rawValue: word).map { [$0] } ?? []
    }
  }

  /// The words that `named(_:)` knows.
  package static var words: [String] {
    ["frame", "edges", "center", "size"] + allCases.map(\.rawValue)
  }
}
