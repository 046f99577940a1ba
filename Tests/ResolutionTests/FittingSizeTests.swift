import CollectionLayouts
import Drawing
import Interaction
import SceneReading
import Testing
import Views
import Vocabulary

@testable import Resolution
@testable import Scenes

@Suite("The size that fits a cell")
struct FittingSizeTests {
  /// The cell that opens and closes, with four labels of 17 points.
  private static let cell = """
    cell:
      contentView:
        subviews:
          - stackView: rootStack
            axis: horizontal
            alignment: top
            distribution: fillProportionally
            arrangedSubviews:
              - stackView: labelStack
                axis: vertical
                spacing: 8
                arrangedSubviews:
                  - { label: nameLabel, font: headline, text: Ada Moreno }
                  - { label: ageLabel, font: body, text: "Age: 31" }
                  - { label: colorLabel, font: body, text: "Favorite color: Blue" }
                  - { label: movieLabel, font: body, text: "Favorite movie: Paper Moon" }
              - imageView: disclosureIndicator
                systemImage: chevron.down
      constraints:
        - contentView.width = 351
        - rootStack.top = contentView + 8
        - rootStack.leading = contentView + 8
        - rootStack.trailing = contentView - 8
        - { constraint: closed, equation: nameLabel.bottom = contentView - 8 @defaultLow }
        - { constraint: open, equation: movieLabel.bottom = contentView - 8 @defaultLow, isActive: false }
    rules:
      - when: selected
        closed.isActive: false
        open.isActive: true
    """

  private func scene(_ scale: DisplayScale, height: Double = 50) throws -> ResolvedScene {
    let text =
      "cellophane: 1\n" + Self.cell + """

        collectionView:
          frame: { width: 375, height: 400 }
          flowLayout: { itemSize: { width: 351, height: \(height) } }
          items: 1
        """
    let scene = try SceneDocument(Array(text.utf8), file: "expanding").scene
    return try ResolvedScene(scene, traits: Traits(displayScale: scale))
  }

  @Test(
    "the expanding cell has its heights, closed and open",
    arguments: [
      (DisplayScale.x1, 37.0, 124.0), (.x2, 36.5, 122), (.x3, 109.0 / 3, 364.0 / 3),
    ])
  func expanding(scale: DisplayScale, closed: Double, open: Double) throws {
    let scene = try scene(scale)
    let sizes = [CellState.normal, .selected].map { scene.fittingSize(ofItem: 0, state: $0) }
    #expect(sizes.map(\.width) == [351, 351])
    #expect(abs(sizes[0].height - closed) < 1e-9)
    #expect(abs(sizes[1].height - open) < 1e-9)
  }

  @Test("in a cell that is too low the stack stays at the top and no label is squeezed")
  func tooLow() throws {
    let scene = try scene(.x2, height: 36.5)
    #expect(scene.notes == [])
    #expect(scene.view("rootStack", .selected)?.frame.origin == Point(8, 8))
    #expect(scene.view("rootStack", .selected)?.frame.size == Size(335, 106))
    for (index, name) in ["nameLabel", "ageLabel", "colorLabel", "movieLabel"].enumerated() {
      let frame = try #require(scene.view(ViewName(rawValue: name), .selected)?.frame)
      #expect(frame.minY == 28.5 * Double(index))
      #expect(frame.size.height == 20.5)
    }
  }

  @Test("the title of a context menu's row wraps to at most two lines, which make the row higher")
  func menuTitles() throws {
    let text = """
      cellophane: 1
      cell: {}
      collectionView:
        frame: { width: 320, height: 400 }
        flowLayout: { itemSize: { width: 320, height: 44 } }
        contextMenu:
          - { action: copy, title: Copy }
          - { action: mark, title: 'Mark All as Read in "Daring Fireball"' }
          - { action: move, title: Move this and all of the other episodes to the end of the queue }
        items: 1
      """
    let scene = try ResolvedScene(
      try SceneDocument(Array(text.utf8), file: "menu").scene, traits: Traits())
    let heights = ["copy", "mark", "move"].map {
      SceneGeometry(scene).height(ofView: "swipeAction.\($0)", width: 250, traits: Traits())
    }
    #expect(heights[0] < 42 && heights[1] > 53 && heights[1] <= 64 && heights[2] == heights[1])
    #expect(heights.map { ContextMenu.rowHeight(fitting: $0) } == [42, 64, 64])
  }

  private func fit(
    _ target: Size, _ views: View..., at horizontal: Int = 50, _ vertical: Int = 50
  ) throws -> Size {
    let scene = try ResolvedScene(
      Scene(
        cell: Cell(contentView: Container(subviews: views)),
        collectionView: CollectionView(
          size: Size(500, 500), collectionViewLayout: .flow(itemSize: Size(400, 400)),
          items: .count(1))),
      traits: Traits())
    return scene.fittingSize(
      ofItem: 0, state: .normal, target: target,
      horizontalPriority: LayoutPriority(rawValue: horizontal),
      verticalPriority: LayoutPriority(rawValue: vertical))
  }

  @Test(
    "a required width wraps text and gives the height, a weaker one than the text's resistance does not"
  )
  func priorities() throws {
    let text = View.label(
      "text", text: "aaaa bbbb cccc", font: .systemFont(ofSize: 10), numberOfLines: 0,
      constraints: try .texts("edges = superview"))
    #expect(try fit(.zero, text) == Size(70, 12))
    #expect(try fit(Size(45, 0), text, at: 1000, 50) == Size(45, 24))
    #expect(try fit(Size(45, 0), text) == Size(70, 12))
    // Hugging at 250 is stronger than a wish for a large size, and weaker than one at 251.
    #expect(try fit(Size(10_000, 10_000), text) == Size(70, 12))
    #expect(try fit(Size(300, 200), text, at: 251, 251) == Size(300, 200))
  }

  @Test("without content the wish decides")
  func empty() throws {
    #expect(try fit(Size(10_000, 20)) == Size(10_000, 20))
    #expect(try fit(.zero) == .zero)
    let box = View.view("box", constraints: try .texts("edges = superview", "size >= 30.3"))
    #expect(try fit(.zero, box) == Size(30.5, 30.5))
  }
}
