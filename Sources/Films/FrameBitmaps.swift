internal import CairoRendering
package import Drawing
package import SceneRendering
internal import Synchronization

/// Makes the bitmaps of a film's frames, several at a time: what stands still from one frame to the next
/// is drawn once.
///
/// A frame's bitmap is that of its picture, byte for byte, whatever was made before and by which thread.
/// As many bitmaps are kept as were made at the same time.
package final class FrameBitmaps: Sendable {
  private let scale: Double
  /// Renderers that nobody uses at the moment. Any of them will do: the last one has most probably drawn
  /// a frame nearby.
  private let idle = Mutex<[SequenceRenderer]>([])

  /// For pictures of `scale` pixels a point.
  package init(scale: Double) {
    self.scale = scale
  }

  /// The picture's pixels; its own scale is not looked at.
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
