public import Drawing

/// How a view is changed after layout (`UIView.transform`): scaled, then turned, then moved, about its
/// centre.
///
/// The parts are kept apart, so that a view can be shown on its way from one transform to another.
public struct ViewTransform: Hashable, Sendable {
  /// The factor along x; negative mirrors.
  public var scaleX: Double
  /// The factor along y.
  public var scaleY: Double
  /// The turn, clockwise on screen, as y points down.
  public var rotation: Angle
  /// The move, in points of the superview.
  public var translation: Point

  /// Changes nothing.
  public static let identity = ViewTransform()

  /// Makes a transform; what is not named changes nothing.
  public init(
    scaleX: Double = 1, scaleY: Double = 1, rotation: Angle = .zero, translation: Point = .zero
  ) {
    self.scaleX = scaleX
    self.scaleY = scaleY
    self.rotation = rotation
    self.translation = translation
  }

  /// Scales along both axes.
  public static func scale(_ factor: Double) -> ViewTransform {
    ViewTransform(scaleX: factor, scaleY: factor)
  }

  /// Scales along each axis.
  public static func scale(x: Double, y: Double) -> ViewTransform {
    ViewTransform(scaleX: x, scaleY: y)
  }

  /// Turns clockwise.
  public static func rotate(_ angle: Angle) -> ViewTransform { ViewTransform(rotation: angle) }

  /// Moves by so many points.
  public static func translate(x: Double = 0, y: Double = 0) -> ViewTransform {
    ViewTransform(translation: Point(x, y))
  }

  /// The map, about the origin.
  package var matrix: Transform {
    let (sine, cosine) = (rotation.sine, rotation.cosine)
    return Transform(
      a: scaleX * cosine, b: scaleX * sine, c: -scaleY * sine, d: scaleY * cosine,
      tx: translation.x, ty: translation.y)
  }

  /// The factors that are possible. Our choice: a cell that is larger than a screen by so much is a
  /// mistake.
  static let scales = -1000.0...1000.0
  /// The turns that are possible, in half turns. Our choice.
  static let halfTurns = -1000.0...1000.0
  /// The moves that are possible, in points.
  static let moves = -SceneLimits.largestLength...SceneLimits.largestLength

  /// What is wrong with the numbers; `nil` for nothing.
  var objection: String? {
    if !Self.scales.contains(scaleX) || !Self.scales.contains(scaleY) {
      return PropertyType.mustBe("scale", within: Self.scales)
    }
    if !Self.halfTurns.contains(rotation.halfTurns) {
      return PropertyType.mustBe("rotate in half turns", within: Self.halfTurns)
    }
    if !Self.moves.contains(translation.x) || !Self.moves.contains(translation.y) {
      return PropertyType.mustBe("translate", within: Self.moves)
    }
    return nil
  }

  var sceneText: String {
    var parts: [String] = []
    if scaleX != 1 || scaleY != 1 {
      parts.append(
        scaleX == scaleY
          ? "scale: \(decimal(scaleX))" : "scale: [\(decimal(scaleX)), \(decimal(scaleY))]")
    }
    if rotation != .zero { parts.append("rotate: \(rotation.sceneText)") }
    if translation != .zero {
      parts.append("translate: [\(decimal(translation.x)), \(decimal(translation.y))]")
    }
    return parts.isEmpty ? "identity" : "{ \(parts.joined(separator: ", ")) }"
  }
}
