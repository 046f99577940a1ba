internal import Interaction

/// The states of all cells at a moment: the selection machine, and the scene's own states of the cells
/// that have been told any.
struct StateTable: Sendable {
  var model: SelectionModel
  var custom: [Int: Set<String>] = [:]
  private let scene: ResolvedScene

  init(_ scene: ResolvedScene) {
    self.scene = scene
    model = scene.selectionModel
  }

  init(_ scene: ResolvedScene, after turn: Turn) {
    self.scene = scene
    model = turn.model
    custom = turn.custom
  }

  /// The state of an item's cell.
  func state(of item: Int) -> CellState { withCustomStates(model.state(of: item), of: item) }

  /// Flags with the scene's own states of an item's cell.
  func withCustomStates(_ flags: CellState, of item: Int) -> CellState {
    names(of: item).reduce(flags) { $0.setting(custom: $1, true) }
  }

  /// Assigns one of the scene's own states; says whether that changes it.
  mutating func assign(_ value: Bool, to name: String, of item: Int) -> Bool {
    var names = names(of: item)
    guard names.contains(name) != value else { return false }
    if value { names.insert(name) } else { names.remove(name) }
    custom[item] = names
    return true
  }

  private func names(of item: Int) -> Set<String> {
    custom[item] ?? scene.initialStates(ofItem: item)
  }
}
