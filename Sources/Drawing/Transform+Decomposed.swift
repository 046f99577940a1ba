extension Transform {
  /// The parts of an affine transform, applied in this order: scale, shear, rotation, translation.
  /// Core Animation interpolates transforms by these parts (measured: a rotation keeps the area).
  package struct Parts: Hashable, Sendable {
    /// The scale factors along the axes.
    package var scaleX, scaleY: Double
    /// The horizontal shear: how much x grows with y.
    package var shear: Double
    /// The rotation in radians, from −π (included) to π (excluded), clockwise as y points down. A
    /// half turn is −π, so that it continues in the positive direction towards the identity.
    package var rotation: Double
    /// The translation.
    package var translation: Point

    /// Creates parts.
    package init(
      scaleX: Double, scaleY: Double, shear: Double, rotation: Double, translation: Point
    ) {
      self.scaleX = scaleX
      self.scaleY = scaleY
      self.shear = shear
      self.rotation = rotation
      self.translation = translation
    }

    /// The transform with these parts.
    package var transform: Transform {
      let (sine, cosine) = (Elementary.sin(rotation), Elementary.cos(rotation))
      return Transform(
        a: scaleX * cosine, b: scaleX * sine,
        c: scaleY * (shear * cosine - sine), d: scaleY * (shear * sine + cosine),
        tx: translation.x, ty: translation.y)
    }

    /// Interpolates from these parts (at 0) to the identity (at 1); a spring may go beyond both.
    package func fading(by progress: Double) -> Parts {
      let rest = 1 - progress
      return Parts(
        scaleX: 1 + (scaleX - 1) * rest, scaleY: 1 + (scaleY - 1) * rest, shear: shear * rest,
        rotation: rotation * rest,
        translation: Point(translation.x * rest, translation.y * rest))
    }
  }

  /// The parts; `nil` for a singular transform.
  package var parts: Parts? {
    let determinant = a * d - b * c
    var scaleX = (a * a + b * b).squareRoot()
    guard abs(determinant) > 1e-12, scaleX.isFinite, scaleX > 0 else { return nil }
    // A reflection is expressed as a negative scale along the first axis.
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
}
