import Drawing
import Foundation
import TestSupport
import Testing

@testable import Files
@testable import Snapshots

@Suite("Taking snapshots by record mode")
struct RecordModeTests {
  private let folder: TemporaryFolder
  private let store: GoldenStore
  private let red = Bitmap.RGBA(255, 0, 0)
  private let blue = Bitmap.RGBA(0, 0, 255)

  init() throws {
    folder = try TemporaryFolder()
    store = GoldenStore(root: folder.path + "/goldens")
  }

  private func snapshot(_ color: Bitmap.RGBA) throws -> Snapshot {
    try Snapshot(name: SnapshotName("a/b"), bitmap: .filled(3, 2, color), renderer: nil)
  }

  private func take(_ color: Bitmap.RGBA, _ mode: RecordMode) throws -> SnapshotResult.Status {
    try store.take(snapshot(color), mode: mode).status
  }

  private func files() -> [String] {
    (try? FileAccess.files(below: store.root, withSuffix: "")) ?? []
  }

  @Test("a missing golden fails again and again; its candidate waits beside it")
  func missing() throws {
    for _ in 0..<2 {
      let result = try store.take(snapshot(red), mode: .missing)
      #expect(result.status == .missing)
      #expect(result.pending == store.root + "/a/b.pending.png")
      #expect(files() == ["a/b.pending.png"])
    }
  }

  @Test("never leaves nothing where there is no golden")
  func never() throws {
    let result = try store.take(snapshot(red), mode: .never)
    #expect(result.status == .missing)
    #expect(result.pending == nil)
    #expect(files() == [])
  }

  @Test("a candidate that somebody moved into place passes, and the next failure leaves none")
  func accepted() throws {
    let pending = try #require(store.take(snapshot(red), mode: .missing).pending)
    try FileManager.default.moveItem(atPath: pending, toPath: store.path(of: SnapshotName("a/b")))
    #expect(try take(red, .missing) == .same)
    #expect(try take(blue, .missing) == .different)
    #expect(files() == ["a/b.png"])
  }

  @Test("a candidate that no longer waits is removed")
  func stale() throws {
    #expect(try take(red, .missing) == .missing)
    #expect(try take(red, .failed) == .written)
    #expect(files() == ["a/b.png"])
  }

  @Test("failed records what fails and leaves what passes")
  func failed() throws {
    #expect(try take(red, .failed) == .written)
    #expect(try take(red, .failed) == .same)
    #expect(try take(blue, .failed) == .written)
    #expect(try take(blue, .never) == .same)
  }

  @Test("all writes, and touches no golden whose pixels are the same")
  func all() throws {
    #expect(try take(red, .all) == .written)
    let path = store.path(of: try SnapshotName("a/b"))
    let before = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    #expect(try take(red, .all) == .unchanged)
    let after = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    #expect(before != nil && before == after)
  }

  @Test("missing and never change no golden that differs", arguments: [RecordMode.missing, .never])
  func keeps(mode: RecordMode) throws {
    #expect(try take(red, .all) == .written)
    #expect(try take(blue, mode) == .different)
    #expect(try take(red, mode) == .same)
  }

  @Test(
    "auto is never under CI and missing elsewhere",
    arguments: [
      ([:], RecordMode.missing), (["CI": ""], .missing), (["CI": "0"], .missing),
      (["CI": "False"], .missing), (["CI": "true"], .never), (["CI": "1"], .never),
    ] as [([String: String], RecordMode)])
  func auto(environment: [String: String], mode: RecordMode) {
    #expect(RecordMode.auto.resolved(in: environment) == mode)
    #expect(RecordMode.all.resolved(in: environment) == .all)
  }
}
