internal import Drawing

/// One moment of a storyboard: heading, picture, properties and calls, from top to bottom.
struct StoryboardPanel {
  private typealias Metrics = StoryboardMetrics

  private struct PropertyLine {
    let text: TypesetText
    /// The item's number; `nil` if all properties of the page are of one item.
    let item: TypesetText?
    let property: Storyboard.Property
  }

  /// The heights of the parts, which all panels of a row share.
  struct Heights {
    /// The lines of the heading below its first one.
    var head = 0
    var picture = 0.0
    var properties = 0
    var calls = 0

    func union(_ other: Heights) -> Heights {
      Heights(
        head: max(head, other.head), picture: max(picture, other.picture),
        properties: max(properties, other.properties),
        calls: max(calls, other.calls))
    }

    /// The distance from the top of the picture to the line between properties and calls.
    var rule: Double {
      picture + Metrics.propertyGap + Double(properties) * Metrics.propertyPitch + 6
    }

    /// The distance from the top to the picture.
    var pictureTop: Double {
      Metrics.headHeight + Double(head) * Metrics.headPitch + Metrics.headGap
    }

    var total: Double {
      pictureTop + rule
        + (calls > 0 ? Metrics.callGap + Double(calls) * Metrics.callPitch : 0)
    }
  }

  private let step: Storyboard.Step
  private let number: TypesetText
  private let action: [TypesetText]
  private let time: TypesetText
  private let lines: [PropertyLine]
  private let calls: [TypesetText]

  /// Sets the texts of a moment.
  ///
  /// - Parameters:
  ///   - showsItems: Whether each property is listed with its item.
  ///   - width: The width at which the heading is broken into lines.
  init(
    _ step: Storyboard.Step, number: Int, showsItems: Bool, width: Double,
    _ setter: DiagramTypesetter
  ) throws(DiagramFailure) {
    self.step = step
    self.number = try setter.line("\(number)", Metrics.headFont)
    time = try setter.line(secondsText(step.seconds), Metrics.timeFont)
    // An item's number stays with its word.
    action = try setter.lines(
      listing: step.action.split(separator: ", ").map(String.init), Metrics.headFont,
      width: width - self.number.width - time.width - Metrics.numberGap - Metrics.timeGap,
      longestWord: .infinity)
    var lines: [PropertyLine] = []
    for property in step.properties {
      let font = property.isChanged ? Metrics.changedFont : Metrics.propertyFont
      lines.append(
        PropertyLine(
          text: try setter.line(property.text, font),
          item: showsItems ? try setter.line("item \(property.item)", Metrics.itemFont) : nil,
          property: property))
    }
    self.lines = lines
    var calls: [TypesetText] = []
    for call in step.calls { calls.append(try setter.line(call, Metrics.callFont)) }
    self.calls = calls
  }

  /// The minimum width for the texts.
  var leastWidth: Double {
    let head =
      number.width + (action.map(\.width).max() ?? 0) + time.width + Metrics.numberGap
      + Metrics.timeGap
    let properties = lines.map {
      Metrics.propertyIndent + $0.text.width + ($0.item.map { 6 + $0.width } ?? 0)
    }
    return max(head, properties.max() ?? 0, calls.map(\.width).max() ?? 0)
  }

  /// The width at which the picture has its maximum size.
  var naturalWidth: Double {
    let size = step.picture.size
    return size.width * min(1, Metrics.mostPictureHeight / max(size.height, 1))
  }

  /// How far a finger outside of the collection view extends below its picture.
  private func overhang(_ scale: Double) -> Double {
    let fingers = step.fingers.map { $0.scaled(by: scale) }
    let ends = fingers.map { $0.location.y + $0.reach }
    guard let end = ends.max() else { return 0 }
    let reach = end - step.picture.size.height * scale
    return min(max(0, reach), Metrics.mostOverhang).rounded(.up)
  }

  /// The scale of the picture, at most 1.
  func scale(width: Double) -> Double {
    let size = step.picture.size
    guard size.width > 0, size.height > 0 else { return 1 }
    return min(1, width / size.width, Metrics.mostPictureHeight / size.height)
  }

