internal import Drawing

/// What the value of a property may be: decides how it is read, what the JSON Schema says and what is
/// an objection to it.
package enum PropertyType: Hashable, Sendable {
  /// A colour or nil.
  case color
  /// A number within a range.
  case number(ClosedRange<Double>)
  /// True or false.
  case boolean
  /// A transform.
  case transform
  /// Some corners of a rectangle.
  case corners
  /// One of these words.
  case word(of: [String])
  /// A whole number within a range.
  case integer(ClosedRange<Int>)
  /// Text.
  case string
  /// A font.
  case font
  /// An icon or nil.
  case symbol
  /// How much something matters in layout.
  case priority
  /// An image or nil.
  case image

  /// What is wrong with a value; `nil` for nothing. Values from files are right when they have been
  /// read, those from Swift need not be.
  func objection(to value: PropertyValue, of name: PropertyName) -> String? {
    switch (self, value) {
    case (.number(let range), .number(let number)):
      range.contains(number) ? nil : Self.mustBe(name.rawValue, within: range)
    case (.transform, .transform(let transform)): transform.objection
    case (.integer(let range), .integer(let number)):
      range.contains(number)
        ? nil : "\(name.rawValue) must be from \(range.lowerBound) to \(range.upperBound)"
    case (.word(let words), .word(let word)):
      words.contains(word) ? nil : "\(name.rawValue) has no such value; write another"
    case (.string, .string(let text)): Self.objection(toText: text, of: name)
    case (.font, .font(let font)): font.objection
    case (.image, .image(let image)): image?.objection
    case (.color, .color), (.boolean, .boolean), (.corners, .corners), (.symbol, .symbol),
      (.priority, .priority):
      nil
    case (.color, _), (.number, _), (.boolean, _), (.transform, _), (.corners, _), (.word, _),
      (.integer, _), (.string, _), (.font, _), (.symbol, _), (.priority, _), (.image, _):
      "\(name.rawValue) cannot have this kind of value; write another"
    }
  }

  /// Text from Swift is held to what a file can say.
  private static func objection(toText text: String, of name: PropertyName) -> String? {
    if text.utf8.count > SceneLimits.longestText {
      return "\(name.rawValue) has more than \(SceneLimits.longestText) bytes; shorten it"
    }
    return text.unicodeScalars.allSatisfy(\.isText)
      ? nil : "\(name.rawValue) has a letter that cannot be printed; leave it out"
  }

  static func mustBe(_ what: String, within range: ClosedRange<Double>) -> String {
    "\(what) must be from \(decimal(range.lowerBound)) to \(decimal(range.upperBound))"
  }
}
