public import Drawing
public import Interaction
public import Machine
internal import Resolution
internal import Scenes
internal import Validation

/// The rules by which touches, scrolls and the app change a scene: a pure reducer.
///
/// A ``Stage`` is what the scene is at a moment. Reducing it with an event gives the next stage and what
/// happened, in UIKit's order. Scripts are played by the same reducer, and with them traces, films and pictures.
/// State graphs are found by it without two things, which they name as bounds: in them no animation ends, and no cell is
/// used again for another item.
///
/// The traits of a stage are those of the machine's renderer, or others that a script of the scene changes to. A stage
/// with any others, such as one of a renderer with another scale, does not change, and has no visible items.
///
/// ```swift
/// let machine = renderer.machine
/// var (stage, events) = machine.reduce(machine.initialStage, .input(.down(0)))
/// (stage, events) = machine.reduce(stage, .advance(by: .milliseconds(150)))
/// machine.state(ofItem: 0, in: stage)  // highlighted
/// try renderer.collectionView(in: stage).png()
/// ```
public struct SceneMachine: Sendable {
  private let machine: Machine
  /// The stage before anything has happened. Its cells have not updated their configuration yet: what is put in at once
  /// changes what they show first, as at the start of a script.
  public let initialStage: Stage

  /// The maximum duration of one event. Our choice: eleven days.
  private static let longest = Duration.seconds(1_000_000)

  init(_ scene: ResolvedScene) {
    machine = scene.machine
    initialStage = scene.initialStage
  }

  /// Returns the stage after an event, and what happened, in order.
  ///
  /// What is put in at one time belongs together, as in a script: cells update their configuration before time passes, as
  /// UIKit's do in the next layout pass. `.advance(by: .zero)` lets them update in between, as a mark of a script does.
  /// Time passes up to eleven days for each event; negative durations count as zero. Animations that change nothing and
  /// start each other without end by their completions are cut off after 33 completions, as in scripts.
  ///
  /// An input that names an item that the scene does not have, a finger other than 1 to 5, a content offset that is not
  /// finite, or traits to which no script of the scene changes, changes nothing.
  public func reduce(
    _ stage: Stage, _ event: StageEvent
  ) -> (stage: Stage, events: [CellEvent]) {
    guard knows(stage) else { return (stage, []) }
    switch event {
    case .input(let input, let finger):
      guard isValid(input), (1...TouchScript.mostFingers).contains(finger) else {
        return (stage, [])
      }
      let before = machine.endsTurn(before: input, in: stage) ? updated(stage) : stage
      let (after, notices) = machine.reduce(before, event)
      return (after, notices)
    case .advance(let duration):
      var (stage, events) = (updated(stage), [CellEvent]())
      var rest = min(max(duration, .zero), Self.longest)
      func pass(_ time: Duration) {
        let (after, notices) = machine.reduce(stage, .advance(by: time))
        stage = after
        events += notices
        rest -= time
      }
      while let next = machine.timeUntilDeadline(in: stage), next <= rest {
        pass(next)
        // What is put in at this time, if none is left, belongs to what has happened.
        if rest > .zero { stage = updated(stage) }
      }
      pass(rest)
      return (stage, events)
    }
  }

  /// The stage after its cells have updated their configuration.
  private func updated(_ stage: Stage) -> Stage { machine.updateConfigurations(stage).stage }

  /// Whether the scene is laid out for a stage's traits.
  private func knows(_ stage: Stage) -> Bool { machine.geometry.isResolved(for: stage.traits) }

  private func isValid(_ input: TouchInput) -> Bool {
    switch input {
    case .down(let place), .move(let place): place.isValid(items: itemCount)
    case .up, .cancel, .traits: true
    case .scroll(let movement): movement.isValid(items: itemCount)
    case .fling(let fling): fling.from.isValid(items: itemCount) && fling.velocity.isFinite
    case .app(let call): call.items.allSatisfy((0..<itemCount).contains)
    }
  }

  private var itemCount: Int { machine.loaded.scene.collectionView.itemCount }

  /// Returns the time until something happens without an input: a touch is delivered, a gesture begins, the content moves
  /// on, or an animation ends that has a completion. Returns `nil` if nothing will.
  public func timeUntilDeadline(in stage: Stage) -> Duration? {
    // Animations begin when cells update their configuration.
    knows(stage) ? machine.timeUntilDeadline(in: updated(stage)) : nil
  }

  /// Returns the items whose cells are visible, in ascending order (`indexPathsForVisibleItems`).
  public func visibleItems(in stage: Stage) -> [Int] {
    knows(stage) ? machine.arrangement(of: stage).visibleItems : []
  }

  /// Returns the item whose cell a touch hits; `nil` for none. The point is in the collection view's
  /// coordinates, in points.
  public func item(at point: Point, in stage: Stage) -> Int? {
    knows(stage) ? machine.item(at: point, in: stage) : nil
  }

  /// Returns the state of an item's cell. An item that the scene does not have is normal.
  public func state(ofItem item: Int, in stage: Stage) -> CellState {
    guard (0..<itemCount).contains(item) else { return .normal }
    return machine.state(ofItem: item, in: stage)
  }
}

extension TouchPlace {
  fileprivate func isValid(items: Int) -> Bool {
    switch self {
    case .item(let item, let fraction), .view(_, let item, let fraction):
      (0..<items).contains(item) && fraction.x.isFinite && fraction.y.isFinite
    case .point(let point), .by(let point): point.x.isFinite && point.y.isFinite
    case .outside: true
    }
  }
}

extension ScrollMovement {
  fileprivate func isValid(items: Int) -> Bool {
    switch target {
    case .offset(let offset), .by(let offset): offset.isFinite
    case .item(let item): (0..<items).contains(item)
    }
  }
}

extension SceneRenderer {
  /// The rules by which touches, scrolls and the app change the scene.
  public var machine: SceneMachine { SceneMachine(resolved) }

  /// Draws the collection view at a stage. Animations are over.
  ///
  /// - Parameter stage: A stage of the renderer's ``machine``.
  /// - Throws: `RenderingError.invalidStage` if the stage has other traits than the renderer, and no script of the
  ///   scene changes to them.
  public func collectionView(in stage: Stage) throws(RenderingError) -> Picture {
    picture(of: resolved.presentation(of: try shown(stage)))
  }

  /// Draws an item's cell at a stage, whether or not it is visible. Animations are over.
  ///
  /// - Parameters:
  ///   - item: The number of the item.
  ///   - stage: A stage of the renderer's ``machine``.
  /// - Throws: `RenderingError.unknownItem` if the scene has no such item, and the error of ``collectionView(in:)``.
  public func cell(item: Int, in stage: Stage) throws(RenderingError) -> Picture {
    try checkItem(item)
    return picture(of: resolved.cell(item: item, in: try shown(stage)))
  }

  /// The stage after its cells have updated their configurations.
  private func shown(_ stage: Stage) throws(RenderingError) -> Stage {
    let machine = resolved.machine
    guard machine.geometry.isResolved(for: stage.traits) else {
      throw .invalidStage(
        "the stage has other traits than the renderer; draw it with the renderer that made it")
    }
    return machine.updateConfigurations(stage).stage
  }
}
