internal import CollectionLayouts
internal import Drawing
internal import Notation

extension ListLayout {
  /// Adds the values that differ from UIKit's defaults.
  func addSettings(to list: inout SettingList, _ path: ScenePath) {
    // The appearance is always included, so that the text says that the layout is a list.
    list.add(appearance.rawValue, at: path.key("appearance"))
    list.add(showsSeparators, unless: true, at: path.key("showsSeparators")) { "\($0)" }
    if let rowHeight { list.add(decimal(rowHeight), at: path.key("rowHeight")) }
    let (lines, standard) = (separatorConfiguration, ListSeparatorConfiguration())
    let separators = path.key("separatorConfiguration")
    list.add(
      lines.topSeparatorVisibility, unless: standard.topSeparatorVisibility,
      at: separators.key("topSeparatorVisibility")
    ) { $0.rawValue }
    list.add(
      lines.bottomSeparatorVisibility, unless: standard.bottomSeparatorVisibility,
      at: separators.key("bottomSeparatorVisibility")
    ) { $0.rawValue }
    if let insets = lines.topSeparatorInsets {
      list.add(insets.sceneText, at: separators.key("topSeparatorInsets"))
    }
    if let insets = lines.bottomSeparatorInsets {
      list.add(insets.sceneText, at: separators.key("bottomSeparatorInsets"))
    }
    list.add(lines.color, unless: standard.color, at: separators.key("color")) { $0.sceneText }
  }
}
