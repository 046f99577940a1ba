import Foundation
import Testing

/// `cellophane diff` in repositories made for the tests.
@Suite("Differences between revisions")
struct DiffCommandTests {
  private static let git = URL(fileURLWithPath: "/usr/bin/git")

  /// A repository with one commit: a scene that uses a picture beside it, and one that nothing else uses.
  func repository() async throws -> Folder {
    let folder = try Folder()
    try folder.write(Folder.sampleScene, to: "cells/selection.cell.yaml")
    try folder.write(Folder.sampleScene, to: "cells/other.cell.yaml")
    try await git(["init", "-q", "-b", "main"], in: folder)
    try await commit("First", in: folder)
    return folder
  }

  func git(_ arguments: [String], in folder: Folder) async throws {
    let outcome = try await Program.run(
      Self.git, ["-c", "user.name=Ada", "-c", "user.email=ada@example.com"] + arguments,
      in: folder)
    try #require(outcome.status == 0, "\(outcome.errors)")
  }

  func commit(_ message: String, in folder: Folder) async throws {
    try await git(["add", "-A"], in: folder)
    try await git(["commit", "-q", "-m", message], in: folder)
  }

  func edit(
    _ file: String, _ old: String, _ new: String, in folder: Folder
  ) throws {
    let url = folder.url.appendingPathComponent(file)
    let text = try String(contentsOf: url, encoding: .utf8)
    try #require(text.contains(old))
    try folder.write(text.replacingOccurrences(of: old, with: new), to: file)
  }

  @Test("Without changed files there are no differences, and the exit code is 0")
  func nothing() async throws {
    let folder = try await repository()
    try folder.write("Words that no scene names.", to: "cells/notes.txt")
    let outcome = try await cellophane("diff", "HEAD", in: folder)
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(outcome.text == "2 scenes: 2 the same\n")
    #expect(try folder.files().filter { !$0.hasPrefix(".git") }.count == 3)
  }

  @Test(
    "Looks, reasons and places are those of the second revision; unchanged scenes are only counted")
  func looks() async throws {
    let folder = try await repository()
    try edit("cells/selection.cell.yaml", "#FF0000", "#FF8000", in: folder)
    try await commit("Second", in: folder)
    let outcome = try await cellophane("diff", "HEAD~1..HEAD", in: folder)
    #expect(outcome.status == 1 && outcome.errors.isEmpty)
    #expect(outcome.lines.first?.hasPrefix("cells/selection.cell.yaml: ") == true)
    #expect(outcome.lines.last == "2 scenes: 1 changed, 1 the same")
    #expect(outcome.text.contains("        cells/selection.cell.yaml:"))
    #expect(!outcome.text.contains(FileManager.default.temporaryDirectory.path))
    // In the opposite direction the same pictures differ.
    let back = try await cellophane("diff", "HEAD..HEAD~1", "cells", in: folder)
    #expect(back.status == 1)
    #expect(back.lines.first == outcome.lines.first)
  }

  @Test("A scene of which only the spelling differs is unchanged, and one cause is reported once")
  func spelling() async throws {
    let folder = try await repository()
    try edit("cells/other.cell.yaml", "cell:", "cell:   # the same cell", in: folder)
    try edit("cells/selection.cell.yaml", "#FF0000", "#FF8000", in: folder)
    let outcome = try await cellophane("diff", "HEAD", "--json", in: folder)
    let json = try JSONSerialization.jsonObject(with: Data(outcome.text.utf8)) as? [String: Any]
    #expect(json?["unchanged"] as? Int == 1)
    let scene = try #require((json?["scenes"] as? [[String: Any]])?.first)
    let looks = try #require(scene["looks"] as? [[String: Any]])
    let reasons = try #require(scene["reasons"] as? [[String: Any]])
    #expect(reasons.count == 1)
    // The cause is also that of pictures that are the same, so that at least each look is counted.
    #expect(try #require(reasons.first?["count"] as? Int) >= looks.count && !looks.isEmpty)
    #expect(looks.allSatisfy { ($0["change"] as? String)?.hasSuffix(" % of the pixels") == true })
  }

  @Test("The page of a comparison is the same each time, and names no folder of the run")
  func page() async throws {
    let folder = try await repository()
    try edit("cells/selection.cell.yaml", "#FF0000", "#FF8000", in: folder)
    for page in ["one.html", "two.html"] {
      let outcome = try await cellophane("diff", "HEAD", "--report", page, in: folder)
      #expect(outcome.status == 1 && outcome.errors.isEmpty, "\(outcome.errors)")
    }
    let pages = try ["one.html", "two.html"].map {
      try String(contentsOf: folder.url.appendingPathComponent($0), encoding: .utf8)
    }
    #expect(pages[0] == pages[1])
    #expect(pages[0].contains("\"isReview\":false"))
    #expect(!pages[0].contains(FileManager.default.temporaryDirectory.path))
    #expect(pages[0].contains("cells/selection.cell.yaml"))
  }

