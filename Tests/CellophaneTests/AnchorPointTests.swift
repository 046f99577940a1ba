import Cellophane
import Foundation
import Testing
import Timelines

@testable import Resolution

@Suite("Anchor points of views")
struct AnchorPointTests {
  /// A view of 20 × 40 points at (10, 10), whose middle is at (20, 30).
  private static func scene(_ box: String, frame: String = "x: 10, y: 10", rules: String = "[]")
    throws -> Scene
  {
    let text = """
      cellophane: 1
      states: { turned: { initially: false, knob.touchUpInside: true } }
      cell:
        contentView:
          subviews:
            - view: box
              backgroundColor: "#FF0000"
              frame: { \(frame), width: 20, height: 40 }
              \(box)
              subviews:
                - { button: knob, backgroundColor: "#0000FF", frame: { x: 0, y: 0, width: 20, height: 10 } }
      rules: \(rules)
      collectionView:
        frame: { width: 80, height: 80 }
        backgroundColor: "#FFFFFF"
        flowLayout: { itemSize: { width: 80, height: 80 } }
        items: 1
      scripts:
        turn: [{ set: { item: 0, turned: true } }, { wait: 2 }]
        touch: [{ tap: [15, 35] }, { wait: 0.5 }]
        miss: [{ tap: [15, 15] }, { wait: 0.5 }]

      """
    return try SceneDocument(Array(text.utf8), file: "a").scene
  }

  /// The places of corners of the view in its cell.
  private func corners(
    _ scene: Scene, _ corners: [Point], script: String? = nil, at seconds: Double = 0
  ) throws -> [[Double]] {
    let renderer = try SceneRenderer(scene)
    let presentation =
      try script.map {
        try renderer.timeline(script: $0).presentation(at: .seconds(seconds))
      } ?? renderer.resolved.presentation(of: renderer.resolved.initialStage)
    func find(_ view: PresentedView) -> PresentedView? {
      view.name == "box" ? view : view.subviews.lazy.compactMap(find).first
    }
    let box = try #require(presentation.cells.first.flatMap { find($0.view) })
    return corners.map { $0.applying(box.placement) }.map { point in
      [point.x, point.y].map { ($0 * 1e6).rounded() / 1e6 }
    }
  }

  private let corners = [Point(0, 0), Point(20, 0), Point(20, 40)]

