import Foundation
import Testing

/// Symbolic links in revisions and in the work tree.
extension DiffCommandTests {
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
}
