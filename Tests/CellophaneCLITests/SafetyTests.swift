import Drawing
import Foundation
import PNGCoding
import Testing

/// What a command does to its inputs, its outputs and its children when something is wrong.
@Suite("Commands that could do harm")
struct SafetyTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write(try Folder.sampleScene, to: "selection.cell.yaml")
  }

  /// Makes an executable file called ffmpeg in a folder of its own, and gives the environment that finds it.
  private func fakeEncoder(_ script: String) throws -> [String: String] {
    try folder.write("#!/bin/sh\n\(script)\n", to: "bin/ffmpeg")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.file("bin/ffmpeg").path)
    return ["PATH": folder.file("bin").path + ":/usr/bin:/bin"]
  }

  /// Whether no process has a word among its arguments, soon or on a busy machine within a minute.
  private func isGone(_ word: String) async throws -> Bool {
    for _ in 0..<2000 {
      let numbers = try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap(
        Int.init)
      let isThere = numbers.contains { number in
        let words = FileManager.default.contents(atPath: "/proc/\(number)/cmdline") ?? Data()
        return words.split(separator: 0).contains(Data(word.utf8))
      }
      if !isThere { return true }
      try await Task.sleep(for: .milliseconds(30))
    }
    return false
  }

  // MARK: - Inputs

  @Test(
    "no output overwrites the scene, by whichever name",
    arguments: [
      ["render", "--format", "png", "-o"], ["diagram", "--format", "svg", "-o"],
      ["trace", "--script", "tap", "--format", "text", "-o"],
    ], ["selection.cell.yaml", "./selection.cell.yaml", "link.cell.yaml", "hard.cell.yaml"])
  func overwrittenScene(command: [String], output: String) async throws {
    let scene = folder.file("selection.cell.yaml").path
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link.cell.yaml").path, withDestinationPath: "selection.cell.yaml")
    try FileManager.default.linkItem(atPath: scene, toPath: folder.file("hard.cell.yaml").path)
    let outcome = try await cellophane(
      [command[0], "selection.cell.yaml"] + command.dropFirst() + [output], in: folder)
    #expect(outcome.status == 64, "\(outcome.errors)")
    #expect(try folder.text("selection.cell.yaml") == Folder.sampleScene)
    #expect(try folder.text("hard.cell.yaml") == Folder.sampleScene)
  }

  @Test(
    "an output without a name, or whose name says another format, is refused",
    arguments: [
      ["trace", "selection.cell.yaml", "--script", "tap", "-o", "t.png"],
      ["trace", "selection.cell.yaml", "--script", "tap", "--format", "csv", "-o", "t.svg"],
      ["trace", "selection.cell.yaml", "--script", "tap", "-o", ""],
      ["page", "selection.cell.yaml", "-o", "x.txt"], ["page", "selection.cell.yaml", "-o", ""],
      ["help", "views", "--sheet", "v.pdf"], ["help", "views", "--sheet", ""],
      ["compare", "a.png", "b.png", "--diff", "-"],
      ["compare", "a.png", "b.png", "--diff", "d.svg"],
      ["schema", "-o", "s.md"], ["schema", "-o", ""], ["recorder", "-o", "r.png"],
      ["recorder", "-o", ""], ["text", "selection.cell.yaml", "-o", ""],
      ["import", "x.xib", "-o", ""],
    ])
  func otherFormats(command: [String]) async throws {
    let before = try folder.files()
    let outcome = try await cellophane(command, in: folder)
    #expect(outcome.status == 64 && outcome.output.isEmpty, "\(outcome.errors)")
    #expect(try folder.files() == before)
  }

  @Test("scenes of one file name in two folders do not overwrite each other's pictures")
  func equalNames() async throws {
    for name in ["one/a.cell.yaml", "two/a.cell.yaml"] {
      try folder.write(Folder.sampleScene, to: name)
    }
    let outcome = try await cellophane(
      "text", "one/a.cell.yaml", "two/a.cell.yaml", "-o", "breaks", in: folder)
    #expect(outcome.status == 64)
    #expect(
      outcome.errors.contains(
        "The pictures of one/a.cell.yaml and two/a.cell.yaml would have the same names"))
  }

  @Test("a picture that is compared is not overwritten by the difference")
  func overwrittenPicture() async throws {
    for (name, item) in [("a.png", "0"), ("b.png", "1")] {
      _ = try await cellophane(
        "render", "selection.cell.yaml", "--item", item, "-o", name, in: folder)
    }
    let before = try folder.bytes("b.png")
    let outcome = try await cellophane(
      "compare", "a.png", "b.png", "--diff", "b.png", in: folder)
    #expect(outcome.status == 64)
    #expect(
      outcome.errors == "error: cannot overwrite b.png: this command reads it; name another file\n")
    #expect(try folder.bytes("b.png") == before)
  }

  @Test("a pipe as input is refused and not waited for", arguments: ["render", "check", "trace"])
  func pipe(command: String) async throws {
    try #require(unsafe mkfifo(folder.file("pipe.cell.yaml").path, 0o600) == 0)
    let more = command == "trace" ? ["--script", "tap"] : []
    let outcome = try await cellophane([command, "pipe.cell.yaml"] + more, in: folder)
    #expect(outcome.status == 66)
    #expect(outcome.errors.contains("it is a pipe or a device; name a file"))
  }

  @Test(
    "help that cannot be written is an error",
    arguments: [
      ["--help"], ["render", "--help"], ["help", "traits"], ["--version"],
      ["--generate-completion-script", "bash"],
    ])
  func fullHelp(command: [String]) async throws {
    let outcome = try await cellophane(command, in: folder, outputDevice: "/dev/full")
    #expect(outcome.status == 73)
    #expect(outcome.errors == "error: cannot write to standard output: No space left on device\n")
  }

  @Test(
    "output that cannot be written is an error",
    arguments: [
      ["fidelity", "animation-position"], ["schema"],
      ["trace", "selection.cell.yaml", "--script", "tap"],
    ])
  func fullOutput(command: [String]) async throws {
    let outcome = try await cellophane(command, in: folder, outputDevice: "/dev/full")
    #expect(outcome.status == 73)
    #expect(outcome.errors == "error: cannot write to standard output: No space left on device\n")
  }

  @Test("a text beside a golden that is far too long is not compared")
  func hugeText() async throws {
    let package = try await Folder.recordedPackage()
    let name = try #require(package.files().first { $0.hasSuffix("light@2x.txt") })
    try package.write(String(repeating: "x\n", count: 1_500_000), to: name)
    let outcome = try await cellophane("snapshot", "verify", "--limit", "time=600", in: package)
    #expect([0, 1, 65].contains(outcome.status), "\(outcome.errors)")
    #expect(try await cellophane("snapshot", "record", in: package).status == 0)
    #expect(try package.bytes(name).count < 100_000)
  }

  // MARK: - Children

  @Test(
    "an unresponsive ffmpeg is ended with the command, for every reason of its end",
    arguments: [(SIGINT, "86511"), (SIGTERM, "86512"), (SIGKILL, "86513")])
  func hungEncoder(number: Int32, word: String) async throws {
    let environment = try fakeEncoder("touch started; sleep \(word)")
    let process = Program.process(
      try Program.products.appendingPathComponent("cellophane"),
      ["frames", "selection.cell.yaml", "--script", "tap", "-o", "x.mp4"], in: folder,
      environment: environment)
    // Without an end this test would not end either.
    try await Program.finish(process) { process in
      let started = folder.file("started").path
      while process.isRunning, !FileManager.default.fileExists(atPath: started) { usleep(5000) }
      kill(process.processIdentifier, number)
    }
    if number == SIGKILL {
      #expect(process.terminationReason == .uncaughtSignal)
    } else {
      #expect(process.terminationStatus == 128 + number)
    }
    #expect(try await isGone(word))
    #expect(try !folder.files().contains("x.mp4"))
  }

  @Test("the time of a command is a limit for its children, too")
  func timeLimit() async throws {
    let environment = try fakeEncoder("sleep 86514")
    let outcome = try await cellophane(
      "frames", "selection.cell.yaml", "--script", "tap", "-o", "x.mp4", "--limit", "time=1",
      in: folder, environment: environment)
    #expect(outcome.status == 75)
    #expect(outcome.errors.hasPrefix("error: the command has reached its limit of 1 s of time"))
    #expect(try await isGone("86514"))
  }

  // MARK: - Limits

  @Test(
    "a limit that is reached is an error, and nothing is written",
    arguments: [
      ("pixels=10", "10 pixels drawn or read"), ("files=0", "0 files"),
      ("memory=1M", "1 MiB of memory"),
    ])
  func limits(limit: String, words: String) async throws {
    let outcome = try await cellophane(
      "frames", "selection.cell.yaml", "--script", "tap", "-o", "x.apng", "--limit", limit,
      in: folder)
    #expect(outcome.status == 75, "\(outcome.errors)")
    #expect(outcome.errors.hasPrefix("error: the command has reached its limit of \(words)"))
    #expect(try !folder.files().contains("x.apng"))
  }

  @Test(
    "an invalid limit is a usage error", arguments: ["pixels", "speed=1", "time=-1", "time=x"])
  func badLimit(limit: String) async throws {
    let outcome = try await cellophane(
      "render", "selection.cell.yaml", "--limit", limit, in: folder)
    #expect(outcome.status == 64)
  }

  // MARK: - Folders that cannot be written

  @Test(
    "a checkout that cannot be written is verified, and the results are printed",
    .enabled(if: KilledRecordingTests.canMount))
  func readOnlyCheckout() async throws {
    let package = try await Folder.recordedPackage()
    let tool = try Program.products.appendingPathComponent("cellophane").path
    let script = """
      set -eu
      mount --bind . .
      mount -o remount,ro,bind .
      cd "$PWD"
      ! touch new 2>/dev/null
      exec '\(tool)' snapshot verify --json
      """
    func verify() async throws -> Program.Outcome {
      try await Program.run(
        URL(fileURLWithPath: "/usr/bin/unshare"), ["-rm", "/bin/sh", "-c", script], in: package,
        environment: ["PATH": "/usr/bin:/bin:/usr/sbin:/sbin"])
    }
    let same = try await verify()
    #expect(same.status == 0, "\(same.errors)")
    let scene = try Folder.sampleScene.replacingOccurrences(of: "#FF0000", with: "#00FF77")
    try package.write(scene, to: "Fixtures/Scenes/selection.cell.yaml")
    let different = try await verify()
    #expect(different.status == 1, "\(different.errors)")
    let json = try JSONSerialization.jsonObject(with: Data(different.output)) as? [String: Any]
    #expect((json?["causes"] as? [Any])?.isEmpty == false)
    #expect(different.errors.contains("warning: the results could not be saved for a review"))
    #expect(try !package.files().contains { $0.hasPrefix("Output/") })
  }

  // MARK: - Untrusted scenes

  /// A scene in a folder of its own that shows an image of a folder.
  private func writeScene(assets: String) throws {
    try folder.write(
      """
      cellophane: 1
      assets: [\(assets)]
      cell:
        contentView:
          subviews: [{ imageView: a, image: picture, constraints: [edges = superview] }]
      collectionView: { frame: { width: 9, height: 9 }, items: 1 }
      """, to: "stranger/a.cell.yaml")
  }

  @Test("an untrusted scene reads nothing outside of its folder", arguments: ["..", "link"])
  func outside(assets: String) async throws {
    _ = try await cellophane(
      "render", "selection.cell.yaml", "--item", "0", "-o", "picture.png", in: folder)
    try writeScene(assets: assets)
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("stranger/link").path, withDestinationPath: "..")
    let scene = "stranger/a.cell.yaml"
    #expect(try await cellophane("render", scene, "-o", "x.png", in: folder).status == 0)
    let refused = try await cellophane(
      "render", scene, "--untrusted", "-o", "y.png", in: folder)
    #expect(refused.status == 65, "\(refused.errors)")
    #expect(
      refused.errors.contains("is outside of the folder that untrusted input may read; move it"))
    #expect(try !folder.files().contains("y.png"))
    let allowed = try await cellophane(
      "render", scene, "--untrusted", "--files-below", ".", "-o", "z.png", in: folder)
    #expect(allowed.status == 0, "\(allowed.errors)")
  }

  @Test("an untrusted scene uses no file outside of its folder", arguments: ["..", "link"])
  func usedFileOutside(way: String) async throws {
    try folder.write("cellophane: 1\ncolors: { accent: systemPink }\n", to: "theme.yaml")
    let link = way == "link"
    let scene = "Scenes/a.cell.yaml"
    try folder.write(
      """
      cellophane: 1
      use: \(link ? "theme.yaml" : "../theme.yaml")
      cell: { backgroundColor: accent }
      collectionView: { frame: { width: 9, height: 9 }, flowLayout: { itemSize: { width: 9, height: 9 } }, items: 1 }
      """, to: scene)
    if link {
      try FileManager.default.createSymbolicLink(
        atPath: folder.file("Scenes/theme.yaml").path, withDestinationPath: "../theme.yaml")
    }
    let drawn = try await cellophane("render", scene, "-o", "x.png", in: folder)
    #expect(drawn.status == 0)
    let refused = try await cellophane("render", scene, "--untrusted", "-o", "y.png", in: folder)
    #expect(refused.status == 65)
    #expect(refused.errors.contains("is outside of the folder that untrusted input may read"))
  }

  @Test("an untrusted scene is drawn as any other, and starts no program")
  func untrusted() async throws {
    let scene = "selection.cell.yaml"
    #expect(try await cellophane("render", scene, "-o", "a.png", in: folder).status == 0)
    let outcome = try await cellophane(
      "render", scene, "--untrusted", "-o", "b.png", in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try folder.bytes("a.png") == folder.bytes("b.png"))
    let film = try await cellophane(
      "frames", scene, "--script", "tap", "-o", "x.mp4", "--untrusted", in: folder)
    #expect(film.status == 73)
    #expect(
      film.errors
        == "error: ffmpeg is not started for untrusted input, and MP4 needs it; choose .apng or .gif\n"
    )
    let limited = try await cellophane(
      "frames", scene, "--script", "tap", "-o", "x.mp4", "--limit", "processes=0", in: folder)
    #expect(limited.status == 75)
    #expect(limited.errors == "error: ffmpeg is not started: --limit processes=0\n")
    #expect(try !folder.files().contains("x.mp4"))
  }

  // MARK: - Folders of frames

  @Test("frames of other programs are kept, and not replaced without --force")
  func foreignFrames() async throws {
    let frames = ["frames", "selection.cell.yaml", "--script", "tap", "-o", "set", "--fps"]
    #expect(try await cellophane(frames + ["10"], in: folder).status == 0)
    try folder.write("mine", to: "set/frame-0099.png")
    #expect(try await cellophane(frames + ["5"], in: folder).status == 0)
    #expect(try folder.text("set/frame-0099.png") == "mine")
    let many = frames + ["240"]
    let refused = try await cellophane(many, in: folder)
    #expect(refused.status == 64, "\(refused.errors)")
    #expect(refused.errors.contains("set/frame-0099.png"))
    #expect(try folder.text("set/frame-0099.png") == "mine")
    #expect(try await cellophane(many + ["--force"], in: folder).status == 0)
    #expect(try folder.png("set/frame-0099.png").bitmap.width > 0)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == [
        "selection.cell.yaml", "set",
      ])
  }
}
