internal import Drawing
package import Interaction
internal import Layout
internal import Messages
internal import Resolution
internal import ResolvedViews
package import SceneReading
package import SceneRendering
internal import Scenes
internal import Validation
internal import Views
internal import Vocabulary
internal import YAMLReading

/// What decides numbers of a view's frame: constraints, the sizes of contents, and the rules of
/// stack views, with what they push aside.
package struct LayoutExplanation: Hashable, Sendable {
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

  /// A preference that does not hold, with what prevents it.
  struct Concession: Hashable, Sendable {
    let source: Source
    let shortfall: Double
    let opponents: [Source]
    let hasTie: Bool
  }

  /// A number with what decides it.
  struct Part: Hashable, Sendable {
    /// The number, for example `title.width`.
    let name: String
    /// The value in points, before it is rounded to the pixel grid.
    let value: Double
    let isOpen: Bool
    let isNearestToZero: Bool
    let reasons: [Reason]
    let concessions: [Concession]
  }

  /// The words `of item 0, normal`.
  let place: String
  let parts: [Part]

  /// The explanation as text, with the location of each constraint in the document.
  package func text(in document: SceneDocument) -> String {
    parts.map { part in
      var text = "\(part.name) \(place): \(decimal(part.value, places: 2))\n"
      if part.isOpen {
        text += "  no constraint determines it; it "
        text +=
          part.isNearestToZero
          ? "is as near to 0 as possible\n"
          : "follows from numbers that are as near to 0 as possible\n"
      }
      for reason in part.reasons {
        text += "  \(location(of: reason.source, document))\(reason.source.participant.fullText),"
        text += " \(reason.source.rank)"
        if reason.bound != .exactly { text += ", \(reason.bound.rawValue)" }
        if reason.shortfall > 0 { text += ", as near as possible" }
        text += "\n"
      }
      for concession in part.concessions {
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
    }.joined()
  }

  private func location(of source: Source, _ document: SceneDocument) -> String {
    document.sourceMap.location(of: source.participant.path).map {
      "\(document.file(of: $0)):\($0.line):\($0.column): "
    } ?? ""
  }

  /// The explanation as one JSON object.
  package func json(in document: SceneDocument) -> String {
    func members(_ source: Source) -> [(String, JSONValue)] {
      [("constraint", .string(source.participant.text))]
        + (source.participant.view.map { [("view", .string($0))] } ?? [])
        + [("priority", .number(source.priority))] + document.members(at: source.participant.path)
    }
    let list = parts.map { part -> JSONValue in
      let reasons = part.reasons.map { reason in
        JSONValue.object(
          members(reason.source) + [
            ("bound", .string(reason.bound.rawValue)),
            ("shortfall", .number(reason.shortfall, places: 3)),
          ])
      }
      let concessions = part.concessions.map { concession in
        JSONValue.object(
          members(concession.source) + [
            ("shortfall", .number(concession.shortfall, places: 3)),
            ("tie", .boolean(concession.hasTie)),
            ("by", .array(concession.opponents.map { .object(members($0)) })),
          ])
      }
      return [
        "property": .string("\(part.name) \(place)"), "value": .number(part.value, places: 3),
        "isOpen": .boolean(part.isOpen), "decidedBy": .array(reasons),
        "pushedAside": .array(concessions),
      ]
    }
    return JSONValue.object(["layout": .array(list)]).text(levels: 0) + "\n"
  }
}

extension SceneRenderer {
  /// Explains numbers of a view's frame in a state, for example `title.width` or `title.frame`.
  ///
  /// - Parameters:
  ///   - path: The view and a word of `FrameAttribute.named`.
  ///   - item: The item whose cell contains the view. Default: the first item.
  ///   - state: The state of the cell. Default: normal.
  /// - Returns: The explanation; `nil` if the path does not name a number of a frame, or if the view
  ///   has such a property of its own.
  /// - Throws: `RenderingError.noProperty` if constraints do not place the view.
  package func layoutExplanation(
    of path: String, item: Int = 0, state: CellState = .normal
  ) throws(RenderingError) -> LayoutExplanation? {
    guard let (viewName, word) = PropertyPath.parts(of: path) else { return nil }
    let attributes = FrameAttribute.named(word)
    guard !attributes.isEmpty else { return nil }
    let cell = try presentedCell(item: item, state: state)
    let name = ViewName(rawValue: viewName)
    let view = cell.view.view(named: name)
    if let property = PropertyName(rawValue: word), let view,
      view.kind.properties.contains(property), view.properties[property].origin.isAuthored
    {
      return nil
    }
    let place = "of item \(item), \(state.text(separator: " and "))"
    var parts: [LayoutExplanation.Part] = []
    for attribute in attributes {
      guard let reasons = resolved.reasons(for: attribute, of: name, item: item, state: state)
      else { continue }
      parts.append(part("\(viewName).\(attribute.rawValue)", reasons.decision))
      for (word, size) in [("width", reasons.cellWidth), ("height", reasons.cellHeight)] {
        guard let size else { continue }
        let name = "cell.\(word)"
        if viewName == ViewName.cell.rawValue { parts.removeAll { $0.name == name } }
        if !parts.contains(where: { $0.name == name }) { parts.append(part(name, size)) }
      }
    }
    guard parts.isEmpty else { return LayoutExplanation(place: place, parts: parts) }
    let known = cell.view.allViews.map(\.name.rawValue)
    guard view != nil else {
      throw .noProperty(
        "no view of item \(item) is called \"\(viewName)\""
          + Suggestion.textOrList(for: viewName, among: known, areInSchema: false))
    }
    if viewName.hasPrefix(ViewName.contentConfiguration.rawValue) {
      throw .noProperty(
        "no constraint places \"\(viewName)\": the content configuration does, by its"
          + " directionalLayoutMargins, its paddings and the sizes of its texts and image")
    }
    throw .noProperty(
      "no constraint places \"\(viewName)\": the view that contains it does; explain that view")
  }

  private func part(_ name: String, _ decision: LayoutDecision) -> LayoutExplanation.Part {
    func source(_ cause: LayoutCause, _ priority: Double) -> LayoutExplanation.Source {
      LayoutExplanation.Source(participant: resolved.participant(cause), priority: priority)
    }
    return LayoutExplanation.Part(
      name: name, value: decision.value, isOpen: decision.isOpen,
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
