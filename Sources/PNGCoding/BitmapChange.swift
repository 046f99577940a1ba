internal import CPNG
package import Drawing

/// Where one bitmap differs from another of the same size.
package struct BitmapChange: Hashable, Sendable {
  /// The left edge of the bounding box of all differing pixels, in pixels.
  package let x: Int
  /// The top edge, in pixels.
  package let y: Int
  /// The width, in pixels.
  package let width: Int
  /// The height, in pixels.
  package let height: Int
  /// The number of differing pixels.
  package let count: Int
  /// Whether all differing pixels are opaque in the second bitmap.
  package let isOpaque: Bool

  /// Compares two bitmaps with `cpng_find_change`; `nil` if they are equal. If the sizes differ or
  /// `before` is `nil`, the change is all of `after`.
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

  /// The changed rectangle of `after`, copied by `cpng_copy_change`.
  ///
  /// - Parameter before: Pixels that equal those of this bitmap become transparent (all components
  ///   0); `nil` keeps all pixels.
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
    // The rectangle lies within a bitmap, so this cannot fail.
    return (try? Bitmap(width: width, height: height, rgba: rgba)) ?? after
  }
}
