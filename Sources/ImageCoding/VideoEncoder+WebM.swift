extension VideoEncoder.Codec {
  /// VP9 with alpha in a WebM file, from frames in the format of `AlphaVideoFrame`. Our choice of the largest side is
  /// that of MP4; libvpx takes 65,535 (as tried).
  ///
  /// The quality 15 is the best of those that ffmpeg's VP9 guide recommends (15 to 35); the bit rate 0 makes it
  /// constant. With one thread the bytes do not depend on the number of processors. ffmpeg does not write alpha with
  /// alternate reference frames. Without look-ahead it needs about 150 bytes of memory for each pixel of a frame (as
  /// tried), so that the limit of `VideoEncoder` allows frames of 50 megapixels.
  package static let vp9 = VideoEncoder.Codec(
    name: "WebM", maximumSide: 16_384, pixelFormat: "yuva420p",
    options: colors + [
      "-pix_fmt", "yuva420p", "-c:v", "libvpx-vp9", "-b:v", "0", "-crf", "15",
      "-deadline", "good", "-cpu-used", "4", "-threads", "1", "-row-mt", "0",
      "-lag-in-frames", "0", "-auto-alt-ref", "0", "-f", "webm",
    ])
}
