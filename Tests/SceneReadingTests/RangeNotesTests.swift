import Scenes
import Testing
import Validation

@testable import SceneReading

/// Notes on controls that follow a number of another range.
@Suite("Notes on the ranges of sliders and steppers")
struct RangeNotesTests {
  private func notes(
    _ control: String, _ range: String = "0...100", item: String = "{}"
  ) throws -> [String] {
    let text = """
      cellophane: 1
      states: { volume: { range: \(range), setBy: data } }
      cell: { contentView: { subviews: [{ \(control), constraints: [center = superview] }] } }
      collectionView: { frame: { width: 100, height: 100 }, items: [\(item)] }

      """
    let scene = try SceneDocument([UInt8](text.utf8), file: "a").scene
    return SceneNotes.notes(in: scene).map { "\($0.path): \($0.message)" }
  }

  private let path = "cell.contentView.subviews[0].value.value: "

  @Test("a slider of 0 to 1 that follows 0 to 100 gets a note with what to write")
  func otherEnd() throws {
    #expect(
      try notes("slider: level, value: volume") == [
        path + "volume makes this value go from 0 to 100, but \"level\" goes from 0 to 1, so that"
          + " its ends do not stand for those of the number; write maximumValue: 100"
      ])
  }

  @Test("both ends are named if both differ, also for stops")
  func bothEnds() throws {
    #expect(
      try notes("slider: level, value: { volume: { 10: -5, 50: 5 } }, maximumValue: 10") == [
        path + "volume makes this value go from -5 to 5, but \"level\" goes from 0 to 10, so that"
          + " its ends do not stand for those of the number; write minimumValue: -5, maximumValue: 5"
      ])
  }

  @Test(
    "equal ranges, and those that are not known, have none",
    arguments: [
      ("slider: level, value: volume, maximumValue: 100", "0...100", "{}"),
      ("slider: level, value: volume", "0...1", "{}"),
      ("slider: level, value: { volume: { 0: 0, 100: 1 } }", "0...100", "{}"),
      ("slider: level, value: { volume: { 0: 1, 30: 0 } }", "0...100", "{}"),
      ("stepper: count, value: volume", "0...100", "{}"),
      ("slider: level, value: volume", "0...100", "{ level.maximumValue: 100 }"),
      ("slider: level, value: 0.5", "0...100", "{}"),
    ])
  func equal(control: String, range: String, item: String) throws {
    #expect(try notes(control, range, item: item) == [])
  }
}
