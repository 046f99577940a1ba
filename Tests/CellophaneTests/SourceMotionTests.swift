import Assets
import Cellophane
import Foundation
import Machine
import Resolution
import ResolvedViews
import Testing
import Timelines
import Views

@testable import Review

/// What the fourth and the fifth article say about places and motion, as numbers.
@Suite("Motion of the sources")
struct SourceMotionTests {
  // MARK: - 4: cells that fade

  @Test(
    "4: cells are as wide as the screen less 20 and half as high as the screen is wide, 10 points apart"
  )
  func hotelLayout() throws {
    let play = try SourcePlay("fading")
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
    let play = try SourcePlay("fading", "[wait: 0.1, scroll: { to: 100 }, wait: 0.5]")
    let view = try play.view("cell", at: 0.1 + Double(frame) / 60)
    #expect(abs(view.attributes.alpha - alpha) < 1e-5)
    #expect(view.subviews.last?.name == "hotelImageView")
  }

  @Test("4: a cell that the screen holds exactly is whole, one that it only touches is not visible")
  func edges() throws {
    func visible(_ offset: Double) throws -> [Int] {
      try SourcePlay("fading", "[scroll: { to: \(offset) }, wait: 0.5]").cells(at: 0.5).map(\.item)
    }
    #expect(try visible(100) == [0, 1, 2, 3])
    #expect(try visible(123) == [0, 1, 2, 3] && visible(123.5) == [0, 1, 2, 3, 4])
    #expect(try visible(187.5) == [1, 2, 3, 4])
    let exact = try SourcePlay("fading", "[scroll: { to: 113 }, wait: 0.5]")
    #expect(!exact.state(3, at: 0.4).contains(custom: "faded"))
  }

  @Test("4: when the view has appeared the last cell is faded without animation")
  func appeared() throws {
    let play = try SourcePlay("fading")
    #expect(play.cells(at: 0).map(\.view.attributes.alpha) == [1, 1, 1, 0.1])
  }

  @Test("4: selecting a cell does not change how it looks")
  func selecting() throws {
    let renderer = try SourcePlay("fading").renderer
    #expect(try renderer.cell(state: .selected).bitmap() == renderer.cell().bitmap())
  }

  @Test(
    "4: on other screens 16 cells are as high as content of 3270 and 3294 points",
    arguments: [(390.0, 195.0, 3270.0), (393, 196.5, 3294)])
  func otherScreens(width: Double, height: Double, content: Double) throws {
    let play = try SourcePlay(
      "fading", "[wait: 0.1]", ("frame: { width: 375,", "frame: { width: \(width),"),
      (
        "itemSize: { width: 355, height: 187.5 }",
        "itemSize: { width: \(width - 20), height: \(height) }"
      ))
    let presentation = play.timeline.presentation(at: .zero)
    #expect(presentation.contentSize.height == content)
    #expect(presentation.cells[1].frame == Rect(10, height + 10, width - 20, height))
  }

  @Test("4: the image view is pinned to the edges of the cell, scaled to fill it, and clipped")
  func imageView() throws {
    let image = try SourcePlay("fading").view("hotelImageView", at: 0)
    #expect(image.frame == Rect(0, 0, 355, 187.5) && image.attributes.clipsToBounds)
    #expect(image[.contentMode] == .scaleAspectFill)
  }

  @Test("4: with one visible cell only the first check runs, without cells nothing happens")
  func fewCells() throws {
    let one = try SourcePlay(
      "fading", "[scroll: { to: 60 }, wait: 0.3, scroll: { to: 0 }, wait: 0.3]",
      ("count: 16", "count: 1"))
    // The last of the visible cells, which viewDidAppear fades, is the only one.
    #expect(one.cells(at: 0).map(\.view.attributes.alpha) == [0.1])
    #expect(one.cells(at: 0.6).map(\.view.attributes.alpha) == [1])
    let none = try SourcePlay(
      "fading", "[scroll: { to: 60 }, wait: 0.3]", ("count: 16", "count: 0"))
    #expect(none.cells(at: 0.2).isEmpty)
  }

  @Test("4: the alpha is that of the cell as a whole: black at 0.1 over white is 229 or 230")
  func group() throws {
    let play = try SourcePlay(
      "fading", "[wait: 0.1]",
      ("  subviews: ", "  backgroundColor: black\n  subviews: "),
      ("hotelImageView.image: hotels/4", "hotelImageView.isHidden: true"))
    let bitmap = try play.renderer.picture(of: play.timeline.presentation(at: .zero)).bitmap()
    let pixel = try #require(bitmap[375, 1300])
    #expect((229...230).contains(pixel.red) && pixel.red == pixel.green && pixel.red == pixel.blue)
  }

