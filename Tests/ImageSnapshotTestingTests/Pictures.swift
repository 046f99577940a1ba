import Drawing
import Foundation

extension Bitmap {
  /// A picture of one gray.
  static func gray(_ value: UInt8, width: Int = 4, height: Int = 3) throws -> Bitmap {
    let pixel = [value, value, value, 255]
    return try Bitmap(
      width: width, height: height, rgba: Array((0..<width * height).map { _ in pixel }.joined()))
  }
}
