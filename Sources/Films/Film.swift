package import Diagrams
internal import Drawing
internal import Machine
internal import Motion
internal import Resolution
public import SceneRendering
internal import Scenes
package import Timelines
internal import Vocabulary

/// The frames of a script. Each frame depends only on its index, so frames can be made in any order
/// and in parallel.
public struct Film: Sendable {
  /// The valid frame rates, in frames per second.
  public static let rates = FrameClock.rates
  /// The valid speeds. Our choice: a hundred times slower shows every step of a tap.
  public static let speeds = 0.01...100
  /// The maximum number of frames of a film that is written with frames. Our choice: an hour at 60 frames per second has 216,001.
  package static let mostFrames = 250_000

  /// The number of frames, including the one at the end.
  public private(set) var frameCount: Int
  /// The frame rate, in frames per second.
  public var framesPerSecond: Int { clock.framesPerSecond }
  /// The duration of the film.
  package let duration: Duration
  /// The part of the script that is shown, in times of the script.
  let part: ClosedRange<Duration>
  /// The mark at which the film ends; `nil` if it ends at a time.
  private let lastMark: ScriptMark?
  package private(set) var timeline: Timeline
  /// The name of the script.
  let script: String
  /// The positions of the fingers.
  private let touches: TouchTrace
  let renderer: SceneRenderer
  /// The background colour; `nil` for none.
  private(set) var background: Color?
  private var clock: FrameClock
  /// The speed in thousandths, as an integer so that frame times are not rounded twice.
  let pace: Int
  private let showsTouches: Bool
  private let layoutInk: LayoutInk?

