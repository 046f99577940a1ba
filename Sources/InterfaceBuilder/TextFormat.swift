/// A text with arguments, as `String(format:)` takes it: `%lld of %@`.
struct TextFormat {
  private enum Piece: Hashable {
    case literal(String)
    case argument(Int, isNumber: Bool)
  }

  /// The text as it is written.
  let text: String
  private var pieces: [Piece] = []

  /// Reads a format.
  ///
  /// - Parameter parts: What stands for `%#@name@`, each with the number of its argument, for which `%arg` stands in it.
  init(_ text: String, parts: [String: (text: String, argument: Int?)] = [:]) {
    self.text = text
    var next = 1
    append(text, parts, argument: nil, &next)
  }

  /// Whether it has arguments.
  var hasArguments: Bool { pieces.contains { if case .argument = $0 { true } else { false } } }

  /// The number of letters that are no arguments; a format without any would match every text.
  var letters: Int {
    pieces.reduce(0) { count, piece in
      if case .literal(let text) = piece { count + text.filter(\.isLetter).count } else { count }
    }
  }

  // MARK: - Reading

  private mutating func append(
    _ text: String, _ parts: [String: (text: String, argument: Int?)], argument: Int?,
    _ next: inout Int
  ) {
    var rest = text[...]
    var literal = ""
    func flush(_ pieces: inout [Piece]) {
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      literal = ""
    }
    while let letter = rest.popFirst() {
      guard letter == "%" else {
        literal.append(letter)
        continue
      }
      if rest.first == "%" {
        literal.append(rest.removeFirst())
      } else if let argument, rest.hasPrefix("arg") {
        rest.removeFirst(3)
        flush(&pieces)
        pieces.append(.argument(argument, isNumber: true))
      } else if let found = Self.specifier(&rest) {
        flush(&pieces)
        let number = found.number ?? next
        if let name = found.part {
          guard let part = parts[name] else { continue }
          let own = part.argument ?? number
          if part.argument == nil, found.number == nil { next += 1 }
          // Parts have no parts of their own.
          append(part.text, [:], argument: own, &next)
        } else {
          if found.number == nil { next += 1 }
          pieces.append(.argument(number, isNumber: found.isNumber))
        }
      } else {
        literal.append(letter)
      }
    }
    flush(&pieces)
  }

  /// Takes what follows a percent sign: `2$@`, `lld`, `.1f` or `#@name@`; `nil` if it is no specifier.
  private static func specifier(
    _ rest: inout Substring
  ) -> (number: Int?, part: String?, isNumber: Bool)? {
    var text = rest
    var number: Int?
    let digits = text.prefix(while: \.isWholeNumber)
    if !digits.isEmpty, text.dropFirst(digits.count).first == "$" {
      number = Int(digits)
      text.removeFirst(digits.count + 1)
    }
    if text.hasPrefix("#@") {
      text.removeFirst(2)
      guard let end = text.firstIndex(of: "@") else { return nil }
      let name = String(text[..<end])
      rest = text[text.index(after: end)...]
      return (number, name, true)
    }
    text = text.drop { "-+0#'.123456789".contains($0) }
    text = text.drop { "hlqLztj".contains($0) }
    guard let kind = text.popFirst(), "@dDiuUxXoOfFeEgGaAcCsSp".contains(kind) else { return nil }
    rest = text
    return (number, nil, !"@cCsSp".contains(kind))
  }

  // MARK: - Using

  /// The arguments with which it is a text, by their numbers; `nil` if there are none.
  func arguments(of text: String) -> [Int: String]? {
    var found: [Int: String] = [:]
    var rest = text[...]
    var open: (number: Int, isNumber: Bool)?
    func close(_ value: Substring) -> Bool {
      guard let argument = open else { return value.isEmpty }
      let isNumber = value.contains(where: \.isNumber) && !value.contains(where: \.isLetter)
      guard !value.isEmpty, isNumber || !argument.isNumber else { return false }
      found[argument.number] = found[argument.number] ?? String(value)
      open = nil
      return true
    }
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .argument(let number, let isNumber):
        // Two arguments without a letter between them cannot be separated.
        guard open == nil else { return nil }
        open = (number, isNumber)
      case .literal(let literal):
        let isLast = index == pieces.count - 1
        guard let range = Self.range(of: literal, in: rest, atEnd: isLast && open != nil),
          close(rest[..<range.lowerBound])
        else { return nil }
        rest = rest[range.upperBound...]
      }
    }
    return close(rest) ? found : nil
  }

  /// The text with some arguments. Those that are not known are 1.
  func text(with arguments: [Int: String]) -> String {
    pieces.map { piece in
      switch piece {
      case .literal(let text): text
      case .argument(let number, _): arguments[number] ?? "1"
      }
    }.joined()
  }

  /// Where a text first occurs after at least one letter, or, at the beginning and between literals, at once.
  private static func range(
    of literal: String, in text: Substring, atEnd: Bool
  ) -> Range<Substring.Index>? {
    if atEnd {
      guard text.hasSuffix(literal) else { return nil }
      return text.index(text.endIndex, offsetBy: -literal.count)..<text.endIndex
    }
    var start = text.startIndex
    while true {
      if text[start...].hasPrefix(literal) {
        return start..<text.index(start, offsetBy: literal.count)
      }
      guard start < text.endIndex else { return nil }
      start = text.index(after: start)
    }
  }
}
