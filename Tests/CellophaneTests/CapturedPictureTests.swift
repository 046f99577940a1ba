import Cellophane
import Drawing
import Foundation
import Interaction
import Resolution
import Review
import SceneRendering
import Testing
import Validation
import Vocabulary

@Suite("views that show captured pictures")
struct CapturedPictureTests {
  private static let folder = URL(fileURLWithPath: Fixture.path).deletingLastPathComponent()

  private func renderer(
    _ traits: Traits = Traits(), _ change: (String) -> String = { $0 }
  ) throws -> SceneRenderer {
    let path = Self.folder.appendingPathComponent("pictures.cell.yaml").path
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let document = try SceneDocument(Array(change(text).utf8), file: path)
    return try SceneRenderer(
      document.scene, traits: traits, assets: AssetLibrary(sceneFile: path))
  }

  /// The colour in the middle of the highest bar, and of the one before it.
  private func bars(
    _ renderer: SceneRenderer, _ state: CellState
  ) throws -> (Bitmap.RGBA?, Bitmap.RGBA?) {
    let bitmap = try renderer.cell(state: state).bitmap()
    return (bitmap[2 * (227 + 98), 2 * 48], bitmap[2 * (227 + 92), 2 * 48])
  }

  @Test("each state shows its own picture at the size of the captured view")
  func states() throws {
    let renderer = try renderer()
    let red = Bitmap.RGBA(255, 59, 48)
    #expect(try bars(renderer, .normal) == (red, red))
    let (highest, other) = try bars(renderer, .selected)
    #expect(highest == red)
    // 35 % of the red over white, as the picture has it.
    #expect(other == Bitmap.RGBA(255, 187, 183))
    let dark = try self.renderer(Traits(userInterfaceStyle: .dark))
    #expect(try bars(dark, .normal).0 == Bitmap.RGBA(255, 69, 58))
  }

  @Test("a state without a picture shows a dashed box and no other state's picture, with a note")
  func gaps() throws {
    let renderer = try renderer()
    let both = CellState(flags: [.highlighted, .selected])
    let (first, second) = try bars(renderer, both)
    #expect(first == second)
    let box = try renderer.cell(state: both).bitmap()[2 * 227, 2 * 17]
    #expect(box == Bitmap.RGBA(0x8E, 0x8E, 0x93))
    #expect(
      renderer.notes.map(\.message) == [
        "\"../Captures/workout.json\" has no picture of heartRateChart for highlighted+selected; a dashed"
          + " box is shown"
      ])
    #expect(
      renderer.notes.map(\.path.description) == ["cell.contentView.subviews[2].pictures"])
    let other = try self.renderer(Traits(layoutDirection: .rightToLeft))
    #expect(
      other.pictureNotes.map(\.message) == [
        "\"../Captures/workout.json\" has no picture of heartRateChart for normal, highlighted, selected,"
          + " highlighted+selected in rightToLeft; a dashed box is shown"
      ])
    let ignoring = try self.renderer(Traits(layoutDirection: .rightToLeft)) {
      $0.replacing(
        "constraints: [trailing = superview - 16, centerY",
        with:
          "picturesIgnore: [layoutDirection, highlighted]\n        constraints: [trailing = superview - 16, centerY"
      )
    }
    #expect(ignoring.pictureNotes.isEmpty)
  }

  @Test("the view and the text around it show that it is opaque")
  func marks() throws {
    let renderer = try renderer()
    let dump = try renderer.presentedCell(item: 0, state: .selected).dump()
    let line = try #require(dump.split(separator: "\n").first { $0.contains("heartRateChart") })
    #expect(line.contains("(227, 16, 118, 44)"))
    #expect(line.contains("pictures \"picture of selected\" (cell)"))
    #expect(line.hasSuffix(" opaque \"../Captures/workout.json\""))
    let both = CellState(flags: [.highlighted, .selected])
    let other = try renderer.presentedCell(item: 0, state: both).dump()
    #expect(other.contains("pictures \"no picture\" (cell) opaque"))
    #expect(
      renderer.pictureSentences == [
        "heartRateChart is opaque: a captured picture of the app.",
        "Dashed box: no picture of heartRateChart for highlighted+selected.",
      ])
    #expect(try renderer.stateMatrix().description.isEmpty == false)
  }

  @Test(
    "a capture that cannot be used is one located mistake",
    arguments: [
      (
        "../Captures/workout.json", "../Captures/none.json",
        "\"../Captures/none.json\" is not a file; write the path of a capture from this file's folder"
      ),
      (
        "view: heartRateChart", "view: chart",
        "\"../Captures/workout.json\" has no view \"chart\"; write \"picturesOf\" with one of cell, contentView,"
          + " titleLabel, detailLabel, heartRateChart"
      ),
      (
        "        pictures:", "        picturesIgnore: [hightlighted]\n        pictures:",
        "\"hightlighted\" is not a flag, state or trait; did you mean \"highlighted\"?"
      ),
      (
        "titleLabel.textColor: systemRed", "heartRateChart.pictures: other.json",
        "pictures cannot be assigned, because the pictures follow the states themselves; write it at the view"
      ),
      (
        "pictures: ../Captures/workout.json", "picturesOf: cell",
        "\"heartRateChart\" has no pictures; add \"pictures: capture.json\", or leave this out"
      ),
    ])
  func mistakes(_ old: String, _ new: String, _ message: String) throws {
    do {
      _ = try renderer { $0.replacing(old, with: new) }
      Issue.record("nothing is wrong")
    } catch RenderingError.scene(let problems) {
      #expect(problems.map(\.message) == [message])
    } catch {
      // Mistakes that need no files are found when the scene is read.
      #expect("\(error)".contains("pictures.cell.yaml:"))
      #expect("\(error)".contains(": \(message)"))
    }
  }
}
