extension VideoEncoder {
  /// A format that ffmpeg writes. A further one is a constant of this type in a file of its own.
  package struct Codec: Hashable, Sendable {
    /// The name of the format in messages.
    let name: String
    /// The largest width and height, in pixels, that the encoder takes.
    let maximumSide: Int
    /// Whether odd sides are extended by one column or row.
    var hasEvenSides = false
    /// The pixel format of the frames, as ffmpeg names it.
    let pixelFormat: String
    /// The options of ffmpeg for the output.
    let options: [String]
    /// The extensions of formats without ffmpeg, for messages.
    var alternatives = [".apng", ".gif"]

    /// Returns the options for frames of a size, in pixels.
    func arguments(width: Int, height: Int, framesPerSecond: Int) -> [String] {
      let (width, height) =
        hasEvenSides ? (width + width % 2, height + height % 2) : (width, height)
      let input = [
        "-f", "rawvideo", "-pixel_format", pixelFormat, "-video_size", "\(width)x\(height)",
        "-framerate", "\(framesPerSecond)", "-i", "pipe:0",
      ]
      // The file must contain no dates or versions, so that its bytes are reproducible.
      return ["-hide_banner", "-nostdin", "-loglevel", "error"] + input + options
        + ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"]
    }
  }
}

extension VideoEncoder.Codec {
  /// The options that say how colours are stored: BT.709 with limited range, which `VideoFrame` gives.
  static let colors = [
    "-colorspace", "bt709", "-color_primaries", "bt709",
    "-color_trc", "bt709", "-color_range", "tv",
  ]

  /// H.264 in an MP4 file, from frames in the format of `VideoFrame`. Its largest side is that of x264 as tried. It
  /// stores one colour for each two by two pixels, so its sides are even.
  ///
  /// The constant rate factor 18 is considered visually lossless (ffmpeg's H.264 guide). The number of threads is the
  /// same on every machine because x264's output depends on it. The index is at the start of the file, so that it can
  /// play while it loads.
  package static let h264 = VideoEncoder.Codec(
    name: "MP4", maximumSide: 16_384, hasEvenSides: true, pixelFormat: "yuv420p",
    options: colors + [
      "-pix_fmt", "yuv420p", "-c:v", "libx264", "-preset", "veryfast", "-crf", "18",
      "-threads", "2", "-movflags", "+faststart", "-f", "mp4",
    ])

  /// Lossless animated WebP, from RGBA bitmaps. It plays `loopCount` times; 0 means endlessly. Its largest side is
  /// libwebp's `WEBP_MAX_DIMENSION`, the most that 14 bits hold (RFC 9649).
  package static func webP(loopCount: Int) -> VideoEncoder.Codec {
    VideoEncoder.Codec(
      name: "WebP", maximumSide: 16_383, pixelFormat: "rgba",
      options: ["-c:v", "libwebp_anim", "-lossless", "1", "-pix_fmt", "bgra"]
        + ["-loop", "\(loopCount)", "-f", "webp"])
  }
}
