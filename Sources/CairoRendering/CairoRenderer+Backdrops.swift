package import Drawing

extension CairoRenderer {
  /// Returns the picture with images instead of blurred backdrops, for documents, which cannot blur what is behind
  /// a layer. A picture without backdrops stays as it is.
  ///
  /// - Parameter scale: The pixels per point of the images.
  package func rasterizingBackdrops(
    of list: DisplayList, scale: Double
  ) throws(RenderingFailure) -> DisplayList {
    guard list.items.contains(where: \.hasBackdrop) else { return list }
    var result = list
    result.items = try items(
      list.items, size: list.size, scale: scale, in: .identity, after: { $0 })
    return result
  }

  /// - Parameter after: Puts items behind everything that is drawn before them.
  private func items(
    _ items: [DisplayList.Item], size: Size, scale: Double, in transform: Transform,
    after behind: ([DisplayList.Item]) -> [DisplayList.Item]
  ) throws(RenderingFailure) -> [DisplayList.Item] {
    var result: [DisplayList.Item] = []
    for (index, item) in items.enumerated() {
      guard case .layer(var layer) = item, item.hasBackdrop else {
        result.append(item)
        continue
      }
      let before = Array(items[..<index])
      let inside = layer.transform.concatenating(transform)
      if layer.backdrop != nil,
        let image = try image(of: layer, size, scale, inside, before, behind)
      {
        layer.backdrop = nil
        layer.items.insert(image, at: 0)
      }
      let frame = layer
      layer.items = try self.items(
        layer.items, size: size, scale: scale, in: inside,
        after: { inner in
          var around = frame
          around.backdrop = nil
          around.shadow = nil
          around.mask = nil
          around.opacity = 1
          around.items = inner
          return behind(before + [.layer(around)])
        })
      result.append(.layer(layer))
    }
    return result
  }

  /// The blurred picture behind a layer, in its coordinates; `nil` if nothing of it is visible.
  private func image(
    of layer: DisplayList.Layer, _ size: Size, _ scale: Double, _ inside: Transform,
    _ before: [DisplayList.Item], _ behind: ([DisplayList.Item]) -> [DisplayList.Item]
  ) throws(RenderingFailure) -> DisplayList.Item? {
    guard let back = inside.inverted(),
      let bounds = (layer.clip?.boundingBox ?? layer.contentBounds)?.applying(inside),
      let whole = PixelRect(
        around: Rect(0, 0, size.width * scale, size.height * scale)),
      let region = PixelRect(
        around: Rect(
          bounds.minX * scale, bounds.minY * scale, bounds.size.width * scale,
          bounds.size.height * scale))?.intersection(whole)
    else { return nil }
    var blurred = layer
    blurred.clip = nil
    blurred.mask = nil
    blurred.items = []
    let drawn = try bitmap(
      of: DisplayList(size: size, items: behind(before + [.layer(blurred)])), scale: scale)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(region.width * region.height * 4)
    for y in region.y..<region.y + region.height {
      let start = 4 * (y * drawn.width + region.x)
      guard start + 4 * region.width <= drawn.rgba.count else { return nil }
      bytes += drawn.rgba[start..<start + 4 * region.width]
    }
    guard let part = try? Bitmap(width: region.width, height: region.height, rgba: bytes) else {
      return nil
    }
    let frame = Rect(
      Double(region.x) / scale, Double(region.y) / scale, Double(region.width) / scale,
      Double(region.height) / scale)
    return .layer(DisplayList.Layer(transform: back, items: [.image(Image(part), in: frame)]))
  }
}

extension DisplayList.Item {
  /// Whether a layer in the item has a backdrop.
  var hasBackdrop: Bool {
    guard case .layer(let layer) = self else { return false }
    return layer.hasBackdrop
  }
}

extension DisplayList.Layer {
  /// Whether the layer or one inside it has a backdrop.
  var hasBackdrop: Bool { backdrop != nil || items.contains(where: \.hasBackdrop) }
}
