internal import Diagrams
internal import Drawing
internal import Interaction
internal import Machine
internal import Motion
internal import Resolution
public import SceneRendering
internal import Scenes
internal import Timelines
internal import Views
public import Vocabulary
internal import Wording

/// One picture with several moments of a film in rows, with numbers, times and what happened.
public struct Filmstrip: Sendable {
  /// The selection of moments.
  public enum Moments: Hashable, Sendable {
    /// This number of moments from the first to the last, equally spaced: from 2 to 60.
    case count(Int)
    /// The marks of the script, at most as many as of `events`.
    case marks
    /// The moments at which something happens, and after each the first reversal of a view's scale within two seconds.
    /// Of the values that a finger passes on a control, the last one is shown. Of more moments than 60, the
    /// first ones and the last one are shown, and a note at the last one gives the number of the others.
    case events
  }

  /// The valid numbers of moments. Our choice: more would be hard to read.
  package static let counts = 2...60

  private struct Shown {
    let moment: Timeline.Moment
    var name = ""
    var note: String?
  }

  private let film: Film
  private let moments: [Shown]

  /// Selects the moments of a film. They are exact times and need not coincide with frames.
  ///
  /// - Throws: `RenderingError` if the part that the film shows has no marks, or the number is not from 2 to 60.
  public init(of film: Film, moments: Moments) throws(RenderingError) {
    self.film = film
    switch moments {
    case .count(let count):
      guard Self.counts.contains(count) else {
        throw .invalidFilmstrip(count, allowed: Self.counts)
      }
      let length = film.part.upperBound - film.part.lowerBound
      self.moments = (0..<count).map { index in
        Shown(moment: film.moment(at: film.part.lowerBound + length * index / (count - 1)))
      }
    case .marks:
      self.moments = Self.limited(
        film.marks.map { Shown(moment: Timeline.Moment($0), name: $0.name) })
      guard !self.moments.isEmpty else { throw .missingMarks }
    case .events:
      self.moments = Self.events(of: film)
    }
  }

  /// The strip.
  ///
  /// - Parameter userInterfaceStyle: Of the strip's own lines and letters; `nil` for the scene's.
  public func picture(userInterfaceStyle: UserInterfaceStyle? = nil) throws(RenderingError)
    -> Picture
  {
    var before: Duration?
    var read: [Int: String] = [:]
    let scale = FilmstripPage.scale(
      of: film.renderer.scene.collectionView.size, count: moments.count)
    let frames = moments.map { shown in
      let time = shown.moment.time
      defer { before = time }
      let happenings = self.happenings(after: before, through: time, name: shown.name)
      let heard = heard(at: shown.moment, &read)
      return FilmstripPage.Frame(
        name: shown.name, seconds: time.seconds,
        notes: happenings.notes + (shown.note.map { [$0] } ?? []),
        told: happenings.told + (before == nil ? [] : heard),
        picture: film.picture(at: shown.moment, shownAt: scale).displayList)
    }
    let palette: DiagramPalette =
      switch userInterfaceStyle ?? film.renderer.traits.userInterfaceStyle {
      case .light: .light
      case .dark: .dark
      }
    do {
      let page = try FilmstripPage(
        of: frames, part: film.part.lowerBound.seconds...film.part.upperBound.seconds,
        palette: palette, typesetter: film.renderer.typesetter)
      return film.renderer.picture(
        titled: "filmstrip", description: page.description, displayList: page.displayList)
    } catch {
      switch error {
      case .typesetting(let failure): throw .text(failure)
      case .noGraphviz, .graphviz, .tooWide: throw .picture("a filmstrip needs no dot")
      }
    }
  }

  /// The texts that assistive apps read at a moment in the cells whose text has changed.
  private func heard(at moment: Timeline.Moment, _ read: inout [Int: String]) -> [String] {
    var changes: [String] = []
    for cell in film.timeline.presentation(at: moment).cells {
      let text = film.renderer.spoken(cell)
      guard read.updateValue(text, forKey: cell.item) != text, !text.isEmpty else { continue }
      changes.append("VoiceOver now reads \(text)")
    }
    return changes
  }

