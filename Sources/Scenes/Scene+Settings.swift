internal import Drawing
internal import Interaction
internal import OrderedCollections
package import Vocabulary

extension Scene {
  /// The values that differ from UIKit's defaults outside of the cell and the rules, in the order of the reference.
  ///
  /// The size of the collection view and the number of items are always included.
  ///
  /// - Parameter traits: The traits of the picture, which can differ from the scene's.
  package func settings(in traits: Traits) -> [SceneSetting] {
    var list = SettingList()
    list.add(traits)
    for (index, folder) in assets.enumerated() {
      list.add(quoted(folder), at: .scene.key("assets").index(index))
    }
    for (index, file) in fontFiles.enumerated() {
      list.add(quoted(file), at: .scene.key("fontFiles").index(index))
    }
    list.add(self)
    if cell.cellClass != .collectionViewCell {
      list.add(cell.cellClass.rawValue, at: .scene.key("cell").key("class"))
    }
    list.add(collectionView)
    return list.settings
  }

  /// The steps of a script, each with its place in the scene.
  package func settings(ofScript name: String) -> [SceneSetting] {
    let path = ScenePath.scene.key("scripts").key(name)
    return (scripts[name]?.steps ?? []).enumerated().map { index, step in
      SceneSetting(path: path.index(index), value: step.text, scope: .scripts)
    }
  }
}
