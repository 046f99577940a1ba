package import Drawing

/// The result of reading a golden.
package enum Golden: Hashable, Sendable {
  /// The file does not exist.
  case missing
  /// The picture, the renderer that the file names, and further information in the file.
  case picture(Bitmap, renderer: String?, notes: PictureNotes = .none)
  /// The file cannot be read or is not a picture. The reason is one lower-case sentence.
  case unreadable(reason: String)
}
