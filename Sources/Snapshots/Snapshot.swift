package import Drawing
package import PNGCoding

/// A picture that was just made, with what has to be known to judge or to keep it.
package struct Snapshot: Hashable, Sendable {
  /// Its name, which is also the place of its golden.
  package let name: SnapshotName
  /// The picture.
  package let bitmap: Bitmap
  /// The scale it was rendered at, which is written into goldens and artefacts.
  package let pixelsPerPoint: Double
  /// What its file says, if it was one.
  let notes: PictureNotes
  /// What to call it when something is told of its file.
  let origin: String
  /// Who made it, as the entry that its golden carries.
  let rendererEntry: PNGText?

  /// The keyword under which a golden names its renderer.
  static let rendererKeyword = "Renderer"

  /// The fingerprint of the renderer that made it: library versions, hashes of fonts. Without one,
  /// nobody else is suspected when the picture is not the golden's.
  package var renderer: String? { rendererEntry?.text }

  /// Makes a snapshot; fails only when `renderer` contains a zero byte.
  ///
  /// - Parameters:
  ///   - notes: What its file says, where it comes from one.
  ///   - origin: What to call that file.
  package init(
    name: SnapshotName, bitmap: Bitmap, pixelsPerPoint: Double = 1, renderer: String?,
    notes: PictureNotes = .none, origin: String = "the picture"
  ) throws(PNGText.Failure) {
    self.notes = notes
    self.origin = origin
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
