// San Francisco's metrics, so that text in Inter takes the same space as in San Francisco.

extension Font {
  /// The ascender in points, positive (`UIFont.ascender`). It is that of San Francisco for all
  /// system fonts, so that lines are as high as in UIKit (measured by others at all sizes of Dynamic
  /// Type). A font file has its own.
  public var ascender: Double { (descriptor?.file?.ascender ?? 0.952_148_44) * pointSize }

  /// The descender in points, positive; `UIFont.descender` has the opposite sign (measured by
  /// others).
  public var descender: Double { (descriptor?.file?.descender ?? 0.241_210_94) * pointSize }

  /// The height of a line in points (`UIFont.lineHeight`): ascender plus descender, as San
  /// Francisco has no leading.
  public var lineHeight: Double { ascender + descender }
}
