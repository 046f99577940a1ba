internal import Drawing
internal import Views
internal import Vocabulary

extension ListLayout {
  func check(in finder: inout some LayoutChecker, _ path: ScenePath) {
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
}
