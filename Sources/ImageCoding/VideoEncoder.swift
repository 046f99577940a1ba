package import Processes

/// Writes films with the program ffmpeg, which reads raw frames. Equal frames and options give
/// equal bytes, given the same version of ffmpeg.
package struct VideoEncoder: ~Copyable {
  /// The output format.
  package enum Codec: Hashable, Sendable {
    /// H.264 in an MP4 file, from frames in the format of `VideoFrame`.
    case h264
    /// Lossless animated WebP, from RGBA bitmaps. It plays `loopCount` times; 0 means endlessly.
    case webP(loopCount: Int)

    /// The purpose of ffmpeg, for a message that it is missing.
    fileprivate var purpose: String {
      switch self {
      case .h264: "MP4"
      case .webP: "WebP"
      }
    }

    /// The largest width and height, in pixels, that the encoder takes: of x264 as tried, of WebP
    /// libwebp's `WEBP_MAX_DIMENSION`, the most that 14 bits hold (RFC 9649).
    fileprivate var maximumSide: Int {
      switch self {
      case .h264: 16_384
      case .webP: 16_383
      }
    }
  }

  /// The number of encoding threads. It is the same on every machine because x264's output depends
  /// on it.
  private static let threads = 2
  /// x264's constant rate factor; 18 is considered visually lossless (ffmpeg's H.264 guide).
  private static let quality = 18

  /// The limits of ffmpeg: 8 GiB of memory, and 120 s for a frame or for ending the file. Frames of
  /// the largest size take less than a second and 2 GiB. Our choice.
  private static let limits = ChildProcess.Limits(
    memory: 8 << 30, time: nil, pause: .seconds(120))

  /// Finds ffmpeg. Throws if it is not on the `PATH` or cannot be started.
  package static func find(for codec: Codec = .h264) throws(ImageEncodingFailure) -> Program {
    do throws(ProcessFailure) {
      return try Program.find("ffmpeg")
    } catch {
      throw error.reason == .missing
        ? .programMissing(error.program, purpose: codec.purpose)
        : .programFailed("\(error), and \(codec.purpose) needs it; choose .apng or .gif")
    }
  }

  /// Checks that frames of a size can be encoded, for a clearer message than ffmpeg's.
  package static func check(
    width: Int, height: Int, for codec: Codec = .h264
  ) throws(ImageEncodingFailure) {
    guard max(width, height) <= codec.maximumSide else {
      throw .tooLarge(
        "\(codec.purpose) pictures are at most \(codec.maximumSide) pixels wide and high, and these are"
          + " \(width) × \(height); choose a smaller --scale, or .apng")
    }
  }

  private var child: ChildProcess

  /// Starts ffmpeg. Throws if the frames are too large for the codec.
  ///
  /// - Parameters:
  ///   - program: The result of `find`.
  ///   - codec: The output format.
  ///   - width: The width of the frames, in pixels. For H.264 an odd side is extended by one column
  /// or row, because it stores one colour for each two by two pixels.
  ///   - height: The height of the frames, in pixels.
  ///   - path: The output file, which is overwritten.
  package init(
    program: Program, codec: Codec = .h264, width: Int, height: Int, framesPerSecond: Int,
    path: String
  ) throws(ImageEncodingFailure) {
    try Self.check(width: width, height: height, for: codec)
    let options =
      switch codec {
      case .h264: Self.h264(size: "\(width + width % 2)x\(height + height % 2)", framesPerSecond)
      case .webP(let loopCount): Self.webP(size: "\(width)x\(height)", framesPerSecond, loopCount)
      }
    // The file must contain no dates or versions, so that its bytes are reproducible.
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
    // The index is at the start of the file, so that it can play while it loads.
    return input("yuv420p", size: size, framesPerSecond) + colors + codec
      + ["-movflags", "+faststart", "-f", "mp4"]
  }

  private static func webP(size: String, _ framesPerSecond: Int, _ loopCount: Int) -> [String] {
    input("rgba", size: size, framesPerSecond)
      + ["-c:v", "libwebp_anim", "-lossless", "1", "-pix_fmt", "bgra"]
      + ["-loop", "\(loopCount)", "-f", "webp"]
  }

  /// Appends a frame `count` times.
  package mutating func append(_ frame: VideoFrame, count: Int) throws(ImageEncodingFailure) {
    try append(frame.planes, count: count)
  }

  /// Appends a frame of raw bytes `count` times.
  package mutating func append(_ bytes: [UInt8], count: Int) throws(ImageEncodingFailure) {
    do throws(ProcessFailure) {
      for _ in 0..<count { try child.write(bytes) }
    } catch {
      throw .programFailed(error.description)
    }
  }

  /// Ends the video and waits for ffmpeg.
  package mutating func finish() throws(ImageEncodingFailure) {
    do throws(ProcessFailure) {
      try child.finish()
    } catch {
      throw .programFailed(error.description)
    }
  }
}
