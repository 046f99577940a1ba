import Cellophane
import Testing
import Views

/// Swipe actions and context menus. No example scene contains their spelling in Swift.
@Suite("Swipe actions and context menus in Swift")
struct SwiftActionTests {
  /// The scene of a list from a file.
  private let file: Scene

  init() throws {
    file = try SceneDocument(
      Array(
        """
        cellophane: 1
        cell: { class: UICollectionViewListCell, contentView: { subviews: [{ view: pad }] } }
        states: { unread: data }
        collectionView:
          frame: { width: 320, height: 100 }
          listLayout: { appearance: plain }
          leadingSwipeActions:
            - { action: read, title: Read, systemImage: star, when: unread }
          trailingSwipeActions:
            performsFirstActionWithFullSwipe: false
            actions:
              - { action: trash, title: Trash, systemImage: trash, style: destructive, handler: { deleteItem: this } }
              - { action: mark, systemImage: folder, backgroundColor: systemIndigo, accessibilityLabel: Mark }
          contextMenu:
            - { action: like, title: Like, systemImage: star, state: on, when: unread }
            - menu: More
              displayInline: true
              children:
                - { action: share, title: Share, attributes: [disabled] }
                - { action: delete, title: Delete, attributes: [destructive], handler: { deleteItem: this } }
            - displayInline: true
              children: [{ action: copy, title: Copy }]
          items: 1

        """.utf8), file: "actions.cell.yaml"
    ).scene
  }

  /// The same list without actions.
  private var plain: Scene {
    var scene = file
    scene.leadingSwipeActions = nil
    scene.trailingSwipeActions = Scene.SwipeActionsConfiguration(actions: [])
    scene.contextMenu = []
    return scene
  }

  /// Sets the actions of the file.
  private func setActions(of scene: inout Scene) {
    scene.leadingSwipeActions = Scene.SwipeActionsConfiguration(
      actions: [.init("read", title: "Read", systemImage: .star, when: .custom("unread"))])
    let trash = Scene.ContextualAction(
      "trash", style: .destructive, title: "Trash", systemImage: .trash, handler: [.deleteItem()])
    let mark = Scene.ContextualAction(
      "mark", systemImage: .folder, backgroundColor: .systemIndigo, accessibilityLabel: "Mark")
    scene.trailingSwipeActions = Scene.SwipeActionsConfiguration(
      actions: [trash, mark], performsFirstActionWithFullSwipe: false)
    let like = Scene.MenuAction(
      "like", title: "Like", systemImage: .star, state: .on, when: .custom("unread"))
    let share = Scene.MenuAction("share", title: "Share", attributes: [.disabled])
    let delete = Scene.MenuAction(
      "delete", title: "Delete", attributes: [.destructive], handler: [.deleteItem()])
    let copy = Scene.MenuAction("copy", title: "Copy")
    scene.contextMenu = [
      .action(like), .inlineMenu(title: "More", [share, delete]), .inlineMenu(title: nil, [copy]),
    ]
  }

  @Test("an empty list removes all actions")
  func none() {
    #expect(plain.collectionView.supplementaryViews.isEmpty)
    #expect(plain.actions.isEmpty)
    #expect(plain != file)
  }

  @Test("equal those of a file")
  func equal() {
    var swift = plain
    setActions(of: &swift)
    // The dumps first: their difference can be read.
    #expect(file.dump() == swift.dump())
    #expect(file == swift)
  }

  @Test("replace previous actions")
  func replacing() {
    var swift = plain
    swift.trailingSwipeActions = Scene.SwipeActionsConfiguration(
      actions: [.init("old", title: "Old", handler: [.deleteItem()])])
    swift.contextMenu = [.inlineMenu(title: "Older", [.init("older", handler: [.deleteItem()])])]
    setActions(of: &swift)
    #expect(file == swift)
  }

  @Test("those of a file can be read, and set in another scene")
  func reading() {
    #expect(plain.leadingSwipeActions == nil && plain.trailingSwipeActions == nil)
    #expect(plain.contextMenu.isEmpty)
    #expect(file.trailingSwipeActions?.actions.map(\.title) == ["Trash", nil])
    #expect(file.trailingSwipeActions?.actions.map(\.backgroundColor) == [nil, .systemIndigo])
    #expect(file.contextMenu.count == 3)
    var swift = plain
    swift.leadingSwipeActions = file.leadingSwipeActions
    swift.trailingSwipeActions = file.trailingSwipeActions
    swift.contextMenu = file.contextMenu
    #expect(file.dump() == swift.dump())
    #expect(file == swift)
  }

  @Test("an inline menu without actions is not shown")
  func emptyMenu() {
    var swift = plain
    swift.contextMenu = [.inlineMenu(title: "Empty", [])]
    #expect(swift == plain)
  }
}
