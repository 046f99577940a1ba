/// A token of the page's script.
struct ScriptToken: Hashable {
  enum Kind { case word, number, punctuation, text, template }

  let kind: Kind
  /// The text as it is written. A template is split at its expressions: "`a ${", "} b`".
  var text: String
  /// Whether a line begins with it.
  var beginsLine: Bool

  init(_ kind: Kind, _ text: String, beginsLine: Bool = false) {
    (self.kind, self.text, self.beginsLine) = (kind, text, beginsLine)
  }

  func `is`(_ texts: String...) -> Bool {
    (kind == .punctuation || kind == .word) && texts.contains(text)
  }

  /// Whether it opens a bracket, or an expression in a template.
  var opens: Bool { kind == .template ? text.hasSuffix("${") : self.is("(", "[", "{") }
  /// Whether it closes a bracket, or an expression in a template.
  var closes: Bool { kind == .template ? text.hasPrefix("}") : self.is(")", "]", "}") }

  /// Whether a statement begins with it where a line does.
  func beginsStatement(after previous: ScriptToken) -> Bool {
    beginsLine && !previous.mustGoOn && !goesOn
  }

  /// Whether a statement cannot end after it.
  private var mustGoOn: Bool {
    kind == .punctuation
      ? !self.is(")", "]", "}", "++", "--", ";", "/", "!")
      : kind == .template && text.hasSuffix("${")
  }

  /// Whether it cannot begin a statement.
  private var goesOn: Bool {
    kind == .punctuation
      ? self.is(
        ")", "]", "}", ",", ".", "?.", "?", ":", "??", "&&", "||", "=", "===", "!==", "=>", "<",
        ">", "<=", ">=", "*")
      : kind == .template && text.hasPrefix("}")
  }

  /// Splits a script, without its comments.
  ///
  /// A regular expression begins only after `(`, `=` or `,`: the page's script divides by nothing there.
  static func tokens(of script: String) -> [ScriptToken] {
    var reader = Reader(rest: Array(script.utf8)[...])
    reader.read(inTemplate: false)
    return reader.tokens
  }

  /// Operators of more than one character that matter to what follows, longest first.
  private static let operators = [
    "...", "===", "!==", "??=", "=>", "?.", "??", "<=", ">=", "&&", "||", "+=", "-=", "*=", "/=",
    "**", "++", "--", ">>",
  ].map { Array($0.utf8) }

  private struct Reader {
    var rest: ArraySlice<UInt8>
    var tokens: [ScriptToken] = []
    private var beginsLine = false

    init(rest: ArraySlice<UInt8>) { self.rest = rest }

    private mutating func add(_ kind: Kind, _ bytes: some Sequence<UInt8>) {
      tokens.append(
        ScriptToken(kind, String(decoding: Array(bytes), as: UTF8.self), beginsLine: beginsLine))
      beginsLine = false
    }

    private func isNext(_ text: String) -> Bool { rest.starts(with: text.utf8) }

    private static func isWord(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
        true
      default: byte >= 0x80
      }
    }

    /// The bytes up to and including `end`, with escapes.
    private mutating func text(through end: UInt8) -> [UInt8] {
      var bytes: [UInt8] = []
      while let byte = rest.popFirst() {
        bytes.append(byte)
        if byte == UInt8(ascii: "\\") {
          if let escaped = rest.popFirst() { bytes.append(escaped) }
        } else if byte == end {
          break
        }
      }
      return bytes
    }

    /// Reads to the end, or to the end of an expression in a template.
    mutating func read(inTemplate: Bool) {
      var depth = 0
      while let byte = rest.first {
        switch byte {
        case UInt8(ascii: " "): rest.removeFirst()
        case UInt8(ascii: "\n"):
          beginsLine = true
          rest.removeFirst()
        case _ where isNext("/*"):
          rest.removeFirst(2)
          while !rest.isEmpty, !isNext("*/") { rest.removeFirst() }
          rest = rest.dropFirst(2)
        case _ where isNext("//"):
          while let other = rest.first, other != UInt8(ascii: "\n") {
            _ = other
            rest.removeFirst()
          }
        case UInt8(ascii: "'"), UInt8(ascii: "\""):
          rest.removeFirst()
          add(.text, [byte] + text(through: byte))
        case UInt8(ascii: "`"): readTemplate()
        case UInt8(ascii: "/") where tokens.last?.is("(", "=", ",") == true:
          rest.removeFirst()
          let pattern = [byte] + text(through: byte)
          let flags = rest.prefix { Self.isWord($0) }
          rest = rest.dropFirst(flags.count)
          add(.text, pattern + flags)
        case _ where Self.isWord(byte):
          let word = rest.prefix { Self.isWord($0) }
          rest = rest.dropFirst(word.count)
          let isNumber = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          add(isNumber ? .number : .word, word)
        default:
          if inTemplate, depth == 0, byte == UInt8(ascii: "}") { return }
          if "([{".utf8.contains(byte) { depth += 1 }
          if ")]}".utf8.contains(byte) { depth -= 1 }
          let found = ScriptToken.operators.first { rest.starts(with: $0) } ?? [byte]
          rest = rest.dropFirst(found.count)
          add(.punctuation, found)
        }
      }
    }

    private mutating func readTemplate() {
      var part = [UInt8(ascii: "`")]
      rest.removeFirst()
      while let byte = rest.popFirst() {
        part.append(byte)
        if byte == UInt8(ascii: "\\") {
          if let escaped = rest.popFirst() { part.append(escaped) }
        } else if byte == UInt8(ascii: "`") {
          break
        } else if byte == UInt8(ascii: "$"), rest.first == UInt8(ascii: "{") {
          rest.removeFirst()
          add(.template, part + [UInt8(ascii: "{")])
          read(inTemplate: true)
          rest = rest.dropFirst()
          part = [UInt8(ascii: "}")]
        }
      }
      add(.template, part)
    }
  }
}
