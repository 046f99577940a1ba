public import Drawing

/// A named view in a cell.
public struct View: Hashable, Sendable {
  /// What a view shows besides its background and its subviews.
  public enum Content: Hashable, Sendable {
    /// Nothing (`UIView`).
    case none
    /// An icon in the tint colour (`UIImageView` with a symbol image), scaled to fill the bounds.
    case systemImage(Symbol)
  }

  /// The name, unique in the cell.
  public var name: ViewName
  /// What the view shows.
  public var content: Content
  /// What every view has.
  public var properties: ViewProperties
  /// Where the view is; together with the superview's size they must decide its frame.
  public var constraints: [Constraint]
  /// The views in it, from back to front.
  public var subviews: [View]

  init(
    name: ViewName, content: Content, properties: ViewProperties, constraints: [Constraint],
    subviews: [View]
  ) {
    self.name = name
    self.content = content
    self.properties = properties
    self.constraints = constraints
    self.subviews = subviews
  }

  /// Makes a plain view (`UIView`).
  public static func view(
    _ name: ViewName, backgroundColor: DynamicColor? = nil, alpha: Double = 1,
    tintColor: DynamicColor? = nil, isHidden: Bool = false, constraints: [Constraint] = [],
    subviews: [View] = []
  ) -> View {
    View(
      name: name, content: .none,
      properties: ViewProperties(
        backgroundColor: backgroundColor, alpha: alpha, tintColor: tintColor, isHidden: isHidden),
      constraints: constraints, subviews: subviews)
  }

  /// Makes a view that shows an icon (`UIImageView` with `UIImage(systemName:)`).
  public static func imageView(
    _ name: ViewName, systemImage: Symbol, backgroundColor: DynamicColor? = nil, alpha: Double = 1,
    tintColor: DynamicColor? = nil, isHidden: Bool = false, constraints: [Constraint] = [],
    subviews: [View] = []
  ) -> View {
    View(
      name: name, content: .systemImage(systemImage),
      properties: ViewProperties(
        backgroundColor: backgroundColor, alpha: alpha, tintColor: tintColor, isHidden: isHidden),
      constraints: constraints, subviews: subviews)
  }
}
