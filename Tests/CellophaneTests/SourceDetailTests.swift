import Assets
import Cellophane
import Foundation
import Layout
import Resolution
import ResolvedViews
import Testing
import Timelines
import Views

@testable import Review

/// Details in the code of the first three articles: cells that are off screen, methods that return early, and the
/// kinds of the views.
@Suite("Details of the sources")
struct SourceDetailTests {
  // MARK: - 1: selected and highlighted cells

  /// Selects item 0, scrolls it away, selects another item, and scrolls back.
  private static let away =
    "[tap: 0, wait: 0.3, scroll: { to: 500 }, wait: 0.1, tap: [200, 60], wait: 0.3, scroll: { to: 0 }, wait: 0.1]"

  @Test("1: cellForItem(at:) is nil off screen: didDeselectItemAt comes, and hides no star there")
  func offScreen() throws {
    let play = try SourcePlay("selection-delegate", Self.away, ("  items: 3", "  items: 30"))
    #expect(play.calls.contains("didDeselect 0"))
    let changes = play.timeline.turns.flatMap(\.events).map(\.description)
    #expect(!changes.contains("iconShown false 0"))
    // Item 0 has a new cell, without a star.
    #expect(try play.view("star", at: 1.3).attributes.isHidden)
  }

  @Test("1: a cell that is used again keeps its star, unless prepareForReuse resets it")
  func usedAgain() throws {
    func stars(_ changes: (String, String)...) throws -> [Int] {
      var text = [("  items: 3", "  items: 30"), ("policies:\n", "policies:\n  cellReuse: kept\n")]
      text += changes
      let play = try SourcePlay(
        "selection-delegate",
        "[tap: 0, wait: 0.3, scroll: { to: 500 }, wait: 0.1, scroll: { to: 1000 }, wait: 0.1]",
        changes: text)
      return play.cells(at: 0.75).filter { $0.state.contains(custom: "iconShown") }.map(\.item)
    }
    #expect(try stars().count == 1)
    #expect(
      try stars(
        ("    didDeselectItem: false\n", "    didDeselectItem: false\n    prepareForReuse: false\n")
      ).isEmpty)
  }

  @Test("1: both background views are as large as the cell, which awakeFromNib gives them once")
  func backgroundViews() throws {
    let play = try SourcePlay(
      "selection-delegate", "[tap: 0, wait: 0.3]",
      ("itemSize: { width: 92, height: 92 }", "itemSize: { width: 70, height: 80 }"))
    for name in ["backgroundView", "selectedBackgroundView"] {
      #expect(try play.view(name, at: 0.5).frame == Rect(0, 0, 70, 80))
    }
  }

  // MARK: - 2: background configurations

  @Test("2: updateConfiguration that returns before super leaves the style's colours as they were")
  func withoutSuper() throws {
    let noSuper = (
      "  class: UITableViewCell\n",
      "  class: UITableViewCell\n  automaticallyUpdatesBackgroundConfiguration: false\n"
    )
    let noView = ("      image: linen\n", "      image: linen\n      isInstalled: false\n")
    let noColor = (
      "    backgroundColor: blue               # behind the custom view; shows where the image is transparent\n",
      ""
    )
    let early = try SourcePlay("background-overlay", changes: [noSuper, noView, noColor])
    let usual = try SourcePlay("background-overlay", changes: [noView, noColor])
    for state in [CellState.highlighted, .selected] {
      #expect(try early.ground(state) == Ink.white)
      #expect(try usual.ground(state) == Bitmap.RGBA(209, 209, 214))
    }
  }

  @Test("2: a transformer is not called again by a cell that does not update its configuration")
  func transformerWithoutUpdates() throws {
    let play = try SourcePlay(
      "background-transformer", "[tap: 0, wait: 0.3]",
      (
        "  class: UITableViewCell\n",
        "  class: UITableViewCell\n  automaticallyUpdatesBackgroundConfiguration: false\n"
      ))
    #expect(try play.ground(.selected) == Ink.blue)
    let colors = try [0, 0.2, 0.4].map {
      try play.view("backgroundConfiguration", at: $0).properties[PropertyName.backgroundColor]
        .value
    }
    #expect(Set(colors).count == 1)
  }

  @Test(
    "2: automaticallyUpdatesContentConfiguration false keeps the colours of a disabled cell's text")
  func contentWithoutUpdates() throws {
    func color(_ state: CellState, _ keys: String = "") throws -> PropertyValue? {
      let file = """
        cellophane: 1
        cell: { class: UICollectionViewListCell\(keys), contentConfiguration: { style: cell, text: Groceries } }
        collectionView: { frame: { width: 320, height: 90 }, listLayout: { appearance: plain }, items: 1 }
        """
      let scene = try SceneDocument(Array(file.utf8), file: "a.yaml").scene
      let cell = try SceneRenderer(scene).presentedCell(item: 0, state: state).view
      return cell.view(named: "contentConfiguration.text")?.properties[PropertyName.textColor].value
    }
    let disabled = CellState.normal.setting(.disabled, to: true)
    let usual = try color(.normal)
    #expect(try usual != nil && color(disabled) != usual)
    #expect(try color(disabled, ", automaticallyUpdatesContentConfiguration: false") == usual)
  }

  @Test("2: the overlay grows with its cell while the cell is selected")
  func overlayGrows() throws {
    let play = try SourcePlay(
      "background-overlay",
      "[tap: 1, wait: 0.3, traits: { contentSize: accessibilityLarge }, wait: 0.3]")
    let (small, large) = try (
      play.view("selectionOverlay", item: 1, at: 0.5),
      play.view("selectionOverlay", item: 1, at: 0.8)
    )
    #expect(large.frame.size.height > small.frame.size.height + 10)
    #expect(try large.frame.size == play.view("cell", item: 1, at: 0.8).frame.size)
  }

  // MARK: - 3: expanding cells

  @Test("3: the cells stand in the middle: 12 points beside, nothing above, 12 between")
  func margins() throws {
    let frames = try SourcePlay("expanding").cells(at: 0).map(\.frame)
    #expect(frames.map(\.minX) == [12, 12, 12] && frames.map(\.size.width) == [351, 351, 351])
    #expect(frames[0].minY == 0 && frames[1].minY - frames[0].maxY == 12)
  }

  @Test(
    "3: the cell is systemGray6 with corners of 8 points on white",
    arguments: [
      (Traits(), Bitmap.RGBA(242, 242, 247)),
      (Traits(userInterfaceStyle: .dark), Bitmap.RGBA(28, 28, 30)),
    ])
  func colors(traits: Traits, gray: Bitmap.RGBA) throws {
    let play = try SourcePlay("expanding", traits: traits)
    let cell = try play.view("cell", at: 0)
    #expect(cell.attributes.cornerRadius == 8 && cell.attributes.clipsToBounds)
    let bitmap = try play.renderer.picture(of: play.timeline.presentation(at: .zero)).bitmap()
    // At 2x: the middle of the first cell's upper edge, its rounded corner, and the ground beside it.
    #expect(bitmap[375, 4] == gray && bitmap[24, 0] == Ink.white && bitmap[10, 40] == Ink.white)
  }

  @Test(
    "3: the name is in the headline font, three labels in the body font; the chevron is at the top, trailing"
  )
  func content() throws {
    let play = try SourcePlay("expanding", "[tap: 0, wait: 1]")
    let fonts = try ["nameLabel", "ageLabel", "favoriteColorLabel", "favoriteMovieLabel"].map {
      try play.view($0, at: 1).label?.lines.first?.text.font
    }
    #expect(fonts.map { $0?.pointSize } == [17, 17, 17, 17])
    #expect(fonts.map { $0?.weight } == [.semibold, .regular, .regular, .regular])
    let stack = try play.view("rootStack", at: 1)
    let chevron = try play.view("disclosureIndicator", at: 1)
    #expect(stack.frame.minX == 8 && stack.frame.size.width == 351 - 16)
    #expect(chevron.frame.minY == 0 && abs(chevron.frame.maxX - stack.frame.size.width) < 0.5)
  }

  @Test("3: one of the constraints for open and closed is active at a time")
  func oneConstraint() throws {
    let play = try SourcePlay("expanding")
    for (state, active) in [
      (CellState.normal, ["true", "false"]), (.selected, ["false", "true"]),
    ] {
      let values = try (["closed", "open"] as [ViewName]).map { name in
        try play.renderer.explanation(of: .isActive, in: name, state: state).value.description
      }
      #expect(values == active)
    }
  }

  @Test("3: with π itself the indicator turns on in the same direction, as documented here")
  func halfTurn() throws {
    let play = try SourcePlay(
      "expanding", "[tap: 0, wait: 1, tap: 0, wait: 1]", ("0.999π", "π"))
    func angle(_ seconds: Double) throws -> Double {
      let view = try play.view("disclosureIndicator", at: seconds)
      return (view.presentationTransform?.parts?.rotation ?? 0) / .pi
    }
    // Half-way of 0.3 s after each lift, at 0.25 s and 1.5 s: a quarter of a turn, and three.
    #expect(try abs(angle(0.4) - 0.5) < 1e-6 && abs(angle(1.65) + 0.5) < 1e-6)
  }

  @Test("3: setting up a cell runs the animation from identity to identity: nothing moves")
  func setUp() throws {
    let play = try SourcePlay("expanding", "[wait: 0.5]")
    for time in [0, 0.1, 0.3] {
      let view = try play.view("disclosureIndicator", at: time)
      #expect(view.presentationTransform == nil && view[.transform] == ViewTransform())
    }
  }
}
