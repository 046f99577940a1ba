internal import Drawing
internal import SceneWriting

/// The value of a custom state (in UIKit the value of a `UIConfigurationStateCustomKey`).
public enum StateValue: Hashable, Sendable {
  /// Whether the state holds.
  case flag(Bool)
  /// One of the words of an enumeration.
  case word(String)
  /// A number.
  case number(Double)

  /// Whether a state with this value holds: every value other than `false`.
  package var holds: Bool { self != .flag(false) }
}

extension StateValue: CustomStringConvertible {
  /// The value in the syntax of scene files: `true`, `loading`, `0.42`.
  public var description: String {
    switch self {
    case .flag(let holds): "\(holds)"
    case .word(let word): word
    case .number(let number): decimal(number, places: 6)
    }
  }
}

extension StateValue {
  /// The value in the syntax of scene files, with all its digits, and in quotes if YAML needs them.
  var sceneText: String {
    switch self {
    case .flag(let holds): "\(holds)"
    case .word(let word): YAMLText.scalar(word)
    case .number(let number): YAMLText.number(number)
    }
  }
}

extension StateValue: Comparable, ExpressibleByBooleanLiteral, ExpressibleByStringLiteral,
  ExpressibleByFloatLiteral
{
  /// Sorts numbers by size and words by their letters.
  public static func < (a: StateValue, b: StateValue) -> Bool {
    switch (a, b) {
    case (.flag(let a), .flag(let b)): !a && b
    case (.number(let a), .number(let b)): a < b
    case (.word(let a), .word(let b)): a < b
    case (.flag, _), (.number, .word): true
    case (.word, _), (.number, .flag): false
    }
  }

  /// Creates the value of a flag.
  public init(booleanLiteral holds: Bool) { self = .flag(holds) }
  /// Creates the value of an enumeration.
  public init(stringLiteral word: String) { self = .word(word) }
  /// Creates the value of a number.
  public init(floatLiteral number: Double) { self = .number(number) }
}
