import Foundation
import Testing

@testable import CellophaneCLI

@Suite("The command init")
struct InitCommandTests {
  @Test(
    "In a new folder one command gives a scene without mistakes, goldens that pass, and a workflow")
  func newFolder() async throws {
    let folder = try Folder()
    let made = try await cellophane("init", in: folder)
    #expect(made.status == 0 && made.errors.isEmpty)
    #expect(made.text.contains("8 snapshots: 8 written"))
    #expect(made.text.contains("\nThis is no git repository, "))
    let verified = try await cellophane("snapshot", "verify", in: folder)
    #expect(verified.status == 0 && verified.text == "8 snapshots: 8 same\n")
    for command in ["check", "audit", "text"] {
      let found = try await cellophane(command, "--strict", "message.cell.yaml", in: folder)
      #expect(found.status == 0 && found.errors.isEmpty, "\(command): \(found.errors)")
    }
    #expect(try folder.text(".gitignore") == "/snapshots/\n/snapshot-report/\n")
    let workflow = try folder.text(".github/workflows/cells.yml")
    #expect(workflow.contains("snapshot verify"))
    #expect(!workflow.contains("working-directory"))
    #expect(workflow.contains("path: 'snapshot-report'"))

    // The folder that is uploaded has what can be accepted.
    let scene = try folder.text("message.cell.yaml")
    try folder.write(scene.replacing("systemIndigo", with: "systemRed"), to: "message.cell.yaml")
    let command = try #require(
      workflow.firstMatch(of: /cellophane (snapshot verify(?:\n? *-.*)+)\n/)
    ).output.1
    let words = command.split { $0 == " " || $0 == "\n" }.map(String.init)
    #expect(try await cellophane(words, in: folder).status == 1)
    let accepted = try await cellophane(
      "snapshot", "accept", "--all", "--artefacts", "snapshot-report/artefacts", in: folder)
    #expect(accepted.status == 0, "\(accepted.errors)")
    #expect(try await cellophane("snapshot", "verify", in: folder).status == 0)
  }

  /// Runs `init` in a folder below a test's folder.
  private func initialize(
    _ path: String, in folder: Folder, _ arguments: String...
  ) async throws -> Program.Outcome {
    try FileManager.default.createDirectory(
      at: folder.file(path), withIntermediateDirectories: true)
    return try await Program.run(
      URL(fileURLWithPath: "/bin/sh"),
      ["-c", "cd \"$0\" && exec \"$@\"", path, Program.products.path + "/cellophane", "init"]
        + arguments, in: folder)
  }

  @Test("The workflow is in the folder of the repository, and runs in that of the package")
  func subfolder() async throws {
    let repository = try Folder()
    // In a submodule .git is a file.
    try repository.write("gitdir: elsewhere\n", to: ".git")
    try repository.write("// swift-tools-version: 6.0\n", to: "Packages/Cells/Package.swift")
    let made = try await initialize("Packages/Cells", in: repository)
    #expect(made.status == 0 && made.errors.isEmpty)
    #expect(made.text.contains("\n../../.github/workflows/cells.yml\n"))
    #expect(!made.text.contains("no git repository"))
    #expect(
      try !repository.files().contains {
        $0.hasPrefix("Packages/Cells/.") && $0.contains("/cells.yml")
      })
    // Visual Studio Code reads only the settings of the folder that is opened.
    #expect(
      try repository.files().filter { $0.contains(".vscode/") }.sorted() == [
        ".vscode/scene-1.json", ".vscode/settings.json",
      ])
    let text = try repository.text(".github/workflows/cells.yml")
    #expect(text.contains("\n    defaults:\n      run: { working-directory: 'Packages/Cells' }\n"))
    #expect(text.contains("path: 'Packages/Cells/snapshot-report'"))

    // A second run, also below the package, changes nothing.
    let again = try await initialize("Packages/Cells/Sources", in: repository)
    #expect(again.text.contains("../../../.github/workflows/cells.yml exists and is not changed"))

    // Paths are those from the current folder, also of goldens.
    for golden in try repository.files() where golden.contains("/Goldens/") {
      try FileManager.default.removeItem(at: repository.file(golden))
    }
    let third = try await initialize("Packages/Cells/Sources", in: repository)
    #expect(third.status == 0 && !third.text.contains("\n/"))
    #expect(third.text.contains("\n../Fixtures/Goldens/message/selected.light@2x.png\n"))

    // Other folders of the repository have files of their own.
    try repository.write("", to: "apps/it's/Package.swift")
    #expect(try await initialize("apps/it's", in: repository).status == 0)
    #expect(try await initialize(".", in: repository).status == 0)
    let other = try repository.text(".github/workflows/cells-apps-it's.yml")
    #expect(other.contains("working-directory: 'apps/it''s'"))
    #expect(try repository.text(".github/workflows/cells.yml") == text)
    let whole = ".github/workflows/cells-\(repository.url.lastPathComponent).yml"
    #expect(try !repository.text(whole).contains("working-directory"))
  }

  @Test("Without an address of the tool the workflow names the value to set")
  func missingAddress() async throws {
    let folder = try Folder()
    #expect(try await cellophane("init", in: folder).status == 0)
    let workflow = try folder.text(".github/workflows/cells.yml")
    let script = try #require(workflow.firstMatch(of: /run: \|\n((?: {10}.*\n)+)/)).output.1
    let run = try await Program.run(
      URL(fileURLWithPath: "/bin/sh"), ["-c", String(script)], in: folder, environment: [:])
    #expect(run.status != 0)
    #expect(run.errors.contains("set CELLOPHANE_ARCHIVE in the variables of the repository"))
    #expect(!run.errors.contains("curl"))
  }

  @Test("Editors get the schema of scenes; settings that exist are not changed")
  func editorSettings() async throws {
    let folder = try Folder()
    #expect(try await cellophane("init", in: folder).status == 0)
    let settings = try folder.text(".vscode/settings.json")
    #expect(settings.contains("\"./.vscode/scene-1.json\": \"*.cell.yaml\""))
    let schema = try await cellophane("schema", in: folder)
    #expect(try folder.text(".vscode/scene-1.json") == schema.text)

    let other = try Folder()
    try other.write("{}", to: ".vscode/settings.json")
    let made = try await cellophane("init", in: other)
    #expect(made.text.contains(".vscode/settings.json exists and is not changed"))
    #expect(
      made.text.contains(
        "add to .vscode/settings.json:\n  \"yaml.schemas\": { \"./.vscode/scene-1.json\": \"*.cell.yaml\" }\n"
      ))
    #expect(try other.text(".vscode/scene-1.json") == schema.text)
    #expect(try other.text(".vscode/settings.json") == "{}")
    try other.write(settings, to: ".vscode/settings.json")
    #expect(try await !cellophane("init", in: other).text.contains("yaml.schemas"))
  }

  @Test("In a package the files are where the other commands look for them, with a Swift test")
  func package() async throws {
    let folder = try Folder()
    try folder.write("// swift-tools-version: 6.0\n", to: "Package.swift")
    try folder.write("/.build\n", to: "Sources/.keep")
    let made = try await cellophane("init", "--name", "episode-row", in: folder)
    #expect(made.status == 0)
    #expect(made.text.contains("name: \"EpisodeRowCellTests\""))
    #expect(made.text.contains("platforms: [.macOS(.v15)] or newer"))
    // Traits of dependencies are unavailable before version 6.1 of the tools.
    #expect(made.text.contains(".package(name: \"Cellophane\", path: \"…\") or its address"))
    let test = try folder.text("Tests/EpisodeRowCellTests/EpisodeRowCellTests.swift")
    #expect(test.contains("../../Fixtures/Scenes/episode-row.cell.yaml"))
    #expect(try await cellophane("snapshot", "verify", in: folder).status == 0)
    #expect(try folder.text("Package.swift") == "// swift-tools-version: 6.0\n")
    #expect(try folder.text(".gitignore") == "/.build/\n/Output/\n/snapshot-report/\n")
    // The test has the goldens of the scene, so that it passes.
    let goldens = try folder.files().filter { $0.hasPrefix("Fixtures/Goldens/") }
    #expect(goldens.count == 16)
    for golden in goldens {
      let copy = golden.replacing(
        "Fixtures/Goldens",
        with: "Tests/EpisodeRowCellTests/__Snapshots__/EpisodeRowCellTests")
      #expect(try folder.bytes(copy) == folder.bytes(golden))
    }
  }

  @Test("A manifest whose lists are written out gets the target and the dependency, once")
  func manifest() async throws {
    let folder = try Folder()
    try folder.write(
      """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "Cards",
        targets: [
          .target(name: "Cards")
        ]
      )

      """, to: "Package.swift")
    let other = try await cellophane("init", "--dependency", ".", in: folder)
    #expect(other.status == 66 && other.text.isEmpty)
    #expect(try folder.files() == ["Package.swift"])

    let made = try await cellophane("init", "--dependency", Program.package.path, in: folder)
    #expect(made.status == 0 && made.errors.isEmpty)
    #expect(
      made.text.contains("\n8 goldens in Tests/MessageCellTests/__Snapshots__/MessageCellTests\n"))
    #expect(made.text.contains("Package.swift has the test target MessageCellTests now"))
    let manifest = """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "Cards",
        dependencies: [
          .package(name: "Cellophane", path: "\(Program.package.path)", traits: [])
        ],
        targets: [
          .target(name: "Cards"),
          .testTarget(
            name: "MessageCellTests",
            dependencies: [.product(name: "CellophaneTesting", package: "Cellophane")],
            exclude: ["__Snapshots__"]),
        ]
      )

      """
    #expect(try folder.text("Package.swift") == manifest)
    #expect(try await cellophane("init", in: folder).status == 0)
    #expect(try folder.text("Package.swift") == manifest)
  }

  @Test("Outside of a package there is no test that depends on Cellophane")
  func dependencyOutside() async throws {
    let folder = try Folder()
    #expect(try await cellophane("init", "--dependency", ".", in: folder).status == 64)
    #expect(try folder.files().isEmpty)
  }

  @Test("--quiet prints nothing, also of files that exist")
  func quiet() async throws {
    let folder = try Folder()
    for _ in 1...2 {
      let made = try await cellophane("init", "--quiet", in: folder)
      #expect(made.status == 0 && made.text.isEmpty && made.errors.isEmpty)
    }
  }

  @Test("Existing files are kept, and a second run changes nothing")
  func again() async throws {
    let folder = try Folder()
    try folder.write("node_modules\nsnapshot-report/", to: ".gitignore")
    #expect(try await cellophane("init", in: folder).status == 0)
    #expect(try folder.text(".gitignore") == "node_modules\nsnapshot-report/\n/snapshots/\n")
    let scene = try folder.text("message.cell.yaml")
    try folder.write("# ours\n" + scene, to: "message.cell.yaml")
    let again = try await cellophane("init", in: folder)
    #expect(again.status == 0)
    #expect(again.text.contains("message.cell.yaml exists and is not changed"))
    #expect(again.text.contains("\n8 goldens in Goldens exist and are not changed\n"))
    #expect(!again.text.contains("snapshots:") && again.errors.isEmpty)
    #expect(try folder.text("message.cell.yaml") == "# ours\n" + scene)
    #expect(try folder.text(".gitignore") == "node_modules\nsnapshot-report/\n/snapshots/\n")
  }

  @Test("Goldens of a scene that has changed stay as they are, and only missing ones are drawn")
  func changedScene() async throws {
    let folder = try Folder()
    #expect(try await cellophane("init", in: folder).status == 0)
    let scene = try folder.text("message.cell.yaml")
    let edited = scene.replacing("systemIndigo", with: "systemRed")
    try #require(edited != scene)
    try folder.write(edited, to: "message.cell.yaml")
    let missing = ["Goldens/message/read.dark@2x.png", "Goldens/message/read.dark@2x.txt"]
    let kept = try folder.files().filter { $0.hasPrefix("Goldens/") && !missing.contains($0) }
    #expect(kept.count == 14)
    let bytes = try kept.map { try folder.bytes($0) }
    for file in missing { try FileManager.default.removeItem(at: folder.file(file)) }

    let again = try await cellophane("init", in: folder)
    #expect(again.status == 0 && again.errors.isEmpty)
    #expect(
      again.text.contains(
        "\n7 goldens in Goldens exist and are not changed\n\(missing[0])\n1 snapshot: 1 written\n")
    )
    #expect(try kept.map { try folder.bytes($0) } == bytes)
    for file in missing { #expect(try !folder.bytes(file).isEmpty) }
    #expect(try await cellophane("snapshot", "verify", in: folder).status == 1)
  }

  @Test("Goldens are kept although the file of their scene is gone, and is written again")
  func goldensWithoutScene() async throws {
    let folder = try Folder()
    try folder.write("ours", to: "Goldens/message/normal.light@2x.txt")
    let made = try await cellophane("init", in: folder)
    #expect(made.status == 0 && made.errors.isEmpty)
    #expect(made.text.contains("\n1 golden in Goldens exists and is not changed\n"))
    #expect(made.text.contains("\n7 snapshots: 7 written\n"))
    #expect(try folder.text("Goldens/message/normal.light@2x.txt") == "ours")
  }

  @Test("A name that would be another folder is refused", arguments: ["../x", "a/b", "", "1", "é"])
  func names(name: String) async throws {
    let folder = try Folder()
    #expect(try await cellophane("init", "--name", name, in: folder).status == 64)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }
}