  /// Plays a script of a scene. A film that would end after the script ends with it.
  ///
  /// - Throws: `RenderingError.invalidFrameRate` or `invalidSpeed` if the rate or the speed is not valid,
  ///   `unknownScript` if there is no such script, `scene` if it cannot be played, `invalidMoment` if it has no such
  ///   moment, and `emptyFilm` if the film would start after its end.
  public init(
    of renderer: SceneRenderer, script: String, settings: FilmSettings = FilmSettings()
  ) throws(RenderingError) {
    guard let clock = FrameClock(framesPerSecond: settings.framesPerSecond) else {
      throw .invalidFrameRate(settings.framesPerSecond, allowed: Self.rates)
    }
    guard Self.speeds.contains(settings.speed) else {
      throw .invalidSpeed(settings.speed, allowed: Self.speeds)
    }
    let timeline = try renderer.timeline(script: script)
    let steps = try renderer.steps(ofScript: script)
    part = try Self.part(
      from: settings.start?.time(in: steps) ?? .zero,
      to: settings.end?.time(in: steps) ?? timeline.duration,
      of: timeline)
    lastMark =
      if case .mark(let name)? = settings.end {
        timeline.marks.first { $0.name == name }
      } else {
        nil
      }
    self.timeline = timeline
    self.script = script
    touches = TouchTrace(Self.touches(in: timeline, through: lastMark))
    pace = Int((settings.speed * 1000).rounded())
    duration = (part.upperBound - part.lowerBound) * 1000 / pace
    frameCount = clock.frameCount(through: duration)
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
      throw .emptyFilm(from: start, to: end)
    }
    return start...end
  }

  /// Returns the film at the format's maximum frame rate if it is faster than that, otherwise the film itself.
  package func shown(in format: FilmFormat) -> Film {
    guard let fastest = format.maximumFramesPerSecond, framesPerSecond > fastest,
      let slower = FrameClock(framesPerSecond: fastest)
    else { return self }
    var film = self
    film.clock = slower
    film.frameCount = slower.frameCount(through: duration)
    return film
  }

  /// The same film for documents without pixels (`Timeline.smooth`).
  var smooth: Film {
    var film = self
    film.timeline = timeline.smooth
    return film
  }

  /// The same film for formats without alpha: a translucent background stands on white, and is drawn only once.
  var withOpaqueBackground: Film {
    var film = self
    film.background = background?.overWhite
    return film
  }

  /// The time of frame `index` from the film's start.
  func time(ofFrame index: Int) -> Duration { clock.time(ofFrame: index) }

  /// The time of the script that frame `index` shows.
  func scriptTime(ofFrame index: Int) -> Duration {
    part.lowerBound + clock.time(ofFrame: index) * pace / 1000
  }

  /// The picture of frame `index`, from 0 to one less than `frameCount`. Other indices give the first or the last frame.
  public func picture(ofFrame index: Int) -> Picture {
    picture(at: scriptTime(ofFrame: max(0, min(index, frameCount - 1))))
  }

  /// The moment of the film at a time of the script. At its end that is the mark it ends at, with the state before the
  /// script's next step.
  func moment(at time: Duration) -> Timeline.Moment {
    guard let lastMark, time == part.upperBound else { return Timeline.Moment(time) }
    return Timeline.Moment(lastMark)
  }

  /// The turns of the script up to the end of the film.
  var turns: ArraySlice<Turn> { timeline.turns(through: moment(at: part.upperBound)) }

  /// The marks of the part that is shown, in order.
  var marks: [ScriptMark] {
    let last = lastMark.flatMap { timeline.marks.firstIndex(of: $0) }
    return timeline.marks.prefix(last.map { $0 + 1 } ?? timeline.marks.count)
      .filter { part.contains($0.time) }
  }

  /// The actions of fingers, without those after the mark at which the film ends.
  var touchMoments: [TouchMoment] { Self.touches(in: timeline, through: lastMark) }

  private static func touches(
    in timeline: Timeline, through mark: ScriptMark?
  ) -> [TouchMoment] {
    guard let mark else { return timeline.touches }
    return Array(timeline.touches.prefix(mark.touchCount))
  }

  /// The picture at a time of the script.
  func picture(at time: Duration) -> Picture { picture(at: moment(at: time)) }

  /// The picture at a moment of the script.
  ///
  /// - Parameter scale: The scale at which a page shows it; cells have their edges on the page's pixels. Default: 1.
  func picture(at moment: Timeline.Moment, shownAt scale: Double = 1) -> Picture {
    let time = moment.time
    let presentation = timeline.presentation(at: moment)
    let pixelsPerPoint = scale == 1 ? nil : scale * renderer.traits.displayScale.factor
    var picture = renderer.picture(of: presentation, pixelsPerPoint: pixelsPerPoint)
    if let layoutInk {
      picture = picture.adding(layoutInk.items(for: presentation.layoutOutlines, in: picture.size))
    }
    if showsTouches { picture = picture.adding(fingers(at: time).flatMap { $0.items() }) }
    return background.map(picture.standing) ?? picture
  }

  /// Creates a renderer for the bitmaps of consecutive frames.
  func bitmaps() -> FrameBitmaps { FrameBitmaps(scale: renderer.traits.displayScale.factor) }

  /// The fingers that are visible at a time of the script.
  package func fingers(at time: Duration) -> [FingerMark] {
    touches.fingers(at: time).compactMap(\.mark)
  }

  /// Groups equal consecutive frames, at most `longest` in a group.
  func runs(longest: Int = .max) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = 0
    while start < frameCount {
      var end = start + 1
      let change = nextChange(after: scriptTime(ofFrame: start))
      let limit = longest < frameCount - start ? start + longest : frameCount
      while end < limit, change.map({ scriptTime(ofFrame: end) < $0 }) ?? true { end += 1 }
      runs.append(start..<end)
      start = end
    }
    return runs
  }

  /// The next time of the script at which the picture may change; `nil` if there is none.
  private func nextChange(after time: Duration) -> Duration? {
    let changes = [
      timeline.nextChange(after: time),
      showsTouches ? touches.nextChange(after: time) : nil,
    ]
    return changes.compactMap { $0 }.min()
  }
}

extension Color {
  /// The opaque colour that this one gives on white.
  fileprivate var overWhite: Color {
    func mixed(_ component: Double) -> Double { component * alpha + (1 - alpha) }
    return Color(red: mixed(red), green: mixed(green), blue: mixed(blue))
  }
}

extension Picture {
  /// Returns the picture on a background colour.
  fileprivate func standing(on ground: Color) -> Picture {
    let rect = Path.rect(Rect(origin: .zero, size: size))
    return replacing(items: [.fill(rect, ground)] + displayList.items)
  }
}
