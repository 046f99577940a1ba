internal import Foundation
internal import Peers

/// The way from a scene to pictures: goals 1 to 3 and what each stage takes.
///
/// Other renderers get our own SVG of the same picture, in which the text is set already: nothing in it but
/// paths. They also get it with the text as text, which they set themselves, as we do.
struct FrameSection {
  let places: Places
  /// The command line tool; empty when it was not built.
  let tool: String
  /// resvg's command line tool; empty when it is not installed.
  let resvg: String

  private let frameCount = 30

  func run(rounds: Int) throws {
    let folder = places.scratch.appendingPathComponent("frames")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let scene = folder.appendingPathComponent("cell.cell.yaml").path
    try check(job(["scene", scene]))
    try check(job(["svg", folder.path]))
    show(try onePicture(scene, folder.path).table(rounds: rounds))
    show(try sequence(folder.path).table(rounds: rounds))
    show(try firstPass().table(rounds: rounds))
    show(try stages(folder.path, rounds: rounds))
  }

  /// One picture, whole processes.
  private func onePicture(_ scene: String, _ folder: String) -> Contest {
    let picture = "\(folder)/one.png"
    let ours = [tool, "render", scene, "--item", "0", "--scale", "3", "-o", picture]
    return Contest(
      title: "one picture, processes",
      entries: [
        entry("cellophane render", picture, goal: "time <= 1.0 of resvg, 1/2.5 of rsvg-convert") {
          [tool.isEmpty ? [] : ours]
        },
        entry("resvg", picture) { [resvgWords("\(folder)/0-text.svg", picture)] },
        entry("rsvg-convert", picture) { [rsvgWords("\(folder)/0-text.svg", picture)] },
        entry("resvg, outlines", picture) { [resvgWords("\(folder)/0.svg", picture)] },
        entry("rsvg-convert, outlines", picture) { [rsvgWords("\(folder)/0.svg", picture)] },
      ],
      references: ["resvg", "rsvg-convert", "resvg, outlines", "rsvg-convert, outlines"])
  }

  /// All frames: one process of ours, also with libraries in place of our compressor; a process a frame of others.
  private func sequence(_ folder: String) -> Contest {
    let last = "\(folder)/\(frameCount - 1).png"
    func all(_ kind: String, _ words: (String, String) -> [String]) -> [[String]] {
      (0..<frameCount).map { words("\(folder)/\($0)\(kind).svg", "\(folder)/\($0).png") }
    }
    return Contest(
      title: "\(frameCount) frames as PNG",
      entries: [
        entry(
          "one process, 2 threads", last, goal: "time <= 1/6.7 of resvg, 1/12.5 of rsvg-convert"
        ) { [job(["frames", folder])] },
        entry("the same by libdeflate 1", last) { [job(["frames", folder, "libdeflate"])] },
        entry("the same by libisal 1", last) { [job(["frames", folder, "isal"])] },
        entry("loop of resvg", last) { all("-text", resvgWords) },
        entry("loop of rsvg-convert", last) { all("-text", rsvgWords) },
        entry("loop of resvg, outlines", last) { all("", resvgWords) },
        entry("loop of rsvg-convert, outlines", last) { all("", rsvgWords) },
      ],
      references: [
        "loop of resvg", "loop of rsvg-convert", "loop of resvg, outlines",
        "loop of rsvg-convert, outlines",
      ], unit: "bytes of the last")
  }

  /// Text and all, in a process that has drawn nothing yet, without start-up.
  private func firstPass() -> Contest {
    let peer = "C, a layout each frame"
    return Contest(
      title: "drawing \(frameCount) frames, first pass",
      entries: [
        Contest.Entry(name: "ours", run: { try ownTime("draw") }, goal: "time <= 0.40"),
        Contest.Entry(name: peer, run: { try ownTime("peer") }),
      ],
      references: [peer], unit: "frames")
  }

  private func stages(_ folder: String, rounds: Int) throws -> [String] {
    var names: [String] = []
    var times: [String: [Double]] = [:]
    for _ in 0..<rounds {
      try removePictures(in: URL(fileURLWithPath: folder))
      for line in try output(job(["stages", folder])).split(separator: "\n") {
        let parts = line.split(separator: "\t")
        guard parts.count == 2, let time = Double(parts[1]) else { continue }
        let name = String(parts[0])
        if times[name] == nil { names.append(name) }
        times[name, default: []].append(time / 1e6)
      }
    }
    return ["stages, milliseconds in a fresh process: once, or for \(frameCount) frames"]
      + names.map { name in
        let sorted = (times[name] ?? []).sorted()
        let median = sorted[sorted.count / 2]
        return name.padding(toLength: 14, withPad: " ", startingAt: 0)
          + "\((median * 100).rounded() / 100)"
      }
  }

  // MARK: - Processes

  private func job(_ arguments: [String]) -> [String] {
    let bench = URL(fileURLWithPath: CommandLine.arguments[0])
    return [bench.deletingLastPathComponent().appendingPathComponent("FrameJob").path] + arguments
  }

  private func resvgWords(_ svg: String, _ png: String) -> [String] {
    resvg.isEmpty ? [] : [resvg, "--zoom", "3", svg, png]
  }

  private func rsvgWords(_ svg: String, _ png: String) -> [String] {
    ["rsvg-convert", "--zoom", "3", svg, "--output", png]
  }

  /// Runs processes one after the other; the amount is the length of the file that they leave.
  private func entry(
    _ name: String, _ picture: String, goal: String = "", _ commands: @escaping () -> [[String]]
  ) -> Contest.Entry {
    Contest.Entry(
      name: name,
      run: {
        // Into an empty folder: replacing files is the file system's work.
        try removePictures(in: URL(fileURLWithPath: picture).deletingLastPathComponent())
        var total: Int64 = 0
        for words in commands() {
          guard !words.isEmpty else { return nil }
          let time = unsafe peers_time_process(words.joined(separator: "\n"))
          guard time >= 0 else { return nil }
          total += time
        }
        let size = try FileManager.default.attributesOfItem(atPath: picture)[.size] as? Int
        return Contest.Turn(duration: .nanoseconds(total), amount: size ?? 0)
      }, goal: goal)
  }

  private func removePictures(in folder: URL) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where name.hasSuffix(".png") {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }

  private func check(_ words: [String]) throws {
    guard unsafe peers_time_process(words.joined(separator: "\n")) >= 0 else {
      throw BenchFailure("\(words.joined(separator: " ")) failed")
    }
  }

  private func ownTime(_ work: String) throws -> Contest.Turn? {
    let text = try output(job([work])).trimmingCharacters(in: .whitespacesAndNewlines)
    guard let time = Int64(text) else { throw BenchFailure("FrameJob \(work) failed") }
    return Contest.Turn(duration: .nanoseconds(time), amount: frameCount)
  }

  private func output(_ words: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: words[0])
    process.arguments = Array(words.dropFirst())
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
