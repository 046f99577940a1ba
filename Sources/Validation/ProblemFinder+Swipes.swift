internal import CollectionLayouts
internal import Interaction
internal import Messages
internal import OrderedCollections
internal import Scenes
internal import Views
internal import Vocabulary

/// Checks swipe actions.
extension ProblemFinder {
  /// The maximum number of actions at an edge. Our choice: more do not fit into a row.
  private static let mostActions = 8
  /// The maximum number of rows of a context menu. Our choice: more do not fit on a screen.
  private static let mostRows = 16

  mutating func checkSwipeActions() {
    let view = scene.collectionView
    var names: Set<ViewName> = []
    for edge in SwipeEdge.allCases {
      guard let actions = view.swipeActions(at: edge) else { continue }
      let path = ScenePath.scene.key("collectionView").key("\(edge.rawValue)SwipeActions")
      if !hasRows {
        add(path, "rows of lists have swipe actions; write listLayout instead of another layout")
      }
      if actions.actions.count > Self.mostActions {
        add(path, "there are at most \(Self.mostActions) actions at an edge; leave some out")
      }
      check(Array(actions.actions.prefix(Self.mostActions)), "swipe actions", &names, path)
    }
    let path = ScenePath.scene.key("collectionView").key("contextMenu")
    if view.contextMenu.count > Self.mostRows {
      add(path, "a context menu has at most \(Self.mostRows) rows; leave some out")
    }
    check(Array(view.contextMenu.prefix(Self.mostRows)), "actions", &names, path)
  }

  private mutating func check(
    _ actions: [SwipeActions.Action], _ what: String, _ names: inout Set<ViewName>,
    _ path: ScenePath
  ) {
    for (index, action) in actions.enumerated() {
      let path = path.index(index)
      let name = action.name.rawValue.shortened
      if !action.name.isAllowed {
        add(path, "\"\(name)\" is not a valid name; use a word of letters and digits")
      } else if known[action.name] != nil {
        add(path, "a view of the cell is called \"\(name)\", too; choose another name")
      } else if !names.insert(action.name).inserted {
        add(path, "two \(what) are called \"\(name)\"; names are unique")
      }
      check(action.when, path)
    }
  }

  /// Whether the cells are rows: of a list, or of a table.
  private var hasRows: Bool {
    let layout = scene.collectionView.collectionViewLayout
    return scene.cell.cellClass == .tableViewCell && layout.scrollDirection == .vertical
      || scene.collectionView.sections.indices.contains { layout.kind.list(ofSection: $0) != nil }
  }

  mutating func check(_ swipe: SwipeGesture, isDown: Bool, _ path: ScenePath) {
    if isDown { add(path, "a finger is down; lift it first with \"up\"") }
    if scene.collectionView.swipeActions(at: swipe.edge) == nil {
      add(
        path,
        "there are no \(swipe.edge.rawValue)SwipeActions; write them under \"collectionView\"")
    }
  }
}
