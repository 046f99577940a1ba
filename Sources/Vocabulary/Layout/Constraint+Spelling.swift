// The ways in which Swift spells constraints, in the words of NSLayoutAnchor: `equalTo`,
// `greaterThanOrEqualTo`, `lessThanOrEqualTo`. What is not named means: the same attribute, once, plus
// nothing, and it must hold.

extension Constraint {
  /// This view's attribute = an attribute of `other` times `multiplier`, plus `constant` points; the
  /// same attribute if `otherAttribute` is not given.
  ///
  /// - Parameter guide: A rectangle in `other` that is meant in its place.
  public init(
    _ attribute: Attribute, equalTo other: ViewName, _ otherAttribute: Attribute? = nil,
    guide: Guide? = nil, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, named name: ViewName? = nil, isActive: Bool = true
  ) {
    self.init(
      first: Anchor(attribute), relation: .equal,
      second: Anchor(otherAttribute ?? attribute, of: other, guide: guide),
      multiplier: multiplier, constant: constant, priority: priority, named: name,
      isActive: isActive)
  }

  /// This view's attribute = a number of points.
  public init(
    _ attribute: Attribute, equalTo constant: Double,
    priority: LayoutPriority = .required, named name: ViewName? = nil, isActive: Bool = true
  ) {
    self.init(
      first: Anchor(attribute), relation: .equal, constant: constant, priority: priority,
      named: name, isActive: isActive)
  }

  /// An attribute of `view` = an attribute of `other` times `multiplier`, plus `constant` points; the
  /// same attribute if `otherAttribute` is not given.
  ///
  /// - Parameter guide: A rectangle in `other` that is meant in its place.
  public init(
    _ view: ViewName, _ attribute: Attribute, equalTo other: ViewName,
    _ otherAttribute: Attribute? = nil,
    guide: Guide? = nil, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, named name: ViewName? = nil, isActive: Bool = true
  ) {
    self.init(
      first: Anchor(attribute, of: view), relation: .equal,
      second: Anchor(otherAttribute ?? attribute, of: other, guide: guide),
      multiplier: multiplier, constant: constant, priority: priority, named: name,
      isActive: isActive)
  }

  /// An attribute of `view` = a number of points.
  public init(
    _ view: ViewName, _ attribute: Attribute, equalTo constant: Double,
    priority: LayoutPriority = .required, named name: ViewName? = nil, isActive: Bool = true
  ) {
    self.init(
      first: Anchor(attribute, of: view), relation: .equal, constant: constant, priority: priority,
      named: name, isActive: isActive)
  }

  /// This view's attribute = another attribute of this view times `multiplier`, plus `constant` points.
  public init(
    _ attribute: Attribute, equalTo other: Attribute, multiplier: Double = 1,
    constant: Double = 0, priority: LayoutPriority = .required, named name: ViewName? = nil,
    isActive: Bool = true
  ) {
    self.init(
      first: Anchor(attribute), relation: .equal, second: Anchor(other), multiplier: multiplier,
      constant: constant, priority: priority, named: name, isActive: isActive)
  }

  /// This view's attribute ≥ an attribute of `other` times `multiplier`, plus `constant` points; the
  /// same attribute if `otherAttribute` is not given.
  ///
  /// - Parameter guide: A rectangle in `other` that is meant in its place.
  public init(
    _ attribute: Attribute, greaterThanOrEqualTo other: ViewName,
    _ otherAttribute: Attribute? = nil,
    guide: Guide? = nil, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, named name: ViewName? = nil, isActive: Bool = true
  ) {
    self.init(
      first: Anchor(attribute), relation: .greaterThanOrEqual,
      second: Anchor(otherAttribute ?? attribute, of: other, guide: guide),
      multiplier: multiplier, constant: constant, priority: priority, named: name,
      isActive: isActive)
  }

  /// This view's attribute ≥ a number of points.
  public init(
    _ attribute: Attribute, greaterThanOrEqualTo constant: Double,
    priority: LayoutPriority = .required, named name: ViewName? = nil, isActive: Bool = true
  ) {
    self.init(
      first: Anchor(attribute), relation: .greaterThanOrEqual, constant: constant,
      priority: priority,
      named: name, isActive: isActive)
  }

