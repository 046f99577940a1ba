package import Diagrams
internal import Drawing
internal import Machine
internal import Motion
package import Resolution
public import SceneRendering
internal import Scenes
internal import Vocabulary

/// The frames of a script. Each frame is computed from its number alone, so frames can be made in any
/// order and at the same time.
public struct Film: Sendable {
  /// The frame rates that films can have, in frames per second.
  public static let rates = FrameClock.rates
  /// The speeds that films can have. Our choice: a hundred times slower shows every step of a tap.
  public static let speeds = 0.01...100
  /// The maximum number of frames of a film. Our choice: an hour at 60 frames per second has 216,001.
  package static let mostFrames = 250_000

  /// The number of frames, including the one at the end.
  public let count: Int
  /// Frames per second.
  public var framesPerSecond: Int { clock.framesPerSecond }
  /// How long the part of the script that is shown takes in the film.
  package let duration: Duration
  /// The part of the script that is shown.
  let part: ClosedRange<Duration>
  package let timeline: Timeline
  /// The name of the script.
  let script: String
  /// Where the finger is.
  private let touches: TouchTrace
  let renderer: SceneRenderer
  /// What is behind everything; `nil` for nothing.
  let background: Color?
  private let clock: FrameClock
  /// Thousandths of the script's pace, so that no frame's time is rounded twice.
  let pace: Int
  private let showsTouches: Bool
  private let layoutInk: LayoutInk?

  /// Plays a script of a scene.
  ///
  /// - Throws: `RenderingError` when there is no such script, moment, rate or speed, or there would be
  ///   more than `mostFrames` frames.
  public init(
    of renderer: SceneRenderer, script: String, settings: FilmSettings = FilmSettings()
  ) throws(RenderingError) {
    guard let clock = FrameClock(framesPerSecond: settings.framesPerSecond) else {
      throw .noFrameRate(settings.framesPerSecond)
    }
    guard Self.speeds.contains(settings.speed) else {
      throw .noSpeed(settings.speed, possible: Self.speeds)
    }
    let timeline = try renderer.timeline(script: script)
    let steps = try renderer.steps(ofScript: script)
    part = try Self.part(
      from: settings.start?.time(in: steps) ?? .zero,
      to: settings.end?.time(in: steps) ?? timeline.duration,
      of: timeline)
    self.timeline = timeline
    self.script = script
    touches = TouchTrace(timeline.touches)
    pace = Int((settings.speed * 1000).rounded())
    duration = (part.upperBound - part.lowerBound) * 1000 / pace
    count = clock.frameCount(through: duration)
    guard count <= Self.mostFrames else { throw .tooManyFrames(count, most: Self.mostFrames) }
    self.clock = clock
    self.renderer = renderer
    background = settings.background.map { renderer.color($0) }
    showsTouches = settings.showsTouches
    layoutInk = settings.showsLayout ? try LayoutInk(for: renderer) : nil
  }

  private static func part(
    from start: Duration, to end: Duration, of timeline: Timeline
  ) throws(RenderingError) -> ClosedRange<Duration> {
    let end = min(end, timeline.duration)
    guard start <= end else {
      throw .emptyFilm(from: start.seconds, to: end.seconds)
    }
    return start...end
  }

  /// When frame `index` is shown, from the film's start.
  func time(ofFrame index: Int) -> Duration { clock.time(ofFrame: index) }

  /// The moment of the script that frame `index` shows.
  func scriptTime(ofFrame index: Int) -> Duration {
    part.lowerBound + clock.time(ofFrame: index) * pace / 1000
  }

  /// The picture of frame `index`.
  public func picture(ofFrame index: Int) -> Picture { picture(at: scriptTime(ofFrame: index)) }

  /// The picture at a moment of the script.
  func picture(at time: Duration) -> Picture { picture(at: Timeline.Moment(time)) }

  /// The picture at a moment of the script.
  func picture(at moment: Timeline.Moment) -> Picture {
    let time = moment.time
    let presentation = timeline.presentation(at: moment)
    var picture = renderer.picture(of: presentation)
    if let layoutInk {
      picture = picture.adding(layoutInk.items(for: presentation.layoutOutlines, in: picture.size))
    }
    if showsTouches { picture = picture.adding(touches.finger(at: time).ink) }
    return background.map(picture.standing) ?? picture
  }

  /// Returns what makes the bitmaps of consecutive frames.
  func bitmaps() -> FrameBitmaps { FrameBitmaps(scale: renderer.traits.displayScale.factor) }

  /// The finger at a moment of the script; `nil` when it is away.
  package func finger(at time: Duration) -> FingerMark? { touches.finger(at: time).mark }

  /// Groups consecutive frames that show the same, at most `longest` in a group.
  func runs(longest: Int = .max) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = 0
    while start < count {
      var end = start + 1
      let change = nextChange(after: scriptTime(ofFrame: start))
      let limit = longest < count - start ? start + longest : count
      while end < limit, change.map({ scriptTime(ofFrame: end) < $0 }) ?? true { end += 1 }
      runs.append(start..<end)
      start = end
    }
    return runs
  }

  /// The next moment of the script at which the picture may change.
  private func nextChange(after time: Duration) -> Duration? {
    let changes = [
      timeline.nextChange(after: time),
      showsTouches ? touches.nextChange(after: time) : nil,
    ]
    return changes.compactMap { $0 }.min()
  }
}

extension Picture {
  /// The picture on a ground of one colour.
  fileprivate func standing(on ground: Color) -> Picture {
    let rect = Path.rect(Rect(origin: .zero, size: size))
    return Picture(
      title: title, description: description, scale: scale,
      displayList: DisplayList(size: size, items: [.fill(rect, ground)] + displayList.items))
  }
}
