package import Processes

/// Writes films with the program ffmpeg, which reads raw frames. Equal frames and options give
/// equal bytes, given the same version of ffmpeg.
package struct VideoEncoder: ~Copyable {
  /// The limits of ffmpeg: 8 GiB of memory, and 120 s for a frame or for ending the file. Frames of
  /// the largest size take less than a second and 2 GiB. Our choice.
  private static let limits = ChildProcess.Limits(
    memory: 8 << 30, time: nil, pause: .seconds(120))

  /// Finds ffmpeg. Throws if it is not on the `PATH` or cannot be started.
  package static func find(for codec: Codec = .h264) throws(ImageEncodingFailure) -> Program {
    do throws(ProcessFailure) {
      return try Program.find("ffmpeg")
    } catch {
      let others = codec.alternatives.joined(separator: " or ")
      throw error.reason == .missing
        ? .programMissing(error.program, purpose: codec.name)
        : .programFailed("\(error), and \(codec.name) needs it; choose \(others)")
    }
  }

  /// Checks that frames of a size can be encoded, for a clearer message than ffmpeg's.
  package static func check(
    width: Int, height: Int, for codec: Codec = .h264
  ) throws(ImageEncodingFailure) {
    guard max(width, height) <= codec.maximumSide else {
      throw .tooLarge(
        "\(codec.name) pictures are at most \(codec.maximumSide) pixels wide and high, and these are"
          + " \(width) × \(height); choose a smaller --scale, or \(codec.alternatives.first ?? "")")
    }
  }

  private var child: ChildProcess

  /// Starts ffmpeg. Throws if the frames are too large for the codec.
  ///
  /// - Parameters:
  ///   - program: The result of `find`.
  ///   - codec: The output format.
  ///   - width: The width of the frames, in pixels.
  ///   - height: The height of the frames, in pixels.
  ///   - path: The output file, which is overwritten.
  package init(
    program: Program, codec: Codec = .h264, width: Int, height: Int, framesPerSecond: Int,
    path: String
  ) throws(ImageEncodingFailure) {
    try Self.check(width: width, height: height, for: codec)
    let arguments =
      codec.arguments(width: width, height: height, framesPerSecond: framesPerSecond)
      + ["-y", "file:" + path]
    do throws(ProcessFailure) {
      child = try ChildProcess(program, arguments, limits: Self.limits)
    } catch {
      throw .programFailed(error.description)
    }
  }

  /// Appends a frame of raw bytes in the codec's pixel format `count` times.
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
