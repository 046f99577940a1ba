import Interaction
import OrderedCollections
import SceneFormat
import Testing
import YAMLReading

@testable import SceneReading
@testable import Scenes

@Suite("Calls of the app's are steps of scripts and actions")
struct CallReadingTests {
  private func scene(_ lines: String) throws -> Scene {
    let text = """
      cellophane: 1
      cell: {}
      states: { open: { range: 0...1, animator: { duration: 1 }, setBy: app } }
      collectionView:
        frame: { width: 9, height: 9 }
        sections: [{ items: 3 }, { items: 2 }, { items: 1, isInserted: false }]

      """
    return try SceneDocument(Array((text + lines).utf8), file: "a").scene
  }

  @Test("each call has the same word in both", arguments: AppCallKey.allCases)
  func words(key: AppCallKey) {
    #expect(StepKey(rawValue: key.word) == .call(key))
    #expect(ActionKey(rawValue: key.word) == .call(key))
  }

  @Test(
    "an action is a call about this item by default, and its text is read as the same action",
    arguments: [
      ("pauseAnimation: { state: open }", EventAction(.pauseAnimation(0, of: "open"))),
      (
        "pauseAnimation: { item: 2, state: open }",
        EventAction(.pauseAnimation(0, of: "open"), of: .item(2))
      ),
      ("setContentOffset: 0", EventAction(.setContentOffset(0))),
      (
        "setContentOffset: { to: -40.5, animated: true }",
        EventAction(.setContentOffset(-40.5, animated: true))
      ),
      ("deleteItem: this", .deleteItem()),
      ("moveItem: { to: 1, section: 1 }", .moveItem(to: 1, section: 1)),
      (
        "insertSection: { section: 2, at: 0 }",
        EventAction(.updateItems([.insertSection(2, at: 0)]))
      ),
      ("deleteSection: 1", EventAction(.updateItems([.deleteSection(1)]))),
      ("moveSection: { section: 1, to: 0 }", EventAction(.updateItems([.moveSection(1, to: 0)]))),
      ("reloadSection: 0", EventAction(.updateItems([.reloadSection(0)]))),
      (
        "performBatchUpdates: [deleteItem: 2, moveItem: { item: 0, to: 1 }]",
        EventAction(.updateItems([.deleteItem(2), .moveItem(0, to: 1)]))
      ),
    ] as [(String, EventAction)])
  func actions(text: String, action: EventAction) throws {
    let read = try scene("actions: { didSelectItem: [{ \(text) }] }\n").actions
    #expect(read[.didSelectItem] == [action])
    let again = try scene("actions: { didSelectItem: [{ \(action.sceneText) }] }\n").actions
    #expect(again == read)
  }

  @Test("a step is the same call about the item that it names")
  func steps() throws {
    let read = try scene(
      """
      scripts:
        calls:
          - deleteItem: 2
          - moveItem: { item: 1, to: 0 }
          - deleteSection: 1
          - scrollToItem: { item: 1, at: top }
          - set: { item: 0, open: 1 }
          - pauseAnimation: { item: 0, state: open }
          - setContentOffset: { to: 4, animated: true }

      """
    ).scripts["calls"]
    #expect(
      read?.steps == [
        .updateItems([.deleteItem(2)]), .updateItems([.moveItem(1, to: 0)]),
        .updateItems([.deleteSection(1)]), .scrollToItem(1, at: .top),
        .set(StateChange(item: 0, values: [.init(.custom("open"), .number(1))])),
        .app(.pauseAnimation(0, of: "open")), .app(.setContentOffset(4, animated: true)),
      ])
  }

  @Test(
    "mistakes in actions",
    arguments: [
      (
        "pauseAnimation: { item: others, state: open }",
        "an action pauses the animator of one item; write \"this\""
      ),
      ("deleteSection: 7", "there is no section 7; the last one is 2"),
      (
        "performBatchUpdates: [deleteItem: 9, reloadItem: 0]",
        "there is no item 9; the last one is 5"
      ),
    ])
  func mistakes(text: String, message: String) {
    let error = #expect(throws: SceneDiagnostics.self) {
      try scene("actions: { didSelectItem: [{ \(text) }] }\n")
    }
    #expect(error?.diagnostics.map(\.message) == [message])
  }
}
