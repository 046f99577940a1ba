import Foundation
import TestSupport
import Testing

@testable import Files

@Suite("Files and folders")
struct FileAccessTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("written bytes are read back, and missing folders are created")
  func roundTrip() throws {
    let path = folder.path + "/a/b/c.bin"
    let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 * 7) }
    try FileAccess.write(bytes, to: path)
    #expect((try FileAccess.readIfPresent(path) == bytes) as Bool)
    try FileAccess.write([], to: path)
    #expect(try FileAccess.readIfPresent(path) == [])
    try FileAccess.write([1, 2], to: path)
    #expect(try FileAccess.readIfPresent(path) == [1, 2])
    #expect(try FileAccess.names(inFolder: folder.path + "/a/b") == ["c.bin"])
  }

  @Test("a file of the maximum length is read, one more byte is an error")
  func greatestLength() throws {
    let path = folder.path + "/file"
    try FileAccess.write([1, 2, 3], to: path)
    #expect(try FileAccess.readIfPresent(path, longest: 3) == [1, 2, 3])
    #expect {
      try FileAccess.readIfPresent(path, longest: 2)
    } throws: { error in
      "\(error)".contains("it is longer than 2 bytes")
    }
  }

  @Test("files below a folder, in any subfolder, are sorted by their bytes")
  func sortedFiles() throws {
    for name in ["b/2.txt", "b/1.txt", "a/9.txt", "c.txt", "Z.txt", "a/b/0.txt"] {
      try FileAccess.write([1], to: "\(folder.path)/\(name)")
    }
    #expect(
      try FileAccess.files(below: folder.path, withSuffix: ".txt")
        == ["Z.txt", "a/9.txt", "a/b/0.txt", "b/1.txt", "b/2.txt", "c.txt"])
  }

  @Test(
    "each folder is listed once, at its own path, with any links to it",
    .timeLimit(.minutes(1)))
  func linkedFolders() throws {
    let outside = try TemporaryFolder()
    try FileAccess.write([1], to: "\(outside.path)/far/3.txt")
    for name in ["b/1.txt", "b/c/2.txt"] {
      try FileAccess.write([1], to: "\(folder.path)/\(name)")
    }
    for (link, target) in [
      ("a", "b"), ("b/one", "."), ("b/two", "."), ("b/c/up", "../.."), ("z", outside.path),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/\(link)", withDestinationPath: target)
    }
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/b/file.txt", withDestinationPath: "1.txt")
    let own = ["b/1.txt", "b/c/2.txt", "b/file.txt"]
    #expect(
      try FileAccess.files(below: folder.path, withSuffix: ".txt") == own + ["z/far/3.txt"])
    #expect(
      try FileAccess.files(below: folder.path, withSuffix: ".txt", followsLinks: false) == own)
  }

  @Test(
    "the first write into a folder removes the temporary files of killed processes, and nothing else"
  )
  func leftovers() throws {
    let names = [".cellophane-1-0", ".cellophane-4194305-7", ".cellophane-2-0", ".other", "file"]
    for name in names { try Data([1]).write(to: URL(fileURLWithPath: "\(folder.path)/\(name)")) }
    // A process that still runs writes this one.
    let alive = unsafe open("\(folder.path)/.cellophane-2-0", O_RDWR)
    defer { close(alive) }
    try #require(flock(alive, LOCK_EX | LOCK_NB) == 0)
    try FileAccess.write([1], to: folder.path + "/new")
    #expect(
      try FileAccess.names(inFolder: folder.path) == [".cellophane-2-0", ".other", "file", "new"])
  }

  @Test("a file that is being written is locked, and gone or renamed afterwards")
  func locked() throws {
    do {
      let temporary = try TemporaryFile(beside: folder.path + "/new")
      let other = unsafe open(temporary.path, O_RDONLY)
      defer { close(other) }
      try #require(other >= 0)
      #expect(flock(other, LOCK_EX | LOCK_NB) != 0)
      try FileManager.default.removeItem(atPath: temporary.path)
    }
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for _ in 0..<50 { try? FileAccess.write([UInt8(thread)], to: folder.path + "/new") }
    }
    #expect(try FileAccess.names(inFolder: folder.path) == ["new"])
  }

  @Test("a written file has the mode of any other new file")
  func mode() throws {
    try FileAccess.write([1], to: folder.path + "/ours")
    try Data([1]).write(to: URL(fileURLWithPath: folder.path + "/other"))
    let modes = try ["ours", "other"].map { name in
      try FileManager.default.attributesOfItem(atPath: "\(folder.path)/\(name)")[.posixPermissions]
        as? Int
    }
    #expect(modes[0] != nil)
    #expect(modes[0] == modes[1])
  }

  @Test(
    "a write creates another file: a process that has the old one open still reads it completely")
  func replaces() throws {
    let path = folder.path + "/x"
    try FileAccess.write([1, 1, 1], to: path)
    let old = try #require(FileHandle(forReadingAtPath: path))
    try FileAccess.write([2, 2], to: path)
    #expect(try old.readToEnd() == Data([1, 1, 1]))
    #expect(try FileAccess.readIfPresent(path) == [2, 2])
    #expect(try FileAccess.names(inFolder: folder.path) == ["x"])
  }

  @Test("a failure leaves the old file, and no temporary file")
  func failureLeavesNothing() throws {
    let path = folder.path + "/taken"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try FileAccess.write([1], to: path + "/inside")
    #expect(
      throws: FileFailure(operation: .write, path: path, reason: "Is a directory")
    ) { try FileAccess.write([1], to: path) }
    #expect(try FileAccess.names(inFolder: folder.path) == ["taken"])
    #expect(try FileAccess.names(inFolder: path) == ["inside"])
  }

  @Test(
    "a folder in which no file can be created fails with the system's reason",
    .enabled(if: FileAccess.exists("/proc/self/stat")))
  func noNewFile() {
    let path = "/proc/cellophane-\(UUID().uuidString)"
    #expect(
      throws: FileFailure(operation: .write, path: path, reason: "No such file or directory")
    ) { try FileAccess.write([1], to: path) }
  }

  @Test("a pipe without a reader is an error, without waiting")
  func unreadPipe() throws {
    let path = folder.path + "/pipe"
    try #require(unsafe mkfifo(path, 0o600) == 0)
    #expect(
      throws: FileFailure(
        operation: .write, path: path, reason: "it is a pipe, and no program reads it")
    ) { try FileAccess.write([1], to: path) }
    // A reader that is there gets everything, even if it is slow.
    let reader = unsafe open(path, O_RDONLY | O_NONBLOCK)
    try #require(reader >= 0)
    let bytes = [UInt8](repeating: 7, count: 60_000)
    try FileAccess.write(bytes, to: path)
    #expect(
      FileHandle(fileDescriptor: reader, closeOnDealloc: true).readDataToEndOfFile().count == 60_000
    )
  }

  @Test("a file at the path of a folder is an error")
  func fileInTheWay() throws {
    let path = folder.path + "/file"
    try FileAccess.write([1], to: path)
    #expect(
      throws: FileFailure(operation: .makeFolder, path: path + "/a", reason: "Not a directory")
    ) { try FileAccess.write([1], to: path + "/a/b") }
    #expect(
      throws: FileFailure(operation: .write, path: path + "/a", reason: "Not a directory")
    ) { try FileAccess.write([1], to: path + "/a") }
    #expect(try FileAccess.readIfPresent(path) == [1])
  }

  @Test("many threads can write the same file; one of them wins")
  func concurrentWriters() async throws {
    let path = folder.path + "/shared"
    let contents = (0..<16).map { [UInt8](repeating: $0, count: 50_000) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for bytes in contents { group.addTask { try FileAccess.write(bytes, to: path) } }
      try await group.waitForAll()
    }
    let bytes = try FileAccess.readIfPresent(path)
    #expect(contents.contains { $0 == bytes })
    #expect(try FileAccess.names(inFolder: folder.path) == ["shared"])
  }

  @Test("a missing file is nil, or an error if it is required")
  func missing() throws {
    let path = folder.path + "/missing"
    #expect(try FileAccess.readIfPresent(path) == nil)
    try FileAccess.write([1], to: folder.path + "/file")
    #expect(try FileAccess.readIfPresent(folder.path + "/file/x") == nil)
    let failure = #expect(throws: FileFailure.self) { try FileAccess.read(path, atMost: 10) }
    #expect(failure?.description == "cannot read \(path): No such file or directory")
    #expect(!FileAccess.isFile(path))
  }

  @Test("a folder is not a file")
  func folderAsFile() throws {
    #expect(!FileAccess.isFile(folder.path))
    let failure = FileFailure(operation: .read, path: folder.path, reason: "Is a directory")
    #expect(throws: failure) { try FileAccess.readIfPresent(folder.path) }
    #expect(throws: failure) { try FileAccess.read(folder.path, atMost: 1) }
  }

  @Test("at most the requested number of bytes is read of a file of any length")
  func limits() throws {
    let path = folder.path + "/long"
    let bytes = (0..<70_000).map { UInt8(truncatingIfNeeded: $0) }
    try FileAccess.write(bytes, to: path)
    #expect(FileAccess.isFile(path))
    for limit in [0, 1, 65_535, 65_536, 65_537, 69_999, 70_000, 70_001] {
      let read = try FileAccess.read(path, atMost: limit)
      #expect((read == Array(bytes.prefix(limit))) as Bool, "limit \(limit)")
    }
  }

  @Test("names come sorted by their bytes, hidden ones too")
  func names() throws {
    for name in ["b", "a10", "a9", "é", "Z", ".hidden"] {
      try FileAccess.write([], to: "\(folder.path)/\(name)")
    }
    try FileAccess.makeFolder(folder.path + "/c")
    #expect(
      try FileAccess.names(inFolder: folder.path) == [".hidden", "Z", "a10", "a9", "b", "c", "é"])
    let failure = #expect(throws: FileFailure.self) {
      try FileAccess.names(inFolder: folder.path + "/no")
    }
    #expect(failure?.description == "cannot read \(folder.path)/no: No such file or directory")
  }

  @Test("folders are created with their parents, and may exist already")
  func makeFolder() throws {
    let path = folder.path + "/a/b/c"
    try FileAccess.makeFolder(path)
    try FileAccess.makeFolder(path)
    try FileAccess.makeFolder(folder.path + "/d/e/")
    #expect(try FileAccess.names(inFolder: folder.path + "/a/b") == ["c"])
    #expect(try FileAccess.names(inFolder: folder.path + "/d") == ["e"])
  }

  @Test("removing a missing file succeeds")
  func remove() throws {
    let path = folder.path + "/x"
    try FileAccess.write([1], to: path)
    try FileAccess.remove(path)
    #expect(try FileAccess.readIfPresent(path) == nil)
    try FileAccess.remove(path)
    let failure = #expect(throws: FileFailure.self) { try FileAccess.remove(folder.path) }
    #expect(failure?.operation == .remove)
  }

  @Test("only files have a length")
  func length() throws {
    try FileAccess.write([1, 2, 3], to: folder.path + "/a/x")
    #expect(FileAccess.length(ofFile: folder.path + "/a/x") == 3)
    #expect(FileAccess.length(ofFile: folder.path + "/a") == nil)
    #expect(FileAccess.length(ofFile: folder.path + "/b") == nil)
  }

  @Test("only empty folders are removed")
  func removeFolder() throws {
    try FileAccess.write([1], to: folder.path + "/a/x")
    #expect(!FileAccess.removeFolderIfEmpty(folder.path + "/a"))
    try FileAccess.remove(folder.path + "/a/x")
    #expect(FileAccess.removeFolderIfEmpty(folder.path + "/a"))
    #expect(!FileAccess.removeFolderIfEmpty(folder.path + "/a"))
  }

  @Test("paths are joined, and an empty folder is the current one")
  func paths() {
    #expect(FileAccess.join("a", "b") == "a/b")
    #expect(FileAccess.join("a/", "b") == "a/b")
    #expect(FileAccess.join("/", "b") == "/b")
    #expect(FileAccess.join("", "b") == "./b")
    #expect(FileAccess.parent(of: "a/b/c") == "a/b")
    #expect(FileAccess.parent(of: "c") == ".")
    #expect(FileAccess.parent(of: "/c") == "/")
  }

  @Test("failures are one sentence")
  func wording() {
    let words: [(FileFailure.Operation, String)] = [
      (.read, "cannot read a/b: why"), (.write, "cannot write a/b: why"),
      (.makeFolder, "cannot make the folder a/b: why"), (.remove, "cannot remove a/b: why"),
    ]
    for (operation, sentence) in words {
      #expect(FileFailure(operation: operation, path: "a/b", reason: "why").description == sentence)
    }
  }

  @Test("files are written into folders that others keep removing")
  func removedFolders() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a/b/c.txt"
    try await withThrowingTaskGroup(of: Void.self) { group in
      for worker in 0..<4 {
        group.addTask {
          for _ in 0..<300 {
            if worker < 2 {
              try FileAccess.write([7], to: path)
            } else {
              try FileAccess.remove(path)
              FileAccess.removeFolderIfEmpty(folder.path + "/a/b")
              FileAccess.removeFolderIfEmpty(folder.path + "/a")
            }
          }
        }
      }
      try await group.waitForAll()
    }
    try FileAccess.write([7], to: path)
    #expect(try FileAccess.readIfPresent(path) == [7])
  }
}
