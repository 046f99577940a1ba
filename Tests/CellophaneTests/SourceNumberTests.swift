import Assets
import Cellophane
import Foundation
import Machine
import Resolution
import Testing
import Timelines

@testable import Review

/// More of what the five articles say or what follows from their code: sizes, colours and moments as numbers.
@Suite("Numbers of the sources")
struct SourceNumberTests {
  /// An example scene with a script of its own, and with its text changed.
  private struct Play {
    let renderer: SceneRenderer
    let timeline: Timeline

    init(
      _ name: String, _ steps: String = "[wait: 0.1]",
      traits: Traits = Traits(), _ changes: (String, String)...
    ) throws {
      let path = ExampleScenes.folder + "/\(name).cell.yaml"
      var text = try String(contentsOfFile: path, encoding: .utf8)
      for (old, new) in changes {
        try #require(text.contains(old), "\(name) has no \(old)")
        text = text.replacing(old, with: new)
      }
      text = text.replacing("\nscripts:\n", with: "\nscripts:\n  source-test: \(steps)\n")
      let document = try SceneDocument.read(Array(text.utf8), file: path)
      renderer = try SceneRenderer(
        document.scene, traits: traits, assets: AssetLibrary().relative(toFile: path))
      timeline = try renderer.timeline(script: "source-test")
    }

    var calls: [String] {
      timeline.turns.flatMap(\.events).filter { $0.call != nil }.map(\.description)
    }

    func cells(at seconds: Double) -> [PresentedCell] {
      timeline.presentation(at: .milliseconds(Int((seconds * 1000).rounded()))).cells
    }

    func view(_ name: String, item: Int = 0, at seconds: Double) throws -> PresentedView {
      let time = Duration.nanoseconds(Int64((seconds * 1e9).rounded()))
      let cell = timeline.cell(item: item, at: time).view
      return try #require(cell.named(ViewName(rawValue: name)))
    }

    func state(_ item: Int, at seconds: Double) -> CellState {
      timeline.state(ofItem: item, at: .milliseconds(Int((seconds * 1000).rounded())))
    }

    /// The pixel at (4, 4) of a cell.
    func ground(item: Int = 0, _ state: CellState = .normal) throws -> Bitmap.RGBA? {
      try renderer.cell(item: item, state: state).bitmap()[8, 8]
    }
  }

  // MARK: - 1: selected and highlighted cells

  @Test("1: a cell collection view allows selection, and not multiple selection, by default")
  func selectionDefaults() throws {
    let view = try Play("selection-delegate").renderer.scene.collectionView
    #expect(view.allowsSelection && !view.allowsMultipleSelection)
  }

