package import Drawing

/// A page with moments of a film in rows, with numbers, names, times and events, and a time axis below.
package struct FilmstripPage: Sendable {
  /// One moment.
  package struct Frame: Sendable {
    /// The name of the moment; empty for none.
    package var name: String
    /// The time, in seconds of the script.
    package var seconds: Double
    /// What happened since the moment before, such as calls of the delegate and of the app.
    package var notes: [String]
    /// What happened in the words of the alternative text.
    package var told: [String]
    /// The picture, in points.
    package var picture: DisplayList

    /// Creates a moment.
    package init(
      name: String, seconds: Double, notes: [String], told: [String] = [], picture: DisplayList
    ) {
      (self.name, self.seconds, self.notes, self.picture) = (name, seconds, notes, picture)
      self.told = told
    }

    /// The moment in a sentence; empty if nothing has to be reported.
    fileprivate var spoken: String {
      let words = (name.isEmpty ? [] : [name]) + told
      return words.isEmpty ? "" : "At \(time): \(words.joined(separator: ", "))."
    }

    fileprivate var time: String { decimal(seconds, places: 3) + " s" }
  }

  private struct Caption {
    let number: TypesetText
    /// The lines of the name; empty for none.
    let name: [TypesetText]
    let time: TypesetText
    let notes: [TypesetText]

    /// The height of the name's lines below the first one.
    var nameRise: Double { Double(max(name.count - 1, 0)) * Metrics.namePitch }
    /// The height of everything below the first line.
    var rest: Double { nameRise + Double(notes.count) * Metrics.noteHeight }
  }

  private typealias Metrics = FilmstripMetrics

  /// The page's drawing, in points.
  package let displayList: DisplayList
  /// The alternative text, in sentences.
  package let description: String

  /// Places and draws frames.
  ///
  /// - Parameters:
  ///   - frames: The moments, in order.
  ///   - part: The part of the script that the axis shows, in seconds.
  ///   - palette: The colours of everything but the cells.
  ///   - typesetter: Sets the text.
  package init(
    of frames: [Frame], part: ClosedRange<Double>, palette: DiagramPalette,
    typesetter: any Typesetter
  ) throws(DiagramFailure) {
    let setter = DiagramTypesetter(typesetter: typesetter)
    let picture = frames.first?.picture.size ?? Size(1, 1)
    let (columns, room, scale) = Self.columns(of: picture, count: frames.count)
    let shown = Size(
      (picture.width * scale).rounded(.up), (picture.height * scale).rounded(.up))
    let column = max(shown.width, min(room, Metrics.leastColumn)).rounded(.down)

    let captions = try frames.enumerated().map { index, frame throws(DiagramFailure) in
      let time = try setter.line(frame.time, Metrics.timeFont)
      var lines = try setter.lines(
        listing: frame.notes, Metrics.noteFont, width: column - Metrics.indent, breaksWords: true)
      if lines.count > Metrics.mostNotes {
        lines = Array(lines.prefix(Metrics.mostNotes - 1))
        lines.append(try setter.line("…", Metrics.noteFont))
      }
      return Caption(
        number: try setter.line("\(index + 1)", Metrics.numberFont),
        name: try setter.lines(
          frame.name, Metrics.nameFont,
          width: column - Metrics.indent - Metrics.timeGap - time.width,
          atMost: Metrics.mostNameLines),
        time: time, notes: lines)
    }
    var items: [DisplayList.Item] = []
    var y = Metrics.margin
    for start in stride(from: 0, to: frames.count, by: columns) {
      let row = start..<min(start + columns, frames.count)
      var rest = 0.0
      for index in row {
        let corner = Point(Metrics.margin + Double(index - start) * (column + Metrics.gap), y)
        items += Self.items(frames[index].picture, at: corner, shown, scale, palette)
        items += Self.items(
          captions[index], at: Point(corner.x, y + shown.height), width: column, palette)
        rest = max(rest, captions[index].rest)
      }
      y += shown.height + Metrics.captionHeight + rest + Metrics.rowGap
    }
    let used = Double(columns) * (column + Metrics.gap) - Metrics.gap
    let width = max(used, Metrics.leastWidth)
    let seconds = part.upperBound - part.lowerBound
    if seconds > 0 {
      let axis = try TimeAxis(
        frames.map { $0.seconds - part.lowerBound }, seconds: seconds, width: width, setter)
      y += axis.rise + Metrics.axisGap
      items += axis.items(at: Point(Metrics.margin, y), palette)
      y += Metrics.axisHeight
      for (time, isEnd) in [(part.lowerBound, false), (part.upperBound, true)] {
        let line = try setter.line(decimal(time, places: 3) + " s", Metrics.timeFont)
        items.append(
          .text(
            line, at: Point(Metrics.margin + (isEnd ? width - line.width : 0), y + 8),
            palette.secondaryInk))
      }
      y += 8
    }
    let size = Size(
      (width + 2 * Metrics.margin).rounded(.up), (y + Metrics.margin).rounded(.up))
    displayList = DisplayList(
      size: size, items: [.fill(.rect(Rect(origin: .zero, size: size)), palette.ground)] + items)
    let length = decimal(part.upperBound - part.lowerBound, places: 3)
    description = alternativeText(
      ["Filmstrip of \(frames.count) moments in \(length) s."] + frames.map(\.spoken))
  }

  /// The scale of the pictures, at most 1. Their corners are on whole points of the page.
  ///
  /// - Parameters:
  ///   - picture: The size of each picture, in points.
  ///   - count: The number of moments.
  package static func scale(of picture: Size, count: Int) -> Double {
    columns(of: picture, count: count).scale
  }

  /// The number of pictures in a row, the width that each may have, and their scale.
  private static func columns(
    of picture: Size, count: Int
  ) -> (count: Int, room: Double, scale: Double) {
    let inside = Metrics.width - 2 * Metrics.margin
    let fitting = Int(
      (inside + Metrics.gap) / (max(picture.width, Metrics.leastColumn) + Metrics.gap))
    // Rows of about the same length.
    let most = min(max(fitting, Metrics.columns), max(count, 1))
    let rows = (count + most - 1) / most
    let columns = max(1, (count + rows - 1) / max(rows, 1))
    let room = (inside - Double(columns - 1) * Metrics.gap) / Double(columns)
    let scale = min(1, room / max(picture.width, 1), Metrics.mostHeight / max(picture.height, 1))
    return (columns, room, scale)
  }

  private static func items(
    _ picture: DisplayList, at corner: Point, _ shown: Size, _ scale: Double,
    _ palette: DiagramPalette
  ) -> [DisplayList.Item] {
    let frame = Path.roundedRect(
      Rect(origin: corner, size: shown), cornerRadius: Metrics.corner)
    let place = Transform(scaleX: scale, y: scale).concatenating(.translation(corner))
    let inside = DisplayList.Layer(
      transform: place, clip: .rect(Rect(origin: .zero, size: picture.size)),
      items: picture.withoutNames().items)
    return [
      .layer(DisplayList.Layer(clip: frame, items: [.layer(inside)])),
      .stroke(frame, Stroke(lineWidth: 1), palette.cardLine),
    ]
  }

  private static func items(
    _ caption: Caption, at corner: Point, width: Double, _ palette: DiagramPalette
  ) -> [DisplayList.Item] {
    let middle = corner.y + Metrics.captionGap + Metrics.disc
    let center = Point(corner.x + Metrics.disc, middle)
    var items: [DisplayList.Item] = [
      .fill(.circle(center: center, radius: Metrics.disc), palette.ink),
      .text(
        caption.number,
        at: Point(
          center.x - caption.number.width / 2, caption.number.baseline(middle: middle)),
        palette.ground),
    ]
    let left = corner.x + Metrics.indent
    for (index, line) in caption.name.enumerated() {
      let y = middle + Double(index) * Metrics.namePitch
      items.append(.text(line, at: Point(left, line.baseline(middle: y)), palette.ink))
    }
    let timeLeft = caption.name.isEmpty ? left : corner.x + width - caption.time.width
    items.append(
      .text(
        caption.time, at: Point(timeLeft, caption.time.baseline(middle: middle)),
        palette.secondaryInk))
    let top = corner.y + Metrics.captionHeight + caption.nameRise
    for (index, line) in caption.notes.enumerated() {
      let y = top + (Double(index) + 0.5) * Metrics.noteHeight
      items.append(.text(line, at: Point(left, line.baseline(middle: y)), palette.secondaryInk))
    }
    return items
  }
}

/// The fonts and distances of a filmstrip, in points. All are our choice.
private enum FilmstripMetrics {
  /// The maximum width of a page, at which a README does not scale it down.
  static let width = 830.0
  static let margin = 24.0
  static let gap = 16.0
  static let rowGap = 20.0
  /// Pictures are scaled down to have as many beside each other.
  static let columns = 3
  /// The minimum width of a picture with its caption.
  static let leastColumn = 176.0
  static let leastWidth = 280.0
  static let mostHeight = 420.0
  static let corner = 8.0
  static let nameFont = Font.system(13, .semibold)
  static let timeFont = Font.monospaced(12)
  static let noteFont = Font.monospaced(11)
  static let numberFont = Font.system(11, .semibold)
  static let disc = 9.0
  /// The distance from the left edge to the name.
  static let indent = 26.0
  /// The minimum distance from a name to its time.
  static let timeGap = 8.0
  static let namePitch = 16.0
  static let mostNameLines = 2
  static let captionGap = 8.0
  static let captionHeight = 32.0
  static let noteHeight = 15.0
  static let mostNotes = 4
  static let axisGap = 16.0
  static let axisHeight = 20.0
}
