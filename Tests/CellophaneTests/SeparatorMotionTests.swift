import Cellophane
import Resolution
import Testing
import Timelines

@Suite("Separators of rows that change and move")
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
    let scene = try SceneDocument(Array(Self.text.utf8), file: "row").scene
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

  @Test("rows that are pushed out of sight keep theirs until they are gone")
  func leavingRows() throws {
    let text = Self.text.replacing("height: 200", with: "height: 176")
      .replacing("items: 2", with: "items: 4").replacing("height = 88", with: "height = 176")
    let scene = try SceneDocument(Array(text.utf8), file: "row").scene
    let timeline = try SceneRenderer(scene, traits: Traits(displayScale: .x2))
      .timeline(script: "open")
    var counts: Set<Int> = []
    for frame in 0...130 {
      let cells = timeline.presentation(at: .milliseconds(frame * 1000 / 60)).cells
      #expect(cells.allSatisfy { $0.separator != nil }, "frame \(frame)")
      counts.insert(cells.count)
    }
    #expect(counts == [1, 2, 3, 4])
  }

  @Test("a row hides the separator of the row above it, with any item numbers")
  func rowAbove() throws {
    let text = Self.text.replacing("selectionStyle: none", with: "selectionStyle: default")
      .replacing("items: 2", with: "items: 3")
      .replacing(
        "open: [{ tap: 0 }, { wait: 2 }]",
        with: "press: [{ deleteItem: 1 }, { wait: 0.5 }, { down: 2 }, { wait: 0.3 }]")
    let scene = try SceneDocument(Array(text.utf8), file: "row").scene
    let timeline = try SceneRenderer(scene, traits: Traits()).timeline(script: "press")
    func separators(at time: Duration) -> [Bool] {
      timeline.presentation(at: time).cells.map { $0.separator != nil }
    }
    #expect(separators(at: .milliseconds(600)) == [true, true])
    #expect(separators(at: .milliseconds(800)) == [false, false])
  }
}
