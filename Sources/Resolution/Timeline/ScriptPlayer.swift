internal import Drawing
internal import Interaction
internal import Scenes
internal import Vocabulary

/// Feeds a script to the selection machine, the gesture recognisers and the scroll view: finds what each
/// touch hits, withholds it as a scroll view does, moves the content, assigns the scene's own states, and
/// gathers what happens at one moment into a turn. Places are in the viewport's coordinates.
struct ScriptPlayer {
  /// How long a scroll view withholds a touch from its content: 0.15 s, the customary value for
  /// UIKit's private constant (from memory, unverified).
  static let contentTouchDelay: Duration = .milliseconds(150)
  /// How far a finger moves along the way in which the content can scroll before that is a scroll and the
  /// touch is taken from the content: 10 points (observed).
  static let panSlop = 10.0

  /// A finger on the glass.
  struct Finger {
    let start: Point
    var location: Point
    /// The item under it when it came down.
    var item: Int?
    /// When its coming down reaches the cell; `nil` when it has.
    var deliveryTime: Duration?
    /// Whether cells no longer hear of it: it scrolls, or a recogniser has it to itself.
    var isWithdrawn = false
    /// What the recognisers make of it.
    var gestures: [GestureModel]
    /// The items on whose cells gestures began, by the recognisers' names.
    var owners: [String: Int] = [:]
    /// The drag that it is, if the content follows it.
    var pan: Pan?
  }

  /// A drag that the content follows, along the scroll direction.
  struct Pan {
    /// Where the finger was when the content began to follow.
    let start: Double
    /// The content offset then.
    let offset: Double
  }

  /// The scene in the surroundings at the start.
  let start: ResolvedScene
  /// The scene in the surroundings of now.
  var scene: ResolvedScene
  let direction: FlowLayout.ScrollDirection
  var states: StateTable
  var viewport: Viewport
  var finger: Finger?
  var turns: [Turn]
  /// The steps in which a finger came down where an item should be and was not, with the item.
  private(set) var missedItems: [(step: Int, item: Int)] = []
  private(set) var touches: [TouchMoment] = []

  init(_ scene: ResolvedScene) {
    start = scene
    self.scene = scene
    direction = scene.scene.collectionView.layout.scrollDirection
    states = StateTable(scene)
    viewport = scene.viewport()
    turns = [
      Turn(
        time: .zero, events: [], updates: viewport.visibleItems, model: states.model,
        custom: states.custom, flags: states.flags, answered: [:], traits: scene.traits,
        contentOffset: viewport.contentOffset, sizes: viewport.geometry.measuredSizes,
        isOnTheWay: false)
    ]
  }

  mutating func play(_ script: TouchScript) {
    for (time, input, step) in script.timedInputs {
      happen(until: time)
      if case .down(let place) = input, case .item(let item, _) = place,
        !isInView(location(of: place))
      {
        missedItems.append((step, item))
      }
      play(input, at: time)
    }
    happen(until: script.duration)
  }

  func isInView(_ location: Point) -> Bool {
    Rect(origin: .zero, size: viewport.bounds.size).contains(location)
  }

  /// Lets one thing happen that a finger or the app does.
  mutating func play(_ input: TouchInput, at time: Duration) {
    perform(input, at: time)
    let before = states
    record(states.touch(finger.flatMap { item(under: $0.location) }), before: before, at: time)
  }

  mutating func perform(_ input: TouchInput, at time: Duration) {
    switch input {
    case .down(let place):
      let location = location(of: place)
      let view = scene.scene.collectionView
      let delay = view.delaysContentTouches ? Self.contentTouchDelay : .zero
      finger = Finger(
        start: location, location: location, item: item(at: location), deliveryTime: time + delay,
        gestures: view.gestureRecognizers.map {
          GestureModel($0, downAt: location, time: time)
        })
      noteTouch(.down, at: time)
      happen(until: time)
    case .move(let place):
      move(to: location(of: place), at: time)
      noteTouch(.moved, at: time)
    case .up:
      noteTouch(.lifted, at: time)
      deliverTouch(at: time)
      advanceGestures(at: time) { $0.end() }
      if finger?.isWithdrawn == false { act(.ended, at: time) }
      finger = nil
    case .cancel:
      noteTouch(.cancelled, at: time)
      advanceGestures(at: time) { $0.cancel() }
      withdrawTouch(at: time)
      finger = nil
    case .scroll(let movement): scroll(movement, from: time)
    case .select(let item): act(.select(item: item), at: time)
    case .deselect(let item): act(.deselect(item: item), at: time)
    case .set(let change):
      let before = states
      record(states.apply(change), before: before, at: time)
    case .traits(let change): changeTraits(change, at: time)
    }
  }

