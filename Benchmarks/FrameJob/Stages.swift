internal import CairoRendering
internal import Drawing
internal import Files
internal import Interaction
internal import PNGCoding
internal import Resolution
internal import SceneReading
internal import SceneRendering
internal import Scenes
internal import Validation

/// What each stage of the path takes, in a fresh process, for all frames one after the other.
struct Stages {
  private let clock = ContinuousClock()
  private var times: [(name: String, time: Duration)] = []

  mutating func run(to folder: String) throws {
    let document = try time("read") { try FrameJob.document() }
    // Resolving sets all text once; to measure both separately the same texts are set before.
    let typesetter = PangoTypesetter(fonts: .debian)
    try time("typeset") {
      for (text, size, weight) in AnimatedCell.texts {
        _ = try typesetter.typeset(text, in: Font(design: .system, size: size, weight: weight))
      }
    }
    let resolved = try time("resolve") {
      try ResolvedScene(
        LoadedScene(document.scene), traits: FrameJob.traits, typesetter: typesetter)
    }
    for frame in 0..<AnimatedCell.frameCount {
      let list = time("display list") {
        resolved.cell(item: frame, state: .normal).displayList()
      }
      let bitmap = try time("draw") { try CairoRenderer().bitmap(of: list, scale: 3) }
      let bytes = time("encode") { PNGEncoder(effort: .fast, pixelsPerPoint: 3).encode(bitmap) }
      try time("write") {
        try FileAccess.write(bytes, to: FileAccess.join(folder, "\(frame).png"))
      }
    }
    for (name, time) in times { print(name, time.nanoseconds, separator: "\t") }
  }

  private mutating func time<Result>(
    _ name: String, _ work: () throws -> Result
  ) rethrows -> Result {
    let start = clock.now
    let result = try work()
    let taken = clock.now - start
    if let index = times.firstIndex(where: { $0.name == name }) {
      times[index].time += taken
    } else {
      times.append((name, taken))
    }
    return result
  }
}
