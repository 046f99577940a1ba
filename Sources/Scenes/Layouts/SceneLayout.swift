package import CollectionLayouts
internal import Vocabulary

/// The additions of a layout to scenes: its text form, its checks and its colours. Each layout conforms in a
/// file of its own, and `CollectionLayout.sceneLayout` lists them.
protocol SceneLayout {
  /// The key of the layout under `collectionView`.
  static var key: String { get }
  /// Writes the layout's properties.
  func dump(into dump: inout SceneDump)
  /// Adds the values that snapshots depend on. Default: all that are dumped.
  func addSettings(to list: inout SettingList, _ path: ScenePath)
  /// Reports the problems of the layout, whose path is given.
  func check(in checker: inout some LayoutChecker, _ path: ScenePath)
  /// The colours of the layout with their keys. Default: none.
  var colors: [(keys: [String], color: DynamicColor)] { get }
  /// Returns the layout with its colours replaced; `nil` if it has none. Default: `nil`.
  func mappingColors(
    _ change: (_ keys: [String], DynamicColor) -> DynamicColor
  ) -> CollectionLayout?
}

extension SceneLayout {
  var key: String { Self.key }
  var colors: [(keys: [String], color: DynamicColor)] { [] }

  func addSettings(to list: inout SettingList, _ path: ScenePath) {
    var dump = SceneDump()
    self.dump(into: &dump)
    list.add(dump, path)
  }

  func mappingColors(
    _ change: (_ keys: [String], DynamicColor) -> DynamicColor
  ) -> CollectionLayout? { nil }
}

extension CollectionView {
  /// The key of the layout in scene files.
  package var layoutKey: String { collectionViewLayout.sceneLayout.key }
}

extension CollectionLayout {
  /// The additions of the layout to scenes. A further layout adds its case here.
  var sceneLayout: any SceneLayout {
    switch self {
    case .flowLayout(let layout): layout
    case .listLayout(let layout): layout
    case .compositionalLayout(let layout): layout
    case .customLayout(let layout): layout
    }
  }

  /// Reports the problems of the layout, whose path is given.
  package func check(in checker: inout some LayoutChecker, _ path: ScenePath) {
    sceneLayout.check(in: &checker, path)
  }
}
