extension Transform {
  /// The parts of an affine map, applied in this order: scale, shear, turn, move. Core Animation
  /// interpolates between maps by their parts (measured: the area stays the same in a turn).
  package struct Parts: Hashable, Sendable {
    /// The factors along the axes.
    package var scaleX, scaleY: Double
    /// How far y leans towards x.
    package var shear: Double
    /// The turn, in radians, −π included and π not, clockwise where y points down: a half turn goes on in
    /// the positive direction towards what it belongs to.
    package var rotation: Double
    /// The move.
    package var translation: Point

    /// Puts parts together.
    package init(
      scaleX: Double, scaleY: Double, shear: Double, rotation: Double, translation: Point
    ) {
      self.scaleX = scaleX
      self.scaleY = scaleY
      self.shear = shear
      self.rotation = rotation
      self.translation = translation
    }

    /// The map with these parts.
    package var transform: Transform {
      let (sine, cosine) = (Elementary.sin(rotation), Elementary.cos(rotation))
      return Transform(
        a: scaleX * cosine, b: scaleX * sine,
        c: scaleY * (shear * cosine - sine), d: scaleY * (shear * sine + cosine),
        tx: translation.x, ty: translation.y)
    }

    /// The parts on the way from these (at 0) to those of the map that moves nothing (at 1), beyond both
    /// for a spring.
    package func fading(by progress: Double) -> Parts {
      let rest = 1 - progress
      return Parts(
        scaleX: 1 + (scaleX - 1) * rest, scaleY: 1 + (scaleY - 1) * rest, shear: shear * rest,
        rotation: rotation * rest,
        translation: Point(translation.x * rest, translation.y * rest))
    }
  }

  /// The parts; `nil` for a map that flattens the plane.
  package var parts: Parts? {
    let determinant = a * d - b * c
    var scaleX = (a * a + b * b).squareRoot()
    guard abs(determinant) > 1e-12, scaleX.isFinite, scaleX > 0 else { return nil }
    // A mirror is one along the first axis.
    if determinant < 0 { scaleX.negate() }
    let (cosine, sine) = (a / scaleX, b / scaleX)
    let scaleY = determinant / scaleX
    let shear = (c * cosine + d * sine) / scaleY
    var rotation = Elementary.angle(x: cosine, y: sine)
    if rotation > .pi - 1e-9 { rotation -= 2 * .pi }
    return Parts(
      scaleX: scaleX, scaleY: scaleY, shear: shear, rotation: rotation,
      translation: Point(tx, ty))
  }

  /// The map that undoes this one; `nil` for a map that flattens the plane.
  package var inverted: Transform? {
    let determinant = a * d - b * c
    guard abs(determinant) > 1e-12, determinant.isFinite else { return nil }
    return Transform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}
