internal import CairoRendering
package import Drawing
package import SceneRendering
internal import Synchronization

/// Draws the bitmaps of a film's frames in parallel. Unchanged content of consecutive frames is
/// drawn once.
///
/// The bitmaps equal those of the pictures, byte for byte, independently of earlier pictures and of the
/// thread. One bitmap is cached for each concurrent use.
package final class FrameBitmaps: Sendable {
  private let scale: Double
  /// Renderers that are not in use. All give the same bitmaps; the last one has probably drawn a
  /// nearby frame and is the fastest.
  private let idle = Mutex<[SequenceRenderer]>([])

  /// Creates a renderer of bitmaps with `scale` pixels per point.
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
