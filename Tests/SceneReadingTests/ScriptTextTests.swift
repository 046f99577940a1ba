import CollectionLayouts
import Drawing
import Interaction
import Testing
import Vocabulary
import YAMLReading

@testable import SceneReading
@testable import Scenes

/// Steps and actions in the syntax of scene files.
@Suite("Steps and actions as text")
struct ScriptTextTests {
  private static let scene = """
    cellophane: 1
    cell: {}
    states: { open: 0...1, mode: [off, busy, "null", "a: b # c"], seen: { setBy: app } }
    collectionView: { frame: { width: 9, height: 9 }, items: 3 }

    """

  /// Reads the only element of a list with the states of the scene, without checking whether the scene has its items.
  private func read<Value>(
    _ list: String, _ read: (inout SceneReader, SourceNode) -> Value?
  ) throws -> Value? {
    var (reader, root) = try Self.reader(of: Self.scene)
    _ = reader.scene(from: root)
    let before = reader.diagnostics.count
    let (_, node) = try Self.reader(of: list)
    guard case .sequence(let elements) = node.content, elements.count == 1 else {
      Issue.record("\(list) has not one element")
      return nil
    }
    let value = read(&reader, elements[0])
    let mistakes = reader.diagnostics[before...].map(\.message)
    #expect(mistakes.isEmpty, "\(list): \(mistakes)")
    return value
  }

  private static func reader(of text: String) throws -> (SceneReader, SourceNode) {
    let bytes = Array(text.utf8)
    let source = SourceText(decoding: bytes)
    let composition = try YAMLComposer.compose(bytes, source)
    let reader = SceneReader(
      source: SourceTexts(name: "a", text: source), usedFiles: .none,
      diagnostics: composition.diagnostics)
    return (reader, composition.root)
  }

  private static let calls: [AppCall] = [
    .selectItem(1), .selectItem(2, animated: true), .deselectItem(0),
    .deselectItem(1, animated: true), .setEditing(true), .setEditing(false),
    .set(
      StateChange(item: 1, values: [.init(.flag(.editing), true), .init(.custom("open"), 0.42)])),
    .set(StateChange(item: 0, values: [.init(.custom("open"), 0.30000000000000004)])),
    .set(StateChange(item: 0, values: [.init(.custom("mode"), "off")])),
    .set(StateChange(item: 0, values: [.init(.custom("mode"), "null")])),
    .set(StateChange(item: 0, values: [.init(.custom("mode"), "a: b # c")])),
    .set(StateChange(item: 0, values: [.init(.custom("seen"), false)])),
    .pauseAnimation(2, of: "open"), .pauseAnimation(0, of: "no"),
    .scrollToItem(2, at: .centeredVertically), .scrollToItem(0, at: .left, animated: true),
    .setContentOffset(-100.5), .setContentOffset(240, animated: true),
    .updateItems([.insertItem(3, at: 0)]), .updateItems([.insertItem(3, at: 1, section: 2)]),
    .updateItems([.deleteItem(1)]), .updateItems([.moveItem(0, to: 2)]),
    .updateItems([.moveItem(0, to: 2, section: 1)]), .updateItems([.reloadItem(2)]),
    .updateItems([.reconfigureItem(2)]), .updateItems([.insertSection(1, at: 0)]),
    .updateItems([.deleteSection(1)]), .updateItems([.moveSection(1, to: 0)]),
    .updateItems([.reloadSection(0)]),
    .updateItems([.deleteItem(2), .insertItem(5, at: 0, section: 1), .moveSection(0, to: 1)]),
    .applySnapshot(sections: [0], items: [[2, 0]]), .applySnapshot(sections: [0], items: [[]]),
    .applySnapshot(sections: [1, 0], items: [[2], []]),
  ]

  /// The word of each kind of call. A new kind does not compile before it is here, and fails without an example above.
  private func words(_ call: AppCall) -> [String] {
    switch call {
    case .selectItem: ["select"]
    case .deselectItem: ["deselect"]
    case .setEditing: ["setEditing"]
    case .set: ["set"]
    case .pauseAnimation: ["pauseAnimation"]
    case .scrollToItem: ["scrollToItem"]
    case .setContentOffset: ["setContentOffset"]
    case .updateItems(let updates):
      (updates.count == 1 ? [] : ["performBatchUpdates"]) + updates.map(\.method)
    case .applySnapshot: ["applySnapshot"]
    }
  }

