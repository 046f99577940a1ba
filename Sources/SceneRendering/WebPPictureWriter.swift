internal import ImageCoding

/// Writes lossless WebP files with ffmpeg, which must be on the `PATH`.
struct WebPPictureWriter: PictureWriter {
  var name: String { "WebP" }

  var needsProgram: Bool { true }

  func bytes(of picture: Picture, isTextLive: Bool) throws(RenderingError) -> [UInt8] {
    let bitmap = try picture.bitmap()
    do throws(ImageEncodingFailure) {
      return try WebPEncoder.encode(bitmap)
    } catch {
      throw RenderingError(error)
    }
  }
}