  @Test("If no picture shows a change, the changed lines of the file are listed")
  func edits() async throws {
    let folder = try await repository()
    try folder.write(
      """
      cellophane: 1
      cell: { selectedBackgroundView: { backgroundColor: "#0000FF" } }
      collectionView:
        frame: { width: 100, height: 40 }
        flowLayout: { itemSize: { width: 40, height: 40 } }
        allowsMultipleSelection: true
        items: 2

      """, to: "cells/many.cell.yaml")
    try await commit("Many", in: folder)
    try edit(
      "cells/many.cell.yaml", "MultipleSelection: true", "MultipleSelection: false", in: folder)
    let outcome = try await cellophane("diff", "HEAD", in: folder)
    #expect(
      outcome.text.contains(
        """
          In the scene
            - allowsMultipleSelection: true
            + allowsMultipleSelection: false
          States
            + item 0: suspended

        """), "\(outcome.text)")
    // Lines that a cause names are not listed again.
    try edit("cells/many.cell.yaml", "#0000FF", "#FF0000", in: folder)
    let both = try await cellophane("diff", "HEAD", in: folder)
    #expect(both.text.contains("#0000FF → #FF0000"), "\(both.text)")
    #expect(both.text.contains("- allowsMultipleSelection: true"), "\(both.text)")
    #expect(!both.text.contains("- cell:"), "\(both.text)")
  }

  @Test("A file is a part of a scene also where a comment follows its name")
  func comments() async throws {
    let folder = try await repository()
    try folder.write("cellophane: 1\ncolors: { accent: \"#112233\" }\n", to: "shared/theme.yaml")
    try folder.write(
      """
      cellophane: 1
      use: ../shared/theme.yaml   # the colours of all cells
      cell: { contentView: { backgroundColor: accent } }
      collectionView:
        frame: { width: 60, height: 40 }
        flowLayout: { itemSize: { width: 60, height: 40 } }
        items: 1

      """, to: "cells/themed.cell.yaml")
    try await commit("A theme", in: folder)
    try edit("shared/theme.yaml", "#112233", "#332211", in: folder)
    let outcome = try await cellophane("diff", "HEAD", in: folder)
    #expect(outcome.status == 1, "\(outcome.text)")
    #expect(outcome.lines.first?.hasPrefix("cells/themed.cell.yaml: ") == true)
  }

  @Test("A picture that a scene shows counts as a part of it")
  func assets() async throws {
    let folder = try await repository()
    let dot = { (color: String) in
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="\(color)"/></svg>
      """
    }
    try folder.write(dot("red"), to: "art/icons/dot.svg")
    try folder.write(
      """
      cellophane: 1
      assets: [../art]
      cell:
        contentView:
          subviews:
          - imageView: picture
            image: icons/dot
            constraints: [centerX = superview.centerX, centerY = superview.centerY]
      collectionView:
        frame: { width: 60, height: 40 }
        flowLayout: { itemSize: { width: 60, height: 40 } }
        items: 1

      """, to: "cells/dot.cell.yaml")
    try await commit("A dot", in: folder)
    try folder.write(dot("blue"), to: "art/icons/dot.svg")
    let outcome = try await cellophane("diff", "HEAD", in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.lines.first?.hasPrefix("cells/dot.cell.yaml: ") == true)
    #expect(outcome.lines.last == "3 scenes: 1 changed, 2 the same")
  }

  @Test("Springs and durations, also those that no script plays")
  func motions() async throws {
    let folder = try await repository()
    let rule = "  - when: selected\n    cell.alpha: 0.5\n"
    let scene = """
      cellophane: 1
      cell: { backgroundColor: red }
      rules:
      \(rule)    animation: { duration: 0.5, usingSpringWithDamping: 0.4 }
      states: { level: { range: 0...1, animation: { duration: 0.2 } } }
      collectionView: { frame: { width: 60, height: 60 }, items: 1 }

      """
    try folder.write(scene, to: "cells/spring.cell.yaml")
    try await commit("A spring", in: folder)
    try edit("cells/spring.cell.yaml", "Damping: 0.4", "Damping: 0.6", in: folder)
    try edit("cells/spring.cell.yaml", "duration: 0.2", "duration: 0.3", in: folder)
    let outcome = try await cellophane("diff", "HEAD", in: folder)
    #expect(outcome.status == 1 && outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(
      outcome.lines.map { $0.drop { $0 == " " } } == [
        "cells/spring.cell.yaml: motions: 2 came, 2 went", "In the scene",
        "- states: { level: { range: 0...1, animation: { duration: 0.2 } } }",
        "+ states: { level: { range: 0...1, animation: { duration: 0.3 } } }", "Motions",
        "- when selected: animation: { duration: 0.5, usingSpringWithDamping: 0.4 }",
        "+ when selected: animation: { duration: 0.5, usingSpringWithDamping: 0.6 }",
        "- level: animation: { duration: 0.2 }",
        "+ level: animation: { duration: 0.3 }", "3 scenes: 1 changed, 2 the same",
      ])
  }

  @Test("Inputs that come, go or change, once and not for each state")
  func schema() async throws {
    let folder = try await repository()
    try folder.write(
      Folder.sampleScene
        + "\nstates: { size: small | large, liked: { didSelectItem: not liked } }\n",
      to: "cells/other.cell.yaml")
    try await commit("Second", in: folder)
    try edit("cells/other.cell.yaml", "small | large", "small | large | huge", in: folder)
    try edit("cells/other.cell.yaml", "liked: {", "liked: { label: Liked, ", in: folder)
    let outcome = try await cellophane("diff", "HEAD", in: folder)
    #expect(outcome.status == 1 && outcome.errors.isEmpty, "\(outcome.errors)")
    let lines = outcome.lines.map { $0.drop { $0 == " " } }
    for line in [
      "- inputs: size: small | large, initially small, set by data",
      "- inputs: liked: flag, initially false, set by gesture",
      "+ inputs: size: small | large | huge, initially small, set by data",
      "+ inputs: liked: flag, initially false, set by gesture, called “Liked”",
    ] {
      #expect(lines.count { $0 == line } == 1, "\(line) in \(outcome.text)")
    }
    #expect(outcome.text.contains("schema: 2 came, 2 went"))
  }

  @Test("States and arrows that come or go, scenes that are added or removed, and reports")
  func behaviour() async throws {
    let folder = try await repository()
    try FileManager.default.removeItem(
      at: folder.url.appendingPathComponent("cells/other.cell.yaml"))
    try folder.write(Folder.sampleScene, to: "cells/new.cell.yaml")
    let scene = folder.url.appendingPathComponent("cells/selection.cell.yaml")
    let text = try String(contentsOf: scene, encoding: .utf8)
    try folder.write(
      text.replacingOccurrences(
        of: "collectionView:", with: "collectionView:\n  allowsSelection: false"),
      to: "cells/selection.cell.yaml")
    let outcome = try await cellophane(
      ["diff", "main", "--report", "out/changes.md", "--report", "out/changes.json"], in: folder)
    #expect(outcome.status == 1 && outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(outcome.text.contains("cells/new.cell.yaml: added\n"))
    #expect(outcome.text.contains("cells/other.cell.yaml: removed\n"))
    #expect(outcome.text.contains("    - item 0: selected\n"))
    #expect(outcome.text.contains("3 scenes: 1 changed, 1 added, 1 removed\n"))
    let markdown = try String(
      contentsOf: folder.url.appendingPathComponent("out/changes.md"), encoding: .utf8)
    #expect(markdown.hasPrefix("### Cells of main\n"))
    #expect(markdown.contains("\n- item 0: selected\n"))
    let json = try JSONSerialization.jsonObject(
      with: Data(contentsOf: folder.url.appendingPathComponent("out/changes.json")))
    let scenes = try #require((json as? [String: Any])?["scenes"] as? [[String: Any]])
    #expect(scenes.map { $0["kind"] as? String } == ["added", "removed", "changed"])
  }

  @Test(
    "A scene that one revision has broken is reported with its line, and the others are compared")
  func broken() async throws {
    let folder = try await repository()
    try folder.write("cellophane: 1\ncell: [\n", to: "cells/other.cell.yaml")
    try edit("cells/selection.cell.yaml", "#FF0000", "#FF8000", in: folder)
    let outcome = try await cellophane("diff", "main", in: folder)
    #expect(outcome.status == 65)
    #expect(
      outcome.text.contains(
        "cells/other.cell.yaml: not compared\n  after: cells/other.cell.yaml:3:1: "))
    #expect(outcome.text.contains("cells/selection.cell.yaml: "))
  }

  @Test("A used file that a revision lacks is named by its path in the repository")
  func missingUsedFile() async throws {
    let folder = try await repository()
    try edit(
      "cells/other.cell.yaml", "cellophane: 1\n", "cellophane: 1\nuse: missing/theme.yaml\n",
      in: folder)
    let outcome = try await cellophane("diff", "HEAD", in: folder)
    #expect(outcome.status == 65)
    #expect(
      outcome.text.contains(": cells/missing/theme.yaml cannot be used: "), "\(outcome.text)")
  }

  @Test(
    "Unknown revisions, scenes and formats of reports are errors",
    arguments: [
      (["diff", "nowhere"], 64, "the repository has no revision \"nowhere\""),
      (["diff", "HEAD..--all"], 64, "the repository has no revision \"--all\""),
      (["diff", "HEAD", "../elsewhere"], 64, "../elsewhere is not in the repository"),
      (["diff", "HEAD", "cells/none.cell.yaml"], 66, "neither revision has a scene"),
      (["diff", "HEAD", "--report", "a.xml"], 64, "\"a.xml\" is not the name of a report"),
    ])
  func refused(arguments: [String], status: Int32, message: String) async throws {
    let outcome = try await cellophane(arguments, in: try await repository())
    #expect(outcome.status == status && outcome.text.isEmpty)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test("Outside of a repository there is nothing to compare")
  func outside() async throws {
    let outcome = try await cellophane("diff", "HEAD", in: try Folder())
    #expect(outcome.status == 66)
    #expect(outcome.errors == "error: . is not in a repository of git; run the command in one\n")
  }
}
