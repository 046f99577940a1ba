internal import CPlatform
internal import Drawing
internal import Files
internal import Peers
internal import SceneReading
internal import SceneRendering
internal import Scenes
internal import Vocabulary
internal import Work

/// The processes of the job with the cell, each doing one thing once.
///
///     FrameJob scene FILE      writes the scene with the first frame alone
///     FrameJob svg FOLDER      writes its frames as SVG, for other renderers: N.svg is ours, with the outlines of
///                              the text, N-text.svg has the text itself
///     FrameJob frames FOLDER [libdeflate|isal]
///                              writes its frames as PNG, on two threads, compressed by our own code or by a library
///     FrameJob draw            draws its frames; prints the nanoseconds that it took, text included
///     FrameJob peer            the same by Cairo and Pango alone, with layouts for each frame
///     FrameJob raw MOTION FILE writes its frames as they are, 4 bytes a pixel, on white
///     FrameJob film MOTION FILE JOBS [COUNT SCALE]
///                              writes them as a film, in the format that the name tells; so many frames
///                              go to and fro. Prints the nanoseconds that it took, and the most kilobytes
///                              that it held
///     FrameJob encode RAW FILE JOBS
///                              writes frames that are ready as APNG
///     FrameJob stages FOLDER   writes its frames as PNG, one after the other, and prints what each
///                              stage of the path took, a name and nanoseconds on a line
@main
struct FrameJob {
  static func main() async throws {
    // As the command line tool does.
    cplatform_keep_freed_memory()
    let arguments = CommandLine.arguments
    let place = arguments.count > 2 ? arguments[2] : "."
    switch arguments.dropFirst().first {
    case "scene":
      try FileAccess.write(Array(AnimatedCell.yaml(frames: 1).utf8), to: place)
    case "svg":
      let job = try FrameJob()
      for frame in 0..<AnimatedCell.frameCount {
        let svg = try job.renderer.cell(item: frame).svg()
        let text = AnimatedCell.withWords(svg)
        try FileAccess.write(Array(svg.utf8), to: FileAccess.join(place, "\(frame).svg"))
        try FileAccess.write(Array(text.utf8), to: FileAccess.join(place, "\(frame)-text.svg"))
      }
    case "frames":
      let renderer = try FrameJob().renderer
      let library = arguments.count > 3 ? arguments[3] : nil
      try await (0..<AnimatedCell.frameCount).concurrentMap(jobs: 2) { frame in
        let picture = try renderer.cell(item: frame)
        let bytes = try library.map { try encoded(picture.bitmap(), by: $0) } ?? picture.png()
        try FileAccess.write(bytes, to: FileAccess.join(place, "\(frame).png"))
      }
    case "draw":
      let document = try Self.document()
      try printTime {
        let renderer = try SceneRenderer(document.scene, traits: Self.traits)
        for frame in 0..<AnimatedCell.frameCount {
          _ = try renderer.cell(item: frame).bitmap()
        }
      }
    case "peer":
      try printTime {
        guard peers_draw_frames(Int32(AnimatedCell.frameCount)) else { throw Failure() }
      }
    case "raw":
      try FilmJob(arguments.dropFirst(2)).writeRaw()
    case "film":
      try await FilmJob(arguments.dropFirst(2)).write()
    case "encode":
      guard arguments.count == 5, let jobs = Int(arguments[4]) else { throw Failure() }
      try await FilmJob.encode(raw: place, to: arguments[3], jobs: jobs)
    case "stages":
      var stages = Stages()
      try stages.run(to: place)
    default:
      throw Failure()
    }
  }

  /// The bitmap as PNG whose pixels a library compresses, `libdeflate` or `isal`.
  private static func encoded(_ bitmap: Bitmap, by library: String) throws -> [UInt8] {
    let (width, height) = (UInt32(bitmap.width), UInt32(bitmap.height))
    return try unsafe bitmap.rgba.withUnsafeBufferPointer { pixels in
      guard let rgba = pixels.baseAddress else { throw Failure() }
      let written =
        library == "isal"
        ? unsafe peers_isal_encode(rgba, width, height)
        : unsafe peers_libdeflate_encode(rgba, width, height)
      guard let bytes = unsafe written.bytes else { throw Failure() }
      defer { unsafe peers_free(written) }
      return unsafe Array(UnsafeBufferPointer(start: bytes, count: written.count))
    }
  }

  static let traits = Traits(displayScale: .x3)

  static func document() throws -> SceneDocument {
    try SceneDocument(Array(AnimatedCell.yaml().utf8), file: "cell")
  }

  let renderer: SceneRenderer

  init() throws {
    renderer = try SceneRenderer(Self.document().scene, traits: Self.traits)
  }

  private static func printTime(_ work: () throws -> Void) rethrows {
    print(try ContinuousClock().measure(work).nanoseconds)
  }
}

/// The arguments are wrong, or Cairo failed.
struct Failure: Error {}

extension Duration {
  /// The duration in nanoseconds.
  var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}
