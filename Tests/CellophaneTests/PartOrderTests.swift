import Cellophane
import Testing

@Suite("Parts of attributed texts that read from right to left")
struct PartOrderTests {
  /// The notes on a label with a text in Markdown.
  private func notes(_ text: String) throws -> [String] {
    let scene = """
      cellophane: 1
      cell: { contentView: { subviews: [{ label: title, attributedText: "\(text)", constraints: [center = superview] }] } }
      collectionView: { frame: { width: 300, height: 60 }, items: 1 }
      """
    return try SceneRenderer(SceneDocument(Array(scene.utf8), file: "text").scene).notes
      .map(\.message)
  }

  @Test("have a note, as they are drawn from left to right")
  func noted() throws {
    let note =
      "the parts of an attributed text that reads from right to left are drawn from left to right; write it as one part"
    #expect(try notes("שלום **עולם** טוב") == [note])
    #expect(try notes("Say שלום **עולם**") == [note])
  }

  @Test(
    "have none if the order is the same",
    arguments: ["**שלום עולם**", "Say **שלום** to all", "a **b** c"])
  func quiet(text: String) throws {
    #expect(try notes(text).isEmpty)
  }
}
