// Initialisers for constraints with NSLayoutAnchor's words: `equalTo`, `greaterThanOrEqualTo`,
// `lessThanOrEqualTo`. Defaults for omitted arguments: the same attribute, a multiplier of 1, a
// constant of 0, and required priority.

extension Constraint {
  /// This view's attribute = an attribute of `other` × `multiplier` + `constant` points.
  /// `otherAttribute` defaults to the same attribute.
  ///
  /// - Parameter guide: A layout guide of `other` to use instead of the view.
  public init(
    _ attribute: Attribute, equalTo other: ViewName, _ otherAttribute: Attribute? = nil,
    guide: Guide? = nil, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: ViewName? = nil, isActive: Bool = true
  ) {
    self.init(
      first: Anchor(attribute), relation: .equal,
      second: Anchor(otherAttribute ?? attribute, of: other, guide: guide),
      multiplier: multiplier, constant: constant, priority: priority, identifier: identifier,
      isActive: isActive)
  }

  /// This view's attribute = a number of points.
  public init(
    _ attribute: Attribute, equalTo constant: Double,
    priority: LayoutPriority = .required, identifier: ViewName? = nil, isActive: Bool = true
  ) {
    self.init(
      first: Anchor(attribute), relation: .equal, constant: constant, priority: priority,
      identifier: identifier, isActive: isActive)
  }

  /// An attribute of `view` = an attribute of `other` × `multiplier` + `constant` points.
  /// `otherAttribute` defaults to the same attribute.
  ///
  /// - Parameter guide: A layout guide of `other` to use instead of the view.
  public init(
    _ view: ViewName, _ attribute: Attribute, equalTo other: ViewName,
    _ otherAttribute: Attribute? = nil,
    guide: Guide? = nil, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: ViewName? = nil, isActive: Bool = true
  ) {
    self.init(
      first: Anchor(attribute, of: view), relation: .equal,
      second: Anchor(otherAttribute ?? attribute, of: other, guide: guide),
      multiplier: multiplier, constant: constant, priority: priority, identifier: identifier,
      isActive: isActive)
  }

  /// An attribute of `view` = a number of points.
  public init(
    _ view: ViewName, _ attribute: Attribute, equalTo constant: Double,
    priority: LayoutPriority = .required, identifier: ViewName? = nil, isActive: Bool = true
  ) {
    self.init(
      first: Anchor(attribute, of: view), relation: .equal, constant: constant, priority: priority,
      identifier: identifier, isActive: isActive)
  }

  /// This view's attribute = another attribute of this view × `multiplier` + `constant` points.
  public init(
    _ attribute: Attribute, equalTo other: Attribute, multiplier: Double = 1,
    constant: Double = 0, priority: LayoutPriority = .required, identifier: ViewName? = nil,
    isActive: Bool = true
  ) {
    self.init(
      first: Anchor(attribute), relation: .equal, second: Anchor(other), multiplier: multiplier,
      constant: constant, priority: priority, identifier: identifier, isActive: isActive)
  }

  /// This view's attribute ≥ an attribute of `other` × `multiplier` + `constant` points.
  /// `otherAttribute` defaults to the same attribute.
  ///
  /// - Parameter guide: A layout guide of `other` to use instead of the view.
  public init(
    _ attribute: Attribute, greaterThanOrEqualTo other: ViewName,
    _ otherAttribute: Attribute? = nil,
    guide: Guide? = nil, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: ViewName? = nil, isActive: Bool = true
  ) {
    self.init(
      first: Anchor(attribute), relation: .greaterThanOrEqual,
      second: Anchor(otherAttribute ?? attribute, of: other, guide: guide),
      multiplier: multiplier, constant: constant, priority: priority, identifier: identifier,
      isActive: isActive)
  }

  /// This view's attribute ≥ a number of points.
  public init(
    _ attribute: Attribute, greaterThanOrEqualTo constant: Double,
    priority: LayoutPriority = .required, identifier: ViewName? = nil, isActive: Bool = true
  ) {
    self.init(
      first: Anchor(attribute), relation: .greaterThanOrEqual, constant: constant,
      priority: priority,
      identifier: identifier, isActive: isActive)
  }

