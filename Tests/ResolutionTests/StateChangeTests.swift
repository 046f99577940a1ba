import CollectionLayouts
import Drawing
import Interaction
import Layout
import Machine
import OrderedCollections
import Testing
import Views
import Vocabulary

@testable import Resolution
@testable import Scenes
@testable import Timelines

/// The app sets parts of a cell's state while a script plays.
@Suite("Setting states")
struct StateChangeTests {
  private func scene(_ steps: [TouchScript.Step]) throws -> (ResolvedScene, Timeline) {
    let scene = Scene(
      cell: Cell(
        class: .collectionViewListCell,
        contentConfiguration: ListContentConfiguration(text: "a")
      ).setting(.accessories, to: [CellAccessory(.delete)]),
      states: [CustomState("starred", [:])],
      rules: [Rule(when: .custom("starred"), .set(.alpha, of: .contentView, to: 0.5))],
      collectionView: CollectionView(
        size: Size(320, 88), collectionViewLayout: .list(appearance: .plain), items: .count(2)),
      scripts: ["set": TouchScript(steps)])
    let resolved = try ResolvedScene(scene, traits: Traits())
    return (resolved, Timeline(of: resolved, playing: TouchScript(steps)))
  }

  private func change(_ item: Int, _ word: StateChange.Word, _ holds: Bool) -> TouchScript.Step {
    .set(StateChange(item: item, values: [.init(word, .flag(holds))]))
  }

  @Test("a flag holds from then on, until it is taken back, and its cell updates once")
  func flag() throws {
    let (_, timeline) = try scene([
      .wait(.milliseconds(100)), change(1, .flag(.editing), true),
      change(1, .custom("starred"), true), .wait(.milliseconds(100)),
      change(1, .flag(.editing), false), .wait(.milliseconds(100)),
    ])
    func accessory(_ time: Int) -> PresentedView? {
      timeline.cell(item: 1, at: .milliseconds(time)).view.view(.accessory(.delete))
    }
    #expect(accessory(0) == nil)
    #expect(accessory(100) != nil)
    #expect(accessory(200) == nil)
    #expect(timeline.state(ofItem: 0, at: .milliseconds(100)) == .normal)
    let turn = timeline.turn(at: .milliseconds(150))
    #expect(turn.updates == [1])
    #expect(
      turn.events == [
        .flag(.editing, value: true, item: 1), .custom("starred", value: true, item: 1),
      ])
    #expect(
      timeline.cell(item: 1, at: .milliseconds(250)).view.view(.contentView)?[.alpha] == 0.5)
  }

  @Test("the delegate sees the flags that the app has set, and the scene's own states")
  func delegate() throws {
    var scene = Scene(
      cell: Cell(contentView: Container()),
      states: [CustomState("locked", [.didSelectItem: .always])],
      collectionView: CollectionView(
        size: Size(320, 50), collectionViewLayout: .flow(itemSize: Size(50, 50)), items: .count(3)))
    scene.collectionView.delegate = Delegate(
      shouldHighlightItem: .when(.not(.disabled)),
      shouldSelectItem: .when(.not(.custom("locked"))))
    let script = TouchScript([
      change(0, .flag(.disabled), true), .tap(0), .tap(1), .tap(2), .tap(1),
    ])
    scene.scripts["s"] = script
    let timeline = Timeline(of: try ResolvedScene(scene, traits: Traits()), playing: script)
    func calls(_ item: Int) -> [DelegateCall] {
      timeline.turns.flatMap(\.events).filter { $0.item == item }.compactMap(\.call)
    }
    #expect(calls(0) == [.shouldHighlightItem])
    // The first tap selects and locks, the second asks in vain.
    #expect(
      calls(1) == [
        .shouldHighlightItem, .didHighlightItem, .shouldSelectItem, .didSelectItem,
        .didUnhighlightItem, .didDeselectItem, .shouldHighlightItem, .didHighlightItem,
        .shouldSelectItem, .didUnhighlightItem,
      ])
    #expect(timeline.state(ofItem: 2, at: timeline.duration).contains(.selected))
  }

  @Test("setting the current value is not a change")
  func idle() throws {
    let (_, timeline) = try scene([
      .wait(.milliseconds(100)), change(0, .flag(.editing), false),
      change(0, .custom("starred"), false), .wait(.milliseconds(100)),
    ])
    #expect(timeline.turns.count == 1)
  }

  @Test("bold text is two steps heavier, and rules can read it")
  func boldText() throws {
    var traits = Traits()
    traits.legibilityWeight = .bold
    var content = ListContentConfiguration(.subtitleCell, text: "a", secondaryText: "b")
    content.secondaryTextProperties[.font] = .headline
    let scene = Scene(
      cell: Cell(
        class: .collectionViewListCell, contentConfiguration: content,
        contentView: Container()),
      rules: [
        Rule(when: .boldText, .set(.alpha, of: .contentView, to: 0.5)),
        Rule(when: .reduceMotion, .set(.alpha, of: .contentView, to: 0.2)),
      ],
      collectionView: CollectionView(
        size: Size(320, 88), collectionViewLayout: .list(appearance: .plain), items: .count(1)))
    let resolved = try ResolvedScene(scene, traits: traits)
    #expect(
      resolved.view(ContentPart.text.name)?.label?.lines.first?.text.font.weight == .semibold)
    #expect(
      resolved.view(ContentPart.secondaryText.name)?.label?.lines.first?.text.font.weight
        == .heavy)
    #expect(resolved.view(.contentView)?[.alpha] == 0.5)
    traits.isReduceMotionEnabled = true
    #expect(try ResolvedScene(scene, traits: traits).view(.contentView)?[.alpha] == 0.2)
  }
}
