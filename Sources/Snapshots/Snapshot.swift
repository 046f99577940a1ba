package import Drawing
package import PNGCoding

/// A new picture, with the information that is needed to compare and to record it.
package struct Snapshot: Hashable, Sendable {
  /// The name, which is also the path of the golden below the store's root.
  package let name: SnapshotName
  /// The picture.
  package let bitmap: Bitmap
  /// The scale of the picture in pixels per point. It is stored in goldens and artefacts.
  package let pixelsPerPoint: Double
  /// The description of the picture in the format of `ModelText`; nil if it is not known.
  package let model: String?
  /// The information in the picture's file besides the pixels.
  let notes: PictureNotes
  /// The name of the picture in remarks, such as the path of its file.
  let origin: String
  /// The renderer as the text entry that is stored in the golden's PNG.
  let rendererEntry: PNGText?

  /// The keyword of the text entry.
  static let rendererKeyword = "Renderer"

  /// The fingerprint of the renderer: the versions of libraries and the hashes of fonts; nil if it is not known.
  /// Then a difference is never explained by another renderer.
  package var renderer: String? { rendererEntry?.text }

  /// Creates a snapshot.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bitmap: The picture.
  ///   - pixelsPerPoint: The scale. Default: 1.
  ///   - renderer: The fingerprint of the renderer; nil if it is not known.
  ///   - model: The description of the picture; nil if it is not known.
  ///   - notes: The information in the picture's file, if it comes from one.
  ///   - origin: The name of the picture in remarks.
  /// - Throws: An error if `renderer` contains a zero byte.
  package init(
    name: SnapshotName, bitmap: Bitmap, pixelsPerPoint: Double = 1, renderer: String?,
    model: String? = nil, notes: PictureNotes = .none, origin: String = "the picture"
  ) throws(PNGText.Failure) {
    self.notes = notes
    self.origin = origin
    self.model = model
    self.name = name
    self.bitmap = bitmap
    self.pixelsPerPoint = pixelsPerPoint
    if let renderer {
      rendererEntry = try PNGText(keyword: Self.rendererKeyword, text: renderer)
    } else {
      rendererEntry = nil
    }
  }
}
