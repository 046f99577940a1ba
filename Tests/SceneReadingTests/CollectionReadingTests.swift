import CollectionLayouts
import Drawing
import Interaction
import Scenes
import Testing
import Validation
import Views
import Vocabulary

@testable import SceneReading

@Suite("Collection views in scene files")
struct CollectionReadingTests {
  private func text(_ collectionView: String) -> String {
    """
    cellophane: 1
    cell: {}
    collectionView:
      frame: { width: 320, height: 480 }
      \(collectionView.split(separator: "\n").joined(separator: "\n  "))
    """
  }

  private func view(_ collectionView: String) throws -> CollectionView {
    try SceneDocument(Array(text(collectionView).utf8), file: "a").scene.collectionView
  }

  @Test("a flow layout with all its keys")
  func flowLayout() throws {
    let read = try view(
      """
      flowLayout:
        itemSize: { width: 80, height: 60 }
        minimumLineSpacing: 4
        minimumInteritemSpacing: 5
        sectionInset: { top: 1, left: 2, bottom: 3, right: 4 }
        scrollDirection: horizontal
        headerReferenceSize: { width: 30 }
        footerReferenceSize: { width: 20, height: 10 }
      items:
        - size: { width: 70, height: 50 }
          cell.alpha: 0.5
        - {}
      """)
    #expect(
      read
        == CollectionView(
          size: Size(320, 480),
          collectionViewLayout: .flow(
            itemSize: Size(80, 60), minimumLineSpacing: 4, minimumInteritemSpacing: 5,
            sectionInset: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
            scrollDirection: .horizontal, headerReferenceSize: Size(30, 0),
            footerReferenceSize: Size(20, 10)),
          items: [
            Item(.set(.alpha, of: .cell, to: 0.5), size: Size(70, 50)), Item(),
          ]))
  }

  @Test("cells that say themselves how large they are")
  func estimatedItemSize() throws {
    func layout(_ text: String) throws -> CollectionLayout {
      try view("flowLayout: { estimatedItemSize: \(text) }\nitems: 1").collectionViewLayout
    }
    #expect(try layout("automatic") == .flow(estimatedItemSize: .automatic))
    #expect(
      try layout("{ width: 30, height: 20 }") == .flow(estimatedItemSize: .size(Size(30, 20))))
    #expect(
      mistakes(in: text("flowLayout: { estimatedItemSize: auto }\nitems: 1")) == [
        "5:36: \"auto\" is not known for estimatedItemSize; available: automatic"
      ])
  }

  @Test("a list, and sections")
  func listLayout() throws {
    let read = try view(
      """
      listLayout: { appearance: insetGrouped, showsSeparators: false, backgroundColor: red }
      sections:
        - items: 2
        - items: [{ cell.alpha: 0.5 }]
      """)
    var written = CollectionView(
      size: Size(320, 480),
      collectionViewLayout: .list(
        appearance: .insetGrouped, showsSeparators: false, backgroundColor: .system(.red)),
      items: .count(2))
    written.sections.append(CollectionSection(items: [Item(.set(.alpha, of: .cell, to: 0.5))]))
    #expect(read == written)
    #expect(read.itemCount == 3)
  }

  @Test("separators of rows")
  func separators() throws {
    let read = try view(
      """
      listLayout:
        separatorConfiguration: { bottomSeparatorVisibility: hidden, topSeparatorVisibility: visible,
          topSeparatorInsets: 8, bottomSeparatorInsets: { leading: 4 }, color: red }
      items: 1
      """)
    let lines = ListSeparatorConfiguration(
      topSeparatorVisibility: .visible, bottomSeparatorVisibility: .hidden, topSeparatorInsets: 8,
      bottomSeparatorInsets: DirectionalEdgeInsets(leading: 4), color: .system(.red))
    #expect(read.collectionViewLayout == .list(separatorConfiguration: lines))
    #expect(
      mistakes(
        in: text(
          "listLayout: { separatorConfiguration: { color: rde, topSeparatorVisibility: yes } }\n"
            + "items: 1")
      ).count == 2)
  }

  @Test("actions of a context menu that are disabled, destructive or checked")
  func menuAttributes() throws {
    let view = try view(
      """
      flowLayout: {}
      contextMenu:
        - { action: copy, title: Copy, attributes: [disabled] }
        - { action: remove, title: Remove, attributes: [destructive] }
        - { action: pin, title: Pin, state: on }
      items: 1
      """)
    #expect(view.contextMenu.map(\.isEnabled) == [false, true, true])
    #expect(view.contextMenu.map(\.style) == [.normal, .destructive, .normal])
    #expect(
      view.supplementaryViews["swipeAction.copy"]
        == ContextMenu.row(
          title: "Copy", systemImage: nil, image: nil, attributes: [.disabled],
          besideImages: false, besideChecks: true))
    #expect(
      view.supplementaryViews["swipeAction.pin"]
        == ContextMenu.row(
          title: "Pin", systemImage: nil, image: nil, state: .on, besideImages: false,
          besideChecks: true))
    #expect(
      mistakes(in: text("trailingSwipeActions: [{ action: pin, state: on }]\nitems: 1")) == [
        "5:26: swipe actions have no attributes and no state, which menus have; leave them out"
      ])
  }

  @Test("mistakes in a context menu do not speak of swipe actions")
  func contextMenus() {
    func found(_ row: String) -> [String] {
      mistakes(
        in: """
          cellophane: 1
          cell: {}
          collectionView:
            frame: { width: 100, height: 100 }
            items: 1
            contextMenu: [{ \(row) }]
          """)
    }
    #expect(
      found("title: Copy") == [
        "6:17: an action of a context menu needs the key \"action\"; add it"
      ])
    #expect(
      found("action: copy, ttle: Copy") == [
        "6:33: \"ttle\" is not a key of an action of a context menu; did you mean \"title\"?"
      ])
    #expect(
      found("action: copy, accessibilityLabel: Copy") == [
        "6:17: VoiceOver reads the rows of a context menu by their titles; write a title instead of"
          + " accessibilityLabel"
      ])
    #expect(
      found("action: more, children: []") == [
        "6:33: a context menu is one list of actions and groups, without submenus; write the actions"
          + " in place of \"children\", or a group as { displayInline: true, children: [ … ] }"
      ])
    #expect(
      found("menu: More, children: [{ action: copy }]") == [
        "6:17: a context menu is one list of actions and groups, without submenus; write the actions"
          + " in place of \"children\", or a group as { displayInline: true, children: [ … ] }"
      ])
    #expect(
      found("displayInline: true, children: [{ menu: More, children: [{ action: copy }] }]") == [
        "6:51: a group of a context menu has only actions; write those of the inner one"
      ])
    #expect(
      found("displayInline: true, children: []") == [
        "6:50: children must not be empty; write an element"
      ])
  }

  @Test("groups of a context menu, and the look of their rows and titles")
  func menuGroups() throws {
    let view = try view(
      """
      flowLayout: {}
      contextMenu:
        - { action: copy, title: Copy }
        - { displayInline: true, children: [{ action: pin, title: Pin, state: on }] }
        - menu: Danger
          displayInline: true
          children: [{ action: mute, title: Mute }, { action: remove, title: Remove }]
      items: 1
      """)
    #expect(view.contextMenu.map(\.name) == ["copy", "pin", "mute", "remove"])
    let danger = ContextMenu.Group(1, title: "Danger")
    #expect(view.contextMenu.map(\.group) == [nil, ContextMenu.Group(0), danger, danger])
    #expect(view.supplementaryViews["menuTitle.1"] == ContextMenu.heading("Danger"))
    #expect(view.supplementaryViews["menuTitle.0"] == nil)
    // A mark in a group moves the titles of all rows.
    #expect(
      view.supplementaryViews["swipeAction.copy"]
        == ContextMenu.row(
          title: "Copy", systemImage: nil, image: nil, besideImages: false, besideChecks: true))
  }

  @Test("a sole section is the same as its items")
  func soleSection() throws {
    #expect(try view("sections: [{ items: 2 }]") == view("items: 2"))
  }

  @Test(
    "mistakes",
    arguments: [
      (
        "items: 1\nsections: []", "4:3: collectionView has items or sections; leave out one of them"
      ),
      ("allowsSelection: true", "4:3: collectionView needs the key \"items\"; add it"),
      (
        "items: 1\nflowLayout: {}\nlistLayout: {}",
        "4:3: collectionView has a flowLayout or a listLayout; leave out one of them"
      ),
      ("sections: [{}]", "5:14: a section needs the key \"items\"; add it"),
      (
        "sections: 3",
        "5:13: sections must be a list, not a single value; write [ … ] or lines with -"
      ),
      (
        "sections: [{ items: 1 }, { items: [{ nobody.alpha: 1 }] }]",
        "5:40: no view is called \"nobody\"; give this name to one"
      ),
      (
        "sections: [{ items: [{ nobody.alpha: 1 }] }]",
        "5:26: no view is called \"nobody\"; give this name to one"
      ),
      (
        "items: [{ size: 3 }]",
        "5:19: size must be a map of keys, not a single value"
          + "; its keys are width, height"
      ),
      (
        "items: 1\nflowLayout: { scrollDirection: sideways }",
        "6:34: \"sideways\" is not known for scrollDirection; available: vertical, horizontal"
      ),
      (
        "items: 1\ncontentOffset: 3",
        "6:18: contentOffset must be a map of keys, not a single value; its keys are x, y"
      ),
      ("items: 1\ncontentInset: -3", "6:17: contentInset must be from 0 to 10000, not -3"),
      (
        "items: 1\ndelegate: { shouldSelectItem: visible }",
        "6:3: delegate methods do not receive the places of cells; assign a state in"
          + " scrollViewDidScroll and use that"
      ),
      (
        "items: 1\ndelegate: { shouldSelectItem: not touchInside }",
        "6:3: delegate methods do not receive the place of the finger; assign a state, as in"
          + " press.changed: touchInside, and use that"
      ),
    ])
  func mistakesInCollections(_ collectionView: String, _ message: String) {
    #expect(mistakes(in: text(collectionView)) == [message])
  }

  @Test("values that files cannot contain are refused in Swift, too")
  func inSwift() {
    var view = CollectionView(
      size: Size(100, 100),
      collectionViewLayout: .flow(
        headerReferenceSize: Size(0, -1), footerReferenceSize: Size(.nan, 0)),
      items: [Item(size: Size(0, 10))], contentOffset: Point(.infinity, 0),
      contentInset: EdgeInsets(top: -1))
    view.sections.append(CollectionSection(items: .count(.max)))
    view.sections.append(CollectionSection(items: .count(.max)))
    var scene = Scene(cell: Cell(), collectionView: view)
    scene.scrollCallsPerSecond = 0
    #expect(
      SceneValidator.problems(in: scene)
        .map { "\($0.path): \($0.message)" } == [
          "tick: tick must be from 1 to 240 calls a second",
          "collectionView.flowLayout.headerReferenceSize: headerReferenceSize must be from 0 to 10000",
          "collectionView.flowLayout.footerReferenceSize: footerReferenceSize must be from 0 to 10000",
          "collectionView.contentInset: contentInset must be from 0 to 10000",
          "collectionView.contentOffset: contentOffset must be from -10000000000 to 10000000000",
          "collectionView.sections[1].items: there are 0 to 1000000 items, not \(Int.max)",
          "collectionView.sections[2].items: there are 0 to 1000000 items, not \(Int.max)",
          "collectionView.sections: there are at most 1000000 items in all sections; leave some out",
          "collectionView.sections[0].items[0].size: the sides of size must be from 0.5 to 10000",
        ])
  }
}
