internal import Drawing

/// One moment of a storyboard: heading, picture, properties and calls, from top to bottom.
struct StoryboardPanel {
  private typealias Metrics = StoryboardMetrics

  private struct PropertyLine {
    let text: TypesetText
    let item: TypesetText
    let property: Storyboard.Property
  }

  /// The heights of the parts, which all panels of a row share.
  struct Heights {
    var picture = 0.0
    var properties = 0
    var calls = 0

    func union(_ other: Heights) -> Heights {
      Heights(
        picture: max(picture, other.picture), properties: max(properties, other.properties),
        calls: max(calls, other.calls))
    }

    /// The distance from the top of the picture to the line between properties and calls.
    var rule: Double {
      picture + Metrics.propertyGap + Double(properties) * Metrics.propertyPitch + 6
    }

    var total: Double {
      Metrics.headHeight + Metrics.headGap + rule
        + (calls > 0 ? Metrics.callGap + Double(calls) * Metrics.callPitch : 0)
    }
  }

  private let step: Storyboard.Step
  private let number: TypesetText
  private let action: TypesetText
  private let time: TypesetText
  private let lines: [PropertyLine]
  private let calls: [TypesetText]

  init(
    _ step: Storyboard.Step, number: Int, _ setter: DiagramTypesetter
  ) throws(DiagramFailure) {
    self.step = step
    self.number = try setter.line("\(number)", Metrics.headFont)
    action = try setter.line(step.action, Metrics.headFont)
    time = try setter.line(secondsText(step.seconds), Metrics.timeFont)
    var lines: [PropertyLine] = []
    for property in step.properties {
      let font = property.isChanged ? Metrics.changedFont : Metrics.propertyFont
      lines.append(
        PropertyLine(
          text: try setter.line(property.text, font),
          item: try setter.line("item \(property.item)", Metrics.itemFont), property: property))
    }
    self.lines = lines
    var calls: [TypesetText] = []
    for call in step.calls { calls.append(try setter.line(call, Metrics.callFont)) }
    self.calls = calls
  }

  /// The minimum width for the texts.
  var leastWidth: Double {
    let head = number.width + action.width + time.width + 2 * 10
    let properties = lines.map { Metrics.propertyIndent + $0.text.width + 8 + $0.item.width }
    return max(head, properties.max() ?? 0, calls.map(\.width).max() ?? 0)
  }

  /// The width at which the picture has its maximum size.
  var naturalWidth: Double {
    let size = step.picture.size
    return size.width * min(1, Metrics.mostPictureHeight / max(size.height, 1))
  }

  /// How far a finger outside of the collection view extends below its picture.
  private func overhang(_ scale: Double) -> Double {
    guard let finger = step.finger?.scaled(by: scale) else { return 0 }
    let reach = finger.location.y + finger.reach - step.picture.size.height * scale
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
      .text(action, at: Point(origin.x + number.width + 8, baseline), palette.ink),
      .text(time, at: Point(right - time.width, baseline), palette.secondaryInk),
    ]
    let top = origin.y + Metrics.headHeight + Metrics.headGap
    items += pictureItems(at: Point(origin.x, top), width: width, palette)
    items += propertyItems(
      at: Point(origin.x, top + heights.picture + Metrics.propertyGap), right: right, palette)
    let rule = top + heights.rule
    items.append(
      .stroke(
        .polyline([Point(origin.x, rule), Point(right, rule)]), Stroke(width: 1), palette.cardLine))
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
      Rect(origin: origin, size: shown), radius: Metrics.pictureRadius)
    let place = Transform.scale(x: scale, y: scale).concatenating(.translation(origin))
    let inside: [DisplayList.Item] = [
      .layer(
        DisplayList.Layer(
          transform: place, clip: .rect(Rect(origin: .zero, size: step.picture.size)),
          items: step.picture.withoutNames().items))
    ]
    var items: [DisplayList.Item] = [
      .layer(DisplayList.Layer(clip: outline, items: inside)),
      .stroke(outline, Stroke(width: 1), palette.cardLine),
    ]
    if let finger = step.finger {
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
          .circle(center: center, radius: Metrics.dotRadius - 0.6), Stroke(width: 1.2),
          palette.ring)
      return [
        dot,
        .text(
          line.text,
          at: Point(origin.x + Metrics.propertyIndent, line.text.baseline(middle: middle)), ink),
        .text(
          line.item, at: Point(right - line.item.width, line.item.baseline(middle: middle)),
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
