internal import Messages
internal import Scenes
internal import Views
internal import Vocabulary

/// Parses constraints in Apple's notation:
/// `item.attribute (=|>=|<=) [number *] item[.attribute] [* state] [± [number *] systemSpacing | ± number]
/// [@priority]`.
///
/// `state` is a number among the scene's custom states. It may also multiply a constant:
/// `width = 120 * progress`.
///
/// An attribute without an item belongs to this view; an item without an attribute has that of the
/// left side. An item may be followed by a guide: `superview.layoutMarginsGuide.leading`.
enum ConstraintText {
  static func parse(
    _ text: String, numbers: [String] = []
  ) throws(TextFailure) -> Constraint {
    var factor: String?
    var scanner = TextScanner(text)
    let first = try anchor(&scanner, default: nil)
    scanner.skipSpaces()
    guard let relation = relation(&scanner) else {
      throw TextFailure(
        offset: scanner.offset,
        message: "a constraint needs =, >= or <= before \(scanner.upcoming()); add one")
    }
    var (second, multiplier, constant): (Constraint.Anchor?, Double, Double) = (nil, 1, 0)
    var spacing = 0.0
    let isNegative = scanner.take("-") || scanner.take("−")
    if let number = isNegative ? try number(&scanner) : scanner.number() {
      let signed = isNegative ? -number : number
      if let state = takeNumber(&scanner, among: numbers) {
        (constant, factor) = (signed, state)
      } else if scanner.take("*") {
        multiplier = signed
        second = try anchor(&scanner, default: first.attribute)
      } else {
        constant = signed
      }
    } else {
      second = try anchor(&scanner, default: first.attribute)
    }
    if second != nil {
      if scanner.take("*") {
        scanner.skipSpaces()
        let start = scanner.offset
        if let number = scanner.number() {
          multiplier *= number
        } else {
          factor = try factorName(&scanner, at: start, among: numbers)
        }
      }
      let isAdded = scanner.take("+")
      if isAdded || scanner.take("-") || scanner.take("−") {
        let sign = isAdded ? 1.0 : -1
        if let times = systemSpacing(&scanner) {
          spacing = sign * times
        } else {
          constant = sign * (try number(&scanner))
        }
      }
    }
    let priority = try priority(&scanner)
    scanner.skipSpaces()
    guard scanner.isAtEnd else {
      let isDivided = second != nil && scanner.upcoming() == "\"/\""
      throw TextFailure(
        offset: scanner.offset,
        message: isDivided
          ? "write a division as a multiplier, as in \"width = superview.width * 0.5\""
          : "\(scanner.upcoming()) does not belong here; write one relation a constraint")
    }
    var constraint = Constraint(
      first: first, relation: relation, second: second, multiplier: multiplier,
      constant: constant, priority: priority)
    constraint.factor = factor
    constraint.systemSpacing = spacing
    return constraint
  }

  // MARK: - Parts

  /// Reads the name of a number behind a star.
  private static func factorName(
    _ scanner: inout TextScanner, at start: Int, among numbers: [String]
  ) throws(TextFailure) -> String {
    let word = scanner.word() ?? ""
    guard numbers.contains(word) else {
      let message =
        word.isEmpty || numbers.isEmpty
        ? "a multiplier is a number, as in \"width = superview.width * 0.5\""
        : "no number is called \"\(word.shortened)\""
          + Suggestion.textOrList(for: word, among: numbers)
      throw TextFailure(offset: start, message: message)
    }
    return word
  }

  /// Reads a star and the name of a number, if these come next.
  private static func takeNumber(_ scanner: inout TextScanner, among numbers: [String]) -> String? {
    var ahead = scanner
    guard ahead.take("*"), let word = ahead.word(), numbers.contains(word), !ahead.take(".") else {
      return nil
    }
    scanner = ahead
    return word
  }

  /// Reads a multiple of the system's distance; `nil` if a number comes next.
  private static func systemSpacing(_ scanner: inout TextScanner) -> Double? {
    var ahead = scanner
    let times = ahead.number()
    if times != nil, !ahead.take("*") { return nil }
    guard ahead.word() == Constraint.systemSpacingWord else { return nil }
    scanner = ahead
    return times ?? 1
  }

  private static func anchor(
    _ scanner: inout TextScanner, default attribute: Constraint.Attribute?
  ) throws(TextFailure) -> Constraint.Anchor {
    scanner.skipSpaces()
    let start = scanner.offset
    guard let word = scanner.word() else {
      throw TextFailure(
        offset: start,
        message: "a view or an attribute is missing before \(scanner.upcoming()); add one")
    }
    let ownGuide = Constraint.Guide(rawValue: word)
    var anchor = Constraint.Anchor(
      attribute ?? .edges, of: ownGuide == nil ? ViewName(rawValue: word) : nil, guide: ownGuide)
    while scanner.take(".") {
      scanner.skipSpaces()
      let offset = scanner.offset
      guard let name = scanner.word() else {
        throw TextFailure(
          offset: offset, message: "an attribute is missing before \(scanner.upcoming()); add one")
      }
      if anchor.guide == nil, let guide = Constraint.Guide(rawValue: name) {
        anchor.guide = guide
        continue
      }
      guard let attribute = Constraint.Attribute(rawValue: name) else {
        throw unknownAttribute(name, at: offset)
      }
      anchor.attribute = attribute
      return anchor
    }
    if anchor.guide == nil, let own = Constraint.Attribute(rawValue: word) {
      return Constraint.Anchor(own)
    }
    guard attribute != nil else { throw unknownAttribute(word, at: start) }
    return anchor
  }

  private static func unknownAttribute(_ text: String, at offset: Int) -> TextFailure {
    let names = Constraint.Attribute.allCases.map(\.rawValue)
    return TextFailure(
      offset: offset,
      message: "\"\(text.shortened)\" is not a layout attribute"
        + Suggestion.textOrList(for: text, among: names))
  }

  private static func relation(_ scanner: inout TextScanner) -> Constraint.Relation? {
    if scanner.take("==") { return .equal }
    return Constraint.Relation.allCases.first { scanner.take($0.rawValue) }
  }

  private static func number(_ scanner: inout TextScanner) throws(TextFailure) -> Double {
    scanner.skipSpaces()
    guard let number = scanner.number() else {
      throw TextFailure(
        offset: scanner.offset,
        message: "a number is missing before \(scanner.upcoming()); add one")
    }
    return number
  }

  private static func priority(_ scanner: inout TextScanner) throws(TextFailure) -> LayoutPriority {
    guard scanner.take("@") else { return .required }
    scanner.skipSpaces()
    let start = scanner.offset
    if let number = scanner.number() {
      guard let value = Int(exactly: number), (1...1000).contains(value) else {
        throw TextFailure(offset: start, message: "a priority is a whole number from 1 to 1000")
      }
      return LayoutPriority(rawValue: value)
    }
    let names = LayoutPriority.names.map(\.name)
    let choice = "write a number from 1 to 1000 or " + names.joined(separator: ", ")
    guard let word = scanner.word() else {
      throw TextFailure(
        offset: start, message: "a priority is missing before \(scanner.upcoming()); \(choice)")
    }
    guard let named = LayoutPriority.names.first(where: { $0.name == word }) else {
      let hint = Suggestion.text(for: word, among: names)
      throw TextFailure(
        offset: start,
        message: "\"\(word.shortened)\" is not a priority"
          + (hint.isEmpty ? "; " + choice : hint))
    }
    return named.priority
  }
}
