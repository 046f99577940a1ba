internal import Drawing
public import Interaction
internal import Layout
internal import Messages
internal import Resolution
internal import ResolvedViews
public import SceneReading
public import SceneRendering
public import Scenes
internal import Validation
internal import Views
public import Vocabulary
internal import YAMLReading

/// The explanation of a number of a view's frame: the constraints, the sizes of contents and the rules of stack views
/// that decide it, and the preferences that are not satisfied because of them.
public struct LayoutExplanation: Hashable, Sendable {
  /// A constraint, or another rule of the layout, such as the content hugging of a label.
  public struct Contribution: Hashable, Sendable {
    /// The constraint or rule with its view, for example `"leading = superview + 8" of "icon"`.
    public let source: String
    /// The priority; 1000 is required.
    public let priority: Double
    /// Whether it decides the number, or is not satisfied (`overruled`).
    public let verdict: Explanation.Verdict
    /// By how many points it does not hold; 0 if it holds.
    public let shortfall: Double
    /// The part of the scene that it comes from.
    public let path: ScenePath

    fileprivate init(_ source: Source, _ verdict: Explanation.Verdict, shortfall: Double) {
      self.source = source.participant.fullText
      priority = source.priority
      self.verdict = verdict
      self.shortfall = shortfall
      path = source.participant.path
    }
  }

  /// A constraint with its place in the scene.
  struct Source: Hashable, Sendable {
    let participant: SceneProblem.Participant
    let priority: Double

    /// `required`, or the priority.
    var rank: String { priority >= 1000 ? "required" : "priority \(decimal(priority))" }
  }

  /// A constraint that decides a number.
  struct Reason: Hashable, Sendable {
    let source: Source
    let bound: LayoutDecision.Bound
    let shortfall: Double
  }

  /// A preference that is not satisfied, with the constraints that prevent it.
  struct Concession: Hashable, Sendable {
    let source: Source
    let shortfall: Double
    let opponents: [Source]
    let hasTie: Bool
  }

  /// The number with its context, for example `title.width of item 0, selected`.
  public let subject: String
  /// The value in points, before it is rounded to the pixel grid. Coordinates are the superview's.
  public let value: Double

  /// The number alone, for example `title.width`.
  let name: String
  /// Whether nothing decides the number.
  let isOpen: Bool
  let isNearestToZero: Bool
  let reasons: [Reason]
  let concessions: [Concession]

  /// The contributions that decide the number, and then the constraints that are not satisfied. If no contribution wins,
  /// the number is as near to 0 as possible; UIKit's value is undefined then.
  public var contributions: [Contribution] {
    reasons.map { Contribution($0.source, .wins, shortfall: $0.shortfall) }
      + concessions.map { Contribution($0.source, .overruled, shortfall: $0.shortfall) }
  }

  /// The value, followed by one line per contribution with its location in the document, and by the reasons why
  /// preferences are not satisfied.
  public func text(in document: SceneDocument) -> String {
    var text = "\(subject): \(decimal(value, places: 2))\n"
    if isOpen {
      text += "  no constraint determines it; it "
      text +=
        isNearestToZero
        ? "is as near to 0 as possible\n"
        : "follows from numbers that are as near to 0 as possible\n"
    }
    for reason in reasons {
      text += "  \(location(of: reason.source, document))\(reason.source.participant.fullText),"
      text += " \(reason.source.rank)"
      if reason.bound != .exactly { text += ", \(reason.bound.rawValue)" }
      if reason.shortfall > 0 { text += ", as near as possible" }
      text += "\n"
    }
    for concession in concessions {
      text += "  not satisfied by \(decimal(concession.shortfall, places: 2)) pt:"
      text += " \(location(of: concession.source, document))"
      text += "\(concession.source.participant.fullText), \(concession.source.rank)\n"
      for opponent in concession.opponents {
        let isTie = opponent.priority == concession.source.priority
        text += "    by \(location(of: opponent, document))\(opponent.participant.fullText),"
        text +=
          " \(opponent.rank)\(isTie ? "; equal priorities, so that the order decides" : "")\n"
      }
    }
    return text
  }

  private func location(of source: Source, _ document: SceneDocument) -> String {
    document.sourceMap.location(of: source.participant.path).map {
      "\(document.file(of: $0)):\($0.line):\($0.column): "
    } ?? ""
  }

  fileprivate func json(in document: SceneDocument) -> JSONValue {
    func members(_ source: Source) -> [(String, JSONValue)] {
      [("constraint", .string(source.participant.text))]
        + (source.participant.view.map { [("view", .string($0))] } ?? [])
        + [("priority", .number(source.priority))] + document.members(at: source.participant.path)
    }
    let decidedBy = reasons.map { reason in
      JSONValue.object(
        members(reason.source) + [
          ("bound", .string(reason.bound.rawValue)),
          ("shortfall", .number(reason.shortfall, places: 3)),
        ])
    }
    let pushedAside = concessions.map { concession in
      JSONValue.object(
        members(concession.source) + [
          ("shortfall", .number(concession.shortfall, places: 3)),
          ("tie", .boolean(concession.hasTie)),
          ("by", .array(concession.opponents.map { .object(members($0)) })),
        ])
    }
    return [
      "property": .string(subject), "value": .number(value, places: 3),
      "isOpen": .boolean(isOpen), "decidedBy": .array(decidedBy),
      "pushedAside": .array(pushedAside),
    ]
  }
}

