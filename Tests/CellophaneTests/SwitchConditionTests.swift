import Cellophane
import Interaction
import Resolution
import Scenes
import Testing

/// Conditions that ask for the side of a switch.
@Suite("Conditions on switches")
struct SwitchConditionTests {
  @Test(
    "the delegate, menus and rows read the state of the side that differs from the template",
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

  @Test(
    "the lines of colour transformers ask for the state of the side that differs from the template",
    arguments: [false, true])
  func transformers(isOn: Bool) throws {
    let file = """
      cellophane: 1
      cell:
        backgroundConfiguration:
          backgroundColorTransformer:
            - { when: not toggle.on and selected, return: red }
            - { when: toggle.off, return: green }
            - { return: blue }
        contentView: { subviews: [{ switch: toggle, isOn: \(isOn), constraints: [center = superview] }] }
      collectionView: { frame: { width: 200, height: 120 }, items: 1 }
      """
    let scene = try SceneDocument(Array(file.utf8), file: "a.yaml").scene
    let loaded = try SceneRenderer(scene).resolved.scene
    let properties = try #require(loaded.cell.backgroundConfiguration).properties
    guard
      case .colorTransformer(.answers(let answers)?)? = properties[
        PropertyName.backgroundColorTransformer]
    else {
      Issue.record("no lines")
      return
    }
    let off: CellPredicate = isOn ? .custom("toggle.off") : .not(.custom("toggle.on"))
    #expect(answers.map(\.when) == [.and(off, .flag(.selected)), off, .always])
  }

  @Test(
    "scripts, actions, items and named states set a switch by either of its sides",
    arguments: [true, false])
  func setting(isOn: Bool) throws {
    let file = """
      cellophane: 1
      cell:
        contentView:
          subviews:
            - { switch: toggle, isOn: \(isOn), constraints: [leading = superview + 16, centerY = superview] }
      collectionView:
        frame: { width: 200, height: 120 }
        flowLayout: { itemSize: { width: 200, height: 50 } }
        items: [{}, { states: { toggle.on: \(!isOn) } }]
      actions: { didSelectItem: [set: { item: this, toggle.on: \(!isOn) }] }
      scripts:
        set:
          - set: { item: 0, toggle.on: \(!isOn) }
          - wait: 1
          - set: { item: 0, toggle.off: \(!isOn) }
          - wait: 1
        act: [tap: 0, wait: 1]
      """
    let renderer = try SceneRenderer(SceneDocument(Array(file.utf8), file: "a.yaml").scene)
    // Pages take what scripts set for inputs.
    let steps = try #require(renderer.resolved.scene.scripts["set"]).steps
    let set = steps.compactMap { step -> StateChange.Value? in
      if case .app(.set(let change)) = step { change.values.first } else { nil }
    }
    let state = StateChange.Word.custom(isOn ? "toggle.off" : "toggle.on")
    #expect(set == [StateChange.Value(state, .flag(true)), StateChange.Value(state, .flag(false))])
    func shown(_ item: Int, _ script: String, _ seconds: Double) throws -> Bool? {
      try renderer.subject(item: item, script: script, at: .seconds(seconds)).presentedCell?
        .view.view(named: "toggle")?[.isOn]
    }
    #expect(try shown(0, "set", 0.9) == !isOn)
    #expect(try shown(0, "set", 1.9) == isOn)
    #expect(try shown(0, "act", 1.2) == !isOn)
    #expect(try shown(1, "set", 0) == !isOn)
    func posed(_ state: CellState) throws -> Bool? {
      try renderer.presentedCell(item: 0, state: state).view.view(named: "toggle")?[.isOn]
    }
    for (text, expected) in [
      ("toggle.on", true), ("not toggle.on", false), ("toggle.off", false),
      ("toggle.off=false", true),
    ] {
      #expect(try posed(renderer.state(text)) == expected, "\(text)")
    }
    #expect(try posed(.normal.setting(custom: "toggle.on", to: .flag(false))) == false)
    #expect(try posed(.normal.setting(custom: "toggle.off", to: .flag(false))) == true)
  }
}
