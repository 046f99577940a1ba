package import Drawing

/// Writes MP4 files (H.264) through the program ffmpeg: every frame is fed to it as it is, and what it
/// makes of them is the same with each run of the same ffmpeg.
package struct VideoEncoder: ~Copyable {
  private static let program = "ffmpeg"
  /// Frames are encoded by so many threads, whatever the machine: x264's bytes depend on it.
  private static let threads = 2
  /// x264's constant quality; 18 is taken for visually lossless (ffmpeg's H.264 guide).
  private static let quality = 18

  /// Where ffmpeg is; throws when it is nowhere.
  package static func find() throws(ImageEncodingFailure) -> String {
    guard let path = ChildProcess.find(program) else {
      throw .programMissing(program, purpose: "MP4")
    }
    return path
  }

  private var child: ChildProcess

  /// Starts ffmpeg.
  ///
  /// - Parameters:
  ///   - program: What `find` gave.
  ///   - width: Of the frames, in pixels. A side that is odd gets one more column or row, as H.264 stores
  ///     colours for two by two pixels.
  ///   - height: Of the frames, in pixels.
  ///   - path: The file, which is overwritten.
  package init(
    program: String, width: Int, height: Int, framesPerSecond: Int, path: String
  ) throws(ImageEncodingFailure) {
    let arguments = Self.arguments(
      size: "\(width + width % 2)x\(height + height % 2)", framesPerSecond: framesPerSecond,
      path: path)
    guard let child = ChildProcess(Self.program, path: program, arguments: arguments) else {
      throw .programFailed(Self.program, words: "it cannot be started")
    }
    self.child = child
  }

  private static func arguments(size: String, framesPerSecond: Int, path: String) -> [String] {
    let input = [
      "-f", "rawvideo", "-pixel_format", "rgb24", "-video_size", size,
      "-framerate", "\(framesPerSecond)", "-i", "pipe:0",
    ]
    // Players take BT.709 for granted, so colours are converted to it, and said to be.
    let colors = [
      "-vf",
      "scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+bitexact+full_chroma_int",
      "-pix_fmt", "yuv420p", "-colorspace", "bt709", "-color_primaries", "bt709",
      "-color_trc", "bt709", "-color_range", "tv",
    ]
    let codec = [
      "-c:v", "libx264", "-preset", "veryfast", "-crf", "\(quality)", "-threads", "\(threads)",
    ]
    // No dates and versions in the file; its index at the front, so that it plays while it loads.
    let file = [
      "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact",
      "-movflags", "+faststart", "-f", "mp4", "-y", "file:" + path,
    ]
    return ["-hide_banner", "-nostdin", "-loglevel", "error"] + input + colors + codec + file
  }

  /// A frame as ffmpeg takes it: opaque, red, green and blue, in the size of the video. Clear pixels and
  /// the column and row that are added have the colour of the ground.
  package static func frame(_ bitmap: Bitmap, on ground: Color) -> [UInt8] {
    let (width, height) = (bitmap.width + bitmap.width % 2, bitmap.height + bitmap.height % 2)
    let back = SIMD3<Int>(
      Int(ground.bytes.red), Int(ground.bytes.green), Int(ground.bytes.blue))
    var bytes = [UInt8](repeating: 0, count: width * height * 3)
    unsafe bytes.withUnsafeMutableBytes { output in
      unsafe bitmap.rgba.withUnsafeBytes { pixels in
        var to = 0
        for y in 0..<height {
          for x in 0..<width {
            var ink = back
            if x < bitmap.width, y < bitmap.height {
              let from = 4 * (y * bitmap.width + x)
              let alpha = Int(unsafe pixels[from + 3])
              for channel in 0..<3 {
                let value = Int(unsafe pixels[from + channel])
                ink[channel] =
                  alpha == 255 ? value : (value * alpha + back[channel] * (255 - alpha) + 127) / 255
              }
            }
            for channel in 0..<3 {
              unsafe output[to + channel] = UInt8(truncatingIfNeeded: ink[channel])
            }
            to += 3
          }
        }
      }
    }
    return bytes
  }

  /// Adds a frame that `frame` made, so many times.
  package mutating func append(_ frame: [UInt8], count: Int) throws(ImageEncodingFailure) {
    for _ in 0..<count {
      if Task.isCancelled { return }
      try child.write(frame)
    }
  }

  /// Ends the video.
  package mutating func finish() throws(ImageEncodingFailure) {
    try child.finish()
  }
}
