internal import Films
internal import Interaction
internal import Review
internal import SceneRendering
internal import Wording

/// The rows of a matrix of a cell with many states: the initial state, and each place of each region alone, in the
/// place of the region that it is seen in.
struct RegionRows {
  let entries: [MatrixEntry]
  /// The omissions of the rows, in words; empty for none.
  let remark: String

  /// The maximum number of rows. Our choice: more are hard to survey.
  private static let most = 36

  init(_ content: RegionContent) {
    let chart = content.states
    var rows = [chart.initial]
    for index in content.order {
      var places = content.looks.base(for: [index])
      for place in chart.regions[index].places.indices {
        places[index] = place
        if !rows.contains(places) { rows.append(places) }
      }
    }
    let shown = rows.prefix(Self.most)
    entries = shown.enumerated().map { number, places in
      let state = chart.cellState(places)
      // The base of a cell with flags that begin as true is not the normal state.
      return MatrixEntry(
        named: number == 0
          ? content.names.words.name(of: state) : content.names.combination(places), state)
    }
    let last = content.names.combination(rows.last ?? chart.initial)
    let rest =
      rows.count > shown.count
      ? " \(rows.count - shown.count) more are left out, the last of them \(last)." : ""
    let count = chart.stateCount.map { " of \($0) states" } ?? ""
    remark =
      "Each row changes one part of the base, so that \(shown.count)\(count) are shown.\(rest)"
      + " --rows shows others, for example --rows \(Self.example(chart, rows))."
  }

  /// The base and the combination of the last places of the first two regions, as `--rows` reads them.
  private static func example(_ chart: StateChart, _ rows: [[Int]]) -> String {
    var places = chart.initial
    for region in chart.regions.indices.prefix(2) {
      places[region] = chart.regions[region].places.indices.last ?? 0
    }
    return "normal," + chart.cellState(places).text(separator: "+")
  }
}
