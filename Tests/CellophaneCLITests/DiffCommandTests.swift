import Foundation
import Testing

/// `cellophane diff` in repositories made for the tests.
@Suite("Differences between revisions")
struct DiffCommandTests {
  private static let git = URL(fileURLWithPath: "/usr/bin/git")

  /// A repository with one commit: a scene that uses a picture beside it, and one that nothing else uses.
  private func repository() async throws -> Folder {
    let folder = try Folder()
    try folder.write(Folder.sampleScene, to: "cells/selection.cell.yaml")
    try folder.write(Folder.sampleScene, to: "cells/other.cell.yaml")
    try await git(["init", "-q", "-b", "main"], in: folder)
    try await commit("First", in: folder)
    return folder
  }

  private func git(_ arguments: [String], in folder: Folder) async throws {
    let outcome = try await Program.run(
      Self.git, ["-c", "user.name=Ada", "-c", "user.email=ada@example.com"] + arguments,
      in: folder)
    try #require(outcome.status == 0, "\(outcome.errors)")
  }

  private func commit(_ message: String, in folder: Folder) async throws {
    try await git(["add", "-A"], in: folder)
    try await git(["commit", "-q", "-m", message], in: folder)
  }

  private func edit(
    _ file: String, _ old: String, _ new: String, in folder: Folder
  ) throws {
    let url = folder.url.appendingPathComponent(file)
    let text = try String(contentsOf: url, encoding: .utf8)
    try #require(text.contains(old))
    try folder.write(text.replacingOccurrences(of: old, with: new), to: file)
  }

  @Test("Nothing differs where no file of a scene has changed, and that exits with 0")
  func nothing() async throws {
    let folder = try await repository()
    try folder.write("Words that no scene names.", to: "cells/notes.txt")
    let outcome = try await cellophane("diff", "HEAD", in: folder)
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(outcome.text == "2 scenes: 2 the same\n")
    #expect(try folder.files().filter { !$0.hasPrefix(".git") }.count == 3)
  }