  /// Writes down where the finger is, for whoever draws it.
  mutating func noteTouch(_ phase: TouchMoment.Phase, at time: Duration) {
    guard let finger else { return }
    let frame = finger.item.flatMap { viewport.frame(ofItem: $0) }
    touches.append(
      TouchMoment(
        time: time, phase: phase, location: finger.location, item: finger.item,
        isInside: frame?.contains(finger.location) ?? false))
  }

  // MARK: - The content

  mutating func move(to location: Point, at time: Duration) {
    finger?.location = location
    advanceGestures(at: time) { $0.move(to: location) }
    if finger?.pan != nil { followFinger(at: time) }
    guard let finger, !finger.isWithdrawn else { return }
    let distance = direction.position(of: location - finger.start)
    if scene.isScrollable(in: viewport), abs(distance) > Self.panSlop {
      // The pan of the scroll view takes the touch for itself, and from others that do not share it.
      advanceGestures(at: time) { gesture in
        gesture.recognizer.shouldRecognizeSimultaneously ? nil : gesture.cancel()
      }
      withdrawTouch(at: time)
      // The content does not jump: what the finger went before is not made up for.
      let slop = distance < 0 ? -Self.panSlop : Self.panSlop
      self.finger?.pan = Pan(
        start: direction.position(of: finger.start) + slop,
        offset: direction.position(of: viewport.contentOffset))
      followFinger(at: time)
      return
    }
    // A touch that moves without scrolling is the content's: it is withheld no longer.
    deliverTouch(at: time)
    guard let item = finger.item, let frame = viewport.frame(ofItem: item) else { return }
    act(.moved(inside: frame.contains(location)), at: time)
  }

  /// Moves the content with the finger, as far as there is content.
  mutating func followFinger(at time: Duration) {
    guard let finger, let pan = finger.pan else { return }
    let range = scene.scrollRange(in: viewport)
    let offset = pan.offset + pan.start - direction.position(of: finger.location)
    // Content that was beyond its end when the finger came down is not thrown back.
    let least = min(range.lowerBound, pan.offset)
    let most = max(range.upperBound, pan.offset)
    setContentOffset(min(max(offset, least), most), at: time)
  }

  /// Lets cells hear of the touch no longer.
  mutating func withdrawTouch(at time: Duration) {
    guard let finger, !finger.isWithdrawn else { return }
    self.finger?.isWithdrawn = true
    self.finger?.deliveryTime = nil
    // What the cell has not heard of need not be taken back.
    if finger.deliveryTime == nil { act(.cancelled, at: time) }
  }

  mutating func deliverTouch(at time: Duration) {
    guard let finger, finger.deliveryTime != nil else { return }
    self.finger?.deliveryTime = nil
    act(.began(item: finger.item), at: time)
  }

  /// Lets the selection machine act.
  mutating func act(_ action: TouchAction, at time: Duration) {
    let before = states
    record(handle(action), before: before, at: time)
  }

  /// Lets the selection machine act; the delegate sees all of a cell's state, as it was before.
  mutating func handle(_ action: TouchAction) -> [CellEvent] {
    let delegate = scene.selectionDelegate { [states] in states.completing($1, of: $0) }
    return states.model.handle(action, delegate: delegate)
  }

  // MARK: - The surroundings

  /// Lets all cells be in other surroundings, and updates those that are on screen. UIKit does not animate
  /// it.
  mutating func changeTraits(_ change: TraitsChange, at time: Duration) {
    let old = scene
    let traits = old.traits.applying(change)
    guard traits != old.traits else { return }
    scene = start.with(traits)
    states.move(to: scene, keeping: viewport.visibleItems)
    let keepsSizes = scene.keepsSizes(from: old)
    let invalidated = viewport.visibleItems.filter { item in
      let state = states.state(of: item)
      return scene.invalidatesSize(ofItem: item, from: (old, state), to: state)
    }
    let laidOut = scene.viewport(
      scrolledTo: viewport.contentOffset,
      sizes: keepsSizes ? viewport.geometry.measuredSizes : [:], invalidated: Set(invalidated)
    ) { [states] in states.state(of: $0) }
    addTurn(
      [.traitCollectionDidChange(traits.change(from: old.traits))] + layOut(laidOut), at: time)
  }

  // MARK: - What comes by itself

