import Drawing
import Interaction
import Machine
import OrderedCollections
import TestSupport
import Testing
import Vocabulary

@testable import Resolution
@testable import Scenes
@testable import Timelines

@Suite("Timelines of scripts")
struct TimelineTests {
  private func timeline(
    _ name: String, _ change: (inout Scene) -> Void = { _ in }
  ) throws -> Timeline {
    let scene = try ResolvedScene(Fixture.selection(change), traits: Traits())
    return Timeline(of: scene, playing: try #require(scene.scene.scripts[name]))
  }

  private func play(
    _ script: TouchScript, _ change: (inout Scene) -> Void = { _ in }
  ) throws -> Timeline {
    try timeline("tap") {
      $0.scripts["tap"] = script
      change(&$0)
    }
  }

  /// The turns in which something happened: `0.15: shouldHighlight 0, …`.
  private func lines(_ timeline: Timeline) -> [String] {
    timeline.turns.filter { !$0.events.isEmpty }.map { turn in
      let (seconds, attoseconds) = turn.time.components
      let time = decimal(Double(seconds) + Double(attoseconds) / 1e18, places: 9)
      return time + ": " + turn.events.map(\.description).joined(separator: ", ")
    }
  }

  private static func highlights(_ item: Int) -> String {
    "shouldHighlight \(item), isHighlighted true \(item), didHighlight \(item)"
  }
  private static let selects =
    "shouldSelect 0, isSelected true 0, didSelect 0, isHighlighted false 0, didUnhighlight 0"

  @Test("a tap is delivered after 0.15 s and ends at 0.25 s")
  func tap() throws {
    let timeline = try timeline("tap")
    #expect(timeline.turns.map(\.time) == [.zero, .milliseconds(150), .milliseconds(250)])
    #expect(timeline.turns[0].events.isEmpty)
    #expect(lines(timeline) == ["0.15: " + Self.highlights(0), "0.25: " + Self.selects])
    #expect(timeline.duration == .milliseconds(550))
    #expect(
      timeline.turns.map { timeline.presentation(at: $0.time).cells.map(\.state.id) } == [
        ["normal", "normal", "normal"], ["highlighted", "normal", "normal"],
        ["selected", "normal", "normal"],
      ])
    #expect(
      timeline.turns.map { $0.stage.selection.state(of: 0) } == [.normal, .highlighted, .selected])
  }

  @Test("a second tap on another cell")
  func tapSecond() throws {
    let timeline = try timeline("tap-second")
    #expect(
      lines(timeline) == [
        "0.15: " + Self.highlights(0), "0.25: " + Self.selects,
        "0.7: shouldHighlight 1, isSelected false 0, isHighlighted true 1, didHighlight 1",
        "0.8: shouldSelect 1, didDeselect 0, isSelected true 1, didSelect 1,"
          + " isHighlighted false 1, didUnhighlight 1",
      ])
    #expect(timeline.turns.map(\.time).last == .milliseconds(800))
    #expect(timeline.turns[3].time == .milliseconds(700))
    #expect(timeline.duration == .milliseconds(1100))
    #expect(
      timeline.presentation(at: timeline.turns[3].time).cells.map(\.state.id) == [
        "normal", "highlighted", "normal",
      ])
    #expect(
      timeline.presentation(at: timeline.turns[4].time).cells.map(\.state.id) == [
        "normal", "selected", "normal",
      ])
  }

  @Test("dragging out and lifting there: the lift is no turn, as nothing happens")
  func dragOut() throws {
    let timeline = try timeline("drag-out")
    #expect(
      lines(timeline) == [
        "0.15: " + Self.highlights(0), "0.3: isHighlighted false 0, didUnhighlight 0",
      ])
    #expect(timeline.duration == .milliseconds(500))
    #expect(
      timeline.presentation(at: timeline.turns[2].time)
        == timeline.presentation(at: timeline.turns[0].time))
  }

  @Test("a cancelled touch")
  func cancel() throws {
    let timeline = try timeline("cancel")
    #expect(
      lines(timeline) == [
        "0.15: " + Self.highlights(0), "0.3: isHighlighted false 0, didUnhighlight 0",
      ])
    #expect(timeline.duration == .milliseconds(300))
    #expect(timeline.turns[2].stage.selection == timeline.turns[0].stage.selection)
  }

  @Test("a lift before 0.15 s delivers both in one turn")
  func shortTap() throws {
    let timeline = try play([.down(0), .wait(.milliseconds(149)), .up])
    #expect(lines(timeline) == ["0.149: " + Self.highlights(0) + ", " + Self.selects])
  }

  @Test("so does a lift at once, and one at exactly 0.15 s")
  func boundaries() throws {
    #expect(
      lines(try play([.down(0), .up])) == [
        "0: " + Self.highlights(0) + ", " + Self.selects
      ])
    #expect(
      lines(try play([.down(0), .wait(.milliseconds(150)), .up])) == [
        "0.15: " + Self.highlights(0) + ", " + Self.selects
      ])
    #expect(
      lines(try play([.down(0), .wait(.milliseconds(151)), .up])) == [
        "0.15: " + Self.highlights(0), "0.151: " + Self.selects,
      ])
  }

  @Test("a delayed touch that is cancelled is never delivered")
  func cancelledWhileWithheld() throws {
    let timeline = try play(
      [.down(0), .wait(.milliseconds(149)), .cancel, .wait(.seconds(1))])
    #expect(timeline.turns.count == 1)
    #expect(timeline.turns[0].events.isEmpty)
  }

  @Test("a script that ends before the touch is delivered ends in silence")
  func endsWhileWithheld() throws {
    #expect(try play([.down(0), .wait(.milliseconds(149))]).turns.count == 1)
    #expect(
      lines(try play([.down(0), .wait(.milliseconds(150))])) == [
        "0.15: " + Self.highlights(0)
      ])
  }

  @Test("without the delay a touch is delivered at once")
  func noDelay() throws {
    let timeline = try timeline("tap") { $0.collectionView.delaysContentTouches = false }
    #expect(lines(timeline) == ["0: " + Self.highlights(0), "0.25: " + Self.selects])
    #expect(timeline.presentation(at: .zero).cells[0].state == .highlighted)
    let short = try play([.down(0), .cancel]) {
      $0.collectionView.delaysContentTouches = false
    }
    #expect(
      lines(short) == ["0: " + Self.highlights(0) + ", isHighlighted false 0, didUnhighlight 0"])
  }

  @Test("a move shows that a touch is the cell's: it is withheld no longer")
  func moveDelivers() throws {
    let timeline = try play(
      [
        .down(0), .wait(.milliseconds(50)), .move(.by(Point(5, 5))), .wait(.milliseconds(50)),
        .move(.outside), .wait(.milliseconds(50)), .move(0), .wait(.milliseconds(50)), .up,
      ])
    #expect(
      lines(timeline) == [
        "0.05: " + Self.highlights(0), "0.1: isHighlighted false 0, didUnhighlight 0",
        "0.15: " + Self.highlights(0), "0.2: " + Self.selects,
      ])
  }

  @Test("inside ends where the cell ends, to a fraction of a point")
  func edge() throws {
    func calls(_ x: Double) throws -> [String] {
      let timeline = try play(
        [.down(.point(Point(13, 13))), .move(.by(Point(x - 13, 0))), .up])
      return timeline.turns.flatMap(\.events).compactMap { $0.call?.rawValue }
    }
    #expect(try calls(103.9).contains("didSelect"))
    #expect(try !calls(104).contains("didSelect"))
    #expect(try calls(12).contains("didSelect"))
    #expect(try !calls(11.9).contains("didSelect"))
  }

  @Test("a finger that moves to another cell does not touch that one")
  func otherCell() throws {
    let timeline = try play(
      [.down(0), .wait(.milliseconds(300)), .move(1), .wait(.milliseconds(300)), .up])
    #expect(!timeline.turns.flatMap(\.events).contains { $0.item == 1 })
    #expect(timeline.presentation(at: timeline.duration) == timeline.presentation(at: .zero))
  }

  @Test("a finger beside all cells does nothing, wherever it goes")
  func beside() throws {
    let timeline = try play(
      [
        .down(.point(Point(5, 5))), .wait(.milliseconds(300)), .move(0), .move(.outside), .up,
        .tap(.point(Point(110, 50))),
      ])
    #expect(timeline.turns.count == 1)
  }

  @Test("the app selects at its own moment, with no call")
  func programmatic() throws {
    let timeline = try play(
      [
        .selectItem(2), .wait(.milliseconds(100)), .selectItem(0), .wait(.milliseconds(100)),
        .deselectItem(0),
      ])
    #expect(
      lines(timeline) == [
        "0: isSelected true 2", "0.1: isSelected false 2, isSelected true 0",
        "0.2: isSelected false 0",
      ])
    // What happens at the very start is part of the turn with which the script begins.
    #expect(timeline.turns.count == 3)
    #expect(timeline.presentation(at: .zero).cells.map(\.state) == [.normal, .normal, .selected])
  }

  @Test("all that happens at one moment is one turn")
  func oneTurn() throws {
    let timeline = try play([.tap(0), .selectItem(1), .deselectItem(1)])
    #expect(timeline.turns.count == 3)
    #expect(
      lines(timeline).last == "0.25: " + Self.selects
        + ", isSelected false 0, isSelected true 1, isSelected false 1")
  }
}

