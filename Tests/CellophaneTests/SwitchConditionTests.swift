import Cellophane
import Interaction
import Resolution
import Scenes
import Testing

/// Conditions that ask for the side of a switch.
@Suite("Conditions on switches")
struct SwitchConditionTests {
  @Test(
    "the delegate, menus and rows ask for the state of the side that differs from the template",
    arguments: [(false, "toggle.off", "toggle.on"), (true, "toggle.on", "toggle.off")])
  func conditions(isOn: Bool, side: String, state: String) throws {
    let file = """
      cellophane: 1
      cell:
        class: UICollectionViewListCell
        contentView:
          subviews: [{ switch: toggle, isOn: \(isOn), constraints: [center = superview] }]
      rules: [{ when: \(side), contentView.alpha: 0.5 }]
      collectionView:
        frame: { width: 200, height: 120 }
        listLayout: {}
        items: 1
        delegate: { shouldHighlightItem: \(side), shouldSelectItem: \(side), shouldDeselectItem: \(side) }
        leadingSwipeActions: [{ action: pin, title: Pin, when: \(side) }]
        trailingSwipeActions: [{ action: trash, title: Delete, when: \(side) }]
        contextMenu: [{ action: share, title: Share, when: \(side) }]
      """
    let scene = try SceneDocument(Array(file.utf8), file: "a.yaml").scene
    let loaded = try SceneRenderer(scene).resolved.scene
    let view = loaded.collectionView
    let conditions =
      loaded.rules.map(\.when)
      + [
        view.delegate.shouldHighlightItem.answer, view.delegate.shouldSelectItem.answer,
        view.delegate.shouldDeselectItem.answer,
      ] + view.namedActions.map(\.when)
    let expected = CellPredicate.not(.custom(state))
    #expect(conditions == Array(repeating: expected, count: 7))
  }
}
