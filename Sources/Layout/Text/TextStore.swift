package import Drawing
internal import Work

/// Typesets the text of a scene's labels, each text once for each width.
package final class TextStore: Sendable {
  private struct Key: Hashable {
    let text: LabelText
    let width: Double?
  }

  /// The maximum number of cached texts. Our choice; then the cache is cleared.
  private static let mostTexts = 10_000

  /// More lines than any text has.
  private static let mostLines = Double(Int32.max)

  /// By which part of its width a line may be too wide to be tightened (`tighteningFactorForTruncation`, documented).
  private static let mostTightening = 0.05

  private let typesetter: any Typesetter
  private let scale: Double
  private let lines = Cache<Key, [TypesetText]>(maximumCount: mostTexts)
  private let richLines = Cache<Key, [RichLine]>(maximumCount: mostTexts)

  /// Creates a store for labels drawn at `scale` pixels per point.
  package init(_ typesetter: any Typesetter, scale: Double) {
    self.typesetter = typesetter
    self.scale = scale
  }

  /// Why a text cannot be typeset; `nil` if it can.
  package func failure(of text: LabelText) -> TypesettingError? {
    do {
      guard text.runs.isEmpty else {
        _ = try setRich(Key(text: text, width: nil))
        return nil
      }
      _ = try set(Key(text: text, width: nil))
      return nil
    } catch {
      return error
    }
  }

  /// The natural size of a label with a maximum line width, rounded up to the pixel grid, so that
  /// text is never clipped by rounding. Without a width, the text has as few lines as possible.
  package func size(of text: LabelText, width: Double? = nil) -> Size {
    if let container = text.container { return size(of: text, in: container, width: width) }
    // In UIKit a label without text has zero size (documented for its intrinsic content size).
    guard !text.string.isEmpty else { return .zero }
    guard text.runs.isEmpty else {
      let lines = richLines(text, width: width)
      return Size(
        pixels(lines.map { $0.width + $0.indents.head + $0.indents.tail }.max() ?? 0),
        pixels(RichLine.height(of: lines)))
    }
    let lines = lines(text, width: width)
    return Size(
      pixels(lines.map(\.width).max() ?? 0), pixels(text.font.lineHeight * Double(lines.count)))
  }

  /// The first and the last baseline of a label's attributed text with a maximum line width; `nil` for other texts.
  package func baselines(of text: LabelText, width: Double? = nil) -> BlockBaselines? {
    guard !text.runs.isEmpty, text.container == nil else { return nil }
    return BlockBaselines(richLines(text, width: width))
  }

  /// The lines that a label of this size shows: those that fit vertically, but at least one.
  package func lines(of text: LabelText, in size: Size) -> LabelLines {
    if let container = text.container { return lines(of: text, in: container, size) }
    guard text.runs.isEmpty else { return richLines(of: text, in: size) }
    // The baseline stays where that of the full size is (`UIBaselineAdjustment.alignBaselines`).
    if let shrunk = shrunk(text, to: size.width) {
      return LabelLines(lines(shrunk, width: size.width), of: text, in: size, scale: scale)
    }
    if let tightened = tightened(text, to: size.width) {
      return LabelLines(
        richLines(tightened, width: size.width), of: tightened, in: size, scale: scale)
    }
    var text = text
    // A height in whole pixels may be slightly smaller than that of its lines.
    let room = (size.height + 1 / scale) / text.font.lineHeight
    let fitting = room >= 1 ? Int(min(room, Self.mostLines)) : 1
    let most = text.style.numberOfLines
    text.style.numberOfLines = most == 0 ? fitting : min(most, fitting)
    let lines = text.string.isEmpty ? [] : lines(text, width: size.width)
    return LabelLines(lines, of: text, in: size, scale: scale)
  }

  // MARK: - Text views

  /// The size of a text view: that of its text with the insets. Without text it has a line.
  private func size(
    of text: LabelText, in container: LabelText.Container, width: Double?
  ) -> Size {
    var inner = text
    inner.container = nil
    if inner.string.isEmpty { inner.string = " " }
    let insets = container.insets
    let room = width.map { max($0 - insets.left - insets.right, 1) }
    let size = size(of: inner, width: room)
    return Size(
      size.width + insets.left + insets.right, size.height + insets.top + insets.bottom)
  }

  /// The lines of a text view, from its top. They are clipped, not left out, if they do not fit.
  private func lines(
    of text: LabelText, in container: LabelText.Container, _ size: Size
  ) -> LabelLines {
    var inner = text
    inner.container = nil
    let insets = container.insets
    let width = max(size.width - insets.left - insets.right, 1)
    let place = Size(width, inner.string.isEmpty ? 0 : self.size(of: inner, width: width).height)
    let lines =
      inner.runs.isEmpty
      ? LabelLines(
        inner.string.isEmpty ? [] : self.lines(inner, width: width), of: inner, in: place,
        scale: scale)
      : LabelLines(richLines(inner, width: width), of: inner, in: place, scale: scale)
    return lines.moved(
      by: Point(insets.left, insets.top),
      isClipped: insets.top + place.height > size.height + 1 / scale)
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

  /// A single line of text in a smaller font, in which it fits a width; `nil` if it fits already or does not
  /// shrink.
  private func shrunk(_ text: LabelText, to width: Double) -> LabelText? {
    guard let least = text.minimumScaleFactor, text.style.numberOfLines == 1, width > 0 else {
      return nil
    }
    func natural(_ text: LabelText) -> Double {
      lines(text, width: nil).map(\.width).max() ?? 0
    }
    let full = natural(text)
    guard full > width + 1e-3 else { return nil }
    // Tracking changes with the size, so that the first factor may be slightly too large.
    var (factor, result) = (max((width / full * 100).rounded(.down) / 100, 0.01), text)
    while true {
      factor = max(factor, least)
      result.font.size = text.font.size * factor
      guard factor > max(least, 0.01), natural(result) > width + 1e-3 else { return result }
      factor -= 0.01
    }
  }

  /// Whether a single line fits a width only because its letters move closer together.
  package func isTightened(_ text: LabelText, to width: Double) -> Bool {
    tightened(text, to: width) != nil
  }

  /// A text of one line whose letters are closer together, so that it fills a width for which it is a little too wide;
  /// `nil` if it fits already, is too wide, or is not tightened. Scripts whose letters join are not tightened (our choice).
  private func tightened(_ text: LabelText, to width: Double) -> LabelText? {
    guard text.allowsTightening, text.style.numberOfLines == 1, width > 0, text.runs.isEmpty,
      text.string.unicodeScalars.allSatisfy({ $0.value < 0x590 && $0 != "\n" })
    else { return nil }
    switch text.style.lineBreakMode {
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: break
    case .byWordWrapping, .byCharWrapping, .byClipping: return nil
    }
    let full = lines(text, width: nil).map(\.width).max() ?? 0
    guard full > width + 1e-3, full <= width * (1 + Self.mostTightening) else { return nil }
    // Letters that are moved form no ligatures, so that the line may have another width.
    func set(kern: Double) -> LabelText {
      var result = text
      result.runs = [TextRun(text.string, font: text.font, kern: kern)]
      return result
    }
    let apart = richLines(set(kern: -1e-9), width: nil).map(\.width).max() ?? 0
    let kern = min((width - apart) / Double(text.string.count), 0) - 1e-6
    return set(kern: kern)
  }

  // MARK: - Attributed text

  /// The lines of an attributed text that fit vertically, but at least one.
  private func richLines(of text: LabelText, in size: Size) -> LabelLines {
    var text = text
    var lines = richLines(text, width: size.width)
    var fitting = lines.count
    while fitting > 1, RichLine.height(of: Array(lines.prefix(fitting))) > size.height + 1 / scale {
      fitting -= 1
    }
    if fitting < lines.count {
      text.style.numberOfLines = fitting
      lines = richLines(text, width: size.width)
    }
    return LabelLines(lines, of: text, in: size, scale: scale)
  }

  private func richLines(_ text: LabelText, width: Double?) -> [RichLine] {
    (try? setRich(Key(text: text, width: width.map { $0 + 1e-3 }))) ?? []
  }

  private func setRich(_ key: Key) throws(TypesettingError) -> [RichLine] {
    try richLines.value(key) { () throws(TypesettingError) in
      var setter = RichTextSetter(key.text, width: key.width, typesetter)
      return try setter.lines()
    }
  }

  private func set(_ key: Key) throws(TypesettingError) -> [TypesetText] {
    try lines.value(key) { () throws(TypesettingError) in
      try typesetter.lines(
        of: key.text.string, in: key.text.font, style: key.text.style, width: key.width)
    }
  }
}
