internal import ArgumentParser
internal import Cellophane

/// What of a script a film shows, and how.
struct FilmOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The script to play.", valueName: "name"))
  var script: String

  @Option(
    help: ArgumentHelp(
      "Frames a second: \(Film.rates.lowerBound) to \(Film.rates.upperBound).", valueName: "rate"))
  var fps = 60

  @Option(help: ArgumentHelp("Where the film begins: seconds, or a mark.", valueName: "moment"))
  var from: String?

  @Option(help: ArgumentHelp("Where it ends: seconds, or a mark.", valueName: "moment"))
  var to: String?

  @Option(help: "How fast the script runs: 0.01 to 100; 0.5 is slow motion.")
  var speed = 1.0

  @Option(
    help: ArgumentHelp(
      "What else is drawn: touches, the finger; layout, frames and margins.", valueName: "what"))
  var show: [Overlay] = []

  @Option(
    help: ArgumentHelp(
      "What is behind a translucent collection view: UIColor's name, a name of the scene's colors, or"
        + " \"#RRGGBB\". Default: nothing; white in MP4.", valueName: "color"))
  var background: String?

  @Option(
    help: ArgumentHelp(
      "How often \(FramesFormat.loopingEndings) play; 0 for endlessly.", valueName: "count"))
  var loops: Int?

  /// What can be drawn over the scene.
  enum Overlay: String, CaseIterable, ExpressibleByArgument { case touches, layout }

  func validate() throws {
    guard Film.rates.contains(fps) else {
      let (low, high) = (Film.rates.lowerBound, Film.rates.upperBound)
      throw ValidationError("--fps must be from \(low) to \(high).")
    }
    guard Film.speeds.contains(speed) else {
      throw ValidationError("--speed must be from 0.01 to 100.")
    }
    if let loops, !Film.loopCounts.contains(loops) {
      throw ValidationError("--loops must be from 0, for ever, to \(Film.loopCounts.upperBound).")
    }
  }

  /// The settings of a film; says so when a format cannot have all that was asked for.
  func settings(for renderer: SceneRenderer, format: FilmFormat?) throws -> FilmSettings {
    var settings = FilmSettings(framesPerSecond: fps)
    if let format, let fastest = format.maximumFramesPerSecond, fps > fastest {
      settings.framesPerSecond = fastest
      Terminal.printError(
        "note: \(format.rawValue.uppercased()) shows at most \(fastest) frames a second; the film has"
          + " as many")
    }
    settings.start = from.map { .mark($0) }
    settings.end = to.map { .mark($0) }
    settings.speed = speed
    settings.showsTouches = show.contains(.touches)
    settings.showsLayout = show.contains(.layout)
    settings.background = try background.map(renderer.color(text:))
    return settings
  }
}

/// What `frames` writes: a film in one of its formats, or a filmstrip as PNG or SVG. The names are the
/// extensions of files, but for `frames`, a folder.
struct FramesFormat: Hashable, ExpressibleByArgument {
  let name: String

  private init(name: String) { self.name = name }

  /// Reads the name of a format.
  init?(argument: String) {
    guard Self.allValueStrings.contains(argument) else { return nil }
    name = argument
  }

  static let allValueStrings = FilmFormat.allCases.map(\.rawValue) + ["png"]

  /// The formats of films, the default first.
  static let films = FilmFormat.allCases.map { FramesFormat(name: $0.rawValue) }
  /// The formats of filmstrips, the default first.
  static let filmstrips = ["png", "svg"].map { FramesFormat(name: $0) }
  static let png = filmstrips[0]
  static let apng = FramesFormat(name: FilmFormat.apng.rawValue)

  /// The film's format; `nil` for one that only filmstrips have.
  var film: FilmFormat? { FilmFormat(rawValue: name) }

  /// Returns the format that a path says by its extension; `nil` if it says none.
  init?(extensionOf path: String) {
    let file = path.split(separator: "/").last ?? ""
    guard file.contains("."), let ending = file.split(separator: ".").last?.lowercased(),
      ending != FilmFormat.frames.rawValue
    else { return nil }
    self.init(argument: ending)
  }

  /// Extensions of formats that are not written. A path that ends in one is taken for a mistake and not for
  /// a folder.
  static let otherEndings = ["mov", "webm", "avi", "avif", "jpg", "jpeg", "pdf", "json"]

  /// The formats of films that are one file, as `.apng, .gif, .svg or .mp4`.
  static var fileEndings: String {
    list(FilmFormat.allCases.filter { $0 != .frames }, "or")
  }

  /// The formats that say how often a film plays, as `.apng, .gif and .svg`.
  static var loopingEndings: String { list(FilmFormat.allCases.filter(\.hasLoopCount), "and") }

  private static func list(_ formats: [FilmFormat], _ conjunction: String) -> String {
    let words = formats.map { ".\($0.rawValue)" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + (words.last ?? "")
  }
}

/// Which moments a filmstrip shows, as an argument.
struct FilmstripMoments: ExpressibleByArgument {
  let moments: Filmstrip.Moments

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
