import Testing

@testable import CellophaneCLI

@Suite("The command page")
struct PageCommandTests {
  private static let scene = """
    cellophane: 1
    title: A plain cell
    cell: { backgroundColor: systemBlue }
    collectionView:
      frame: { width: 100, height: 50 }
      flowLayout: { itemSize: { width: 100, height: 50 } }
      items: 1
    """

  @Test("Equal scenes give equal pages, on standard output and in a file")
  func equalBytes() async throws {
    let folder = try Folder()
    try folder.write(Self.scene, to: "plain.cell.yaml")
    let first = try await cellophane("page", "plain.cell.yaml", "-o", "-", in: folder)
    let second = try await cellophane("page", "plain.cell.yaml", "-o", "plain.html", in: folder)
    #expect(first.status == 0 && second.status == 0)
    #expect(first.text.hasPrefix("<!DOCTYPE html>"))
    #expect(try folder.text("plain.html") == first.text)
  }

  @Test("The number of jobs changes neither the page nor the order of messages")
  func jobs() async throws {
    let folder = try Folder()
    for name in ["a", "c", "e"] { try folder.write(Self.scene, to: "\(name).cell.yaml") }
    for name in ["b", "d"] { try folder.write("cellophane: 1\n", to: "\(name).cell.yaml") }
    let one = try await cellophane("page", ".", "--jobs", "1", "-o", "one.html", in: folder)
    let five = try await cellophane("page", ".", "--jobs", "5", "-o", "five.html", in: folder)
    #expect(one.status == 65 && five.status == 65)
    #expect(one.errors == five.errors)
    #expect(one.errors.split(separator: "\n").first?.contains("b.cell.yaml") == true)
    #expect(try folder.text("one.html") == folder.text("five.html"))
  }

  @Test("A scene that fails is reported before the following scenes are finished")
  func messages() async throws {
    let folder = try Folder()
    try folder.write("cellophane: 1\n", to: "a.cell.yaml")
    // With one job a scene begins when the one before the last has been reported.
    try folder.write(Self.scene, to: "b.cell.yaml")
    let taps = [String](repeating: "tap: 0", count: 600).joined(separator: ", ")
    try folder.write(Self.scene + "\nscripts:\n  long: [\(taps)]\n", to: "c.cell.yaml")
    let outcome = try await cellophane(
      "page", ".", "--jobs", "1", "--limit", "steps=500", "-o", "all.html", in: folder)
    #expect(outcome.status == 75)
    #expect(outcome.errors.hasPrefix("a.cell.yaml:1:1:"), "\(outcome.errors)")
    #expect(outcome.errors.contains("limit of 500 steps"))
    #expect(try folder.files() == ["a.cell.yaml", "b.cell.yaml", "c.cell.yaml"])
  }

  @Test("A scene that fails is listed with its error, and the others are shown")
  func failingScene() async throws {
    let folder = try Folder()
    try folder.write(Self.scene, to: "a.cell.yaml")
    try folder.write("cellophane: 1\ncell: 5\n", to: "b.cell.yaml")
    let outcome = try await cellophane("page", ".", "-o", "all.html", in: folder)
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("b.cell.yaml:2:7"))
    let page = try folder.text("all.html")
    #expect(page.contains("A plain cell"))
    #expect(page.contains("b.cell.yaml:2:7"))
  }

  @Test(
    "Scenes and options that cannot make a page are errors",
    arguments: [(["none.cell.yaml"], 66), (["."], 66), ([], 64)] as [([String], Int32)])
  func errors(scenes: [String], status: Int32) async throws {
    let outcome = try await cellophane(["page"] + scenes, in: try Folder())
    #expect(outcome.status == status)
  }
}
