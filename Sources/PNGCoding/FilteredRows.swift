internal import CPNG
internal import Drawing

/// The rows of a picture as PNG stores them: each behind the byte that names its filter.
struct FilteredRows {
  /// The rows: (1 + 4 · width) · height bytes.
  let bytes: [UInt8]

  /// Calls `cpng_filter_rows`, which filters photographic rows and no others.
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
}
