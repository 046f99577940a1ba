package import Drawing
internal import Synchronization

/// Sets the text of a scene's labels, each text once for each width that it gets.
package final class TextStore: Sendable {
  private struct Key: Hashable {
    let text: LabelText
    let width: Double?
  }

  /// So many texts are kept. Our choice; beyond it all are forgotten and set again.
  private static let mostTexts = 10_000

  private let typesetter: any Typesetter
  private let scale: Double
  private let known = Mutex<[Key: [TypesetText]]>([:])

  /// Creates a store for labels drawn at so many pixels a point.
  package init(_ typesetter: any Typesetter, scale: Double) {
    self.typesetter = typesetter
    self.scale = scale
  }

  /// Why a text cannot be set; `nil` when it can.
  package func failure(of text: LabelText) -> TypesettingFailure? {
    do {
      _ = try set(Key(text: text, width: nil))
      return nil
    } catch {
      return error
    }
  }

  /// The size that a label asks for when its lines may be so wide, on the pixel grid: text is never cut
  /// because of rounding. Without a width, as wide as the text is on as few lines as it can have.
  package func size(of text: LabelText, width: Double? = nil) -> Size {
    // UIKit gives a label without text no extent (documented for its intrinsic content size).
    guard !text.string.isEmpty else { return .zero }
    let lines = lines(text, width: width)
    return Size(
      pixels(lines.map(\.width).max() ?? 0), pixels(text.font.lineHeight * Double(lines.count)))
  }

  /// The lines as a label of this size shows them: no more than fit between top and bottom, but one at
  /// least.
  package func lines(of text: LabelText, in size: Size) -> LabelLines {
    var text = text
    // A height of whole pixels may be a little less than that of the lines it was made for.
    let fitting = max(1, Int((size.height + 1 / scale) / text.font.lineHeight))
    let most = text.style.numberOfLines
    text.style.numberOfLines = most == 0 ? fitting : min(most, fitting)
    let lines = text.string.isEmpty ? [] : lines(text, width: size.width)
    return LabelLines(lines, of: text, in: size, scale: scale)
  }

  private func pixels(_ length: Double) -> Double {
    // What lies on a pixel stays there in spite of rounding errors.
    (length * scale - 1e-6).rounded(.up) / scale
  }

  /// All texts and fonts of a scene were tried when it was resolved, so that none fails here.
  private func lines(_ text: LabelText, width: Double?) -> [TypesetText] {
    // The solver's rounding errors must not cost a letter.
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
