import Drawing
import Interaction
import Testing
import Views
import Vocabulary

@testable import Layout
@testable import Resolution
@testable import Scenes

@Suite("Views placed by frames")
struct AutoresizingTests {
  private func place(_ mask: AutoresizingMask, in size: Size) -> Rect {
    // Of 100 × 100, so that 20, 30 and 50 points are left, wide and right.
    let place = FramedPlace(frame: Rect(20, 10, 30, 40), mask: mask)
    let x = place.horizontal(design: 100)
    let y = place.vertical(design: 100)
    func value(_ line: FramedPlace.Line, _ extent: Double) -> Double {
      line.atDesign + line.share * (extent - 100)
    }
    return Rect(
      value(x.start, size.width), value(y.start, size.height), value(x.length, size.width),
      value(y.length, size.height))
  }

  private static let shared: [(AutoresizingMask, Rect)] = [
    ([], Rect(20, 10, 30, 40)),
    (.flexibleWidth, Rect(20, 10, 130, 40)), (.flexibleLeftMargin, Rect(120, 10, 30, 40)),
    (.flexibleRightMargin, Rect(20, 10, 30, 40)),
    ([.flexibleLeftMargin, .flexibleWidth], Rect(60, 10, 90, 40)),
    ([.flexibleWidth, .flexibleRightMargin], Rect(20, 10, 67.5, 40)),
    ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], Rect(40, 10, 60, 40)),
    (.flexibleHeight, Rect(20, 10, 30, 90)), (.flexibleTopMargin, Rect(20, 60, 30, 40)),
    ([.flexibleTopMargin, .flexibleBottomMargin], Rect(20, 10 + 50 / 6, 30, 40)),
  ]

  @Test(
    "the flexible parts share the growth of the superview in proportion",
    arguments: shared)
  func shares(mask: AutoresizingMask, expected: Rect) {
    let found = place(mask, in: Size(200, 150))
    let errors = zip(
      [found.minX, found.minY, found.size.width, found.size.height],
      [expected.minX, expected.minY, expected.size.width, expected.size.height]
    ).map { abs($0 - $1) }
    #expect(errors.allSatisfy { $0 < 1e-9 }, "\(found)")
  }

  @Test("parts that are all zero share equally")
  func zero() {
    let place = FramedPlace(
      frame: Rect(0, 0, 0, 5), mask: [.flexibleLeftMargin, .flexibleWidth])
    #expect(place.horizontal(design: 10).start.share == 0.5)
    #expect(place.horizontal(design: 10).length.share == 0.5)
  }

  private func scene(_ mask: AutoresizingMask) throws -> ResolvedScene {
    let inner = View.view("inner").setting(.frame, to: Rect(10, 10, 20, 20))
      .setting(.autoresizingMask, to: mask)
    var box = View.view(
      "box", constraints: try .texts("left = superview + 2", "top = superview", "height = 40"),
      subviews: [inner])
    box.constraints.append(Constraint(first: .init(.width), constant: 40, identifier: "boxWidth"))
    return try ResolvedScene(
      Fixture.scene(
        box, rules: [Rule(when: .selected, .set(.constant, of: "boxWidth", to: 80))]),
      traits: Traits())
  }

  @Test("the frame counts for the superview's size in the normal state")
  func followsState() throws {
    let fixed = try scene([])
    #expect(fixed.view("inner")?.frame == Rect(10, 10, 20, 20))
    #expect(fixed.view("inner", .selected)?.frame == Rect(10, 10, 20, 20))
    let flexible = try scene([.flexibleWidth, .flexibleRightMargin])
    #expect(flexible.view("inner")?.frame == Rect(10, 10, 20, 20))
    #expect(
      flexible.view("inner", .selected)?.frame == Rect(10, 10, 46.5, 20))
  }

  @Test("rules assign a frame")
  func ruled() throws {
    let box = View.view("box").setting(.frame, to: Rect(1, 2, 3, 4))
    let scene = try ResolvedScene(
      Fixture.scene(
        box, rules: [Rule(when: .selected, .set(.frame, of: "box", to: Rect(5, 6, 7, 8)))]),
      traits: Traits())
    #expect(scene.view("box")?.frame == Rect(1, 2, 3, 4))
    #expect(scene.view("box", .selected)?.frame == Rect(5, 6, 7, 8))
  }
}
