internal import CollectionLayouts
internal import Drawing
internal import Views
internal import Vocabulary

extension ListLayout {
  func check(in checker: inout some LayoutChecker, _ path: ScenePath) {
    for (keys, color) in colors { checker.check(color, keys.reduce(path) { $0.key($1) }) }
    if let rowHeight {
      checker.checkSize(Size(1, rowHeight), "rowHeight", path)
      if checker.scene.cell.cellClass != .tableViewCell {
        checker.add(
          path.key("rowHeight"),
          "only rows of tables have a rowHeight; write \"class: UITableViewCell\" under \"cell\", or"
            + " leave it out")
      }
    }
    let separators = separatorConfiguration
    for insets in [separators.topSeparatorInsets, separators.bottomSeparatorInsets] {
      guard let insets else { continue }
      checker.checkDistances([insets.leading, insets.trailing], "separatorConfiguration", path)
    }
  }
}
