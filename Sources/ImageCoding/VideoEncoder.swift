internal import Processes

/// Writes films through the program ffmpeg, which reads raw frames. The same version of ffmpeg gives the same
/// bytes on every run.
package struct VideoEncoder: ~Copyable {
  /// What ffmpeg writes.
  package enum Codec: Hashable, Sendable {
    /// H.264 in an MP4 file, of frames that `VideoFrame` makes.
    case h264
    /// Lossless animated WebP, of RGBA bitmaps. It plays `loopCount` times; 0 for endlessly.
    case webP(loopCount: Int)

    /// What is missing without ffmpeg.
    fileprivate var purpose: String {
      switch self {
      case .h264: "MP4"
      case .webP: "WebP"
      }
    }
  }

  private static let program = "ffmpeg"
  /// The number of encoding threads, on every machine, because x264's bytes depend on it.
  private static let threads = 2
  /// x264's constant quality; 18 is taken for visually lossless (ffmpeg's H.264 guide).
  private static let quality = 18

  /// Returns the path of ffmpeg; throws if it is not on the `PATH`.
  package static func find(for codec: Codec = .h264) throws(ImageEncodingFailure) -> String {
    guard let path = ChildProcess.find(program) else {
      throw .programMissing(program, purpose: codec.purpose)
    }
    return path
  }

  private var child: ChildProcess

  /// Starts ffmpeg.
  ///
  /// - Parameters:
  ///   - program: The path that `find` returned.
  ///   - codec: What ffmpeg writes.
  ///   - width: The width of the frames, in pixels. For H.264 an odd side gets one more column or row, because
  ///     it stores colours for two by two pixels.
  ///   - height: The height of the frames, in pixels.
  ///   - path: The file, which is overwritten.
  package init(
    program: String, codec: Codec = .h264, width: Int, height: Int, framesPerSecond: Int,
    path: String
  ) throws(ImageEncodingFailure) {
    let options =
      switch codec {
      case .h264: Self.h264(size: "\(width + width % 2)x\(height + height % 2)", framesPerSecond)
      case .webP(let loopCount): Self.webP(size: "\(width)x\(height)", framesPerSecond, loopCount)
      }
    // No dates and no versions in the file.
    let arguments =
      ["-hide_banner", "-nostdin", "-loglevel", "error"] + options + [
        "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact", "-y",
        "file:" + path,
      ]
    guard let child = ChildProcess(Self.program, path: program, arguments: arguments) else {
      throw .programFailed(Self.program, words: "it cannot be started")
    }
    self.child = child
  }

  private static func input(
    _ pixelFormat: String, size: String, _ framesPerSecond: Int
  ) -> [String] {
    [
      "-f", "rawvideo", "-pixel_format", pixelFormat, "-video_size", size,
      "-framerate", "\(framesPerSecond)", "-i", "pipe:0",
    ]
  }

  private static func h264(size: String, _ framesPerSecond: Int) -> [String] {
    let colors = [
      "-pix_fmt", "yuv420p", "-colorspace", "bt709", "-color_primaries", "bt709",
      "-color_trc", "bt709", "-color_range", "tv",
    ]
    let codec = [
      "-c:v", "libx264", "-preset", "veryfast", "-crf", "\(quality)", "-threads", "\(threads)",
    ]
    // The index is at the front of the file, so that it plays while it loads.
    return input("yuv420p", size: size, framesPerSecond) + colors + codec
      + ["-movflags", "+faststart", "-f", "mp4"]
  }

  private static func webP(size: String, _ framesPerSecond: Int, _ loopCount: Int) -> [String] {
    input("rgba", size: size, framesPerSecond)
      + ["-c:v", "libwebp_anim", "-lossless", "1", "-pix_fmt", "bgra"]
      + ["-loop", "\(loopCount)", "-f", "webp"]
  }

  /// Adds a frame `count` times.
  package mutating func append(_ frame: VideoFrame, count: Int) throws(ImageEncodingFailure) {
    try append(frame.planes, count: count)
  }

  /// Adds a frame of raw bytes `count` times.
  package mutating func append(_ bytes: [UInt8], count: Int) throws(ImageEncodingFailure) {
    for _ in 0..<count {
      if Task.isCancelled { return }
      do throws(ProcessFailure) {
        try child.write(bytes)
      } catch {
        throw .programFailed(error.program, words: error.words)
      }
    }
  }

  /// Ends the video.
  package mutating func finish() throws(ImageEncodingFailure) {
    do throws(ProcessFailure) {
      try child.finish()
    } catch {
      throw .programFailed(error.program, words: error.words)
    }
  }
}
