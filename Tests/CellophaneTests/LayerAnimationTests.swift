import Cellophane
import Foundation
import ResolvedViews
import Testing
import Timelines
import Views

@testable import Resolution
@testable import Review

@Suite("Animations that are added to layers")
struct LayerAnimationTests {
  /// Returns the values of a property of the view `box`, frame by frame, 20 a second, in a script that
  /// selects item 0 after 0.1 s and deselects it after `selected` more seconds.
  private func values(
    _ animation: String, _ property: String, model: String = "", selected: Double = 2
  ) throws -> [Double] {
    let text = """
      cellophane: 1
      title: A box
      cell:
        contentView:
          subviews:
            - view: box
              backgroundColor: black
              \(model)
              constraints: [leading = superview + 10, top = superview + 10, width = 20, height = 20]
      rules:
        - when: selected
          layerAnimations: [\(animation)]
      collectionView:
        frame: { width: 40, height: 40 }
        flowLayout: { itemSize: { width: 40, height: 40 } }
        items: 1
      scripts:
        run: [{ wait: 0.1 }, { select: 0 }, { wait: \(selected) }, { deselect: 0 }, { wait: 0.5 }]
      """
    let scene = try SceneDocument(Array(text.utf8), file: "box").scene
    let csv = try SceneRenderer(scene).propertyTrace(script: "run", framesPerSecond: 20).csv
    return csv.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: ",")
      guard fields[2] == "box", fields[3] == property else { return nil }
      return Double(fields[4])
    }
  }

  private func expect(_ values: [Double], at frame: Int, _ value: Double) {
    #expect(values.indices.contains(frame) && abs(values[frame] - value) < 1e-6)
  }

  @Test("turn without an end at constant speed, and stop when the rule stops to hold")
  func spin() throws {
    let turns = try values(
      "{ view: box, keyPath: transform.rotation.z, fromValue: 0, toValue: 360°, duration: 1, repeatCount: infinity }",
      "transform.rotation")
    expect(turns, at: 1, 0)
    // Frame n is n / 20 s; the animation was added at 0.1 s. The angles are those modulo a turn.
    for frame in 3..<42 {
      let angle = Double(frame - 2) / 20 * 2 * .pi
      expect([cos(turns[frame])], at: 0, cos(angle))
      expect([sin(turns[frame])], at: 0, sin(angle))
    }
    #expect(turns[43...].allSatisfy { abs(cos($0) - 1) < 1e-9 })
  }

  @Test(
    "a spring is cut off at a duration, as by CASpringAnimation, and lasts until it has settled without"
  )
  func springDuration() throws {
    let spring = "view: box, keyPath: transform.translation.x, fromValue: 0, toValue: 100"
    let whole = try values("{ \(spring), stiffness: 100, damping: 10 }", "transform.translation.x")
    let cut = try values(
      "{ \(spring), stiffness: 100, damping: 10, duration: 0.25 }", "transform.translation.x")
    // Mass 1, stiffness 100, damping 10: ω = √75, x = 1 − e^(−5t) (cos ωt + 5/ω sin ωt).
    for frame in 3..<7 {
      let (time, omega) = (Double(frame - 2) / 20, 75.0.squareRoot())
      let way = 100 * (1 - exp(-5 * time) * (cos(omega * time) + 5 / omega * sin(omega * time)))
      expect(cut, at: frame, way)
      expect(whole, at: frame, way)
    }
    #expect(whole[8] > 100)
    // After it the view's own value is shown.
    #expect(cut[8...].allSatisfy { $0 == 0 })
    #expect(throws: (any Error).self) {
      try SceneDocument(
        Array(
          """
          cellophane: 1
          cell: { alpha: 1 }
          rules: [{ when: selected, cell.alpha: 0, animation: { mass: 1, stiffness: 100, damping: 10, duration: 1 } }]
          collectionView: { frame: { width: 9, height: 9 }, items: 1 }
          """.utf8), file: "a")
    }
  }

  @Test("pass keyframes at their times, and end at the view's own value")
  func keyframes() throws {
    let scales = try values(
      "{ view: box, keyPath: transform.scale, values: [0.2, 1.2, 1], keyTimes: [0, 0.5, 1], duration: 1 }",
      "transform.scale.x", model: "transform: { scale: 2 }")
    for (frame, scale) in [(1, 2.0), (2, 0.2), (7, 0.7), (12, 1.2), (17, 1.1), (22, 2), (40, 2)] {
      expect(scales, at: frame, scale)
    }
  }

  @Test("keep the speed between paced values, as documented: 155 after a quarter, 120 after a half")
  func paced() throws {
    let moves = try values(
      "{ view: box, keyPath: transform.translation.x, values: [310, 60, 120, 60, 310], calculationMode: paced, duration: 1 }",
      "transform.translation.x")
    for (frame, x) in [(2, 310.0), (7, 155), (12, 120), (17, 155)] { expect(moves, at: frame, x) }
  }

  @Test("pass keyframes with a timing function for each part")
  func timingFunctions() throws {
    let moves = try values(
      "{ view: box, keyPath: transform.translation.x, values: [0, 10, 20], timingFunctions: [easeIn, easeOut], duration: 1 }",
      "transform.translation.x")
    // The curves 0.42, 0, 1, 1 and 0, 0, 0.58, 1 at one half, found by bisection.
    for (frame, x) in [(2, 0.0), (7, 3.153568126), (12, 10), (17, 16.846431874)] {
      expect(moves, at: frame, x)
    }
  }

  @Test("move along a Catmull-Rom spline through cubic keyframes, whose ends count twice")
  func cubic() throws {
    let moves = try values(
      "{ view: box, keyPath: transform.translation.x, values: [0, 10, 20], calculationMode: cubic, duration: 1 }",
      "transform.translation.x")
    // By the spline's matrix: (10 · ½ + 20 · ¼ − 10 · ⅛) / 2, and the same from the end.
    for (frame, x) in [(2, 0.0), (7, 4.375), (12, 10), (17, 15.625)] { expect(moves, at: frame, x) }
  }

  @Test("keep the speed along the curve between cubicPaced values, also where it goes beyond them")
  func cubicPaced() throws {
    let moves = try values(
      "{ view: box, keyPath: transform.translation.x, values: [0, 10, 10, 0], calculationMode: cubicPaced, duration: 1 }",
      "transform.translation.x")
    // Between the values of 10 the curve is 10 + 5 t − 5 t², with its maximum 11.25, after a way of 22.5 / 2.
    for (frame, x) in [(2, 0.0), (7, 5.625), (12, 11.25), (17, 5.625)] {
      expect(moves, at: frame, x)
    }
  }

  @Test("begin later for later items")
  func stagger() throws {
    let text = """
      cellophane: 1
      cell:
        contentView:
          subviews: [{ view: box, frame: { x: 0, y: 0, width: 20, height: 20 } }]
      rules:
        - when: selected
          box.alpha: 0
          animation: { duration: 1, curve: linear, delay: 0.1, delayPerItem: 0.2 }
          layerAnimations:
            - { view: box, keyPath: cornerRadius, fromValue: 0, toValue: 10, duration: 1, delayPerItem: 0.3 }
      collectionView:
        frame: { width: 40, height: 120 }
        allowsMultipleSelection: true
        flowLayout: { itemSize: { width: 40, height: 40 }, minimumLineSpacing: 0 }
        items: 3
      scripts:
        run: [{ select: 0 }, { select: 1 }, { select: 2 }, { wait: 2 }]
      """
    let scene = try SceneDocument(Array(text.utf8), file: "boxes").scene
    let csv = try SceneRenderer(scene).propertyTrace(script: "run", framesPerSecond: 20).csv
    for item in 0..<3 {
      func values(_ property: String) -> [Double] {
        var values: [Double] = []
        for line in csv.split(separator: "\n") {
          let fields = line.split(separator: ",").map(String.init)
          guard fields[1] == "\(item)", fields[3] == property else { continue }
          if let value = Double(fields[4]) { values.append(value) }
        }
        return values
      }
      let (alphas, radii) = (values("alpha"), values("cornerRadius"))
      // Frame n is n / 20 s.
      let first = 2 + 4 * item
      for (frame, alpha) in [(first, 1.0), (first + 5, 0.75), (first + 19, 0.05)] {
        expect(alphas, at: frame, alpha)
      }
      expect(radii, at: 6 * item + 5, 2.5)
    }
  }

  @Test("show each discrete value as long as the others")
  func discrete() throws {
    let alphas = try values(
      "{ view: box, keyPath: opacity, values: [1, 0.5], calculationMode: discrete, duration: 1 }",
      "alpha", model: "alpha: 0.9")
    for (frame, alpha) in [(1, 0.9), (2, 1), (11, 1), (12, 0.5), (21, 0.5), (22, 0.9)] {
      expect(alphas, at: frame, alpha)
    }
  }

  @Test("begin each pass where the last one ended if they accumulate")
  func cumulative() throws {
    let moves = try values(
      "{ view: box, keyPath: transform.translation.y, fromValue: 0, toValue: 10, duration: 0.5, repeatCount: 3, isCumulative: true }",
      "transform.translation.y")
    for (frame, y) in [(2, 0.0), (7, 5), (12, 10), (17, 15), (27, 25), (32, 0)] {
      expect(moves, at: frame, y)
    }
  }

  @Test("are added to the view's own value, and keep the last value until they are removed")
  func additive() throws {
    let widths = try values(
      "{ view: box, keyPath: borderWidth, fromValue: 0, toValue: 4, duration: 1, isAdditive: true, fillMode: forwards, isRemovedOnCompletion: false }",
      "borderWidth", model: "borderWidth: 1")
    for (frame, width) in [(1, 1.0), (7, 2), (12, 3), (22, 5), (41, 5), (43, 1)] {
      expect(widths, at: frame, width)
    }
  }

  @Test("change nothing any longer when they stay where they have ended")
  func staying() throws {
    let text = """
      cellophane: 1
      cell: { contentView: { subviews: [{ view: box, frame: { x: 0, y: 0, width: 20, height: 20 } }] } }
      rules:
        - when: selected
          layerAnimations:
            - { view: box, keyPath: opacity, fromValue: 1, toValue: 0.25, duration: 0.5, fillMode: forwards, isRemovedOnCompletion: false }
      collectionView:
        frame: { width: 40, height: 40 }
        flowLayout: { itemSize: { width: 40, height: 40 } }
        items: 1
      scripts: { run: [select: 0, wait: 2] }
      """
    let scene = try SceneDocument(Array(text.utf8), file: "box").scene
    let timeline = try SceneRenderer(scene).timeline(script: "run")
    let change = try #require(timeline.nextChange(after: .milliseconds(400)))
    #expect(change < .milliseconds(401))
    #expect(timeline.nextChange(after: .milliseconds(600)) == nil)
    let shown = timeline.presentation(at: .milliseconds(600)).cells[0].view
    #expect(shown == timeline.presentation(at: .seconds(2)).cells[0].view)
    #expect(shown != timeline.settledPresentation(at: .seconds(2)).cells[0].view)
  }

  @Test("show the first value before they begin with the fill mode backwards, and else their own")
  func delay() throws {
    for (mode, before) in [("backwards", 0.2), ("removed", 1)] {
      let alphas = try values(
        "{ view: box, keyPath: opacity, fromValue: 0.2, beginTime: 0.5, duration: 1, fillMode: \(mode) }",
        "alpha")
      for (frame, alpha) in [(1, 1.0), (7, before), (12, 0.2), (22, 0.6), (32, 1)] {
        expect(alphas, at: frame, alpha)
      }
    }
  }

  @Test("go there and back, and by a number from the view's own value")
  func reversing() throws {
    let radii = try values(
      "{ view: box, keyPath: cornerRadius, byValue: 8, duration: 0.5, autoreverses: true }",
      "cornerRadius", model: "cornerRadius: 2")
    for (frame, radius) in [(2, 2.0), (7, 6), (12, 10), (17, 6), (22, 2)] {
      expect(radii, at: frame, radius)
    }
  }

  @Test("grow and shrink about the centre, with an anchor of their own by the position")
  func size() throws {
    let grow = "{ view: box, keyPath: bounds.size.height, fromValue: 4, toValue: 12, duration: 1 }"
    let heights = try values(grow, "bounds.size.height")
    for (frame, height) in [(1, 20.0), (2, 4), (7, 6), (12, 8), (22, 20)] {
      expect(heights, at: frame, height)
    }
    #expect(try values(grow, "center.y").allSatisfy { abs($0 - 20) < 1e-9 })
    // A bar that grows upwards moves by half of what it grows.
    let centers = try values(
      grow + ", { view: box, keyPath: position.y, byValue: -4, duration: 1 }", "center.y")
    for (frame, y) in [(1, 20.0), (7, 19), (12, 18), (22, 20)] { expect(centers, at: frame, y) }
    let widths = try values(
      "{ view: box, keyPath: bounds.size.width, byValue: -30, duration: 1 }", "bounds.size.width")
    for (frame, width) in [(7, 12.5), (17, 0), (22, 20)] { expect(widths, at: frame, width) }
  }

  @Test("shake about the position")
  func position() throws {
    let centers = try values(
      "{ view: box, keyPath: position.x, values: [-10, 10], isAdditive: true, duration: 0.2, repeatCount: 2, autoreverses: true }",
      "center.x")
    for (frame, x) in [(1, 20.0), (2, 10), (4, 20), (6, 30), (8, 20), (10, 10), (17, 15), (18, 20)]
    {
      expect(centers, at: frame, x)
    }
  }

  @Test("turn out of the plane without perspective: the other axis shrinks by the cosine")
  func outOfPlane() throws {
    for (axis, scale) in [("x", "transform.scale.y"), ("y", "transform.scale.x")] {
      let scales = try values(
        "{ view: box, keyPath: transform.rotation.\(axis), fromValue: 0, toValue: 120°, duration: 1 }",
        scale, model: "transform: { scale: 2 }")
      expect(scales, at: 7, 3.0.squareRoot())
      expect(scales, at: 12, 1)
      expect(scales, at: 22, 2)
    }
  }

  @Test("move zPosition and shadows")
  func others() throws {
    let depths = try values(
      "{ view: box, keyPath: zPosition, fromValue: 0, toValue: 8, duration: 1 }", "zPosition")
    expect(depths, at: 7, 2)
    let offsets = try values(
      "{ view: box, keyPath: shadowOffset, fromValue: { width: 0, height: 0 }, toValue: { width: 4, height: 8 }, duration: 1 }",
      "shadowOffset.height")
    expect(offsets, at: 7, 2)
    expect(offsets, at: 22, -3)
  }

  @Test("call the completion of a rule that has no other animation when the last one ends")
  func completion() throws {
    let text = """
      cellophane: 1
      states: { done: data }
      cell: { contentView: { subviews: [{ view: box, frame: { x: 0, y: 0, width: 20, height: 20 } }] } }
      rules:
        - when: selected
          layerAnimations:
            - { view: box, keyPath: bounds.size.width, toValue: 0, duration: 0.5 }
            - { view: box, keyPath: opacity, toValue: 0, beginTime: 0.3, duration: 0.4, autoreverses: true }
          completion: { set: { done: true } }
      collectionView:
        frame: { width: 40, height: 40 }
        flowLayout: { itemSize: { width: 40, height: 40 } }
        items: 1
      scripts: { run: [select: 0, wait: 2] }
      """
    let scene = try SceneDocument(Array(text.utf8), file: "box").scene
    let timeline = try SceneRenderer(scene).timeline(ofScript: "run")
    func isDone(_ milliseconds: Int) throws -> Bool {
      try timeline.state(ofItem: 0, at: .time(.milliseconds(milliseconds))).customValues["done"]
        == true
    }
    #expect(try !isDone(1099))
    #expect(try isDone(1101))
  }

  @Test(
    "have values of their key path, and one kind of values",
    arguments: [
      (
        "keyPath: opacity", "a layer animation needs fromValue, toValue, byValue or values; add one"
      ),
      ("keyPath: opacity, fromValue: 2", "alpha must be from 0 to 1"),
      (
        "keyPath: opacity, fromValue: 0, values: [0, 1]",
        "fromValue and values exclude each other; leave one of them out"
      ),
      (
        "keyPath: position, toValue: 4",
        "\"position\" is not supported; write \"position.x\" and \"position.y\", an animation each"
      ),
      (
        "keyPath: opacity, toValue: 0, delay: 1",
        "a layer animation has no delay; write \"beginTime\""
      ),
      (
        "keyPath: opacity, toValue: 0, curve: easeIn",
        "a layer animation has no curve; write \"timingFunction\""
      ),
      (
        "keyPath: opacity, toValue: 0, initialSpringVelocity: 1",
        "a layer animation has no initialSpringVelocity; write \"initialVelocity\""
      ),
      (
        "keyPath: bounds.size.width, toValue: -1",
        "bounds.size.width must not be negative; write 0 or more"
      ),
      ("keyPath: opacity, values: [1]", "values must have two or more values; add one"),
      (
        "keyPath: opacity, values: [0, 1], keyTimes: [0, 0.5, 1]",
        "keyTimes must have 2 times for 2 values, not 3"
      ),
      (
        "keyPath: opacity, values: [0, 1], keyTimes: [0.5, 1]",
        "keyTimes must ascend from 0 to 1; correct them"
      ),
      (
        "keyPath: opacity, values: [0, 1], timingFunctions: [easeIn, easeOut]",
        "timingFunctions must have one for each part between values, 1, not 2"
      ),
      (
        "keyPath: opacity, values: [0, 1], timingFunctions: [easeIn], calculationMode: paced",
        "paced keyframes have no timing functions; leave them out"
      ),
      (
        "keyPath: strokeEnd, toValue: 1",
        "\"box\" is a plain view and has no strokeEnd; a shape view has one"
      ),
      (
        "keyPath: backgroundColor, byValue: 1",
        "a colour has no byValue; write fromValue and toValue"
      ),
    ])
  func mistakes(keys: String, message: String) {
    let failure = #expect(throws: SceneDiagnostics.self) {
      try values("{ view: box, \(keys) }", "alpha")
    }
    #expect(
      "\(failure.map { "\($0)" } ?? "")".contains(message), "\(failure.map { "\($0)" } ?? "")")
  }

  /// The gradient of the view `box` a quarter of the way through an animation of 1 s that is added at 0.1 s.
  private func gradient(_ animation: String, at milliseconds: Int = 350) throws -> String {
    let text = """
      cellophane: 1
      title: A shimmer
      cell:
        contentView:
          subviews:
            - gradientView: box
              colors: [black, white, black]
              locations: [0, 0.5, 1]
              startPoint: [0, 0.5]
              endPoint: [1, 0.5]
              constraints: [edges = superview]
      rules:
        - when: selected
          layerAnimations: [\(animation)]
      collectionView:
        frame: { width: 40, height: 40 }
        flowLayout: { itemSize: { width: 40, height: 40 } }
        items: 1
      scripts:
        run: [{ wait: 0.1 }, { select: 0 }, { wait: 2 }]
      """
    let scene = try SceneDocument(Array(text.utf8), file: "box").scene
    let timeline = try SceneRenderer(scene).timeline(script: "run")
    func box(_ view: PresentedView) -> PresentedView? {
      view.name == "box" ? view : view.subviews.lazy.compactMap(box).first
    }
    let view = try #require(
      box(timeline.cell(item: 0, at: .milliseconds(milliseconds)).view))
    return [PropertyName.locations, .startPoint, .colors].map {
      view.properties.shown($0).sceneText
    }.joined(separator: " ")
  }

  @Test("move the locations of a gradient beyond its ends, as shimmers do")
  func locations() throws {
    #expect(
      try gradient(
        "{ view: box, keyPath: locations, fromValue: [-1, -0.5, 0], toValue: [1, 1.5, 2], duration: 1, repeatCount: infinity }"
      ).hasPrefix("[-0.5, 0, 0.5] [0, 0.5]"))
    // 0.4 is a quarter of the way from the key time 0.2 to the end.
    #expect(
      try gradient(
        "{ view: box, keyPath: locations, values: [[0, 0, 0], [1, 1, 1], [3, 3, 3]], keyTimes: [0, 0.2, 1], duration: 1 }",
        at: 500
      ).hasPrefix("[1.5, 1.5, 1.5]"))
  }

  @Test("move the points and the colours of a gradient")
  func points() throws {
    #expect(
      try gradient("{ view: box, keyPath: startPoint, toValue: [-1, 0.5], duration: 1 }")
        .contains(" [-0.25, 0.5] "))
    #expect(
      try gradient(
        "{ view: box, keyPath: colors, values: [[black, black, black], [white, white, white]], calculationMode: discrete, duration: 1 }",
        at: 650
      ).hasSuffix("[\"#FFFFFF\", \"#FFFFFF\", \"#FFFFFF\"]"))
  }

  @Test(
    "of other values cannot be added or follow a curve",
    arguments: [
      ("byValue: 1", "locations has no byValue; write fromValue and toValue"),
      (
        "toValue: [0, 0.5, 1], isAdditive: true",
        "locations cannot be added; leave out isAdditive"
      ),
      (
        "values: [[0, 0, 0], [1, 1, 1]], calculationMode: paced",
        "locations moves in straight lines only; leave out calculationMode"
      ),
      ("toValue: [0, 0.5, 20]", "a location must be from -10 to 10, not 20"),
    ])
  func mistakes(values: String, message: String) {
    #expect {
      try gradient("{ view: box, keyPath: locations, \(values) }")
    } throws: { error in
      "\(error)".contains(message)
    }
  }
}
