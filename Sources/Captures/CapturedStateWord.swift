internal import Vocabulary

/// A word of a state's name: `selected`, `like.highlighted`, `download=loading`, `progress=0.5`.
struct CapturedStateWord {
  /// The kind of values of a state.
  enum Kind: Hashable {
    case flag
    case word
    case number
  }

  /// The name of the state, without its value.
  let name: String
  let kind: Kind

  /// Reads a word; `nil` for one that scenes cannot have.
  init?(_ text: Substring) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first else { return nil }
    // A control's states have its name before a dot.
    let names = first.split(separator: ".", omittingEmptySubsequences: false)
    guard names.count <= 2, names.allSatisfy({ ViewName(rawValue: String($0)).isWord }),
      first != "normal"
    else { return nil }
    name = String(first)
    guard parts.count == 2, let value = parts.last else {
      kind = .flag
      return
    }
    // The collection view sets these, and they have no values.
    guard !["highlighted", "selected"].contains(name) else { return nil }
    if ViewName(rawValue: String(value)).isWord {
      guard !["true", "false"].contains(value) else { return nil }
      kind = .word
    } else {
      guard Self.isDecimal(value) else { return nil }
      kind = .number
    }
  }

  /// Whether a text is a number as scenes write it: a sign, digits, a point and more digits.
  private static func isDecimal(_ text: Substring) -> Bool {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    let numerals = UInt8(ascii: "0")...UInt8(ascii: "9")
    let isWritten =
      parts.count <= 2 && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(numerals.contains) }
    return isWritten && Double(text).map { abs($0) <= CaptureLimits.largestNumber } ?? false
  }
}
