import Drawing
import Testing

/// Affine maps taken apart, as Core Animation interpolates between them.
@Suite struct TransformPartsTests {
  private func isClose(_ one: Transform, _ other: Transform, _ tolerance: Double = 1e-12) -> Bool {
    zip(
      [one.a, one.b, one.c, one.d, one.tx, one.ty],
      [other.a, other.b, other.c, other.d, other.tx, other.ty]
    ).allSatisfy { abs($0 - $1) <= tolerance }
  }

  @Test func togetherAgain() throws {
    for angle in stride(from: -3.1, through: 3.1, by: 0.31) {
      for (x, y, shear) in [(1.0, 1.0, 0.0), (2, 0.5, 0), (-1, 1, 0.3), (0.98, 0.98, -2)] {
        let parts = Transform.Parts(
          scaleX: x, scaleY: y, shear: shear, rotation: angle, translation: Point(3, -4))
        let whole = parts.transform
        #expect(isClose(try #require(whole.parts).transform, whole, 1e-9))
      }
    }
  }

  @Test("S3's turn: 179.82 degrees, and half of them half-way")
  func almostHalfATurn() throws {
    let (sine, cosine) = (0.0031415874858796, -0.9999950652018582)
    let turn = Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    let parts = try #require(turn.parts)
    #expect(abs(parts.rotation - 0.999 * .pi) < 1e-12)
    #expect(abs(parts.scaleX - 1) < 1e-12 && abs(parts.scaleY - 1) < 1e-12)
    #expect(abs(parts.fading(by: 0.5).rotation - 0.4995 * .pi) < 1e-12)
  }

  @Test("half a turn counts as a turn backwards, so that the one that follows it is forwards")
  func halfATurn() throws {
    let turn = Transform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    #expect(abs(try #require(turn.parts).rotation + .pi) < 1e-9)
  }

  @Test func flattened() {
    #expect(Transform(scaleX: 0, y: 1).parts == nil)
    #expect(Transform(scaleX: 0, y: 1).inverted() == nil)
  }

  @Test func undone() throws {
    let map = Transform(a: 2, b: 1, c: -3, d: 0.5, tx: 7, ty: -9)
    #expect(isClose(map.concatenating(try #require(map.inverted())), .identity))
  }
}
