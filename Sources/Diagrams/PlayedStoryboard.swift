package import Drawing

/// An animated storyboard: the collection view as it moves, a time axis with a running mark, and
/// below it the last action with its delegate calls.
package struct PlayedStoryboard: Sendable {
  private typealias Metrics = StoryboardMetrics

  private let seconds: Double
  private let size: Size
  private let scale: Double
  private let inside: Double
  private let axis: TimeAxis
  private let axisTop: Double
  private let captions: [TextBlock]
  private let ends: (start: TypesetText, end: TypesetText)
  private let palette: DiagramPalette

  /// Places everything that does not move.
  ///
  /// - Parameters:
  ///   - steps: The moments, in order.
  ///   - seconds: The duration of the script, in seconds.
  ///   - picture: The size of the collection view, in points.
  ///   - palette: The colours of everything but the cells.
  ///   - typesetter: Sets the text.
  package init(
    of steps: [Storyboard.Step], seconds: Double, picture: Size,
    palette: DiagramPalette = .light, typesetter: any Typesetter
  ) throws(DiagramFailure) {
    let setter = DiagramTypesetter(typesetter: typesetter)
    self.seconds = seconds
    self.palette = palette
    scale = min(1, (Metrics.width - 2 * Metrics.margin) / picture.width)
    inside = max(picture.width * scale, Metrics.leastInside)
    axis = try TimeAxis(steps.map(\.seconds), seconds: seconds, width: inside, setter)
    axisTop = Metrics.margin + picture.height * scale + Metrics.axisGap + axis.rise
    ends = (
      try setter.line("0 s", DiagramMetrics.footFont),
      try setter.line(decimal(seconds, places: 3) + " s", DiagramMetrics.footFont)
    )
    var captions: [TextBlock] = []
    for (index, step) in steps.enumerated() {
      var block = TextBlock()
      let head = "\(index + 1)  \(step.action)"
      block.add(try setter.line(head, Metrics.headFont), palette.ink)
      for line in try setter.lines(
        step.calls.joined(separator: ", "), Metrics.callFont, width: inside)
      {
        block.add(line, palette.secondaryInk, gapBefore: 4)
      }
      captions.append(block)
    }
    self.captions = captions
    let tallest = captions.map(\.size.height).max() ?? 0
    size = Size(
      inside + 2 * Metrics.margin,
      (axisTop + Metrics.axisHeight + Self.captionGap + tallest + Metrics.margin).rounded(.up))
  }

  /// The distance from the times below the axis to the caption.
  private static let captionGap = 16.0
  private static let markRadius = 3.5

  /// Returns the page at a moment.
  ///
  /// - Parameters:
  ///   - time: The moment, in seconds.
  ///   - step: The last step; `nil` before the first one.
  ///   - picture: The collection view at that moment.
  ///   - fingers: The fingers on it, in the collection view's points.
  package func displayList(
    at time: Double, step: Int?, picture: DisplayList, fingers: [FingerMark]
  ) -> DisplayList {
    let left = (size.width - picture.size.width * scale) / 2
    let place = Transform(scaleX: scale, y: scale)
      .concatenating(.translation(Point(left, Metrics.margin)))
    let frame = Rect(origin: .zero, size: picture.size)
    var items: [DisplayList.Item] = [
      .fill(.rect(Rect(origin: .zero, size: size)), palette.ground),
      .layer(DisplayList.Layer(transform: place, clip: .rect(frame), items: picture.items)),
      .layer(
        DisplayList.Layer(
          transform: place,
          items: [.stroke(.rect(frame), Stroke(lineWidth: 1 / scale), palette.cardLine)])),
    ]
    for finger in fingers {
      let mark = finger.scaled(by: scale).items()
      items.append(
        .layer(
          DisplayList.Layer(transform: .translation(Point(left, Metrics.margin)), items: mark)))
    }
    items += axis.items(at: Point(Metrics.margin, axisTop), palette)
    let textTop = axisTop + Metrics.axisHeight
    items.append(
      .text(
        ends.start, at: Point(Metrics.margin, textTop + ends.start.font.ascender),
        palette.secondaryInk))
    items.append(
      .text(
        ends.end,
        at: Point(Metrics.margin + inside - ends.end.width, textTop + ends.end.font.ascender),
        palette.secondaryInk))
    let way = seconds > 0 ? min(time / seconds, 1) * inside : 0
    items.append(
      .layer(
        DisplayList.Layer(
          name: "now", transform: .translation(Point(Metrics.margin + way, axisTop)),
          items: [
            .fill(.circle(center: .zero, radius: Self.markRadius), palette.curve)
          ])))
    if let step, captions.indices.contains(step) {
      items += captions[step].items(at: Point(Metrics.margin, textTop + Self.captionGap + 12))
    }
    return DisplayList(size: size, items: items)
  }
}
