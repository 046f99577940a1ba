/// Whether an image is drawn in its own colours or in the tint colour (`UIImage.RenderingMode`).
public enum ImageRenderingMode: String, Hashable, Sendable, CaseIterable {
  /// In its own colours, unless the image is a template.
  case automatic
  /// In its own colours.
  case alwaysOriginal
  /// As a template: its alpha filled with the tint colour.
  case alwaysTemplate
}
