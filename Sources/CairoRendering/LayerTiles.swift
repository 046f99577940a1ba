internal import CPixels
internal import Drawing

/// Pictures of layers that stand on one colour, like the cells of a list.
///
/// Such a layer is always drawn into a picture of its own, a tile, and its pixels are copied: Cairo's rounding depends on
/// the place in a picture (one pixel in 30,000 outlines differs by a level, measured), and a cell must look the same
/// wherever it is on the pixel grid. So a tile of an earlier picture can be used again.
struct LayerTiles: Sendable {
  private struct Tile: Sendable {
    let layer: PlacedLayer
    /// The layer without names.
    let unnamed: PlacedLayer
    /// The colour behind the layer, in Cairo's format.
    let ground: UInt32
    let pixels: [UInt8]
  }

  /// The tiles of the last picture, by the names of their layers.
  private var known: [String: Tile] = [:]
  private var current: [String: Tile] = [:]
  /// The number of layers of the current picture whose tiles were there before.
  private(set) var reusedTiles = 0

  /// Begins a picture: tiles that the last one did not have are released.
  mutating func beginPicture() {
    known = current
    current = [:]
    reusedTiles = 0
  }

  /// Keeps the tiles of layers that the current picture shows and that are not drawn for it.
  mutating func keep(_ items: [DisplayList.Item]) {
    for case .layer(let layer) in items {
      if let name = layer.name, let tile = known[name] { current[name] = tile }
    }
  }

  /// Draws a layer by its tile. Returns `false`, and changes nothing, if it must be drawn directly.
  mutating func draw(
    _ layer: PlacedLayer, on canvas: borrowing CairoCanvas, width: Int, height: Int
  ) throws(RenderingFailure) -> Bool {
    guard let name = layer.layer.name, let area = layer.area,
      area.width * area.height <= width * height
    else { return false }
    let place = PixelRect(
      x: area.x + layer.column, y: area.y + layer.row, width: area.width, height: area.height)
    let (columns, rows) = (place.columns(in: width), place.rows(in: height))
    guard !columns.isEmpty, !rows.isEmpty else { return true }
    guard let ground = canvas.color(of: columns, rows) else { return false }
    let tile: Tile
    if let last = known[name], last.ground == ground, last.layer.looksLike(layer) {
      tile = last
      reusedTiles += 1
    } else {
      let unnamed = layer.unnamed
      let pixels: [UInt8]
      // Lists repeat the contents of their items.
      if let twin = twin(of: unnamed, on: ground) {
        pixels = twin.pixels
        reusedTiles += 1
      } else {
        pixels = try CairoRenderer.pixels(of: layer, area, on: ground)
      }
      tile = Tile(layer: layer, unnamed: unnamed, ground: ground, pixels: pixels)
    }
    current[name] = tile
    canvas.copy(columns, rows, of: tile.pixels, at: place)
    return true
  }

  /// Returns the tile of a layer that looks the same under another name; `nil` if there is none.
  private func twin(of unnamed: PlacedLayer, on ground: UInt32) -> Tile? {
    func isTwin(_ tile: Tile) -> Bool { tile.ground == ground && tile.unnamed.looksLike(unnamed) }
    return known.values.first(where: isTwin) ?? current.values.first(where: isTwin)
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
      var moved = layer.layer
      moved.transform =
        layer.transform.concatenating(.translation(Point(-Double(area.x), -Double(area.y))))
      try canvas.draw([.layer(moved)], scale: 1)
    }
    return bytes
  }
}

extension CairoCanvas {
  /// The colour of some pixels, in Cairo's format; `nil` if there are several.
  fileprivate borrowing func color(of columns: Range<Int>, _ rows: Range<Int>) -> UInt32? {
    var color: UInt32?
    unsafe withMemory(of: surface.pointer) { memory, rowBytes in
      let first = unsafe memory.load(
        fromByteOffset: rows.lowerBound * rowBytes + 4 * columns.lowerBound, as: UInt32.self)
      for row in rows {
        let start = unsafe memory + (row * rowBytes + 4 * columns.lowerBound)
        // Each pixel equals the next one.
        guard unsafe start.load(as: UInt32.self) == first,
          unsafe cpixels_are_equal(start, start + 4, 4 * (columns.count - 1))
        else { return }
      }
      color = first
    }
    return color
  }

  /// Copies pixels of a picture whose place is given. The columns and rows are those of this canvas.
  fileprivate borrowing func copy(
    _ columns: Range<Int>, _ rows: Range<Int>, of pixels: [UInt8], at place: PixelRect
  ) {
    unsafe withMemory(of: surface.pointer) { memory, rowBytes in
      unsafe pixels.withUnsafeBytes { source in
        guard let source = source.baseAddress else { return }
        for row in rows {
          let offset = (row - place.y) * place.width + columns.lowerBound - place.x
          unsafe (memory + (row * rowBytes + 4 * columns.lowerBound)).copyMemory(
            from: source + 4 * offset, byteCount: 4 * columns.count)
        }
      }
    }
  }
}
