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

  @Option(help: ArgumentHelp("What else is drawn: touches, the finger.", valueName: "what"))
  var show: [Overlay] = []

  @Option(
    help: ArgumentHelp(
      "What is behind a translucent collection view: UIColor's name, a name of the scene's colors, or"
        + " \"#RRGGBB\". Default: nothing; white in MP4.", valueName: "color"))
  var background: String?

  @Option(
    help: ArgumentHelp("How often .apng, .gif and .svg play; 0 for ever.", valueName: "count"))
  var loops: Int?

  /// What can be drawn over the scene.
  enum Overlay: String, CaseIterable, ExpressibleByArgument { case touches }

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
  func settings(for renderer: SceneRenderer, format: FilmFormat) throws -> FilmSettings {
    var settings = FilmSettings(framesPerSecond: fps)
    if format == .gif, fps > Film.fastestGIF {
      settings.framesPerSecond = Film.fastestGIF
      Terminal.printError(
        "note: GIF shows at most \(Film.fastestGIF) frames a second; the film has as many")
    }
    settings.start = from
    settings.end = to
    settings.speed = speed
    settings.showsTouches = show.contains(.touches)
    settings.background = try background.map(renderer.color(text:))
    return settings
  }
}

/// What the frames of a script can be written as; the words are the names' endings, but for `frames`, a
/// folder.
enum FilmFormat: String, CaseIterable, ExpressibleByArgument {
  case frames, apng, gif, mp4, png, svg

  /// What films can be, the default first.
  static let films: [FilmFormat] = [.frames, .apng, .gif, .svg, .mp4]
  /// What filmstrips can be, the default first.
  static let filmstrips: [FilmFormat] = [.png, .svg]
  /// What people may ask for and mean no folder.
  static let otherEndings = ["webp", "mov", "webm", "avi", "avif", "jpg", "jpeg", "pdf", "json"]
}

/// Which moments a filmstrip shows, as an argument.
struct FilmstripMoments: ExpressibleByArgument {
  let moments: Filmstrip.Moments

  init?(argument: String) {
    if argument == "marks" {
      moments = .marks
    } else if let count = Int(argument), Filmstrip.counts.contains(count) {
      moments = .count(count)
    } else {
      return nil
    }
  }
}
