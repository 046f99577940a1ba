import Foundation
import Testing

@Suite("cellophane frames")
struct FramesCommandTests {
  private struct Index: Decodable {
    struct Frame: Decodable {
      let file: String
      let time: Double
    }

    let framesPerSecond: Int
    let duration: Double
    let frames: [Frame]
  }

  private let folder: Folder

  init() throws {
    folder = try Folder.withScene()
  }

  private func frames(_ arguments: String...) async throws -> Program.Outcome {
    try await cellophane(["frames", "selection.cell.yaml"] + arguments, in: folder)
  }

  @Test("A tap is 34 frames at 60 a second, with an index of their times")
  func tap() async throws {
    let outcome = try await frames("--script", "tap", "--scale", "1", "-o", "tap")
    #expect(outcome.status == 0)
    #expect(outcome.text == "tap\n")
    #expect(outcome.errors.isEmpty)
    let names = (0..<34).map { "frame-00\($0 < 10 ? "0" : "")\($0).png" }
    #expect(
      try folder.files() == ["selection.cell.yaml"] + (names + ["index.json"]).map { "tap/\($0)" })
    let index = try JSONDecoder().decode(Index.self, from: Data(folder.bytes("tap/index.json")))
    #expect(index.framesPerSecond == 60)
    #expect(index.duration == 0.55)
    #expect(index.frames.map(\.file) == names)
    for (number, frame) in index.frames.enumerated() {
      #expect(abs(frame.time - Double(number) / 60) <= 0.0000005)
    }
  }

  @Test("A frame is the picture of its time")
  func frameContent() async throws {
    #expect(try await frames("--script", "tap", "--fps", "20", "-o", "tap").status == 0)
    for (frame, time) in [(0, "0"), (3, "0.15"), (4, "0.2"), (11, "0.55")] {
      let arguments = ["--script", "tap", "--at", time, "-o", "x.png"]
      #expect(
        try await cellophane(["render", "selection.cell.yaml"] + arguments, in: folder).status == 0)
      let name = "tap/frame-00\(frame < 10 ? "0" : "")\(frame).png"
      let isSame = try folder.bytes(name) == folder.bytes("x.png")
      #expect(isSame, "\(name)")
    }
  }

  @Test("Frames of an earlier, longer film are removed; other files are not touched")
  func staleFrames() async throws {
    #expect(try await frames("--script", "tap", "--fps", "30", "-o", "tap").status == 0)
    try folder.write("mine", to: "tap/notes.txt")
    #expect(try await frames("--script", "tap", "--fps", "4", "-o", "tap").status == 0)
    #expect(
      try folder.files().filter { $0.hasPrefix("tap/") } == [
        "tap/frame-0000.png", "tap/frame-0001.png", "tap/frame-0002.png", "tap/index.json",
        "tap/notes.txt",
      ])
  }

  @Test("Without a name the folder is called after scene and script")
  func defaultPlace() async throws {
    #expect(try await frames("--script", "tap", "--fps", "1").text == "selection-tap\n")
    #expect(try folder.files().contains("selection-tap/frame-0000.png"))
  }

  @Test("The number of jobs does not change a byte")
  func jobs() async throws {
    for jobs in ["1", "2", "5"] {
      let arguments = ["--script", "tap-second", "--fps", "30", "-o", jobs, "--jobs", jobs]
      #expect(
        try await cellophane(["frames", "selection.cell.yaml"] + arguments, in: folder).status == 0)
    }
    let names = try folder.files().filter { $0.hasPrefix("1/") }.map { $0.dropFirst(2) }
    #expect(names.count == 35)
    for name in names {
      let bytes = try folder.bytes("1/\(name)")
      let isSame = try folder.bytes("2/\(name)") == bytes && folder.bytes("5/\(name)") == bytes
      #expect(isSame, "\(name)")
    }
  }

  @Test(
    "What cannot be asked for is a usage error, and nothing is written",
    arguments: [
      ["--fps", "0"], ["--fps", "241"], ["--fps", "99999999999999999999"], ["--jobs", "0"],
      ["--jobs", "257"], ["-o", "-"], ["-o", ""], ["-o", "x.gif"], ["--script", "top"],
    ])
  func usage(arguments: [String]) async throws {
    let script = arguments.contains("--script") ? [] : ["--script", "tap"]
    let outcome = try await cellophane(
      ["frames", "selection.cell.yaml"] + script + arguments, in: folder)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty && !outcome.errors.isEmpty)
    #expect(try folder.files() == ["selection.cell.yaml"])
  }

  @Test("A folder that is a file cannot be written to", arguments: ["file", "file/x"])
  func unwritable(path: String) async throws {
    try folder.write("mine", to: "file")
    let outcome = try await frames("--script", "tap", "-o", path)
    #expect(outcome.status == 73)
    #expect(outcome.errors.hasSuffix(": Not a directory\n"), "\(outcome.errors)")
    #expect(try folder.text("file") == "mine")
  }

  @Test("Ctrl-C ends between two files: what is there is whole", arguments: [SIGINT, SIGTERM])
  func interruption(signal: Int32) async throws {
    // A minute at 240 frames a second: nobody finishes that before the signal comes.
    let scene = try Folder.sampleScene.replacingOccurrences(
      of: "scripts:\n", with: "scripts:\n  long: [down: 0, wait: 60, up]\n", options: .backwards)
    try folder.write(scene, to: "long.cell.yaml")
    let first = folder.file("film/frame-00000.png").path
    let process = Program.process(
      try Program.products.appendingPathComponent("cellophane"),
      ["frames", "long.cell.yaml", "--script", "long", "--fps", "240", "-o", "film"],
      in: folder, environment: nil)
    try await Program.finish(process) { process in
      while process.isRunning, !FileManager.default.fileExists(atPath: first) { usleep(500) }
      kill(process.processIdentifier, signal)
    }
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 128 + signal)
    let names = try folder.files().filter { $0.hasPrefix("film/") }
    #expect(names.allSatisfy { $0.hasPrefix("film/frame-") && $0.hasSuffix(".png") })
    #expect((1..<14_401).contains(names.count))
    for name in names.suffix(3) { _ = try folder.png(name) }
  }
}
