internal import Diagrams
internal import Review
internal import SceneRendering
internal import Scenes
internal import Views
internal import Vocabulary
internal import Wording

/// How regions affect each other, in words and pictures.
extension RegionContent {
  /// The maximum number of properties that a remark names.
  private static let mostKeys = 3

  func interactions() throws(RenderingError) -> [RegionChart.Interaction] {
    var list: [RegionChart.Interaction] = []
    let hiding = looks.interactions.filter { $0.kind == .hides }
    for interaction in looks.interactions {
      let first = names.fullName(ofPlace: interaction.first.place, in: interaction.first.region)
      let second = names.fullName(ofPlace: interaction.second.place, in: interaction.second.region)
      var both = looks.base(for: [interaction.first.region, interaction.second.region])
      both[interaction.first.region] = interaction.first.place
      both[interaction.second.region] = interaction.second.place
      let keys = interaction.keys.map(Self.words)
      let more = keys.count - Self.mostKeys
      let named =
        keys.prefix(Self.mostKeys).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
      switch interaction.kind {
      case .hides:
        let specimen = hiding.count <= 3 ? try picture(both) : nil
        list.append(
          RegionChart.Interaction(
            title: "\(first) hides \(second)",
            text: "\(first) + \(second) looks like \(first) alone.", specimen: specimen))
      case .decides:
        list.append(
          RegionChart.Interaction(
            title: "\(first) wins over \(second)", text: "Both change \(named)."))
      case .joins:
        list.append(
          RegionChart.Interaction(
            title: "\(first) and \(second) together",
            text: "They make another value of \(named) than either alone."))
      }
    }
    return list
  }

  private func picture(_ places: [Int]) throws(RenderingError) -> Specimen {
    try renderer.specimens(of: [cell(places)], on: stage)[0]
  }

  private static func words(_ key: RegionLooks.Key) -> String {
    let view = CellDifference.words(key.view.rawValue)
    guard let property = key.property else { return "whether \(view) is shown" }
    return "\(view)'s \(CellDifference.words(property.rawValue))"
  }
}
