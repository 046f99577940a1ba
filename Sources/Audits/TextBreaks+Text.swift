package import Drawing
package import Interaction
internal import Resolution
internal import Review
package import SceneReading
package import SceneRendering
internal import Scenes
package import Validation
package import Vocabulary
internal import Wording

/// The findings about texts, in words and as JSON.
extension TextBreaks {
  /// What is said if no text was tried.
  package var absence: String {
    leftOut.isEmpty
      ? "no label has a text"
      : "no text was tried: attributed texts and those of content configurations are left out"
        + " (\(leftOut.map(\.rawValue).listed("and")))"
  }

  /// Each label in a line: `title fits 27 characters at large, 14 at AX3; its own text has 9`.
  package var lines: [String] {
    var order: [[Limit]] = []
    for limit in limits {
      if order.last?.first?.view == limit.view, order.last?.first?.width == limit.width {
        order[order.count - 1].append(limit)
      } else {
        order.append([limit])
      }
    }
    let hasWidths = Set(limits.map(\.width)).count > 1
    return order.compactMap { limits in
      guard let first = limits.first else { return nil }
      // Sizes with the same numbers follow each other.
      var groups: [(limit: Limit, names: [String])] = []
      for limit in limits {
        if let last = groups.last, last.limit.characters == limit.characters,
          last.limit.neighbour?.characters == limit.neighbour?.characters,
          last.limit.neighbour?.view == limit.neighbour?.view
        {
          groups[groups.count - 1].names.append(limit.category.shortName)
        } else {
          groups.append((limit, [limit.category.shortName]))
        }
      }
      let told = groups.enumerated().map { index, group in
        let characters = group.limit.characters
        let number = characters.map(String.init) ?? "more than \(group.limit.tried)"
        let noun = index == 0 ? characters == 1 ? " character" : " characters" : ""
        let spared = group.limit.neighbour.map {
          " (\($0.characters) before \"\($0.view.rawValue)\" loses text)"
        }
        return "\(number)\(noun) at \(group.names.listed("and"))\(spared ?? "")"
      }
      return "\(first.view.rawValue) fits \(told.joined(separator: ", "))"
        + (hasWidths ? " in \(decimal(first.width, places: 1)) pt" : "")
        + "; its own text has \(first.own)"
    }
  }

  /// The labels that lose their own text, and those that lose a text in another language, each once.
  package func problems(in renderer: SceneRenderer) -> [SceneProblem] {
    func path(_ view: ViewName) -> ScenePath {
      renderer.resolved.path(ofView: view) ?? Cell.path
    }
    var seen: Set<ViewName> = []
    let own = limits.compactMap { limit -> SceneProblem? in
      guard let characters = limit.characters, characters < limit.own,
        seen.insert(limit.view).inserted
      else { return nil }
      return SceneProblem(
        path: path(limit.view),
        message: "warning: \(characters == 0 ? "none" : "\(characters)") of the \(limit.own)"
          + " characters of \"\(limit.view.rawValue)\" fit\(characters == 1 ? "s" : "") at"
          + " \(limit.category.shortName)\(Self.place(limit.item, limit.state));"
          + " \(characters == 0 ? "any" : "a longer") text \(limit.reason); \(Self.advice)"
      ).of(limit.view.rawValue)
    }
    // A label that cuts off its own text is reported once.
    let others = breaks.filter { !seen.contains($0.view) }.map { found in
      SceneProblem(
        path: path(found.view),
        message: "warning: \"\(found.view.rawValue)\" \(found.reason) in the language"
          + " \(found.language)\(found.form.map { " (\($0))" } ?? "") at \(found.category.shortName)\(Self.place(found.item, found.state));"
          + " \(Self.advice)"
      ).of(found.view.rawValue)
    }
    return own + others
  }

  private static let advice = "let it have more lines (numberOfLines: 0) and room for them"

  private static func place(_ item: Int, _ state: CellState) -> String {
    (state.isNormal ? "" : " in \(state.id)") + (item == 0 ? "" : " (item \(item))")
  }

  /// A picture of a text that breaks.
  package struct Worst: Sendable {
    /// The name of a file without its ending.
    package let name: String
    package let item: Int
    package let state: CellState
    package let category: ContentSizeCategory
    package let direction: LayoutDirection?
    package let width: Double
    package let texts: [ViewName: String]
  }

