internal import Foundation
internal import Peers

/// Films in one file: goals 7 and 8. ffmpeg gets its frames ready, as raw bytes; ours draw them, but for
/// those APNGs that are held against the goal for encoding alone.
struct FilmSection {
  let places: Places

  private var folder: URL { places.scratch.appendingPathComponent("films") }
  private let size = "\(1170)x\(264)"

  func run(rounds: Int) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for motion in ["cell", "icon"] {
      _ = try output(["raw", motion, raw(motion)])
      show(try apng(motion).table(rounds: rounds))
    }
    show(try gif().table(rounds: rounds))
    show(try video().table(rounds: rounds))
    show(try growth())
  }

  private func apng(_ motion: String) -> Contest {
    let goal = motion == "cell" ? "1/8" : "1/20"
    return Contest(
      title: "APNG, 30 frames, moving: \(motion)",
      entries: [
        entry("ours, 2 jobs", file("ours.apng"), goal: "\(goal), bytes 1.02") {
          [job, "encode", raw(motion), file("ours.apng"), "2"]
        },
        entry("ours, 1 job", file("ours.apng")) {
          [job, "encode", raw(motion), file("ours.apng"), "1"]
        },
        own("ours, drawing included, 2 jobs", motion, "apng", jobs: 2),
        peer("ffmpeg", motion, "apng", ["-plays", "0"]),
      ],
      references: ["ffmpeg"])
  }

  private func gif() -> Contest {
    let palette = "split[a][b];[a]palettegen[p];[b][p]paletteuse"
    return Contest(
      title: "GIF, 30 frames, moving: cell",
      entries: [
        own("ours, drawing included, 2 jobs", "cell", "gif", jobs: 2, goal: "1.25"),
        peer("ffmpeg", "cell", "gif", ["-filter_complex", palette]),
        peer(
          "ffmpeg, no dithering", "cell", "gif",
          ["-filter_complex", palette + "=dither=none:diff_mode=rectangle"]),
      ],
      references: ["ffmpeg", "ffmpeg, no dithering"])
  }

  /// With the options that we give.
  private func video() -> Contest {
    Contest(
      title: "MP4, 30 frames, moving: cell",
      entries: [
        own("ours, drawing included, 2 jobs", "cell", "mp4", jobs: 2, goal: "1.25"),
        peer(
          "ffmpeg", "cell", "mp4",
          ["-c:v", "libx264", "-preset", "veryfast", "-crf", "18", "-pix_fmt", "yuv420p"]
            + ["-threads", "2", "-movflags", "+faststart"]),
      ],
      references: ["ffmpeg"])
  }

  /// What a frame takes when there are more of them, and how much memory all of them.
  private func growth() throws -> [String] {
    var lines = ["APNG at 1x, the more frames: microseconds a frame, megabytes at most"]
    for count in [10, 100, 1000, 10_000] {
      let said = try output(["film", "cell", file("growth.apng"), "2", "\(count)", "1"])
      let numbers = said.split(separator: " ").compactMap { Double($0) }
      guard numbers.count == 2 else { throw BenchFailure("FrameJob film failed") }
      let time = Int(numbers[0] / 1000 / Double(count))
      lines.append("\(count)\t\(time)\t\(Int(numbers[1] / 1024))")
    }
    return lines
  }

  // MARK: - Processes

  private func file(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func raw(_ motion: String) -> String { file("\(motion).rgba") }

  private var job: String {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("FrameJob").path
  }

  private func own(
    _ name: String, _ motion: String, _ format: String, jobs: Int, goal: String = ""
  ) -> Contest.Entry {
    let path = file("ours.\(format)")
    return entry(name, path, goal: goal) { [job, "film", motion, path, "\(jobs)"] }
  }

  private func peer(
    _ name: String, _ motion: String, _ format: String, _ options: [String]
  ) -> Contest.Entry {
    let path = file("theirs.\(format)")
    return entry(name, path) {
      ["ffmpeg", "-nostdin", "-loglevel", "error", "-f", "rawvideo", "-pixel_format", "rgba"]
        + ["-video_size", size, "-framerate", "50", "-i", raw(motion)] + options
        + ["-f", format, "-y", path]
    }
  }

  private func entry(
    _ name: String, _ path: String, goal: String = "", _ words: @escaping () -> [String]
  ) -> Contest.Entry {
    Contest.Entry(
      name: name,
      run: {
        try? FileManager.default.removeItem(atPath: path)
        let time = unsafe peers_time_process(words().joined(separator: "\n"))
        guard time >= 0 else { return nil }
        let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
        return Contest.Turn(duration: .nanoseconds(time), amount: size ?? 0)
      }, goal: goal)
  }

  private func output(_ arguments: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: job)
    process.arguments = arguments
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
