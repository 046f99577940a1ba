import Drawing
import GridMachine
import Interaction
import Scenes
import Testing
import Vocabulary

@testable import Machine

@Suite("Thrown content")
struct ScrollPhysicsTests {
  /// A thousand cells of 100 × 50 points in a viewport of 100 points.
  private func play(
    _ script: TouchScript, items: Int = 1000, _ change: (inout Scene) -> Void = { _ in }
  ) -> Player {
    let machine = Machine.grid(items: items, change)
    var player = Player(machine, from: machine.initialStage(traits: Traits()))
    player.play(script)
    return player
  }

  private func calls(_ player: Player) -> [String] {
    var calls: [String] = []
    for event in player.turns.flatMap(\.events) {
      let call = event.isScroll ? "didScroll" : event.description
      let isAboutCells = call.contains("Display")
      if !isAboutCells, call != "didScroll" || calls.last != "didScroll" { calls.append(call) }
    }
    return calls
  }

  private let fling = TouchScript.Step.fling(from: .point(Point(50, 50)), velocity: 1000)

  @Test("a script goes on until the content is at rest")
  func rest() {
    let player = play([fling])
    // At 494.01, on the pixel grid.
    #expect(player.stage.contentOffset.y == 494)
    #expect(player.stage.scroll.movements.isEmpty)
    #expect(player.turns.last?.events.last == .scrollView(.didEndDecelerating))
    let end: Double = (player.turns.last?.time ?? .zero) / .seconds(1)
    #expect(abs(end - 2.3003) < 0.001)
  }

  @Test("the delegate is called at the scene's tick with offsets on the pixel grid")
  func ticks() {
    let offsets = play([fling]).turns.flatMap(\.events).compactMap { event -> Double? in
      if case .didScroll(let offset) = event { offset } else { nil }
    }
    // 2.3003 s are 138 ticks, and the end. At 14 of the last ones the content has not moved by a pixel.
    #expect(offsets.count == 139 - 14)
    // At 90.535 and 315.612.
    #expect(offsets[5] == 90.5)
    #expect(offsets[29] == 315.5)
  }

  @Test("content that a finger catches beyond the edge returns without a drag")
  func caught() {
    let player = play([
      .down(.point(Point(50, 20))), .move(.by(Point(0, 70))), .wait(.milliseconds(200)), .up,
      .wait(.milliseconds(50)), .down(.point(Point(50, 50))), .wait(.seconds(1)), .up,
    ])
    #expect(player.stage.contentOffset.y == 0)
    #expect(
      calls(player) == [
        "scrollViewWillBeginDragging", "didScroll",
        "scrollViewWillEndDragging velocity 0 targetContentOffset 0",
        "scrollViewDidEndDragging willDecelerate true", "scrollViewWillBeginDecelerating",
        "didScroll", "scrollViewWillBeginDecelerating", "didScroll",
        "scrollViewDidEndDecelerating",
      ])
  }

  @Test("a finger that stops the content drags it on from there, without a jump")
  func draggedOn() {
    let player = play([
      fling, .wait(.milliseconds(500)), .down(.point(Point(50, 50))), .wait(.milliseconds(200)),
      .move(.by(Point(0, -30))), .wait(.milliseconds(200)), .up,
    ])
    #expect(player.stage.contentOffset.y == 335.5)
    #expect(!calls(player).contains("scrollViewDidEndDecelerating"))
    #expect(calls(player).filter { $0 == "scrollViewWillBeginDragging" }.count == 2)
  }

  @Test("content that does not bounce stops at its edge")
  func hardEdge() {
    let player = play([fling], items: 4) { $0.collectionView.bounces = false }
    #expect(player.stage.contentOffset.y == 100)
    let farthest = player.turns.map(\.contentOffset.y).max()
    #expect(farthest == 100)
    #expect(
      play([.down(0), .move(.by(Point(0, 90))), .wait(.seconds(1)), .up]) {
        $0.collectionView.bounces = false
      }.turns.allSatisfy { $0.contentOffset.y == 0 })
  }

  @Test("content that fits is not thrown, unless it always bounces")
  func fits() {
    #expect(calls(play([fling], items: 2)) == [])
    let bouncing = play([fling], items: 2) { $0.collectionView.alwaysBounceVertical = true }
    #expect(bouncing.stage.contentOffset.y == 0)
    #expect((bouncing.turns.map(\.contentOffset.y).max() ?? 0) > 30)
  }

  @Test("a drag that rests before the lift, or all of it at one moment, throws nothing")
  func still() {
    for pause in [0, 150] {
      let player = play([
        .down(0), .wait(.milliseconds(200)), .move(.by(Point(0, -40))),
        .wait(.milliseconds(pause)), .up,
      ])
      #expect(player.stage.contentOffset.y == 30)
      #expect(calls(player).contains("scrollViewDidEndDragging willDecelerate false"))
    }
  }

  @Test(
    "the velocity at the lift is that of exact offsets, though delegates see them on the pixel grid"
  )
  func exactVelocity() {
    // The content moves by 20.3 points in 0.1 s. On the pixel grid it would be 20.5.
    let player = play([
      .down(0), .wait(.milliseconds(200)), .move(.by(Point(0, -20))), .wait(.milliseconds(50)),
      .move(.by(Point(0, -10.3))), .wait(.milliseconds(50)), .up,
    ])
    let velocities = player.turns.flatMap(\.events).compactMap { event -> Double? in
      if case .scrollView(.willEndDragging(let velocity, _)) = event { velocity } else { nil }
    }
    #expect(velocities.map { ($0 * 1e6).rounded() } == [203_000])
  }

  @Test("stages with equal movements have equal futures, whenever they are reached")
  func relative() {
    let machine = Machine.grid(items: 1000)
    func stage(after wait: Duration) -> Stage {
      var player = Player(machine, from: machine.initialStage(traits: Traits()))
      player.play([.wait(wait)])
      let thrown = machine.reduce(
        player.stage, .input(.fling(Fling(from: 0, velocity: 1000)))
      ).stage
      return machine.reduce(thrown, .advance(by: .milliseconds(100))).stage
    }
    #expect(stage(after: .zero).scroll == stage(after: .milliseconds(77)).scroll)
  }

  @Test("state graphs do not throw content")
  func confined() {
    let machine = Machine.grid(items: 1000).confined
    let start = machine.initialStage(traits: Traits())
    let stage = machine.reduce(start, .input(.fling(Fling(from: 0, velocity: 1000)))).stage
    #expect(stage.scroll.movements.isEmpty)
  }
}
