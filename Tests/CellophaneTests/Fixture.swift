import Cellophane
import Foundation
import TestSupport

/// The scene that these tests look at.
enum Fixture {
  static let path = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Scenes/selection.cell.yaml").path

  /// `selection.cell.yaml` as it is, or with what a test changes.
  static func selection(_ change: (inout Scene) -> Void = { _ in }) throws -> Scene {
    var scene = try SceneDocument(contentsOfFile: path).scene
    change(&scene)
    return scene
  }

  static func renderer(
    _ scale: DisplayScale = .x2, _ change: (inout Scene) -> Void = { _ in }
  ) throws -> SceneRenderer {
    try SceneRenderer(selection(change), traits: Traits(displayScale: scale))
  }
}

/// The colours of the fixture.
enum Ink {
  static let red = Bitmap.RGBA(255, 0, 0)
  static let pink = Bitmap.RGBA(255, 126, 121)
  static let blue = Bitmap.RGBA(0, 0, 255)
  static let white = Bitmap.RGBA(255, 255, 255)
}

extension Bitmap {
  /// The first pixel, in reading order, in the given part in points that is not `expected`; `nil`
  /// when all are. Pixels in `hole` are not looked at.
  func firstPixel(
    otherThan expected: RGBA, in part: Rect, without hole: Rect = .zero, scale: Double
  ) -> String? {
    func pixels(_ low: Double, _ high: Double) -> Range<Int> {
      Int((low * scale).rounded())..<Int((high * scale).rounded())
    }
    let (holeX, holeY) = (pixels(hole.minX, hole.maxX), pixels(hole.minY, hole.maxY))
    for y in pixels(part.minY, part.maxY) {
      for x in pixels(part.minX, part.maxX) where !(holeX.contains(x) && holeY.contains(y)) {
        let pixel = self[x, y]
        if pixel != expected { return "(\(x), \(y)) is \(pixel.map { "\($0)" } ?? "outside")" }
      }
    }
    return nil
  }
}

/// What a cell of the fixture can look like.
enum Look {
  case red, pink, pinkWithStar, blue, blueWithStar

  /// The first thing that is wrong with the cell at `origin`; `nil` when it looks like this.
  func objection(to bitmap: Bitmap, at origin: Point, scale: Double) -> String? {
    let cell = Rect(origin: origin, size: Size(92, 92))
    let star = Rect(23, 23, 46, 46).offset(by: origin)
    let (ground, hasStar) =
      switch self {
      case .red: (Ink.red, false)
      case .pink: (Ink.pink, false)
      case .pinkWithStar: (Ink.pink, true)
      case .blue: (Ink.blue, false)
      case .blueWithStar: (Ink.blue, true)
      }
    guard hasStar else { return bitmap.firstPixel(otherThan: ground, in: cell, scale: scale) }
    let middle = Rect(origin.x + 40, origin.y + 42, 12, 10)
    return bitmap.firstPixel(otherThan: ground, in: cell, without: star, scale: scale)
      ?? bitmap.firstPixel(otherThan: Ink.white, in: middle, scale: scale)
  }
}

extension SceneRenderer {
  /// What is wrong with the three cells of the collection view at a moment of a script.
  func objections(
    script: String, at time: Duration, _ looks: Look...
  ) throws -> [String] {
    let bitmap = try collectionView(script: script, at: .time(time)).bitmap()
    let scale = traits.displayScale.factor
    return zip(looks, [12.0, 114, 216]).enumerated().compactMap { item, pair in
      pair.0.objection(to: bitmap, at: Point(pair.1, 12), scale: scale)
        .map { "item \(item): \($0)" }
    }
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
