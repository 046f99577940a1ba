internal import ArgumentParser
internal import Cellophane

struct FramesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames",
    abstract: "Writes the frames of a script as numbered PNG files.",
    discussion: """
      The folder gets frame-0000.png and so on, and index.json with the time of each frame.

      EXAMPLES
        cellophane frames selection.cell.yaml --script tap -o tap
        cellophane frames selection.cell.yaml --script tap --fps 30 --scale 3 -o tap
      """)

  @OptionGroup var scene: SceneOptions
  @OptionGroup var jobs: JobOptions

  @Option(help: ArgumentHelp("The script to play.", valueName: "name"))
  var script: String

  @Option(help: "Frames a second.")
  var fps = 60

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp(
      "The folder. Default: in Output/ of the package, else here.", valueName: "folder"))
  var output: String?

  func validate() throws {
    guard FrameSequence.rates.contains(fps) else {
      let (low, high) = (FrameSequence.rates.lowerBound, FrameSequence.rates.upperBound)
      throw ValidationError("--fps must be from \(low) to \(high).")
    }
    let endings = [".png", ".apng", ".gif", ".mp4", ".svg", ".webp", ".mov"]
    if let output, let ending = endings.first(where: { output.lowercased().hasSuffix($0) }) {
      throw ValidationError(
        "This command writes a folder of PNG files, not \(ending); name a folder.")
    }
    if output == "" { throw ValidationError("The output has no name; name a folder.") }
    if output == "-" { throw ValidationError("A folder cannot be written to standard output.") }
  }

  func run() async throws {
    try await scene.withRenderer { renderer in
      let frames = try FrameSequence(of: renderer, script: script, framesPerSecond: fps)
      let name = "\(SceneFileName.stem(of: scene.scene))-\(script)"
      let folder = output ?? OutputLocation().output(name)
      let jobs = jobs.count
      defer { Terminal.clearProgress() }
      try await endingBetweenFiles {
        try await frames.write(to: folder, jobs: jobs) { written in
          Terminal.printProgress("\(written) of \(frames.count) frames")
        }
      }
      Terminal.clearProgress()
      try Terminal.printLine(folder)
    }
  }
}
