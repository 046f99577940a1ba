internal import Drawing
public import Vocabulary

/// A function from colours to colours (`UIConfigurationColorTransformer`).
public enum ColorTransformer: Hashable, Sendable {
  /// The gray of the same brightness.
  case grayscale
  /// A tint that stays monochrome; drawn as `grayscale`, as UIKit's own formula is not public.
  case monochromeTint
  /// The unchanged colour, as on all systems without an accent colour.
  case preferredTint
  /// The colour of the first line that matches; the unchanged colour if none does.
  case answers([Answer])

  /// A colour for some states.
  public struct Answer: Hashable, Sendable {
    /// When it is the answer.
    public var when: CellPredicate
    /// The colour.
    public var color: DynamicColor

    /// Makes an answer for the states in which `predicate` holds; for all if it is not given.
    public init(when predicate: CellPredicate = .always, return color: DynamicColor) {
      when = predicate
      self.color = color
    }
  }

  /// The words of those without lines.
  package static let words = ["grayscale", "monochromeTint", "preferredTint"]

  /// The transformer that a single word names.
  package init?(word: String) {
    switch word {
    case "grayscale": self = .grayscale
    case "monochromeTint": self = .monochromeTint
    case "preferredTint": self = .preferredTint
    default: return nil
    }
  }

  /// What it makes of `color` in surroundings; `holds` answers the questions of lines.
  package func callAsFunction(
    _ color: DynamicColor, in context: ColorContext, holds: (CellPredicate) -> Bool
  ) -> DynamicColor {
    switch self {
    case .grayscale, .monochromeTint: .fixed(color.resolved(in: context).grayscale)
    case .preferredTint: color
    case .answers(let answers): answers.first { holds($0.when) }?.color ?? color
    }
  }

  /// The colours that it may answer with.
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

  /// What is wrong with it; `nil` for nothing.
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
