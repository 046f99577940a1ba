internal import ArgumentParser
internal import Cellophane

struct FramesCommand: AsyncParsableCommand, LimitedCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames",
    abstract: "Writes the frames of a script: as PNG files, APNG, GIF, MP4 or a filmstrip.",
    discussion: """
      A folder gets frame-0000.png and so on, and index.json with the time of each frame. Names that end
      with .apng, .gif, .svg or .mp4 get a film: SVG plays by CSS, in a README, too; MP4 is made by ffmpeg.

      EXAMPLES
        cellophane frames selection.cell.yaml --script tap -o tap
        cellophane frames selection.cell.yaml --script tap --show touches -o tap.apng
        cellophane frames selection.cell.yaml --script tap --show touches -o tap.svg
        cellophane frames selection.cell.yaml --script tap --speed 0.5 -o tap.gif
        cellophane frames selection.cell.yaml --script tap --from 0.1 -o tap.mp4
        cellophane frames selection.cell.yaml --script tap --filmstrip 6 -o tap.svg
      """)

  @OptionGroup var scene: SceneOptions
  @OptionGroup var film: FilmOptions
  @OptionGroup var jobs: JobOptions

  @Option(
    help: ArgumentHelp(
      "One picture with so many moments side by side, or with the script's marks.",
      valueName: "count|marks"))
  var filmstrip: FilmstripMoments?

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp(
      "The folder or the file; its name decides the format. - is standard output, for .apng, .gif and"
        + " filmstrips. Default: in Output/ of the package, else here.",
      valueName: "path"))
  var output: String?

  @Option(help: "The format, where no file name says it. Default: frames, or png for filmstrips.")
  var format: FilmFormat?

  var limits: LimitOptions { scene.limits }
  var inputFolders: [String] { scene.inputFolders }

  @Flag(help: "In a folder of frames, replaces files that this command has not written.")
  var force = false

  func validate() throws {
    if output == "" { throw ValidationError("The output has no name; give one.") }
    let format = try resolvedFormat
    if output == "-", format == .frames || format == .mp4 {
      throw ValidationError(
        format == .mp4
          ? "MP4 cannot be written to standard output, as its index comes first; name a file."
          : "A folder cannot be written to standard output; name one, or give a --format.")
    }
    if force, format != .frames { throw ValidationError("--force is for folders of frames.") }
    if film.loops != nil, filmstrip != nil || ![.apng, .gif, .svg].contains(format) {
      throw ValidationError("Only films as .apng, .gif and .svg can say --loops.")
    }
  }

  /// What is written: as the name of the output says, or `--format`.
  private var resolvedFormat: FilmFormat {
    get throws {
      let allowed: [FilmFormat] = filmstrip == nil ? FilmFormat.films : FilmFormat.filmstrips
      let ending = output.map { $0.split(separator: ".").last.map { $0.lowercased() } ?? "" }
      let hasDot = output?.split(separator: "/").last?.contains(".") == true
      let named =
        hasDot ? FilmFormat.allCases.first { $0 != .frames && $0.rawValue == ending } : nil
      // An animated PNG is a PNG, and websites know that name.
      if let format, let named, format != named, (format, named) != (.apng, .png) {
        throw ValidationError(
          "The output's name says .\(named.rawValue), and --format \(format.rawValue); let both say the"
            + " same.")
      }
      if named == nil, format == nil, hasDot, let ending, FilmFormat.otherEndings.contains(ending) {
        throw ValidationError(
          "Films cannot be written as .\(ending); use .apng, .gif, .svg or .mp4, or name a folder.")
      }
      let found = format ?? named ?? allowed[0]
      guard allowed.contains(found) else {
        throw ValidationError(
          filmstrip == nil
            ? "A film cannot be one .\(found.rawValue); use .apng, .gif, .svg or .mp4, name a folder, or ask for a"
              + " --filmstrip."
            : "A filmstrip is a .png or .svg, not \(found.rawValue).")
      }
      return found
    }
  }

  /// What would be written as a figure of a document.
  func figure() throws -> [UInt8] {
    var figure: [UInt8] = []
    try scene.withRenderer { renderer in
      let format = try resolvedFormat
      let settings = try film.settings(for: renderer, format: format)
      let film = try Film(of: renderer, script: self.film.script, settings: settings)
      if let filmstrip {
        figure = try bytes(of: Filmstrip(of: film, filmstrip.moments), as: format)
      } else if format == .svg {
        figure = Array(try film.svg(loops: self.film.loops ?? 0).utf8)
      } else {
        throw ValidationError("A film in a document is an .svg, as that plays there.")
      }
    }
    return figure
  }

  func run() async throws {
    try await scene.withRenderer { renderer in
      let format = try resolvedFormat
      let settings = try film.settings(for: renderer, format: format)
      let film = try Film(of: renderer, script: self.film.script, settings: settings)
      let stem = "\(SceneFileName.stem(of: scene.scene))-\(self.film.script)"
      let name = format == .frames ? stem : "\(stem).\(format.rawValue)"
      let path = output ?? OutputLocation().output(name)
      if let filmstrip {
        return try write(try Filmstrip(of: film, filmstrip.moments), as: format, to: path)
      }
      defer { Terminal.clearProgress() }
      let (loops, jobs, force) = (self.film.loops ?? 0, jobs.count, force)
      try await CommandWatch.run {
        try await film.write(as: format, to: path, force: force, loops: loops, jobs: jobs)
      }
      Terminal.clearProgress()
      if path != "-" { try Terminal.printLine(path) }
    }
  }

  private func write(_ filmstrip: Filmstrip, as format: FilmFormat, to path: String) throws {
    try Output.write(try bytes(of: filmstrip, as: format), to: path == "-" ? nil : path)
  }

  private func bytes(of filmstrip: Filmstrip, as format: FilmFormat) throws -> [UInt8] {
    let picture = try filmstrip.picture()
    return try format == .svg ? Array(picture.svg().utf8) : picture.png()
  }
}

extension Film {
  /// Writes the film in a format, and shows how far it is.
  fileprivate func write(
    as format: FilmFormat, to path: String, force: Bool, loops: Int, jobs: Int
  ) async throws {
    let count = count
    let progress: @Sendable (Int) -> Void = { done in
      Terminal.printProgress("\(done) of \(count) frames")
    }
    let destination: Destination = path == "-" ? .standardOutput : .path(path)
    switch format {
    case .frames:
      try await FrameSequence(of: self).write(
        to: path, replacesForeign: force, jobs: jobs, progress: progress)
    case .apng:
      try await writeAPNG(to: destination, loops: loops, jobs: jobs, progress: progress)
    case .gif:
      let notes = try await writeGIF(to: destination, loops: loops, jobs: jobs, progress: progress)
      Terminal.clearProgress()
      for note in notes { Terminal.printError("note: \(note.rawValue)") }
    case .svg:
      let bytes = Array(try svg(loops: loops).utf8)
      try path == "-" ? Terminal.write(bytes) : OutputFile.write(bytes, to: path)
    case .mp4: try await writeMP4(to: path, jobs: jobs, progress: progress)
    case .png: break
    }
  }
}
