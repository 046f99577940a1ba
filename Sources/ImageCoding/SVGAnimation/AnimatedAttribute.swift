internal import Drawing

/// The attributes of an element that CSS animates, as numbers that are interpolated linearly.
enum AnimatedAttribute: Hashable, Sendable {
  /// The transform of a layer: six coefficients.
  case transform
  /// The opacity of a layer, or the visibility of an item.
  case opacity
  /// The points of a path, in points.
  case path
  /// The points of a clip path, in points.
  case clip
  /// The fill colour: three numbers, 0…255.
  case fill
  /// The alpha of the fill, 0…1.
  case fillOpacity
  /// The stroke colour: three numbers, 0…255.
  case stroke
  /// The alpha of the stroke, 0…1.
  case strokeOpacity
  /// The width of the stroke, in points.
  case strokeWidth
  /// Where in its pattern a dashed stroke begins, in points.
  case dashPhase
  /// The colour of a gradient's stop with this index: three numbers, 0…255.
  case stopColor(Int)
  /// The alpha of a gradient's stop with this index, 0…1.
  case stopOpacity(Int)
  /// The position of a text, or the transform of an image: coefficients.
  case place
  /// A shadow: offset, radius, colour as three numbers 0…255, and opacity.
  case shadow
}

extension DisplayList.Item {
  /// The values of all attributes that can change.
  var animatedValues: [AnimatedAttribute: [Double]] {
    switch self {
    case .fill(let path, let paint):
      var values: [AnimatedAttribute: [Double]] = [.path: path.coordinates]
      switch paint {
      case .color(let color): values.add(color, .fill, .fillOpacity)
      case .linearGradient(let gradient):
        if let color = gradient.solidColor {
          values.add(color, .fill, .fillOpacity)
        } else {
          for (index, stop) in gradient.stops.enumerated() {
            values.add(stop.color, .stopColor(index), .stopOpacity(index))
          }
        }
      }
      return values
    case .stroke(let path, let stroke, let color):
      var values: [AnimatedAttribute: [Double]] = [
        .path: path.coordinates, .strokeWidth: [stroke.lineWidth],
      ]
      if stroke.isDashed { values[.dashPhase] = [stroke.dashPhase] }
      values.add(color, .stroke, .strokeOpacity)
      return values
    case .text(_, let point, let color):
      var values: [AnimatedAttribute: [Double]] = [
        .place: Transform.translation(point).coefficients
      ]
      values.add(color, .fill, .fillOpacity)
      return values
    case .image(let image, let rect):
      return [.place: Transform.fitting(image.bitmap.extent, into: rect).coefficients]
    case .layer(let layer):
      var values: [AnimatedAttribute: [Double]] = [
        .transform: layer.transform.coefficients, .opacity: [layer.opacity],
      ]
      if let clip = layer.clip { values[.clip] = clip.coordinates }
      if let shadow = layer.shadow, shadow.isVisible {
        let paint = shadow.paint
        values[.shadow] =
          [shadow.offset.width, shadow.offset.height, shadow.radius] + paint.levels + [paint.alpha]
      }
      return values
    }
  }
}

extension [AnimatedAttribute: [Double]] {
  fileprivate mutating func add(
    _ color: Color, _ hue: AnimatedAttribute, _ opacity: AnimatedAttribute
  ) {
    self[hue] = color.levels
    self[opacity] = [color.alpha]
  }
}

extension Bitmap {
  /// The size in pixels.
  var extent: Size { Size(Double(width), Double(height)) }
}

extension Color {
  /// Red, green and blue scaled to 0…255, not rounded.
  fileprivate var levels: [Double] { [red * 255, green * 255, blue * 255] }
}

extension Path {
  fileprivate var coordinates: [Double] {
    elements.flatMap { element -> [Double] in
      switch element {
      case .move(let point), .line(let point): [point.x, point.y]
      case .curve(let first, let second, let point):
        [first.x, first.y, second.x, second.y, point.x, point.y]
      case .close: []
      }
    }
  }
}

extension Transform {
  var coefficients: [Double] { [a, b, c, d, tx, ty] }

  init(coefficients: [Double]) {
    let c = coefficients
    self.init(a: c[0], b: c[1], c: c[2], d: c[3], tx: c[4], ty: c[5])
  }
}
