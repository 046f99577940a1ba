/// A property together with the value that it gets: a pair that does not fit cannot be made.
public enum PropertyChange: Hashable, Sendable {
  /// `backgroundColor`; `nil` is transparent.
  case backgroundColor(DynamicColor?)
  /// `alpha`, 0…1.
  case alpha(Double)
  /// `isHidden`.
  case isHidden(Bool)
  /// `tintColor`; `nil` takes the superview's.
  case tintColor(DynamicColor?)

  /// The property that changes.
  public var name: PropertyName {
    switch self {
    case .backgroundColor: .backgroundColor
    case .alpha: .alpha
    case .isHidden: .isHidden
    case .tintColor: .tintColor
    }
  }
}

/// The properties that rules and items can assign, under UIKit's names.
public enum PropertyName: String, CaseIterable, Hashable, Sendable {
  /// The fill of a view's bounds.
  case backgroundColor
  /// The opacity of a view with all that is in it.
  case alpha
  /// Whether a view is left out.
  case isHidden
  /// The colour of template images.
  case tintColor
}

/// A property as Swift code names it, with the type of its value.
public struct Property<Value>: Sendable {
  let change: @Sendable (Value) -> PropertyChange
}

extension Property where Value == DynamicColor? {
  /// The fill of a view's bounds.
  public static var backgroundColor: Self { Self(change: PropertyChange.backgroundColor) }
  /// The colour of template images.
  public static var tintColor: Self { Self(change: PropertyChange.tintColor) }
}

extension Property where Value == Double {
  /// The opacity of a view with all that is in it, 0…1.
  public static var alpha: Self { Self(change: PropertyChange.alpha) }
}

extension Property where Value == Bool {
  /// Whether a view is left out.
  public static var isHidden: Self { Self(change: PropertyChange.isHidden) }
}