  /// An attribute of `view` ≥ an attribute of `other` × `multiplier` + `constant` points.
  /// `otherAttribute` defaults to the same attribute.
  ///
  /// - Parameter guide: A layout guide of `other` to use instead of the view.
  public init(
    _ view: ViewName, _ attribute: Attribute, greaterThanOrEqualTo other: ViewName,
    _ otherAttribute: Attribute? = nil,
    guide: Guide? = nil, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: ViewName? = nil, isActive: Bool = true
  ) {
    self.init(
      first: Anchor(attribute, of: view), relation: .greaterThanOrEqual,
      second: Anchor(otherAttribute ?? attribute, of: other, guide: guide),
      multiplier: multiplier, constant: constant, priority: priority, identifier: identifier,
      isActive: isActive)
  }

  /// An attribute of `view` ≥ a number of points.
  public init(
    _ view: ViewName, _ attribute: Attribute, greaterThanOrEqualTo constant: Double,
    priority: LayoutPriority = .required, identifier: ViewName? = nil, isActive: Bool = true
  ) {
    self.init(
      first: Anchor(attribute, of: view), relation: .greaterThanOrEqual, constant: constant,
      priority: priority,
      identifier: identifier, isActive: isActive)
  }

  /// This view's attribute ≥ another attribute of this view × `multiplier` + `constant` points.
  public init(
    _ attribute: Attribute, greaterThanOrEqualTo other: Attribute, multiplier: Double = 1,
    constant: Double = 0, priority: LayoutPriority = .required, identifier: ViewName? = nil,
    isActive: Bool = true
  ) {
    self.init(
      first: Anchor(attribute), relation: .greaterThanOrEqual, second: Anchor(other),
      multiplier: multiplier,
      constant: constant, priority: priority, identifier: identifier, isActive: isActive)
  }

  /// This view's attribute ≤ an attribute of `other` × `multiplier` + `constant` points.
  /// `otherAttribute` defaults to the same attribute.
  ///
  /// - Parameter guide: A layout guide of `other` to use instead of the view.
  public init(
    _ attribute: Attribute, lessThanOrEqualTo other: ViewName, _ otherAttribute: Attribute? = nil,
    guide: Guide? = nil, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: ViewName? = nil, isActive: Bool = true
  ) {
    self.init(
      first: Anchor(attribute), relation: .lessThanOrEqual,
      second: Anchor(otherAttribute ?? attribute, of: other, guide: guide),
      multiplier: multiplier, constant: constant, priority: priority, identifier: identifier,
      isActive: isActive)
  }

  /// This view's attribute ≤ a number of points.
  public init(
    _ attribute: Attribute, lessThanOrEqualTo constant: Double,
    priority: LayoutPriority = .required, identifier: ViewName? = nil, isActive: Bool = true
  ) {
    self.init(
      first: Anchor(attribute), relation: .lessThanOrEqual, constant: constant, priority: priority,
      identifier: identifier, isActive: isActive)
  }

  /// An attribute of `view` ≤ an attribute of `other` × `multiplier` + `constant` points.
  /// `otherAttribute` defaults to the same attribute.
  ///
  /// - Parameter guide: A layout guide of `other` to use instead of the view.
  public init(
    _ view: ViewName, _ attribute: Attribute, lessThanOrEqualTo other: ViewName,
    _ otherAttribute: Attribute? = nil,
    guide: Guide? = nil, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: ViewName? = nil, isActive: Bool = true
  ) {
    self.init(
      first: Anchor(attribute, of: view), relation: .lessThanOrEqual,
      second: Anchor(otherAttribute ?? attribute, of: other, guide: guide),
      multiplier: multiplier, constant: constant, priority: priority, identifier: identifier,
      isActive: isActive)
  }

  /// An attribute of `view` ≤ a number of points.
  public init(
    _ view: ViewName, _ attribute: Attribute, lessThanOrEqualTo constant: Double,
    priority: LayoutPriority = .required, identifier: ViewName? = nil, isActive: Bool = true
  ) {
    self.init(
      first: Anchor(attribute, of: view), relation: .lessThanOrEqual, constant: constant,
      priority: priority,
      identifier: identifier, isActive: isActive)
  }

  /// This view's attribute ≤ another attribute of this view × `multiplier` + `constant` points.
  public init(
    _ attribute: Attribute, lessThanOrEqualTo other: Attribute, multiplier: Double = 1,
    constant: Double = 0, priority: LayoutPriority = .required, identifier: ViewName? = nil,
    isActive: Bool = true
  ) {
    self.init(
      first: Anchor(attribute), relation: .lessThanOrEqual, second: Anchor(other),
      multiplier: multiplier,
      constant: constant, priority: priority, identifier: identifier, isActive: isActive)
  }
}