extension [LayoutExplanation] {
  /// The explanations as text, one after the other.
  package func text(in document: SceneDocument) -> String {
    map { $0.text(in: document) }.joined()
  }

  /// The explanations as one JSON object.
  package func json(in document: SceneDocument) -> String {
    let list = map { $0.json(in: document) }
    return JSONValue.object(["layout": .array(list)]).text(levels: 0) + "\n"
  }
}

extension SceneRenderer {
  /// Explains the numbers of a view's frame in a state.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - item: The item whose cell contains the view. Default: the first item.
  ///   - state: The state of the cell. Default: normal.
  /// - Returns: An explanation of each of x, y, width and height, and of the sides of a cell that sizes itself if they
  ///   depend on them.
  /// - Throws: `RenderingError.unknownProperty` if there is no such view, or constraints do not place it, `unknownItem`
  ///   if the scene has no such item, and `invalidState` if it does not declare a custom state of `state`.
  public func explanations(
    ofFrameOf view: ViewName, item: Int = 0, state: CellState = .normal
  ) throws(RenderingError) -> [LayoutExplanation] {
    try layoutExplanations(
      of: FrameAttribute.named("frame"), of: view,
      in: presentedCell(item: item, state: state), item: item, state: state)
  }

  /// Explains numbers of a view's frame in a state, for example `title.width` or `title.frame`.
  ///
  /// - Parameters:
  ///   - path: The view and a word of `FrameAttribute.named`.
  ///   - item: The item whose cell contains the view. Default: the first item.
  ///   - state: The state of the cell. Default: normal.
  /// - Returns: The explanations; `nil` if the path does not name a number of a frame, or if the view
  ///   has such a property of its own.
  /// - Throws: `RenderingError.unknownProperty` if constraints do not place the view.
  package func layoutExplanations(
    of path: String, item: Int = 0, state: CellState = .normal
  ) throws(RenderingError) -> [LayoutExplanation]? {
    guard let (viewName, word) = PropertyPath.parts(of: path) else { return nil }
    let attributes = FrameAttribute.named(word)
    guard !attributes.isEmpty else { return nil }
    let cell = try presentedCell(item: item, state: state)
    let name = ViewName(rawValue: viewName)
    if let property = PropertyName(rawValue: word), let view = cell.view.view(named: name),
      view.kind.properties.contains(property), view.properties[property].origin.isAuthored
    {
      return nil
    }
    return try layoutExplanations(of: attributes, of: name, in: cell, item: item, state: state)
  }

  private func layoutExplanations(
    of attributes: [FrameAttribute], of name: ViewName, in cell: PresentedCell, item: Int,
    state: CellState
  ) throws(RenderingError) -> [LayoutExplanation] {
    let viewName = name.rawValue
    let place = "of item \(item), \(state.text(separator: " and "))"
    var found: [LayoutExplanation] = []
    for attribute in attributes {
      guard let reasons = resolved.reasons(for: attribute, of: name, item: item, state: state)
      else { continue }
      found.append(
        explanation("\(viewName).\(attribute.rawValue)", place, of: reasons.decision))
      for (word, size) in [("width", reasons.cellWidth), ("height", reasons.cellHeight)] {
        guard let size else { continue }
        let name = "cell.\(word)"
        if viewName == ViewName.cell.rawValue { found.removeAll { $0.name == name } }
        if !found.contains(where: { $0.name == name }) {
          found.append(explanation(name, place, of: size))
        }
      }
    }
    guard found.isEmpty else { return found }
    let known = cell.view.allViews.map(\.name.rawValue)
    guard cell.view.view(named: name) != nil else {
      throw .unknownProperty(
        "no view of item \(item) is called \"\(viewName)\""
          + Suggestion.textOrList(for: viewName, among: known, areInSchema: false))
    }
    if viewName.hasPrefix(ViewName.contentConfiguration.rawValue) {
      throw .unknownProperty(
        "no constraint places \"\(viewName)\": the content configuration does, by its"
          + " directionalLayoutMargins, its paddings and the sizes of its texts and image")
    }
    throw .unknownProperty(
      "no constraint places \"\(viewName)\": the view that contains it does; explain that view")
  }

  private func explanation(
    _ name: String, _ place: String, of decision: LayoutDecision
  ) -> LayoutExplanation {
    func source(_ cause: LayoutCause, _ priority: Double) -> LayoutExplanation.Source {
      LayoutExplanation.Source(participant: resolved.participant(cause), priority: priority)
    }
    return LayoutExplanation(
      subject: "\(name) \(place)", value: decision.value, name: name, isOpen: decision.isOpen,
      isNearestToZero: decision.isNearestToZero,
      reasons: decision.reasons.map {
        LayoutExplanation.Reason(
          source: source($0.cause, $0.priority), bound: $0.bound, shortfall: $0.shortfall)
      },
      concessions: decision.concessions.map { concession in
        LayoutExplanation.Concession(
          source: source(concession.cause, concession.priority), shortfall: concession.shortfall,
          opponents: concession.opponents.map { source($0.cause, $0.priority) },
          hasTie: !concession.ties.isEmpty)
      })
  }
}

extension PresentedView {
  /// The view and all its subviews.
  fileprivate var allViews: [PresentedView] { [self] + subviews.flatMap(\.allViews) }
}
