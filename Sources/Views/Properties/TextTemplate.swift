internal import Drawing
internal import Interaction

/// A text with the values of custom states in braces: `"{count} new"`, `"{progress%}"`. Two braces
/// are one brace.
struct TextTemplate {
  private enum Part {
    case text(String)
    case state(String, isPercent: Bool)
  }

  private let parts: [Part]

  init(_ text: String) {
    parts = BracedText.parts(of: text).map { part in
      switch part {
      case .text(let text): .text(text)
      case .name(let name):
        name.hasSuffix("%")
          ? .state(String(name.dropLast()), isPercent: true) : .state(name, isPercent: false)
      }
    }
  }

  /// The names of the states, in order.
  var names: [String] {
    parts.compactMap { if case .state(let name, _) = $0 { name } else { nil } }
  }

  /// The text with the states' values. Numbers have at most two decimal places, and percentages none.
  func text(_ value: (String) -> StateValue?) -> String {
    parts.map { part in
      switch part {
      case .text(let text): return text
      case .state(let name, let isPercent):
        switch value(name) {
        case .number(let number):
          return isPercent
            ? decimal((number * 100).rounded()) + "%" : decimal(number, places: 2)
        case .word(let word): return word
        case .flag(let holds): return "\(holds)"
        case nil: return "{\(name)\(isPercent ? "%" : "")}"
        }
      }
    }.joined()
  }
}
