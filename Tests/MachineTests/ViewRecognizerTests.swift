import Drawing
import Exploration
import GridMachine
import Interaction
import Motion
import OrderedCollections
import Scenes
import Testing
import Views
import Vocabulary

@testable import Machine

/// Recognisers that are added to views of a cell, over a fixed grid: rows of 100 × 50 points.
@Suite("Recognisers of views")
struct ViewRecognizerTests {
  /// An avatar with a badge in its corner at the left, a name that lets touches through beside it, and a button on a
  /// card at the right.
  private static func cell(_ state: CellState) -> TouchableView {
    TouchableView(
      .cell, frame: Rect(0, 0, 100, 50),
      subviews: [
        TouchableView(
          "avatar", frame: Rect(0, 0, 40, 40),
          subviews: [TouchableView("badge", frame: Rect(30, 30, 10, 10))]),
        TouchableView("name", frame: Rect(40, 0, 20, 50), isTouchable: false),
        TouchableView(
          "card", frame: Rect(60, 0, 40, 50),
          subviews: [
            TouchableView(
              "follow", frame: Rect(20, 0, 20, 20), control: TouchableView.Control(isEnabled: true))
          ]),
      ])
  }

  private static func machine(_ recognizers: [GestureRecognizer]) -> Machine {
    .grid(
      {
        $0.cell.contentView.subviews = [
          .view("avatar", subviews: [.view("badge")]), .label("name", text: "a"),
          .view("card", subviews: [.button("follow")]),
        ]
        $0.collectionView.gestureRecognizers = recognizers
      }, cell: cell)
  }

  /// What happens when a finger taps item 0 at a point for so many milliseconds.
  private func tap(
    _ x: Double, _ y: Double, for duration: Int = 200, _ recognizers: GestureRecognizer...
  ) -> [String] {
    let script: TouchScript = [
      .down(.point(Point(x, y))), .wait(.milliseconds(duration)), .up, .wait(.milliseconds(400)),
    ]
    let machine = Self.machine(recognizers)
    var player = Player(machine, from: machine.initialStage(traits: Traits()))
    player.play(script)
    return player.turns.flatMap { turn in
      turn.events.filter {
        switch $0 {
        case .call, .gesture: true
        default: false
        }
      }.map(\.description)
    }
  }

  private static let selected = [
    "shouldHighlight 0", "didHighlight 0", "shouldSelect 0", "didSelect 0", "didUnhighlight 0",
  ]
  private static let cancelled = [
    "shouldHighlight 0", "didHighlight 0", "open.ended 0", "didUnhighlight 0",
  ]

  @Test("a tap on the view is recognised and takes the touch from the cell, one beside it selects")
  func wins() {
    let open = GestureRecognizer.tap("open", view: "avatar")
    #expect(tap(10, 10, open) == Self.cancelled)
    // The badge is a part of the avatar.
    #expect(tap(35, 35, open) == Self.cancelled)
    #expect(tap(50, 10, open) == Self.selected)
    #expect(tap(10, 45, open) == Self.selected)
  }

  @Test("a tap that is shorter than the delay of touches selects nothing either")
  func quick() {
    #expect(!tap(10, 10, for: 50, .tap("open", view: "avatar")).contains("didSelect 0"))
  }

  @Test("without cancelsTouchesInView the cell is selected, too")
  func both() {
    let events = tap(10, 10, .tap("open", view: "avatar", cancelsTouchesInView: false))
    #expect(events.contains("open.ended 0") && events.contains("didSelect 0"))
  }

  @Test("of two taps that of the innermost view is recognised, in any order of the recognisers")
  func innermost() {
    let (any, open, see): (GestureRecognizer, GestureRecognizer, GestureRecognizer) = (
      .tap("any"), .tap("open", view: "avatar"), .tap("see", view: "badge")
    )
    func recognised(_ events: [String]) -> [String] { events.filter { $0.contains(".ended") } }
    #expect(recognised(tap(10, 10, any, open, see)) == ["open.ended 0"])
    #expect(recognised(tap(35, 35, any, open, see)) == ["see.ended 0"])
    #expect(recognised(tap(50, 10, see, open, any)) == ["any.ended 0"])
  }