  @Test("all calls of the app are read as they were written", arguments: calls)
  func call(_ call: AppCall) throws {
    let text = call.sceneText
    for list in ["- \(text)\n", "[\(text)]\n"] {
      let step = try read(list) { $0.readStep($1) }
      #expect(step == .app(call), "\(list)")
    }
    #expect(text.hasPrefix(words(call)[0] + ": "))
  }

  @Test("every kind of call has an example")
  func examples() {
    #expect(
      Set(Self.calls.flatMap(words)).sorted() == [
        "applySnapshot", "deleteItem", "deleteSection", "deselect", "insertItem", "insertSection",
        "moveItem", "moveSection", "pauseAnimation", "performBatchUpdates", "reconfigureItem",
        "reloadItem", "reloadSection", "scrollToItem", "select", "set", "setContentOffset",
        "setEditing",
      ])
  }

  private static let touches: [TouchScript.Step] = [
    .tap(0), .tap(.item(1, at: Point(0.25, 0.75))), .tap(.view("like", ofItem: 2)),
    .down(.view("like", ofItem: 0, at: Point(0.5, 1))), .down(.point(Point(-3.5, 12))),
    .move(1), .move(.outside), .move(.by(Point(0, -12))),
    .move(.by(Point(0, -12)), over: .milliseconds(300)), .move(2, over: .milliseconds(50)),
    .move(.view("like", ofItem: 1, at: Point(0, 0.5)), over: .seconds(1)), .up, .cancel,
  ]

  private static let others: [TouchScript.Step] = [
    .wait(.seconds(1.25)), .scroll(to: 100), .scroll(by: -8.5, over: .milliseconds(400)),
    .scroll(toItem: 2),
    .scroll(ScrollMovement(to: .by(9), over: .seconds(2), section: 1)),
    .fling(from: 0, velocity: 1200),
    .fling(Fling(from: .point(Point(1, 2)), velocity: -800, direction: .horizontal)),
    .fling(Fling(from: .point(Point(1, 2)), velocity: 800, direction: .vertical)), .swipe(0),
    .swipe(1, from: .leading, isFull: true),
    .traits(TraitsChange(userInterfaceStyle: .dark, isReduceMotionEnabled: true)), .mark("open"),
    .mark("on"), .mark("half: #2, \"so\""), .fingers([2], .down(1)), .fingers([2, 3], .up),
    .fingers([1, 2], .move(.by(Point(4, 0)), over: .milliseconds(100))),
  ]

  @Test("the other steps are, too", arguments: touches + others)
  func step(_ step: TouchScript.Step) throws {
    for list in ["- \(step.sceneText)\n", "[\(step.sceneText)]\n"] {
      let again = try read(list) { $0.readStep($1) }
      #expect(again == step, "\(list)")
    }
  }

  @Test("a slow movement to a point, which files do not have, is a mark")
  func slowMovement() throws {
    let step = TouchScript.Step.move(.point(Point(3, 4)), over: .milliseconds(200))
    #expect(step.sceneText == "mark: \"move point 3 4 over 0.2\"")
  }

  private static let actions: [EventAction] = [
    .selectItem(.item(2)), .selectItem(animated: true), .deselectItem(.others),
    .deselectItem(.others, animated: true),
    .set([.init(.custom("mode"), "off"), .init(.flag(.expanded), true)], of: .others),
    .setEditing(true), .scrollToItem(at: .top), .scrollToItem(.item(1), at: .left, animated: true),
    .insertItem(3, at: 0, section: 1), .deleteItem(), .deleteItem(.item(2)), .reloadItem(),
    .reconfigureItem(.item(0)), .moveItem(.item(1), to: 0), .moveItem(to: 2, section: 1),
    .applySnapshot(items: [[2, 0]]), .applySnapshot(sections: [1, 0], items: [[2], []]),
  ]

  @Test("actions are, too", arguments: actions)
  func action(_ action: EventAction) throws {
    let list = "- \(action.sceneText)\n"
    let again = try read(list) { $0.readAction($1) }
    #expect(again == action, "\(list)")
  }
}
