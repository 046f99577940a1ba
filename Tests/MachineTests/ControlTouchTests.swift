import Drawing
import GridMachine
import Interaction
import OrderedCollections
import Scenes
import Testing
import Views
import Vocabulary

@testable import Exploration
@testable import Machine

/// Touches on controls over a fixed grid, whose cells have a like button, a switch, and a label over a
/// button.
@Suite("Touches on controls")
struct ControlTouchTests {
  /// A cell of 100 × 50 points: a like button at the left, a switch beside it, a disabled button, and a
  /// button under a label and one under a plain view.
  private static func cell(_ state: CellState) -> TouchableView {
    func button(_ name: ViewName, _ frame: Rect, isEnabled: Bool = true) -> TouchableView {
      TouchableView(name, frame: frame, control: TouchableView.Control(isEnabled: isEnabled))
    }
    return TouchableView(
      .cell, frame: Rect(0, 0, 100, 50),
      subviews: [
        button("like", Rect(0, 0, 20, 20)),
        TouchableView(
          "alerts", frame: Rect(20, 0, 20, 20),
          control: TouchableView.Control(
            isEnabled: true, isOn: state.contains(custom: "alerts.on"))),
        button("off", Rect(40, 0, 20, 20), isEnabled: false),
        button("labelled", Rect(60, 0, 20, 20)),
        TouchableView("label", frame: Rect(60, 0, 20, 20), isTouchable: false),
        button("covered", Rect(80, 0, 20, 20)),
        TouchableView("cover", frame: Rect(80, 0, 20, 20)),
      ])
  }

  private static func machine(
    items: Int = 4, _ change: @escaping (inout Scene) -> Void = { _ in }
  ) -> Machine {
    Machine.grid(
      items: items,
      {
        $0.cell.contentView.subviews = [
          .button("like"), .switch("alerts"), .button("off"), .button("labelled"),
          .button("covered"), .label("label", text: "a"), .view("cover"),
        ]
        change(&$0)
      }, cell: cell)
  }

  private func play(_ machine: Machine, _ inputs: [TouchInput?]) -> (Stage, [String]) {
    var stage = machine.initialStage(traits: Traits())
    var log: [String] = []
    for input in inputs {
      let event = input.map { StageEvent.input($0) } ?? .advance(by: .milliseconds(200))
      let (after, notices) = machine.reduce(stage, event)
      stage = after
      log += notices.map(\.description)
    }
    return (stage, log)
  }