@Suite("Moments of a timeline")
struct TimelineMomentTests {
  private let moment = Duration(secondsComponent: 0, attosecondsComponent: 1)

  private func timeline(_ name: String) throws -> Timeline {
    let scene = try ResolvedScene(Fixture.selection(), traits: Traits())
    return Timeline(of: scene, playing: try #require(scene.scene.scripts[name]))
  }

  @Test("a turn holds from its own moment on")
  func boundaries() throws {
    let timeline = try timeline("tap")
    #expect(timeline.turn(at: .seconds(-1)) == timeline.turns[0])
    #expect(timeline.turn(at: .zero) == timeline.turns[0])
    #expect(timeline.turn(at: .milliseconds(150) - moment) == timeline.turns[0])
    #expect(timeline.turn(at: .milliseconds(150)) == timeline.turns[1])
    #expect(timeline.turn(at: .milliseconds(250) - moment) == timeline.turns[1])
    #expect(timeline.turn(at: .milliseconds(250)) == timeline.turns[2])
    #expect(timeline.turn(at: .seconds(1000)) == timeline.turns[2])
    #expect(
      timeline.presentation(at: .seconds(1000)) == timeline.presentation(at: timeline.turns[2].time)
    )
  }

  @Test("the end equals the presentation of the settled states")
  func settled() throws {
    let scene = try ResolvedScene(Fixture.selection(), traits: Traits())
    let timeline = try timeline("tap-second")
    #expect(
      timeline.presentation(at: timeline.duration)
        == scene.presentation { $0 == 1 ? .selected : .normal })
  }

  @Test("presentations are the same in any order of the calls")
  func anyOrder() throws {
    let times = (0...120).map { Duration.milliseconds($0 * 10) }
    let timeline = try timeline("tap-second")
    let ordered = times.map { timeline.presentation(at: $0) }
    var numbers = SplitMix64(state: 5)
    let shuffled = times.indices.shuffled(using: &numbers)
    #expect(shuffled != Array(times.indices))
    let wrong = shuffled.first { timeline.presentation(at: times[$0]) != ordered[$0] }
    #expect(wrong == nil)
  }

  @Test("marks come with their moments")
  func marks() throws {
    var scene = try Fixture.selection()
    scene.scripts["tap"] = [.tap(0), .mark("lifted"), .wait(.seconds(1)), .mark("end")]
    let timeline = Timeline(
      of: try ResolvedScene(scene, traits: Traits()),
      playing: try #require(scene.scripts["tap"]))
    #expect(timeline.marks.map(\.name) == ["lifted", "end"])
    #expect(timeline.marks.map(\.time) == [.milliseconds(250), .milliseconds(1250)])
  }
}
