/// Writes pictures in one format. To add a format, add a case to `PictureFormat` and a type that conforms to this
/// protocol.
protocol PictureWriter: Sendable {
  /// The name of the format in texts.
  var name: String { get }

  /// Whether pictures in this format need the program ffmpeg. Default: `false`.
  var needsProgram: Bool { get }

  /// How text is written; `nil` for formats of pixels. Default: `nil`.
  var text: PictureFormat.Text? { get }

  /// Returns a picture as a file.
  ///
  /// - Parameter isTextLive: Whether text stays text instead of outlines, in formats that have it.
  func bytes(of picture: Picture, isTextLive: Bool) throws(RenderingError) -> [UInt8]
}

extension PictureWriter {
  var needsProgram: Bool { false }
  var text: PictureFormat.Text? { nil }
}

/// Writes PNG files.
struct PNGPictureWriter: PictureWriter {
  var name: String { "PNG" }

  func bytes(of picture: Picture, isTextLive: Bool) throws(RenderingError) -> [UInt8] {
    try picture.png()
  }
}

/// Writes SVG documents.
struct SVGPictureWriter: PictureWriter {
  var name: String { "SVG" }

  var text: PictureFormat.Text? {
    PictureFormat.Text(
      isLiveByDefault: false,
      note: "live text needs the fonts Inter, JetBrains Mono and Noto Serif to look nearly the same"
    )
  }

  func bytes(of picture: Picture, isTextLive: Bool) throws(RenderingError) -> [UInt8] {
    Array(try picture.svg(isTextLive: isTextLive).utf8)
  }
}

/// Writes PDF documents.
struct PDFPictureWriter: PictureWriter {
  var name: String { "PDF" }

  var text: PictureFormat.Text? {
    PictureFormat.Text(isLiveByDefault: true, note: "they are embedded")
  }

  func bytes(of picture: Picture, isTextLive: Bool) throws(RenderingError) -> [UInt8] {
    try picture.pdf(isTextLive: isTextLive)
  }
}
