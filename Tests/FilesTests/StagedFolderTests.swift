import Foundation
import TestSupport
import Testing

@testable import Files

@Suite("Sets of files that are swapped whole")
struct StagedFolderTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/set" }

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The visible files of the set, with what is in them.
  private func contents() throws -> [String: String] {
    var contents: [String: String] = [:]
    for name in try FileAccess.names(inFolder: path) where !name.hasPrefix(".") {
      contents[name] = String(
        decoding: try FileAccess.read("\(path)/\(name)", atMost: 100), as: UTF8.self)
    }
    return contents
  }

  private func write(_ files: [String: String], replacesForeign: Bool = false) throws {
    let staged = try StagedFolder(replacing: path)
    for (name, text) in files { try staged.write(Array(text.utf8), name: name) }
    try staged.finish(last: "index", replacesForeign: replacesForeign)
  }

  @Test("a set replaces an earlier one, and nothing is left of it")
  func replaced() throws {
    try write(["index": "1", "a": "1", "b": "1", "c": "1"])
    #expect(try contents() == ["index": "1", "a": "1", "b": "1", "c": "1"])
    try write(["index": "2", "a": "2"])
    #expect(try contents() == ["index": "2", "a": "2"])
    #expect(try FileAccess.names(inFolder: folder.path) == ["set"])
  }

  @Test("until it is finished the earlier set is there, and a set that is released leaves nothing")
  func released() throws {
    try write(["index": "1", "a": "1"])
    do {
      let staged = try StagedFolder(replacing: path)
      try staged.write([1], name: "a")
      #expect(try contents() == ["index": "1", "a": "1"])
    }
    #expect(try contents() == ["index": "1", "a": "1"])
    #expect(try FileAccess.names(inFolder: folder.path) == ["set"])
  }

  @Test("foreign files stay, and are not taken for ours by their names")
  func foreign() throws {
    try write(["index": "1", "a": "1", "b": "1"])
    try FileAccess.write(Array("mine".utf8), to: path + "/z")
    try FileAccess.write(Array("changed by hand".utf8), to: path + "/b")
    try write(["index": "2", "a": "2"])
    #expect(
      try contents() == ["index": "2", "a": "2", "z": "mine", "b": "changed by hand"])
    let failure = #expect(throws: FileFailure.self) {
      try write(["index": "3", "a": "3", "z": "3"])
    }
    #expect(failure?.operation == .replaceInput && failure?.path == path + "/z")
    #expect(
      try contents() == ["index": "2", "a": "2", "z": "mine", "b": "changed by hand"])
    try write(["index": "4", "z": "4"], replacesForeign: true)
    #expect(try contents() == ["index": "4", "z": "4", "b": "changed by hand"])
    #expect(try FileAccess.names(inFolder: folder.path) == ["set"])
  }

  @Test("a folder that others have made keeps an index of theirs")
  func foreignIndex() throws {
    try FileAccess.write(Array("{}".utf8), to: path + "/index")
    #expect(throws: FileFailure.self) { try write(["index": "1", "a": "1"]) }
    #expect(try contents() == ["index": "{}"])
  }

  @Test("a link to a folder is followed, and a file at the path is an error")
  func links() throws {
    try FileAccess.makeFolder(folder.path + "/other")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "other")
    try write(["index": "1"])
    #expect(FileAccess.isFile(folder.path + "/other/index"))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: path) == "other")
    let file = folder.path + "/file"
    try FileAccess.write([1], to: file)
    #expect(throws: FileFailure.self) { try StagedFolder(replacing: file) }
    #expect(try FileAccess.readIfPresent(file) == [1])
  }

  @Test("files that a killed process has staged are removed by the next one")
  func killed() throws {
    let left = folder.path + "/.cellophane-4194305-0"
    try FileAccess.write([1], to: left + "/frame")
    try write(["index": "1"])
    #expect(try FileAccess.names(inFolder: folder.path) == ["set"])
  }
}
