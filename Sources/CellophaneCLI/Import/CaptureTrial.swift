internal import Captures
internal import Cellophane
internal import Conformance
internal import Drawing
internal import Files

/// Captures as files.
enum CaptureFile {
  /// Reads a capture.
  static func read(_ path: String) throws -> Capture {
    try reporting {
      let bytes = try FileAccess.read(path, atMost: CaptureLimits.largestFile + 1)
      do {
        return try Capture(json: bytes)
      } catch {
        throw CommandFailure(.malformedInput, "\(path): \(error)")
      }
    }
  }
}

/// Lays out and plays a scene as a capture did with the running cell.
struct CaptureTrial {
  let capture: Capture
  let fontFolders: [String]?

  init(_ capture: Capture, fontFolders: [String]?) {
    self.capture = capture
    self.fontFolders = fontFolders
  }

  /// Compares a scene with the capture.
  func comparison(
    with document: SceneDocument, assets: AssetLibrary, item: Int = 0
  ) throws -> CaptureComparison {
    var traits = Traits().applying(words: capture.environment.traits)
    traits.displayScale = DisplayScale(rawValue: capture.environment.scale) ?? .twice
    let renderer = try SceneRenderer(
      document.scene, traits: traits, assets: assets, fontFolders: fontFolders)
    let ours = try SceneCapture(renderer, item: item).following(capture)
    return CaptureComparison(theirs: capture, ours: ours)
  }
}

/// What a comparison of a scene with a capture tells.
struct ConformReport {
  let scene: String
  let capture: String
  let comparison: CaptureComparison

  /// The findings, a line each, and a summary.
  var text: String {
    let lines = comparison.findings.map { "\(scene): \($0.text)\n" }.joined()
    return lines + "\(scene): \(summary)\n"
  }

  /// How many values are as in the capture.
  var summary: String {
    let failures = comparison.unexplained.count
    let texts = comparison.findings.count - failures
    var parts = [
      failures == 0
        ? "conforms: \(comparison.count) values are as in \(capture)"
        : "\(failures) \(failures == 1 ? "value differs" : "values differ") from \(capture), of \(comparison.count)"
    ]
    if texts > 0 {
      parts.append("\(texts) \(texts == 1 ? "frame" : "frames") by how texts measure")
    }
    if !comparison.opaque.isEmpty {
      parts.append("not looked into: \(comparison.opaque.joined(separator: ", "))")
    }
    return parts.joined(separator: "; ")
  }

  /// The same as one line of JSON.
  var json: String {
    let findings = comparison.findings.map(\.json).joined(separator: ",")
    let head = JSONValue.object([
      "scene": .string(scene), "capture": .string(capture),
      "compared": .number(comparison.count), "opaque": .strings(comparison.opaque),
    ]).line.dropLast()
    return "\(head),\"findings\":[\(findings)]}\n"
  }
}
