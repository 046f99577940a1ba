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

  /// The maximum number of lines: more than any text has.
  private static let mostLines = Double(Int32.max)

  /// The maximum excess width of a line that is tightened, as a fraction of its width (`tighteningFactorForTruncation`,
  /// documented).
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
        pixels(lines.map(\.fullWidth).max() ?? 0),
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
    // The baseline stays where that of the full size is (`UIBaselineAdjustment.alignBaselines`).
    if let shrunk = shrunk(text, to: size.width) {
      return text.runs.isEmpty
        ? LabelLines(lines(shrunk, width: size.width), of: text, in: size, scale: scale)
        : richLines(of: shrunk, insteadOf: text, in: size)
    }
    if let tightened = tightened(text, to: size.width) {
      return LabelLines(
        richLines(tightened, width: size.width), of: tightened, in: size, scale: scale)
    }
    guard text.runs.isEmpty else { return richLines(of: text, in: size) }
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

  /// The width of a label's text without a limit, with its indents, in points.
  private func naturalWidth(_ text: LabelText) -> Double {
    text.runs.isEmpty
      ? lines(text, width: nil).map(\.width).max() ?? 0
      : richLines(text, width: nil).map(\.fullWidth).max() ?? 0
  }

  /// A single line of text in a smaller font, in which it fits a width; `nil` if it fits already or does not
  /// shrink.
  private func shrunk(_ text: LabelText, to width: Double) -> LabelText? {
    guard let least = text.minimumScaleFactor, text.style.numberOfLines == 1, width > 0 else {
      return nil
    }
    let full = naturalWidth(text)
    guard full > width + 1e-3 else { return nil }
    // Tracking changes with the size, so that the first factor may be slightly too large.
    var factor = max((width / full * 100).rounded(.down) / 100, 0.01)
    while true {
      factor = max(factor, least)
      let result = text.scaled(by: factor)
      guard factor > max(least, 0.01), naturalWidth(result) > width + 1e-3 else { return result }
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
    guard text.allowsTightening, text.style.numberOfLines == 1, width > 0,
      text.string.unicodeScalars.allSatisfy({
        $0.value < 0x590 && $0 != "\n" && $0 != "\t" || $0 == "\u{FFFC}"
      })
    else { return nil }
    switch text.style.lineBreakMode {
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: break
    case .byWordWrapping, .byCharWrapping, .byClipping: return nil
    }
    let full = naturalWidth(text)
    guard full > width + 1e-3, full <= width * (1 + Self.mostTightening) else { return nil }
    // Letters that are moved form no ligatures, so that the line may have another width.
    let runs = text.runs.isEmpty ? [TextRun(text.string, font: text.font)] : text.runs
    func set(kern: Double) -> LabelText {
      var result = text
      result.runs = runs.map { run in
        var run = run
        run.kern += kern
        return run
      }
      return result
    }
    let count = runs.reduce(0) { $0 + $1.string.count }
    let kern = min((width - naturalWidth(set(kern: -1e-9))) / Double(count), 0) - 1e-6
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

  /// The line of a text that was made smaller, on the baseline of the full size.
  private func richLines(
    of shrunk: LabelText, insteadOf text: LabelText, in size: Size
  ) -> LabelLines {
    var lines = richLines(shrunk, width: size.width)
    if let full = richLines(text, width: nil).first, !lines.isEmpty {
      lines[0].ascent = full.ascent
      lines[0].height = full.height
    }
    return LabelLines(lines, of: shrunk, in: size, scale: scale)
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
