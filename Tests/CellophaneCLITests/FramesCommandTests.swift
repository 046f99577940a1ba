import Cellophane
import Foundation
import PNGCoding
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
    "Invalid arguments are a usage error, and nothing is written",
    arguments: [
      ["--fps", "0"], ["--fps", "241"], ["--fps", "99999999999999999999"], ["--jobs", "0"],
      ["--jobs", "257"], ["-o", "-"], ["-o", ""], ["-o", "x.avif"], ["-o", "x.png"],
      ["-o", "x.pdf"], ["--script", "top"], ["--filmstrip", "1"], ["--filmstrip", "61"],
      ["--filmstrip", "marks"], ["--filmstrip", "4", "-o", "x.gif"],
      ["--format", "apng", "-o", "x.gif"], ["--format", "mp4", "-o", "-"],
      ["--format", "webm", "-o", "-"], ["--loops", "2", "-o", "x.webm"], ["-o", "x.mov"],
      ["--loops", "2"],
      ["--loops", "-1", "-o", "x.gif"], ["--loops", "2", "-o", "x.mp4"], ["--speed", "0"],
      ["--loops", "65536", "-o", "x.webp"], ["--loops", "65537", "-o", "x.gif"],
      ["--speed", "nan"], ["--from", "0.5", "--to", "0.4"], ["--from", "press"],
      ["--to", "99"], ["--fps", "30", "-o", "x.svg"], ["--fps", "30", "--filmstrip", "4"],
      ["--fps", "30", "--filmstrip", "4", "-o", "x.svg"], ["--speed", "0.5", "--filmstrip", "4"],
      ["--show", "ghosts"], ["--background", "blurple", "-o", "x.gif"],
    ])
  func usage(arguments: [String]) async throws {
    let script = arguments.contains("--script") ? [] : ["--script", "tap"]
    let outcome = try await cellophane(
      ["frames", "selection.cell.yaml"] + script + arguments, in: folder)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty && !outcome.errors.isEmpty)
    #expect(try folder.files() == ["selection.cell.yaml"])
  }

  @Test(
    "A number of moments that is not possible is refused with those that are",
    arguments: ["1", "61"])
  func momentCounts(count: String) async throws {
    let outcome = try await frames("--script", "tap", "--filmstrip", count)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("COUNT moments (2…60) at equal intervals"), "\(outcome.errors)")
  }

  @Test("A folder that is a file cannot be written to", arguments: ["file", "file/x"])
  func unwritable(path: String) async throws {
    try folder.write("mine", to: "file")
    let outcome = try await frames("--script", "tap", "-o", path)
    #expect(outcome.status == 73)
    #expect(outcome.errors.hasSuffix(": Not a directory\n"), "\(outcome.errors)")
    #expect(try folder.text("file") == "mine")
  }

  @Test("The name decides the format", arguments: ["apng", "gif", "mp4", "webm"])
  func formats(ending: String) async throws {
    let outcome = try await frames("--script", "tap", "--fps", "25", "-o", "new/tap.\(ending)")
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(outcome.text == "new/tap.\(ending)\n")
    #expect(try folder.files() == ["new/tap.\(ending)", "selection.cell.yaml"])
    let plain = try await frames("--script", "tap", "--fps", "25", "--format", ending)
    #expect(plain.text == "selection-tap.\(ending)\n")
    let isSame = try folder.bytes("selection-tap.\(ending)") == folder.bytes("new/tap.\(ending)")
    #expect(isSame)
  }

  @Test("An animated PNG may be called one")
  func apngCalledPNG() async throws {
    for arguments in [["--format", "apng", "-o", "film.png"], ["-o", "film.apng"]] {
      let outcome = try await cellophane(
        ["frames", "selection.cell.yaml", "--script", "tap"] + arguments, in: folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
    #expect((try folder.bytes("film.png") == folder.bytes("film.apng")) as Bool)
  }

  @Test("A film goes to standard output as it goes to a file", arguments: ["apng", "gif"])
  func standardOutput(format: String) async throws {
    let arguments = ["--script", "tap", "--fps", "25", "--show", "touches", "--loops", "2"]
    let name = "tap.\(format)"
    let file = try await cellophane(
      ["frames", "selection.cell.yaml"] + arguments + ["-o", name], in: folder)
    #expect(file.status == 0)
    let output = try await cellophane(
      ["frames", "selection.cell.yaml"] + arguments + ["-o", "-", "--format", format], in: folder)
    #expect(output.status == 0)
    #expect((try folder.bytes(name) == output.output) as Bool)
  }

  @Test("A GIF has at most 50 frames a second, with a message")
  func gifRate() async throws {
    let outcome = try await frames("--script", "tap", "--fps", "60", "-o", "tap.gif")
    #expect(outcome.status == 0)
    #expect(
      outcome.errors
        == "note: GIF shows at most 50 frames per second; the film is written with 50\n")
    #expect(try await frames("--script", "tap", "--fps", "50", "-o", "50.gif").errors.isEmpty)
    #expect((try folder.bytes("50.gif") == folder.bytes("tap.gif")) as Bool)
  }

  @Test("Without ffmpeg there is no MP4, which is reported before anything is drawn")
  func missingProgram() async throws {
    let outcome = try await cellophane(
      ["frames", "selection.cell.yaml", "--script", "tap", "-o", "new/tap.mp4"], in: folder,
      environment: ["PATH": folder.url.path])
    #expect(outcome.status == 69)
    #expect(
      outcome.errors == "error: ffmpeg is not on the PATH, and MP4 needs it; install ffmpeg\n")
    #expect(try folder.files() == ["selection.cell.yaml"])
  }

  @Test("An ffmpeg that fails is an error with its words, and leaves nothing")
  func failingProgram() async throws {
    try folder.write("#!/bin/sh\necho 'Unknown encoder' >&2\nexit 1\n", to: "bin/ffmpeg")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.file("bin/ffmpeg").path)
    let outcome = try await cellophane(
      ["frames", "selection.cell.yaml", "--script", "tap", "-o", "tap.mp4"], in: folder,
      environment: ["PATH": folder.file("bin").path])
    #expect(outcome.status == 73)
    #expect(outcome.errors == "error: ffmpeg failed: Unknown encoder\n")
    #expect(try folder.files() == ["bin/ffmpeg", "selection.cell.yaml"])
  }

  @Test("Moments and marks side by side", arguments: ["png", "svg", "pdf", "webp"])
  func filmstrip(ending: String) async throws {
    let scene = try Folder.sampleScene.replacingOccurrences(
      of: "scripts:\n", with: "scripts:\n  named: [mark: rest, tap: 0, mark: lift]\n",
      options: .backwards)
    try folder.write(scene, to: "named.cell.yaml")
    for moments in ["3", "marks"] {
      let outcome = try await cellophane(
        "frames", "named.cell.yaml", "--script", "named", "--filmstrip", moments, "-o",
        "\(moments).\(ending)", in: folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
    if ending == "svg" {
      #expect(try folder.text("marks.svg").contains("At 0 s: rest. At 0.25 s: lift."))
    } else if ending == "pdf" {
      #expect(try folder.bytes("3.pdf").starts(with: Array("%PDF-".utf8)))
    } else if ending == "webp" {
      #expect(try folder.bytes("3.webp").starts(with: Array("RIFF".utf8)))
    } else {
      let bitmap = try folder.png("3.png").bitmap
      // Three pictures, two gaps and the margins on a page of 830 points, at 2×.
      #expect(bitmap.width == 2 * 830)
    }
  }

  @Test("Ctrl-C leaves nothing of a film", arguments: ["apng", "gif", "mp4"])
  func interruptedFilm(ending: String) async throws {
    let touches = (0..<400).map { "tap: \($0 % 3), wait: 0.02" }.joined(separator: ", ")
    let scene = try Folder.sampleScene.replacingOccurrences(
      of: "scripts:\n", with: "scripts:\n  long: [\(touches)]\n", options: .backwards)
    try folder.write(scene, to: "long.cell.yaml")
    try FileManager.default.createDirectory(
      at: folder.file("new"), withIntermediateDirectories: true)
    let process = Program.process(
      try Program.products.appendingPathComponent("cellophane"),
      ["frames", "long.cell.yaml", "--script", "long", "--fps", "50", "--speed", "0.05"]
        + ["-o", "new/film.\(ending)"], in: folder, environment: nil)
    try await Program.finish(process) { process in
      let new = folder.file("new").path
      func isEmpty() -> Bool {
        (try? FileManager.default.contentsOfDirectory(atPath: new))?.isEmpty ?? true
      }
      while process.isRunning, isEmpty() { usleep(500) }
      usleep(20_000)
      kill(process.processIdentifier, SIGINT)
    }
    #expect(process.terminationStatus == 128 + SIGINT)
    #expect(try folder.files() == ["long.cell.yaml", "selection.cell.yaml"])
  }

  @Test(
    "On a full disk there is an error and no part of a film",
    .enabled(if: KilledRecordingTests.canMount), arguments: ["apng", "gif", "mp4", "frames"])
  func fullDisk(format: String) async throws {
    let tool = try Program.products.appendingPathComponent("cellophane").path
    let script = """
      set -eu
      mkdir disk
      mount -t tmpfs -o size=4k none disk
      code=0
      '\(tool)' frames selection.cell.yaml --script tap-second --fps 50 --show touches \
        --format \(format) -o disk/film || code=$?
      find disk -type f
      exit $code
      """
    let outcome = try await Program.run(
      URL(fileURLWithPath: "/usr/bin/unshare"), ["-rm", "/bin/sh", "-c", script], in: folder,
      environment: ["PATH": "/usr/bin:/bin:/usr/sbin:/sbin"])
    #expect(outcome.status == 73, "\(outcome.errors)")
    #expect(outcome.errors.contains("No space left on device"), "\(outcome.errors)")
    #expect(outcome.lines.isEmpty, "\(outcome.lines)")
  }

  @Test(
    "Ctrl-C or a closed terminal leaves the frames of an earlier film, and nothing of the new one",
    arguments: [SIGINT, SIGTERM, SIGHUP])
  func interruption(signal: Int32) async throws {
    // A minute at 240 frames a second: no machine finishes that before the signal comes.
    let scene = try Folder.sampleScene.replacingOccurrences(
      of: "scripts:\n", with: "scripts:\n  long: [down: 0, wait: 60, up]\n", options: .backwards)
    try folder.write(scene, to: "long.cell.yaml")
    #expect(try await frames("--script", "tap", "--fps", "5", "-o", "film").status == 0)
    let before = try folder.files()
    let process = Program.process(
      try Program.products.appendingPathComponent("cellophane"),
      ["frames", "long.cell.yaml", "--script", "long", "--fps", "240", "-o", "film"],
      in: folder, environment: nil)
    try await Program.finish(process) { process in
      // Frames are written beside the folder.
      func hasBegun() -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.url.path)) ?? []
        guard let staging = names.first(where: { $0.hasPrefix(".cellophane-") }) else {
          return false
        }
        let frames = try? FileManager.default.contentsOfDirectory(
          atPath: folder.file(staging).path)
        return frames?.isEmpty == false
      }
      while process.isRunning, !hasBegun() { usleep(500) }
      kill(process.processIdentifier, signal)
    }
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 128 + signal)
    #expect(try folder.files() == before)
    for name in before where name.hasSuffix(".png") { _ = try folder.png(name) }
  }
}
