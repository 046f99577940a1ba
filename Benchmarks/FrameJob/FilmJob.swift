internal import Drawing
internal import Files
internal import Films
internal import ImageCoding
internal import PNGCoding
internal import Peers
internal import SceneReading
internal import SceneRendering
internal import Scenes
internal import Vocabulary
internal import Work

/// The cell as a film.
struct FilmJob {
  private let renderer: SceneRenderer
  private let path: String
  private let jobs: Int
  private let count: Int

  /// Reads `MOTION FILE [JOBS [COUNT SCALE]]`.
  init(_ arguments: ArraySlice<String>) throws {
    let words = Array(arguments)
    guard words.count >= 2, let motion = AnimatedCell.Motion(rawValue: words[0]) else {
      throw Failure()
    }
    path = words[1]
    jobs = words.count > 2 ? Int(words[2]) ?? 1 : 1
    count = words.count > 3 ? Int(words[3]) ?? 1 : AnimatedCell.frameCount
    let scale = words.count > 4 ? Int(words[4]).flatMap(DisplayScale.init) : .x3
    let yaml = Array(AnimatedCell.yaml(motion).utf8)
    renderer = try SceneRenderer(
      SceneDocument(yaml, file: "cell").scene, traits: Traits(displayScale: scale ?? .x3))
  }

  private static let ground = Color(white: 1)
  private static let rate = 50

  /// Frame `index`, to and fro.
  private func picture(_ index: Int) throws -> Picture {
    let last = AnimatedCell.frameCount - 1
    let place = index % (2 * last)
    return try renderer.cell(item: place > last ? 2 * last - place : place)
  }

  func writeRaw() throws {
    let flat = GIFEncoder(framesPerSecond: Self.rate, plays: 0, ground: .color(Self.ground))
    var file = try GrowingFile(.path(path))
    for index in 0..<count {
      try file.append(flat.flattened(try picture(index).bitmap()).bitmap.rgba)
    }
    try file.finish()
  }

  func write() async throws {
    let start = ContinuousClock().now
    let bitmaps = FrameBitmaps(scale: renderer.traits.displayScale.factor)
    let first = try bitmaps.bitmap(of: picture(0))
    var file = try GrowingFile(.path(path))
    switch path.split(separator: ".").last {
    case "apng": try await writeAPNG(&file, first, bitmaps)
    case "gif": try await writeGIF(&file, first, bitmaps)
    case "mp4": try await writeMP4(&file, first, bitmaps)
    default: throw Failure()
    }
    try file.finish()
    print((ContinuousClock().now - start).nanoseconds, peers_own_memory() / 1024)
  }

  private func writeAPNG(
    _ file: inout GrowingFile, _ first: Bitmap, _ bitmaps: FrameBitmaps
  ) async throws {
    let flat = GIFEncoder(framesPerSecond: Self.rate, plays: 0, ground: .color(Self.ground))
    try await Self.writeAPNG(&file, (first.width, first.height), count: count, jobs: jobs) {
      flat.flattened(try bitmaps.bitmap(of: picture($0))).bitmap
    }
  }

  private static func writeAPNG(
    _ file: inout GrowingFile, _ size: (width: Int, height: Int), count: Int, jobs: Int,
    frame: @escaping @Sendable (Int) throws -> Bitmap
  ) async throws {
    let encoder = APNGEncoder(pixelsPerPoint: 1, framesPerSecond: rate, plays: 0)
    var output = encoder.file()
    try file.append(output.header(width: size.width, height: size.height))
    let work = OrderedWork<Int, Bitmap, APNGEncoder.Frame?>(
      make: frame, encode: { encoder.encode($1, after: $0) })
    try await work.run(over: 0..<count, jobs: jobs) { _, frame in
      try file.append(output.append(frame, count: 1))
    }
    let (end, correction) = output.finish()
    try file.append(end)
    try file.replace(at: correction.offset, with: correction.bytes)
  }

  /// Writes frames that are ready, as `writeRaw` left them, as APNG.
  static func encode(raw: String, to path: String, jobs: Int) async throws {
    let (width, height) = (1170, 264)
    let length = width * height * 4
    let count = Int(unsafe peers_file_size(raw)) / length
    guard count > 0 else { throw Failure() }
    var file = try GrowingFile(.path(path))
    try await writeAPNG(&file, (width, height), count: count, jobs: jobs) { frame in
      let rgba = unsafe [UInt8](unsafeUninitializedCapacity: length) { buffer, read in
        guard let start = buffer.baseAddress else { return }
        read = unsafe peers_file_read(raw, Int64(frame * length), start, length)
      }
      return try Bitmap(width: width, height: height, rgba: rgba)
    }
    try file.finish()
  }

  private func writeGIF(
    _ file: inout GrowingFile, _ first: Bitmap, _ bitmaps: FrameBitmaps
  ) async throws {
    let encoder = GIFEncoder(framesPerSecond: Self.rate, plays: 0, ground: .color(Self.ground))
    var output = encoder.file()
    try file.append(output.header(width: first.width, height: first.height))
    let work = OrderedWork<Int, Bitmap, GIFEncoder.Frame?>(
      make: { encoder.flattened(try bitmaps.bitmap(of: picture($0))).bitmap },
      encode: { try encoder.encode($1, after: $0) })
    try await work.run(over: 0..<count, jobs: jobs) { _, frame in
      try file.append(output.append(frame, count: 1))
    }
    try file.append(output.finish())
  }

  private func writeMP4(
    _ file: inout GrowingFile, _ first: Bitmap, _ bitmaps: FrameBitmaps
  ) async throws {
    guard let temporary = file.temporaryPath else { throw Failure() }
    var encoder = try VideoEncoder(
      program: VideoEncoder.find(), width: first.width, height: first.height,
      framesPerSecond: Self.rate, path: temporary)
    let work = OrderedWork<Int, [UInt8], [UInt8]>(
      make: { VideoFrame(try bitmaps.bitmap(of: picture($0)), on: Self.ground).planes },
      encode: { $1 })
    try await work.run(over: 0..<count, jobs: jobs) { _, frame in
      try encoder.append(frame, count: 1)
    }
    try encoder.finish()
  }
}
