package import Drawing

extension DisplayList {
  /// Returns the list with its colours changed. Translucent colours are changed before compositing,
  /// so that a non-linear change is exact for opaque colours and approximate for others.
  package func mappingColors(_ change: (Color) -> Color) -> DisplayList {
    DisplayList(size: size, items: Self.mapping(items, change))
  }

  private static func mapping(_ items: [Item], _ change: (Color) -> Color) -> [Item] {
    items.map { item in
      switch item {
      case .fill(let path, .color(let color)): .fill(path, change(color))
      case .fill(let path, .linearGradient(let gradient)):
        .fill(path, .linearGradient(gradient.mappingColors(change)))
      case .stroke(let path, let stroke, let color): .stroke(path, stroke, change(color))
      case .text(let text, let place, let color):
        .text(
          text.mappingPictures { $0.mappingColors(change) }, at: place, change(color))
      case .image(let image, let frame): .image(image.mappingColors(change), in: frame)
      case .layer(var layer):
        mapped(&layer, change)
      }
    }
  }

  private static func mapped(_ layer: inout Layer, _ change: (Color) -> Color) -> Item {
    layer.items = mapping(layer.items, change)
    if let shadow = layer.shadow {
      layer.shadow = Shadow(
        color: change(shadow.color), opacity: shadow.opacity, radius: shadow.radius,
        offset: shadow.offset)
    }
    return .layer(layer)
  }
}

extension Image {
  /// Returns the image with its colours changed; `change` is called once for each colour.
  fileprivate func mappingColors(_ change: (Color) -> Color) -> Image {
    var known: [UInt32: (UInt8, UInt8, UInt8)] = [:]
    var bytes = bitmap.rgba
    for start in stride(from: 0, to: bytes.count, by: 4) {
      let (red, green, blue) = (bytes[start], bytes[start + 1], bytes[start + 2])
      let key = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
      let seen: (UInt8, UInt8, UInt8)
      if let before = known[key] {
        seen = before
      } else {
        let color = change(Color(hex: key)).bytes
        seen = (color.red, color.green, color.blue)
        known[key] = seen
      }
      (bytes[start], bytes[start + 1], bytes[start + 2]) = seen
    }
    // The size is that of a bitmap, so this cannot fail.
    guard let mapped = try? Bitmap(width: bitmap.width, height: bitmap.height, rgba: bytes) else {
      return self
    }
    return Image(mapped)
  }
}
