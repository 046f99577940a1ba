internal import CollectionLayouts
internal import Drawing
internal import Notation
internal import Vocabulary

extension ListLayout: SceneLayout {
  static let key = "listLayout"

  func dump(into dump: inout SceneDump) {
    dump.line("appearance \(appearance.rawValue)")
    dump.line("showsSeparators \(showsSeparators)")
    let lines = separatorConfiguration
    if lines != ListSeparatorConfiguration() {
      dump.section("separatorConfiguration") { lines.dump(into: &$0) }
    }
    if let rowHeight { dump.line("rowHeight \(decimal(rowHeight))") }
    if let color = backgroundColor { dump.line("backgroundColor \(color.sceneText)") }
  }

  var colors: [(keys: [String], color: DynamicColor)] {
    [(["separatorConfiguration", "color"], separatorConfiguration.color)]
      + (backgroundColor.map { [(["backgroundColor"], $0)] } ?? [])
  }

  func mappingColors(
    _ change: (_ keys: [String], DynamicColor) -> DynamicColor
  ) -> CollectionLayout? { .listLayout(replacingColors(change)) }

  /// Returns the list with its colours replaced.
  func replacingColors(
    _ change: (_ keys: [String], DynamicColor) -> DynamicColor
  ) -> ListLayout {
    var list = self
    list.separatorConfiguration.color = change(
      ["separatorConfiguration", "color"], separatorConfiguration.color)
    list.backgroundColor = backgroundColor.map { change(["backgroundColor"], $0) }
    return list
  }
}

extension ListSeparatorConfiguration {
  fileprivate func dump(into dump: inout SceneDump) {
    dump.line("topSeparatorVisibility \(topSeparatorVisibility.rawValue)")
    dump.line("bottomSeparatorVisibility \(bottomSeparatorVisibility.rawValue)")
    let insets = [
      ("topSeparatorInsets", topSeparatorInsets), ("bottomSeparatorInsets", bottomSeparatorInsets),
    ]
    for case (let name, let insets?) in insets { dump.line("\(name) \(insets.sceneText)") }
    dump.line("color \(color.sceneText)")
  }
}
