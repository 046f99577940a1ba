import Cellophane
import Foundation
import PNGCoding
import Testing

@Suite("cellophane diagram")
struct DiagramCommandTests {
  private let folder: Folder

  init() throws {
    folder = try Folder.withScene()
  }

  private func diagram(_ arguments: String...) async throws -> Program.Outcome {
    try await cellophane(["diagram", "selection.cell.yaml"] + arguments, in: folder)
  }

  @Test("The JSON has states, transitions and what they are made of")
  func json() async throws {
    let outcome = try await diagram("-o", "-", "--format", "json")
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
    let states = try #require(object?["states"] as? [[String: Any]])
    #expect(
      states.map { $0["id"] as? String }
        == ["normal", "highlighted", "selected", "highlighted+selected"])
    let transitions = try #require(object?["transitions"] as? [[String: Any]])
    #expect(transitions.count == 11)
    #expect(
      Set(transitions.compactMap { $0["action"] as? String }) == [
        "touch down", "drag out", "drag back in", "lift inside", "cancel", "tap another cell",
      ])
  }

  @Test("The PNG is the SVG's size times the scale")
  func sizes() async throws {
    #expect(try await diagram("-o", "x.svg").text == "x.svg\n")
    #expect(try await diagram("--scale", "1", "-o", "x.png").status == 0)
    let bitmap = try folder.png("x.png").bitmap
    let svg = try folder.text("x.svg")
    #expect(svg.contains(" width=\"\(bitmap.width)\" height=\"\(bitmap.height)\" "))
    #expect(svg.contains("<title>Selected and highlighted cells: state diagram</title>"))
    #expect(svg.contains("<desc>State diagram of a collection view cell with 4 states: "))
  }

  @Test("In the dark only the paper changes, not the JSON")
  func dark() async throws {
    #expect(try await diagram("--appearance", "dark", "-o", "x.svg").status == 0)
    #expect(try folder.text("x.svg").contains("fill=\"#0d1117\""))
    let light = try await diagram("-o", "-", "--format", "json")
    let dark = try await diagram("--appearance", "dark", "-o", "-", "--format", "json")
    #expect(light.text == dark.text)
  }

  @Test("A single item has no other cell that could be tapped")
  func oneItem() async throws {
    let scene = try Folder.sampleScene.replacingOccurrences(of: "items: 3", with: "items: 1")
      .replacingOccurrences(of: "tap: 1, ", with: "")
    try folder.write(scene, to: "selection.cell.yaml")
    let outcome = try await diagram("-o", "-", "--format", "json")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(!outcome.text.contains("tap another cell"))
  }

  @Test("An item that there is not is a usage error")
  func outOfRange() async throws {
    let outcome = try await diagram("--item", "3")
    #expect(outcome.status == 64)
    #expect(outcome.errors == "there is no item 3; the last one is 2\n")
    #expect(try folder.files() == ["selection.cell.yaml"])
  }

  @Test("Fonts that are not there are something that is not installed")
  func missingFonts() async throws {
    let outcome = try await diagram("--fonts", "none", "-o", "x.svg")
    #expect(outcome.status == 69)
    #expect(outcome.output.isEmpty && !outcome.errors.isEmpty)
    #expect(try folder.files() == ["selection.cell.yaml"])
  }
}
