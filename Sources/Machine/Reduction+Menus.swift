internal import Drawing
package import Interaction
internal import Scenes
package import Vocabulary

extension Machine {
  /// The actions of the context menu of an item's cell in its state; empty if it has none.
  package func menuActions(ofItem item: Int, in stage: Stage) -> [ViewName] {
    guard hasMenus else { return [] }
    let subject = subject(ofItem: item, in: stage)
    return scene.collectionView.contextMenu.filter { $0.when.holds(for: subject) }.map(\.name)
  }

  /// Whether an action of the context menu can be performed.
  package func isEnabled(menuAction name: ViewName) -> Bool {
    scene.collectionView.contextMenu.contains { $0.name == name && $0.isEnabled }
  }

  /// Where the rows of a context menu with some actions are.
  func menuArrangement(of names: [ViewName], traits: Traits) -> ContextMenu.Arrangement {
    let actions = names.map { name in
      scene.collectionView.contextMenu.first { $0.name == name }
    }
    return ContextMenu.Arrangement(
      rowHeights: actions.map { action in
        ContextMenu.rowHeight(
          fitting: action.map {
            geometry.height(ofView: $0.viewKind, width: ContextMenu.width, traits: traits)
          } ?? 0)
      }, groups: actions.map { $0?.group })
  }

  /// The height that the collection view needs so that the context menu of an item's cell has room beside the cell, in
  /// points; `nil` if the cell has no menu.
  package func heightForMenu(ofItem item: Int, in stage: Stage) -> Double? {
    let actions = menuActions(ofItem: item, in: stage)
    guard !actions.isEmpty, let cell = arrangement(of: stage).frame(ofItem: item) else {
      return nil
    }
    let menu = menuArrangement(of: actions, traits: stage.traits).size
    return ShownMenu.height(of: menu, beside: cell.size)
  }

  /// Whether a place is an action of the context menu that is shown. It can be touched outside of the collection view,
  /// too: in UIKit menus are in the window.
  package func isOnMenu(_ place: TouchPlace, in stage: Stage) -> Bool {
    guard case .view(let name, let item, _) = place, let menu = stage.menu, !menu.isClosing else {
      return false
    }
    return menu.item == item && menu.actions.contains(name)
  }

  /// The machine of a collection view whose cells have no context menus.
  package var withoutMenus: Machine {
    var machine = self
    machine.hasMenus = false
    return machine
  }
}

/// Context menus.
extension Reduction {
  /// A finger comes down: on a menu that is shown, whose touch no cell and no recogniser receives, or on a cell, whose
  /// menu opens if it stays there.
  mutating func touchMenu() {
    guard stage.menu == nil else {
      stage.finger?.isOnMenu = true
      stage.finger?.withdraw()
      return advanceGestures { $0.cancel() }
    }
    guard let finger = stage.finger, let item = finger.item, finger.control == nil,
      !finger.isWithdrawn, !machine.menuActions(ofItem: item, in: stage).isEmpty
    else { return }
    stage.finger?.timeUntilMenu = ShownMenu.pressDuration
  }

  /// A finger that moves opens no menu.
  mutating func moveBeforeMenu() {
    guard let finger = stage.finger, finger.timeUntilMenu != nil else { return }
    let way = finger.center - finger.origin
    if max(abs(way.x), abs(way.y)) > Self.panSlop { stage.finger?.timeUntilMenu = nil }
  }

  /// A finger has rested on a cell: its menu opens, and the cell loses the touch.
  mutating func openMenu() {
    stage.finger?.timeUntilMenu = nil
    guard let finger = stage.finger, let item = finger.item,
      let frame = arrangement.frame(ofItem: item)
    else { return }
    record([.call(.contextMenuConfigurationForItemsAt, item: item)], before: stage)
    let actions = machine.menuActions(ofItem: item, in: stage)
    guard !actions.isEmpty else { return }
    advanceGestures { $0.recognizer.shouldRecognizeSimultaneously ? nil : $0.cancel() }
    withdrawTouch()
    stage.finger?.isOnMenu = true
    stage.finger?.hasOpenedMenu = true
    stage.menu = ShownMenu(
      item: item, actions: actions,
      arrangement: machine.menuArrangement(of: actions, traits: stage.traits), cell: frame,
      in: machine.scene.collectionView.size)
    stage.finger?.coveringAction = stage.menu?.action(at: finger.location)
    if machine.isConfined { stage.menu?.rest() }
    record([.call(.willDisplayContextMenu, item: item)], before: stage)
  }

  /// A finger moves while a menu is shown, perhaps away from the row that has come to lie under it.
  mutating func moveOnMenu() {
    guard let finger = stage.finger, finger.coveringAction != nil else { return }
    if stage.menu?.action(at: finger.location) != finger.coveringAction {
      stage.finger?.coveringAction = nil
    }
  }

  /// A finger lifts while a menu is shown: on a row, whose action is performed unless it is disabled, or elsewhere, which
  /// closes the menu unless the finger has just opened it. The finger that has opened it performs nothing where it was.
  mutating func endMenuTouch(_ finger: Finger, isCancelled: Bool) {
    guard finger.isOnMenu, !isCancelled, let menu = stage.menu, !menu.isClosing else { return }
    if let action = menu.action(at: finger.location), action != finger.coveringAction,
      machine.isEnabled(menuAction: action)
    {
      closeMenu()
      record([.control(action, .primaryActionTriggered, item: menu.item)], before: stage)
    } else if !finger.hasOpenedMenu, !menu.frame.contains(finger.location) {
      closeMenu()
    }
  }

  private mutating func closeMenu() {
    guard let menu = stage.menu, !menu.isClosing else { return }
    record([.call(.willEndContextMenuInteraction, item: menu.item)], before: stage)
    stage.menu?.close()
    if machine.isConfined { stage.menu?.rest() }
    restMenu()
  }

  /// Ends the movement of the menu that is over.
  mutating func restMenu() {
    if stage.menu?.timeUntilRest == .zero { stage.menu?.rest() }
    if stage.menu?.isGone == true { stage.menu = nil }
  }
}
