package import Views

extension LayerAnimation.KeyPath {
  /// The type of a key path's values.
  package enum ValueKind: Hashable, Sendable {
    case number, angle, color
    /// Values of the property that can be neither added nor paced.
    case property

    /// Whether they are numbers.
    package var isNumber: Bool {
      switch self {
      case .number, .angle: true
      case .color, .property: false
      }
    }
  }

  /// A number of the view's place that no property of the view has.
  package enum Geometry: Hashable, Sendable {
    case centerX, centerY, width, height
    /// A turn out of the plane, which is seen as a scale along the other axis.
    case rotationX, rotationY

    /// Whether it is about the frame, and not about the transform.
    package var isOfFrame: Bool {
      switch self {
      case .centerX, .centerY, .width, .height: true
      case .rotationX, .rotationY: false
      }
    }
  }

  /// The number of the view's place that it animates; `nil` if it animates a property.
  package var geometry: Geometry? {
    switch self {
    case .positionX: .centerX
    case .positionY: .centerY
    case .width: .width
    case .height: .height
    case .rotationX: .rotationX
    case .rotationY: .rotationY
    case .rotation, .scale, .scaleX, .scaleY, .translationX, .translationY, .zPosition, .opacity,
      .backgroundColor, .cornerRadius, .borderColor, .borderWidth, .strokeColor, .fillColor,
      .lineWidth, .strokeStart, .strokeEnd, .lineDashPhase, .path, .shadowColor, .shadowOffset,
      .shadowOpacity, .shadowRadius, .locations, .colors, .startPoint, .endPoint, .variableValue:
      nil
    }
  }

  /// The property of the view that it animates; `nil` for numbers of its place.
  package var property: PropertyName? {
    switch self {
    case .rotation, .scale, .scaleX, .scaleY, .translationX, .translationY: .transform
    case .opacity: .alpha
    case .positionX, .positionY, .width, .height, .rotationX, .rotationY: nil
    case .zPosition, .backgroundColor, .cornerRadius, .borderColor, .borderWidth, .strokeColor,
      .fillColor, .lineWidth, .strokeStart, .strokeEnd, .lineDashPhase, .path, .shadowColor,
      .shadowOffset, .shadowOpacity, .shadowRadius, .locations, .colors, .startPoint, .endPoint,
      .variableValue:
      PropertyName(rawValue: rawValue)
    }
  }

  /// The type of the key path's values.
  package var valueKind: ValueKind {
    switch self {
    case .rotation, .rotationX, .rotationY: .angle
    case .scale, .scaleX, .scaleY, .translationX, .translationY, .positionX, .positionY, .width,
      .height, .zPosition, .opacity, .cornerRadius, .borderWidth, .lineWidth, .strokeStart,
      .strokeEnd, .lineDashPhase, .shadowOpacity, .shadowRadius, .variableValue:
      .number
    case .backgroundColor, .borderColor, .strokeColor, .fillColor, .shadowColor: .color
    case .path, .shadowOffset, .locations, .colors, .startPoint, .endPoint: .property
    }
  }
}
