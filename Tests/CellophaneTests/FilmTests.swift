import Cellophane
import Foundation
import Machine
import TestSupport
import Testing
import Views

@testable import Films

@Suite("Films in one file", .browser)
struct FilmTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func film(
    _ script: String = "tap-second", _ change: (inout FilmSettings) -> Void = { _ in },
    scene: (inout Scene) -> Void = { _ in }
  ) throws -> Film {
    var settings = FilmSettings(framesPerSecond: 50)
    change(&settings)
    return try Film(of: Fixture.renderer(.x1, scene), script: script, settings: settings)
  }

  private func path(_ name: String) -> String { folder.path + "/" + name }

  /// The pictures of the frames, equal neighbours as one, with their numbers.
  private func shots(_ film: Film) throws -> [(bitmap: Bitmap, count: Int)] {
    var shots: [(bitmap: Bitmap, count: Int)] = []
    for frame in 0..<film.frameCount {
      let bitmap = try film.picture(ofFrame: frame).bitmap()
      if shots.last?.bitmap == bitmap {
        shots[shots.count - 1].count += 1
      } else {
        shots.append((bitmap, 1))
      }
    }
    return shots
  }

  // MARK: - The formats

  @Test("each frame of an APNG is that frame's picture, for as long")
  func apng() async throws {
    let film = try film { $0.showsTouches = true }
    try await film.write(to: path("film.apng"), loopCount: 2, jobs: 3)
    let read = try ComposedAPNG([UInt8](folder.read("film.apng")))
    let shots = try shots(film)
    #expect(shots.count > 4)
    #expect(read.frames.map(\.bitmap) == shots.map(\.bitmap))
    #expect(read.frames.map { $0.delay[0] * 50 / $0.delay[1] } == shots.map(\.count))
    #expect(read.plays == 2)
    // Nothing but the first frame is stored whole.
    #expect(read.frames.dropFirst().allSatisfy { $0.stored[2] < 200 && $0.stored[3] < 100 })
  }

  @Test("Chromium and ffmpeg see the same in APNG and GIF as in the pictures")
  func others() async throws {
    let film = try film { $0.showsTouches = true }
    try await film.write(to: path("film.apng"), jobs: 2)
    try await film.write(to: path("film.gif"), loopCount: 3, jobs: 2)
    let shots = try shots(film)
    let durations = shots.map { Double($0.count) * 20 }
    let played = try await PlayedFilm.chromium([
      ([UInt8](folder.read("film.apng")), "image/png"),
      ([UInt8](folder.read("film.gif")), "image/gif"),
    ])
    #expect(played[0].frames.map(\.fingerprint) == shots.map(\.bitmap.fingerprint))
    #expect(played[0].frames.map(\.duration) == durations)
    #expect(played.map(\.plays) == [nil, 3])
    // This film's finger has more than 256 colours at its edge; the rest is flat.
    #expect(played[1].frames.map(\.duration) == durations)
    for name in ["film.apng", "film.gif"] {
      let (width, height) = (shots[0].bitmap.width, shots[0].bitmap.height)
      let seen = try PlayedFilm.ffmpeg(path(name), width: width, height: height)
      #expect(seen.count == shots.count)
      for (shot, shown) in zip(shots, seen) {
        let worst = zip(shot.bitmap.rgba, shown.0.rgba).map { abs(Int($0) - Int($1)) }.max() ?? 0
        #expect(worst <= (name == "film.apng" ? 0 : 3), "\(name)")
      }
      // ffmpeg's reader of APNG tells no duration of the last frame.
      #expect(seen.dropLast().map(\.1) == durations.dropLast())
    }
  }

  @Test("Chromium sees in a WebP the pictures, for as long to the millisecond")
  func webP() async throws {
    let film = try film { $0.showsTouches = true }
    try await film.write(to: path("film.webp"), loopCount: 3, jobs: 2)
    let shots = try shots(film)
    let played = try await PlayedFilm.chromium([([UInt8](folder.read("film.webp")), "image/webp")])
    #expect(played[0].frames.map(\.fingerprint) == shots.map(\.bitmap.fingerprint))
    #expect(played[0].frames.map(\.duration) == shots.map { Double($0.count) * 20 })
    #expect(played[0].plays == 3)
  }

  @Test("a WebP stores one loop less than the other formats")
  func loopCounts() async throws {
    let counts = FilmFormat.allCases.map { $0.loopCounts?.upperBound }
    #expect(FilmFormat.allCases == [.frames, .apng, .gif, .svg, .webp, .mp4, .webm])
    #expect(counts == [nil, 65_536, 65_536, 65_536, 65_535, nil, nil])
    let film = try film("tap") { $0.framesPerSecond = 10 }
    for (count, bytes) in [(65_536, [0xFF, 0xFF]), (65_534, [0xFE, 0xFF]), (0, [0, 0])] {
      try await film.write(to: path("film.webp"), loopCount: count, jobs: 1)
      let file = try folder.read("film.webp")
      // The chunk's length and the background stand before the number.
      let start = try #require(file.range(of: Data("ANIM".utf8))).upperBound + 8
      #expect(file[start..<start + 2].map { Int($0) } == bytes)
    }
  }

  @Test("a flat GIF is exact")
  func flatGIF() async throws {
    let film = try film("drag-out")
    #expect(try await film.write(to: path("film.gif"), jobs: 2) == [])
    let shots = try shots(film)
    let seen = try PlayedFilm.ffmpeg(
      path("film.gif"), width: shots[0].bitmap.width, height: shots[0].bitmap.height)
    #expect(seen.map(\.0) == shots.map(\.bitmap))
    #expect(seen.map(\.1) == shots.map { Double($0.count) * 20 })
  }

  @Test("MP4 has the frames, the rate and an even size")
  func mp4() async throws {
    let film = try film("tap", { $0.framesPerSecond = 24 }) {
      $0.collectionView.size = Size(321, 117)
    }
    try await film.write(to: path("film.mp4"), jobs: 2)
    let told = try ForeignProgram.lines(
      "ffprobe",
      ["-v", "error", "-count_frames", "-of", "default=nw=1", path("film.mp4"), "-show_entries"]
        + ["stream=codec_name,width,height,pix_fmt,r_frame_rate,nb_read_frames,color_space"])
    #expect(
      told == [
        "codec_name=h264", "width=322", "height=118", "pix_fmt=yuv420p", "color_space=bt709",
        "r_frame_rate=24/1", "nb_read_frames=14",
      ])
    let seen = try PlayedFilm.ffmpeg(path("film.mp4"), width: 322, height: 118)
    for (index, shown) in seen.enumerated() {
      let bitmap = try film.picture(ofFrame: index).bitmap()
      // In the middle of cells, where colours are flat; the row and the column that are added are white.
      for (x, y) in [(58, 30), (160, 58), (262, 58)] {
        let (one, other) = (try #require(bitmap[x, y]), try #require(shown.0[x, y]))
        let pairs = [(one.red, other.red), (one.green, other.green), (one.blue, other.blue)]
        #expect(pairs.allSatisfy { abs(Int($0) - Int($1)) <= 4 }, "\(index): \(one) \(other)")
      }
      let corner = try #require(shown.0[321, 117])
      #expect(corner.red >= 253 && corner.green >= 253 && corner.blue >= 253)
    }
    // The index stands before the frames.
    let bytes = try folder.read("film.mp4")
    let (index, data) = (bytes.range(of: Data("moov".utf8)), bytes.range(of: Data("mdat".utf8)))
    #expect(try #require(index).lowerBound < (try #require(data)).lowerBound)
  }

  @Test("WebM has the frames, the rate, the size and the alpha")
  func webM() async throws {
    let film = try film("tap", { $0.framesPerSecond = 25 }) {
      $0.collectionView.size = Size(321, 117)
      $0.collectionView.backgroundColor = .clear
    }
    try await film.write(to: path("film.webm"), jobs: 2)
    let entries =
      "stream=codec_name,width,height,r_frame_rate,nb_read_frames,color_space:stream_tags=alpha_mode"
    let told = try ForeignProgram.lines(
      "ffprobe",
      [
        "-v", "error", "-count_frames", "-of", "default=nw=1", path("film.webm"),
        "-show_entries", entries,
      ])
    #expect(
      told == [
        "codec_name=vp9", "width=321", "height=117", "color_space=bt709", "r_frame_rate=25/1",
        "nb_read_frames=\(film.frameCount)", "TAG:alpha_mode=1",
      ])
    let seen = try PlayedFilm.ffmpeg(
      path("film.webm"), width: 321, height: 117, decoder: "libvpx-vp9")
    #expect(seen.map(\.1) == [Double](repeating: 40, count: film.frameCount))
    for (index, shown) in seen.enumerated() {
      let bitmap = try film.picture(ofFrame: index).bitmap()
      // In the middle of cells, where colours are flat.
      for (x, y) in [(58, 30), (160, 58), (262, 58)] {
        let (one, other) = (try #require(bitmap[x, y]), try #require(shown.0[x, y]))
        let pairs = [
          (one.red, other.red), (one.green, other.green), (one.blue, other.blue),
          (one.alpha, other.alpha),
        ]
        #expect(pairs.allSatisfy { abs(Int($0) - Int($1)) <= 6 }, "\(index): \(one) \(other)")
      }
      // Beside the cells, and at the end of the odd sides.
      for (x, y) in [(4, 4), (320, 116)] {
        #expect(try #require(bitmap[x, y]).alpha == 0)
        #expect(try #require(shown.0[x, y]).alpha <= 4, "\(index)")
      }
    }
  }

  @Test(
    "the bytes do not depend on the number of jobs",
    arguments: [FilmFormat.apng, .gif, .webp, .mp4, .webm])
  func jobs(format: FilmFormat) async throws {
    let film = try film { $0.showsTouches = true }
    for jobs in [1, 2, 7] {
      let path = path("\(jobs)")
      try await film.write(to: path, as: format, jobs: jobs)
    }
    let bytes = try folder.read("1")
    #expect((try folder.read("2") == bytes) as Bool)
    #expect((try folder.read("7") == bytes) as Bool)
  }

  @Test("progress ends with all frames")
  func progress() async throws {
    let film = try film()
    var told: [Int] = []
    try await film.write(to: path("film.apng"), jobs: 2) { told.append($0) }
    #expect(told == told.sorted())
    #expect(told.last == film.frameCount)
  }

  @Test(
    "a film whose task is cancelled leaves no file",
    arguments: [FilmFormat.apng, .gif, .webp, .mp4, .webm])
  func cancelled(format: FilmFormat) async throws {
    let steps: [TouchScript.Step] = (0..<400).flatMap { item in
      [.tap(.item(item % 3)), .wait(.milliseconds(20))]
    }
    let film = try film("tap", scene: { $0.scripts["tap"] = TouchScript(steps) })
    let path = path("film")
    let task = Task {
      try await film.write(to: path, as: format, jobs: 2)
    }
    // On a thread of its own: other tests may keep those of tasks busy until the whole film is written.
    let folderPath = folder.path
    Thread.detachNewThread {
      while (try? FileManager.default.contentsOfDirectory(atPath: folderPath))?.isEmpty == true {
        usleep(5000)
      }
      task.cancel()
    }
    await #expect(throws: (any Error).self) { try await task.value }
    #expect(try folder.names() == [])
  }

  @Test("a script of no length is one frame", arguments: [FilmFormat.apng, .gif, .mp4, .webm])
  func zeroLength(format: FilmFormat) async throws {
    let film = try film("tap", scene: { $0.scripts["tap"] = [.selectItem(1)] })
    #expect(film.frameCount == 1)
    let path = path("film")
    try await film.write(to: path, as: format, jobs: 2)
    #expect(try PlayedFilm.ffmpeg(path, width: 320, height: 116).count == 1)
  }

  // MARK: - What is shown

  @Test("--from and --to, in seconds or marks")
  func part() throws {
    let steps: TouchScript = [
      .wait(.milliseconds(100)), .mark("press"), .down(0), .wait(.milliseconds(300)), .mark("lift"),
      .up, .wait(.milliseconds(400)),
    ]
    func film(_ start: ScriptMoment?, _ end: ScriptMoment?) throws -> Film {
      try self.film("tap", { ($0.start, $0.end) = (start, end) }) { $0.scripts["tap"] = steps }
    }
    #expect(try film(nil, nil).frameCount == 41)
    let press = try film("press", "lift")
    #expect(press.frameCount == 16)
    #expect(press.scriptTime(ofFrame: 0) == .milliseconds(100))
    #expect(press.scriptTime(ofFrame: 15) == .milliseconds(400))
    #expect(try film("0.7", "5").frameCount == 6)
    #expect(try film("lift", "lift").frameCount == 1)
    #expect(throws: RenderingError.emptyFilm(from: .milliseconds(400), to: .milliseconds(100))) {
      try film("lift", "press")
    }
    #expect(throws: RenderingError.invalidMoment("no", marks: ["press", "lift"])) {
      try film("no", nil)
    }
  }

  @Test("a film to a mark ends with the state before the step that follows it, in all formats")
  func endsAtMark() throws {
    func film(_ steps: TouchScript, to end: ScriptMoment?, touches: Bool = false) throws -> Film {
      try self.film("tap", { ($0.end, $0.showsTouches) = (end, touches) }) {
        $0.scripts["tap"] = steps
      }
    }
    func color(_ film: Film, _ frame: Int) throws -> Bitmap.RGBA? {
      try film.picture(ofFrame: frame).bitmap()[120, 20]
    }
    let before: TouchScript = [
      .selectItem(1), .wait(.milliseconds(200)), .mark("on"), .deselectItem(1), .mark("off"),
      .wait(.milliseconds(100)),
    ]
    let on = try film(before, to: "on")
    #expect(on.frameCount == 11)
    #expect(try color(on, 9) == Ink.blue)
    #expect(try color(on, 10) == Ink.blue)
    #expect(try !on.svg().contains("@keyframes"))
    #expect(try !on.recording().style.contains("@keyframes"))
    #expect(on.marks.map(\.name) == ["on"])
    for moments in [Filmstrip.Moments.count(2), .marks, .events] {
      let told = try Filmstrip(of: on, moments: moments).picture().description
      #expect(!told.contains("deselect"), "\(told)")
    }
    // A time is after all steps then, and a mark after some.
    let time = try film(before, to: "0.2")
    #expect(try color(time, 9) == Ink.blue)
    #expect(try color(time, 10) == Ink.red)
    #expect(time.marks.map(\.name) == ["on", "off"])
    #expect(try color(film(before, to: "off"), 10) == Ink.red)
    // What the steps just before the mark do is shown, at once.
    let after: TouchScript = [
      .wait(.milliseconds(200)), .selectItem(1), .mark("on"), .deselectItem(1),
      .wait(.milliseconds(100)),
    ]
    let selected = try film(after, to: "on")
    #expect(try color(selected, 9) == Ink.red)
    #expect(try color(selected, 10) == Ink.blue)
    #expect(
      try selected.svg().contains(
        "\n0%{opacity:0;animation-timing-function:step-end}\n100%{opacity:1}\n"))
    // And so is the finger.
    let lift: TouchScript = [
      .down(0), .wait(.milliseconds(300)), .mark("lift"), .up, .wait(.milliseconds(300)),
    ]
    let down = try film(lift, to: "lift", touches: true)
    #expect(try down.picture(ofFrame: 15).bitmap() == down.picture(ofFrame: 14).bitmap())
    let lifted = try film(lift, to: "0.3", touches: true)
    #expect(try lifted.picture(ofFrame: 15).bitmap() != lifted.picture(ofFrame: 14).bitmap())
  }

  @Test("speed changes the film's length and not the moments of its pictures")
  func speed() throws {
    let slow = try film("tap") { $0.speed = 0.5 }
    #expect(slow.frameCount == 56)
    #expect(slow.scriptTime(ofFrame: 55) == .milliseconds(550))
    #expect(slow.duration == .milliseconds(1100))
    let fast = try film("tap") { $0.speed = 3 }
    #expect(fast.frameCount == 10)
    #expect(fast.scriptTime(ofFrame: 9) == .milliseconds(540))
    for speed in [0, -1, 0.009, 101, .nan, .infinity] {
      #expect(throws: RenderingError.self) { try film("tap") { $0.speed = speed } }
    }
  }

  @Test("a film is written with at most 250,000 frames, and as SVG and filmstrips without any")
  func limit() async throws {
    let hour: (inout Scene) -> Void = { $0.scripts["tap"] = [.wait(.seconds(3600))] }
    #expect(try film("tap", { $0.framesPerSecond = 60 }, scene: hour).frameCount == 216_001)
    let fast = try film("tap", { $0.framesPerSecond = 240 }, scene: hour)
    for format in [FilmFormat.apng, .frames, .webp, .mp4, .webm] {
      await #expect(throws: RenderingError.tooManyFrames(864_001, maximum: Film.mostFrames)) {
        try await fast.write(to: path("x"), as: format, jobs: 1)
      }
    }
    // At 50 frames per second.
    await #expect(throws: RenderingError.tooManyFrames(360_001, maximum: Film.mostFrames)) {
      let film = try self.film("tap", { $0.speed = 0.5 }, scene: hour)
      try await film.write(to: path("x"), as: .gif, jobs: 1)
    }
    #expect(fast.shown(in: .gif).frameCount == 180_001)
    #expect(try folder.names() == [])
    #expect(try await fast.write(to: path("x.svg"), jobs: 1) == [])
    #expect(
      try Filmstrip(of: fast, moments: .count(2)).picture().description
        == "Filmstrip of 2 moments in 3600 s.")
  }

  @Test("the finger is drawn where it is, and where it just lifted")
  func touches() throws {
    let film = try film("tap") { $0.showsTouches = true }
    func pixel(_ frame: Int, _ x: Int, _ y: Int) throws -> Bitmap.RGBA? {
      try film.picture(ofFrame: frame).bitmap()[x, y]
    }
    // The inside is tinted by 12 % of gray, the ring has a radius of 22; the cell's centre is (58, 58).
    #expect(try pixel(0, 58, 58) == Bitmap.RGBA(238, 14, 14))
    #expect(try pixel(0, 58 - 21, 58) != Ink.red)
    #expect(try pixel(0, 58 - 26, 58) == Ink.red)
    // Lifted after 0.25 s: the star below is still seen.
    #expect(try pixel(13, 58, 48) == Bitmap.RGBA(238, 238, 238))
    let without = try self.film("tap")
    #expect(try film.picture(ofFrame: 13).bitmap() != without.picture(ofFrame: 13).bitmap())
  }

  @Test("a background is behind transparent parts")
  func background() async throws {
    let clear: (inout Scene) -> Void = {
      $0.collectionView.backgroundColor = .clear
      $0.cell.backgroundView = Container(backgroundColor: .rgb(1, 0, 0, 0.7))
    }
    let film = try film("tap", { $0.background = .hex(0x123456) }, scene: clear)
    #expect(try film.picture(ofFrame: 0).bitmap()[2, 2] == Bitmap.RGBA(0x12, 0x34, 0x56))
    #expect(try await film.write(to: path("film.gif"), jobs: 1) == [])
    let none = try self.film("tap", scene: clear)
    #expect(try await none.write(to: path("clear.gif"), jobs: 1) == [.translucency])
    let shown = try PlayedFilm.ffmpeg(path("clear.gif"), width: 320, height: 116)
    #expect(shown.allSatisfy { $0.0[2, 2]?.alpha == 0 && $0.0[58, 30]?.alpha == 255 })
  }

  @Test(
    "a film that is too wide for a codec is an error, and leaves no file",
    arguments: [FilmFormat.webp, .mp4, .webm])
  func tooWide(format: FilmFormat) async throws {
    let film = try Film(
      of: Fixture.renderer(.x2) { $0.collectionView.size = Size(9000, 116) }, script: "tap")
    let most = format == .webp ? 16_383 : 16_384
    await #expect(
      throws: RenderingError.cannotWrite(
        "\(format.name) pictures are at most \(most) pixels wide and high, and these are 18000 × 232; choose a"
          + " smaller --scale, or .apng")
    ) { try await film.write(to: path("wide"), as: format, jobs: 1) }
    #expect(try folder.names() == [])
  }

  @Test("a translucent background is over white in MP4, and is omitted in a GIF")
  func translucentBackground() async throws {
    let half = try film("tap", { $0.background = .rgb(1, 0, 0, 0.5) }) {
      $0.collectionView.size = Size(321, 117)
      $0.collectionView.backgroundColor = .clear
    }
    try await half.write(to: path("half.mp4"), jobs: 1)
    let seen = try PlayedFilm.ffmpeg(path("half.mp4"), width: 322, height: 118)
    #expect(!seen.isEmpty)
    // Beside the cells, and in the row and the column that are added.
    for (x, y) in [(4, 4), (160, 4), (321, 117)] {
      for (bitmap, _) in seen {
        let pixel = try #require(bitmap[x, y])
        let away = [(pixel.red, 255), (pixel.green, 128), (pixel.blue, 128)]
          .map { abs(Int($0) - $1) }
        #expect(away.allSatisfy { $0 <= 4 }, "\(x), \(y): \(pixel)")
      }
    }
    #expect(try await half.write(to: path("half.gif"), jobs: 1) == [.translucency])
    #expect(Film.Note.translucency.rawValue.hasSuffix("choose an opaque background"))
  }
}