  // CALayer: the anchor point stands at the position, which is the middle of the frame that layout gives. A corner is
  // at position + transform (corner − anchor point · size).
  @Test(
    "a view stands and turns about its anchor point, which is where the middle of its frame was")
  func placement() throws {
    #expect(try corners(Self.scene("alpha: 1"), corners) == [[10, 10], [30, 10], [30, 50]])
    #expect(
      try corners(Self.scene("anchorPoint: [0, 1]"), corners) == [
        [20, -10], [40, -10], [40, 30],
      ])
    #expect(
      try corners(Self.scene("anchorPoint: [0, 1]\n        transform: { rotate: 90° }"), corners)
        == [[60, 30], [60, 50], [20, 50]])
    #expect(
      try corners(
        Self.scene("anchorPoint: [0.5, 0]\n        transform: { scale: [1, 0.5] }"), corners)
        == [[10, 30], [30, 30], [30, 50]])
    #expect(
      try corners(
        Self.scene("anchorPoint: [1, 1]\n        transform: { scale: 2, translate: [3, 4] }"),
        corners) == [[-17, -46], [23, -46], [23, 34]])
  }

  @Test("it is drawn as a view that stands there")
  func drawing() throws {
    let anchored = try Self.scene(
      "anchorPoint: [0, 0.25]\n        cornerRadius: 6\n        clipsToBounds: true\n        alpha: 0.5"
    )
    let plain = try Self.scene(
      "cornerRadius: 6\n        clipsToBounds: true\n        alpha: 0.5", frame: "x: 20, y: 20")
    func bitmap(_ scene: Scene) throws -> Bitmap {
      try SceneRenderer(scene, traits: Traits(displayScale: .x2)).collectionView().bitmap()
    }
    #expect(try bitmap(anchored) == bitmap(plain))
    #expect(try bitmap(anchored) != bitmap(Self.scene("alpha: 0.5")))
  }

  @Test("touches hit it where it is seen")
  func touches() throws {
    let scene = try Self.scene(
      "anchorPoint: [1, 0]\n        isUserInteractionEnabled: true")
    func taps(_ script: String) throws -> Bool {
      try SceneRenderer(scene).timeline(script: script).turns.flatMap(\.events)
        .contains { "\($0)".contains("turned") }
    }
    // The view is at (0, 30) now, and the button in it at the same place.
    #expect(try taps("touch"))
    #expect(try !taps("miss"))
  }

  @Test("animations turn about it, and it is animated itself")
  func motion() throws {
    let turning = try Self.scene(
      "anchorPoint: [0, 1]",
      rules:
        "[{ when: turned, layerAnimations: [{ view: box, keyPath: transform.rotation.z, fromValue: 0, toValue: 180°, duration: 1 }] }]"
    )
    #expect(
      try corners(turning, [corners[0]], script: "turn", at: 0.5) == [[60, 30]])
    let flat = try Self.scene(
      "anchorPoint: [0.5, 0]",
      rules:
        "[{ when: turned, layerAnimations: [{ view: box, keyPath: transform.rotation.x, fromValue: 0, toValue: 120°, duration: 1 }] }]"
    )
    // cos 60° = 0.5: the upper edge stays, and the lower one is half as far away.
    #expect(
      try corners(flat, [corners[0], corners[2]], script: "turn", at: 0.5)
        == [[10, 30], [30, 50]])
    let moving = try Self.scene(
      "alpha: 1",
      rules:
        "[{ when: turned, box.anchorPoint: [0, 0], animation: { duration: 1, curve: linear } }]")
    #expect(try corners(moving, [corners[0]], script: "turn", at: 0.5) == [[15, 20]])
    #expect(try corners(moving, [corners[0]], script: "turn", at: 1) == [[20, 30]])
  }

  @Test(
    "layers' names for it and for the order of cells lead to the right ones",
    arguments: [
      ("  zIndex: 2\n", "\"zIndex\" is written \"cell.zPosition\" in scenes; write that"),
      (
        "  contentView: { subviews: [{ view: a, layer.anchorPoint: [0, 0] }] }\n",
        "\"layer.anchorPoint\" is written \"anchorPoint\" in scenes; write that"
      ),
      (
        "  contentView: { subviews: [{ view: a, sublayerTransform: 1 }] }\n",
        "\"sublayerTransform\" is not supported yet; write a layer animation of transform.rotation.x or"
          + " transform.rotation.y, which is drawn without perspective"
      ),
      (
        "rules: [{ when: selected, zIndex: 3 }]\n",
        "\"zIndex\" is written \"cell.zPosition\" in scenes; write that"
      ),
      (
        "rules: [{ when: selected, cell.zIndex: 3 }]\n",
        "\"zIndex\" is written \"cell.zPosition\" in scenes; write that"
      ),
      (
        "rules: [{ when: selected, cell.layer.zPosition: 3 }]\n",
        "\"layer.zPosition\" is written \"zPosition\" in scenes; write that"
      ),
      (
        "rules: [{ when: selected, cell.transform.m34: 3 }]\n",
        "\"transform.m34\" is not supported yet; write a layer animation of transform.rotation.x or"
          + " transform.rotation.y, which is drawn without perspective"
      ),
    ])
  func names(text: String, message: String) {
    let scene =
      "cellophane: 1\ncell:\n\(text.hasPrefix("rules") ? "  alpha: 1\n" : "")\(text)"
      + "collectionView: { frame: { width: 9, height: 9 }, items: 1 }\n"
    #expect {
      try SceneDocument(Array(scene.utf8), file: "a")
    } throws: { error in
      "\(error)".contains(message)
    }
  }
}
