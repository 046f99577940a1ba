internal import Drawing
public import Interaction
internal import Resolution
public import SceneReading
public import SceneRendering
public import Scenes
internal import Vocabulary

/// Why a property of a view has its value: everything that gives the property a value, and what wins.
public struct Explanation: Hashable, Sendable {
  /// Something that gives the property a value.
  public struct Contribution: Hashable, Sendable {
    /// What gives the value, such as `item 1` or `the rule when highlighted`.
    public let source: String
    /// The value, as scene files write it.
    public let value: String
    /// Whether this value is the one that is shown.
    public let verdict: Verdict
    /// The part of the scene that gives the value; `nil` for UIKit's own values.
    public let path: ScenePath?
  }

  /// What becomes of a contribution.
  public enum Verdict: String, CaseIterable, Hashable, Sendable {
    /// Its value is shown.
    case wins
    /// A later contribution wins.
    case overruled = "is overruled"
    /// Its condition does not hold in this state.
    case inactive = "does not hold"
  }

  /// The property and where it is looked at, such as `star.isHidden of item 0, selected`.
  public let subject: String
  /// The value that is shown, as scene files write it.
  public let value: String
  /// Everything that gives the property a value, the strongest first.
  public let contributions: [Contribution]

  fileprivate init(
    _ property: PropertyName, of view: ViewName, in cell: PresentedCell, shown: ResolvedValue,
    candidates: [Candidate], scene: Scene
  ) {
    subject =
      "\(view.rawValue).\(property.rawValue) of item \(cell.item),"
      + " \(cell.state.text(separator: " and "))"
    value = shown.value.sceneText
    var contributions: [Contribution] = []
    let last = candidates.lastIndex(where: \.holds)
    for (index, candidate) in candidates.enumerated() {
      let isWinner = index == last && shown.origin == candidate.origin
      contributions.append(
        Contribution(
          source: Self.source(candidate.origin, scene),
          value: isWinner ? value : candidate.value.sceneText,
          verdict: isWinner ? .wins : candidate.holds ? .overruled : .inactive,
          path: candidate.origin.path))
    }
    if !contributions.contains(where: { $0.verdict == .wins }) {
      contributions.append(
        Contribution(
          source: Self.source(shown.origin, scene), value: value, verdict: .wins,
          path: shown.origin.path))
    }
    self.contributions = contributions.reversed()
  }

  private static func source(_ origin: ValueOrigin, _ scene: Scene) -> String {
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

  /// The value, and a line for each contribution, the strongest first, with its place in the document.
  public func text(in document: SceneDocument) -> String {
    var text = "\(subject): \(value)\n"
    for contribution in contributions {
      let place =
        contribution.path.flatMap { document.sourceMap.location(of: $0) }.map {
          "\(document.file):\($0.line):\($0.column): "
        } ?? ""
      text +=
        "  \(place)\(contribution.source) says \(contribution.value) and \(contribution.verdict.rawValue)\n"
    }
    return text
  }

  /// The same as one JSON object.
  package func json(in document: SceneDocument) -> String {
    let list = contributions.map { contribution in
      var members = [
        "\"by\": \(quoted(contribution.source))", "\"value\": \(quoted(contribution.value))",
        "\"verdict\": \(quoted(contribution.verdict.rawValue))",
      ]
      if let place = contribution.path.flatMap({ document.sourceMap.location(of: $0) }) {
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
  /// Explains why a property of a view in an item's cell has its value in a state.
  ///
  /// - Parameters:
  ///   - path: The view and the property, as `star.isHidden`.
  ///   - item: The item whose cell the view is in. Default: the first.
  ///   - state: The state of the cell. Default: normal.
  /// - Throws: `RenderingError.noProperty` if there is no such view or property.
  public func explanation(
    of path: String, item: Int = 0, state: CellState = .normal
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
