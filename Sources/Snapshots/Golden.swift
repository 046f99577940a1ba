package import Drawing

/// What lies in the store under a name.
package enum Golden: Hashable, Sendable {
  /// There is no file.
  case missing
  /// A picture, the renderer that the file names, and what else the file says.
  case picture(Bitmap, renderer: String?, notes: PictureNotes = .none)
  /// There is a file that is not a picture, or that cannot be read; one lower-case sentence why.
  case unreadable(reason: String)
}
