internal import ArgumentParser
internal import Cellophane
internal import Files
internal import SceneSnapshots
internal import TerminalOutput

struct FramesCommand: AsyncParsableCommand, LimitedCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames",
    abstract: "Writes the frames of a script: as PNG files, a film or a filmstrip.",
    discussion: """
      To a folder it writes frame-0000.png and so on, and index.json with the time \
      of each frame. To a name that ends with \(FramesFormat.fileEndings) it writes \
      a film. SVG is animated by CSS and plays in a README; \
      \(FramesFormat.namesWithProgram) need ffmpeg.

      EXAMPLES
        cellophane frames selection.cell.yaml --script tap -o tap
        cellophane frames selection.cell.yaml --script tap --show touches -o tap.apng
        cellophane frames selection.cell.yaml --script tap --show touches -o tap.svg
        cellophane frames selection.cell.yaml --script tap --speed 0.5 -o tap.gif
        cellophane frames selection.cell.yaml --script tap --from 0.1 -o tap.mp4
        cellophane frames selection.cell.yaml --script tap --filmstrip 6 -o tap.svg
        cellophane frames selection.cell.yaml --script tap --filmstrip events -o x.svg
      """)

  @Argument(help: ArgumentHelp(SceneOptions.fileHelp), completion: .file())
  var scene: String
  @OptionGroup(title: "Scene") var reading: SceneOptions
  @OptionGroup(title: "Traits") var traits: TraitOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions
  @OptionGroup var film: FilmOptions
  @OptionGroup(title: "Limits") var jobs: JobOptions

  @Option(
    help: ArgumentHelp(
      "One picture: COUNT moments (\(Filmstrip.counts.lowerBound)…\(Filmstrip.counts.upperBound)) at equal"
        + " intervals; with events, those at which something happens and, after it, a scale is first reversed; or the"
        + " script's marks.", valueName: "count|events|marks"))
  var filmstrip: FilmstripMoments?

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp(
      "The folder or file; its extension selects the format. - is standard output, for"
        + " \(FramesFormat.streamableEndings). Default: in Output/ of the package, otherwise in the current folder.",
      valueName: "path"),
    completion: .file())
  var output: String?

  @Option(help: "The format, if no file name specifies it. Default: frames, or png for filmstrips.")
  var format: FramesFormat?

  var inputFolders: [String] { reading.source(scene).inputFolders }

  @Flag(help: "Replace files in a folder of frames that this command has not written.")
  var force = false

  func validate() throws {
    try Output.validate(output)
    let format = try resolvedFormat
    if output == "-", filmstrip == nil, let obstacle = format.film?.streamingObstacle {
      throw ValidationError(obstacle)
    }
    if force, filmstrip != nil || format.film != .frames {
      throw ValidationError("--force is for folders of frames.")
    }
    if film.fps != nil, filmstrip != nil || format.film?.hasFrames != true {
      throw ValidationError(
        "--fps is for films with frames: an .svg moves smoothly, and a filmstrip shows moments.")
    }
    if film.speed != nil, filmstrip != nil {
      throw ValidationError("--speed is for films; a filmstrip shows the script's times.")
    }
    if film.loops != nil, filmstrip != nil || format.film?.hasLoopCount != true {
      throw ValidationError("--loops is only for \(FramesFormat.loopingEndings) files.")
    }
    if let loops = film.loops, let counts = format.film?.loopCounts, !counts.contains(loops) {
      throw ValidationError(
        "--loops must be from 0 (endlessly) to \(counts.upperBound) in .\(format.name) files.")
    }
  }

  /// The format, from the output's extension or `--format`.
  private var resolvedFormat: FramesFormat {
    get throws {
      let allowed = filmstrip == nil ? FramesFormat.films : FramesFormat.filmstrips
      let named = output.flatMap(FramesFormat.init(extensionOf:))
      // An animated PNG may also have the extension .png, which websites expect.
      if let format, let named, format != named, (format, named) != (.apng, .png) {
        throw ValidationError(
          "The output's extension is .\(named.name), and --format is \(format.name); use the same for both."
        )
      }
      if named == nil, format == nil,
        let ending = output?.split(separator: "/").last?
          .split(separator: ".", omittingEmptySubsequences: false).dropFirst().last?.lowercased(),
        FramesFormat.otherEndings.contains(ending)
      {
        throw ValidationError(
          "Films cannot be written as .\(ending); use \(FramesFormat.fileEndings), or name a folder."
        )
      }
      if named == nil, format == nil, let output, let meant = FramesFormat.mistypedName(output),
        !FileAccess.isFolder(output)
      {
        throw ValidationError(
          "\"\(output)\" has no extension of a film; did you mean \"\(meant)\"? For a folder write"
            + " \"\(output)/\".")
      }
      let found = format ?? named ?? allowed[0]
      guard allowed.contains(found) else {
        throw ValidationError(
          filmstrip == nil
            ? "A film cannot be one .\(found.name); use \(FramesFormat.fileEndings), name a folder, or ask"
              + " for a --filmstrip."
            : "A filmstrip is a \(FramesFormat.filmstripEndings), not \(found.name).")
      }
      return found
    }
  }

  /// Returns the output as a figure of a document.
  func figure() throws -> [UInt8] {
    var figure: [UInt8] = []
    try reading.source(scene, traits).withRenderer { renderer in
      let format = try resolvedFormat
      let settings = try film.settings(for: renderer)
      let film = try Film(of: renderer, script: self.film.script, settings: settings)
      if let filmstrip {
        figure = try bytes(of: Filmstrip(of: film, moments: filmstrip.moments), as: format)
      } else if format.film == .svg {
        figure = Array(try film.svg(loopCount: self.film.loops ?? 0).utf8)
      } else {
        throw ValidationError("A film in a document must be an .svg, which plays there.")
      }
    }
    return figure
  }

  func run() async throws {
    try await reading.source(scene, traits).withRenderer { renderer in
      let format = try resolvedFormat
      let settings = try film.settings(for: renderer)
      let film = try Film(of: renderer, script: self.film.script, settings: settings)
      let stem = "\(SceneFileName.stem(of: scene))-\(self.film.script)"
      let name = format.film == .frames ? stem : "\(stem).\(format.name)"
      let path = output ?? OutputLocation().output(name)
      guard let filmFormat = format.film, filmstrip == nil else {
        guard let filmstrip else { return }
        return try write(try Filmstrip(of: film, moments: filmstrip.moments), as: format, to: path)
      }
      defer { ProgressLine.clear() }
      let (loops, jobs, force) = (self.film.loops ?? 0, jobs.jobs, force)
      let count = film.shown(in: filmFormat).frameCount
      let progress: @Sendable (Int) -> Void = { done in
        ProgressLine.report("\(done) of \(count) frames")
      }
      try await CommandWatch.run {
        let notes =
          path == "-"
          ? try await film.writeToStandardOutput(
            as: filmFormat, loopCount: loops, jobs: jobs, progress: progress)
          : try await film.write(
            to: path, as: filmFormat, replacesForeign: force, loopCount: loops, jobs: jobs,
            progress: progress)
        ProgressLine.clear()
        for note in notes { Terminal.printNote(note.rawValue) }
      }
      ProgressLine.clear()
      if path != "-" { try printWritten(path, isFolder: filmFormat == .frames) }
    }
  }

  /// Prints the name of the file or of the folder of frames, whose files are counted for the last line of a terminal.
  private func printWritten(_ path: String, isFolder: Bool) throws {
    guard isFolder, Terminal.isInteractive else {
      return try Terminal.printWritten(path, bytes: FileAccess.length(ofFile: path))
    }
    let names = try FileAccess.names(inFolder: path).filter {
      $0.hasPrefix("frame-") || $0 == "index.json"
    }
    let sizes = names.compactMap { FileAccess.length(ofFile: FileAccess.join(path, $0)) }
    try Terminal.printWritten(path, bytes: sizes.reduce(0, +), files: sizes.count)
  }

  private func write(_ filmstrip: Filmstrip, as format: FramesFormat, to path: String) throws {
    try Output.write(try bytes(of: filmstrip, as: format), to: path == "-" ? nil : path)
  }

  private func bytes(of filmstrip: Filmstrip, as format: FramesFormat) throws -> [UInt8] {
    let picture = try filmstrip.picture()
    return try picture.bytes(as: format.picture ?? .png)
  }
}