  @Test("a tap on a button goes to the button, and neither highlights nor selects the cell")
  func tapOnButton() {
    let (stage, log) = play(Self.machine(), [.down(.view("like", ofItem: 1)), nil, .up])
    #expect(
      log == [
        "like.highlighted true 1", "like.touchDown 1", "like.highlighted false 1",
        "like.touchUpInside 1", "like.primaryActionTriggered 1",
      ])
    #expect(stage.selectedItems.isEmpty)
    #expect(stage.finger == nil)
  }

  @Test("a tap on the info button goes to it, and neither highlights nor selects the row")
  func tapOnDetail() {
    let detail = ViewName.accessory(.detail)
    let machine = Machine.grid { scene in
      scene.cell.cellClass = .collectionViewListCell
      scene.cell = scene.cell.setting(.accessories, to: [CellAccessory(.detail)])
    } cell: { _ in
      TouchableView(
        .cell, frame: Rect(0, 0, 100, 50),
        subviews: [
          TouchableView(
            detail, frame: Rect(50, 3, 44, 44), control: TouchableView.Control(isEnabled: true))
        ])
    }
    let (stage, log) = play(machine, [.down(.view(detail, ofItem: 1)), nil, .up])
    #expect(
      log
        == ["touchDown", "touchUpInside", "primaryActionTriggered"].map {
          "accessories.detail.\($0) 1"
        })
    #expect(stage.selectedItems.isEmpty)
  }

  @Test("a tap that is shorter than the delay reaches the button, too")
  func quickTap() {
    let (_, log) = play(Self.machine(), [.down(.view("like", ofItem: 0)), .up])
    #expect(log.count == 5)
    #expect(log.last == "like.primaryActionTriggered 0")
  }

  @Test("a finger is inside up to 70 points beyond the bounds, and leaves and returns with events")
  func exitAndEnter() {
    let (_, log) = play(
      Self.machine(),
      [
        .down(.point(Point(10, 10))), nil, .move(.point(Point(89, 10))),
        .move(.point(Point(91, 10))), .move(.point(Point(89, 10))),
        .move(.point(Point(91, 10))), .up,
      ])
    #expect(
      log == [
        "like.highlighted true 0", "like.touchDown 0", "like.highlighted false 0",
        "like.touchDragExit 0", "like.highlighted true 0", "like.touchDragEnter 0",
        "like.highlighted false 0", "like.touchDragExit 0", "like.touchUpOutside 0",
      ])
  }

  @Test("a switch toggles itself when the finger lifts")
  func tapOnSwitch() {
    let machine = Self.machine()
    let tap: [TouchInput?] = [.down(.view("alerts", ofItem: 0)), nil, .up]
    let (once, log) = play(machine, tap)
    #expect(
      log == [
        "alerts.highlighted true 0", "alerts.touchDown 0", "alerts.highlighted false 0",
        "alerts.on true 0", "alerts.valueChanged 0", "alerts.touchUpInside 0",
      ])
    #expect(machine.state(ofItem: 0, in: once).id == "alerts.on")
    let (twice, _) = play(machine, tap + tap)
    #expect(machine.state(ofItem: 0, in: twice).isNormal)
  }

  @Test("a switch that an item turns on is on at first, and a tap turns it off")
  func itemsSwitch() {
    let machine = Self.machine {
      $0.collectionView.items = .cycle(
        [Item(.set(.isOn, of: "alerts", to: true)), Item()], count: 4)
    }
    let stage = machine.initialStage(traits: Traits())
    #expect(
      (0..<3).map { machine.state(ofItem: $0, in: stage).id }
        == ["alerts.on", "normal", "alerts.on"])
    let (after, log) = play(machine, [.down(.view("alerts", ofItem: 0)), nil, .up])
    #expect(log.contains("alerts.on false 0"))
    #expect(machine.state(ofItem: 0, in: after).isNormal)
  }

  @Test("events of controls assign states, and rules may read the states of controls")
  func assignments() {
    let machine = Self.machine {
      $0.states = [CustomState("liked", [.control("like", .touchUpInside): .not(.custom("liked"))])]
      $0.rules = [Rule(when: .custom("alerts.on"), .set(.alpha, of: .contentView, to: 0.5))]
    }
    let tap: [TouchInput?] = [.down(.view("like", ofItem: 1)), nil, .up]
    #expect(machine.state(ofItem: 1, in: play(machine, tap).0).id == "liked")
    #expect(machine.state(ofItem: 1, in: play(machine, tap + tap).0).isNormal)
    #expect(machine.connectedControls == ["alerts", "like"])
  }

  @Test("a switch that a rule reads is a region of the chart, and another one is not")
  func charts() throws {
    func chart(_ rules: [Rule]) -> StateChart {
      let machine = Self.machine(items: 1) { $0.rules = rules }
      return StateChartBuilder(machine, item: 0).chart(from: machine.initialStage(traits: Traits()))
    }
    let rule = Rule(when: .custom("alerts.on"), .set(.alpha, of: .contentView, to: 0.5))
    let shown = chart([rule])
    let alerts = try #require(shown.parts.firstIndex { $0.word == .custom("alerts.on") })
    let region = try #require(shown.regions.first { $0.parts == [alerts] })
    #expect(region.places.count == 2)
    #expect(region.arrows.map(\.from) == [0, 1] && region.arrows.map(\.to) == [1, 0])
    #expect(
      region.arrows.allSatisfy {
        $0.actions == ["lift inside alerts"] && $0.calls == ["alerts.valueChanged"]
      })
    #expect(!chart([]).parts.contains { $0.word == .custom("alerts.on") })
  }

  @Test("a label passes touches to the button behind it, and a plain view does not")
  func frontViews() {
    let machine = Self.machine()
    let stage = machine.initialStage(traits: Traits())
    func control(_ x: Double) -> ViewName? {
      machine.control(ofItem: 0, at: Point(x, 10), in: stage)?.name
    }
    #expect(control(70) == "labelled")
    #expect(control(90) == nil)
    #expect(control(20) == "alerts")
    #expect(machine.control(ofItem: 0, at: Point(10, 20), in: stage) == nil)
  }

  @Test("a disabled control takes the touch without effect, or passes it to the cell")
  func disabled() {
    let tap: [TouchInput?] = [.down(.view("off", ofItem: 0)), nil, .up]
    #expect(play(Self.machine(), tap).1 == [])
    let passing = Self.machine { $0.policies.disabledControl = .passesTouch }
    #expect(play(passing, tap).1.contains("didSelect 0"))
  }

  @Test("a scroll takes a touch that was not delivered, and a control keeps one that was")
  func scrolling() {
    let machine = Self.machine()
    let move = TouchInput.move(.by(Point(0, -15)))
    let (scrolled, early) = play(machine, [.down(.view("like", ofItem: 1)), move])
    #expect(scrolled.contentOffset == Point(0, 5))
    #expect(
      early == ["scrollViewWillBeginDragging", "willDisplayCell 2", "scrollViewDidScroll 5"])
    let (kept, late) = play(machine, [.down(.view("like", ofItem: 1)), nil, move])
    #expect(kept.contentOffset == .zero)
    #expect(late == ["like.highlighted true 1", "like.touchDown 1"])
  }

  @Test("a table cancels the touch of a control when its content scrolls")
  func tables() {
    let machine = Self.machine { $0.cell.cellClass = .tableViewCell }
    let (stage, log) = play(
      machine, [.down(.view("like", ofItem: 1)), nil, .move(.by(Point(0, -15))), .up])
    #expect(stage.contentOffset == Point(0, 5))
    #expect(
      log == [
        "like.highlighted true 1", "like.touchDown 1", "like.highlighted false 1",
        "like.touchCancel 1", "scrollViewWillBeginDragging", "willDisplayCell 2",
        "scrollViewDidScroll 5", "scrollViewWillEndDragging velocity 0 targetContentOffset 5",
        "scrollViewDidEndDragging willDecelerate false",
      ])
  }

  @Test("the system cancels a touch on a control")
  func cancel() {
    let (_, log) = play(Self.machine(), [.down(.view("alerts", ofItem: 0)), nil, .cancel])
    #expect(log.suffix(2) == ["alerts.highlighted false 0", "alerts.touchCancel 0"])
  }

  @Test(
    "a control's action prevents a tap recogniser around it, and a long press cancels the control")
  func recognizers() {
    let machine = Self.machine {
      $0.collectionView.gestureRecognizers = [.tap("tap"), .longPress("press")]
    }
    let down = TouchInput.down(.view("like", ofItem: 0))
    #expect(!play(machine, [down, nil, .up]).1.contains("tap.ended 0"))
    let (_, log) = play(machine, [down, nil, nil, nil, .up])
    #expect(
      log == [
        "like.highlighted true 0", "like.touchDown 0", "press.began 0", "like.highlighted false 0",
        "like.touchCancel 0", "press.ended 0",
      ])
  }

  @Test("the graph has the touches on controls on which the scene depends")
  func graph() {
    var explorer = StateExplorer(
      Self.machine(items: 1) {
        $0.collectionView.allowsSelection = false
        $0.states = [
          CustomState("liked", [.control("like", .touchUpInside): .not(.custom("liked"))])
        ]
      }, items: [0])
    let graph = explorer.graph(from: explorer.machine.initialStage(traits: Traits()))
    #expect(
      graph.states.map(\.id) == ["normal", "like.highlighted", "like.highlighted+liked", "liked"])
    let lifts = graph.transitions.filter { $0.action == .liftInside }
    #expect(lifts.map(\.deed.words) == ["lift inside like", "lift inside like"])
    #expect(lifts.first?.to.id == "liked")
    #expect(
      lifts.first?.events.map(\.text) == ["like.touchUpInside", "like.primaryActionTriggered"])
    #expect(
      Set(graph.transitions.map(\.deed.words)) == [
        "touch down on like", "lift inside like", "drag out of like", "drag back in to like",
        "cancel on like",
      ])
  }

  @Test("without such a control the graph is that of the cell")
  func unconnected() {
    let plain = Machine.grid(items: 1)
    let machine = Self.machine(items: 1)
    var (one, other) = (StateExplorer(plain, items: [0]), StateExplorer(machine, items: [0]))
    #expect(
      one.graph(from: plain.initialStage(traits: Traits())).transitions
        == other.graph(from: machine.initialStage(traits: Traits())).transitions)
  }

  @Test("points are converted through transforms")
  func transforms() {
    let turned = TouchableView(
      "a", frame: Rect(10, 0, 20, 10),
      transform: Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0),
      subviews: [TouchableView("b", frame: Rect(0, 0, 5, 5))])
    // The centre is (20, 5); its left end is now above.
    #expect(turned.place(in: "b", at: .zero) == Point(25, -5))
    #expect(turned.hit(Point(24, -4))?.name == "b")
    #expect(turned.hit(Point(12, 5)) == nil)
  }

  /// A like button at the left, and a button at the right that may take touches alone.
  private static func pair(isExclusive: Bool) -> Machine {
    Machine.grid(
      items: 4, { $0.cell.contentView.subviews = [.button("like"), .button("buy")] },
      cell: { _ in
        TouchableView(
          .cell, frame: Rect(0, 0, 100, 50),
          subviews: [
            TouchableView(
              "like", frame: Rect(0, 0, 20, 20),
              control: TouchableView.Control(isEnabled: true)),
            TouchableView(
              "buy", frame: Rect(60, 0, 20, 20), isExclusive: isExclusive,
              control: TouchableView.Control(isEnabled: true)),
          ])
      })
  }

  @Test(
    "a view with isExclusiveTouch takes touches alone, whichever finger comes first",
    arguments: [(false, ["like", "buy"]), (true, ["like"])])
  func exclusive(isExclusive: Bool, first: [String]) {
    func touched(_ views: [ViewName]) -> [String] {
      let machine = Self.pair(isExclusive: isExclusive)
      var player = Player(machine, from: machine.initialStage(traits: Traits()))
      let places = views.map { TouchPlace.view($0, ofItem: 0, at: Point(0.5, 0.5)) }
      player.play([
        .down(places[0]), .wait(.milliseconds(200)), .fingers([2], .down(places[1])),
        .wait(.milliseconds(200)), .fingers([2], .up), .up, .wait(.milliseconds(200)),
      ])
      return player.turns.flatMap(\.events).compactMap { event in
        if case .control(let name, .touchUpInside, _) = event { name.rawValue } else { nil }
      }.sorted().reversed()
    }
    #expect(touched(["like", "buy"]) == first)
    #expect(touched(["buy", "like"]) == (isExclusive ? ["buy"] : ["like", "buy"]))
  }
}
