internal import Drawing
public import Interaction
internal import Messages
internal import Resolution
internal import ResolvedViews
public import SceneReading
public import SceneRendering
public import Scenes
public import Views
public import Vocabulary
internal import YAMLReading

/// Why a property of a view has its value: everything that assigns the property, and which value
/// wins.
public struct Explanation: Hashable, Sendable {
  /// Something that assigns the property.
  public struct Contribution: Hashable, Sendable {
    /// The source of the value, for example `item 1` or `the rule when highlighted`.
    public let source: String
    /// The value. Its description is in the syntax of scene files.
    public let value: PropertyValue
    /// Whether this value wins.
    public let verdict: Verdict
    /// The part of the scene that assigns the value; `nil` for UIKit's own values.
    public let path: ScenePath?
  }

  /// The effect of a contribution.
  public enum Verdict: String, CaseIterable, Hashable, Sendable {
    /// Its value is used.
    case wins
    /// A later contribution overrides it.
    case overruled = "is overruled"
    /// Its condition does not hold in this state.
    case inactive = "does not hold"
  }

  /// The property with its context, for example `star.isHidden of item 0, selected`.
  public let subject: String
  /// The resulting value. Its description is in the syntax of scene files.
  public let value: PropertyValue
  /// Everything that assigns the property; the winning value comes first.
  public let contributions: [Contribution]

