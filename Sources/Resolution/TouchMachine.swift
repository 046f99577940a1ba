internal import Interaction
internal import OrderedCollections
internal import Scenes

/// What a finger can be put on to see what comes of it: the selection machine alone, or a scene that is
/// played with its gestures and delays.
protocol TouchMachine {
  /// All that decides what can follow for the cells of `items`, whatever happened before.
  func situation(ofItems items: [Int]) -> Situation
  /// What a finger can do where none has to wait: on a cell, or to the touch that is there.
  func actions(in situation: Situation) -> [StateGraph.Action]
  /// Does it, and tells what happened; `item` is where a finger comes down or comes back.
  mutating func perform(_ action: StateGraph.Action, item: Int) -> [CellEvent]
}

/// The selection machine alone: touches reach cells at once, and nothing scrolls.
struct SelectionMachine: TouchMachine {
  private var model: SelectionModel
  private let delegate: SelectionDelegate
  /// The item on whose cell a finger came down; the model forgets touches that it refuses.
  private var touchedItem: Int?

  init(_ scene: ResolvedScene) {
    model = scene.selectionModel
    delegate = scene.selectionDelegate
  }

  func situation(ofItems items: [Int]) -> Situation {
    let touch: Situation.Touch? =
      switch model.touchPhase {
      case .none: nil
      case .inside:
        Situation.Touch(isInside: true, isWithdrawn: false, isPending: false, gestures: [])
      case .outside:
        Situation.Touch(isInside: false, isWithdrawn: false, isPending: false, gestures: [])
      }
    return Situation(
      state: JointGraph.State(
        cells: items.map(model.state),
        suspended: items.indices.filter { model.isSuspended(items[$0]) }),
      touchedItem: touch == nil ? nil : touchedItem, touch: touch)
  }

  func actions(in situation: Situation) -> [StateGraph.Action] {
    guard let touch = situation.touch else { return [.touchDown] }
    return touch.isInside
      ? [.dragOut, .liftInside, .cancel] : [.dragBackIn, .liftOutside, .cancel]
  }

  mutating func perform(_ action: StateGraph.Action, item: Int) -> [CellEvent] {
    func tell(_ model: inout SelectionModel, _ touches: TouchAction...) -> [CellEvent] {
      touches.flatMap { model.handle($0, delegate: delegate) }
    }
    switch action {
    case .touchDown:
      touchedItem = item
      return tell(&model, .began(item: item))
    // Nothing waits, and nothing scrolls.
    case .hold, .dragScrolling, .scrollHalfOut, .scrollBack: return []
    case .quickTap, .tapAnother: return tell(&model, .began(item: item), .ended)
    case .dragOut: return tell(&model, .moved(inside: false))
    case .dragBackIn: return tell(&model, .moved(inside: true))
    case .liftInside, .liftOutside: return tell(&model, .ended)
    case .cancel: return tell(&model, .cancelled)
    }
  }
}

/// A scene that is played.
struct PlayedMachine: TouchMachine {
  /// Between two actions: shorter than anything that waits.
  private static let instant = Duration.microseconds(1)

  private var player: ScriptPlayer
  private var time = Duration.zero
  /// The content offset before anything happens.
  private let offset: Double
  /// Whether cells hear of touches after a while.
  private let isDelayed: Bool
  /// Whether anything is assigned when the content scrolls.
  private let hearsOfScrolling: Bool

  init(_ scene: ResolvedScene) {
    player = ScriptPlayer(scene)
    isDelayed = scene.scene.collectionView.delaysContentTouches
    offset = player.situation(ofItems: []).offset
    hearsOfScrolling = scene.scene.states.contains { state in
      state.events.keys.contains { event in
        switch event {
        case .scrollViewDidScroll, .willDisplayCell, .didEndDisplayingCell: true
        case .initially, .didHighlightItem, .didUnhighlightItem, .didSelectItem, .didDeselectItem,
          .gesture:
          false
        }
      }
    }
  }

  func situation(ofItems items: [Int]) -> Situation { player.situation(ofItems: items) }

  func actions(in situation: Situation) -> [StateGraph.Action] {
    guard let touch = situation.touch else {
      // What follows elsewhere in the content is not followed: there is always more of it.
      guard situation.offset == offset else { return [.scrollBack] }
      // A touch that is heard of at once cannot lift before.
      return [.touchDown] + (isDelayed ? [.quickTap] : [])
        + (hearsOfScrolling ? [.scrollHalfOut] : [])
    }
    guard !touch.isScrolling else { return [.liftOutside, .cancel] }
    let waiting: [StateGraph.Action] = player.dueTime == nil ? [] : [.hold]
    // What nobody has heard of is a quick tap, or else it is held.
    guard !touch.isUnheard else { return waiting }
    return waiting
      + (touch.isInside ? [.dragOut, .liftInside, .cancel] : [.dragBackIn, .liftOutside, .cancel])
  }

  mutating func perform(_ action: StateGraph.Action, item: Int) -> [CellEvent] {
    let start = time
    time += Self.instant
    switch action {
    case .touchDown: play(.down(.item(item)))
    case .hold:
      if let due = player.dueTime {
        time = due
        player.happen(until: due)
      }
    case .quickTap:
      play(.down(.item(item)))
      play(.up)
    case .dragOut, .dragScrolling: play(.move(.outside))
    case .dragBackIn: play(.move(.item(item)))
    case .scrollHalfOut:
      guard let offset = player.offset(withHalfOfItem: item) else { return [] }
      play(.scroll(ScrollMovement(to: .offset(offset))))
    case .scrollBack: play(.scroll(ScrollMovement(to: .offset(offset))))
    case .liftInside, .liftOutside: play(.up)
    case .cancel: play(.cancel)
    case .tapAnother:
      play(.down(.item(item)))
      time += TouchScript.tapDuration
      player.happen(until: time)
      play(.up)
    }
    return player.turns.filter { $0.time > start }.flatMap(\.events)
  }

  private mutating func play(_ input: TouchInput) { player.play(input, at: time) }
}
