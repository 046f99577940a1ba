internal import Interaction
internal import OrderedCollections
internal import Scenes
internal import Vocabulary

extension SceneNotes {
  /// What `UITableView` shows before the rows while it is edited, which is not drawn: with
  /// `allowsMultipleSelectionDuringEditing` a circle that gets a checkmark when the row is selected (documented; the
  /// circle from memory, unverified), and else a sign for deleting, unless the app chooses another editing style
  /// (documented). A scene with a rule for editing shows something itself.
  static func editingNotes(_ scene: Scene) -> [SceneProblem] {
    guard scene.cell.cellClass == .tableViewCell,
      !scene.rules.contains(where: { $0.when.flags.contains(.editing) })
    else { return [] }
    let path: ScenePath
    let control: String
    if scene.collectionView.allowsMultipleSelectionDuringEditing {
      path = ScenePath.scene.key("collectionView").key("allowsMultipleSelectionDuringEditing")
      control = "a circle for the selection"
    } else if let begin = scene.firstEditing {
      (path, control) = (begin, "a sign for deleting")
    } else {
      return []
    }
    return [
      SceneProblem(
        path: path,
        message: "UITableView shows \(control) before each row while it is edited, and moves the"
          + " content aside; neither is drawn, so show it with a rule \"when: editing\"")
    ]
  }
}

extension Scene {
  /// The first step of a script with which editing begins; `nil` if none does.
  fileprivate var firstEditing: ScenePath? {
    for (name, script) in scripts {
      if let index = script.steps.firstIndex(of: .setEditing(true)) {
        return ScenePath.scene.key("scripts").key(name).index(index)
      }
    }
    return nil
  }
}
