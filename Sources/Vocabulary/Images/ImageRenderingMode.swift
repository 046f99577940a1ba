/// Whether an image is drawn in its own colours or in the tint colour (`UIImage.RenderingMode`).
public enum ImageRenderingMode: String, Hashable, Sendable, CaseIterable {
  /// As the image's maker means it: its own colours, unless it is a template.
  case automatic
  /// In its own colours.
  case alwaysOriginal
  /// Its alpha, filled with the tint colour.
  case alwaysTemplate
}
