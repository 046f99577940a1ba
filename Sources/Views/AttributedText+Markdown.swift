internal import Drawing
internal import Vocabulary

extension AttributedText {
  /// Creates a text from a small part of Markdown: `**bold**`, `_italic_` or `*italic*`, `~~struck~~` and
  /// `[link](address)`, also nested. A backslash before a sign makes it a letter, and signs without a partner
  /// are letters.
  public init(markdown: String) {
    var parser = MarkdownParser(markdown)
    self.init(parser.runs())
  }
}

/// Reads the inline part of Markdown that attributed texts know.
private struct MarkdownParser {
  private let letters: [Character]
  private var offset = 0
  private var found: [AttributedText.Run] = []

  init(_ text: String) { letters = Array(text) }

  mutating func runs() -> [AttributedText.Run] {
    read(until: letters.count, TextAttributes())
    return found
  }

  /// Reads up to an offset with the given attributes.
  private mutating func read(until end: Int, _ attributes: TextAttributes) {
    while offset < end {
      if letters[offset] == "\\", offset + 1 < end, "\\*_~[]".contains(letters[offset + 1]) {
        append(letters[offset + 1], attributes)
        offset += 2
      } else if !readSpan(until: end, attributes), !readLink(until: end, attributes) {
        append(letters[offset], attributes)
        offset += 1
      }
    }
  }

  /// Reads a part between two equal signs; returns false if none begins here.
  private mutating func readSpan(until end: Int, _ attributes: TextAttributes) -> Bool {
    for sign in ["**", "~~", "_", "*"] {
      let mark = Array(sign)
      guard begins(mark, at: offset, before: end) else { continue }
      let start = offset + mark.count
      guard start < end, !letters[start].isWhitespace,
        // An underscore within a word is a letter.
        sign != "_" || offset == 0 || !letters[offset - 1].isLetter,
        let close = partner(of: mark, from: start, before: end)
      else { continue }
      var inner = attributes
      switch sign {
      case "**": inner.isBold = true
      case "~~": inner.strikethroughStyle = .single
      default: inner.isItalic = true
      }
      offset = start
      read(until: close, inner)
      offset = close + mark.count
      return true
    }
    return false
  }

  /// Reads a link; returns false if none begins here.
  private mutating func readLink(until end: Int, _ attributes: TextAttributes) -> Bool {
    guard letters[offset] == "[", let close = partner(of: ["]"], from: offset + 1, before: end)
    else { return false }
    var after = close + 1
    if after < end, letters[after] == "(" {
      guard let last = letters[after..<end].firstIndex(of: ")") else { return false }
      after = last + 1
    }
    var inner = attributes
    inner.foregroundColor = TextAttributes.link.foregroundColor
    inner.underlineStyle = TextAttributes.link.underlineStyle
    offset += 1
    read(until: close, inner)
    offset = after
    return true
  }

  private func begins(_ mark: [Character], at index: Int, before end: Int) -> Bool {
    index + mark.count <= end && Array(letters[index..<index + mark.count]) == mark
  }

  /// The next place of a sign after at least one letter that is not white space.
  private func partner(of mark: [Character], from start: Int, before end: Int) -> Int? {
    var index = start
    while index < end {
      if letters[index] == "\\" {
        index += 2
        continue
      }
      if index > start, begins(mark, at: index, before: end), !letters[index - 1].isWhitespace {
        // A single star that is part of two is their sign.
        let isPart =
          mark == ["*"]
          && (begins(["*", "*"], at: index, before: end) || letters[index - 1] == "*")
        if !isPart { return index }
      }
      index += 1
    }
    return nil
  }

  private mutating func append(_ letter: Character, _ attributes: TextAttributes) {
    if found.last?.attributes == attributes {
      found[found.count - 1].text.append(letter)
    } else {
      found.append(AttributedText.Run(String(letter), attributes))
    }
  }
}
