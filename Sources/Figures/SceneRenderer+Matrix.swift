internal import Diagrams
internal import Drawing
internal import Films
internal import Interaction
internal import Resolution
internal import Review
public import SceneRendering
internal import Scenes
public import Vocabulary
internal import Wording

extension SceneRenderer {
  /// An item's cell in rows and columns, each of which changes something of the base in the first row and the first
  /// column.
  ///
  /// - Parameters:
  ///   - item: The item whose cell is shown.
  ///   - rows: What the rows change; none for the states that touches can bring the cell into.
  ///   - columns: What the columns change; none for the usual surroundings.
  ///   - userInterfaceStyle: Of the matrix's own lines and letters; `nil` for the scene's.
  /// - Throws: `RenderingError.unknownItem` if the scene has no such item, and `invalidState` if it does not declare a
  /// custom state of a row or column.
  public func stateMatrix(
    item: Int = 0, rows: [MatrixEntry] = [], columns: [MatrixEntry] = [],
    userInterfaceStyle: UserInterfaceStyle? = nil
  ) throws(RenderingError) -> Picture {
    try checkItem(item)
    try checkStates((rows + columns).map(\.state))
    let words = SceneWords(scene)
    var factors: RegionRows?
    if rows.isEmpty, try hasManyStates(item: item) {
      factors = RegionRows(RegionContent(self, item: item))
    }
    let looks: StateLooks
    if let factors {
      looks = try StateLooks(of: self, item: item, states: factors.entries.map(\.state))
    } else {
      looks = try StateLooks(of: self, item: item)
    }
    let rows =
      rows.isEmpty
      ? factors?.entries ?? looks.states.map { MatrixEntry(named: words.name(of: $0), $0) } : rows
    let columns =
      columns.isEmpty
      ? try LookVariant.usual(for: scene.snapshots).map { MatrixEntry($0) } : columns
    let specimens = try specimens(item, rows, columns)
    let silent = SilentParts(of: looks.groups, base: looks.states.first)
    let heads = rows.map { row in
      var head = row.head
      head.isExplained = row.variant == nil && silent.explain(row.state, from: rows[0].state)
      return head
    }
    let sentences = try [factors?.remark].compactMap(\.self) + pictureSentences(columns)
    do {
      let matrix = try StateMatrix(
        rows: heads, columns: columns.map(\.head), specimens: specimens,
        remarks: looks.remarks(words, silent, factors?.entries ?? []) + sentences,
        spoken: spoken(item, rows),
        palette: palette(userInterfaceStyle), typesetter: typesetter)
      return picture(
        titled: "states and variants", description: matrix.description,
        displayList: matrix.displayList)
    } catch {
      throw .diagram(error)
    }
  }

  /// What assistive apps find in the base row, and where another row differs from it; empty if the scene sets nothing
  /// for them.
  private func spoken(_ item: Int, _ rows: [MatrixEntry]) -> [String] {
    let texts = rows.map { spoken(resolved.cell(item: item, state: $0.state)) }
    guard let base = texts.first, texts.contains(where: { !$0.isEmpty }) else { return [] }
    let changes = zip(rows, texts).filter { $1 != base }.map { row, text in
      "When \(row.head.spoken): \(text.isEmpty ? "nothing" : text)."
    }
    let first = "VoiceOver reads: \(base.isEmpty ? "nothing" : base)."
    return changes.isEmpty ? [first.dropLast() + " in every row."] : [first] + changes
  }

  /// Sentences about captured pictures and what they lack in the columns.
  private func pictureSentences(_ columns: [MatrixEntry]) throws(RenderingError) -> [String] {
    var sentences = pictureSentences
    guard !sentences.isEmpty else { return [] }
    for variant in columns.compactMap(\.variant) {
      for sentence in try with(traits: variant.traits(traits)).pictureGapSentences
      where !sentences.contains(sentence) {
        sentences.append(sentence)
      }
    }
    return sentences
  }

