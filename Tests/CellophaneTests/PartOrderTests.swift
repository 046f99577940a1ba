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
      "the parts of an attributed text that reads from right to left are drawn from left to right, and spaces between"
      + " them are lost; only what has the same attributes throughout is drawn in order, so look at links and bold words"
      + " in the app"
    #expect(try notes("שלום **עולם** טוב") == [note])
    #expect(try notes("Say שלום **עולם**") == [note])
  }

  @Test("have one note together, with the place of each")
  func several() throws {
    let scene = """
      cellophane: 1
      cell: { contentView: { subviews: [{ label: title, constraints: [center = superview] }] } }
      collectionView:
        frame: { width: 300, height: 120 }
        items: [{ title.attributedText: "שלום **עולם**" }, { title.text: a }, { title.attributedText: "טוב **עולם**" }]
      """
    let notes = try SceneRenderer(SceneDocument(Array(scene.utf8), file: "texts").scene).notes
    #expect(notes.count == 1)
    #expect(
      notes.first?.message.hasPrefix("the parts of 2 attributed texts that read from") == true)
    #expect(
      notes.first?.participants.map(\.path.description) == [
        "collectionView.items[0].assignments[0].value",
        "collectionView.items[2].assignments[0].value",
      ])
  }

  @Test(
    "have none if the order is the same",
    arguments: ["**שלום עולם**", "Say **שלום** to all", "a **b** c"])
  func quiet(text: String) throws {
    #expect(try notes(text).isEmpty)
  }
}
