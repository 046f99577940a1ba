public import Motion
public import Views
public import Vocabulary

/// An animation that a rule adds to a view's layer while it holds: `CABasicAnimation`,
/// `CASpringAnimation` or `CAKeyframeAnimation`.
///
/// It shows values on screen without changing the view's own value. It is added when the rule starts
/// to hold or the cell appears, and removed when the rule stops to hold. Defaults are Core
/// Animation's: 0.25 s at constant speed, once, removed at its end (documented).
public struct LayerAnimation: Hashable, Sendable {
  /// The animated property, with Core Animation's key path.
  public enum KeyPath: String, CaseIterable, Hashable, Sendable {
    /// The rotation about the centre, in radians, clockwise.
    case rotation = "transform.rotation.z"
    /// The scale along both axes.
    case scale = "transform.scale"
    /// The scale along x.
    case scaleX = "transform.scale.x"
    /// The scale along y.
    case scaleY = "transform.scale.y"
    /// The translation along x, in points.
    case translationX = "transform.translation.x"
    /// The translation along y, in points.
    case translationY = "transform.translation.y"
    /// The rotation about the horizontal axis, in radians, without perspective.
    case rotationX = "transform.rotation.x"
    /// The rotation about the vertical axis, in radians, without perspective.
    case rotationY = "transform.rotation.y"
    /// The centre along x in the superview, in points.
    case positionX = "position.x"
    /// The centre along y in the superview, in points.
    case positionY = "position.y"
    /// The width, in points. The centre stays where it is.
    case width = "bounds.size.width"
    /// The height, in points. The centre stays where it is.
    case height = "bounds.size.height"
    /// The order of overlapping layers.
    case zPosition
    /// The view's alpha.
    case opacity
    /// The background colour.
    case backgroundColor
    /// The corner radius, in points.
    case cornerRadius
    /// The colour of the border.
    case borderColor
    /// The width of the border, in points.
    case borderWidth
    /// The colour of a shape's outline.
    case strokeColor
    /// The colour of a shape's interior.
    case fillColor
    /// The width of a shape's outline, in points.
    case lineWidth
    /// Where a shape's outline begins, as a fraction of its length.
    case strokeStart
    /// Where a shape's outline ends, as a fraction of its length.
    case strokeEnd
    /// Where in the pattern of dashes a shape's outline begins, in points.
    case lineDashPhase
    /// A shape's outline.
    case path
    /// The colour of the shadow.
    case shadowColor
    /// The offset of the shadow.
    case shadowOffset
    /// The opacity of the shadow.
    case shadowOpacity
    /// The blur radius of the shadow, in points.
    case shadowRadius
    /// The positions of a gradient's colours.
    case locations
    /// The colours of a gradient.
    case colors
    /// The start of a gradient, in fractions of the bounds.
    case startPoint
    /// The end of a gradient, in fractions of the bounds.
    case endPoint
    /// How much of an icon is shown in full. Not one of Core Animation's: the effect `variableColor` of symbols.
    case variableValue
  }

  /// A number, a colour, or another value of a property.
  public enum Value: Hashable, Sendable {
    /// A number in the unit of the key path.
    case number(Double)
    /// A colour, which is resolved when the animation is added.
    case color(DynamicColor)
    /// Another value of the property that the key path names, as the locations of a gradient.
    case property(PropertyValue)
  }

  /// How keyframes are interpolated (`CAAnimationCalculationMode`).
  public enum CalculationMode: String, CaseIterable, Hashable, Sendable {
    /// Along straight lines between the values.
    case linear
    /// Each value is shown until the next one.
    case discrete
    /// Along straight lines with constant speed; key times and timing functions are not used.
    case paced
    /// Along a smooth curve through the values: a Catmull-Rom spline (documented).
    case cubic
    /// Along that curve with constant speed; key times and timing functions are not used.
    case cubicPaced

    /// Whether the speed is constant, independently of the key times.
    package var isPaced: Bool {
      switch self {
      case .paced, .cubicPaced: true
      case .linear, .discrete, .cubic: false
      }
    }
  }

  /// The values that it passes.
  public enum Values: Hashable, Sendable {
    /// From a value to another one. A missing value is the view's own.
    case basic(from: Value?, to: Value?)
    /// By a number from the view's own value.
    case by(Double)
    /// Several values at fractions of the duration; without key times they are evenly spread.
    case keyframes([Value], keyTimes: [Double]?, CalculationMode)
  }

  /// The value before and after the animation (`CAMediaTimingFillMode`).
  public enum FillMode: String, CaseIterable, Hashable, Sendable {
    /// The view's own value.
    case removed
    /// The last value afterwards, if the animation is not removed on completion.
    case forwards
    /// The first value before it starts.
    case backwards
    /// Both.
    case both
  }

  /// The view whose layer is animated.
  public var view: ViewName
  /// The animated property.
  public var keyPath: KeyPath
  /// The values that it passes.
  public var values: Values
  /// Its duration, delay, timing function or spring, and repetitions.
  public var timing: Animation
  /// The timing functions between the values of keyframes, one less than values; empty for constant speed
  /// between them. Default: empty.
  public var timingFunctions: [TimingCurve]
  /// Whether the values are added to the view's own. Default: `false`.
  public var isAdditive: Bool
  /// Whether each pass begins where the previous one ended. Default: `false`.
  public var isCumulative: Bool
  /// The value before and after it. Default: `removed`.
  public var fillMode: FillMode
  /// Whether it is removed at its end. Default: `true`.
  public var isRemovedOnCompletion: Bool

  /// Creates an animation.
  ///
  /// - Parameter timing: An animation of a layer (`Animation.layer`), or a spring with physical
  ///   parameters.
  public init(
    of view: ViewName, keyPath: KeyPath, _ values: Values, timing: Animation = .layer(),
    timingFunctions: [TimingCurve] = [], isAdditive: Bool = false, isCumulative: Bool = false,
    fillMode: FillMode = .removed,
    isRemovedOnCompletion: Bool = true
  ) {
    self.view = view
    self.keyPath = keyPath
    self.values = values
    self.timing = timing
    self.timing.isLayerAnimation = true
    self.timingFunctions = timingFunctions
    self.isAdditive = isAdditive
    self.isCumulative = isCumulative
    self.fillMode = fillMode
    self.isRemovedOnCompletion = isRemovedOnCompletion
  }
}

extension LayerAnimation.Value: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Creates a number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
}

extension LayerAnimation {
  /// All values that the animation names, in order.
  package var named: [Value] {
    switch values {
    case .basic(let from, let to): [from, to].compactMap { $0 }
    case .by(let distance): [.number(distance)]
    case .keyframes(let values, _, _): values
    }
  }
}

extension LayerAnimation {
  /// Replaces the colours.
  package mutating func resolveColors(_ resolved: (DynamicColor) -> DynamicColor) {
    func value(_ value: Value) -> Value {
      switch value {
      case .number: value
      case .color(let color): .color(resolved(color))
      case .property(let value): .property(value.mappingColors(resolved))
      }
    }
    switch values {
    case .basic(let from, let to): values = .basic(from: from.map(value), to: to.map(value))
    case .by: break
    case .keyframes(let list, let keyTimes, let mode):
      values = .keyframes(list.map(value), keyTimes: keyTimes, mode)
    }
  }
}

extension PropertyValue {
  /// A value of a layer animation as one of a property.
  package init(_ value: LayerAnimation.Value) {
    self =
      switch value {
      case .number(let number): .number(number)
      case .color(let color): .color(color)
      case .property(let value): value
      }
  }
}