  /// The pictures, row by row. Those in the same surroundings have the same window.
  private func specimens(
    _ item: Int, _ rows: [MatrixEntry], _ columns: [MatrixEntry]
  ) throws(RenderingError) -> [[Specimen]] {
    let places = rows.indices.flatMap { row in columns.indices.map { (row: row, column: $0) } }
    var order: [Traits] = []
    var groups: [Traits: [(row: Int, column: Int)]] = [:]
    for place in places {
      var traits = traits
      for variant in [rows[place.row].variant, columns[place.column].variant].compactMap(\.self) {
        traits = variant.traits(traits)
      }
      if groups[traits] == nil { order.append(traits) }
      groups[traits, default: []].append(place)
    }
    let empty = Specimen(ink: [], window: .zero)
    var table = rows.map { _ in columns.map { _ in empty } }
    // If the background is visible in one column, it is shown in all.
    var needsGround = false
    var surroundings: [(renderer: SceneRenderer, cells: [PresentedCell])] = []
    for traits in order {
      let renderer = try with(traits: traits)
      let cells = (groups[traits] ?? []).map { place in
        renderer.resolved.cell(
          item: item, state: rows[place.row].state.adding(columns[place.column].state))
      }
      surroundings.append((renderer, cells))
      if !needsGround {
        needsGround = try CellPictures(of: cells, on: LookStage(renderer)).showsGround
      }
    }
    for (traits, (renderer, cells)) in zip(order, surroundings) {
      let places = groups[traits] ?? []
      let shown = try renderer.specimens(
        of: cells, on: LookStage(renderer), needsGround: needsGround)
      for (place, specimen) in zip(places, shown) {
        var specimen = specimen
        for variant in [rows[place.row].variant, columns[place.column].variant]
          .compactMap(\.self)
        {
          specimen = specimen.seen(as: variant)
        }
        table[place.row][place.column] = specimen
      }
    }
    return table
  }
}

extension CellState {
  /// The state with the flags and states of another one.
  fileprivate func adding(_ other: CellState) -> CellState {
    let flags = other.flags.reduce(self) { $0.setting($1, to: true) }
    return flags.adding(other.customValues)
  }
}

extension MatrixEntry {
  /// The heading of its row or column.
  fileprivate var head: StateMatrix.Head {
    StateMatrix.Head(property: state.isNormal ? variant?.trait : nil, name: name)
  }
}

extension StateLooks {
  /// The minimum mean difference over the whole cell that is reported, in CIEDE2000. A smaller one does not describe
  /// the mark that differs. Our choice.
  private static let leastMean = 0.1

  /// Sentences about the most similar pair of states and the contrast of each text, the lowest
  /// first.
  ///
  /// - Parameter entries: Rows with names of their own; without them the normal state is called that.
  fileprivate func remarks(
    _ words: SceneWords, _ silent: SilentParts, _ entries: [MatrixEntry]
  ) -> [String] {
    func name(_ state: CellState) -> String {
      let entry = state.isNormal ? entries.first { $0.state == state } : nil
      return entry?.name ?? words.name(of: state)
    }
    var remarks: [String] = []
    if let pair = closestPair {
      let difference = pair.difference
      let isMark = difference.mean(.normal) < Self.leastMean
      func number(_ vision: ColorVision) -> Double {
        isMark ? difference.marks[vision, default: 0] : difference.mean(vision)
      }
      let area = decimal(difference.areas[.normal, default: 0], places: 0)
      let worst = ColorVision.allCases.filter { $0 != .normal }.min { number($0) < number($1) }
      let other = worst.map { "; \($0.rawValue) \(LooksReport.difference(number($0)))" }
      remarks.append(
        "Closest pair: \(name(pair.first)) and \(name(pair.second)),"
          + " mean ΔE00 \(LooksReport.difference(number(.normal))) over \(isMark ? "\(area) pt²" : "the cell")"
          + "\(other ?? "").")
    }
    if !silent.parts.isEmpty {
      let verb = silent.parts.count == 1 ? "changes" : "change"
      let names = silent.parts.map(words.name).listed("and")
      remarks.append(
        "\(names.capitalizedFirst) \(verb) nothing that can be seen.")
    }
    // States that look like the base are listed beside the pictures.
    for group in silent.groups where group.first != states.first {
      remarks.append("The same: \(group.map(name).listed("and")).")
    }
    let inks = contrasts.filter { !$0.isPart }.sorted {
      ($0.ratio, $0.view.rawValue, $0.state) < ($1.ratio, $1.view.rawValue, $1.state)
    }
    // Views that have the same colours share an entry.
    var pairs: [(ink: String, ground: String, views: [String], ratio: Double)] = []
    var seen: Set<[String]> = []
    for ink in inks where seen.insert([ink.view.rawValue, ink.ground]).inserted {
      let name = CellDifference.words(ofInk: ink.view)
      if let index = pairs.firstIndex(where: {
        $0.ink == ink.ink && $0.ground == ink.ground && $0.ratio == ink.ratio
      }) {
        if !pairs[index].views.contains(name) { pairs[index].views.append(name) }
      } else {
        pairs.append((ink.ink, ink.ground, [name], ink.ratio))
      }
    }
    let told = pairs.map {
      "\($0.views.listed("and")) on \($0.ground) \(LooksReport.ratio($0.ratio))"
    }
    let separator = pairs.contains { $0.views.count > 2 } ? "; " : ", "
    if !told.isEmpty { remarks.append("Contrast: \(told.joined(separator: separator)).") }
    return remarks
  }
}
