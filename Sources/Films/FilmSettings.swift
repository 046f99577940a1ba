public import SceneRendering
internal import Scenes
public import Vocabulary

/// What of a script a film shows, how fast, and on what ground.
public struct FilmSettings: Hashable, Sendable {
  /// Frames in a second of the film, one of `Film.rates`. Default: 60.
  public var framesPerSecond = 60
  /// The moment of the script at which the film begins; `nil` for the script's start. Default: `nil`.
  public var start: ScriptMoment?
  /// The moment of the script at which the film ends; `nil` for the script's end. Default: `nil`.
  public var end: ScriptMoment?
  /// How fast the script runs: 0.5 is slow motion. One of `Film.speeds`, rounded to thousandths.
  /// Default: 1.
  public var speed = 1.0
  /// Whether the finger is drawn. Default: no.
  public var showsTouches = false
  /// Whether frames of views, their margins and baselines are drawn. Default: no.
  public var showsLayout = false
  /// The colour behind the collection view where that is translucent; `nil` for none, which is white in
  /// formats without alpha. Default: `nil`.
  public var background: DynamicColor?

  /// The whole script at 60 frames a second.
  public init() {}

  /// The whole script at another rate.
  public init(framesPerSecond: Int) {
    self.framesPerSecond = framesPerSecond
  }
}
