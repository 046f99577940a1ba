import Drawing
import Foundation
import TestSupport

@testable import Snapshots

extension Bitmap {
  /// A picture of one colour.
  static func filled(_ width: Int, _ height: Int, _ pixel: RGBA) throws -> Bitmap {
    let bytes = [pixel.red, pixel.green, pixel.blue, pixel.alpha]
    return try Bitmap(
      width: width, height: height, rgba: Array((0..<width * height).map { _ in bytes }.joined()))
  }

  /// The same picture with one pixel replaced.
  func setting(_ x: Int, _ y: Int, to pixel: RGBA) throws -> Bitmap {
    var bytes = rgba
    let start = 4 * (y * width + x)
    bytes.replaceSubrange(
      start..<start + 4, with: [pixel.red, pixel.green, pixel.blue, pixel.alpha])
    return try Bitmap(width: width, height: height, rgba: bytes)
  }
}

extension TemporaryFolder {
  /// Every file below the folder, sorted.
  func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).filter {
      var isFolder: ObjCBool = false
      return unsafe FileManager.default.fileExists(atPath: "\(path)/\($0)", isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
  }

  func read(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")))
  }
}

extension GoldenStore {
  /// Compares a snapshot with its golden, without recording.
  func verify(
    _ snapshot: Snapshot, artefacts: ArtefactFolder? = nil
  ) throws -> SnapshotRecord {
    try take(snapshot, mode: .never, artefacts: artefacts)
  }
}
