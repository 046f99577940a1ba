import Cellophane
import Resolution
import ResolvedViews
import Testing
import Timelines

@Suite("A view that a stack hides with an animation")
struct StackCollapseTests {
  /// Two views of 100 points in a stack of 200; one is hidden within a second.
  private static let text = """
    cellophane: 1
    cell:
      contentView:
        subviews:
          - stackView: row
            constraints: [edges = superview]
            arrangedSubviews:
              - { view: first, backgroundColor: systemBlue }
              - { view: second, backgroundColor: systemRed, constraints: [width = 100 @999] }
    states: { isShort: app }
    rules:
      - { when: isShort, second.isHidden: true, animation: { duration: 1, curve: linear } }
    collectionView:
      frame: { width: 200, height: 40 }
      flowLayout: { itemSize: { width: 200, height: 40 } }
      items: 1
    scripts:
      hide: [{ set: { item: 0, isShort: true } }, { wait: 2 }]
      return: [{ set: { item: 0, isShort: true } }, { wait: 0.5 }, { set: { item: 0, isShort: false } }, { wait: 2 }]

    """

  private func second(_ script: String, at milliseconds: Int) throws -> PresentedView {
    let scene = try SceneDocument(Array(Self.text.utf8), file: "stack").scene
    let timeline = try SceneRenderer(scene).timeline(script: script)
    let cell = try #require(
      timeline.presentation(at: .milliseconds(milliseconds)).cells.first)
    return try #require(cell.view.view(named: "second"))
  }

  @Test(
    "it stays visible while the stack takes its length, and is hidden then",
    arguments: [(0, 100.0, false), (250, 75, false), (750, 25, false), (1000, 0, true)])
  func hiding(milliseconds: Int, width: Double, isHidden: Bool) throws {
    let view = try second("hide", at: milliseconds)
    #expect(abs(view.frame.size.width - width) < 1e-9)
    #expect(view.attributes.isHidden == isHidden)
  }

  @Test("it is visible all the time if it comes back before", arguments: [250, 500, 900, 1200])
  func returning(milliseconds: Int) throws {
    #expect(try !second("return", at: milliseconds).attributes.isHidden)
  }
}