  @Test("a long press on the view begins after its time, and its touch selects nothing")
  func longPress() {
    let hold = GestureRecognizer.longPress("hold", view: "avatar")
    #expect(
      tap(10, 10, for: 600, hold) == [
        "shouldHighlight 0", "didHighlight 0", "hold.began 0", "didUnhighlight 0", "hold.ended 0",
      ])
    #expect(tap(50, 10, for: 600, hold) == Self.selected)
  }

  @Test("the action of a button prevents a tap of the view around it, and not a long press")
  func aroundControl() {
    #expect(!tap(85, 10, .tap("open", view: "card")).contains("open.ended 0"))
    #expect(tap(70, 10, .tap("open", view: "card")) == Self.cancelled)
    #expect(tap(85, 10, for: 600, .longPress("hold", view: "card")).contains("hold.began 0"))
  }

  /// The gestures of a script.
  private func gestures(
    _ script: TouchScript, _ recognizers: GestureRecognizer...
  ) -> [String] {
    timedGestures(script, recognizers).map(\.text)
  }

  /// The gestures of a script with their times.
  private func timedGestures(
    _ script: TouchScript, _ recognizers: [GestureRecognizer]
  ) -> [(time: Duration, text: String)] {
    let machine = Self.machine(recognizers)
    var player = Player(machine, from: machine.initialStage(traits: Traits()))
    player.play(script)
    return player.turns.flatMap { turn in
      turn.events.filter { if case .gesture = $0 { true } else { false } }
        .map { (turn.time, $0.description) }
    }
  }

  /// A finger is down on the avatar of item 1 when items change, and lifts later.
  private func press(
    for duration: Int, _ update: ItemUpdate, _ recognizer: GestureRecognizer
  ) -> [String] {
    gestures(
      [
        .down(.point(Point(10, 60))), .wait(.milliseconds(duration)), .updateItems([update]),
        .wait(.milliseconds(100)), .up, .wait(.milliseconds(500)),
      ], recognizer)
  }

  @Test("a gesture belongs to the cell that was touched, and fails or is cancelled with it")
  func changingItems() {
    let open = GestureRecognizer.tap("open", view: "avatar")
    #expect(press(for: 300, .deleteItem(0), open) == ["open.ended 1"])
    #expect(press(for: 300, .deleteItem(1), open) == [])
    #expect(press(for: 300, .reloadItem(1), open) == [])
    #expect(press(for: 300, .reloadItem(0), open) == ["open.ended 1"])
    // Item 1 is pushed out of the viewport.
    #expect(press(for: 300, .moveItem(3, to: 0), open) == [])
    let hold = GestureRecognizer.longPress("hold", view: "avatar")
    #expect(press(for: 600, .deleteItem(0), hold) == ["hold.began 1", "hold.ended 1"])
    #expect(press(for: 600, .deleteItem(1), hold) == ["hold.began 1", "hold.cancelled 1"])
    #expect(press(for: 300, .deleteItem(1), hold) == [])
  }

  @Test("one of the collection view belongs to the cell under the finger when it is recognised")
  func changingItemsWithoutView() {
    #expect(press(for: 300, .deleteItem(0), .tap("any")) == ["any.ended 2"])
    #expect(press(for: 300, .deleteItem(1), .tap("any")) == ["any.ended 2"])
    #expect(press(for: 600, .deleteItem(1), .longPress("any")) == ["any.began 1", "any.ended 1"])
  }

  @Test("a tap that waits for another one to fail belongs to the cell that was touched")
  func waiting() {
    func script(_ update: ItemUpdate, then milliseconds: Int) -> TouchScript {
      [
        .tap(.point(Point(10, 60))), .wait(.milliseconds(100)), .updateItems([update]),
        .wait(.milliseconds(milliseconds)),
      ]
    }
    let double = GestureRecognizer.tap("double", numberOfTapsRequired: 2)
    let single = GestureRecognizer.tap("single", view: "avatar", requireToFail: ["double"])
    #expect(gestures(script(.deleteItem(0), then: 1000), double, single) == ["single.ended 1"])
    #expect(gestures(script(.deleteItem(1), then: 1000), double, single) == [])
    // When the recogniser for which another one waits goes with its cell, that one need not wait.
    let own = GestureRecognizer.tap("double", view: "avatar", numberOfTapsRequired: 2)
    let any = GestureRecognizer.tap("single", requireToFail: ["double"])
    func ending(_ update: ItemUpdate) -> [Duration] {
      timedGestures(script(update, then: 1000), [own, any]).map(\.time)
    }
    #expect(ending(.deleteItem(1)) == [.milliseconds(350)])
    #expect(ending(.deleteItem(0)) == [.milliseconds(600)])
  }

  @Test("taps on the same view of two cells are not one double tap")
  func twoCells() {
    var double = GestureRecognizer.tap("double", view: "card", numberOfTapsRequired: 2)
    double.delaysTouchesEnded = false
    func taps(_ first: Double, _ second: Double) -> [String] {
      gestures(
        [
          .tap(.point(Point(65, first))), .wait(.milliseconds(100)),
          .tap(.point(Point(65, second))), .wait(.milliseconds(500)),
        ], double)
    }
    #expect(taps(52, 56) == ["double.ended 1"])
    #expect(taps(48, 52) == [])
  }

  @Test("state graphs touch the view and the rest of the cell")
  func graph() {
    let machine = Self.machine([.tap("open", view: "avatar")])
    var explorer = StateExplorer(machine, items: [0])
    let graph = explorer.graph(from: machine.initialStage(traits: Traits()))
    let deeds = graph.transitions.map { outcome in
      "\(outcome.deed.words): \(outcome.events.map(\.text).joined(separator: ", "))"
    }
    #expect(deeds.contains("touch down on avatar: shouldHighlight, didHighlight"))
    #expect(deeds.contains("lift inside avatar: open.ended, didUnhighlight"))
    #expect(deeds.contains("lift inside: shouldSelect, didSelect, didUnhighlight"))
  }
}
