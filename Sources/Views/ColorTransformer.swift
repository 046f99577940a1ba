internal import Drawing
public import Interaction
internal import Notation
public import Vocabulary

/// A function from colours to colours (`UIConfigurationColorTransformer`).
public enum ColorTransformer: Hashable, Sendable {
  /// Converts to a gray of the same brightness.
  case grayscale
  /// A tint that stays monochrome. It is drawn like `grayscale`, because UIKit's formula is not
  /// public.
  case monochromeTint
  /// The unchanged colour, as on all systems without an accent colour.
  case preferredTint
  /// The colour of the first line whose predicate holds; the unchanged colour if none does.
  case answers([Answer])

  /// A colour for some states.
  public struct Answer: Hashable, Sendable {
    /// The condition.
    public var when: CellPredicate
    /// The colour.
    public var color: DynamicColor

    /// Creates a line for the states in which `predicate` holds; by default for all.
    public init(when predicate: CellPredicate = .always, return color: DynamicColor) {
      when = predicate
      self.color = color
    }
  }

  /// The names of the transformers without lines.
  package static let words = ["grayscale", "monochromeTint", "preferredTint"]

  /// The transformer with a name; `nil` if there is none.
  package init?(word: String) {
    switch word {
    case "grayscale": self = .grayscale
    case "monochromeTint": self = .monochromeTint
    case "preferredTint": self = .preferredTint
    default: return nil
    }
  }

  /// Returns the transformed colour for the given traits; `holds` evaluates the predicates of
  /// lines.
  package func callAsFunction(
    _ color: DynamicColor, in context: ColorContext, holds: (CellPredicate) -> Bool
  ) -> DynamicColor {
    switch self {
    case .grayscale, .monochromeTint: .fixed(color.resolved(in: context).grayscale)
    case .preferredTint: color
    case .answers(let answers): answers.first { holds($0.when) }?.color ?? color
    }
  }

  /// The colours that the lines return.
  var colors: [DynamicColor] {
    switch self {
    case .grayscale, .monochromeTint, .preferredTint: []
    case .answers(let answers): answers.map(\.color)
    }
  }

  package func mappingColors(_ change: (DynamicColor) -> DynamicColor) -> ColorTransformer {
    switch self {
    case .grayscale, .monochromeTint, .preferredTint: self
    case .answers(let answers):
      .answers(answers.map { Answer(when: $0.when, return: change($0.color)) })
    }
  }

  /// Returns the transformer with other conditions of its lines.
  package func mappingConditions(
    _ change: (CellPredicate) -> CellPredicate
  ) -> ColorTransformer {
    switch self {
    case .grayscale, .monochromeTint, .preferredTint: self
    case .answers(let answers):
      .answers(answers.map { Answer(when: change($0.when), return: $0.color) })
    }
  }

  /// The problem with it; `nil` if it is valid.
  package var objection: String? {
    guard case .answers(let answers) = self else { return nil }
    return answers.count > SceneLimits.mostStops
      ? "a transformer has more than \(SceneLimits.mostStops) lines; leave some out" : nil
  }

  var sceneText: String {
    switch self {
    case .grayscale: "grayscale"
    case .monochromeTint: "monochromeTint"
    case .preferredTint: "preferredTint"
    case .answers(let answers):
      "["
        + answers.map { answer in
          let when = answer.when == .always ? "" : "when: \(answer.when.sceneText), "
          return "{ \(when)return: \(answer.color.sceneText) }"
        }.joined(separator: ", ") + "]"
    }
  }
}
