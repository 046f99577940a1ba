/// A linear relation between attributes of views (`NSLayoutConstraint`): first = multiplier ×
/// second + constant.
public struct Constraint: Hashable, Sendable {
  /// An attribute of a view's alignment rectangle, or several at once.
  public enum Attribute: String, CaseIterable, Hashable, Sendable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    /// The baseline of the first line of text; without text the top edge (documented).
    case firstBaseline
    /// The baseline of the last line of text; without text the bottom edge (documented).
    case lastBaseline
    /// The edges and centre of the area inside the layout margins.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    /// `top`, `leading`, `bottom` and `trailing`, as a shorthand for four constraints.
    case edges
    /// `centerX` and `centerY`, as a shorthand for two constraints.
    case center
    /// `width` and `height`, as a shorthand for two constraints.
    case size

    /// The simple attributes of a shorthand; the attribute itself otherwise.
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

    /// The attribute of the view that corresponds to a margin attribute; `nil` for all others.
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
    /// Both sides are equal.
    case equal = "="
    /// The first side is at least the second.
    case greaterThanOrEqual = ">="
    /// The first side is at most the second.
    case lessThanOrEqual = "<="
  }

  /// A layout guide of a view, which constraints can use instead of the view (`UILayoutGuide`).
  public enum Guide: String, CaseIterable, Hashable, Sendable {
    /// The area inside the view's layout margins.
    case layoutMarginsGuide
    /// The area not covered by bars: in a cell the whole view.
    case safeAreaLayoutGuide
    /// The area in which text is easy to read: inside the layout margins, and in wide views no wider than the
    /// platform's readable width, centred.
    case readableContentGuide
    /// The separator of a list cell (`UICollectionViewListCell.separatorLayoutGuide`), of the cell only. Where no
    /// constraint places its edges, it starts at the text or the margin and ends at the cell's edge.
    case separatorLayoutGuide
  }

  /// An attribute of a view.
  public struct Anchor: Hashable, Sendable {
    /// The view; `nil` for the view that has the constraint.
    public var view: ViewName?
    /// The guide in the view; `nil` for the view itself.
    public var guide: Guide?
    /// The attribute.
    public var attribute: Attribute

    /// Creates an anchor.
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
  /// The right side's attribute; `nil` if the right side is only a constant.
  public var second: Anchor?
  /// The factor of `second`.
  public var multiplier: Double
  /// The name of a number among the scene's custom states that also multiplies `second`, or the
  /// constant if there is no second attribute; `nil` for none.
  public var factor: String?
  /// The constant on the right side, in points.
  public var constant: Double
  /// How many times the system's distance is added to the right side
  /// (`constraint(equalToSystemSpacingAfter:multiplier:)`). Default: 0.
  public var systemSpacing = 0.0
  /// The priority.
  public var priority: LayoutPriority
  /// The name by which rules and items set `isActive`, `constant` and `priority`; `nil` for none.
  /// It must be unique among the names of the cell's views and constraints.
  public var identifier: ViewName?
  /// Whether it is active initially; rules and items can change this. Default: `true`.
  public var isActive: Bool

  /// Creates a constraint from its parts: first (=|>=|<=) multiplier × second + constant.
  public init(
    first: Anchor, relation: Relation = .equal, second: Anchor? = nil, multiplier: Double = 1,
    constant: Double = 0, priority: LayoutPriority = .required, identifier: ViewName? = nil,
    isActive: Bool = true
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.identifier = identifier
    self.isActive = isActive
  }

  /// The system's distance between two views beside each other, and between a view and one that contains it, in
  /// points (Auto Layout Guide, "standard" distances).
  package static let systemSpacings = (beside: 8.0, within: 20.0)
}
