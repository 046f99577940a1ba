package import Drawing
package import PNGCoding

/// A picture that was just made, with all that is needed to judge it and to keep it.
package struct Snapshot: Hashable, Sendable {
  /// Its name, which is also the place of its golden.
  package let name: SnapshotName
  /// The picture.
  package let bitmap: Bitmap
  /// The scale at which it was rendered, which is written into goldens and artefacts.
  package let pixelsPerPoint: Double
  /// What the picture shows, as `ModelText`; nil if whoever made it does not know.
  package let model: String?
  /// What its file says besides the pixels.
  let notes: PictureNotes
  /// What remarks about its file call it.
  let origin: String
  /// The renderer, as the entry that its golden carries.
  let rendererEntry: PNGText?

  /// The keyword under which a golden names its renderer.
  static let rendererKeyword = "Renderer"

  /// The fingerprint of the renderer: library versions and hashes of fonts. Nil if it is not known; then no
  /// difference is blamed on another renderer.
  package var renderer: String? { rendererEntry?.text }

  /// Makes a snapshot.
  ///
  /// - Parameters:
  ///   - notes: What its file says, if it comes from one.
  ///   - origin: What remarks about that file call it.
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