  /// Lets all happen that is due: gestures that begin and touches that reach their cells. At the same
  /// moment gestures come first, as recognisers see touches before views.
  mutating func happen(until time: Duration) {
    while true {
      let gesture = finger?.gestures.compactMap(\.dueTime).min()
      let delivery = finger?.deliveryTime
      guard let next = [gesture, delivery].compactMap({ $0 }).min(), next <= time else { return }
      if gesture == next {
        advanceGestures(at: next) { gesture in
          gesture.dueTime.map { $0 <= next } == true ? gesture.begin() : nil
        }
      } else {
        deliverTouch(at: next)
      }
    }
  }

  /// When something happens next without the finger's doing anything; `nil` for never.
  var dueTime: Duration? {
    [finger?.gestures.compactMap(\.dueTime).min(), finger?.deliveryTime].compactMap { $0 }.min()
  }

  /// All that decides what can follow for the cells of `items`, whatever happened before.
  func situation(ofItems items: [Int]) -> Situation {
    // A finger that hits no cell is where somebody wanted to touch one.
    let touched = finger.flatMap { $0.item ?? items.first }
    let touch = finger.map { finger in
      Situation.Touch(
        isInside: touched.map(isTouchInside) ?? false, isWithdrawn: finger.isWithdrawn,
        isPending: finger.deliveryTime != nil, isScrolling: finger.pan != nil,
        gestures: finger.gestures.map { $0.hasBegun ? .begun : $0.isOver ? .over : .possible })
    }
    return Situation(
      state: JointGraph.State(
        cells: items.map(states.state),
        suspended: items.indices.filter { states.model.isSuspended(items[$0]) }),
      touchedItem: touched, touch: touch, offset: direction.position(of: viewport.contentOffset))
  }

  /// The content offset at which half of an item's cell is out of view; `nil` where it cannot be had.
  func offset(withHalfOfItem item: Int) -> Double? {
    guard let frame = viewport.contentFrame(ofItem: item) else { return nil }
    let half = direction.position(of: frame.origin) + direction.length(of: frame.size) / 2
    let range = scene.scrollRange(in: viewport)
    let far = half - direction.length(of: viewport.bounds.size)
    return [half, far].first(where: range.contains)
  }

  // MARK: - Gestures

  /// Lets each recogniser act, and what it tells be heard.
  mutating func advanceGestures(
    at time: Duration, _ advance: (inout GestureModel) -> GesturePhase?
  ) {
    guard let count = finger?.gestures.count else { return }
    for index in 0..<count {
      guard var gesture = finger?.gestures[index] else { continue }
      let phase = advance(&gesture)
      finger?.gestures[index] = gesture
      if let phase { tell(phase, of: gesture.recognizer, at: time) }
    }
  }

  mutating func tell(
    _ phase: GesturePhase, of recognizer: GestureRecognizer, at time: Duration
  ) {
    guard let finger else { return }
    let isRecognition = phase == .began || phase == .ended && recognizer.kind == .tap
    if isRecognition {
      let owner = item(under: finger.location)
      self.finger?.owners[recognizer.name] = owner
    }
    let owner = self.finger?.owners[recognizer.name]
    record([.gesture(recognizer.name, phase, item: owner)], before: states, at: time)
    guard isRecognition else { return }
    for index in finger.gestures.indices {
      guard var other = self.finger?.gestures[index], other.recognizer.name != recognizer.name,
        !other.recognizer.shouldRecognizeSimultaneously,
        !recognizer.shouldRecognizeSimultaneously, !other.hasBegun
      else { continue }
      _ = other.cancel()
      self.finger?.gestures[index] = other
    }
    if recognizer.cancelsTouchesInView { withdrawTouch(at: time) }
  }

  /// The item whose cell's frame holds a point (`indexPathForItem(at:)`): whether the cell can be hit
  /// does not matter.
  func item(under location: Point) -> Int? {
    viewport.items(at: location).last
  }

  // MARK: - Places

  /// The item that a touch at `location` hits, with the cells as they are now.
  func item(at location: Point) -> Int? {
    scene.item(at: location, in: viewport) { [states] in states.state(of: $0) }
  }

  func location(of place: TouchPlace) -> Point {
    switch place {
    case .item(let item, let fraction):
      let frame = viewport.frame(ofItem: item) ?? .zero
      return Point(
        frame.minX + fraction.x * frame.size.width, frame.minY + fraction.y * frame.size.height)
    case .point(let point): return point
    case .by(let offset): return (finger?.location ?? .zero) + offset
    case .outside:
      // Below the cell, a finger's width away. Our choice: any place outside serves.
      let frame = finger?.item.flatMap { viewport.frame(ofItem: $0) } ?? .zero
      return Point(frame.midX, frame.maxY + 22)
    }
  }
}
