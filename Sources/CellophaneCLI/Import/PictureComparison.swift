internal import Captures
internal import Cellophane
internal import Drawing
internal import Files
internal import ImageCoding
internal import SceneSnapshots
internal import Snapshots
internal import Vocabulary

/// The pictures of a capture beside those of a scene, state by state, by `Metric.structure`.
///
/// Fonts and antialiasing differ between the app and here, so that a picture which differs is reported, and is no
/// failure.
struct PictureComparison {
  /// A state with a picture.
  struct Entry {
    /// The state with its traits: `selected in dark`.
    let state: String
    /// The file of the picture.
    let picture: String
    /// Whether no structure differs.
    let isAlike: Bool
    /// The difference in a sentence.
    let message: String
  }

  /// The states with a picture, in the order of the capture.
  private(set) var entries: [Entry] = []

  /// The maximum size of a picture, in bytes and in pixels.
  private static let mostBytes = 32 << 20
  private static let mostPixels = 1 << 24

  /// Draws the scene in each state with a picture, and compares both.
  ///
  /// - Parameters:
  ///   - capture: The capture.
  ///   - file: Its path, whose folder has the pictures.
  ///   - renderer: The scene in the capture's traits.
  ///   - item: The item whose cell is compared.
  init(
    _ capture: Capture, file: String, with renderer: SceneRenderer, item: Int
  ) throws(RenderingError) {
    for state in capture.states {
      guard let picture = state.picture, let known = try? renderer.state(state.name) else {
        continue
      }
      let own = try renderer.with(traits: renderer.traits.applying(state.traits))
      let path = FileAccess.join(SceneFileName.folder(of: file), picture)
      guard FileAccess.isFile(path),
        let bytes = try? FileAccess.read(path, atMost: Self.mostBytes),
        let theirs = try? ImageDecoder.decode(bytes, pixelLimit: Self.mostPixels)
      else {
        entries.append(
          Entry(
            state: state.title, picture: picture, isAlike: false,
            message: "the picture cannot be read"))
        continue
      }
      guard let ours = try? own.cell(item: item, state: known).bitmap() else { continue }
      let verdict = Comparison(.structure()).compare(expected: theirs, actual: ours)
      entries.append(
        Entry(
          state: state.title, picture: picture, isAlike: verdict.passes,
          message: verdict.description))
    }
  }

  /// A line for each picture that differs.
  var lines: [String] {
    entries.filter { !$0.isAlike }.map { "\($0.state): \($0.picture): \($0.message)" }
  }

  /// How many pictures are alike; `nil` without pictures.
  var summary: String? {
    guard !entries.isEmpty else { return nil }
    return "\(entries.count(where: \.isAlike)) of \(entries.count) pictures alike by structure"
  }

  /// The pictures as JSON.
  var json: JSONValue {
    .array(
      entries.map {
        .object([
          "state": .string($0.state), "picture": .string($0.picture),
          "alike": .boolean($0.isAlike), "message": .string($0.message),
        ])
      })
  }
}
