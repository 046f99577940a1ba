package import Processes

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

  /// The number of encoding threads, on every machine, because x264's bytes depend on it.
  private static let threads = 2
  /// x264's constant quality; 18 is taken for visually lossless (ffmpeg's H.264 guide).
  private static let quality = 18

  /// How long ffmpeg may take for a frame, or for its end, and its memory: frames of the largest size take
  /// it less than a second and 2 GiB. Our choice.
  private static let limits = ChildProcess.Limits(
    memory: 8 << 30, time: nil, pause: .seconds(120))

  /// Finds ffmpeg; throws if it is not on the `PATH`, or may not be started.
  package static func find(for codec: Codec = .h264) throws(ImageEncodingFailure) -> Program {
    do throws(ProcessFailure) {
      return try Program.find("ffmpeg")
    } catch {
      throw error.reason == .missing
        ? .programMissing(error.program, purpose: codec.purpose)
        : .programFailed("\(error), and \(codec.purpose) needs it; choose .apng or .gif")
    }
  }

  private var child: ChildProcess

  /// Starts ffmpeg.
  ///
  /// - Parameters:
  ///   - program: What `find` returned.
  ///   - codec: What ffmpeg writes.
  ///   - width: The width of the frames, in pixels. For H.264 an odd side gets one more column or row, because
  ///     it stores colours for two by two pixels.
  ///   - height: The height of the frames, in pixels.
  ///   - path: The file, which is overwritten.
  package init(
    program: Program, codec: Codec = .h264, width: Int, height: Int, framesPerSecond: Int,
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
    do throws(ProcessFailure) {
      child = try ChildProcess(program, arguments, limits: Self.limits)
    } catch {
      throw .programFailed(error.description)
    }
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
    do throws(ProcessFailure) {
      for _ in 0..<count { try child.write(bytes) }
    } catch {
      throw .programFailed(error.description)
    }
  }

  /// Ends the video.
  package mutating func finish() throws(ImageEncodingFailure) {
    do throws(ProcessFailure) {
      try child.finish()
    } catch {
      throw .programFailed(error.description)
    }
  }
}