  /// - Parameter owner: The owner of the property.
  fileprivate init(
    _ property: PropertyName, of view: ViewName, _ owner: PropertyOwner, in cell: PresentedCell,
    shown: ResolvedValue, candidates: [Candidate], scene: Scene
  ) {
    let isUnlikeUIKit = property.definition.isDefaultUnlikeUIKit(of: owner)
    func source(_ origin: ValueOrigin) -> String {
      origin == .classDefault && isUnlikeUIKit
        ? "Cellophane's default" : Self.source(origin, scene)
    }
    subject =
      "\(view.rawValue).\(property.rawValue) of item \(cell.item),"
      + " \(cell.state.text(separator: " and "))"
    value = shown.value
    var contributions: [Contribution] = []
    let last = candidates.lastIndex(where: \.holds)
    for (index, candidate) in candidates.enumerated() {
      let isWinner = index == last && shown.origin == candidate.origin
      contributions.append(
        Contribution(
          source: source(candidate.origin),
          value: isWinner ? value : candidate.value,
          verdict: isWinner ? .wins : candidate.holds ? .overruled : .inactive,
          path: candidate.origin.path))
    }
    if !contributions.contains(where: { $0.verdict == .wins }) {
      contributions.append(
        Contribution(
          source: source(shown.origin), value: value, verdict: .wins,
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

  /// The value, followed by one line per contribution with its location in the document.
  public func text(in document: SceneDocument) -> String {
    var text = "\(subject): \(value)\n"
    for contribution in contributions {
      let place =
        contribution.path.flatMap { document.sourceMap.location(of: $0) }.map {
          "\(document.file(of: $0)):\($0.line):\($0.column): "
        } ?? ""
      text +=
        "  \(place)\(contribution.source) sets \(contribution.value), \(contribution.verdict.clause)\n"
    }
    return text
  }

  /// The explanation as one JSON object.
  package func json(in document: SceneDocument) -> String {
    let candidates = contributions.map { contribution in
      JSONValue.object(
        [
          ("by", .string(contribution.source)), ("value", .string(contribution.value.sceneText)),
          ("verdict", .string(contribution.verdict.rawValue)),
        ] + document.members(at: contribution.path))
    }
    let value: JSONValue = [
      "property": .string(subject), "value": .string(value.sceneText),
      "candidates": .array(candidates),
    ]
    return value.text(levels: 0) + "\n"
  }
}

extension Explanation.Verdict {
  /// The end of a sentence about the value.
  fileprivate var clause: String {
    switch self {
    case .wins: "which is used"
    case .overruled: "which is overridden"
    case .inactive: "but its condition is false"
    }
  }
}

extension SceneRenderer {
  /// Explains why a property of a view has its value in a state.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - view: The view or the named constraint.
  ///   - item: The item whose cell contains the view. Default: the first item.
  ///   - state: The state of the cell. Default: normal.
  /// - Throws: `RenderingError.unknownProperty` if there is no such view, or it has no such property, `unknownItem` if
  /// the scene has no such item, and `invalidState` if it does not declare a custom state of `state`.
  public func explanation<Value>(
    of property: Property<Value>, in view: ViewName, item: Int = 0, state: CellState = .normal
  ) throws(RenderingError) -> Explanation {
    let name = property.name
    return try explanation(
      of: name, called: name.word(of: view), in: view, item: item, state: state)
  }

  /// Explains a property that is named by its path in scene files, for example `star.isHidden`.
  package func explanation(
    ofPath path: String, item: Int = 0, state: CellState = .normal
  ) throws(RenderingError) -> Explanation {
    guard let parts = PropertyPath.parts(of: path) ?? Self.partPath(path) else {
      throw .unknownProperty("\"\(path)\" is not a property of a view; write it as star.isHidden")
    }
    let name = ViewName(rawValue: parts.view)
    return try explanation(
      of: PropertyName(word: parts.property, of: name), called: parts.property, in: name,
      item: item, state: state)
  }

  /// Explains a property; `nil` for a word that names none.
  private func explanation(
    of written: PropertyName?, called word: String, in name: ViewName, item: Int,
    state: CellState
  ) throws(RenderingError) -> Explanation {
    let cell = try presentedCell(item: item, state: state)
    let views = cell.view.views
    // A named constraint is not a view, but has properties.
    if scene.cell.namedConstraints.contains(where: { $0.name == name }),
      let property = written,
      let candidates = resolved.candidates(for: property, of: name, item: item, state: state),
      let shown = candidates.last(where: \.holds)?.resolved
    {
      return Explanation(
        property, of: name, .group(.constraint), in: cell, shown: shown, candidates: candidates,
        scene: scene)
    }
    let target = written.map { ContentPart.target($0, of: name) }
    guard let view = views.first(where: { $0.name == target?.view ?? name }) else {
      throw .unknownProperty(
        "no view of item \(item) is called \"\(name.rawValue)\""
          + Suggestion.textOrList(
            for: name.rawValue, among: views.map(\.name.rawValue), areInSchema: false))
    }
    let isPart = view.isPart(of: views)
    guard let property = target?.property,
      !isPart || view.kind.properties.contains(property),
      let candidates = resolved.candidates(
        for: property, of: view.name, item: item, state: state) ?? (isPart ? [] : nil)
    else {
      throw .unknownProperty(
        "\"\(name.rawValue)\" has no property \"\(word)\""
          + Suggestion.textOrList(
            for: word, among: view.kind.properties.map(\.rawValue)))
    }
    var shown = view.properties[property]
    if shown.origin == .classDefault {
      shown = resolved.derivedAccessibility(property, of: view.name, in: cell) ?? shown
    }
    return Explanation(
      property, of: view.name, .view(view.kind), in: cell, shown: shown, candidates: candidates,
      scene: scene)
  }
}

extension SceneRenderer {
  /// Splits the path of a property of a view that a control creates in itself, as `level.thumb.backgroundColor`; `nil` for
  /// other texts.
  fileprivate static func partPath(_ text: String) -> (view: String, property: String)? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, !parts.contains("") else { return nil }
    return ("\(parts[0]).\(parts[1])", parts[2])
  }
}

extension PresentedView {
  /// The view and all its subviews.
  fileprivate var views: [PresentedView] { [self] + subviews.flatMap(\.views) }

  /// Whether it is a view that a control among others has created in itself, whose values only UIKit sets.
  fileprivate func isPart(of views: [PresentedView]) -> Bool {
    guard let end = name.rawValue.lastIndex(of: ".") else { return false }
    let control = ViewName(rawValue: String(name.rawValue[..<end]))
    return views.contains { $0.name == control && $0.kind.isControl }
  }
}
