internal import Drawing
internal import ImageCoding
internal import Motion
internal import Resolution

extension SceneRenderer {
  /// How often what moves is looked at, in moments a second. Our choice: the fastest spring that can be
  /// seen leaves the straight way between two of them by less than a tenth of a pixel.
  private static let looks = 240

  /// A script as one SVG document that plays by itself: CSS and nothing else. Who does not play it sees
  /// the first moment.
  ///
  /// - Parameters:
  ///   - script: The name of the script.
  ///   - repeatCount: How often it plays; `nil` for without end.
  /// - Throws: `RenderingError` when there is no such script.
  public func animatedSVG(
    script: String, repeatCount: Int? = nil
  ) throws(RenderingError) -> String {
    let timeline = try timeline(script: script)
    var encoder = AnimatedSVGEncoder(title: [scene.title, script].joined(separator: ": "))
    let instant = Duration(attoseconds: 1)
    for (index, turn) in timeline.turns.enumerated() {
      let next = index + 1 < timeline.turns.count ? timeline.turns[index + 1].time : nil
      let end = next.map { $0 - instant } ?? timeline.duration
      var time = turn.time
      encoder.add(
        timeline.presentation(at: time).displayList(), at: time.seconds, isJump: index > 0)
      while time < end {
        // While something moves it changes at once; else nothing does until the next turn.
        let isMoving = timeline.nextChange(after: time).map { $0 <= time + instant } ?? false
        time = isMoving ? min(time + .seconds(1) / Self.looks, end) : end
        encoder.add(timeline.presentation(at: time).displayList(), at: time.seconds)
      }
    }
    return encoder.document(duration: timeline.duration.seconds, repeatCount: repeatCount)
  }
}
