internal import ArgumentParser
internal import Cellophane
internal import Messages
internal import Wording

/// The part of a script that a film shows, and how.
struct FilmOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The script to play.", valueName: "name"),
    completion: ScriptNames.completion)
  var script: String

  @Option(
    help: ArgumentHelp(
      "Frames per second: \(Film.rates.lowerBound) to \(Film.rates.upperBound). Default: 60. SVG and filmstrips have"
        + " none.", valueName: "rate"))
  var fps: Int?

  @Option(
    help: ArgumentHelp(
      "The start of the film in the script: seconds or a mark.", valueName: "moment"))
  var from: String?

  @Option(
    help: ArgumentHelp(
      "The end of the film in the script: seconds, or a mark, before the step that follows it.",
      valueName: "moment")
  )
  var to: String?

  @Option(
    help: ArgumentHelp(
      "The speed: 0.01 to 100; 0.5 is slow motion. Default: 1. Filmstrips have none.",
      valueName: "speed"))
  var speed: Double?

  @Option(
    help: ArgumentHelp(
      "Draw also: touches (the finger), layout (frames and margins).", valueName: "what"))
  var show: [Overlay] = []

  @Option(
    help: ArgumentHelp(
      "The colour behind a translucent collection view: a UIColor name, a name in the scene's colors, or"
        + " \"#RRGGBB\". Default: none; white in \(FramesFormat.opaqueNames).", valueName: "color"))
  var background: String?

  @Option(
    help: ArgumentHelp(
      "How often \(FramesFormat.loopingEndings) files play; 0 for endlessly.", valueName: "count"))
  var loops: Int?

  /// The overlays that can be drawn over the scene.
  enum Overlay: String, CaseIterable, ExpressibleByArgument { case touches, layout }

  func validate() throws {
    if let fps, !Film.rates.contains(fps) {
      let (low, high) = (Film.rates.lowerBound, Film.rates.upperBound)
      throw ValidationError("--fps must be from \(low) to \(high).")
    }
    try ScriptMoment.validate(from, of: "--from")
    try ScriptMoment.validate(to, of: "--to")
    if let speed, !Film.speeds.contains(speed) {
      throw ValidationError("--speed must be from 0.01 to 100.")
    }
    if let loops, !Film.loopCounts.contains(loops) {
      throw ValidationError("--loops must be from 0 (endlessly) to \(Film.loopCounts.upperBound).")
    }
  }

  /// The settings of a film.
  ///
  /// - Throws: `CommandFailure` if the film would end after the script; an error of the scene if it has no such script
  ///   or colour.
  func settings(for renderer: SceneRenderer) throws -> FilmSettings {
    if let to { try renderer.checkTime(to, of: "--to", isWithin: script) }
    var settings = FilmSettings()
    if let fps { settings.framesPerSecond = fps }
    settings.start = from.map { .mark($0) }
    settings.end = to.map { .mark($0) }
    if let speed { settings.speed = speed }
    settings.showsTouches = show.contains(.touches)
    settings.showsLayout = show.contains(.layout)
    settings.background = try background.map(renderer.color(text:))
    return settings
  }
}

/// A format of `frames`: a film format, or the format of a filmstrip. The names are file extensions,
/// except `frames`, which means a folder.
struct FramesFormat: Hashable, ExpressibleByArgument {
  let name: String

  private init(name: String) { self.name = name }

  /// Parses the name of a format.
  init?(argument: String) {
    guard Self.allValueStrings.contains(argument) else { return nil }
    name = argument
  }

  static let allValueStrings =
    FilmFormat.allCases.map(\.rawValue)
    + PictureFormat.allCases.map(\.rawValue).filter { FilmFormat(rawValue: $0) == nil }

  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }

  /// The film formats; the first one is the default.
  static let films = FilmFormat.allCases.map { FramesFormat(name: $0.rawValue) }
  /// The filmstrip formats; the first one is the default.
  static let filmstrips = PictureFormat.allCases.map { FramesFormat(name: $0.rawValue) }
  static let png = filmstrips[0]
  static let apng = FramesFormat(name: FilmFormat.apng.rawValue)

  /// The film format; `nil` if only filmstrips have it.
  var film: FilmFormat? { FilmFormat(rawValue: name) }

  /// The format of a filmstrip; `nil` if only films have it.
  var picture: PictureFormat? { PictureFormat(rawValue: name) }

  /// The formats of filmstrips, as `.png, .svg or .pdf`.
  static let filmstripEndings = PictureFormat.endings(of: PictureFormat.allCases, "or")

  /// The format of a path's extension; `nil` if it has none of the extensions.
  init?(extensionOf path: String) {
    let file = path.split(separator: "/").last ?? ""
    guard file.contains("."), let ending = file.split(separator: ".").last?.lowercased(),
      ending != FilmFormat.frames.rawValue
    else { return nil }
    self.init(argument: ending)
  }

  /// Extensions of other formats. A path that ends with one is reported as a mistake and not used as a folder, unless
  /// the format is supported (`init(extensionOf:)`).
  static let otherEndings = ["mov", "avi", "avif", "jpg", "jpeg", "pdf", "json"]

  /// The path with the extension that may have been meant by one that is near to those of formats; `nil` if none is. A
  /// path with a slash at its end is a folder.
  static func mistypedName(_ path: String) -> String? {
    guard !path.hasSuffix("/"), let dot = path.lastIndex(of: "."),
      !path[dot...].contains("/")
    else { return nil }
    let ending = path[path.index(after: dot)...]
    let known = allValueStrings.filter { $0 != FilmFormat.frames.rawValue }
    return Suggestion.nearest(to: String(ending), among: known).map {
      "\(path[...dot])\($0)"
    }
  }

  /// The film formats that are single files, as `.apng, .gif or .svg`.
  static let fileEndings = endings { $0 != .frames }.listed("or")

  /// The formats that store a loop count, as `.apng, .gif and .svg`.
  static let loopingEndings = endings(where: \.hasLoopCount).listed("and")

  /// The formats that can be written to standard output, and filmstrips, as `.apng, .gif and filmstrips`.
  static let streamableEndings =
    (endings { $0.streamingObstacle == nil } + ["filmstrips"]).listed("and")

  /// The names of the formats that need ffmpeg, as `WebP and MP4`.
  static let namesWithProgram =
    FilmFormat.allCases.filter(\.needsProgram).map(\.name).listed("and")

  /// The names of the formats without alpha.
  static let opaqueNames = FilmFormat.allCases.filter(\.isOpaque).map(\.name).listed("and")

  private static func endings(where isListed: (FilmFormat) -> Bool) -> [String] {
    FilmFormat.allCases.filter(isListed).map { ".\($0.rawValue)" }
  }
}

/// The moments of a filmstrip, as an argument.
struct FilmstripMoments: ExpressibleByArgument {
  /// The values that are words.
  static let words = ["events", "marks"]

  let moments: Filmstrip.Moments

  /// The words that shells complete; a number is the other kind of value.
  static var defaultCompletionKind: CompletionKind { .list(["events", "marks"]) }

  init?(argument: String) {
    if argument == "marks" {
      moments = .marks
    } else if argument == "events" {
      moments = .events
    } else if let count = Int(argument), Filmstrip.counts.contains(count) {
      moments = .count(count)
    } else {
      return nil
    }
  }
}
