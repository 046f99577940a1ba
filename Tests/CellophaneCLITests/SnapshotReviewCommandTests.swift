import Cellophane
import Foundation
import PNGCoding
import Testing

/// From a verification that fails to one that passes, with the tool alone.
@Suite("cellophane snapshot, from a failure to a decision")
struct SnapshotReviewCommandTests {
  private let folder: Folder
  private let scene = "Fixtures/Scenes/selection.cell.yaml"
  private let golden = "Fixtures/Goldens/selection/selected.light@2x.png"

  init() async throws {
    folder = try await Folder.recordedPackage()
  }

  private func snapshot(_ arguments: String...) async throws -> Program.Outcome {
    try await cellophane(["snapshot"] + arguments, in: folder)
  }

  private func edit(_ old: String, _ new: String) throws {
    let text = try folder.text(scene)
    try #require(text.contains(old))
    try folder.write(text.replacing(old, with: new), to: scene)
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.file(path).path)
  }

  @Test("accept writes the pictures that were shown, also if the scene has been edited since")
  func editedSinceVerify() async throws {
    try edit("#0000FF", "#0000F0")
    #expect(try await snapshot("verify").status == 1)
    let shown = try folder.bytes("Output/snapshots/selection/selected.light@2x/actual.png")
    try edit("#0000F0", "#00FF00")
    #expect(try await snapshot("accept", "--cause", "1").status == 0)
    #expect(try folder.bytes(golden) == shown)
    // The golden is the blue that was shown; the green differs from it.
    let outcome = try await snapshot("verify", "selection/selected.light@2x")
    #expect(outcome.status == 1 && outcome.text.contains("#0000F0 → #00FF00"))
  }

  @Test("Without scenes nothing is pruned, and files that are no goldens stay")
  func pruning() async throws {
    try folder.write("mine", to: "Fixtures/Goldens/notes.txt")
    try folder.write("mine", to: "Fixtures/Goldens/selection/why.txt")
    try folder.write("", to: "empty/.keep")
    let before = try folder.files()
    let outcome = try await snapshot("prune", "--scenes", "empty")
    #expect(
      outcome.status == 66 && outcome.errors.contains("there is no scene"), "\(outcome.errors)")
    #expect(try folder.files() == before)
    #expect(try await snapshot("prune").status == 0)
    #expect(try folder.files() == before)
  }

  @Test("A report names the part without results, after it has written those of the others")
  func missingPart() async throws {
    try edit("#0000FF", "#0000F0")
    #expect(try await snapshot("verify", "--shard", "2/2", "--artefacts", "part-2").status == 1)
    try folder.write("", to: "part-1/.keep")
    let outcome = try await snapshot("report", "part-1", "part-2", "-o", "report.md")
    #expect(outcome.status == 66)
    #expect(outcome.errors.contains("part-1 has no results; the results of part 1/2 are missing"))
    #expect(exists("report.md"))
    let part = try await snapshot("report", "part-2/results.json", "--annotations")
    #expect(part.status == 0 && part.errors.isEmpty, "\(part.errors)")
    #expect(try await snapshot("verify", "--shard", "1/2", "--artefacts", "part-1").status == 1)
    #expect(try await snapshot("report", "part-1", "part-2", "-o", "report.html").status == 0)
    // The page's command names the folders, and so finds what the page shows.
    let page = try folder.text("report.html")
    #expect(page.contains(#""acceptedFolders":["part-1","part-2"]"#))
  }

  @Test("The causes of several parts are numbered over all of them, as pending lists them")
  func causesOfParts() async throws {
    let parts = ["--artefacts", "part-1", "--artefacts", "part-2"]
    func verifyParts() async throws {
      for number in 1...2 {
        let outcome = try await snapshot(
          "verify", "--shard", "\(number)/2", "--artefacts", "part-\(number)")
        #expect(outcome.status == 1)
        #expect(
          outcome.text.contains(
            ": cellophane snapshot review --artefacts part-\(number), or cellophane snapshot accept"
              + " --artefacts part-\(number) --cause 1\n"))
      }
    }
    try edit("#0000FF", "#0000F0")
    try await verifyParts()
    let own = try folder.bytes("part-1/causes.json")
    let shown = try await cellophane(["snapshot", "pending"] + parts, in: folder)
    let names = shown.lines.dropFirst().prefix(while: { $0.hasPrefix("   ") })
      .filter { $0.hasPrefix("   selection/") }
    // As if `pending` had not been run.
    try folder.write(own, to: "part-1/causes.json")
    let accepted = try await cellophane(["snapshot", "accept", "--cause", "1"] + parts, in: folder)
    #expect(accepted.status == 0 && accepted.errors.isEmpty, "\(accepted.errors)")
    #expect(names.count > 1)
    #expect(
      Set(accepted.lines.map { $0.replacing("accepted ", with: "   ") }) == Set(names))
    #expect(try await snapshot("record").status == 0)

    // After one cause was accepted, the other one keeps its number.
    try edit("[1, 0.4932718873", "[1, 0.5932718873")
    try edit("star.isHidden: false", "star.isHidden: true")
    try await verifyParts()
    for cause in ["1", "2"] {
      let outcome = try await cellophane(
        ["snapshot", "accept", "--cause", cause] + parts, in: folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
    #expect(try await snapshot("verify").status == 0)
  }

  @Test("The page of a part of the scenes offers no command for all that is pending")
  func pageOfPart() async throws {
    try edit("#0000FF", "#0000F0")
    #expect(try await snapshot("verify").status == 1)
    #expect(try await snapshot("verify", "selection/tap", "--report", "part.html").status == 1)
    #expect(try folder.text("part.html").contains(#""holdsAllPending":false"#))
    #expect(try await snapshot("report", "-o", "all.html").status == 0)
    #expect(try folder.text("all.html").contains(#""holdsAllPending":true"#))
  }

  @Test("A report lists snapshots accepted, rejected and recorded since the verification")
  func decidedSince() async throws {
    func report() async throws -> String {
      #expect(try await snapshot("report", "-o", "report.md").status == 0)
      return try folder.text("report.md")
    }
    try edit("#0000FF", "#0000F0")
    #expect(try await snapshot("verify").status == 1)
    let results = try folder.bytes("Output/snapshots/results.json")
    #expect(try await report().contains("`selection/selected.light@2x`"))
    #expect(try await snapshot("accept", "selection/selected.light@2x").status == 0)
    #expect(try await snapshot("reject", "selection/selected.light@3x").status == 0)
    let some = try await report()
    #expect(!some.contains("`selection/selected.light@2x`"))
    #expect(some.contains("`selection/selected.light@3x`"))
    #expect(try await snapshot("report", "-o", "report.json").status == 0)
    #expect(try folder.text("report.json").contains("\"rejected\""))
    #expect(try await snapshot("accept", "--all").status == 0)
    #expect(try await report().contains("are the same as their goldens."))
    // Results without the other files, as from another machine, are not taken for decisions.
    try edit("#0000F0", "#0000F8")
    #expect(try await snapshot("record").status == 0)
    #expect(try folder.files().allSatisfy { !$0.hasPrefix("Output/snapshots/") })
    try folder.write(results, to: "shard/results.json")
    #expect(try await snapshot("report", "shard", "-o", "report.md").status == 0)
    #expect(try folder.text("report.md").contains("do not pass"))
  }

  @Test("A list that is older than the last verification accepts nothing")
  func verifiedAgain() async throws {
    try edit("#0000FF", "#0000F0")
    #expect(try await snapshot("verify").status == 1)
    let list = try folder.bytes("Output/snapshots/causes.json")
    let before = try folder.bytes(golden)
    try edit("#0000F0", "#00FF00")
    #expect(try await snapshot("verify").status == 1)
    // As if the first list were still on the screen.
    try folder.write(list, to: "Output/snapshots/causes.json")
    #expect(try await snapshot("accept", "--cause", "1").status == 1)
    #expect(try folder.bytes(golden) == before)
  }

  @Test("Two edits are two causes, and one of them can be accepted alone")
  func causes() async throws {
    try edit("[1, 0.4932718873", "[1, 0.5932718873")
    try edit("star.isHidden: false", "star.isHidden: true")
    let outcome = try await snapshot("verify")
    let causes = outcome.lines.filter { $0.hasPrefix("  1. ") || $0.hasPrefix("  2. ") }
    #expect(causes.count == 2, "\(outcome.text)")
    let accepted = try await snapshot("accept", "--cause", "2")
    #expect(accepted.status == 0)
    let names = accepted.lines.compactMap { $0.split(separator: " ").last.map(String.init) }
    let left = try await snapshot("verify")
    #expect(left.status == 1)
    #expect(!names.isEmpty)
    for name in names { #expect(!left.lines.contains { $0.hasPrefix("\(name): ") }) }
    #expect(try await snapshot("accept", "--all").status == 0)
    #expect(try await snapshot("verify").status == 0)
  }

  @Test("A review shows the lines of a text, the files of both texts, and each change once")
  func review() async throws {
    try edit("#0000FF", "#0000F0")
    try edit("tap:         [tap: 0, wait: 0.3]", "tap:         [wait: 0.1, tap: 0, wait: 0.3]")
    #expect(try await snapshot("verify").status == 1)
    try folder.write(String(repeating: "s\n", count: 100), to: "answers")
    let outcome = try await cellophane("snapshot", "review", in: folder, input: "answers")
    #expect(outcome.status == 0, "\(outcome.errors)")
    func shown(_ name: String) throws -> [String] {
      let parts = outcome.text.components(separatedBy: "\n[")
      let part = try #require(parts.first { $0.contains("] \(name): ") })
      return part.components(separatedBy: "\n")
    }
    let motion = try shown("selection/tap/motion.light@2x")
    #expect(motion.contains { $0.hasPrefix("  - ") } && motion.contains { $0.hasPrefix("  + ") })
    #expect(motion.filter { $0.hasPrefix("  - ") || $0.hasPrefix("  + ") }.count <= 40)
    let picture = try shown("selection/selected.light@2x")
    #expect(picture.filter { $0.contains("#0000FF → #0000F0") }.count == 1)
    for (name, lines) in [("tap/motion", motion), ("selected", picture)] {
      for file in ["expected.txt", "actual.txt"] {
        #expect(lines.contains("  Output/snapshots/selection/\(name).light@2x/\(file)"))
      }
    }
    #expect(picture.contains { $0.hasSuffix("/difference.png") })
  }

  @Test(
    "The snapshots of a scene file whose name begins with a dot are pending and can be accepted")
  func hiddenFile() async throws {
    try folder.write(try folder.text(scene), to: "S/.hid.cell.yaml")
    #expect(try await snapshot("verify", "S/.hid.cell.yaml", "_hid/normal").status == 1)
    let pending = try await snapshot("pending")
    #expect(pending.lines.contains("   _hid/normal.light@2x"), "\(pending.text)")
    #expect(try await snapshot("accept", "_hid").status == 0)
    #expect(exists("Fixtures/Goldens/_hid/normal.light@2x.png"))
    #expect(try await snapshot("verify", "S/.hid.cell.yaml", "_hid/normal").status == 0)
  }

  @Test("A malformed scene is reported, the others are compared, and the exit code is 65")
  func broken() async throws {
    try folder.write(
      "cellophane: 1\nsurprise: true\n", to: "Fixtures/Scenes/broken.cell.yaml")
    try edit("#0000FF", "#0000F0")
    let outcome = try await snapshot("verify", "--json")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("Fixtures/Scenes/broken.cell.yaml:2:1: error: "))
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
    let statuses = (object?["snapshots"] as? [[String: Any]])?.map { $0["status"] as? String } ?? []
    #expect(statuses.contains("different") && statuses.contains("same"))
    #expect((object?["failures"] as? [Any])?.count == 1)
  }

  @Test("If all scenes are malformed, the reports and the kept results contain the errors")
  func allBroken() async throws {
    try edit("#0000FF", "#0000F0")
    #expect(try await snapshot("verify").status == 1)
    try folder.write("cellophane: 1\n", to: scene)
    let outcome = try await snapshot(
      "verify", "--json", "--report", "r.html", "--report", "r.md", "--report", "r.xml")
    #expect(outcome.status == 65)
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
    #expect((object?["snapshots"] as? [Any])?.isEmpty == true)
    #expect((object?["failures"] as? [Any])?.count == 1)
    #expect(try folder.bytes("Output/snapshots/results.json") == outcome.output)
    #expect(try folder.text("r.html").contains("<title>Snapshots: 1 scene could not be read<"))
    #expect(try folder.text("r.md").contains("**1 scene could not be read.** 0 snapshots.\n"))
    #expect(try folder.text("r.xml").contains("name=\"\(scene)\""))
  }

  @Test("Files of a snapshot that is no longer taken are removed by the next full run")
  func vanished() async throws {
    try edit("#0000FF", "#0000F0")
    #expect(try await snapshot("verify").status == 1)
    let waits = "Output/snapshots/selection/selected.light@3x"
    #expect(exists(waits))
    try edit("scales: [2, 3]", "scales: [2]")
    // A part of the run does not know what there is.
    #expect(try await snapshot("verify", "selection/normal").status == 0)
    #expect(exists(waits))
    #expect(try await snapshot("verify").status == 1)
    #expect(!exists(waits))
    #expect(exists("Output/snapshots/selection/selected.light@2x"))
  }

  @Test(
    "Goldens of another renderer are accepted in one step, but for those whose model has changed")
  func renderer() async throws {
    // Another renderer: the pixels of two goldens and what they say of it.
    for state in ["normal", "highlighted"] {
      let path = "Fixtures/Goldens/selection/\(state).light@2x.png"
      let image = try folder.png(path)
      var rgba = image.bitmap.rgba
      rgba[0] ^= 1
      let bitmap = try Bitmap(width: image.bitmap.width, height: image.bitmap.height, rgba: rgba)
      let encoder = PNGEncoder(
        effort: .fast, pixelsPerPoint: 2,
        text: [try PNGText(keyword: "Renderer", text: "cairo 0.1")])
      try folder.write(encoder.encode(bitmap), to: path)
    }
    try edit("[1, 0.4932718873", "[1, 0.5932718873")
    #expect(try await snapshot("verify").status == 1)
    let outcome = try await snapshot("accept", "--renderer")
    #expect(outcome.status == 0)
    #expect(outcome.lines.last == "accepted selection/normal.light@2x")
    #expect(
      outcome.text.contains(
        "not accepted: selection/highlighted.light@2x: the model has changed: contentView.backgroundColor"
      ))
    #expect(try await snapshot("verify", "selection/normal.light@2x").status == 0)
    #expect(try await snapshot("accept", "--renderer").status == 66)
  }

  @Test("The JSON of a run with every kind of result is as its schema says")
  func schema() async throws {
    try edit("#0000FF", "#0000F0")
    try edit("tap:         [tap: 0, wait: 0.3]", "tap:         [wait: 0.1, tap: 0, wait: 0.3]")
    try FileManager.default.removeItem(
      at: folder.file("Fixtures/Goldens/selection/normal.light@3x.png"))
    try folder.write("no PNG", to: "Fixtures/Goldens/selection/normal.light@2x.png")
    try folder.write("x", to: "Fixtures/Goldens/gone/normal.light@2x.txt")
    let outcome = try await snapshot("verify", "--json")
    #expect(outcome.status == 65)
    for word in [
      "different", "same", "missing", "unreadable", "curve", "gone/normal.light@2x", "orphans",
    ] {
      #expect(outcome.text.contains("\"\(word)\""), "\(word)")
    }
    try folder.write(outcome.output, to: "results.json")
    let schema = Program.package.appendingPathComponent("Schemas/snapshots-1.json").path
    let judge = """
      import json, sys, jsonschema
      schema = json.load(open(sys.argv[1]))
      jsonschema.Draft202012Validator.check_schema(schema)
      for name in sys.argv[2:]: jsonschema.Draft202012Validator(schema).validate(json.load(open(name)))
      """
    let judged = try await Program.run(
      URL(fileURLWithPath: "/usr/bin/python3"),
      ["-c", judge, schema, "results.json", "Output/snapshots/results.json"], in: folder)
    #expect(judged.status == 0, "\(judged.errors)")
  }
}
