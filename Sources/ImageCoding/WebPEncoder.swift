package import Drawing
internal import Processes

/// Encodes single pictures as lossless WebP with the program ffmpeg. Equal bitmaps give equal bytes, given the same
/// version of ffmpeg's libwebp.
package enum WebPEncoder {
  /// WebP with one picture, from an RGBA bitmap. Its largest side is that of films (`VideoEncoder.Codec.webP`).
  private static let codec = VideoEncoder.Codec(
    name: "WebP", maximumSide: 16_383, pixelFormat: "rgba",
    options: ["-frames:v", "1", "-c:v", "libwebp", "-lossless", "1", "-pix_fmt", "bgra"]
      + ["-f", "webp"],
    alternatives: [".png"])

  /// The limits of ffmpeg: those of films, 8 GiB of memory and 120 s for the picture. Our choice.
  private static let limits = ChildProcess.Limits(
    memory: 8 << 30, time: nil, pause: .seconds(120))

  /// Returns a bitmap as a file. Every pixel is exact.
  ///
  /// - Throws: `programMissing` if ffmpeg is not on the `PATH`, `tooLarge` if WebP has no pictures of the size, and
  ///   `programFailed` if ffmpeg cannot be started or fails.
  package static func encode(_ bitmap: Bitmap) throws(ImageEncodingFailure) -> [UInt8] {
    let program = try VideoEncoder.find(for: codec)
    let (width, height) = (bitmap.width, bitmap.height)
    try VideoEncoder.check(width: width, height: height, for: codec)
    let arguments = codec.arguments(width: width, height: height, framesPerSecond: 1) + ["pipe:1"]
    let answer: ChildProcess.Answer
    do throws(ProcessFailure) {
      var child = try ChildProcess(program, arguments, limits: limits, answers: true)
      // Noise can be a little longer than its pixels.
      answer = try child.answer(to: bitmap.rgba, atMost: 2 * bitmap.rgba.count + 65_536)
    } catch {
      throw .programFailed(error.description)
    }
    if let failure = answer.failure { throw .programFailed(failure.description) }
    guard !answer.bytes.isEmpty else { throw .programFailed("\(program.name) wrote no picture") }
    return answer.bytes
  }
}
