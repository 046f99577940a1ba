/// The first and the last baseline of an attributed text, whose lines may differ in height, from the top of its lines, in
/// points.
package struct BlockBaselines: Hashable, Sendable {
  /// The height of all lines, not rounded.
  let height: Double
  let first: Double
  let last: Double

  /// Returns `nil` without lines.
  init?(_ lines: [RichLine]) {
    guard let first = lines.first, let last = lines.last else { return nil }
    height = RichLine.height(of: lines)
    self.first = first.gap + first.ascent
    self.last = height - last.height + last.ascent
  }
}
