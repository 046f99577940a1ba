import Assets
import Cellophane
import Foundation
import Machine
import Resolution
import ResolvedViews
import Testing
import Timelines

@testable import Review

/// More of what the first three articles say or what follows from their code: sizes, colours and moments as
/// numbers.
@Suite("Numbers of the sources")
struct SourceNumberTests {
  // MARK: - 1: selected and highlighted cells

  @Test("1: a cell collection view allows selection, and not multiple selection, by default")
  func selectionDefaults() throws {
    let view = try SourcePlay("selection-delegate").renderer.scene.collectionView
    #expect(view.allowsSelection && !view.allowsMultipleSelection)
  }

  @Test("1: a tap on another cell deselects the first one before it selects")
  func anotherCell() throws {
    let play = try SourcePlay("selection-delegate", "[tap: 0, wait: 0.3, tap: 1, wait: 0.3]")
    // When didUnhighlight comes is a policy.
    #expect(
      Array(play.calls.filter { !$0.hasPrefix("didUnhighlight") }.dropFirst(4)) == [
        "shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didDeselect 0", "didSelect 1",
      ])
  }

  @Test("1: a tap on the selected cell leaves it selected, with its star")
  func again() throws {
    let play = try SourcePlay("selection-delegate", "[tap: 0, wait: 0.3, tap: 0, wait: 0.3]")
    #expect(try play.view("star", at: 1).attributes.isHidden == false)
    #expect(play.state(0, at: 1).contains(.selected))
    #expect(!play.calls.contains("didDeselect 0"))
  }

  @Test("1: with multiple selection taps add cells, and a second tap takes one back")
  func multiple() throws {
    let play = try SourcePlay(
      "selection-delegate", "[tap: 0, wait: 0.3, tap: 1, wait: 0.3, tap: 0, wait: 0.3]",
      ("  items: 3", "  allowsMultipleSelection: true\n  items: 3"))
    func stars(at time: Double) throws -> [Bool] {
      try (0...1).map { try !play.view("star", item: $0, at: time).attributes.isHidden }
    }
    #expect(try stars(at: 1) == [true, true])
    #expect(try stars(at: 1.6) == [false, true])
  }

  @Test("1: without selection a touch changes nothing")
  func noSelection() throws {
    let play = try SourcePlay(
      "selection-delegate", "[down: 0, wait: 0.3, up, wait: 0.3]",
      ("  items: 3", "  allowsSelection: false\n  items: 3"))
    #expect(play.state(0, at: 0.2) == .normal && play.state(0, at: 0.5) == .normal)
    #expect(!play.calls.contains { $0.hasPrefix("did") })
  }

  @Test("1: the colours change at once, without animation")
  func atOnce() throws {
    let play = try SourcePlay("selection-delegate", "[down: 0, wait: 0.4, up, wait: 0.1]")
    let pink = Color(red: 1, green: 0.4932718873, blue: 0.4739984274)
    #expect(try play.view("contentView", at: 0.149).attributes.backgroundColor == nil)
    #expect(try play.view("contentView", at: 0.15).attributes.backgroundColor == pink)
    #expect(try play.view("contentView", at: 0.4).attributes.backgroundColor == nil)
  }

  @Test("1: a touch that becomes a scroll unhighlights the cell and selects nothing")
  func scrolled() throws {
    let play = try SourcePlay(
      "selection-delegate",
      "[down: 0, wait: 0.3, move: { by: [0, -12] }, wait: 0.2, up, wait: 0.2]",
      ("  items: 3", "  items: 30"))
    #expect(play.state(0, at: 0.2) == CellState.highlighted.setting(custom: "pink", to: true))
    #expect(play.state(0, at: 0.4) == .normal && play.state(0, at: 0.7) == .normal)
    #expect(!play.calls.contains { $0.hasPrefix("didSelect") })
  }

  // MARK: - 2: background configurations

  private static let grounds: [(Traits, Bitmap.RGBA, Bitmap.RGBA)] = [
    (Traits(), Bitmap.RGBA(255, 255, 255), Bitmap.RGBA(209, 209, 214)),
    (Traits(userInterfaceStyle: .dark), Bitmap.RGBA(0, 0, 0), Bitmap.RGBA(58, 58, 60)),
  ]

  @Test(
    "2: a plain list cell is white, or black in dark mode, and systemGray4 while it is selected or highlighted"
  )
  func plainCell() throws {
    for (traits, resting, touched) in Self.grounds {
      let play = try SourcePlay(
        "background-overlay", traits: traits,
        (
          "    backgroundColor: blue               # behind the custom view; shows where the image is transparent\n",
          ""
        ),
        ("      image: linen\n", "      image: linen\n      isInstalled: false\n"))
      #expect(try play.ground() == resting)
      for state in [CellState.highlighted, .selected, [.highlighted, .selected]] {
        #expect(try play.ground(state) == touched)
      }
    }
  }

  @Test(
    "2: a table cell without a background shows UIKit's gray while it is selected; with selectionStyle none nothing"
  )
  func tableCell() throws {
    func ground(_ style: String) throws -> Bitmap.RGBA? {
      let file = """
        cellophane: 1
        cell: { class: UITableViewCell\(style) }
        collectionView: { frame: { width: 90, height: 90 }, listLayout: { appearance: plain }, items: 1 }
        """
      let scene = try SceneDocument(Array(file.utf8), file: "a.yaml").scene
      return try SceneRenderer(scene).cell(state: .selected).bitmap()[8, 8]
    }
    #expect(try ground("") == Bitmap.RGBA(209, 209, 214))
    #expect(try ground(", selectionStyle: none") == Bitmap.RGBA(255, 255, 255))
    #expect(
      try ground(", selectionStyle: none, selectedBackgroundView: { backgroundColor: red }")
        == Bitmap.RGBA(255, 255, 255))
  }

  @Test("2: the overlay is gray with an alpha of 0.3: (38, 38, 217) on blue, and there is only one")
  func blend() throws {
    let play = try SourcePlay(
      "background-overlay", "[down: 1, wait: 0.3, up, wait: 0.3]",
      ("      image: linen\n      contentMode: scaleAspectFill\n", ""),
      ("    customView:\n      imageView: linen\n", "    customView:\n      view: linen\n"))
    #expect(try play.ground() == Bitmap.RGBA(0, 0, 255))
    #expect(try play.ground(.selected) == Bitmap.RGBA(38, 38, 217))
    #expect(try play.ground([.highlighted, .selected]) == Bitmap.RGBA(38, 38, 217))
    for time in [0.2, 0.3, 0.5] {
      #expect(try play.view("linen", item: 1, at: time).subviews.count == 1)
    }
  }

  // MARK: - 3: expanding cells

  @Test(
    "3: a closed cell is one line and 16 points high, an open one four lines, three gaps of 8 and 16",
    arguments: [
      (DisplayScale.x1, 37.0, 124.0), (.x2, 36.5, 122), (.x3, 109.0 / 3, 364.0 / 3),
    ])
  func heights(scale: DisplayScale, closed: Double, open: Double) throws {
    let play = try SourcePlay("expanding", "[tap: 0, wait: 1]", traits: Traits(displayScale: scale))
    let height = play.cells(at: 1)[0].frame.size.height
    #expect(abs(height - open) < 1e-9)
    let other = play.cells(at: 1)[1].frame.size.height
    #expect(abs(other - closed) < 1e-9)
  }

  @Test("3: cells are 12 points apart; the following ones move down in lockstep while one opens")
  func places() throws {
    let play = try SourcePlay("expanding", "[tap: 0, wait: 1]")
    #expect(play.cells(at: 0).map(\.frame.minY) == [0, 48.5, 97])
    #expect(play.cells(at: 1).map(\.frame.minY) == [0, 134, 182.5])
    // The tap lifts at 0.25 s; 0.15 s later half of the 85.5 points are done.
    let half = play.cells(at: 0.4)
    #expect(abs(half[0].frame.size.height - 79.25) < 1e-6)
    #expect(abs(half[1].frame.minY - 91.25) < 1e-6 && abs(half[2].frame.minY - 139.75) < 1e-6)
  }

  @Test("3: only one cell is open at a time")
  func oneOpen() throws {
    let play = try SourcePlay("expanding", "[tap: 0, wait: 0.6, tap: 1, wait: 0.6]")
    #expect(play.cells(at: 1.6).map(\.frame.size.height) == [36.5, 122, 36.5])
  }

  @Test("3: while the cell opens its labels stay where they are and are clipped, not squeezed")
  func pinned() throws {
    let play = try SourcePlay("expanding", "[tap: 0, wait: 1]")
    for time in [0, 0.3, 0.4, 0.5, 1] {
      #expect(try play.view("rootStack", at: time).frame.minY == 8)
      #expect(try play.view("favoriteMovieLabel", at: time).frame.size.height == 20.5)
    }
  }

  @Test(
    "3: the chevron turns by 179.82° in 0.3 s: 10.0934° after 0.05 s, 41.6777° after 0.1 s, 138.1423° after 0.2 s",
    arguments: [(0.05, 10.0934), (0.1, 41.6777), (0.15, 89.91), (0.2, 138.1423), (0.25, 169.7266)])
  func chevron(after: Double, degrees: Double) throws {
    let play = try SourcePlay("expanding", "[tap: 0, wait: 1]")
    let view = try play.view("disclosureIndicator", at: 0.25 + after)
    let angle = (view.presentationTransform?.parts?.rotation ?? 0) * 180 / .pi
    #expect(abs(angle - degrees) < 1e-3)
  }

  @Test("3: a second tap while the cell opens makes neither its height nor its chevron jump")
  func changeOfMind() throws {
    let play = try SourcePlay("expanding", "[tap: 0, tap: 0, wait: 1]")
    // The second lift is at 0.5 s, the cell is open at 0.55 s.
    func values(_ time: Double) throws -> [Double] {
      let view = try play.view("disclosureIndicator", at: time)
      return [
        play.cells(at: time)[0].frame.size.height,
        (view.presentationTransform?.parts?.rotation ?? 0) * 180 / .pi,
      ]
    }
    let (before, after) = (try values(0.499), try values(0.501))
    #expect(zip(before, after).allSatisfy { abs($0 - $1) < 2.5 })
    #expect(try values(1.4)[0] == 36.5)
  }
}