  @Test("4: a callback with the same target changes nothing")
  func sameTarget() throws {
    let steps = "[wait: 0.1, scroll: { to: 60 }, wait: 0.1, scroll: { to: 61 }, wait: 0.5]"
    let play = try SourcePlay("fading", steps)
    let alone = try SourcePlay("fading", "[wait: 0.1, scroll: { to: 60 }, wait: 0.6]")
    for time in [0.15, 0.2, 0.21, 0.25, 0.29, 0.4] {
      let (both, once) = try (
        play.view("cell", at: time).attributes.alpha, alone.view("cell", at: time).attributes.alpha
      )
      #expect(abs(both - once) < 1e-9, "\(time)")
    }
  }

  @Test(
    "4: a cell that one callback jumps past stays faded in the middle: only the ends are checked")
  func jumpedPast() throws {
    let play = try SourcePlay(
      "fading", "[scroll: { to: 100 }, wait: 0.3, scroll: { to: 250 }, wait: 0.3]")
    #expect(
      play.cells(at: 0.6).filter { $0.state.contains(custom: "faded") }.map(\.item) == [1, 3, 4])
  }

  // MARK: - 5: cells that sink under the finger

  private func scale(_ play: SourcePlay, at seconds: Double) throws -> Double {
    let view = try play.view("cell", at: seconds)
    return view.presentationTransform?.parts?.scaleX ?? view[.transform].scaleX
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
      let play = try SourcePlay(
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
    let play = try SourcePlay("press", "[down: 0, wait: 1, up, wait: 1]")
    #expect(try abs(scale(play, at: 0.05 + after) - (1 - 0.02 * progress)) < 1e-6)
    // And back: the highest is 1.005094.
    #expect(try abs(scale(play, at: 1 + after) - (0.98 + 0.02 * progress)) < 1e-6)
  }

  @Test("5: a card of 355 × 187.5 points sinks to 347.9 × 183.75 about its centre")
  func settled() throws {
    let view = try SourcePlay("press", "[down: 0, wait: 1, up]").view("cell", at: 0.9)
    let scale = view[.transform].scaleX
    #expect(abs(view.frame.size.width * scale - 347.9) < 1e-9)
    #expect(abs(view.frame.size.height * scale - 183.75) < 1e-9)
  }

  @Test(
    "5: a press that ends while the spring moves adds both springs, without a jump, and ends at 1")
  func interrupted() throws {
    let play = try SourcePlay("press", "[down: 0, wait: 0.15, up, wait: 1]")
    #expect(try abs(scale(play, at: 0.1499) - scale(play, at: 0.1501)) < 5e-4)
    #expect(try scale(play, at: 0.9) == 1)
  }

  @Test(
    "5: the progress of the spring at 60 frames in a second",
    arguments: zip(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 18],
      [
        0.191286, 0.539156, 0.884103, 1.128989, 1.242655, 1.243344, 1.174445, 1.082432, 1.002434,
        0.952605, 0.935501, 0.943370, 1.012608,
      ]))
  func frames(frame: Int, progress: Double) throws {
    let play = try SourcePlay("press", "[down: 0, wait: 1, up]")
    let shown = try scale(play, at: 0.05 + Double(frame) / 60)
    #expect(abs(shown - (1 - 0.02 * progress)) < 1e-6)
  }

  @Test("5: moving within the cell does not start the animation again")
  func guarded() throws {
    let moved = try SourcePlay("press", "[down: 0, wait: 0.2, move: [150, 90], wait: 1, up]")
    let still = try SourcePlay("press", "[down: 0, wait: 1.2, up]")
    for time in [0.19, 0.21, 0.25, 0.3, 0.44, 0.46] {
      let (one, other) = try (scale(moved, at: time), scale(still, at: time))
      #expect(abs(one - other) < 1e-9, "\(time)")
    }
  }

  @Test("5: a finger that moves on to another cell presses neither, and a cancelled touch ends it")
  func anotherCell() throws {
    let play = try SourcePlay(
      "press", "[down: 0, wait: 0.5, move: 1, wait: 0.5, move: 0, wait: 0.5, cancel, wait: 1]")
    func scales(_ time: Double) throws -> [Double] {
      try [0, 1].map { try play.view("cell", item: $0, at: time)[.transform].scaleX }
    }
    #expect(try scales(0.49) == [0.98, 1] && scales(0.99) == [1, 1])
    #expect(try scales(1.49) == [0.98, 1] && scales(2.4) == [1, 1])
  }

  @Test("5: if the content scrolls under the finger, the next change returns the cell to normal")
  func scrolledUnderFinger() throws {
    let play = try SourcePlay(
      "press",
      "[down: 0, wait: 0.3, scroll: { by: 150 }, wait: 0.1, move: { by: [1, 0] }, wait: 0.6, up]",
      ("  items: 2", "  items: 12"))
    #expect(play.state(0, at: 0.35).contains(custom: "pressed"))
    #expect(!play.state(0, at: 0.5).contains(custom: "pressed"))
    #expect(!play.state(1, at: 0.5).contains(custom: "pressed"))
  }
}
