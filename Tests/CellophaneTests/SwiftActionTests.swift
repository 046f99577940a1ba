import Cellophane
import Testing
import Views

/// Swipe actions and context menus, whose spelling in Swift no example scene shows.
@Suite("Swipe actions and context menus in Swift")
struct SwiftActionTests {
  /// A list as a file has it.
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
    scene.setSwipeActions([], at: .leading)
    scene.setSwipeActions([], at: .trailing)
    scene.setContextMenu([])
    return scene
  }

  /// Sets the actions as the file has them.
  private func setActions(of scene: inout Scene) {
    scene.setSwipeActions(
      [.init("read", title: "Read", systemImage: .star, when: .custom("unread"))], at: .leading)
    let trash = Scene.ContextualAction(
      "trash", style: .destructive, title: "Trash", systemImage: .trash, handler: [.deleteItem()])
    let mark = Scene.ContextualAction(
      "mark", systemImage: .folder, backgroundColor: .systemIndigo, accessibilityLabel: "Mark")
    scene.setSwipeActions(
      [trash, mark], at: .trailing, performsFirstActionWithFullSwipe: false)
    let like = Scene.MenuAction(
      "like", title: "Like", systemImage: .star, state: .on, when: .custom("unread"))
    let share = Scene.MenuAction("share", title: "Share", attributes: [.disabled])
    let delete = Scene.MenuAction(
      "delete", title: "Delete", attributes: [.destructive], handler: [.deleteItem()])
    let copy = Scene.MenuAction("copy", title: "Copy")
    scene.setContextMenu([
      .action(like), .inlineMenu(title: "More", [share, delete]), .inlineMenu(title: nil, [copy]),
    ])
  }

  @Test("none leave nothing")
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

  @Test("replace what was there")
  func replacing() {
    var swift = plain
    swift.setSwipeActions([.init("old", title: "Old", handler: [.deleteItem()])], at: .trailing)
    swift.setContextMenu([
      .inlineMenu(title: "Older", [.init("older", handler: [.deleteItem()])])
    ])
    setActions(of: &swift)
    #expect(file == swift)
  }

  @Test("an inline menu without actions is not shown")
  func emptyMenu() {
    var swift = plain
    swift.setContextMenu([.inlineMenu(title: "Empty", [])])
    #expect(swift == plain)
  }
}