  /// An attribute of `view` ≥ an attribute of `other` times `multiplier`, plus `constant` points; the
  /// same attribute if `otherAttribute` is not given.
  ///
  /// - Parameter guide: A rectangle in `other` that is meant in its place.
  public init(
    _ view: ViewName, _ attribute: Attribute, greaterThanOrEqualTo other: ViewName,
    _ otherAttribute: Attribute? = nil,
    guide: Guide? = nil, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, named name: ViewName? = nil, isActive: Bool = true
  ) {
    self.init(
      first: Anchor(attribute, of: view), relation: .greaterThanOrEqual,
      second: Anchor(otherAttribute ?? attribute, of: other, guide: guide),
      multiplier: multiplier, constant: constant, priority: priority, named: name,
      isActive: isActive)
  }

  /// An attribute of `view` ≥ a number of points.
  public init(
    _ view: ViewName, _ attribute: Attribute, greaterThanOrEqualTo constant: Double,
    priority: LayoutPriority = .required, named name: ViewName? = nil, isActive: Bool = true
  ) {
    self.init(
      first: Anchor(attribute, of: view), relation: .greaterThanOrEqual, constant: constant,
      priority: priority,
      named: name, isActive: isActive)
  }

  /// This view's attribute ≥ another attribute of this view times `multiplier`, plus `constant` points.
  public init(
    _ attribute: Attribute, greaterThanOrEqualTo other: Attribute, multiplier: Double = 1,
    constant: Double = 0, priority: LayoutPriority = .required, named name: ViewName? = nil,
    isActive: Bool = true
  ) {
    self.init(
      first: Anchor(attribute), relation: .greaterThanOrEqual, second: Anchor(other),
      multiplier: multiplier,
      constant: constant, priority: priority, named: name, isActive: isActive)
  }

  /// This view's attribute ≤ an attribute of `other` times `multiplier`, plus `constant` points; the
  /// same attribute if `otherAttribute` is not given.
  ///
  /// - Parameter guide: A rectangle in `other` that is meant in its place.
  public init(
    _ attribute: Attribute, lessThanOrEqualTo other: ViewName, _ otherAttribute: Attribute? = nil,
    guide: Guide? = nil, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, named name: ViewName? = nil, isActive: Bool = true
  ) {
    self.init(
      first: Anchor(attribute), relation: .lessThanOrEqual,
      second: Anchor(otherAttribute ?? attribute, of: other, guide: guide),
      multiplier: multiplier, constant: constant, priority: priority, named: name,
      isActive: isActive)
  }

  /// This view's attribute ≤ a number of points.
  public init(
    _ attribute: Attribute, lessThanOrEqualTo constant: Double,
    priority: LayoutPriority = .required, named name: ViewName? = nil, isActive: Bool = true
  ) {
    self.init(
      first: Anchor(attribute), relation: .lessThanOrEqual, constant: constant, priority: priority,
      named: name, isActive: isActive)
  }

  /// An attribute of `view` ≤ an attribute of `other` times `multiplier`, plus `constant` points; the
  /// same attribute if `otherAttribute` is not given.
  ///
  /// - Parameter guide: A rectangle in `other` that is meant in its place.
  public init(
    _ view: ViewName, _ attribute: Attribute, lessThanOrEqualTo other: ViewName,
    _ otherAttribute: Attribute? = nil,
    guide: Guide? = nil, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, named name: ViewName? = nil, isActive: Bool = true
  ) {
    self.init(
      first: Anchor(attribute, of: view), relation: .lessThanOrEqual,
      second: Anchor(otherAttribute ?? attribute, of: other, guide: guide),
      multiplier: multiplier, constant: constant, priority: priority, named: name,
      isActive: isActive)
  }

  /// An attribute of `view` ≤ a number of points.
  public init(
    _ view: ViewName, _ attribute: Attribute, lessThanOrEqualTo constant: Double,
    priority: LayoutPriority = .required, named name: ViewName? = nil, isActive: Bool = true
  ) {
    self.init(
      first: Anchor(attribute, of: view), relation: .lessThanOrEqual, constant: constant,
      priority: priority,
      named: name, isActive: isActive)
  }

  /// This view's attribute ≤ another attribute of this view times `multiplier`, plus `constant` points.
  public init(
    _ attribute: Attribute, lessThanOrEqualTo other: Attribute, multiplier: Double = 1,
    constant: Double = 0, priority: LayoutPriority = .required, named name: ViewName? = nil,
    isActive: Bool = true
  ) {
    self.init(
      first: Anchor(attribute), relation: .lessThanOrEqual, second: Anchor(other),
      multiplier: multiplier,
      constant: constant, priority: priority, named: name, isActive: isActive)
  }
}
