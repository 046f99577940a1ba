internal import Drawing
internal import Interaction
internal import Scenes

/// Feeds a script to the selection machine: finds what each touch hits, withholds it as a scroll view
/// does, and gathers what happens at one moment into a turn.
struct ScriptPlayer {
  /// How long a scroll view withholds a touch from its content: 0.15 s, the customary value for
  /// UIKit's private constant (from memory, unverified).
  static let contentTouchDelay: Duration = .milliseconds(150)

  /// A finger on the glass.
  private struct Finger {
    var location: Point
    /// The item under it when it came down.
    var item: Int?
    /// When its coming down reaches the cell; `nil` when it has.
    var deliveryTime: Duration?
  }

  private let scene: ResolvedScene
  private let delegate: SelectionDelegate
  private var model: SelectionModel
  private var finger: Finger?
  private(set) var turns: [Turn]

  init(_ scene: ResolvedScene) {
    self.scene = scene
    delegate = scene.selectionDelegate
    let model = scene.selectionModel
    self.model = model
    turns = [Turn(time: .zero, events: [], model: model)]
  }

  mutating func play(_ script: TouchScript) {
    for (time, input) in script.timedInputs {
      deliverWithheldTouch(until: time)
      play(input, at: time)
    }
    deliverWithheldTouch(until: script.duration)
  }

  private mutating func play(_ input: TouchInput, at time: Duration) {
    switch input {
    case .down(let place):
      let location = location(of: place)
      let delay = scene.scene.collectionView.delaysContentTouches ? Self.contentTouchDelay : .zero
      finger = Finger(
        location: location, item: item(at: location), deliveryTime: time + delay)
      deliverWithheldTouch(until: time)
    case .move(let place):
      let location = location(of: place)
      finger?.location = location
      // A touch that moves without scrolling is the content's: it is withheld no longer.
      deliverTouch(at: time)
      guard let item = finger?.item, let frame = scene.frame(ofItem: item) else { break }
      handle([.moved(inside: frame.contains(location))], at: time)
    case .up:
      deliverTouch(at: time)
      handle([.ended], at: time)
      finger = nil
    case .cancel:
      // What the cell has not heard of need not be taken back.
      if finger?.deliveryTime == nil { handle([.cancelled], at: time) }
      finger = nil
    case .select(let item): handle([.select(item: item)], at: time)
    case .deselect(let item): handle([.deselect(item: item)], at: time)
    }
  }

  private mutating func deliverWithheldTouch(until time: Duration) {
    guard let delivery = finger?.deliveryTime, delivery <= time else { return }
    deliverTouch(at: delivery)
  }

  private mutating func deliverTouch(at time: Duration) {
    guard finger?.deliveryTime != nil else { return }
    finger?.deliveryTime = nil
    handle([.began(item: finger?.item)], at: time)
  }

  /// Lets the machine act, and adds what happened to the turn of this moment.
  private mutating func handle(_ actions: [TouchAction], at time: Duration) {
    var events: [CellEvent] = []
    for action in actions { events += model.handle(action, delegate: delegate) }
    guard !events.isEmpty else { return }
    if let last = turns.last, last.time == time {
      events = last.events + events
      turns.removeLast()
    }
    turns.append(Turn(time: time, events: events, model: model))
  }

  // MARK: - Places

  /// The item that a touch at `location` hits, with the cells as they are now.
  private func item(at location: Point) -> Int? {
    scene.item(at: location) { [model] in model.state(of: $0) }
  }

  private func location(of place: TouchPlace) -> Point {
    switch place {
    case .item(let item, let fraction):
      let frame = scene.frame(ofItem: item) ?? .zero
      return Point(
        frame.minX + fraction.x * frame.size.width, frame.minY + fraction.y * frame.size.height)
    case .point(let point): return point
    case .by(let offset): return (finger?.location ?? .zero) + offset
    case .outside:
      // Below the cell, a finger's width away. Our choice: any place outside serves.
      let frame = finger?.item.flatMap { scene.frame(ofItem: $0) } ?? .zero
      return Point(frame.midX, frame.maxY + 22)
    }
  }
}
