internal import Diagrams
internal import Drawing
internal import Films
internal import Interaction
internal import Scenes
internal import Validation
internal import Vocabulary
internal import Wording

/// The names of a statechart's regions and places for people.
struct RegionNames {
  private let chart: StateChart
  private let scene: Scene
  let words: SceneWords

  init(_ chart: StateChart, _ scene: Scene) {
    (self.chart, self.scene) = (chart, scene)
    words = SceneWords(scene)
  }

  /// An action of the chart in words.
  func action(_ text: String) -> String { words.action(text) }

  /// A flag or a custom state in words.
  func name(_ word: StateChange.Word) -> String { words.name(word) }

  /// The title of a region: "Touch", "Selection", or the label of its states.
  func title(_ region: Int) -> String {
    let titles = chart.regions[region].parts.map { part in
      switch chart.parts[part].word {
      case .flag(.highlighted): "Touch"
      case .flag(.selected): "Selection"
      case .flag(let flag):
        Self.capitalized(
          scene.flags.first { $0.flag == flag && !$0.label.isEmpty }?.label ?? flag.rawValue)
      case .custom(let name):
        words.heading(ofControlState: name)
          ?? Self.capitalized(
            state(name).flatMap { $0.label.isEmpty ? nil : $0.label } ?? Self.switchName(name)
              ?? name)
      }
    }
    return titles.joined(separator: ", ")
  }

  /// Remarks about a region: the name of its property, and who sets it.
  func notes(_ region: Int) -> [String] {
    chart.regions[region].parts.flatMap { index -> [String] in
      let part = chart.parts[index]
      switch part.word {
      case .flag(.selected):
        let several = scene.collectionView.allowsMultipleSelection
        return ["isSelected", several ? "any number" : "one at a time"]
      case .flag(let flag):
        return [flag.propertyName] + (part.isOfApp ? ["set by the app"] : [])
      case .custom(let name):
        guard let state = state(name) else {
          return (words.heading(ofControlState: name) == nil ? [] : [name])
            + (ControlFlag.parts(of: name)?.property.isSetByTouches == true
              ? ["set by touches"] : [])
        }
        let arrows = chart.regions[region].arrows
        // A slider's finger, or an action that is tapped, sets what the app sets, too.
        let isTouched = part.isOfApp && arrows.contains { !$0.isOfApp }
        let source =
          isTouched
          ? "set by touches and by the app"
          : part.isOfApp || !arrows.isEmpty && arrows.allSatisfy(\.isOfApp)
            ? "set by the app"
            : name == LoadedScene.touchInsideState
              ? "where the finger is"
              : arrows.contains(where: \.isOfApp) ? "set by events and by the app" : "set by events"
        var range: [String] = []
        if case .number = state.kind {
          range = [state.kind.sceneText.prefix { $0 != " " }.description]
        }
        let isTitle = spacedWords(name) == spacedWords(title(region)).lowercased()
        return (state.label.isEmpty || isTitle ? [] : [name]) + [source] + range
      }
    }
  }

  private func state(_ name: String) -> CustomState? { scene.states.first { $0.name == name } }

  /// The name of a place in its region: "highlighted", "not playing", "loading", "0.5".
  func name(_ region: Int, _ place: Int) -> String {
    let region = chart.regions[region]
    let names = zip(region.parts, region.places[place]).map { valueName($0, $1) }
    guard names.count > 1 else { return names.first ?? "" }
    let changed = zip(region.parts, region.places[place]).filter {
      chart.parts[$0].values[$1] != chart.parts[$0].defaultValue
    }.map { fullName($0, $1) }
    return changed.isEmpty ? CellState.normal.id : changed.joined(separator: " + ")
  }

  /// The name of a place without its region: "download loading".
  func fullName(ofPlace place: Int, in region: Int) -> String {
    let region = chart.regions[region]
    guard region.parts.count == 1 else {
      return name(chart.regions.firstIndex(of: region) ?? 0, place)
    }
    return fullName(region.parts[0], region.places[place][0])
  }

  private func valueName(_ part: Int, _ value: Int) -> String {
    let (part, value) = (chart.parts[part], chart.parts[part].values[value])
    switch (part.word, value) {
    case (.flag(.highlighted), .flag(false)): return CellState.normal.id
    case (.flag(.selected), .flag(false)): return "deselected"
    case (_, .flag(let holds)):
      return holds ? words.name(part.word) : words.opposite(part.word)
    case (_, .word(let word)): return spacedWords(word)
    case (_, .number): return value.description
    }
  }

  private func fullName(_ part: Int, _ value: Int) -> String {
    switch chart.parts[part].values[value] {
    case StateChart.suspended, .flag: valueName(part, value)
    case .word, .number: "\(words.name(chart.parts[part].word)) \(valueName(part, value))"
    }
  }

  /// The names of the places that differ from the initial ones, joined by plus signs; "base" for none.
  func combination(_ places: [Int]) -> String {
    let changed = chart.regions.indices.filter { places[$0] != chart.regions[$0].initial }
    return changed.isEmpty
      ? "base" : changed.map { fullName(ofPlace: places[$0], in: $0) }.joined(separator: " + ")
  }

  /// The maximum number of places that a guard names. Our choice: longer conditions are hard to read.
  private static let mostNamed = 6

  /// Whether a guard is too long to be written in a picture.
  func isLong(_ conditions: [StateChart.Condition]?) -> Bool {
    let terms = (conditions ?? []).flatMap(\.terms)
    return terms.map { named($0).count }.reduce(0, +) > Self.mostNamed
  }

  /// The places that a term names: those in which it holds, or the only one in which it does not.
  private func named(_ term: StateChart.Condition.Term) -> [Int] {
    let others = chart.regions[term.region].places.indices.filter { !term.places.contains($0) }
    return term.places.count > 1 && others.count == 1 ? others : term.places
  }

  /// A guard in brackets, as "[in highlighted and not locked]"; empty for none.
  func text(_ conditions: [StateChart.Condition]?) -> String {
    guard let conditions else { return "" }
    guard !isLong(conditions) else { return "[in some states]" }
    let texts = conditions.map { condition in
      condition.terms.map(text).joined(separator: " and ")
    }
    return "[\(texts.joined(separator: " or "))]"
  }

  private func text(_ term: StateChart.Condition.Term) -> String {
    let all = chart.regions[term.region].places.indices
    let others = all.filter { !term.places.contains($0) }
    if term.places.count > 1, others.count == 1 {
      return "not in " + fullName(ofPlace: others[0], in: term.region)
    }
    let names = term.places.map { fullName(ofPlace: $0, in: term.region) }
    if names.count == 1, names[0].hasPrefix("not ") { return names[0] }
    return "in " + names.joined(separator: " or ")
  }

  /// The name of the switch of which a state says the side; `nil` for other states.
  private static func switchName(_ state: String) -> String? {
    guard let (control, flag) = ControlFlag.parts(of: state), flag.isOfSwitches else { return nil }
    return control.rawValue
  }

  private static func capitalized(_ name: String) -> String {
    spacedWords(name.replacing(".", with: " ")).capitalizedFirst
  }
}
