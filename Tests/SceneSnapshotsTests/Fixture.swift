import Cellophane
import Foundation
import TestSupport

/// The scenes of these tests.
enum Fixture {
  private static let scenes = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Scenes")

  /// The text of one of the example scenes.
  static func text(_ name: String) throws -> String {
    try String(contentsOf: scenes.appendingPathComponent("\(name).cell.yaml"), encoding: .utf8)
  }

  /// `selection.cell.yaml`, with the changes of a test if there are any.
  static func selection(_ change: (inout Scene) -> Void = { _ in }) throws -> Scene {
    var scene = try SceneDocument(Array(text("selection").utf8), file: "selection").scene
    change(&scene)
    return scene
  }

  static func renderer(
    _ scale: DisplayScale = .x2, _ change: (inout Scene) -> Void = { _ in }
  ) throws -> SceneRenderer {
    try SceneRenderer(selection(change), traits: Traits(displayScale: scale))
  }
}

extension TemporaryFolder {
  /// The names in a folder of the folder, sorted.
  func names(_ name: String = ".") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(name)").sorted()
  }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(name)") }

  func read(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)"))
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
  }
}
