package import Processes

/// Writes MP4 files (H.264) by the program ffmpeg, which is fed with `VideoFrame`s. The same frames give
/// the same file with the same ffmpeg.
package struct VideoEncoder: ~Copyable {
  /// The number of x264's threads on every machine: its bytes depend on it.
  private static let threads = 2
  /// x264's constant rate factor; 18 counts as visually lossless (ffmpeg's H.264 guide).
  private static let quality = 18

  /// How long ffmpeg may take for a frame, or for its end, and its memory: frames of the largest size take
  /// it less than a second and 2 GiB. Our choice.
  private static let limits = ChildProcess.Limits(
    memory: 8 << 30, time: nil, pause: .seconds(60))

  /// Finds ffmpeg on the `PATH`.
  package static func find() throws(ImageEncodingFailure) -> Program {
    do throws(ProcessFailure) {
      return try Program.find("ffmpeg")
    } catch {
      throw ImageEncodingFailure(error)
    }
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
    program: Program, width: Int, height: Int, framesPerSecond: Int, path: String
  ) throws(ImageEncodingFailure) {
    let arguments = Self.arguments(
      size: "\(width + width % 2)x\(height + height % 2)", framesPerSecond: framesPerSecond,
      path: path)
    do throws(ProcessFailure) {
      child = try ChildProcess(program, arguments, limits: Self.limits)
    } catch {
      throw ImageEncodingFailure(error)
    }
  }

  private static func arguments(size: String, framesPerSecond: Int, path: String) -> [String] {
    let input = [
      "-f", "rawvideo", "-pixel_format", "yuv420p", "-video_size", size,
      "-framerate", "\(framesPerSecond)", "-i", "pipe:0",
    ]
    let colors = [
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

  /// Adds a frame, `count` times.
  package mutating func append(_ frame: VideoFrame, count: Int) throws(ImageEncodingFailure) {
    do throws(ProcessFailure) {
      for _ in 0..<count { try child.write(frame.planes) }
    } catch {
      throw ImageEncodingFailure(error)
    }
  }

  /// Ends the video.
  package mutating func finish() throws(ImageEncodingFailure) {
    do throws(ProcessFailure) {
      try child.finish()
    } catch {
      throw ImageEncodingFailure(error)
    }
  }
}

extension ImageEncodingFailure {
  fileprivate init(_ failure: ProcessFailure) {
    switch failure.reason {
    case .missing: self = .programMissing(failure.program, purpose: "MP4")
    case .forbidden: self = .programFailed("\(failure), and MP4 needs it; choose .apng or .gif")
    case .notStarted, .late, .tooLong, .cancelled, .failed: self = .programFailed(failure.description)
    }
  }
}
