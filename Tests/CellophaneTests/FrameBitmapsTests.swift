import Cellophane
import Drawing
import TestSupport
import Testing
import Vocabulary

@testable import Films

@Suite("Bitmaps of a film's frames")
struct FrameBitmapsTests {
  /// Frames of every script of every fixture, in an order that no film has and with some twice.
  @Test("each equals its picture, after any other one", arguments: ExampleScenes.files)
  func same(file: String) throws {
    let renderer = try ExampleScenes.renderer(file).with(traits: Traits(displayScale: .x1))
    let scene = renderer.scene
    var random = SplitMix64(state: 7)
    for script in scene.scripts.keys.sorted() {
      let film = try Film(of: renderer, script: script)
      let bitmaps = film.bitmaps()
      let step = max(film.frameCount / 14, 1)
      let frames = stride(from: 0, to: film.frameCount, by: step).flatMap {
        [$0, min($0 + 1, film.frameCount - 1)]
      }
      var alone: [Int: Bitmap] = [:]
      for frame in frames + frames.shuffled(using: &random).prefix(6) {
        let picture = film.picture(ofFrame: frame)
        let expected = try alone[frame] ?? picture.bitmap()
        alone[frame] = expected
        #expect(try bitmaps.bitmap(of: picture) == expected, "frame \(frame) of \(script)")
      }
    }
  }

  @Test("there are fixtures")
  func fixtures() { #expect(ExampleScenes.files.count > 40) }
}
