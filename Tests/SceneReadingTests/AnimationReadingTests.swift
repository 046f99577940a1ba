import Motion
import Scenes
import Testing
import Validation

@testable import SceneReading

/// Animations of rules in scene files.
@Suite struct AnimationReadingTests {
  private static func text(_ animation: String, more: String = "") -> String {
    """
    cellophane: 1
    \(more)cell: {}
    rules:
      - when: selected
        cell.alpha: 0.5
        animation: \(animation)
    collectionView: { frame: { width: 100, height: 100 }, items: 1 }

    """
  }

  private func rule(_ animation: String, more: String = "") throws -> Rule {
    let text = Self.text(animation, more: more)
    return try #require(SceneDocument([UInt8](text.utf8), file: "a").scene.rules.first)
  }

  @Test(
    "UIKit's labels make each kind of animation",
    arguments: [
      ("{ duration: 0.3 }", Animation(duration: .milliseconds(300))),
      (
        "{ duration: 0.25, delay: 0.1, curve: easeIn }",
        Animation(duration: .milliseconds(250), delay: .milliseconds(100), curve: .easeIn)
      ),
      (
        "{ duration: 1, curve: [0.25, 0.1, 0.25, 1], repeatCount: 3, autoreverses: true }",
        Animation(
          duration: .seconds(1), curve: .default, repeatCount: 3, autoreverses: true)
      ),
      (
        "{ duration: 0.4, usingSpringWithDamping: 0.4, initialSpringVelocity: 3 }",
        Animation(
          duration: .milliseconds(400), usingSpringWithDamping: 0.4, initialSpringVelocity: 3)
      ),
      (
        "{ springDuration: 0.6, bounce: 0.2 }",
        Animation(springDuration: .milliseconds(600), bounce: 0.2)
      ),
      ("{ bounce: -0.5 }", Animation(bounce: -0.5)),
      (
        "{ mass: 2, stiffness: 200, damping: 15, initialVelocity: 1, repeatCount: infinity }",
        Animation(mass: 2, stiffness: 200, damping: 15, initialVelocity: 1, repeatCount: .infinity)
      ),
      (
        "{ duration: 0.2, repeatCount: 1.5, autoreverses: true, options: [beginFromCurrentState] }",
        Animation(
          duration: .milliseconds(200), repeatCount: 1.5, autoreverses: true,
          options: .beginFromCurrentState)
      ),
      (
        "{ mass: 3, stiffness: 1000, damping: 500, allowsOverdamping: true }",
        Animation(mass: 3, stiffness: 1000, damping: 500, allowsOverdamping: true)
      ),
      ("{ layerAnimation: true }", .layer()),
      (
        "{ duration: 1, curve: easeInOut, layerAnimation: true, options: [beginFromCurrentState] }",
        .layer(duration: .seconds(1), curve: .easeInOut, options: .beginFromCurrentState)
      ),
    ])
  func kinds(text: String, animation: Animation) throws {
    #expect(try rule(text).animation == animation)
    // The printed text can be read again.
    #expect(try rule(animation.sceneText).animation == animation)
  }

  @Test("rules share animations by name, and may leave in another way")
  func names() throws {
    let rule = try rule(
      "sink\n    leaving: { duration: 1 }", more: "animations: { sink: { duration: 0.2 } }\n")
    #expect(rule.animation == Animation(duration: .milliseconds(200)))
    #expect(rule.leaving == Animation(duration: .seconds(1)))
  }

