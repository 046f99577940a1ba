import Cellophane
import Foundation
import OrderedCollections
import Synchronization
import TestSupport
import Testing

@testable import Films

@Suite("Films as numbered files")
struct FrameFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func film(
    _ script: String = "tap", rate: Int = 10, _ change: (inout Scene) -> Void = { _ in }
  ) throws -> Film {
    try Film(
      of: Fixture.renderer(.x1, change), script: script,
      settings: FilmSettings(framesPerSecond: rate))
  }

  @Test("a film of the tap has 34 frames at 60 a second")
  func count() throws {
    #expect(try Film(of: Fixture.renderer(), script: "tap").frameCount == 34)
    #expect(try film().frameCount == 6)
    #expect(try film("tap-second").frameCount == 12)
  }

  @Test("rates that no film has are refused")
  func rates() throws {
    #expect(Film.rates == 1...240)
    #expect(try film(rate: 1).frameCount == 1)
    #expect(try film(rate: 240).frameCount == 133)
    for rate in [-5, 0, 241, 1000] {
      #expect(throws: RenderingError.invalidFrameRate(rate, allowed: 1...240)) {
        try film(rate: rate)
      }
    }
  }

  @Test("a GIF has at most 50 frames per second, which a note says")
  func gif() async throws {
    let (fast, slow) = (folder.path + "/fast.gif", folder.path + "/slow.gif")
    #expect(try await film(rate: 60).write(to: fast).contains(.frameRate))
    #expect(try await !film(rate: 50).write(to: slow).contains(.frameRate))
    #expect(
      FileManager.default.contents(atPath: fast) == FileManager.default.contents(atPath: slow))
  }

  @Test("names have four digits, and more when there are more frames")
  func fileNames() throws {
    let short = try film()
    #expect(FrameFolder(of: short).fileName(ofFrame: 0) == "frame-0000.png")
    #expect(FrameFolder(of: short).fileName(ofFrame: 5) == "frame-0005.png")
    #expect(FrameFolder(of: short).fileName(ofFrame: 123_456) == "frame-123456.png")
    let long = try film(rate: 240) {
      $0.scripts = ["tap": [.wait(.seconds(60))]]
      $0.snapshots.scripts = []
    }
    #expect(long.frameCount == 14_401)
    #expect(FrameFolder(of: long).fileName(ofFrame: 7) == "frame-00007.png")
    #expect(FrameFolder(of: long).fileName(ofFrame: 14_400) == "frame-14400.png")
  }

  @Test("files are written with an index of their times")
  func files() async throws {
    try await film().write(to: folder.path + "/new/tap", jobs: 2)
    #expect(
      try folder.names("new/tap") == [
        ".written-by-cellophane", "frame-0000.png", "frame-0001.png", "frame-0002.png",
        "frame-0003.png", "frame-0004.png", "frame-0005.png", "index.json",
      ])
    #expect(
      String(decoding: try folder.read("new/tap/index.json"), as: UTF8.self) == """
        {
          "framesPerSecond": 10,
          "duration": 0.55,
          "frames": [
            {"file": "frame-0000.png", "time": 0, "scriptTime": 0},
            {"file": "frame-0001.png", "time": 0.1, "scriptTime": 0.1},
            {"file": "frame-0002.png", "time": 0.2, "scriptTime": 0.2},
            {"file": "frame-0003.png", "time": 0.3, "scriptTime": 0.3},
            {"file": "frame-0004.png", "time": 0.4, "scriptTime": 0.4},
            {"file": "frame-0005.png", "time": 0.5, "scriptTime": 0.5}
          ]
        }

        """)
  }

  @Test("the index is JSON with a frame for each file, also at rates that do not divide a second")
  func index() throws {
    let film = try film(rate: 24)
    let json =
      try JSONSerialization.jsonObject(with: Data(FrameFolder(of: film).index().utf8))
      as? [String: Any]
    let frames = try #require(json?["frames"] as? [[String: Any]])
    #expect(json?["framesPerSecond"] as? Int == 24)
    #expect(frames.count == film.frameCount)
    #expect(
      frames.last?["file"] as? String
        == FrameFolder(of: film).fileName(ofFrame: film.frameCount - 1))
    #expect(frames.last?["time"] as? Double == 0.541667)
  }

  @Test("each file is that frame's picture")
  func content() async throws {
    let film = try film()
    try await film.write(to: folder.path, jobs: 3)
    for frame in 0..<film.frameCount {
      let bytes = try folder.read(FrameFolder(of: film).fileName(ofFrame: frame))
      #expect((bytes == Data(try film.picture(ofFrame: frame).png())) as Bool, "frame \(frame)")
    }
    let looks = try (0..<film.frameCount).map { try film.picture(ofFrame: $0).png() }
    #expect(looks[0] == looks[1])
    #expect(looks[1] != looks[2])
    #expect(looks[2] != looks[3])
    #expect(looks[3] == looks[5])
  }

  @Test("the bytes do not depend on the number of jobs", arguments: [2, 7, 0])
  func jobs(count: Int) async throws {
    let film = try film("tap-second", rate: 30)
    try await film.write(to: folder.path + "/one", jobs: 1)
    try await film.write(to: folder.path + "/many", jobs: count)
    let names = try folder.names("one")
    // The frames, the index, and the list of what is ours.
    #expect(names.count == film.frameCount + 2)
    #expect(try folder.names("many") == names)
    let different = try names.first { name in
      try folder.read("one/\(name)") != folder.read("many/\(name)")
    }
    #expect(different == nil)
  }

  @Test("progress counts up to all frames")
  func progress() async throws {
    let told = Mutex<[Int]>([])
    let film = try film("tap-second", rate: 30)
    try await film.write(to: folder.path, jobs: 2) { count in told.withLock { $0.append(count) } }
    let counts = told.withLock { $0 }
    #expect(counts == counts.sorted())
    #expect(counts.last == film.frameCount)
  }

  @Test("a long rest is written in parts, so that progress is reported and every job has work")
  func longRest() async throws {
    let told = Mutex<[Int]>([])
    let film = try film(rate: 240) { $0.scripts["tap"] = [.wait(.seconds(1))] }
    #expect(film.frameCount == 241)
    try await film.write(to: folder.path, jobs: 2) { count in told.withLock { $0.append(count) } }
    #expect(told.withLock { $0.count } == 3)
    #expect(told.withLock { $0.last } == 241)
    #expect(
      try folder.read("frame-0000.png") == folder.read("frame-0240.png"))
  }

  @Test("frames that a longer film left are removed, other files are not")
  func stale() async throws {
    var foreign = [
      "notes.txt", "frame-0007.jpg", "frame-7.png", "frame-+007.png", "frame--123456789.png",
      "frame-00x7.png", "xframe-0007.png", "frame-.png", "frame-0007.png.bak",
      "frame-99999999999999999999.png", "Frame-0007.png",
    ]
    for name in foreign { try folder.write("mine", to: name) }
    // Frames by their names, which no film has written.
    for name in ["frame-00003.png", "frame-14400.png"] {
      try folder.write("mine", to: name)
      foreign.append(name)
    }
    try await film("tap-second").write(to: folder.path, jobs: 2)
    #expect(try folder.names().contains("frame-0011.png"))
    let film = try film()
    try await film.write(to: folder.path, jobs: 2)
    let ours =
      (0..<6).map { FrameFolder(of: film).fileName(ofFrame: $0) } + [
        "index.json", ".written-by-cellophane",
      ]
    #expect(try folder.names() == (foreign + ours).sorted())
    for name in foreign { #expect(try folder.read(name) == Data("mine".utf8)) }
  }

  @Test("a file that cannot be written is an error with its name")
  func cannotWrite() async throws {
    try folder.write("a file", to: "taken")
    let path = folder.path + "/taken"
    do {
      try await film().write(to: path, jobs: 2)
      Issue.record("a film was written into a file")
    } catch {
      #expect("\(error)".contains(path))
    }
    #expect(try folder.read("taken") == Data("a file".utf8))
  }

  @Test("a script that the scene does not have")
  func unknown() throws {
    #expect(
      throws: RenderingError.unknownScript(
        "no", known: ["tap", "tap-second", "drag-out", "cancel"])
    ) { try film("no") }
  }
}
