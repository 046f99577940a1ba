package import Drawing

/// The value of a slider, stepper, segmented control or page control as touches see it. Coordinates are the control's,
/// in points.
package struct TouchableValue: Hashable, Sendable {
  /// A part of a control on which a finger that lifts chooses a value.
  package struct Choice: Hashable, Sendable {
    /// The part.
    package let frame: Rect
    /// The value.
    package let value: Double

    /// Creates a part.
    package init(_ frame: Rect, value: Double) {
      self.frame = frame
      self.value = value
    }
  }

  /// How touches change the value.
  package enum Way: Hashable, Sendable {
    /// A finger that lifts on a part chooses the part's value.
    case choices([Choice])
    /// A finger drags a thumb. A way of `length` points to the right leads from the minimum to the maximum value; the
    /// length is negative if they lie to the left.
    case track(thumb: Rect, length: Double)
  }

  /// How far beside the thumb of a slider a finger may come down, in points, so that the smallest target is 44 points
  /// high and wide (from memory, unverified).
  static let thumbReach = 8.0

  /// The value.
  package let current: Double
  /// The minimum and the maximum value.
  package let range: ClosedRange<Double>
  /// How touches change it.
  package let way: Way
  /// Whether a finger that rests on a part chooses values again and again (`UIStepper.autorepeat`).
  package let repeats: Bool

  /// Creates a value.
  package init(
    _ current: Double, in range: ClosedRange<Double>, _ way: Way, repeats: Bool = false
  ) {
    self.current = current
    self.range = range
    self.way = way
    self.repeats = repeats
  }

  /// Returns how a finger that comes down at a point of the control will change its value.
  func touch(at point: Point) -> ControlTouch.Value {
    switch way {
    case .choices(let choices):
      .choice(choices.first { $0.frame.contains(point) }?.value)
    case .track(let thumb, _):
      thumb.inset(by: EdgeInsets(-Self.thumbReach)).contains(point)
        ? .drag(from: min(max(current, range.lowerBound), range.upperBound)) : .beside
    }
  }

  /// The value to which a finger drags the thumb of a slider.
  ///
  /// - Parameters:
  ///   - start: The value when the finger came down.
  ///   - way: How far the finger is to the right of where it came down, in points.
  func dragged(from start: Double, by way: Double) -> Double {
    guard case .track(_, let length) = self.way, length != 0 else { return start }
    let value = start + way / length * (range.upperBound - range.lowerBound)
    return min(max(value, range.lowerBound), range.upperBound)
  }
}
