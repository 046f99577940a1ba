// The types that tests need for these functions. Of Drawing only two names are exported, because others, such as
// Color and Path, could conflict with names of the tested package.
public import Drawing
@_exported public import Snapshots

/// A picture in 8-bit sRGB with straight alpha: four bytes (red, green, blue, alpha) for each pixel, in rows from
/// top to bottom.
public typealias Bitmap = Drawing.Bitmap

/// A rectangle in whole pixels, for areas that a comparison ignores.
public typealias PixelRect = Drawing.PixelRect
