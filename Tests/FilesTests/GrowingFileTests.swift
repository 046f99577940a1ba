import Foundation
import TestSupport
import Testing

@testable import Files

@Suite("Files that grow")
struct GrowingFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)
  }

  @Test("a file has its name when it is whole, and not before")
  func whole() throws {
    try Data("old".utf8).write(to: URL(fileURLWithPath: folder.path + "/film"))
    var file = try GrowingFile(.path(folder.path + "/film"))
    try file.append(Array("abcdef".utf8))
    #expect(try text("film") == "old")
    try file.replace(at: 1, with: Array("BC".utf8))
    try file.append(Array("g".utf8))
    #expect(try text("film") == "old")
    try file.finish()
    #expect(try text("film") == "aBCdefg")
    #expect(try names() == ["film"])
  }

  @Test("a file that is released before its end leaves nothing")
  func abandoned() throws {
    do {
      var file = try GrowingFile(.path(folder.path + "/film"))
      try file.append([1, 2, 3])
      #expect(try names().count == 1)
    }
    #expect(try names() == [])
  }

  @Test("folders are made, and links followed")
  func places() throws {
    var file = try GrowingFile(.path(folder.path + "/new/folder/film"))
    try file.append([65])
    try file.finish()
    #expect(try text("new/folder/film") == "A")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: "new/folder/film")
    var other = try GrowingFile(.path(folder.path + "/link"))
    try other.append([66])
    try other.finish()
    #expect(try text("new/folder/film") == "B")
  }

  @Test("devices are written to directly")
  func device() throws {
    var file = try GrowingFile(.path("/dev/null"))
    #expect(file.temporaryPath == nil)
    try file.append([1, 2])
    try file.replace(at: 0, with: [3])
    try file.finish()
    var full = try GrowingFile(.path("/dev/full"))
    try full.append([1])
    #expect(throws: FileFailure.self) { try full.finish() }
  }
}
