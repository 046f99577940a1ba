package import Drawing
internal import Files
internal import ImageCoding
internal import Machine
internal import Motion
internal import Resolution
package import SceneRendering
internal import Scenes
internal import Timelines

/// Writes films as animated SVG documents.
struct SVGFilmWriter: FilmWriter {
  var name: String { "SVG" }

  var hasFrames: Bool { false }

  func write(
    _ film: Film, to output: FilmOutput, progress: (Int) -> Void
  ) async throws -> [Film.Note] {
    let bytes = Array(try film.svg(loopCount: output.loopCount).utf8)
    var file = try GrowingFile(output.destination)
    try file.append(bytes)
    try file.finish()
    progress(film.frameCount)
    return []
  }
}

extension Film {
  /// The number of samples of moving content per second of the film, at any frame rate. Our choice:
  /// between two samples the fastest visible spring deviates less than a tenth of a pixel from a
  /// straight line.
  private static let looks = 240

  /// Returns the film as an SVG document that is animated by CSS.
  ///
  /// - Parameter loopCount: How often it plays; 0 for endlessly.
  /// - Throws: `RenderingError` if the document would be too large.
  package func svg(loopCount: Int = 0) throws(RenderingError) -> String {
    let film = smooth
    return try svg(title: title, loopCount: loopCount) { film.picture(at: $0).displayList }
  }

  /// Returns a document that plays pages, each of which shows a moment of the script.
  package func svg(
    title: String, description: String = "", loopCount: Int, page: (Duration) -> DisplayList
  ) throws(RenderingError) -> String {
    let encoder = try encoder(title: title, description: description, page: page)
    do {
      return try encoder.document(
        duration: duration.seconds, repeatCount: loopCount == 0 ? nil : loopCount)
    } catch {
      throw .picture(error.description)
    }
  }

  /// Returns the film as an SVG document and its style sheet, for a page that seeks in its animations.
  ///
  /// - Throws: `RenderingError` if the document would be too large.
  package func recording() throws(RenderingError) -> (style: String, markup: String) {
    let film = smooth
    let encoder = try encoder(title: "", description: "") { film.picture(at: $0).displayList }
    do {
      return try encoder.recording(duration: duration.seconds)
    } catch {
      throw .picture(error.description)
    }
  }

  /// Samples pages.
  private func encoder(
    title: String, description: String, page: (Duration) -> DisplayList
  ) throws(RenderingError) -> AnimatedSVGEncoder {
    var encoder = AnimatedSVGEncoder(title: title, description: description)
    func add(_ time: Duration, isJump: Bool = false) throws(RenderingError) {
      encoder.add(page(time), at: seconds(time), isJump: isJump)
      guard !encoder.isTooLarge else {
        throw .picture(
          "so much changes that the document would be too large; show a part with --from and --to")
      }
    }
    let starts = [part.lowerBound] + breaks
    let step = Duration.seconds(1) * pace / (1000 * Self.looks)
    let instant = Duration(attoseconds: 1)
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] - instant : part.upperBound
      var time = start
      try add(time, isJump: index > 0)
      while time < end {
        // While something moves, changes are sampled; otherwise nothing changes until the next
        // break.
        let isMoving = timeline.nextChange(after: time).map { $0 <= time + instant } ?? false
        time = isMoving ? min(time + step, end) : end
        try add(time)
      }
    }
    return encoder
  }

  /// The moments of the script, after the film's start, at which something may change abruptly.
  private var breaks: [Duration] {
    let moments = Set(turns.map(\.time) + touchMoments.map(\.time))
    return moments.filter { part.lowerBound < $0 && $0 <= part.upperBound }.sorted()
  }

  /// Converts a time of the script to seconds of the film.
  private func seconds(_ time: Duration) -> Double {
    ((time - part.lowerBound) * 1000 / pace).seconds
  }

  private var title: String {
    [renderer.scene.title, script].filter { !$0.isEmpty }.joined(separator: ": ")
  }
}
