internal import Scenes
public import Vocabulary

/// What of a script a film shows, how fast, and on what ground.
public struct FilmSettings: Hashable, Sendable {
  /// Frames in a second of the film, one of `Film.rates`. Default: 60.
  public var framesPerSecond = 60
  /// Where the film begins: seconds, or a mark of the script. Default: the script's start.
  public var start: String?
  /// Where it ends. Default: the script's end.
  public var end: String?
  /// How fast the script runs: 0.5 is slow motion. One of `Film.speeds`, to the nearest thousandth.
  /// Default: 1.
  public var speed = 1.0
  /// Whether the finger is drawn. Default: no.
  public var showsTouches = false
  /// Whether frames of views, their margins and baselines are drawn. Default: no.
  public var showsLayout = false
  /// What is behind the collection view, where that is translucent. Default: nothing, in formats that can
  /// say so, else white.
  public var background: DynamicColor?

  /// The whole script at 60 frames a second.
  public init() {}

  /// The whole script at another rate.
  public init(framesPerSecond: Int) {
    self.framesPerSecond = framesPerSecond
  }
}
