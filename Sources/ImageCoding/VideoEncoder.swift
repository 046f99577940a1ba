internal import Processes

/// Writes MP4 files (H.264) through the program ffmpeg: it is fed with what `VideoFrame` makes, and
/// what it makes of that is the same with each run of the same ffmpeg.
package struct VideoEncoder: ~Copyable {
  private static let program = "ffmpeg"
  /// The number of encoding threads, on every machine, because x264's bytes depend on it.
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

  /// Adds a frame `count` times.
  package mutating func append(_ frame: VideoFrame, count: Int) throws(ImageEncodingFailure) {
    for _ in 0..<count {
      if Task.isCancelled { return }
      do throws(ProcessFailure) {
        try child.write(frame.planes)
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
