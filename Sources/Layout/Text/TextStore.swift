package import Drawing
internal import Synchronization

/// Typesets the text of a scene's labels, each text once for each width.
package final class TextStore: Sendable {
  private struct Key: Hashable {
    let text: LabelText
    let width: Double?
  }

  /// The maximum number of cached texts. Our choice; then the cache is cleared.
  private static let mostTexts = 10_000

  private let typesetter: any Typesetter
  private let scale: Double
  private let known = Mutex<[Key: [TypesetText]]>([:])

  /// Creates a store for labels drawn at `scale` pixels per point.
  package init(_ typesetter: any Typesetter, scale: Double) {
    self.typesetter = typesetter
    self.scale = scale
  }

  /// Why a text cannot be typeset; `nil` if it can.
  package func failure(of text: LabelText) -> TypesettingFailure? {
    do {
      _ = try set(Key(text: text, width: nil))
      return nil
    } catch {
      return error
    }
  }

  /// The natural size of a label with a maximum line width, rounded up to the pixel grid, so that
  /// text is never clipped by rounding. Without a width, the text has as few lines as possible.
  package func size(of text: LabelText, width: Double? = nil) -> Size {
    // In UIKit a label without text has zero size (documented for its intrinsic content size).
    guard !text.string.isEmpty else { return .zero }
    let lines = lines(text, width: width)
    return Size(
      pixels(lines.map(\.width).max() ?? 0), pixels(text.font.lineHeight * Double(lines.count)))
  }

  /// The lines that a label of this size shows: those that fit vertically, but at least one.
  package func lines(of text: LabelText, in size: Size) -> LabelLines {
    var text = text
    // A height in whole pixels may be slightly smaller than that of its lines.
    let fitting = max(1, Int((size.height + 1 / scale) / text.font.lineHeight))
    let most = text.style.numberOfLines
    text.style.numberOfLines = most == 0 ? fitting : min(most, fitting)
    let lines = text.string.isEmpty ? [] : lines(text, width: size.width)
    return LabelLines(lines, of: text, in: size, scale: scale)
  }

  private func pixels(_ length: Double) -> Double {
    // Rounding errors must not move a value that is on a pixel boundary.
    (length * scale - 1e-6).rounded(.up) / scale
  }

  /// All texts and fonts of a scene were checked when it was resolved, so this cannot fail.
  private func lines(_ text: LabelText, width: Double?) -> [TypesetText] {
    // The solver's rounding errors must not change the line breaks.
    (try? set(Key(text: text, width: width.map { $0 + 1e-3 }))) ?? []
  }

  private func set(_ key: Key) throws(TypesettingFailure) -> [TypesetText] {
    if let lines = known.withLock({ $0[key] }) { return lines }
    let lines = try typesetter.lines(
      of: key.text.string, in: key.text.font, style: key.text.style, width: key.width)
    known.withLock { known in
      if known.count >= Self.mostTexts { known = [:] }
      known[key] = lines
    }
    return lines
  }
}
