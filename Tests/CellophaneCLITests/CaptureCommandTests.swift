import Foundation
import PNGCoding
import Testing

@Suite("captures on the command line")
struct CaptureCommandTests {
  private let folder: Folder

  init() throws {
    folder = try Folder(named: "captures")
    try folder.write("", to: "Package.swift")
    try folder.write(Folder.sampleScene, to: "card.cell.yaml")
  }

  /// Writes the capture of the scene.
  private func capture() async throws -> String {
    let outcome = try await cellophane("dump", "capture", "card.cell.yaml", in: folder)
    #expect(outcome.status == 0)
    try folder.write(outcome.text, to: "Captures/card.json")
    return outcome.text
  }

  @Test("a scene that conforms exits with 0, and others with 1 and the differences")
  func conform() async throws {
    let text = try await capture()
    let same = try await cellophane("conform", "card.cell.yaml", "Captures/card.json", in: folder)
    #expect(same.status == 0)
    #expect(same.text.hasPrefix("card.cell.yaml: conforms: "))
    let moved = text.replacing("\"alpha\": 1,", with: "\"alpha\": 0.5,", maxReplacements: 1)
    #expect(moved != text)
    try folder.write(moved, to: "Captures/moved.json")
    let other = try await cellophane(
      "conform", "card.cell.yaml", "Captures/moved.json", in: folder)
    #expect(other.status == 1)
    #expect(other.lines.count == 2)
    #expect(
      other.lines[0] == "card.cell.yaml: normal: cell.alpha: the app has 0.5, the scene 1")
    let json = try await cellophane(
      "conform", "card.cell.yaml", "Captures/moved.json", "--json", in: folder)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output)) as? [String: Any])
    let findings = try #require(report["findings"] as? [[String: Any]])
    #expect(findings.count == 1)
    #expect(findings[0]["view"] as? String == "cell")
    #expect(findings[0]["property"] as? String == "alpha")
  }

  @Test("a capture becomes a scene that conforms to it")
  func importing() async throws {
    _ = try await capture()
    let outcome = try await cellophane(
      "import", "Captures/card.json", "--check", "-o", "again.cell.yaml", in: folder)
    #expect(outcome.status == 0, "\(outcome.text) \(outcome.errors)")
    #expect(outcome.text.hasPrefix("again.cell.yaml: conforms: "))
    #expect(try await cellophane("check", "again.cell.yaml", in: folder).status == 0)
    let list = try await cellophane("import", "Captures/card.json", "--list", in: folder)
    #expect(list.status == 64)
  }

  @Test("a capture whose scene cannot be read exits with 65 and the mistakes")
  func unreadable() async throws {
    let tree = #""name": "cell", "class": "UICollectionViewCell", "frame": [0, 0, 320, 44]"#
    try folder.write(
      """
      {
        "capture": 1, "cell": { "class": "UICollectionViewCell" },
        "environment": { "scale": 2, "collectionView": [320, 200] },
        "states": [
          { "name": "normal", "tree": { \(tree), "properties": { "alpha": 1 } } },
          { "name": "dark", "tree": { \(tree), "properties": { "alpha": 0.5 } } }
        ]
      }
      """, to: "Captures/dark.json")
    for options in [[], ["--check"]] {
      let outcome = try await cellophane(
        ["import", "Captures/dark.json", "-o", "dark.cell.yaml"] + options, in: folder)
      #expect(outcome.status == 65)
      #expect(
        outcome.errors.contains(
          "import: UICollectionViewCell: 0 views, 2 states; 1 thing left out\n"))
      #expect(outcome.errors.contains("\"dark\" is a reserved word"), "\(outcome.errors)")
      // A cell without views and values is written so that it can be read.
      #expect(try folder.text("dark.cell.yaml").contains("\ncell: {}\n"))
    }
  }

  @Test("an app's own font comes from the project's files, and one without a file is reported")
  func ownFonts() async throws {
    try folder.write(
      """
      cellophane: 1
      cell:
        contentView:
          subviews:
            - label: name
              text: Harbour
              font: { systemFont: 19, design: rounded, italic: true }
              constraints: [leading = superview + 8, top = superview + 8]
      collectionView: { frame: { width: 200, height: 60 }, flowLayout: { itemSize: { width: 200, height: 60 } }, items: 1 }
      """, to: "card.cell.yaml")
    let text = try await capture()
    let recorded = try Regex(
      #""font": \{\s*"family": "rounded",\s*"size": 19,\s*"weight": "regular",\s*"italic": true\s*\}"#
    )
    #expect(text.contains(recorded))
    let same = try await cellophane("import", "Captures/card.json", "--check", in: folder)
    #expect(same.status == 0, "\(same.text) \(same.errors)")

    let own =
      #""font": {"family":"Quicksand","name":"Quicksand-Bold","size":19,"weight":"bold"}"#
    try folder.write(text.replacing(recorded, with: own), to: "Captures/card.json")
    let without = try await cellophane("import", "Captures/card.json", "--check", in: folder)
    #expect(without.status == 1)
    #expect(
      without.errors.contains(
        "name: no file of the project has the font Quicksand-Bold; the system font of the same size"
      ))
    #expect(without.text.contains("name.font: the app has Quicksand-Bold 19 bold, the scene"))

    let font = Program.package.appending(path: "Fixtures/Fonts/Quicksand-Bold.ttf")
    try folder.write([UInt8](Data(contentsOf: font)), to: "App/Fonts/Quicksand-Bold.ttf")
    let with = try await cellophane(
      "import", "Captures/card.json", "--check", "-o", "Scenes/again.cell.yaml", in: folder)
    #expect(!with.errors.contains("Quicksand"), "\(with.errors)")
    #expect(!with.text.contains("name.font"), "\(with.text)")
    let scene = try folder.text("Scenes/again.cell.yaml")
    #expect(scene.contains(#"fontFiles: ["../App/Fonts/Quicksand-Bold.ttf"]"#), "\(scene)")
    #expect(scene.contains("font: { name: Quicksand-Bold, size: 19 }"))
  }

  @Test("a scene of pictures shows each state's picture, and a box for a state without one")
  func pictures() async throws {
    let text = try await capture()
    var pictures: [String: String] = [:]
    for state in ["normal", "highlighted"] {
      let picture = try await cellophane(
        "render", "card.cell.yaml", "--item", "0", "--state", state, "-o",
        "Captures/card-\(state)@2x.png", in: folder)
      #expect(picture.status == 0)
      pictures[state] = "card-\(state)@2x.png"
    }
    let tree = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    var changed = tree
    let states = try #require(tree["states"] as? [[String: Any]])
    changed["states"] = states.filter { $0["traits"] == nil }.map { state in
      var state = state
      if let name = state["name"] as? String, let picture = pictures[name] {
        state["picture"] = picture
      }
      return state
    }
    try folder.write(
      String(decoding: try JSONSerialization.data(withJSONObject: changed), as: UTF8.self),
      to: "Captures/card.json")
    let outcome = try await cellophane(
      "import", "Captures/card.json", "--pictures", "-o", "Scenes/pictures.cell.yaml", in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("selected: there is no picture of this state"))
    for state in ["normal", "highlighted"] {
      let shown = try await cellophane(
        "render", "Scenes/pictures.cell.yaml", "--item", "0", "--state", state, "-o", "shown.png",
        in: folder)
      #expect(shown.status == 0, "\(shown.errors)")
      let same = try await cellophane(
        "compare", "Captures/card-\(state)@2x.png", "shown.png", in: folder)
      #expect(same.status == 0, "\(same.text)")
    }
    let selected = try await cellophane(
      "render", "Scenes/pictures.cell.yaml", "--item", "0", "--state", "selected", "-o",
      "selected.png", in: folder)
    #expect(selected.status == 0)
    #expect(
      try await cellophane("compare", "Captures/card-normal@2x.png", "selected.png", in: folder)
        .status == 1)
  }

  @Test("a broken capture, one of another version and a missing one are one message each")
  func mistakes() async throws {
    _ = try await capture()
    for (text, message) in [
      ("{ \"capture\": 2 }", "error: x.json: capture: this is a capture of version 2"),
      ("{ \"capture\": 1 }", "error: x.json: \"cell\" is missing"),
      (
        "{ \"capture\": 1,\n  \"é\" 2 }",
        "x.json:2:7: error: this is not JSON: a colon is expected after the key"
      ),
      ("{ \"capture\": 1,", "x.json:1:16: error: this is not JSON: a key"),
      (
        String(repeating: "[", count: 100_000),
        "x.json:1:401: error: this is not JSON: lists and objects are nested more than 400 deep"
      ),
      ("{ \"capture\": 1, \"states\": [] }", "error: x.json: \"cell\" is missing"),
    ] {
      try folder.write(text, to: "x.json")
      for arguments in [
        ["conform", "card.cell.yaml", "x.json"], ["import", "x.json", "-o", "x.cell.yaml"],
      ] {
        let outcome = try await cellophane(arguments, in: folder)
        #expect(outcome.status == 65)
        #expect(outcome.errors.hasPrefix(message), "\(outcome.errors)")
        #expect(outcome.errors.split(separator: "\n").count == 1)
      }
    }
    #expect(!FileManager.default.fileExists(atPath: folder.file("x.cell.yaml").path))
    let missing = try await cellophane("import", "none.json", in: folder)
    #expect(missing.status == 66)
  }

  @Test("the recorder is written as one Swift file")
  func recorder() async throws {
    let outcome = try await cellophane(
      "recorder", "-o", "AppTests/CellRecorder.swift", in: folder)
    #expect(outcome.status == 0)
    let text = try folder.text("AppTests/CellRecorder.swift")
    #expect(text.contains("public enum CellRecorder {"))
    let printed = try await cellophane("recorder", in: folder)
    #expect(printed.text == text)
  }
}
