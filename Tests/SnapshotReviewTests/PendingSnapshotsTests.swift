import Foundation
import Snapshots
import TestSupport
import Testing

@testable import SnapshotReview

@Suite("Deciding about pending snapshots")
struct PendingSnapshotsTests {
  private let package: ReviewPackage

  /// A golden that differs, one that is missing, and one that passes.
  init() throws {
    package = try ReviewPackage()
    try package.record("a/one", 10)
    try package.record("a/two", 20)
    try package.verify("a/one", 11)
    try package.verify("a/two", 20)
    try package.verify("b", 30)
  }

  private func item(_ name: String) throws -> PendingSnapshots.Item {
    try #require(try package.pending.items().first { $0.record.name == name })
  }

  @Test("snapshots that differ or are missing are pending, and those that pass are not")
  func items() throws {
    #expect(try package.pending.items().map(\.record.name) == ["a/one", "b"])
    #expect(try item("a/one").record.golden == "Goldens/a/one.png")
  }

  @Test("a snapshot in several of the folders is pending once")
  func sameFolder() throws {
    let link = package.folder.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "Output")
    let root = package.artefacts.root
    let pending = PendingSnapshots(
      roots: [root, root + "/.", root + "/a", link, package.folder.path],
      names: RecordPath(base: package.folder.path))
    #expect(try pending.items().map(\.record.name) == ["a/one", "b"])
    #expect(try pending.items().allSatisfy { $0.folder.hasPrefix(root + "/") })
  }

  @Test("two that have one name are both found")
  func sameName() throws {
    let other = ArtefactFolder(root: package.artefacts.root + "/other")
    let store = GoldenStore(
      root: package.folder.path + "/Others", names: RecordPath(base: package.folder.path))
    _ = try store.take(package.snapshot("b", 31), mode: .never, artefacts: other)
    let items = try package.pending.items()
    #expect(items.map(\.record.name) == ["a/one", "b", "b"])
    var byName = PendingByName(items)
    let found = [byName.next("b"), byName.next("b"), byName.next("b")]
    #expect(found.map { $0?.record.golden } == ["Goldens/b.png", "Others/b.png", nil])
    #expect(byName.next("c") == nil)
  }

  @Test("accepting writes the file that was shown, with its text; then it passes")
  func accepts() throws {
    let shown = try package.bytes("Output/a/one/actual.png")
    try package.pending.accept(item("a/one"))
    #expect(try package.bytes("Goldens/a/one.png") == shown)
    #expect(
      String(decoding: try package.bytes("Goldens/a/one.txt"), as: UTF8.self).contains("gray: 11"))
    #expect(!package.exists("Output/a"))
    #expect(try package.verify("a/one", 11).status == .same)
    try package.pending.accept(item("b"))
    #expect(try package.verify("b", 30).status == .same)
    #expect(try package.pending.items().isEmpty)
  }

  @Test("a picture that has changed since it was shown is not accepted")
  func changedPicture() throws {
    let item = try item("a/one")
    let golden = try package.bytes("Goldens/a/one.png")
    try package.verify("a/one", 99)
    #expect(throws: PendingSnapshots.Failure.self) { try package.pending.accept(item) }
    #expect(try package.bytes("Goldens/a/one.png") == golden)
  }

  @Test("a golden that has changed since it was compared is not replaced")
  func changedGolden() throws {
    let item = try item("a/one")
    try package.record("a/one", 77)
    let golden = try package.bytes("Goldens/a/one.png")
    #expect(throws: PendingSnapshots.Failure.self) { try package.pending.accept(item) }
    #expect(try package.bytes("Goldens/a/one.png") == golden)
  }

  @Test("accepting again completes the work of a killed process")
  func interrupted() throws {
    let item = try item("a/one")
    // The picture was written, the text was not.
    let shown = try package.bytes("Output/a/one/actual.png")
    try Data(shown).write(to: URL(fileURLWithPath: package.folder.path + "/Goldens/a/one.png"))
    try package.pending.accept(item)
    #expect(try package.verify("a/one", 11).status == .same)
  }

  @Test(
    "a record from elsewhere does not choose which file is written",
    arguments: [
      "../outside/a/one.png", "Goldens/../../outside/a/one.png", "Goldens/./a/one.png",
      "Goldens//a/one.png", "/outside/a/one.png", "Goldens/a/one.sh", "Goldens/a/other.png",
      "Goldens/xa/one.png", "Goldens/a/one.txt", "",
    ])
  func foreignGolden(path: String) throws {
    let shown = try item("a/one")
    var record = shown.record
    record.golden = path
    let foreign = PendingSnapshots.Item(record: record, folder: shown.folder)
    #expect {
      try package.pending.accept(foreign)
    } throws: { error in
      "\(error)".hasPrefix("a/one is not accepted: ")
    }
    #expect(package.exists("Output/a/one/actual.png"))
  }

  @Test("a record from elsewhere does not choose which file becomes the golden")
  func foreignFile() throws {
    let shown = try item("a/one")
    let secret = SnapshotRecord.Pending(
      file: "../../../secret", sha256: "", goldenSHA256: nil)
    let keys: [WritableKeyPath<SnapshotRecord, SnapshotRecord.Pending?>] = [
      \.pending, \.pendingText,
    ]
    for key in keys {
      var record = shown.record
      record[keyPath: key] = secret
      let foreign = PendingSnapshots.Item(record: record, folder: shown.folder)
      #expect {
        try package.pending.accept(foreign)
      } throws: { error in
        "\(error)".contains("its pending file is called ../../../secret")
      }
    }
  }

  @Test("goldens of tests, and those in a folder that is named, are accepted")
  func otherFolders() throws {
    let tests = package.folder.path + "/Tests/BadgesTests/__Snapshots__/BadgeTests"
    let outside = try TemporaryFolder()
    for (root, name) in [(tests, "BadgesTests/BadgeTests/red"), (outside.path, "red")] {
      let store = GoldenStore(root: root, names: RecordPath(base: package.folder.path))
      let artefacts = ArtefactFolder(root: package.artefacts.root + "/" + name)
      let snapshot = try package.snapshot("red", 3)
      _ = try store.take(
        snapshot, mode: .never, artefacts: artefacts, identity: .init(name: name))
      if root == outside.path {
        #expect {
          try package.pending.accept(item(name))
        } throws: { error in
          "\(error)".contains("name the folder with --goldens")
        }
      }
      let pending = PendingSnapshots(
        roots: [package.artefacts.root], names: RecordPath(base: package.folder.path),
        goldens: [outside.path])
      try pending.accept(item(name))
      #expect(try store.take(snapshot, mode: .never).status == .same)
    }
  }

  @Test("a rejected snapshot stays rejected until it is another picture")
  func rejects() throws {
    try package.pending.reject(item("a/one"))
    #expect(try item("a/one").record.decision == .rejected)
    #expect(try package.verify("a/one", 11).decision == .rejected)
    #expect(try package.verify("a/one", 12).decision == nil)
    #expect(try package.verify("a/one", 10).status == .same)
    #expect(try package.pending.items().map(\.record.name) == ["b"])
  }

  @Test("a cause that was shown stands for the pictures that were shown")
  func causes() throws {
    let list = CauseList(try package.pending.items().map(\.record))
    try list.write(inFolder: package.artefacts.root)
    let read = try #require(CauseList.read(inFolder: package.artefacts.root))
    #expect(read == list)
    #expect(try read.firstUnseen(of: [item("a/one").record]) == nil)
    try package.verify("a/one", 12)
    #expect(try read.firstUnseen(of: [item("a/one").record])?.name == "a/one")
  }

  @Test("the text of a picture within the tolerance is accepted with its picture only")
  func tolerated() throws {
    let tolerant = Comparison(.channel(tolerance: 1))
    let record = try package.verify("a/two", 21, by: tolerant)
    #expect(record.status == .same && record.pending != nil && record.pendingText != nil)
    let shown = try package.bytes("Output/a/two/actual.png")
    try package.pending.accept(item("a/two"))
    #expect(try package.bytes("Goldens/a/two.png") == shown)
    // The text belongs to the picture: an exact comparison finds nothing.
    let again = try package.verify("a/two", 21)
    #expect(again.status == .same && again.changes.isEmpty)
    #expect(!package.exists("Output/a/two"))
  }

  @Test("a model that changed without its pixels is reported, and its text can be accepted")
  func modelOnly() throws {
    let snapshot = try package.snapshot("a/two", 20)
    let other = try Snapshot(
      name: snapshot.name, bitmap: snapshot.bitmap, renderer: nil,
      model: "presentation 1\nitem 0\n  view\n    gray: 21  @ cell.view.gray\n")
    let record = try package.store.take(other, mode: .never, artefacts: package.artefacts)
    #expect(record.status == .same)
    #expect(
      record.message == "the same picture of another model: view.gray 20 → 21, cell.view.gray")
    #expect(record.pending == nil && record.pendingText != nil)
    try package.pending.accept(item("a/two"))
    #expect(
      String(decoding: try package.bytes("Goldens/a/two.txt"), as: UTF8.self).contains("gray: 21"))
  }
}
