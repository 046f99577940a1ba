public import SceneRendering
internal import Scenes
public import Vocabulary

/// The part of a script that a film shows, its speed, and its background.
public struct FilmSettings: Hashable, Sendable {
  /// The frame rate, one of `Film.rates`. Default: 60 frames per second.
  public var framesPerSecond: Int
  /// The moment of the script at which the film starts; `nil` for the script's start. Default:
  /// `nil`.
  public var start: ScriptMoment?
  /// The moment of the script at which the film ends; `nil` for the script's end. At a mark the last picture shows the
  /// state before the script's next step. Default: `nil`.
  public var end: ScriptMoment?
  /// The speed: 0.5 is slow motion. One of `Film.speeds`, rounded to thousandths. Default: 1.
  public var speed = 1.0
  /// Whether the finger is drawn. Default: `false`.
  public var showsTouches = false
  /// Whether the views' frames, margins and baselines are drawn. Default: `false`.
  public var showsLayout = false
  /// The colour behind translucent parts of the collection view; `nil` for none, which means white
  /// in formats without alpha. Default: `nil`.
  public var background: DynamicColor?

  /// Creates settings for the whole script, by default at 60 frames per second.
  public init(framesPerSecond: Int = 60) {
    self.framesPerSecond = framesPerSecond
  }
}
