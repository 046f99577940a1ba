internal import CPNG
internal import Drawing

/// The rows of a bitmap as PNG stores them, each after its filter byte.
struct FilteredRows {
  /// The bytes: (1 + 4 · width) · height.
  let bytes: [UInt8]

  /// Calls `cpng_filter_rows`, which filters only photographic rows.
  init(of bitmap: Bitmap) {
    // Sides are at most `Bitmap.maximumSide`: this cannot overflow.
    let count = (1 + bitmap.width * 4) * bitmap.height
    bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { rows, initialized in
      unsafe bitmap.rgba.withUnsafeBufferPointer { pixels in
        guard let from = pixels.baseAddress, let to = rows.baseAddress else { return }
        unsafe cpng_filter_rows(from, bitmap.width, bitmap.height, to)
        initialized = count
      }
    }
  }

  /// The rows without any filter.
  init(unfiltered bitmap: Bitmap) {
    var rows: [UInt8] = []
    rows.reserveCapacity((1 + bitmap.width * 4) * bitmap.height)
    for start in stride(from: 0, to: bitmap.rgba.count, by: bitmap.width * 4) {
      rows.append(0)
      rows += bitmap.rgba[start..<start + bitmap.width * 4]
    }
    bytes = rows
  }
}