  @Test("1: a tap on another cell deselects the first one before it selects")
  func anotherCell() throws {
    let play = try Play("selection-delegate", "[tap: 0, wait: 0.3, tap: 1, wait: 0.3]")
    // When didUnhighlight comes is a policy.
    #expect(
      Array(play.calls.filter { !$0.hasPrefix("didUnhighlight") }.dropFirst(4)) == [
        "shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didDeselect 0", "didSelect 1",
      ])
  }

  @Test("1: a tap on the selected cell leaves it selected, with its star")
  func again() throws {
    let play = try Play("selection-delegate", "[tap: 0, wait: 0.3, tap: 0, wait: 0.3]")
    #expect(try play.view("star", at: 1).attributes.isHidden == false)
    #expect(play.state(0, at: 1).has(.selected))
    #expect(!play.calls.contains("didDeselect 0"))
  }

  @Test("1: with multiple selection taps add cells, and a second tap takes one back")
  func multiple() throws {
    let play = try Play(
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
    let play = try Play(
      "selection-delegate", "[down: 0, wait: 0.3, up, wait: 0.3]",
      ("  items: 3", "  allowsSelection: false\n  items: 3"))
    #expect(play.state(0, at: 0.2) == .normal && play.state(0, at: 0.5) == .normal)
    #expect(!play.calls.contains { $0.hasPrefix("did") })
  }

  @Test("1: the colours change at once, without animation")
  func atOnce() throws {
    let play = try Play("selection-delegate", "[down: 0, wait: 0.4, up, wait: 0.1]")
    let pink = Color(red: 1, green: 0.4932718873, blue: 0.4739984274)
    #expect(try play.view("contentView", at: 0.149).attributes.backgroundColor == nil)
    #expect(try play.view("contentView", at: 0.15).attributes.backgroundColor == pink)
    #expect(try play.view("contentView", at: 0.4).attributes.backgroundColor == nil)
  }

  @Test("1: a touch that becomes a scroll unhighlights the cell and selects nothing")
  func scrolled() throws {
    let play = try Play(
      "selection-delegate",
      "[down: 0, wait: 0.3, move: { by: [0, -12] }, wait: 0.2, up, wait: 0.2]",
      ("  items: 3", "  items: 30"))
    #expect(play.state(0, at: 0.2) == CellState.highlighted.setting(custom: "pink", true))
    #expect(play.state(0, at: 0.4) == .normal && play.state(0, at: 0.7) == .normal)
    #expect(!play.calls.contains { $0.hasPrefix("didSelect") })
  }

  // MARK: - 2: background configurations

  private static let grounds: [(Traits, Bitmap.RGBA, Bitmap.RGBA)] = [
    (Traits(), Bitmap.RGBA(255, 255, 255), Bitmap.RGBA(209, 209, 214)),
    (Traits(appearance: .dark), Bitmap.RGBA(0, 0, 0), Bitmap.RGBA(58, 58, 60)),
  ]

  @Test(
    "2: a plain list cell is white, or black in dark mode, and systemGray4 while it is selected or highlighted"
  )
  func plainCell() throws {
    for (traits, resting, touched) in Self.grounds {
      let play = try Play(
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
      let scene = try SceneDocument.read(Array(file.utf8), file: "a.yaml").scene
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
    let play = try Play(
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
      (DisplayScale.once, 37.0, 124.0), (.twice, 36.5, 122), (.thrice, 109.0 / 3, 364.0 / 3),
    ])
  func heights(scale: DisplayScale, closed: Double, open: Double) throws {
    let play = try Play("expanding", "[tap: 0, wait: 1]", traits: Traits(displayScale: scale))
    let height = play.cells(at: 1)[0].frame.size.height
    #expect(abs(height - open) < 1e-9)
    let other = play.cells(at: 1)[1].frame.size.height
    #expect(abs(other - closed) < 1e-9)
  }

  @Test("3: cells are 12 points apart; the following ones move down in lockstep while one opens")
  func places() throws {
    let play = try Play("expanding", "[tap: 0, wait: 1]")
    #expect(play.cells(at: 0).map(\.frame.minY) == [0, 48.5, 97])
    #expect(play.cells(at: 1).map(\.frame.minY) == [0, 134, 182.5])
    // The tap lifts at 0.25 s; 0.15 s later half of the 85.5 points are done.
    let half = play.cells(at: 0.4)
    #expect(abs(half[0].frame.size.height - 79.25) < 1e-6)
    #expect(abs(half[1].frame.minY - 91.25) < 1e-6 && abs(half[2].frame.minY - 139.75) < 1e-6)
  }

  @Test("3: only one cell is open at a time")
  func oneOpen() throws {
    let play = try Play("expanding", "[tap: 0, wait: 0.6, tap: 1, wait: 0.6]")
    #expect(play.cells(at: 1.6).map(\.frame.size.height) == [36.5, 122, 36.5])
  }

  @Test("3: while the cell opens its labels stay where they are and are clipped, not squeezed")
  func pinned() throws {
    let play = try Play("expanding", "[tap: 0, wait: 1]")
    for time in [0, 0.3, 0.4, 0.5, 1] {
      #expect(try play.view("rootStack", at: time).frame.minY == 8)
      #expect(try play.view("favoriteMovieLabel", at: time).frame.size.height == 20.5)
    }
  }

  @Test(
    "3: the chevron turns by 179.82° in 0.3 s: 10.0934° after 0.05 s, 41.6777° after 0.1 s, 138.1423° after 0.2 s",
    arguments: [(0.05, 10.0934), (0.1, 41.6777), (0.15, 89.91), (0.2, 138.1423), (0.25, 169.7266)])
  func chevron(after: Double, degrees: Double) throws {
    let play = try Play("expanding", "[tap: 0, wait: 1]")
    let view = try play.view("disclosureIndicator", at: 0.25 + after)
    let angle = (view.transformOnItsWay?.parts?.rotation ?? 0) * 180 / .pi
    #expect(abs(angle - degrees) < 1e-3)
  }

  @Test("3: a second tap while the cell opens makes neither its height nor its chevron jump")
  func changeOfMind() throws {
    let play = try Play("expanding", "[tap: 0, tap: 0, wait: 1]")
    // The second lift is at 0.5 s, the cell is open at 0.55 s.
    func values(_ time: Double) throws -> [Double] {
      let view = try play.view("disclosureIndicator", at: time)
      return [
        play.cells(at: time)[0].frame.size.height,
        (view.transformOnItsWay?.parts?.rotation ?? 0) * 180 / .pi,
      ]
    }
    let (before, after) = (try values(0.499), try values(0.501))
    #expect(zip(before, after).allSatisfy { abs($0 - $1) < 2.5 })
    #expect(try values(1.4)[0] == 36.5)
  }

  // MARK: - 4: cells that fade

  @Test(
    "4: cells are as wide as the screen less 20 and half as high as the screen is wide, 10 points apart"
  )
  func hotelLayout() throws {
    let play = try Play("fading")
    let presentation = play.timeline.presentation(at: .zero)
    #expect(
      presentation.cells.map(\.frame)
        == (0...3).map { Rect(10, 197.5 * Double($0), 355, 187.5) })
    #expect(presentation.contentSize.height == 3150 && presentation.itemCount == 16)
  }

  @Test(
    "4: the image fills the cell, not its content view, and a faded cell fades with it in 0.2 s",
    arguments: [(1, 0.987756), (3, 0.883754), (6, 0.55), (9, 0.216246), (11, 0.112244)])
  func fade(frame: Int, alpha: Double) throws {
    // The jump at 0.1 s moves item 0 out at the top.
    let play = try Play("fading", "[wait: 0.1, scroll: { to: 100 }, wait: 0.5]")
    let view = try play.view("cell", at: 0.1 + Double(frame) / 60)
    #expect(abs(view.attributes.alpha - alpha) < 1e-5)
    #expect(view.subviews.last?.name == "hotelImageView")
  }

  @Test("4: a cell that the screen holds exactly is whole, one that it only touches is not visible")
  func edges() throws {
    func visible(_ offset: Double) throws -> [Int] {
      try Play("fading", "[scroll: { to: \(offset) }, wait: 0.5]").cells(at: 0.5).map(\.item)
    }
    #expect(try visible(100) == [0, 1, 2, 3])
    #expect(try visible(123) == [0, 1, 2, 3] && visible(123.5) == [0, 1, 2, 3, 4])
    #expect(try visible(187.5) == [1, 2, 3, 4])
    let exact = try Play("fading", "[scroll: { to: 113 }, wait: 0.5]")
    #expect(!exact.state(3, at: 0.4).has(custom: "faded"))
  }

  @Test("4: when the view has appeared the last cell is faded without animation")
  func appeared() throws {
    let play = try Play("fading")
    #expect(play.cells(at: 0).map(\.view.attributes.alpha) == [1, 1, 1, 0.1])
  }

  @Test("4: selecting a cell does not change how it looks")
  func selecting() throws {
    let renderer = try Play("fading").renderer
    #expect(try renderer.cell(state: .selected).bitmap() == renderer.cell().bitmap())
  }

  // MARK: - 5: cells that sink under the finger

  private func scale(_ play: Play, at seconds: Double) throws -> Double {
    let view = try play.view("cell", at: seconds)
    return view.transformOnItsWay?.parts?.scaleX ?? view[.transform].scaleX
  }

  @Test(
    "5: a finger that moves more than 10 points before the press begins, and one beside the cells, press nothing"
  )
  func noPress() throws {
    for steps in [
      "[down: 0, wait: 0.03, move: { by: [0, 11] }, wait: 0.5, up]",
      "[down: [187, 402], wait: 0.5, up]",
      "[down: [187, 402], wait: 0.5, move: 0, wait: 0.5, up]",
    ] {
      let play = try Play(
        "press", steps, ("frame: { width: 375, height: 405 }", "frame: { width: 375, height: 425 }")
      )
      #expect(
        !play.timeline.turns.flatMap(\.events).map(\.description).contains {
          $0.hasPrefix("pressed true")
        }, "\(steps)")
    }
  }

  @Test(
    "5: the spring passes 1.254719 of the way after 0.09145 s, 0.935345 after 0.18522 s, and ends after 0.4 s",
    arguments: [
      (0.091_45, 1.254719), (0.185_22, 0.935345), (0.278_98, 1.016411), (0.372_75, 0.995834),
      (0.4, 1),
    ])
  func extremes(after: Double, progress: Double) throws {
    let play = try Play("press", "[down: 0, wait: 1, up, wait: 1]")
    #expect(try abs(scale(play, at: 0.05 + after) - (1 - 0.02 * progress)) < 1e-6)
    // And back: the highest is 1.005094.
    #expect(try abs(scale(play, at: 1 + after) - (0.98 + 0.02 * progress)) < 1e-6)
  }

  @Test("5: a card of 355 × 187.5 points sinks to 347.9 × 183.75 about its centre")
  func settled() throws {
    let view = try Play("press", "[down: 0, wait: 1, up]").view("cell", at: 0.9)
    let scale = view[.transform].scaleX
    #expect(abs(view.frame.size.width * scale - 347.9) < 1e-9)
    #expect(abs(view.frame.size.height * scale - 183.75) < 1e-9)
  }

  @Test(
    "5: a press that ends while the spring moves adds both springs, without a jump, and ends at 1")
  func interrupted() throws {
    let play = try Play("press", "[down: 0, wait: 0.15, up, wait: 1]")
    #expect(try abs(scale(play, at: 0.1499) - scale(play, at: 0.1501)) < 5e-4)
    #expect(try scale(play, at: 0.9) == 1)
  }
}

extension PresentedView {
  /// The view of a name, here or further inside; `nil` if there is none.
  fileprivate func named(_ name: ViewName) -> PresentedView? {
    self.name == name ? self : subviews.lazy.compactMap { $0.named(name) }.first
  }
}
