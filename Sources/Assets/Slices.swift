internal import Drawing
internal import Images

/// The slices of an image in a catalogue, in whole pixels of its file: caps that keep their size,
/// and after the first cap the centre that fills the rest. Pixels between the centre and the last
/// cap are dropped, as in Xcode.
struct Slices: Hashable, Sendable {
  let top, left, bottom, right: Int
  /// The number of columns and rows in the centre; `nil` for all between the caps.
  let columns, rows: Int?
  let mode: ImageResizing.Mode

  /// Reads the slices of an image from its description.
  init(
    _ description: ImageSetDescription.Entry.Resizing, of name: String
  ) throws(AssetFailure) {
    func pixels(_ value: Double?, _ what: String) throws(AssetFailure) -> Int? {
      guard let value else { return nil }
      guard let pixels = Int(exactly: value), (0...Bitmap.maximumSide).contains(pixels) else {
        throw AssetFailure(
          "the image \(quoted(name)) has slices whose \(what) is not a number of pixels; write a whole one"
        )
      }
      return pixels
    }
    let (isWide, isTall): (Bool, Bool)
    switch description.mode {
    case "9-part", nil: (isWide, isTall) = (true, true)
    case "3-part-horizontal": (isWide, isTall) = (true, false)
    case "3-part-vertical": (isWide, isTall) = (false, true)
    case let other?:
      throw AssetFailure(
        "the image \(quoted(name)) has slices of the mode \(quoted(String(other.prefix(100))));"
          + " write 9-part, 3-part-horizontal or 3-part-vertical")
    }
    switch description.center?.mode {
    case "tile", nil: mode = .tile
    case "stretch", "fill": mode = .stretch
    case let other?:
      throw AssetFailure(
        "the image \(quoted(name)) has slices whose centre has the mode"
          + " \(quoted(String(other.prefix(100)))); write tile or stretch")
    }
    let caps = description.caps
    left = isWide ? try pixels(caps?.left, "left cap") ?? 0 : 0
    right = isWide ? try pixels(caps?.right, "right cap") ?? 0 : 0
    columns = isWide ? try pixels(description.center?.width, "centre's width") : nil
    top = isTall ? try pixels(caps?.top, "top cap") ?? 0 : 0
    bottom = isTall ? try pixels(caps?.bottom, "bottom cap") ?? 0 : 0
    rows = isTall ? try pixels(description.center?.height, "centre's height") : nil
  }

  /// Returns the slices for the image at `factor` times its size.
  func scaled(by factor: Int) -> Slices {
    Slices(
      top: top * factor, left: left * factor, bottom: bottom * factor, right: right * factor,
      columns: columns.map { $0 * factor }, rows: rows.map { $0 * factor }, mode: mode)
  }

  private init(
    top: Int, left: Int, bottom: Int, right: Int, columns: Int?, rows: Int?,
    mode: ImageResizing.Mode
  ) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    (self.columns, self.rows, self.mode) = (columns, rows, mode)
  }

  /// Returns the image without the pixels that are never drawn.
  func kept(of bitmap: Bitmap) throws(AssetFailure) -> Bitmap {
    guard left + right <= bitmap.width, top + bottom <= bitmap.height else {
      throw AssetFailure(
        "has \(bitmap.width) × \(bitmap.height) pixels, fewer than its caps; make the slices smaller"
      )
    }
    let columns = Self.unused(bitmap.width, first: left, filling: columns, last: right)
    let rows = Self.unused(bitmap.height, first: top, filling: rows, last: bottom)
    // This cannot be `nil`: without caps and centre nothing is removed.
    return bitmap.removing(columns: columns, rows: rows) ?? bitmap
  }

  private static func unused(
    _ count: Int, first: Int, filling: Int?, last: Int
  ) -> Range<Int> {
    let end = count - last
    guard let filling, filling > 0, first + filling < end else { return end..<end }
    return first + filling..<end
  }

  /// The caps, in points.
  func capInsets(scale: Int) -> EdgeInsets {
    func points(_ pixels: Int) -> Double { Double(pixels) / Double(scale) }
    return EdgeInsets(
      top: points(top), left: points(left), bottom: points(bottom), right: points(right))
  }
}