  /// What happened after one moment up to another. Notes are calls of the delegate and of the app, events of gestures
  /// and controls, and the values that changed unless the moment's name contains them; `told` is the same without the
  /// names of methods. Moves of a row and changes of traits are noted at moments without a name.
  private func happenings(
    after start: Duration?, through end: Duration, name: String
  ) -> (notes: [String], told: [String]) {
    let plain = SceneWords(film.renderer.scene)
    let isAlone = film.renderer.scene.collectionView.itemCount == 1
    var (notes, told): ([String], [String]) = ([], [])
    func add(_ text: String?, to list: inout [String]) {
      if let text, text != name, !list.contains(text) { list.append(text) }
    }
    var events: [CellEvent] = []
    var stages: [Stage] = []
    for (index, turn) in zip(film.turns.indices, film.turns)
    where turn.time <= end && (start.map { turn.time > $0 } ?? (turn.time >= end)) {
      let steady = Self.steadyEvents(of: turn)
      events += steady
      stages += steady.map { _ in film.stage(beforeTurn: index) }
    }
    for (index, event) in events.enumerated()
    where !Self.isPassed(event, by: events[(index + 1)...]) {
      let words = plain.words(for: event, after: stages[index], in: film.renderer.resolved)
      let phrase = words.phrase(event)
      switch event {
      case .call, .batchUpdates: add(words.caption(event), to: &notes)
      case .app, .gesture, .control:
        add(words.caption(event), to: &notes)
        add(phrase, to: &told)
      case .custom:
        add(phrase, to: &notes)
        add(phrase, to: &told)
      case .reorder, .traitCollectionDidChange:
        if name.isEmpty {
          add(phrase, to: &notes)
          add(phrase, to: &told)
        }
      case .flag(_, _, let item):
        if name.isEmpty { add(phrase.map { isAlone ? $0 : "item \(item) \($0)" }, to: &told) }
      case .didScroll, .didScrollSection, .scrollView, .willDisplayCell, .didEndDisplayingCell,
        .prepareForReuse, .animationDidEnd:
        break
      }
    }
    return (notes, told)
  }

  /// The events of a turn, after those calls of the app in the script that cause no event of their own. Changes of
  /// items are events, and so are the values that the app sets. Numbers that follow a finger are noted only when it is
  /// released.
  private static func steadyEvents(of turn: Turn) -> [CellEvent] {
    let calls = turn.inputs.compactMap { input -> CellEvent? in
      guard case .app(let call) = input, call.method != nil, !call.movesItems else { return nil }
      return .app(call)
    }
    guard turn.stage.finger?.isPanning == true else { return calls + turn.events }
    let steady = turn.events.filter { event in
      switch event {
      case .custom(_, .number, _), .gesture(_, .changed, _, _, _): false
      case .custom, .gesture, .call, .flag, .control, .batchUpdates, .app, .reorder, .didScroll,
        .didScrollSection, .scrollView, .willDisplayCell, .didEndDisplayingCell,
        .prepareForReuse, .animationDidEnd, .traitCollectionDidChange:
        true
      }
    }
    return calls + steady
  }

  /// Whether a number is only passed: later events set it again, as while a finger drags a thumb.
  private static func isPassed(_ event: CellEvent, by later: ArraySlice<CellEvent>) -> Bool {
    guard case .custom(let name, .number, let item) = event else { return false }
    return later.contains {
      if case .custom(name, .number, item) = $0 { true } else { false }
    }
  }

  // MARK: - Events and extremes

  private static func events(of film: Film) -> [Shown] {
    let timeline = film.timeline
    let words = SceneWords(film.renderer.scene)
    var found: [Duration: Shown] = [:]
    func add(_ time: Duration, _ name: String, note: String? = nil) {
      guard film.part.contains(time), found[time]?.name.isEmpty ?? true else { return }
      found[time] = Shown(moment: film.moment(at: time), name: name, note: note)
    }
    func isAtRest(_ time: Duration) -> Bool { !timeline.isMoving(at: film.moment(at: time)) }
    let start = film.part.lowerBound
    let isUntouched = film.turns.allSatisfy { $0.time > start || $0.inputs.isEmpty }
    add(start, isUntouched && isAtRest(start) ? "at rest" : "")
    // The event of a control is more specific than that of the finger.
    for (time, event, stage) in controlEvents(of: film) {
      let called = words.words(for: event, after: stage, in: film.renderer.resolved)
      if let phrase = called.phrase(event) { add(time, phrase) }
    }
    for touch in film.touchMoments {
      switch touch.phase {
      case .down: add(touch.time, "touch down")
      case .moved: break
      case .lifted: add(touch.time, touch.isInside ? "lift inside" : "lift outside")
      case .cancelled: add(touch.time, "cancel")
      }
    }
    for turn in film.turns where !turn.isIntermediate {
      for event in Self.steadyEvents(of: turn) {
        switch event {
        case .flag, .custom, .gesture, .reorder, .traitCollectionDidChange:
          if let phrase = words.phrase(event) { add(turn.time, phrase) }
        // The changes of items are too many for a name.
        case .app, .batchUpdates: add(turn.time, "")
        case .control, .call, .didScroll, .didScrollSection, .scrollView, .willDisplayCell,
          .didEndDisplayingCell, .prepareForReuse, .animationDidEnd:
          break
        }
      }
    }
    let times = found.keys.sorted()
    for (index, time) in times.enumerated() {
      let end = index + 1 < times.count ? times[index + 1] : film.part.upperBound
      guard let extreme = film.firstExtreme(after: time, before: end) else { continue }
      add(extreme.time, extreme.isLargest ? "farthest" : "deepest", note: extreme.note)
    }
    let ending = film.part.upperBound
    if found[ending] == nil { add(ending, isAtRest(ending) ? "at rest" : "") }
    return limited(found.values.sorted { $0.moment.time < $1.moment.time })
  }

