internal import Drawing
internal import Peers

/// The pictures that everything is measured on.
struct Cell {
  /// What it is called in the tables.
  let name: String
  /// Its pixels.
  let bitmap: Bitmap

  /// Draws a cell with Cairo and Pango, with a photograph in it or only with shapes.
  init(name: String, hasPhotograph: Bool, textShift: Double = 0) throws {
    self.name = name
    bitmap = try unsafe Self.drawn { unsafe peers_draw_cell(hasPhotograph, textShift, $0) }
  }

  /// Draws, in a cell's size, nothing but lines of text.
  init(pageOfTextMovedBy shift: Double) throws {
    name = "page"
    bitmap = try unsafe Self.drawn { unsafe peers_draw_page(shift, $0) }
  }

  @unsafe
  private static func drawn(by draw: (UnsafeMutablePointer<UInt8>) -> Bool) throws -> Bitmap {
    let width = peers_cell_width
    let height = peers_cell_height
    var rgba = [UInt8](repeating: 0, count: width * height * 4)
    let isDrawn = unsafe rgba.withUnsafeMutableBufferPointer { pixels in
      guard let start = pixels.baseAddress else { return false }
      return unsafe draw(start)
    }
    guard isDrawn else { throw BenchFailure("Cairo could not draw a picture") }
    return try Bitmap(width: width, height: height, rgba: rgba)
  }
}

/// Why nothing can be measured, in one sentence.
struct BenchFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
