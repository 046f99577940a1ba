/// A file format for pictures of scenes and diagrams. Its raw value is the file extension.
package enum PictureFormat: String, CaseIterable, Hashable, Sendable {
  /// A PNG file. Every pixel is exact.
  case png
  /// An SVG document whose unit is the point.
  case svg
  /// A PDF document with one page whose unit is the point.
  case pdf
  /// A lossless WebP file, encoded by the program ffmpeg. Every pixel is exact.
  case webp

  /// The writer for this format.
  fileprivate var writer: any PictureWriter {
    switch self {
    case .png: PNGPictureWriter()
    case .svg: SVGPictureWriter()
    case .pdf: PDFPictureWriter()
    case .webp: WebPPictureWriter()
    }
  }

  /// The name of the format in texts.
  package var name: String { writer.name }

  /// Whether pictures in this format need the program ffmpeg.
  package var needsProgram: Bool { writer.needsProgram }

  /// How text is written; `nil` for formats of pixels.
  package var text: Text? { writer.text }

  /// Whether files have shapes and text instead of pixels.
  package var isVector: Bool { text != nil }

  /// The formats with shapes and text.
  package static var vectors: [PictureFormat] { allCases.filter(\.isVector) }

  /// How a format with shapes writes text: as outlines or as live text, which can be selected and searched.
  package struct Text: Hashable, Sendable {
    /// Whether text is live unless outlines are requested.
    package let isLiveByDefault: Bool
    /// What live text needs to look the same, as the end of a sentence.
    package let note: String
  }
}

extension Picture {
  /// Returns the picture as a file.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - isTextLive: Whether text stays text instead of outlines; `nil` for the format's default. Formats of pixels
  ///     ignore it.
  package func bytes(
    as format: PictureFormat, isTextLive: Bool? = nil
  ) throws(RenderingError) -> [UInt8] {
    let isTextLive = isTextLive ?? format.text?.isLiveByDefault ?? false
    return try format.writer.bytes(of: self, isTextLive: isTextLive)
  }
}
