internal import Drawing
package import Interaction
internal import Resolution
package import SceneRendering
package import Scenes
internal import Vocabulary

/// Why a property of a view has the value that it has: everybody who gave it one, and who won.
package struct Explanation: Sendable {
  /// Somebody who gives the property a value.
  private struct Voice {
    let speaker: String
    let path: ScenePath?
    let value: String
    let verdict: Verdict
  }

  private enum Verdict: String {
    case wins
    case overruled = "is overruled"
    case idle = "does not hold"
  }

  private let subject: String
  private let value: String
  private var voices: [Voice] = []

  fileprivate init(
    _ property: PropertyName, of view: ViewName, in cell: PresentedCell, shown: ResolvedValue,
    candidates: [Candidate], scene: Scene
  ) {
    subject =
      "\(view.rawValue).\(property.rawValue) of item \(cell.item),"
      + " \(cell.state.text(separator: " and "))"
    value = shown.value.sceneText
    let last = candidates.lastIndex(where: \.holds)
    for (index, candidate) in candidates.enumerated() {
      let isWinner = index == last && shown.origin == candidate.origin
      voices.append(
        Voice(
          speaker: Self.speaker(candidate.origin, scene), path: candidate.origin.path,
          value: isWinner ? value : candidate.value.sceneText,
          verdict: isWinner ? .wins : candidate.holds ? .overruled : .idle))
    }
    if !voices.contains(where: { $0.verdict == .wins }) {
      voices.append(
        Voice(
          speaker: Self.speaker(shown.origin, scene), path: shown.origin.path, value: value,
          verdict: .wins))
    }
  }

  private static func speaker(_ origin: ValueOrigin, _ scene: Scene) -> String {
    switch origin {
    case .classDefault: "UIKit's default"
    case .uiKit: "UIKit itself"
    case .style(let style, _): "the style \(style)"
    case .transformer(let transformer, _): transformer.rawValue
    case .template: "the cell"
    case .item(let item, _): "item \(item)"
    case .rule(let rule, _):
      scene.rules.indices.contains(rule)
        ? "the rule when \(scene.rules[rule].when.sceneText)" : "rule \(rule)"
    case .inherited(let view): "inherited from \(view.rawValue)"
    }
  }

  /// The value, and a line for each that has a say, the strongest first; `document` tells where each
  /// stands.
  package func text(in document: SceneDocument) -> String {
    var text = "\(subject): \(value)\n"
    for voice in voices.reversed() {
      let place =
        voice.path.flatMap { document.sourceMap.location(of: $0) }.map {
          "\(document.file):\($0.line):\($0.column): "
        } ?? ""
      text += "  \(place)\(voice.speaker) says \(voice.value) and \(voice.verdict.rawValue)\n"
    }
    return text
  }

  /// The same as one JSON object.
  package func json(in document: SceneDocument) -> String {
    let list = voices.reversed().map { voice in
      var members = [
        "\"by\": \(quoted(voice.speaker))", "\"value\": \(quoted(voice.value))",
        "\"verdict\": \(quoted(voice.verdict.rawValue))",
      ]
      if let place = voice.path.flatMap({ document.sourceMap.location(of: $0) }) {
        members += [
          "\"file\": \(quoted(document.file))", "\"line\": \(place.line)",
          "\"column\": \(place.column)",
        ]
      }
      return "{" + members.joined(separator: ", ") + "}"
    }
    return "{\"property\": \(quoted(subject)), \"value\": \(quoted(value)), \"candidates\": ["
      + list.joined(separator: ", ") + "]}\n"
  }
}

extension SceneRenderer {
  /// Why a property of a view in an item's cell has its value in a state; `path` is `view.property`.
  package func explanation(
    of path: String, item: Int, state: CellState
  ) throws(RenderingError) -> Explanation {
    guard let parts = PropertyPath.parts(of: path) else {
      throw .noProperty("\"\(path)\" is no property of a view; write it as star.isHidden")
    }
    let cell = try presentedCell(item: item, state: state)
    let views = cell.view.views
    // A constraint with a name is no view, but has properties all the same.
    let name = ViewName(rawValue: parts.view)
    if scene.cell.namedConstraints.contains(where: { $0.name == name }),
      let property = PropertyName(rawValue: parts.property),
      let candidates = resolved.candidates(for: property, of: name, item: item, state: state),
      let shown = candidates.last(where: \.holds)?.resolved
    {
      return Explanation(
        property, of: name, in: cell, shown: shown, candidates: candidates, scene: scene)
    }
    let written = PropertyName(word: parts.property, of: name)
    let target = written.map { ContentPart.target($0, of: name) }
    guard let view = views.first(where: { $0.name == target?.view ?? name }) else {
      throw .noProperty(
        "no view of item \(item) is called \"\(parts.view)\""
          + Suggestion.textOrList(
            for: parts.view, among: views.map(\.name.rawValue), areInSchema: false))
    }
    guard let property = target?.property,
      let candidates = resolved.candidates(
        for: property, of: view.name, item: item, state: state)
    else {
      throw .noProperty(
        "\"\(parts.view)\" has no property \"\(parts.property)\""
          + Suggestion.textOrList(
            for: parts.property, among: view.kind.properties.map(\.rawValue)))
    }
    return Explanation(
      property, of: view.name, in: cell, shown: view.properties[property], candidates: candidates,
      scene: scene)
  }
}

extension PresentedView {
  /// The view and all that is in it.
  fileprivate var views: [PresentedView] { [self] + subviews.flatMap(\.views) }
}
