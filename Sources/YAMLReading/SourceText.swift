internal import Messages

/// The text of a scene file, for finding and showing locations in it.
package struct SourceText: Hashable, Sendable {
  /// The Unicode scalars, without a byte order mark.
  package let scalars: [Unicode.Scalar]
  /// The index of each line's first scalar. Lines end as in YAML 1.1, so that line numbers agree
  /// with the parser's.
  private let lineStarts: [Int]

  /// The maximum number of characters of a line that are shown.
  private static let excerptWidth = 120

  /// Decodes a file. Invalid UTF-8 is replaced, so that the rest can be shown.
  package init(decoding bytes: some Sequence<UInt8>) {
    var scalars = Array(String(decoding: Array(bytes), as: UTF8.self).unicodeScalars)
    if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
    var starts = [0]
    for (index, scalar) in scalars.enumerated() where scalar.isLineBreak {
      let isFirstOfTwo =
        scalar == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n"
      if !isFirstOfTwo { starts.append(index + 1) }
    }
    self.scalars = scalars
    lineStarts = starts
  }

  /// The scalars of a line without its end; `nil` if there is no such line.
  private func scalars(ofLine number: Int) -> ArraySlice<Unicode.Scalar>? {
    guard lineStarts.indices.contains(number - 1) else { return nil }
    let end = lineStarts.indices.contains(number) ? lineStarts[number] : scalars.count
    var line = scalars[lineStarts[number - 1]..<end]
    while let last = line.last, last.isLineBreak { line.removeLast() }
    return line
  }

  /// The text of a line, counted from 1; `nil` if there is no such line.
  package func line(_ number: Int) -> String? {
    scalars(ofLine: number).map { String(scalars: $0) }
  }

  /// The scalars from a location to the end of its line.
  package func rest(from location: SourceLocation) -> ArraySlice<Unicode.Scalar> {
    scalars(ofLine: location.line)?.dropFirst(max(location.column - 1, 0)) ?? []
  }

  /// The location of a scalar.
  package func location(ofScalar index: Int) -> SourceLocation {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= index { low = middle } else { high = middle }
    }
    return SourceLocation(line: low + 1, column: index - lineStarts[low] + 1)
  }

  /// The location, or the end of the text if it is beyond it.
  func nearestLocation(to location: SourceLocation) -> SourceLocation {
    location.line <= lineStarts.count ? location : self.location(ofScalar: scalars.count)
  }

  /// The line at a location, safe for a terminal, and a line with a caret below the location.
  func excerpt(at location: SourceLocation) -> (line: String, caret: String)? {
    guard let scalars = scalars(ofLine: location.line) else { return nil }
    let place = location.column - 1
    // A long line is shown from shortly before the location.
    let first = place > Self.excerptWidth - 20 ? place - 20 : 0
    guard first <= scalars.count else { return nil }
    let shown = scalars.dropFirst(first).map { $0 == "\t" ? $0 : $0.harmless }
    let line = String(scalars: shown.prefix(Self.excerptWidth))
    var caret = ""
    for scalar in shown.prefix(max(place - first, 0)) {
      caret += scalar == "\t" ? "\t" : String(repeating: " ", count: scalar.columns)
    }
    return ((first > 0 ? "…" : "") + line, (first > 0 ? " " : "") + caret + "^")
  }
}

extension Unicode.Scalar {
  /// The number of terminal columns that the scalar takes: 0 for combining characters, 2 for East
  /// Asian characters and emoji. It is decided by blocks, which is exact enough for a caret.
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
