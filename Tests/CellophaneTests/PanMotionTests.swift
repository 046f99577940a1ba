import Cellophane
import Foundation
import Motion
import Testing

@testable import Review

/// What follows a number moves with a finger, and by a spring when the finger lets go.
@Suite("Motion of pans")
struct PanMotionTests {
  /// The translation of a box that follows `drag`, frame by frame, 100 a second.
  private func translations(_ script: String, animation: String? = nil) throws -> [Double] {
    let text = """
      cellophane: 1
      cell:
        contentView:
          subviews:
            - { view: box, backgroundColor: black, frame: { x: 0, y: 0, width: 20, height: 20 }, transform: { drag: { -400: { translate: [-400, 0] }, 400: { translate: [400, 0] } } } }
      states:
        drag: { range: -400...400, stops: [-160, 0], initially: 0, setBy: gesture\(animation.map { ", animation: \($0)" } ?? "") }
      collectionView:
        frame: { width: 320, height: 60 }
        flowLayout: { itemSize: { width: 320, height: 60 } }
        gestureRecognizers: [{ pan: push, x: drag }]
        items: 1
      scripts: { run: [\(script)] }

      """
    let scene = try SceneDocument(Array(text.utf8), file: "box").scene
    let trace = try SceneRenderer(scene).propertyTrace(script: "run", framesPerSecond: 100)
    return trace.numbers(0, "box", "transform.translation.x").compactMap(\.self)
  }

  /// A finger that moves by -120 points in 0.4 s, at -300 points a second, so that it lifts at -110.
  private static let push = "down: 0, move: { by: [-120, 0], over: 0.4 }, up, wait: 1"

  @Test("it follows the finger, and goes on by the spring of UISpringTimingParameters")
  func release() throws {
    let values = try translations(Self.push)
    // The last of 60 movements a second before 0.2 s is at 0.2 s.
    #expect(abs(values[20] + 50) < 1e-6 && abs(values[40] + 110) < 1e-6)
    // 50 points to go at 300 points a second. The spring is critically damped.
    let (frequency, velocity) = ((1000.0 / 3).squareRoot(), 300.0 / 50)
    for frame in [1, 5, 10, 20, 40] {
      let time = Double(frame) / 100
      let rest = exp(-frequency * time) * (1 + (frequency - velocity) * time)
      #expect(abs(values[40 + frame] - (-160 + 50 * rest)) < 50 * 1e-4)
    }
    #expect(values.last == -160)
  }

  @Test("the animation of the state is the spring, whose velocity is the finger's")
  func animation() throws {
    let values = try translations(
      Self.push, animation: "{ springDuration: 0.5, bounce: 0.3 }")
    let spring = Spring(duration: 0.5, bounce: 0.3, initialVelocity: 6)
    for frame in [1, 5, 10, 20, 40] {
      let expected = -110 - 50 * spring.value(at: Double(frame) / 100)
      #expect(abs(values[40 + frame] - expected) < 50 * 1e-4)
    }
    #expect(values[40...].min().map { $0 < -161 } == true)
  }

  @Test("a finger that catches it adds to the spring that still runs")
  func interruption() throws {
    let alone = try translations(Self.push)
    let caught = try translations(
      "down: 0, move: { by: [-120, 0], over: 0.4 }, up, wait: 0.06, down: 0, move: { by: [60, 0] }, wait: 1"
    )
    #expect(caught[45] == alone[45])
    // From 0.46 s on it stands 50 points to the right of where it would be.
    for frame in [46, 50, 60, 80] {
      #expect(abs(caught[frame] - (alone[frame] + 50)) < 1e-6)
    }
  }

  @Test("the trace contains translation and velocity")
  func trace() throws {
    let scene = try SceneDocument(
      Array(
        """
        cellophane: 1
        cell: { contentView: { backgroundColor: black } }
        states: { drag: -100...100 }
        collectionView:
          frame: { width: 100, height: 60 }
          flowLayout: { itemSize: { width: 100, height: 60 } }
          gestureRecognizers: [{ pan: push, x: drag }]
          items: 1
        scripts: { run: [down: 0, move: { by: [40, 0], over: 0.1 }, up] }
        """.utf8), file: "push"
    ).scene
    let trace = try SceneRenderer(scene).trace(script: "run")
    let ended = trace.rows.first { $0.event == "push.ended" }
    #expect(ended?.value == "translation 30 0 velocity 400 0")
    #expect(
      trace.json.contains(
        #""event":"push.ended","value":{"translation":[30,0],"velocity":[400,0]}"#
      ))
  }
}