  func heights(width: Double) -> Heights {
    let scale = scale(width: width)
    return Heights(
      head: max(0, action.count - 1),
      picture: (step.picture.size.height * scale).rounded() + overhang(scale),
      properties: lines.count, calls: calls.count)
  }

  func items(
    at origin: Point, width: Double, _ heights: Heights, _ palette: DiagramPalette
  ) -> [DisplayList.Item] {
    let right = origin.x + width
    let baseline = origin.y + Metrics.headFont.ascender
    var items: [DisplayList.Item] = [
      .text(number, at: Point(origin.x, baseline), palette.secondaryInk),
      .text(time, at: Point(right - time.width, baseline), palette.secondaryInk),
    ]
    for (index, line) in action.enumerated() {
      let place = Point(
        origin.x + number.width + Metrics.numberGap, baseline + Double(index) * Metrics.headPitch)
      items.append(.text(line, at: place, palette.ink))
    }
    let top = origin.y + heights.pictureTop
    items += pictureItems(at: Point(origin.x, top), width: width, palette)
    items += propertyItems(
      at: Point(origin.x, top + heights.picture + Metrics.propertyGap), right: right, palette)
    let rule = top + heights.rule
    items.append(
      .stroke(
        .polyline([Point(origin.x, rule), Point(right, rule)]), Stroke(lineWidth: 1),
        palette.cardLine))
    for (index, call) in calls.enumerated() {
      let middle = rule + Metrics.callGap + (Double(index) + 0.5) * Metrics.callPitch
      items.append(
        .text(call, at: Point(origin.x, call.baseline(middle: middle)), palette.secondaryInk))
    }
    return items
  }

  private func pictureItems(
    at origin: Point, width: Double, _ palette: DiagramPalette
  ) -> [DisplayList.Item] {
    let scale = scale(width: width)
    let shown = Size(step.picture.size.width * scale, step.picture.size.height * scale)
    let outline = Path.roundedRect(
      Rect(origin: origin, size: shown), cornerRadius: Metrics.pictureRadius)
    let place = Transform(scaleX: scale, y: scale).concatenating(.translation(origin))
    let inside: [DisplayList.Item] = [
      .layer(
        DisplayList.Layer(
          transform: place, clip: .rect(Rect(origin: .zero, size: step.picture.size)),
          items: step.picture.withoutNames().items))
    ]
    var items: [DisplayList.Item] = [
      .layer(DisplayList.Layer(clip: outline, items: inside)),
      .stroke(outline, Stroke(lineWidth: 1), palette.cardLine),
    ]
    for finger in step.fingers {
      // A finger may be drawn beside the collection view, but not over the texts of another moment.
      let room = Rect(0, -Metrics.headGap, width, shown.height + Metrics.headGap + overhang(scale))
      items.append(
        .layer(
          DisplayList.Layer(
            transform: .translation(origin), clip: .rect(room),
            items: finger.scaled(by: scale).items())))
    }
    return items
  }

  private func propertyItems(
    at origin: Point, right: Double, _ palette: DiagramPalette
  ) -> [DisplayList.Item] {
    lines.enumerated().flatMap { index, line -> [DisplayList.Item] in
      let middle = origin.y + (Double(index) + 0.5) * Metrics.propertyPitch
      let ink = line.property.isChanged ? palette.ink : palette.secondaryInk
      let center = Point(origin.x + Metrics.dotRadius, middle)
      let dot: DisplayList.Item =
        line.property.holds
        ? .fill(.circle(center: center, radius: Metrics.dotRadius), ink)
        : .stroke(
          .circle(center: center, radius: Metrics.dotRadius - 0.6), Stroke(lineWidth: 1.2),
          palette.ring)
      let text = DisplayList.Item.text(
        line.text,
        at: Point(origin.x + Metrics.propertyIndent, line.text.baseline(middle: middle)), ink)
      guard let item = line.item else { return [dot, text] }
      return [
        dot, text,
        .text(
          item, at: Point(right - item.width, item.baseline(middle: middle)),
          palette.secondaryInk),
      ]
    }
  }
}

extension TypesetText {
  /// The baseline at which lower-case letters are vertically centred on `middle`.
  func baseline(middle: Double) -> Double {
    middle + (font.ascender - font.descender) / 2
  }
}
