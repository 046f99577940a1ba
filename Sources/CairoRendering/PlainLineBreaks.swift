/// Where a plain text may be broken into lines, by the rules of Unicode for its characters (UAX #14).
///
/// Pango applies the same rules to all scripts; a test compares both. Loading it for one text that wraps takes as long as
/// drawing the cell (measured).
enum PlainLineBreaks {
  /// The classes of UAX #14 that plain text has, by their names there.
  private enum Class {
    /// `SP`.
    case space
    /// `AL`: letters, and signs that are treated alike.
    case letter
    /// `NU`.
    case digit
    /// `OP`.
    case opening
    /// `CL` and `CP`, which differ only before letters and digits.
    case closingBrace, closing
    /// `QU`.
    case quotation
    /// `EX`.
    case exclamation
    /// `IS`: comma, full stop, colon and semicolon.
    case infix
    /// `SY`.
    case slash
    /// `HY`.
    case hyphen
    /// `BA`.
    case breakAfter
    /// `B2`.
    case emDash
    /// `IN`.
    case ellipsis
    /// `PR`, before numbers.
    case prefix
    /// `PO`, after numbers.
    case postfix

    init(_ letter: Unicode.Scalar) {
      self =
        switch letter {
        case " ": .space
        case "0"..."9": .digit
        case "(", "[", "{": .opening
        case "}": .closingBrace
        case ")", "]": .closing
        case "\"", "'", "‘", "’", "“", "”": .quotation
        case "!", "?": .exclamation
        case ",", ".", ":", ";": .infix
        case "/": .slash
        case "-": .hyphen
        case "|", "–": .breakAfter
        case "—": .emDash
        case "…": .ellipsis
        case "$", "+", "\\": .prefix
        case "%": .postfix
        default: .letter
        }
    }

    /// Whether a line that ends with a character of this class may be followed by one that begins with `next`.
    ///
    /// - Parameter isSpaced: Whether spaces stand between both.
    func mayEndLine(before next: Class, isSpaced: Bool) -> Bool {
      switch (self, next) {
      // LB7 and LB13: never at the start of a line.
      case (_, .space), (_, .closingBrace), (_, .closing), (_, .exclamation), (_, .infix),
        (_, .slash):
        false
      // LB14, LB15 and LB17.
      case (.opening, _), (.quotation, .opening), (.emDash, .emDash): false
      // LB18.
      case _ where isSpaced: true
      // LB19, LB21 and LB22.
      case (.quotation, _), (_, .quotation), (_, .breakAfter), (_, .hyphen), (_, .ellipsis): false
      // LB23 and LB24.
      case (.letter, .digit), (.digit, .letter), (.prefix, .letter), (.postfix, .letter),
        (.letter, .prefix), (.letter, .postfix):
        false
      // LB25 without what depends on more characters.
      case (.digit, .prefix), (.digit, .postfix), (.digit, .digit), (.prefix, .digit),
        (.postfix, .digit), (.hyphen, .digit):
        false
      // LB28, LB29 and LB30.
      case (.letter, .letter), (.infix, .letter), (.letter, .opening), (.digit, .opening),
        (.closing, .letter), (.closing, .digit):
        false
      default: true
      }
    }
  }

  /// Reads numbers, in which signs and punctuation stay together (LB25, in the form of its example 7):
  /// `(PR | PO)? (OP | HY)? NU (NU | SY | IS)* (CL | CP)? (PR | PO)?`.
  private struct NumberReader {
    /// Whether the last character is a digit of a number, or punctuation in it.
    private var isInside = false
    /// Whether a number has just been closed by a bracket.
    private var isClosed = false

    /// Whether `next` belongs to the number before it.
    func mayContinue(with next: Class) -> Bool {
      switch next {
      case .digit: isInside
      case .prefix, .postfix: isInside || isClosed
      default: false
      }
    }

    mutating func read(_ next: Class) {
      switch next {
      case .digit: (isInside, isClosed) = (true, false)
      case .slash, .infix: isClosed = false
      case .closing, .closingBrace: (isInside, isClosed) = (false, isInside)
      default: (isInside, isClosed) = (false, false)
      }
    }
  }

  /// The places at which lines of `text` may end.
  static func places(in text: PlainText) -> LineBreaker.Places {
    let letters = Array(text.string.unicodeScalars)
    let classes = letters.map(Class.init)
    var places = LineBreaker.Places(words: [], letters: [])
    var (offset, isSpaced) = (0, false)
    var number = NumberReader()
    // Spaces at the start are followed by a line like those after a letter.
    var last = Class.letter
    for (index, next) in classes.enumerated() {
      if index > 0 {
        places.letters.append(offset)
        let isNumber =
          number.mayContinue(with: next)
          || !isSpaced && (last == .prefix || last == .postfix) && next == .opening
            && index + 1 < classes.count && classes[index + 1] == .digit
        if !isNumber, last.mayEndLine(before: next, isSpaced: isSpaced) {
          places.words.append(offset)
        }
      }
      number.read(next)
      if next == .space { isSpaced = true } else { (last, isSpaced) = (next, false) }
      offset += UTF8.width(letters[index])
    }
    places.words.append(offset)
    places.letters.append(offset)
    return places
  }
}
