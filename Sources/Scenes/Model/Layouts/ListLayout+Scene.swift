internal import Drawing
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

  func check(in finder: inout ProblemFinder, _ path: ScenePath) {
    for (keys, color) in colors { finder.check(color, keys.reduce(path) { $0.key($1) }) }
    if let rowHeight {
      finder.checkSize(Size(1, rowHeight), "rowHeight", path)
      if finder.scene.cell.cellClass != .tableViewCell {
        finder.add(
          path.key("rowHeight"),
          "only rows of tables have a rowHeight; write \"class: UITableViewCell\" under \"cell\", or"
            + " leave it out")
      }
    }
    let separators = separatorConfiguration
    for insets in [separators.topSeparatorInsets, separators.bottomSeparatorInsets] {
      guard let insets else { continue }
      finder.checkDistances([insets.leading, insets.trailing], "separatorConfiguration", path)
    }
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
