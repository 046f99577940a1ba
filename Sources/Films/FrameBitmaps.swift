internal import CairoRendering
package import Drawing
package import SceneRendering
internal import Synchronization

/// Makes the bitmaps of a film's frames, several at the same time. What is equal in consecutive frames is
/// drawn once.
///
/// A frame's bitmap is that of its picture, byte for byte, whatever was made before and by which thread.
/// As many bitmaps are kept as were made at the same time.
package final class FrameBitmaps: Sendable {
  private let scale: Double
  /// Renderers that are not in use. Any of them gives the same bitmaps; the last one has probably drawn a
  /// nearby frame and so is the fastest.
  private let idle = Mutex<[SequenceRenderer]>([])

  /// Makes bitmaps of `scale` pixels per point.
  package init(scale: Double) {
    self.scale = scale
  }

  /// Returns the picture's pixels at the scale of this object. The picture's own scale is ignored.
  package func bitmap(of picture: Picture) throws(RenderingError) -> Bitmap {
    var renderer = idle.withLock { $0.popLast() } ?? SequenceRenderer(scale: scale)
    defer { idle.withLock { $0.append(renderer) } }
    do {
      return try renderer.bitmap(of: picture.displayList)
    } catch {
      throw .picture(error.description)
    }
  }
}