  @Test(
    "mistakes are reported at their places",
    arguments: [
      (
        "0.3",
        "6:16: \"0.3\" is not one of the scene's animations; write { duration: 0.3 }, or name it under \"animations\""
      ),
      ("[1]", "6:16: an animation is a map, as in { duration: 0.3 }, not a list"),
      ("{ curve: linear }", "6:16: an animation needs its duration, as in { duration: 0.3 }"),
      ("{ duration: -1 }", "6:28: duration must be from 0 to 3600, not -1"),
      ("{ duration: .nan }", "6:28: duration must be a finite number, not .nan"),
      (
        "{ duraton: 1 }",
        "6:18: \"duraton\" is not a key of an animation; did you mean \"duration\"?"
      ),
      (
        "{ duration: 1, curve: curveEaseIn }",
        "6:38: \"curveEaseIn\" is not known for curve; available: linear, easeIn, easeOut, easeInOut, default"
      ),
      ("{ duration: 1, curve: [0, 1] }", "6:38: a curve has four numbers, [x1, y1, x2, y2], not 2"),
      (
        "{ duration: 1, curve: [2, 0, 1, 1] }",
        "6:39: a coordinate of the curve must be from 0 to 1, not 2"
      ),
      (
        "{ usingSpringWithDamping: 0.5 }",
        "6:16: usingSpringWithDamping needs a duration; add it"
      ),
      (
        "{ duration: 1, stiffness: 100 }",
        "6:16: stiffness and duration are of different kinds of animation; leave one of them out"
      ),
      (
        "{ duration: 1, usingSpringWithDamping: 0.5, curve: linear }",
        "6:16: usingSpringWithDamping and curve are of different kinds of animation; leave one of them out"
      ),
      (
        "{ duration: 1, initialSpringVelocity: 2 }",
        "6:16: initialSpringVelocity needs usingSpringWithDamping; add it"
      ),
      (
        "{ duration: 3000, repeatCount: 2 }",
        "6:16: the animation takes 6000 s; at most 3600 are possible"
      ),
      ("{ duration: 1, repeatCount: 0 }", "6:44: repeatCount must be from 0.01 to 10000, not 0"),
      (
        "{ duration: 1, options: beginFromCurrentState }",
        "6:40: options are a list, as in [beginFromCurrentState], not a single value"
      ),
      (
        "{ duration: 1, options: [autoreverse] }",
        "6:41: \"autoreverse\" is not known for options; available: beginFromCurrentState"
      ),
      (
        "{ duration: 1, usingSpringWithDamping: 0.5, layerAnimation: true }",
        "6:16: usingSpringWithDamping belongs to UIView.animate; write stiffness and damping for a layer"
      ),

    ])
  func mistakes(text: String, message: String) {
    #expect(SceneReadingTests.mistakes(in: Self.text(text)) == [message])
  }

  @Test("Swift scenes have the same limits")
  func limits() throws {
    var scene = try SceneDocument([UInt8](Self.text("{ duration: 1 }").utf8), file: "a").scene
    for animation in [
      Animation(duration: .seconds(-1)), Animation(springDuration: .zero),
      Animation(duration: .seconds(1), usingSpringWithDamping: .nan),
      Animation(mass: 0, stiffness: 1, damping: 1),
      Animation(duration: .seconds(1), repeatCount: 0), .layer(duration: .seconds(-1)),
      Animation(duration: .seconds(1), repeatCount: -.infinity),
      Animation(duration: .seconds(1), repeatCount: .nan),
    ] {
      scene.rules[0].animation = animation
      #expect(SceneValidator.problems(in: scene).map(\.path.description) == ["rules[0].animation"])
    }
  }

  @Test("a spring for which UIKit's search does not converge gets a note")
  func astray() throws {
    let text = Self.text("{ duration: 0.5, usingSpringWithDamping: 0.4, initialSpringVelocity: 6 }")
    var scene = try SceneDocument([UInt8](text.utf8), file: "a").scene
    #expect(SceneNotes.notes(in: scene).map(\.path.description) == ["rules[0].animation"])
    scene.springFit = .robust
    #expect(SceneNotes.notes(in: scene).isEmpty)
  }