  @Test("Looks, reasons and places are those of the second revision; what is the same is not told")
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
    // The other way round the same pictures differ.
    let back = try await cellophane("diff", "HEAD..HEAD~1", "cells", in: folder)
    #expect(back.status == 1)
    #expect(back.lines.first == outcome.lines.first)
  }

  @Test("A scene of which only the spelling differs is the same, and one cause is told once")
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

  @Test("Where no picture shows what changed, the lines of the file are told")
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
    // What a cause names is not told again.
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

  @Test("A scene that one revision has broken is named with its line, and hides no other")
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
    "What git does not know is refused",
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

  /// An executable that leaves a file `ran` in the folder and then runs a command.
  private func program(_ command: String, in folder: Folder) throws -> String {
    let path = folder.url.appendingPathComponent("program").path
    try folder.write("#!/bin/sh\n: >'\(folder.url.path)/ran'\n\(command)\n", to: "program")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return path
  }

  @Test("A repository's file system monitor is not run")
  func fileSystemMonitor() async throws {
    let folder = try await repository()
    let outside = try Folder()
    let program = try program("exit 1", in: outside)
    try await git(["config", "core.fsmonitor", program], in: folder)
    let outcome = try await cellophane("diff", "HEAD", in: folder)
    #expect(outcome.status == 0 && outcome.text == "2 scenes: 2 the same\n", "\(outcome.errors)")
    #expect(try outside.files() == ["program"])
  }

  @Test("Files that the user's configuration of git ignores are no scenes")
  func userConfiguration() async throws {
    let folder = try await repository()
    try folder.write(Folder.sampleScene, to: "cells/draft.cell.yaml")
    let home = try Folder()
    try home.write("[core]\n  excludesFile = \(home.url.path)/ignored\n", to: ".gitconfig")
    try home.write("draft.*\n", to: "ignored")
    let path = "/usr/bin:/bin"
    let known = try await cellophane(
      "diff", "HEAD", in: folder, environment: ["HOME": home.url.path, "PATH": path])
    #expect(known.status == 0 && known.text == "2 scenes: 2 the same\n", "\(known.errors)")
    let given = try await cellophane(
      "diff", "HEAD", in: folder,
      environment: [
        "PATH": path, "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "core.excludesFile",
        "GIT_CONFIG_VALUE_0": "\(home.url.path)/ignored",
      ])
    #expect(given.status == 0 && given.text == "2 scenes: 2 the same\n", "\(given.errors)")
    let without = try await cellophane("diff", "HEAD", in: folder, environment: ["PATH": path])
    #expect(without.text.contains("cells/draft.cell.yaml: added"), "\(without.errors)")
  }

  @Test("An error of git is told with its reason, which advice may follow")
  func reason() async throws {
    let (folder, programs) = (try Folder(), try Folder())
    let program = programs.file("git").path
    try programs.write("#!/bin/sh\necho 'fatal: moon\n\nGo on' >&2\nexit 128\n", to: "git")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let outcome = try await cellophane(
      "diff", "HEAD", in: folder, environment: ["PATH": "\(programs.url.path):/usr/bin:/bin"])
    #expect(outcome.errors == "error: git failed: fatal: moon\n")
  }

  @Test("Scenes that a sparse checkout leaves out are not removed")
  func sparse() async throws {
    let folder = try await repository()
    try folder.write(Folder.sampleScene, to: "lists/list.cell.yaml")
    try await commit("Lists", in: folder)
    try await git(["sparse-checkout", "set", "lists"], in: folder)
    try #require(!FileManager.default.fileExists(atPath: folder.file("cells").path))
    let outcome = try await cellophane("diff", "HEAD", in: folder)
    #expect(outcome.status == 0 && outcome.text == "3 scenes: 3 the same\n", "\(outcome.errors)")
    // A file that is removed without git is.
    try FileManager.default.removeItem(at: folder.file("lists/list.cell.yaml"))
    let removed = try await cellophane("diff", "HEAD", in: folder)
    #expect(removed.text.contains("lists/list.cell.yaml: removed\n"), "\(removed.text)")
    #expect(!removed.text.contains("cells/"), "\(removed.text)")
  }

  /// Makes a symbolic link.
  private func link(_ path: String, to target: String, in folder: Folder) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.file(path).path, withDestinationPath: target)
  }

  /// A small scene with further lines before its cell.
  private func scene(_ lines: String, _ cell: String) -> String {
    """
    cellophane: 1
    \(lines)
    cell: { \(cell) }
    collectionView:
      frame: { width: 60, height: 40 }
      flowLayout: { itemSize: { width: 60, height: 40 } }
      items: 1

    """
  }

  @Test("What a symbolic link leads to is a part of a scene, in a commit as in the work tree")
  func linkedFile() async throws {
    let folder = try await repository()
    let theme = "cellophane: 1\ncolors: { accent: \"#112233\" }\n"
    try folder.write(theme, to: "shared/theme.yaml")
    try link("cells/theme.yaml", to: "../shared/theme.yaml", in: folder)
    try folder.write(
      scene("use: theme.yaml", "contentView: { backgroundColor: accent }"),
      to: "cells/themed.cell.yaml")
    try await commit("A theme", in: folder)
    try edit("shared/theme.yaml", "#112233", "#332211", in: folder)
    try await commit("Another colour", in: folder)
    let commits = try await cellophane("diff", "HEAD~1..HEAD", in: folder)
    #expect(commits.status == 1 && commits.errors.isEmpty, "\(commits.errors)")
    #expect(commits.lines.first?.hasPrefix("cells/themed.cell.yaml: ") == true)
    #expect(commits.lines.last == "3 scenes: 1 changed, 2 the same")
    let workTree = try await cellophane("diff", "HEAD~1", in: folder)
    #expect(workTree.text == commits.text, "\(workTree.errors)")
    // A link that leads elsewhere now.
    try folder.write(
      theme.replacingOccurrences(of: "#112233", with: "#445566"), to: "shared/other.yaml")
    try FileManager.default.removeItem(at: folder.file("cells/theme.yaml"))
    try link("cells/theme.yaml", to: "../shared/other.yaml", in: folder)
    let moved = try await cellophane("diff", "HEAD", in: folder)
    #expect(moved.lines.last == "3 scenes: 1 changed, 2 the same", "\(moved.errors)")
  }

  @Test("A scene that is a symbolic link is in a commit as it is in the work tree")
  func linkedScene() async throws {
    let folder = try await repository()
    try folder.write(scene("title: Red", "backgroundColor: red"), to: "real/red.cell.yaml")
    try link("cells/red.cell.yaml", to: "../real/red.cell.yaml", in: folder)
    try await commit("A link", in: folder)
    let same = try await cellophane("diff", "HEAD", in: folder)
    #expect(same.status == 0 && same.text == "4 scenes: 4 the same\n", "\(same.errors)")
    try edit("real/red.cell.yaml", "backgroundColor: red", "backgroundColor: blue", in: folder)
    let changed = try await cellophane("diff", "HEAD", in: folder)
    #expect(
      changed.lines.filter { !$0.hasPrefix(" ") }.map { $0.prefix { $0 != ":" } } == [
        "cells/red.cell.yaml", "real/red.cell.yaml", "4 scenes",
      ], "\(changed.text)")
    #expect(changed.lines.last == "4 scenes: 2 changed, 2 the same")
  }

  @Test("Links to folders are followed; submodules and repositories in the work tree are no files")
  func linkedFolder() async throws {
    let folder = try await repository()
    let dot = """
      <svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="red"/></svg>
      """
    try folder.write(dot, to: "art/icons/dot.svg")
    try link("cells/Images", to: "../art", in: folder)
    // Also a folder that is listed by way of another one.
    try link("art/signs", to: "icons", in: folder)
    for (name, image) in [("dot", "icons/dot"), ("sign", "signs/dot")] {
      let view = "{ imageView: dot, image: \(image), constraints: [center = superview] }"
      try folder.write(
        scene("assets: [Images]", "contentView: { subviews: [\(view)] }"),
        to: "cells/\(name).cell.yaml")
    }
    for (name, assets) in [("module", "module"), ("nested", "nested"), ("all", ".")] {
      try folder.write(
        scene("assets: [\(assets)]", "backgroundColor: red"), to: "cells/\(name).cell.yaml")
    }
    for name in ["module", "nested"] {
      try folder.write(dot, to: "cells/\(name)/dot.svg")
      try await git(["-C", "cells/\(name)", "init", "-q"], in: folder)
      try await git(["-C", "cells/\(name)", "add", "-A"], in: folder)
      try await git(["-C", "cells/\(name)", "commit", "-q", "-m", "Inside"], in: folder)
    }
    // git stores a repository in the work tree as a submodule.
    try await git(["add", "art", "cells/Images", "cells/module"], in: folder)
    try await git(["add", "cells/*.cell.yaml"], in: folder)
    try await git(["commit", "-q", "-m", "Folders"], in: folder)
    let same = try await cellophane("diff", "HEAD", in: folder)
    #expect(same.status == 0 && same.text == "7 scenes: 7 the same\n", "\(same.errors)")
    try folder.write(dot.replacingOccurrences(of: "red", with: "blue"), to: "art/icons/dot.svg")
    let changed = try await cellophane("diff", "HEAD", in: folder)
    #expect(changed.status == 1 && changed.errors.isEmpty, "\(changed.errors)")
    #expect(
      changed.lines.filter { !$0.hasPrefix(" ") }.map { $0.prefix { $0 != ":" } } == [
        "cells/dot.cell.yaml", "cells/sign.cell.yaml", "7 scenes",
      ], "\(changed.text)")
    #expect(changed.lines.last == "7 scenes: 2 changed, 5 the same")
  }

  @Test("Links that lead out of the repository, in circles or nowhere are not followed")
  func linksThatLeadNowhere() async throws {
    let (folder, outside) = (try await repository(), try Folder())
    try outside.write(try Folder.sampleScene, to: "far.cell.yaml")
    for (name, target) in [
      ("absolute", outside.file("far.cell.yaml").path),
      ("relative", "../../\(outside.url.lastPathComponent)/far.cell.yaml"),
      ("circle", "circle.cell.yaml"), ("nothing", "nowhere.cell.yaml"), ("folder", "."),
    ] {
      try link("cells/\(name).cell.yaml", to: target, in: folder)
    }
    try link("cells/self", to: ".", in: folder)
    try folder.write(
      scene("assets: [.]", "backgroundColor: red"), to: "cells/around.cell.yaml")
    try await commit("Links", in: folder)
    let outcome = try await cellophane("diff", "HEAD", in: folder)
    #expect(outcome.status == 0 && outcome.text == "3 scenes: 3 the same\n", "\(outcome.errors)")
  }

  @Test("What a partial clone lacks is told and not fetched, whatever its configuration allows")
  func partialClone() async throws {
    let folder = try await repository()
    try edit("cells/selection.cell.yaml", "#FF0000", "#FF8000", in: folder)
    try await commit("Second", in: folder)
    // Before the second commit, another scene had the same contents.
    try edit("cells/selection.cell.yaml", "#FF8000", "#FFA000", in: folder)
    try await commit("Third", in: folder)
    try await git(["config", "uploadpack.allowFilter", "true"], in: folder)
    try await git(["config", "uploadpack.allowAnySHA1InWant", "true"], in: folder)
    let (clone, outside) = (try Folder(), try Folder())
    try await git(
      ["clone", "-q", "--filter=blob:none", "--no-local", "file://\(folder.url.path)", "."],
      in: clone)
    let program = try program("exec git-upload-pack \"$@\"", in: outside)
    try await git(["config", "remote.origin.uploadpack", program], in: clone)
    try await git(["config", "protocol.file.allow", "always"], in: clone)
    let outcome = try await cellophane("diff", "HEAD~1..HEAD", in: clone)
    #expect(outcome.status == 66 && outcome.text.isEmpty)
    #expect(
      outcome.errors.hasPrefix(
        "error: the repository lacks contents of a revision, and diff fetches nothing; in a partial"
      ))
    #expect(try outside.files() == ["program"])
  }

  @Test("Outside of a repository there is nothing to compare")
  func outside() async throws {
    let outcome = try await cellophane("diff", "HEAD", in: try Folder())
    #expect(outcome.status == 66)
    #expect(outcome.errors == "error: . is not in a repository of git; run the command in one\n")
  }
}
