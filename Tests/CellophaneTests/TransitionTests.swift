import Cellophane
import Foundation
import Resolution
import Testing
import Timelines

@Suite("Transitions of the contents of views")
struct TransitionTests {
  /// A red view of 20 × 20 points at (10, 10) that becomes blue at 0 s, on white.
  private static func text(_ transitions: String) -> String {
    """
    cellophane: 1
    cell:
      contentView:
        subviews:
          - { view: box, backgroundColor: "#FF0000", frame: { x: 10, y: 10, width: 20, height: 20 } }
    states: { changed: { initially: false } }
    rules:
      - when: changed
        box.backgroundColor: "#0000FF"
        transitions: [\(transitions)]
    collectionView:
      frame: { width: 40, height: 40 }
      backgroundColor: "#FFFFFF"
      flowLayout: { itemSize: { width: 40, height: 40 } }
      items: 1
    scripts:
      s: [{ set: { item: 0, changed: true } }, { wait: 2 }]

    """
  }

  private static func scene(_ transitions: String) throws -> Scene {
    try SceneDocument(Array(text(transitions).utf8), file: "box").scene
  }

  /// The pixels at some points, as `#RRGGBB` to the nearest eighth of each component.
  private func colors(
    _ transition: String, at seconds: Double, _ points: [(Int, Int)]
  ) throws -> [[Int]] {
    let scene = try Self.scene("{ view: box, \(transition), duration: 1, curve: linear }")
    let renderer = try SceneRenderer(scene, traits: Traits(displayScale: .x1))
    let timeline = try renderer.timeline(script: "s")
    let bitmap = try renderer.picture(
      of: timeline.presentation(at: .milliseconds(Int((seconds * 1000).rounded())))
    ).bitmap()
    return points.map { x, y in
      guard let pixel = bitmap[x, y] else { return [] }
      return [pixel.red, pixel.green, pixel.blue].map { (Int($0) + 16) / 32 }
    }
  }

  private let red = [8, 0, 0]
  private let blue = [0, 0, 8]
  private let white = [8, 8, 8]
  private let faintRed = [8, 4, 4]
  private let faintBlue = [4, 4, 8]
  private let mixed = [4, 0, 4]

  @Test(
    "a cross-dissolve of opaque content mixes both pictures", arguments: ["crossDissolve", "fade"])
  func crossDissolve(kind: String) throws {
    #expect(try colors("type: \(kind)", at: 0, [(20, 20)]) == [red])
    #expect(try colors("type: \(kind)", at: 0.5, [(20, 20), (5, 20)]) == [mixed, white])
    #expect(try colors("type: \(kind)", at: 0.25, [(20, 20)]) == [[6, 0, 2]])
    #expect(try colors("type: \(kind)", at: 1, [(20, 20)]) == [blue])
  }

  @Test("a flip narrows the old picture to nothing, and widens the new one")
  func flip() throws {
    // A quarter of the way the width is 20 cos 45° = 14.1 points: from 12.9 to 27.1.
    for (kind, points) in [
      ("flipFromLeft", [(20, 20), (11, 20), (20, 11)]),
      ("flipFromTop", [(20, 20), (20, 11), (11, 20)]),
    ] {
      #expect(try colors("type: \(kind)", at: 0.25, points) == [red, white, red])
      #expect(try colors("type: \(kind)", at: 0.75, points) == [blue, white, blue])
      #expect(try colors("type: \(kind)", at: 0.5, points) == [white, white, white])
    }
  }

  @Test("push moves both pictures, and both fade")
  func push() throws {
    let up = try colors(
      "type: push, subtype: fromBottom", at: 0.5, [(20, 5), (20, 15), (20, 25), (20, 35)])
    #expect(up == [faintRed, faintRed, faintBlue, faintBlue])
    let right = try colors("type: push", at: 0.5, [(5, 20), (15, 20), (25, 20), (35, 20)])
    #expect(right == [faintBlue, faintBlue, faintRed, faintRed])
  }

  @Test("moveIn moves the new picture over the old one, and reveal takes the old one away")
  func slides() throws {
    let points = [(15, 20), (25, 20), (35, 20)]
    #expect(
      try colors("type: moveIn, subtype: fromRight", at: 0.5, points) == [red, mixed, faintBlue])
    #expect(try colors("type: reveal", at: 0.5, points) == [blue, mixed, faintRed])
  }

  @Test(
    "have Core Animation's or UIKit's defaults, and are printed as they are read",
    arguments: [
      ("{ view: box, type: fade }", ViewTransition(of: "box", type: .fade, timing: .layer())),
      (
        "{ view: box, type: crossDissolve, duration: 0.3 }",
        ViewTransition(
          of: "box", type: .crossDissolve, timing: Animation(duration: .milliseconds(300)))
      ),
      (
        "{ view: box, type: push, subtype: fromTop, duration: 0.4, curve: easeOut }",
        ViewTransition(
          of: "box", type: .push, subtype: .fromTop,
          timing: .layer(duration: .milliseconds(400), curve: .easeOut))
      ),
    ])
  func reading(text: String, transition: ViewTransition) throws {
    #expect(try Self.scene(text).rules[0].transitions == [transition])
    #expect(try Self.scene(transition.sceneText).rules[0].transitions == [transition])
  }

  @Test(
    "report mistakes",
    arguments: [
      ("{ view: box, type: fade, subtype: fromTop }", "fade has no subtype; leave it out"),
      ("{ view: bow, type: fade }", "did you mean \"box\"?"),
      (
        "{ view: box, type: fade }, { view: box, type: push }",
        "box has a transition already; leave one of them out"
      ),
    ])
  func mistakes(text: String, message: String) {
    let failure = #expect(throws: SceneDiagnostics.self) { try Self.scene(text) }
    #expect(
      "\(failure.map { "\($0)" } ?? "")".contains(message), "\(failure.map { "\($0)" } ?? "")")
  }
}
