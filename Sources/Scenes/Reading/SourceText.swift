/// The text of a scene file, for showing places in it.
struct SourceText: Hashable, Sendable {
  let text: String

  /// A line is shown up to this many characters, or the message would drown in a line of data.
  private static let excerptWidth = 120

  /// The lines without their ends; computed when a message is shown, which is rare.
  private var lines: [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.last == "\r" ? $0.dropLast() : $0 }
  }

  /// The text of a line, counted from 1; `nil` when there is no such line.
  func line(_ number: Int) -> Substring? {
    let lines = lines
    return lines.indices.contains(number - 1) ? lines[number - 1] : nil
  }

  /// The line at a place, made harmless for a terminal, and a line with a caret under the place.
  func excerpt(at location: SourceLocation) -> (line: String, caret: String)? {
    guard let line = line(location.line) else { return nil }
    let scalars = Array(line.unicodeScalars)
    let place = location.column - 1
    // A long line is shown from shortly before the place.
    let first = place > Self.excerptWidth - 20 ? place - 20 : 0
    guard first <= scalars.count else { return nil }
    let shown = scalars[first...].prefix(Self.excerptWidth)
    var excerpt = ""
    for scalar in shown {
      // A control character could move the cursor or colour the terminal.
      excerpt.unicodeScalars.append(
        scalar == "\t" || !scalar.properties.isControl ? scalar : "\u{FFFD}")
    }
    var caret = ""
    for scalar in scalars[first...].prefix(max(place - first, 0)) {
      caret += scalar == "\t" ? "\t" : String(repeating: " ", count: scalar.columns)
    }
    return ((first > 0 ? "…" : "") + excerpt, (first > 0 ? " " : "") + caret + "^")
  }
}

extension Unicode.Scalar {
  /// How many columns of a terminal the scalar takes: none when it combines with the one before, two
  /// for East Asian and emoji letters. Blocks, not single letters: a caret need not be more exact.
  fileprivate var columns: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isControl: Bool { generalCategory == .control }
}
