import Cellophane
import Foundation
import PNGCoding
import Testing

/// A folder of its own for one test, gone when the test lets go of it.
final class Folder {
  let url: URL

  /// - Parameter name: What the folder's name begins with.
  init(named name: String = "cellophane") throws {
    url =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("\(name)-\(UUID().uuidString)").standardizedFileURL
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// A folder with the scene of Apple's sample.
  static func withScene(named name: String = "cellophane") throws -> Folder {
    let folder = try Folder(named: name)
    try folder.write(sampleScene, to: "selection.cell.yaml")
    return folder
  }

  /// A package with that scene in the place where packages have theirs.
  static func package() throws -> Folder {
    let folder = try Folder()
    try folder.write("", to: "Package.swift")
    try folder.write(sampleScene, to: "Fixtures/Scenes/selection.cell.yaml")
    return folder
  }

  /// The same package with goldens of all snapshots. The tool records the same bytes in any folder, so it does that once
  /// for all tests.
  static func recordedPackage() async throws -> Folder {
    let folder = try Folder()
    for (name, bytes) in try await recordedFiles.value { try folder.write(bytes, to: name) }
    return folder
  }

  private static let recordedFiles: Task<[String: [UInt8]], any Error> = Task {
    let folder = try Folder.package()
    let outcome = try await cellophane("snapshot", "record", in: folder)
    try #require(outcome.status == 0, "\(outcome.errors)")
    return Dictionary(uniqueKeysWithValues: try folder.files().map { ($0, try folder.bytes($0)) })
  }

  static var sampleScene: String {
    get throws {
      try String(
        contentsOf: Program.package.appendingPathComponent("Fixtures/Scenes/selection.cell.yaml"),
        encoding: .utf8)
    }
  }

  /// A scene in which a state follows from a touch only in dark appearance, which a script makes.
  static let night = """
    cellophane: 1
    cell:
      contentView:
        subviews:
          - label: title
            text: Tap me at night
            constraints: [leading = superview + 8, centerY = superview]
    states:
      seen: { didSelectItem: dark }
    rules:
      - when: seen
        title.textColor: systemRed
    collectionView:
      frame: { width: 200, height: 100 }
      flowLayout: { itemSize: { width: 200, height: 44 } }
      items: 3
    scripts:
      night: [traits: { appearance: dark }, tap: 0, wait: 0.2]

    """

  func file(_ name: String) -> URL { url.appendingPathComponent(name) }

  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  func write(_ bytes: [UInt8], to name: String) throws {
    try FileManager.default.createDirectory(
      at: file(name).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file(name))
  }

  /// An empty file, open for writing.
  func create(_ name: String) throws -> FileHandle {
    try write([], to: name)
    return try FileHandle(forWritingTo: file(name))
  }

  func bytes(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: file(name))) }

  func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

  func png(_ name: String) throws -> PNGImage { try PNGDecoder.decode(try bytes(name)) }

  /// Every file below the folder, hidden ones too, sorted.
  func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: url.path).filter {
      var isFolder: ObjCBool = false
      return unsafe FileManager.default.fileExists(atPath: file($0).path, isDirectory: &isFolder)
        && !isFolder.boolValue && !$0.hasSuffix("/.written-by-cellophane")
    }.sorted()
  }
}