  @Test("an assignment that the animation of a rule does not animate gets a note")
  func notAnimated() throws {
    let text = """
      cellophane: 1
      cell:
        backgroundConfiguration: { style: clear }
        contentView: { subviews: [{ view: box, constraints: [{ constraint: wide, equation: width = 40 }] }] }
      rules:
        - when: selected
          box.alpha: 0.5
          box.borderWidth: 2
          backgroundConfiguration.strokeWidth: 2
          animation: { duration: 0.3 }
        - when: selected
          box.shadowRadius: 2
          wide.constant: 50
          animation: { duration: 0.3, layerAnimation: true }
      collectionView: { frame: { width: 100, height: 100 }, items: 1 }

      """
    let scene = try SceneDocument([UInt8](text.utf8), file: "a").scene
    let notes = SceneNotes.notes(in: scene)
    #expect(
      notes.map(\.path.description) == ["rules[0].assignments[1]", "rules[1].assignments[1]"])
    #expect(notes[0].message.hasPrefix("UIView.animate does not animate borderWidth"))
    #expect(notes[1].message.hasPrefix("an animation of a layer does not move frames"))
  }

  @Test(
    "a number whose animation does not animate the properties that follow it gets a note at the animation"
  )
  func followedStroke() throws {
    func notes(_ state: String, _ more: String = "") throws -> [String] {
      let text = """
        cellophane: 1
        states: { progress: \(state) }
        cell:
          contentView:
            subviews:
              - { shapeView: ring, path: M0 0H9, strokeEnd: progress, alpha: progress }
              - { view: bar, constraints: [height = 4, width = superview * progress] }
        collectionView:
          frame: { width: 100, height: 100 }
          items: 1
        \(more)

        """
      let scene = try SceneDocument([UInt8](text.utf8), file: "a").scene
      return SceneNotes.notes(in: scene).map { "\($0.path): \($0.message)" }
    }
    let range = "range: 0...1, setBy: data"
    #expect(try notes("{ \(range) }").isEmpty)
    #expect(
      try notes("{ \(range), animation: { duration: 0.3 } }") == [
        "states[0].animation: UIView.animate does not animate ring.strokeEnd, which follows progress and jumps;"
          + " write \"layerAnimation: true\" in this animation"
      ])
    #expect(try notes("{ \(range), animation: { duration: 0.3, layerAnimation: true } }").isEmpty)
    #expect(
      try notes("{ range: 0...1, setBy: gesture, animator: { duration: 0.3 } }") == [
        "states[0]: a UIViewPropertyAnimator does not animate ring.strokeEnd, which follows progress and jumps;"
          + " let it follow a number whose animation has \"layerAnimation: true\""
      ])
    #expect(
      try notes(
        "{ range: 0...1, setBy: gesture }",
        "  gestureRecognizers: [{ pan: pull, y: { number: progress, distance: 200 } }]") == [
          "states[0]: when the finger lifts, UIView.animate does not animate ring.strokeEnd, which follows progress"
            + " and jumps; give progress an animation with \"layerAnimation: true\""
        ])
  }

  @Test("a completion that is never called, because its rule holds from the start, gets a note")
  func unstartedCompletion() throws {
    func notes(_ state: String, _ rule: String, scripts: String = "") throws -> [String] {
      let text = """
        cellophane: 1
        states: { fresh: \(state) }
        cell: { contentView: { subviews: [{ view: box, frame: { x: 0, y: 0, width: 9, height: 9 } }] } }
        rules: [{ when: fresh, \(rule), completion: { set: { fresh: false } } }]
        collectionView: { frame: { width: 100, height: 100 }, items: 2 }
        \(scripts)

        """
      let scene = try SceneDocument([UInt8](text.utf8), file: "a").scene
      return SceneNotes.notes(in: scene).map { "\($0.path): \($0.message)" }
    }
    let fade = "box.alpha: 0.5, animation: { duration: 0.3 }"
    #expect(
      try notes("{ initially: true }", fade) == [
        "rules[0].completion: item 0 is so from the start, and nothing is animated that could end, so that this"
          + " completion is never called; let an event set fresh, or write layerAnimations, which run in cells that"
          + " appear"
      ])
    #expect(try notes("{ initially: true, didSelectItem: not fresh }", fade).isEmpty)
    #expect(try notes("{ didSelectItem: not fresh }", fade).isEmpty)
    #expect(
      try notes(
        "{ initially: true }", fade, scripts: "scripts: { a: [set: { item: 0, fresh: true }] }"
      ).isEmpty)
    #expect(
      try notes(
        "{ initially: true }",
        "layerAnimations: [{ view: box, keyPath: opacity, fromValue: 0, duration: 0.3 }]"
      ).isEmpty)
  }

  @Test("touches turn a switch, so that a completion after one of its sides may be called")
  func completionOfSwitch() throws {
    for (isOn, when) in [(true, "toggle.on"), (true, "not toggle.off"), (false, "toggle.off")] {
      let text = """
        cellophane: 1
        cell: { contentView: { subviews: [{ switch: toggle, isOn: \(isOn), constraints: [center = superview] }] } }
        rules:
          - when: \(when)
            contentView.alpha: 0.5
            animation: { duration: 0.3 }
            completion: { deselect: this }
        collectionView: { frame: { width: 100, height: 100 }, items: 2 }

        """
      let scene = try SceneDocument([UInt8](text.utf8), file: "a").scene
      let notes = SceneNotes.notes(in: scene).map(\.message)
      #expect(!notes.contains(where: { $0.contains("so from the start") }), "\(when): \(notes)")
    }
  }
}
