import Drawing
import Foundation
import Snapshots
import TestSupport

@testable import SnapshotReview

/// A package with goldens of small pictures and what a verification left of them.
struct ReviewPackage {
  let folder: TemporaryFolder
  let store: GoldenStore
  let artefacts: ArtefactFolder
  let pending: PendingSnapshots

  init() throws {
    folder = try TemporaryFolder()
    let names = RecordPath(base: folder.path)
    store = GoldenStore(root: folder.path + "/Goldens", names: names)
    artefacts = ArtefactFolder(root: folder.path + "/Output")
    pending = PendingSnapshots(roots: [artefacts.root], names: names)
  }

  /// A picture of one colour that shows a view with that colour, or with the one of `model`.
  func snapshot(
    _ name: String, _ gray: UInt8, renderer: String? = nil, model: UInt8? = nil
  ) throws -> Snapshot {
    let rgba = [[UInt8]](repeating: [gray, gray, gray, 255], count: 6).flatMap(\.self)
    return try Snapshot(
      name: SnapshotName(name), bitmap: Bitmap(width: 3, height: 2, rgba: rgba),
      renderer: renderer,
      model: "presentation 1\nitem 0\n  view\n    gray: \(model ?? gray)  @ cell.view.gray\n")
  }

  func record(_ name: String, _ gray: UInt8, renderer: String? = nil) throws {
    _ = try store.take(snapshot(name, gray, renderer: renderer), mode: .all)
  }

  @discardableResult
  func verify(
    _ name: String, _ gray: UInt8, renderer: String? = nil, model: UInt8? = nil,
    by comparison: Comparison = .exact
  ) throws -> SnapshotRecord {
    try store.take(
      snapshot(name, gray, renderer: renderer, model: model), mode: .never, by: comparison,
      artefacts: artefacts)
  }

  func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/\(path)")))
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder.path)/\(path)")
  }
}
