import Foundation
import Testing

/// Git's configuration and errors, sparse checkouts and partial clones.
extension DiffCommandTests {
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

  @Test("An error of git is reported with its reason, and perhaps with advice")
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

  @Test(
    "Objects that a partial clone lacks are reported and not fetched, whatever its configuration allows"
  )
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
}
