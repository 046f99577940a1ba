import Cellophane
import Resolution
import Testing
import Timelines

@Suite("The separator of a row whose height is animated")
struct SeparatorMotionTests {
  /// A row that grows from 44 to 88 points within a second.
  private static let text = """
    cellophane: 1
    cell:
      class: UITableViewCell
      selectionStyle: none
      contentView:
        subviews:
          - view: box
            constraints: [edges = superview, height = 44 @900, { constraint: high, equation: height = 88 }]
    states: { isOpen: { didSelectItem: not isOpen } }
    rules:
      - { when: not isOpen, high.isActive: false, animation: { duration: 1, curve: linear } }
    collectionView:
      frame: { width: 200, height: 200 }
      selfSizingInvalidation: enabledIncludingConstraints
      listLayout: { appearance: plain }
      items: 2
    scripts:
      open: [{ tap: 0 }, { wait: 2 }]

    """

  @Test("it stays at the lower edge in every frame")
  func lowerEdge() throws {
    let scene = try SceneDocument.read(Array(Self.text.utf8), file: "row").scene
    let timeline = try SceneRenderer(scene, traits: Traits(displayScale: .x2))
      .timeline(script: "open")
    var heights: Set<Double> = []
    for frame in 0...130 {
      let cells = timeline.presentation(at: .milliseconds(frame * 1000 / 60)).cells
      for cell in cells {
        let separator = try #require(cell.separator)
        #expect(abs(separator.frame.maxY - cell.frame.size.height) < 1e-9, "frame \(frame)")
        #expect(separator.frame.size.height == 0.5)
      }
      heights.insert(cells[0].frame.size.height)
    }
    // It has moved, and not in one step.
    #expect(heights.count > 10 && heights.min() == 44 && heights.max() == 88)
  }
}