  /// The first moments and the last one of too many, with a note how many are not shown.
  private static func limited(_ all: [Shown]) -> [Shown] {
    guard all.count > counts.upperBound, var last = all.last else { return all }
    let left = "\(counted(all.count - counts.upperBound, "moment")) before not shown"
    last.note = last.note.map { "\($0), \(left)" } ?? left
    return Array(all.prefix(counts.upperBound - 1)) + [last]
  }

  /// The events of controls with their times and the stages before them, in order. Of the values that a finger passes,
  /// only the last one is noted.
  private static func controlEvents(
    of film: Film
  ) -> [(time: Duration, event: CellEvent, stage: Stage)] {
    var events: [(time: Duration, event: CellEvent, stage: Stage)] = []
    // Whether the next event of a control is a value that a finger passes.
    var passes: [String: Bool] = [:]
    for (index, turn) in zip(film.turns.indices, film.turns).reversed() {
      for event in turn.events.reversed() {
        guard case .control(let name, let told, let item) = event else { continue }
        let isPassing = turn.isIntermediate && told == .valueChanged
        let isPassed = passes.updateValue(isPassing, forKey: "\(item) \(name)") == true
        if isPassing, isPassed { continue }
        events.append((turn.time, event, film.stage(beforeTurn: index)))
      }
    }
    return events.reversed()
  }
}

extension Film {
  /// The stage before a turn, given by its index in `turns`. Before the first one that is its own.
  fileprivate func stage(beforeTurn index: Int) -> Stage {
    let turns = turns
    return turns[max(index - 1, turns.startIndex)].stage
  }

  /// A local extreme of a value of a view's transform.
  fileprivate struct Extreme {
    let time: Duration
    let isLargest: Bool
    let note: String
  }

  /// Steps in which extremes are looked for, in seconds.
  private static var step: Duration { .milliseconds(10) }
  /// How long after a moment extremes are looked for. Our choice: springs of controls have settled by then.
  private static var longest: Duration { .seconds(2) }
  /// The minimum difference of an extreme from the scale at the end of the search; smaller ones are not visible. Our
  /// choice.
  private static var leastSwing: Double { 0.002 }

  /// The first moment between two at which the scale of a view reverses.
  fileprivate func firstExtreme(after start: Duration, before end: Duration) -> Extreme? {
    guard end - start > Self.step * 4 else { return nil }
    var last: [String: [Double]] = [:]
    var time = start
    while time < min(end, start + Self.longest) {
      for cell in timeline.presentation(at: time).cells {
        var scales: [String: Double] = [:]
        cell.view.collectScales(prefix: "\(cell.item).", into: &scales)
        for (name, scale) in scales.sorted(by: { $0.key < $1.key }) {
          let known = last[name] ?? []
          if known.count == 2 {
            let (before, middle) = (known[1] - known[0], scale - known[1])
            let swing = abs(known[1] - (timeline.scale(of: name, at: end) ?? scale))
            if before * middle < 0, swing > Self.leastSwing {
              return Extreme(
                time: time - Self.step, isLargest: before > 0,
                note: "scale \(decimal(known[1], places: 3))")
            }
          }
          last[name] = (known + [scale]).suffix(2)
        }
      }
      time += Self.step
    }
    return nil
  }
}

extension Timeline {
  /// The scale of a view at the end of a part, just before what happens then.
  fileprivate func scale(of name: String, at time: Duration) -> Double? {
    for cell in presentation(at: time - .milliseconds(1)).cells {
      var scales: [String: Double] = [:]
      cell.view.collectScales(prefix: "\(cell.item).", into: &scales)
      if let scale = scales[name] { return scale }
    }
    return nil
  }
}

extension PresentedView {
  /// The horizontal scale of this view and all in it that can be seen, by name.
  fileprivate func collectScales(prefix: String, into scales: inout [String: Double]) {
    guard !self[.isHidden], self[.alpha] > 0.01 else { return }
    if let parts = (presentationTransform ?? self[.transform].matrix).parts {
      scales[prefix + name.rawValue] = parts.scaleX
    }
    for view in subviews { view.collectScales(prefix: prefix, into: &scales) }
  }
}
