import Cellophane
import Foundation
import PNGCoding
import Testing

@Suite("cellophane snapshot")
struct SnapshotCommandTests {
  private let folder: Folder
  private let golden = "Fixtures/Goldens/selection/normal.light@2x.png"

  /// A package whose goldens are fresh.
  init() async throws {
    folder = try await Folder.recordedPackage()
  }

  private func verify(_ arguments: String...) async throws -> Program.Outcome {
    try await cellophane(["snapshot", "verify"] + arguments, in: folder)
  }

  private func goldens() throws -> [String] {
    try folder.files().filter {
      $0.hasPrefix("Fixtures/Goldens/") && ($0.hasSuffix(".png") || $0.contains("/motion."))
    }
  }

  private func artefacts() throws -> [String] {
    try folder.files().filter { $0.hasPrefix("Output/") }
  }

  @Test("A snapshot that was just recorded is the same")
  func same() async throws {
    let outcome = try await verify()
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(outcome.text == "\(try goldens().count) snapshots: \(try goldens().count) same\n")
    #expect(try artefacts().isEmpty)
  }

  @Test("Missing texts of goldens are counted in a line, and record writes them")
  func missingTexts() async throws {
    let texts = try folder.files().filter {
      $0.hasPrefix("Fixtures/Goldens/selection/normal") && $0.hasSuffix(".txt")
    }
    try #require(texts.count > 1)
    for text in texts { try FileManager.default.removeItem(at: folder.file(text)) }
    let outcome = try await verify()
    #expect(outcome.status == 0 && outcome.lines.count == 2, "\(outcome.text)")
    #expect(outcome.text.hasPrefix("\(texts.count) goldens have no text, "))
    #expect(outcome.text.contains("cellophane snapshot record"))
    #expect(try await cellophane("snapshot", "record", in: folder).status == 0)
    for text in texts { #expect(try !folder.bytes(text).isEmpty) }
    #expect(try await verify().lines.count == 1)
  }

  @Test("Recording again touches nothing")
  func recordAgain() async throws {
    let file = folder.file(golden).path
    let before = try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber]
    let outcome = try await cellophane("snapshot", "record", in: folder)
    #expect(outcome.text == "\(try goldens().count) snapshots: \(try goldens().count) unchanged\n")
    let after = try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber]
    #expect(before as? Int == after as? Int)
  }

  @Test("One pixel that differs is a difference, with three pictures")
  func different() async throws {
    let image = try folder.png(golden)
    var bytes = image.bitmap.rgba
    bytes[0] ^= 1
    let bitmap = try Bitmap(
      width: image.bitmap.width, height: image.bitmap.height, rgba: bytes)
    try folder.write(PNGEncoder(effort: .fast, pixelsPerPoint: 2).encode(bitmap), to: golden)
    let outcome = try await verify()
    #expect(outcome.status == 1)
    let pictures = ["actual.png", "difference.png", "expected.png"].map {
      "Output/snapshots/selection/normal.light@2x/\($0)"
    }
    let record = ["Output/snapshots/selection/normal.light@2x/record.json"]
    let lists = ["causes.json", "results.json"].map { "Output/snapshots/\($0)" }
    #expect(try artefacts() == lists + pictures + record)
    #expect(outcome.lines.first?.hasPrefix("selection/normal.light@2x: ") == true)
    for path in [golden] + pictures { #expect(outcome.text.contains(path)) }
    // One difference also has its cause, and how to accept it.
    #expect(outcome.lines.contains("causes:"))
    #expect(
      outcome.lines.contains(
        "to accept differences that you have looked at: cellophane snapshot review,"
          + " or cellophane snapshot accept --cause 1"))
    #expect(outcome.lines.last?.hasSuffix(" same, 1 different") == true)
    // Once it passes again, the pictures are gone.
    #expect(try await cellophane("snapshot", "record", in: folder).status == 0)
    #expect(try await verify().status == 0)
    #expect(try artefacts().isEmpty)
  }

  @Test("A golden that is missing fails and is not made")
  func missing() async throws {
    try FileManager.default.removeItem(at: folder.file(golden))
    let outcome = try await verify()
    #expect(outcome.status == 1)
    #expect(outcome.lines.last?.hasSuffix(" same, 1 missing") == true)
    #expect(
      try artefacts().contains("Output/snapshots/selection/normal.light@2x/actual.png"))
    #expect(!FileManager.default.fileExists(atPath: folder.file(golden).path))
  }

  @Test("A golden that is damaged is malformed input")
  func damaged() async throws {
    try folder.write(Array(try folder.bytes(golden).dropLast(20)), to: golden)
    let outcome = try await verify()
    #expect(outcome.status == 65)
    #expect(outcome.lines.last?.hasSuffix(" same, 1 unreadable") == true)
    #expect(
      outcome.text.contains("\n  1. the golden cannot be read: the PNG is truncated or damaged"))
    #expect(!outcome.text.contains("to accept"))
  }

  @Test("A filter selects exactly the named snapshots; one that selects none is an error")
  func filters() async throws {
    #expect(try await verify("selection/normal").text == "2 snapshots: 2 same\n")
    #expect(
      try await verify("selection/normal", "selection/selected").text == "4 snapshots: 4 same\n")
    #expect(
      try await verify("*/normal.*", "Fixtures/Scenes/selection.cell.yaml").text
        == "2 snapshots: 2 same\n")
    // The folder of one script, and not those whose names begin with it.
    let tap = try goldens().filter { $0.contains("/tap/") }.count
    #expect(try await verify("selection/tap").text == "\(tap) snapshots: \(tap) same\n")
    let outcome = try await verify("selection/normal", "selection/norm")
    #expect(outcome.status == 66)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors == "error: there is no snapshot for selection/norm\n")
  }

  @Test(
    "A filter that selects nothing is an error that names the most similar name",
    arguments: [
      ("selction", "selection"), ("selction/tap", "selection/tap"),
      ("selection/tap/motin", "selection/tap/motion"), ("selection/bogus", nil), ("bogus", nil),
      ("selction/*", nil),
    ] as [(String, String?)])
  func nearFilters(filter: String, near: String?) async throws {
    let outcome = try await verify(filter)
    #expect(outcome.status == 66 && outcome.output.isEmpty)
    let hint = near.map { "; did you mean \"\($0)\"?" } ?? ""
    #expect(outcome.errors == "error: there is no snapshot for \(filter)\(hint)\n")
  }

  @Test("A scene file that is named twice is taken once")
  func namedTwice() async throws {
    let scene = "Fixtures/Scenes/selection.cell.yaml"
    let outcome = try await verify("selection/normal", scene, scene, "./Fixtures/../\(scene)")
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(outcome.text == "2 snapshots: 2 same\n")
  }

  @Test("A scene file that is not there is no input, a malformed one is shown")
  func scenes() async throws {
    #expect(try await verify("no.cell.yaml").status == 66)
    try folder.write("cellophane: 1\n", to: "Fixtures/Scenes/selection.cell.yaml")
    let outcome = try await verify()
    #expect(outcome.status == 65)
    #expect(outcome.errors.hasPrefix("Fixtures/Scenes/selection.cell.yaml:1:1: error: "))
  }

  @Test("The results as JSON are the same results")
  func json() async throws {
    try FileManager.default.removeItem(at: folder.file(golden))
    let outcome = try await verify("--json", "selection/normal")
    #expect(outcome.status == 1)
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
    let results = try #require(object?["snapshots"] as? [[String: Any]])
    #expect(
      results.map { $0["name"] as? String }
        == ["selection/normal.light@2x", "selection/normal.light@3x"])
    #expect(results.map { $0["status"] as? String } == ["missing", "same"])
    #expect(results.first?["golden"] as? String == golden)
  }

  @Test("A named scene has the goldens of its package, also if the command runs outside of it")
  func sceneOfOtherPackage() async throws {
    let repository = try Folder()
    for name in try folder.files() {
      try repository.write(folder.bytes(name), to: "Packages/Cells/\(name)")
    }
    let scene = "Packages/Cells/Fixtures/Scenes/selection.cell.yaml"
    let before = try repository.files()
    let same = try await cellophane("snapshot", "verify", scene, in: repository)
    #expect(same.status == 0 && same.lines.count == 1, "\(same.text)")
    #expect(try repository.files() == before)

    let edited = try repository.text(scene).replacing("#0000FF", with: "#0000F0")
    try repository.write(edited, to: scene)
    #expect(try await cellophane("snapshot", "verify", scene, in: repository).status == 1)
    // Few enough that each one is listed.
    let outcome = try await cellophane(
      "snapshot", "verify", scene, "selection/selected", in: repository)
    #expect(outcome.status == 1)
    let name = "selection/selected.light@2x"
    #expect(outcome.lines.contains("  golden Packages/Cells/Fixtures/Goldens/\(name).png"))
    #expect(outcome.text.contains(", in Packages/Cells: cellophane snapshot review"))
    let artefacts = "Packages/Cells/Output/snapshots/"
    #expect(try !repository.bytes("\(artefacts)\(name)/actual.png").isEmpty)
    #expect(
      try repository.files().filter { !$0.hasPrefix(artefacts) } == before)
    // The records are those of a run in the package.
    let accepted = try await Program.run(
      URL(fileURLWithPath: "/bin/sh"),
      [
        "-c", "cd Packages/Cells && exec \"$0\" snapshot accept --all",
        Program.products.path + "/cellophane",
      ], in: repository)
    #expect(accepted.status == 0, "\(accepted.errors)")
    #expect(try await cellophane("snapshot", "verify", scene, in: repository).status == 0)

    try repository.write("", to: "Other/Package.swift")
    try repository.write(edited, to: "Other/selection.cell.yaml")
    let several = try await cellophane(
      "snapshot", "verify", scene, "Other/selection.cell.yaml", in: repository)
    #expect(several.status == 64 && several.errors.contains("(Packages/Cells, Other)"))
  }

  @Test("Goldens and artefacts go to the folders that were named")
  func namedFolders() async throws {
    let record = try await cellophane(
      "snapshot", "record", "--goldens", "G", "selection/normal", in: folder)
    #expect(record.status == 0)
    #expect(record.lines.first == "G/selection/normal.light@2x.png")
    let outcome = try await verify("--goldens", "G", "--artefacts", "A", "selection/selected")
    #expect(outcome.status == 1)
    #expect(
      try folder.files().filter { $0.hasPrefix("A/") && $0.hasSuffix("actual.png") } == [
        "A/selection/selected.light@2x/actual.png", "A/selection/selected.light@3x/actual.png",
      ])
  }
}
