package import Drawing
internal import ImageCoding
internal import Motion
internal import Resolution
public import SceneRendering
internal import Scenes

extension Film {
  /// How often what moves is looked at, in moments a second of the film, whatever its rate. Our choice: the
  /// fastest spring that can be seen leaves the straight way between two of them by less than a tenth of
  /// a pixel.
  private static let looks = 240
  /// The most moments that are looked at. Our choice: three minutes in which something moves all the time.
  private static let mostLooks = 50_000

  /// The film as one SVG document that plays by itself: CSS and nothing else, so that it plays in a README,
  /// too. Who does not play it, or asks for reduced motion, sees the first moment. It moves smoothly,
  /// whatever the film's rate.
  ///
  /// - Parameter loops: How often it plays; 0 for ever.
  /// - Throws: `RenderingError` when so much moves that the document would be too large.
  public func svg(loops: Int = 0) throws(RenderingError) -> String {
    try svg(title: title, loops: loops) { picture(at: $0).displayList }
  }

  /// A document that plays pages of which each shows a moment of the script.
  package func svg(
    title: String, description: String = "", loops: Int, page: (Duration) -> DisplayList
  ) throws(RenderingError) -> String {
    var encoder = AnimatedSVGEncoder(title: title, description: description)
    var looks = 0
    let starts = [part.lowerBound] + breaks
    let step = Duration.seconds(1) * pace / (1000 * Self.looks)
    let instant = Duration(attoseconds: 1)
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] - instant : part.upperBound
      var time = start
      encoder.add(page(time), at: seconds(time), isJump: index > 0)
      while time < end {
        // While something moves it changes at once; else nothing does until the next break.
        let isMoving = timeline.nextChange(after: time).map { $0 <= time + instant } ?? false
        time = isMoving ? min(time + step, end) : end
        encoder.add(page(time), at: seconds(time))
        looks += 1
        guard looks <= Self.mostLooks else {
          throw .picture(
            "so much moves that the document would be too large; show a part with --from and --to")
        }
      }
    }
    do {
      return try encoder.document(
        duration: duration.seconds, repeatCount: loops == 0 ? nil : loops)
    } catch {
      throw .picture(error.description)
    }
  }

  /// The moments of the script, after the film's start, at which something may change all at once.
  private var breaks: [Duration] {
    let moments = Set(timeline.turns.map(\.time) + timeline.touches.map(\.time))
    return moments.filter { part.lowerBound < $0 && $0 <= part.upperBound }.sorted()
  }

  /// When a moment of the script is shown, in seconds of the film.
  private func seconds(_ time: Duration) -> Double {
    ((time - part.lowerBound) * 1000 / pace).seconds
  }

  private var title: String {
    [renderer.scene.title, script].filter { !$0.isEmpty }.joined(separator: ": ")
  }
}
