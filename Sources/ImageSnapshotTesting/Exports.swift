// What tests write beside our functions: how pictures are compared, and the picture itself. Only these
// of Drawing's names, as the others (Color, Path …) would meet those of the package that is tested.
public import Drawing
@_exported public import Snapshots

/// A picture: 8-bit sRGB with straight alpha, four bytes R G B A a pixel, rows from the top down.
public typealias Bitmap = Drawing.Bitmap

/// A rectangle of whole pixels: what a comparison ignores.
public typealias PixelRect = Drawing.PixelRect
