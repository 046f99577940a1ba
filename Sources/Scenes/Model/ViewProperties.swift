/// The properties that every view has, with UIKit's defaults.
public struct ViewProperties: Hashable, Sendable {
  /// The fill of the bounds; `nil` is transparent.
  public var backgroundColor: DynamicColor?
  /// The opacity of the view with all that is in it, 0…1.
  public var alpha: Double
  /// Whether the view and all that is in it is left out.
  public var isHidden: Bool
  /// The colour of template images in the view; `nil` takes the superview's, and in the end systemBlue.
  public var tintColor: DynamicColor?

  /// Makes properties; what is not named has UIKit's default.
  public init(
    backgroundColor: DynamicColor? = nil, alpha: Double = 1, tintColor: DynamicColor? = nil,
    isHidden: Bool = false
  ) {
    self.backgroundColor = backgroundColor
    self.alpha = alpha
    self.isHidden = isHidden
    self.tintColor = tintColor
  }

  /// Takes over the value of one property.
  public mutating func apply(_ change: PropertyChange) {
    switch change {
    case .backgroundColor(let color): backgroundColor = color
    case .alpha(let alpha): self.alpha = alpha
    case .isHidden(let isHidden): self.isHidden = isHidden
    case .tintColor(let color): tintColor = color
    }
  }
}
