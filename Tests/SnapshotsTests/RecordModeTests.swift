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

  private func take(_ color: Bitmap.RGBA, _ mode: RecordMode) throws -> SnapshotRecord.Status {
    try store.take(snapshot(color), mode: mode).status
  }

  private func files() -> [String] {
    (try? FileAccess.files(below: store.root, withSuffix: "")) ?? []
  }

  @Test(
    "a missing golden fails again and again, and nothing is written beside the goldens",
    arguments: [RecordMode.missing, .never, .auto])
  func missing(mode: RecordMode) throws {
    for _ in 0..<2 {
      #expect(try take(red, mode) == .missing)
      #expect(files() == [])
    }
  }

  @Test("failed records snapshots that fail and keeps those that pass")
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
}
