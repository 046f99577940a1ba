import CPlatform
import Foundation
import TestSupport
import Testing

@testable import Files

@Suite("Files that a command may read and write")
struct FileScopeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for path in ["in/a", "in/below/b", "out/secret"] {
      try FileAccess.write(Array(path.utf8), to: folder.path + "/" + path)
    }
    let links = [
      "in/inner": "below/b", "in/outer": "../out/secret", "in/folder": "../out",
      "in/absolute": folder.path + "/in/a",
    ]
    for (link, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/\(link)", withDestinationPath: target)
    }
  }

  private func below<Result>(_ root: String, _ body: () throws -> Result) throws -> Result {
    let scope = FileScope(below: ["\(folder.path)/\(root)"])
    return try FileScope.$current.withValue(scope) { try body() }
  }

  @Test("files below the folder are read, also by a link that stays there")
  func inside() throws {
    try below("in") { () throws in
      for (path, text) in [("a", "in/a"), ("below/b", "in/below/b"), ("inner", "in/below/b")] {
        let path = "\(folder.path)/in/\(path)"
        #expect(try FileAccess.readIfPresent(path) == Array(text.utf8))
        #expect(try FileAccess.read(path, atMost: 2) == Array("in".utf8))
        #expect(FileAccess.isFile(path))
      }
      #expect(FileAccess.isFolder(folder.path + "/in/below"))
      #expect(FileAccess.isFolder(folder.path + "/in"))
      #expect(try FileAccess.names(inFolder: folder.path + "/in/below") == ["b"])
      #expect(try FileAccess.readIfPresent(folder.path + "/in/missing") == nil)
    }
  }

  @Test(
    "no file outside of it is read, by any link or path",
    arguments: [
      "out/secret", "in/../out/secret", "in/outer", "in/folder/secret", "in/below/../../out/secret",
      "in/absolute", "inn",
    ])
  func outside(path: String) throws {
    let path = "\(folder.path)/\(path)"
    try below("in") { () throws in
      let failure = FileFailure(
        operation: .read, path: path,
        reason: "it is outside of the folder that untrusted input may read")
      #expect(throws: failure) { try FileAccess.readIfPresent(path) }
      #expect(throws: failure) { try FileAccess.read(path, atMost: 1) }
      #expect(!FileAccess.isFile(path) && !FileAccess.isFolder(path))
    }
  }

  @Test("where the kernel cannot resolve beneath a folder, no link is followed and no way leads up")
  func walking() throws {
    let root = folder.path + "/in"
    func walked(_ path: String) -> Int32 {
      let file = unsafe cplatform_walk_beneath(root, path)
      guard file >= 0 else { return file }
      _ = cplatform_close(file)
      return 0
    }
    for path in ["a", "below/b", "below//b", "./a", "/a", "below", "below/", ".", ""] {
      #expect(walked(path) == 0, "\(path)")
    }
    for path in ["..", "../out/secret", "below/..", "below/../a", "below/../../out/secret"] {
      #expect(walked(path) == -cplatform_crosses, "\(path)")
    }
    for path in ["inner", "outer", "folder", "folder/secret", "absolute"] {
      #expect(walked(path) == -cplatform_is_link, "\(path)")
    }
    #expect(walked("missing") == -cplatform_not_found)
    #expect(walked("a/b") == -cplatform_not_a_folder)
    #expect(walked(String(repeating: "x", count: 300)) < 0)
  }

  @Test("folders outside of it are not listed")
  func listing() throws {
    try below("in") { () throws in
      for path in ["out", "in/folder", "in/..", "/etc"] {
        let path = path.hasPrefix("/") ? path : "\(folder.path)/\(path)"
        #expect(throws: FileFailure.self) { try FileAccess.names(inFolder: path) }
      }
    }
  }

  @Test("nothing is written through a link")
  func linksInOutputs() throws {
    for path in ["in/outer", "in/folder/new"] {
      let path = "\(folder.path)/\(path)"
      try below("in") { () throws in
        let failure = #expect(throws: FileFailure.self) { try FileAccess.write([1], to: path) }
        #expect(failure?.reason.contains("is a symbolic link") == true)
      }
    }
    #expect(try FileAccess.readIfPresent(folder.path + "/out/secret") == Array("out/secret".utf8))
    #expect(try FileAccess.names(inFolder: folder.path + "/out") == ["secret"])
    try below("in") { try FileAccess.write([1], to: folder.path + "/elsewhere/new") }
    #expect(try FileAccess.readIfPresent(folder.path + "/elsewhere/new") == [1])
  }

  @Test("a file that was read is not overwritten, by whichever of its names")
  func inputs() throws {
    let path = folder.path + "/in/a"
    try FileManager.default.linkItem(atPath: path, toPath: folder.path + "/hard")
    try FileScope.$current.withValue(FileScope()) {
      _ = try FileAccess.read(path, atMost: 1)
      for name in ["in/a", "in/absolute", "hard", "in/./a"] {
        let failure = #expect(throws: FileFailure.self) {
          try FileAccess.write(
            [1], to: "\(folder.path)/\(name)", protectsInputs: true)
        }
        #expect(failure?.operation == .replaceInput)
        #expect(throws: FileFailure.self) {
          _ = try GrowingFile(.path("\(folder.path)/\(name)"))
        }
      }
      #expect(try FileAccess.readIfPresent(path) == Array("in/a".utf8))
      try FileAccess.write([1], to: folder.path + "/out/secret", protectsInputs: true)
      try FileAccess.write([2], to: path)
    }
    #expect(try FileAccess.readIfPresent(path) == [2])
  }

  @Test("pipes and devices are refused at once", arguments: ["pipe", "/dev/zero", "/dev/tty"])
  func devices(name: String) throws {
    let path = name.hasPrefix("/") ? name : "\(folder.path)/\(name)"
    if name == "pipe" { try #require(unsafe mkfifo(path, 0o600) == 0) }
    // An answer is all that is asserted of the time: who opens a pipe without a writer waits for ever.
    let failure = #expect(throws: FileFailure.self) { try FileAccess.readIfPresent(path) }
    #expect(failure?.operation == .read)
    if name != "/dev/tty" {
      #expect(failure?.reason == "it is a pipe or a device; name a file")
    }
    #expect(throws: FileFailure.self) { try FileAccess.read(path, atMost: 1) }
  }
}
