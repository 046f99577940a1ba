/// One linear relation between attributes of views (`NSLayoutConstraint`):
/// first = multiplier × second + constant.
public struct Constraint: Hashable, Sendable {
  /// An attribute of a view's alignment rectangle, or several at once.
  public enum Attribute: String, CaseIterable, Hashable, Sendable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    /// The baseline of the first line of text; without text the top edge (documented).
    case firstBaseline
    /// The baseline of the last line of text; without text the bottom edge (documented).
    case lastBaseline
    /// The edges and the middle of what the layout margins leave.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    /// `top`, `leading`, `bottom` and `trailing` at once.
    case edges
    /// `centerX` and `centerY` at once.
    case center
    /// `width` and `height` at once.
    case size

    /// The simple attributes that this one stands for.
    package var parts: [Attribute] {
      switch self {
      case .edges: [.top, .leading, .bottom, .trailing]
      case .center: [.centerX, .centerY]
      case .size: [.width, .height]
      case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
        .firstBaseline, .lastBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
        .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins:
        [self]
      }
    }

    /// The attribute of the view that an attribute of its margins is like; `nil` for all others.
    package var withoutMargins: Attribute? {
      switch self {
      case .leftMargin: .left
      case .rightMargin: .right
      case .topMargin: .top
      case .bottomMargin: .bottom
      case .leadingMargin: .leading
      case .trailingMargin: .trailing
      case .centerXWithinMargins: .centerX
      case .centerYWithinMargins: .centerY
      case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
        .firstBaseline, .lastBaseline, .edges, .center, .size:
        nil
      }
    }
  }

  /// How the two sides compare.
  public enum Relation: String, CaseIterable, Hashable, Sendable {
    /// Both sides are the same.
    case equal = "="
    /// The first side is not smaller.
    case greaterThanOrEqual = ">="
    /// The first side is not larger.
    case lessThanOrEqual = "<="
  }

  /// A rectangle in a view that constraints can name in its place (`UILayoutGuide`).
  public enum Guide: String, CaseIterable, Hashable, Sendable {
    /// What the view's layout margins leave.
    case layoutMarginsGuide
    /// What is not covered by bars: in a cell the whole view.
    case safeAreaLayoutGuide
  }

  /// An attribute of a view.
  public struct Anchor: Hashable, Sendable {
    /// The view; `nil` for the one that has the constraint.
    public var view: ViewName?
    /// The guide in the view; `nil` for the view itself.
    public var guide: Guide?
    /// The attribute.
    public var attribute: Attribute

    /// Makes an anchor.
    public init(_ attribute: Attribute, of view: ViewName? = nil, guide: Guide? = nil) {
      self.view = view
      self.guide = guide
      self.attribute = attribute
    }
  }

  /// The left side.
  public var first: Anchor
  /// How the sides compare.
  public var relation: Relation
  /// The right side's attribute; `nil` when the right side is only a number.
  public var second: Anchor?
  /// The factor by which `second` is multiplied.
  public var multiplier: Double
  /// The constant that is added on the right side, in points.
  public var constant: Double
  /// The priority.
  public var priority: LayoutPriority
  /// The name by which rules and items assign `isActive`, `constant` and `priority`; `nil` for none. It
  /// is unique among the names of views and constraints of the cell.
  public var name: ViewName?
  /// Whether it takes part in layout before rules and items say something else. Default: `true`.
  public var isActive: Bool

  /// Makes a constraint of its parts: first (=|>=|<=) multiplier × second + constant.
  public init(
    first: Anchor, relation: Relation = .equal, second: Anchor? = nil, multiplier: Double = 1,
    constant: Double = 0, priority: LayoutPriority = .required, named name: ViewName? = nil,
    isActive: Bool = true
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.name = name
    self.isActive = isActive
  }

}
