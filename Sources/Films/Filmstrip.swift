internal import Drawing
internal import Machine
internal import Motion
internal import Resolution
public import SceneRendering
internal import Scenes
internal import Vocabulary

/// A picture with several moments of a film side by side, labelled with their times.
public struct Filmstrip: Sendable {
  /// The selection of moments.
  public enum Moments: Hashable, Sendable {
    /// This number of moments from the first to the last, equally spaced; one of `counts`.
    case count(Int)
    /// The marks of the script.
    case marks
  }

  /// The valid numbers of moments. Our choice: more would be hard to read.
  public static let counts = 2...60

  private let film: Film
  private let moments: [(moment: Timeline.Moment, name: String?)]

  /// Selects the moments of a film. They are exact times and need not coincide with frames.
  ///
  /// - Throws: `RenderingError` if the part that the film shows has no marks, or the number is not
  ///   one of `counts`.
  public init(of film: Film, _ moments: Moments) throws(RenderingError) {
    self.film = film
    switch moments {
    case .count(let count):
      guard Self.counts.contains(count) else { throw .noFilmstrip(count, possible: Self.counts) }
      let length = film.part.upperBound - film.part.lowerBound
      self.moments = (0..<count).map { index in
        (Timeline.Moment(film.part.lowerBound + length * index / (count - 1)), nil)
      }
    case .marks:
      self.moments = film.timeline.marks.filter { film.part.contains($0.time) }
        .map { (Timeline.Moment($0), $0.name) }
      guard !self.moments.isEmpty else { throw .noMarks }
    }
  }

  // All sizes are our choice, as is the background: a gray on which white and black cells are
  // visible.
  private static let margin = 20.0
  private static let gap = 16.0
  private static let labelGap = 8.0
  private static let rowGap = 20.0
  private static let font = Font.system(11, .medium)
  /// The maximum width of a row, in points: 8192 pixels at 2×.
  private static let widestRow = 4096.0

  /// Draws the strip.
  public func picture() throws(RenderingError) -> Picture {
    let pictures = moments.map { film.picture(at: $0.moment) }
    let labels = try moments.map { moment throws(RenderingError) in
      try film.renderer.typeset(Self.label(moment), in: Self.font)
    }
    let picture = pictures.first?.size ?? .zero
    let cell = Size(max(picture.width, labels.map(\.width).max() ?? 0), picture.height)
    let columns = Self.columns(count: moments.count, width: cell.width)
    let labelHeight = Self.font.ascender + Self.font.descender
    let pitch = Size(
      cell.width + Self.gap, cell.height + Self.labelGap + labelHeight + Self.rowGap)
    let rows = (moments.count + columns - 1) / columns
    let size = Size(
      2 * Self.margin + Double(columns) * pitch.width - Self.gap,
      2 * Self.margin + Double(rows) * pitch.height - Self.rowGap)
    let (ground, ink) = colors
    var items: [DisplayList.Item] = [.fill(.rect(Rect(origin: .zero, size: size)), ground)]
    for (index, (frame, label)) in zip(pictures, labels).enumerated() {
      let origin = Point(
        Self.margin + Double(index % columns) * pitch.width,
        Self.margin + Double(index / columns) * pitch.height)
      let indent = ((cell.width - picture.width) / 2).rounded()
      items.append(
        .layer(
          DisplayList.Layer(
            transform: .translation(origin + Point(indent, 0)),
            clip: .rect(Rect(origin: .zero, size: picture)),
            items: frame.displayList.withoutNames().items)))
      let baseline = cell.height + Self.labelGap + Self.font.ascender
      items.append(
        .text(
          label, at: origin + Point((cell.width - label.width) / 2, baseline), ink))
    }
    let times = moments.map(Self.label).joined(separator: ", ")
    return Picture(
      title: [film.renderer.scene.title, "filmstrip"].filter { !$0.isEmpty }
        .joined(separator: ": "),
      description: "\(moments.count) moments: \(times)",
      scale: film.renderer.traits.displayScale.factor,
      displayList: DisplayList(size: size, items: items))
  }

  /// The label of a moment: `0.25 s`, or `pressed 0.25 s`.
  private static func label(_ moment: (moment: Timeline.Moment, name: String?)) -> String {
    let time = decimal(moment.moment.time.seconds, places: 3) + " s"
    return moment.name.map { "\($0) \(time)" } ?? time
  }

  /// The number of columns, so that rows fit the width and have about the same length.
  private static func columns(count: Int, width: Double) -> Int {
    let fitting = max(Int((widestRow - 2 * margin + gap) / (width + gap)), 1)
    let rows = (count + fitting - 1) / fitting
    return (count + rows - 1) / rows
  }

  private var colors: (ground: Color, ink: Color) {
    switch film.renderer.traits.appearance {
    case .light: (Color(hex: 0xECECEF), Color(hex: 0x48484A))
    case .dark: (Color(hex: 0x1C1C1F), Color(hex: 0xB8B8BE))
    }
  }
}