  /// Translations are at most this many times as long as texts in English (`PseudoLanguage.longer`): a label with
  /// room for that is not reported.
  private static let longestTranslation = 2.0

  /// The texts that break first: those in other languages, then those of which the smallest share of the label's own
  /// length fits. Of sizes at which equally many characters fit, the smallest is reported.
  package func worst(_ count: Int) -> [Worst] {
    let languages = breaks.map {
      Worst(
        name: "\($0.view.rawValue)-\($0.category.shortName)-\($0.language)"
          + ($0.form.map { "-\($0)" } ?? ""), item: $0.item,
        state: $0.state, category: $0.category, direction: $0.direction, width: $0.width,
        texts: $0.texts)
    }
    var seen: [Limit] = []
    for limit in limits
    where !seen.contains(where: { $0.width == limit.width && $0.isSeen(with: limit) }) {
      seen.append(limit)
    }
    let short = seen.compactMap { limit in
      limit.characters.map { (limit, Double($0) / Double(max(limit.own, 1))) }
    }.filter { $0.1 < Self.longestTranslation }.enumerated().sorted {
      ($0.element.1, $0.offset) < ($1.element.1, $1.offset)
    }.map(\.element.0)
    let all =
      languages
      + short.map {
        Worst(
          name: "\($0.view.rawValue)-\($0.category.shortName)", item: $0.item, state: $0.state,
          category: $0.category, direction: nil, width: $0.width, texts: [$0.view: $0.breaking])
      }
    return Array(all.prefix(count))
  }

  /// The limits and the breaks as one JSON object on one line.
  ///
  /// - Parameter file: The name of the scene's file.
  package func json(
    _ file: String, in document: SceneDocument, _ renderer: SceneRenderer
  ) -> String {
    func place(
      _ view: ViewName, _ item: Int, _ state: CellState, _ category: ContentSizeCategory,
      _ width: Double
    ) -> [(String, JSONValue)] {
      let path = renderer.resolved.path(ofView: view) ?? Cell.path
      return document.members(at: path, namesFile: false) + [
        ("view", .string(view.rawValue)), ("item", .number(item)), ("state", .string(state.id)),
        ("contentSize", .string(category.rawValue)), ("width", .number(width, places: 2)),
      ]
    }
    let limits = limits.map { limit -> JSONValue in
      .object(
        place(limit.view, limit.item, limit.state, limit.category, limit.width) + [
          ("characters", .number(limit.characters ?? limit.tried)),
          ("isUnlimited", .boolean(limit.characters == nil)), ("own", .number(limit.own)),
        ] + (limit.reason.isEmpty ? [] : [("reason", .string(limit.reason))])
          + (limit.neighbour.map {
            [
              ("neighbour", .string($0.view.rawValue)),
              ("charactersBeforeNeighbour", .number($0.characters)),
            ]
          } ?? []))
    }
    let breaks = breaks.map { found -> JSONValue in
      .object(
        place(found.view, found.item, found.state, found.category, found.width) + [
          ("language", .string(found.language))
        ] + (found.form.map { [("form", .string($0))] } ?? []) + [
          ("reason", .string(found.reason))
        ])
    }
    let value: JSONValue = [
      "scene": .string(file), "limits": .array(limits), "breaks": .array(breaks),
    ]
    return value.text(levels: 0)
  }
}

extension TextBreaks.Limit {
  /// Whether one picture is enough for it and another limit: the same label loses as much, or both labels lose their own
  /// texts in the same cell.
  fileprivate func isSeen(with other: Self) -> Bool {
    if view == other.view, characters == other.characters { return true }
    guard let characters, characters < own, let others = other.characters, others < other.own else {
      return false
    }
    return category == other.category && item == other.item && state == other.state
  }
}

extension ContentSizeCategory {
  /// The name in Apple's Human Interface Guidelines: `large`, `xxxLarge`, `AX3`.
  package var shortName: String {
    switch self {
    case .extraSmall: "xSmall"
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .extraLarge: "xLarge"
    case .extraExtraLarge: "xxLarge"
    case .extraExtraExtraLarge: "xxxLarge"
    case .accessibilityMedium: "AX1"
    case .accessibilityLarge: "AX2"
    case .accessibilityExtraLarge: "AX3"
    case .accessibilityExtraExtraLarge: "AX4"
    case .accessibilityExtraExtraExtraLarge: "AX5"
    }
  }
}
