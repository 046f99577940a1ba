internal import CPNG
package import Drawing

/// Where one bitmap differs from another of the same size.
package struct BitmapChange: Hashable, Sendable {
  /// The left column of the rectangle around all pixels that differ.
  package let x: Int
  /// Its top row.
  package let y: Int
  /// How many columns it has.
  package let width: Int
  /// How many rows it has.
  package let height: Int
  /// How many pixels differ.
  package let count: Int
  /// Whether all of these are opaque in the second bitmap.
  package let isOpaque: Bool

  /// Calls `cpng_find_change`; `nil` when the bitmaps are equal. All of `after` when the sizes differ,
  /// or there is nothing before it.
  package init?(from before: Bitmap?, to after: Bitmap) {
    guard let before, before.width == after.width, before.height == after.height else {
      (x, y, width, height) = (0, 0, after.width, after.height)
      (count, isOpaque) = (after.width * after.height, false)
      return
    }
    var change = cpng_change()
    let differs = unsafe before.rgba.withUnsafeBufferPointer { before in
      unsafe after.rgba.withUnsafeBufferPointer { pixels in
        guard let one = before.baseAddress, let other = pixels.baseAddress else { return false }
        return unsafe cpng_find_change(
          one, other, UInt32(clamping: after.width), UInt32(clamping: after.height), &change)
      }
    }
    guard differs else { return nil }
    (x, y) = (Int(change.x), Int(change.y))
    (width, height) = (Int(change.width), Int(change.height))
    (count, isOpaque) = (Int(clamping: change.count), change.is_opaque)
  }

  /// The part of `after` that the rectangle holds, by `cpng_copy_change`.
  ///
  /// - Parameter before: Where its pixels are the same, the part is clear (all components 0); `nil`
  ///   keeps all.
  package func part(of after: Bitmap, clearedWhereEqualTo before: Bitmap? = nil) -> Bitmap {
    let bytes = width * height * 4
    let place = cpng_change(
      x: UInt32(clamping: x), y: UInt32(clamping: y), width: UInt32(clamping: width),
      height: UInt32(clamping: height), count: 0, is_opaque: false)
    let rgba = unsafe [UInt8](unsafeUninitializedCapacity: bytes) { output, initialized in
      unsafe withUnsafePointer(to: place) { place in
        unsafe after.rgba.withUnsafeBufferPointer { pixels in
          guard let from = pixels.baseAddress, let to = output.baseAddress else { return }
          let columns = UInt32(clamping: after.width)
          if let before {
            unsafe before.rgba.withUnsafeBufferPointer {
              unsafe cpng_copy_change($0.baseAddress, from, columns, place, to)
            }
          } else {
            unsafe cpng_copy_change(nil, from, columns, place, to)
          }
          initialized = bytes
        }
      }
    }
    // The rectangle lies in the bitmap, so that it has a size that bitmaps can have.
    return (try? Bitmap(width: width, height: height, rgba: rgba)) ?? after
  }
}
