internal import Diagrams
internal import Interaction
internal import Resolution
public import Review
public import SceneRendering
internal import Scenes
public import Vocabulary

extension SceneRenderer {
  /// Draws the states of an item's cell in rows and variants in columns.
  ///
  /// - Parameters:
  ///   - item: The item whose cell is shown.
  ///   - variants: The columns, each a change of the renderer's traits; empty for the default ones.
  ///   - appearance: The appearance of the matrix's lines and text; `nil` for the scene's.
  public func stateMatrix(
    item: Int = 0, variants: [LookVariant] = [], appearance: Appearance? = nil
  ) throws(RenderingError) -> Picture {
    try checkItem(item)
    let variants = try variants.isEmpty ? LookVariant.usual(for: scene.snapshots) : variants
    let looks = try StateLooks(of: self, item: item)
    let states = looks.states
    var columns: [StateMatrix.Column] = []
    for variant in variants {
      let renderer = try with(variant.traits(traits))
      let stage = LookStage(renderer)
      columns.append(
        StateMatrix.Column(
          name: variant.name, ground: variant.seen(stage.ground),
          pictures: states.map { state in
            variant.seen(stage.displayList(of: renderer.resolved.cell(item: item, state: state)))
          }))
    }
    do {
      let matrix = try StateMatrix(
        of: states, columns: columns, remarks: looks.remarks, palette: palette(appearance),
        typesetter: typesetter)
      return Picture(
        title: titled("states and variants"), description: matrix.description,
        scale: traits.displayScale.factor, displayList: matrix.displayList)
    } catch {
      throw .diagram(error)
    }
  }
}

extension StateLooks {
  /// Sentences about the most similar pair of states and the contrast of each text, the lowest
  /// first.
  fileprivate var remarks: [String] {
    var remarks: [String] = []
    if let pair = closestPair {
      let worst = ColorVision.allCases.filter { $0 != .normal }
        .min { pair.difference.mean($0) < pair.difference.mean($1) }
      let other = worst.map {
        "; \($0.rawValue) \(LooksReport.difference(pair.difference.mean($0)))"
      }
      remarks.append(
        "Closest pair: \(pair.first.text(separator: "+")) and \(pair.second.text(separator: "+")),"
          + " ΔE00 \(LooksReport.difference(pair.difference.mean(.normal)))\(other ?? "").")
    }
    for group in groups where group.count > 1 {
      remarks.append("The same: \(LooksReport.list(group.map(\.id), "and")).")
    }
    var seen: Set<[String]> = []
    let inks = contrasts.sorted {
      ($0.ratio, $0.view.rawValue, $0.state) < ($1.ratio, $1.view.rawValue, $1.state)
    }
    let told = inks.filter { seen.insert([$0.view.rawValue, $0.ground]).inserted }
      .map { "\($0.view.rawValue) on \($0.ground) \(LooksReport.ratio($0.ratio))" }
    if !told.isEmpty { remarks.append("Contrast: \(told.joined(separator: ", ")).") }
    return remarks
  }
}
