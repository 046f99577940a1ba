internal import Captures
internal import Cellophane
internal import Conformance
internal import Drawing
internal import Files
internal import TerminalOutput

/// Captures as files.
enum CaptureFile {
  /// Reads a capture.
  static func read(_ path: String) throws -> Capture {
    try reporting {
      let bytes = try FileAccess.read(path, atMost: CaptureLimits.largestFile + 1)
      do throws(CaptureFailure) {
        return try Capture(json: bytes)
      } catch {
        throw CommandFailure(.malformedInput, error.text(inFile: path))
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
    let renderer = try self.renderer(of: document, assets: assets)
    let ours = try SceneCapture(renderer, item: item).following(capture)
    return CaptureComparison(theirs: capture, ours: ours)
  }

  /// Compares the pictures of a scene with those of the capture.
  ///
  /// - Parameter file: The path of the capture.
  func pictures(
    of document: SceneDocument, assets: AssetLibrary, item: Int, file: String
  ) throws -> PictureComparison {
    try PictureComparison(
      capture, file: file, with: try renderer(of: document, assets: assets), item: item)
  }

  private func renderer(
    of document: SceneDocument, assets: AssetLibrary
  ) throws(RenderingError) -> SceneRenderer {
    var traits = Traits().applying(capture.environment.traits)
    traits.displayScale = DisplayScale(rawValue: capture.environment.scale) ?? .x2
    return try SceneRenderer(
      document.scene, traits: traits, assets: assets, fontFolders: fontFolders)
  }
}

/// The results of a comparison of a scene with a capture.
struct ConformReport {
  let scene: String
  let capture: String
  let comparison: CaptureComparison
  /// The comparison of pictures; `nil` for none.
  var pictures: PictureComparison?

  /// The findings, a line each, what differs in pictures, and a summary.
  var text: String {
    let found = comparison.findings.map(\.text) + (pictures?.lines ?? [])
    let lines = found.map { "\(scene): \($0)\n" }.joined()
    return lines + "\(scene): \(summary)\n"
  }

  /// How many values are as in the capture.
  var summary: String {
    let failures = comparison.unexplained.count
    let texts = comparison.findings.count - failures
    var parts = [
      failures == 0
        ? "conforms: \(comparison.count) values equal those in \(capture)"
        : "\(failures) \(failures == 1 ? "value differs" : "values differ") from \(capture), of \(comparison.count)"
    ]
    if texts > 0 {
      parts.append("\(texts) \(texts == 1 ? "frame" : "frames") because texts measure differently")
    }
    if !comparison.opaque.isEmpty {
      parts.append("not examined: \(comparison.opaque.joined(separator: ", "))")
    }
    if let summary = pictures?.summary { parts.append(summary) }
    return parts.joined(separator: "; ")
  }

  /// The same as one line of JSON.
  var json: String {
    let findings = comparison.findings.map(\.json).joined(separator: ",")
    let head = JSONValue.object([
      "scene": .string(scene), "capture": .string(capture),
      "compared": .number(comparison.count), "opaque": .strings(comparison.opaque),
    ]).line.dropLast()
    let shown = pictures.map { ",\"pictures\":\($0.json.line)" } ?? ""
    return "\(head)\(shown),\"findings\":[\(findings)]}\n"
  }
}
