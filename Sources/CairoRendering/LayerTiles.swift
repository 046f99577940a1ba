internal import CPixels
internal import Drawing

/// The pixels of layers that move by whole pixels over one colour, like the cells of a list that scrolls.
///
/// Copying them gives the same bytes as drawing the layers.
struct LayerTiles: Sendable {
  /// A layer of an earlier picture.
  private struct Known: Sendable {
    let layer: PlacedLayer
    /// The pixels; `nil` until they can be copied.
    var tile: Tile?
  }

  private struct Tile: Sendable {
    /// The colour behind the layer, in Cairo's format.
    let ground: UInt32
    let pixels: [UInt8]
  }

  /// The layers of the last picture, by name.
  private var known: [String: Known] = [:]
  private var current: [String: Known] = [:]
  /// The number of layers of the last picture that were copied.
  private(set) var copiedLayers = 0

  /// Begins a picture: layers that the last one did not have are forgotten.
  mutating func beginPicture() {
    known = current
    current = [:]
    copiedLayers = 0
  }

  /// Copies a layer's pixels to its place. Returns `false`, and changes nothing, if it must be drawn.
  mutating func copy(
    _ layer: PlacedLayer, to canvas: borrowing CairoCanvas, width: Int, height: Int
  ) throws(RenderingFailure) -> Bool {
    guard let name = layer.layer.name else { return false }
    // A layer that was not there before has probably come into sight, and moves on. One that looks different is animated.
    var entry = known[name] ?? Known(layer: layer)
    guard entry.layer.looksLike(layer) else {
      current[name] = Known(layer: layer)
      return false
    }
    defer { current[name] = entry }
    // Cairo cuts outlines at the left and right edges of a picture, which may change rounding; at the upper and lower
    // ones it does not.
    guard let area = layer.area, area.x + layer.column >= 0,
      area.x + layer.column + area.width <= width, area.width * area.height <= width * height
    else { return false }
    let place = PixelRect(
      x: area.x + layer.column, y: area.y + layer.row, width: area.width, height: area.height)
    let rows = place.rows(in: height)
    guard !rows.isEmpty else { return true }
    guard let ground = canvas.color(ofRows: rows, from: place.x, count: place.width) else {
      return false
    }
    if entry.tile?.ground != ground {
      entry.tile = Tile(
        ground: ground, pixels: try CairoRenderer.pixels(of: layer, area, on: ground))
    }
    guard let tile = entry.tile else { return false }
    copiedLayers += 1
    canvas.paste(tile.pixels, at: place, rows: rows)
    return true
  }
}

extension CairoRenderer {
  /// Draws a layer over a colour. The result is in Cairo's format.
  fileprivate static func pixels(
    of layer: PlacedLayer, _ area: PixelRect, on ground: UInt32
  ) throws(RenderingFailure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: area.width * area.height * 4)
    try unsafe bytes.withUnsafeMutableBufferPointer { buffer throws(RenderingFailure) in
      unsafe UnsafeMutableRawBufferPointer(buffer).withMemoryRebound(to: UInt32.self) {
        unsafe $0.update(repeating: ground)
      }
      let canvas = try unsafe CairoCanvas(buffer, width: area.width, height: area.height)
      try canvas.draw(layer, atColumn: -area.x, row: -area.y)
      try canvas.finish()
    }
    return bytes
  }
}

extension CairoCanvas {
  /// The colour of some pixels, in Cairo's format; `nil` if there are several.
  fileprivate borrowing func color(ofRows rows: Range<Int>, from column: Int, count: Int) -> UInt32?
  {
    var color: UInt32?
    unsafe withMemory(of: surface.pointer) { memory, rowBytes in
      let first = unsafe memory.load(
        fromByteOffset: rows.lowerBound * rowBytes + 4 * column, as: UInt32.self)
      for row in rows {
        let start = unsafe memory + (row * rowBytes + 4 * column)
        // Each pixel equals the next one.
        guard unsafe start.load(as: UInt32.self) == first,
          unsafe cpixels_are_equal(start, start + 4, 4 * (count - 1))
        else { return }
      }
      color = first
    }
    return color
  }

  /// Replaces rows of pixels by those of a picture at a place.
  fileprivate borrowing func paste(_ pixels: [UInt8], at place: PixelRect, rows: Range<Int>) {
    unsafe withMemory(of: surface.pointer) { memory, rowBytes in
      unsafe pixels.withUnsafeBytes { source in
        guard let source = source.baseAddress else { return }
        for row in rows {
          unsafe (memory + (row * rowBytes + 4 * place.x)).copyMemory(
            from: source + (row - place.y) * 4 * place.width, byteCount: 4 * place.width)
        }
      }
    }
  }
}
