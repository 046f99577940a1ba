package import Drawing
package import Vocabulary

/// A view of a captured cell in one state, or a configuration of the cell.
package struct CapturedView: Hashable, Sendable {
  /// The name, unique among the views of the cell: that of the property that holds the view, its accessibility
  /// identifier, or its kind and place.
  package var name: String
  /// UIKit's class: `UILabel`.
  package var kind: CapturedClass
  /// The app's class; `nil` if it is UIKit's own.
  package var customClass: String?
  /// What draws the view, if the recorder cannot look inside: `UIHostingConfiguration`; `nil` for other views.
  package var opaque: String?
  /// The picture of the view alone, relative to the capture's folder; `nil` for none.
  package var picture: String?
  /// What VoiceOver reads in the view, in order, if the recorder cannot look inside; of other views their own element.
  /// Empty if nothing is known.
  package var accessibility: [CapturedElement] = []
  /// The frame in the superview's coordinates before the view's transform, in points; `nil` for a configuration.
  package var frame: Rect?
  /// The values of properties by their names; those that are not here were not recorded.
  package var properties: [String: CaptureValue]
  /// The constraints that the view holds.
  package var constraints: [CapturedConstraint]
  /// The subviews, from back to front.
  package var subviews: [CapturedView]

  /// Creates a view.
  package init(
    name: String, kind: CapturedClass, customClass: String? = nil, opaque: String? = nil,
    picture: String? = nil, frame: Rect?, properties: [String: CaptureValue] = [:],
    constraints: [CapturedConstraint] = [], subviews: [CapturedView] = []
  ) {
    self.name = name
    self.kind = kind
    self.customClass = customClass
    self.opaque = opaque
    self.picture = picture
    self.frame = frame
    self.properties = properties
    self.constraints = constraints
    self.subviews = subviews
  }

  /// The view itself and all views in it, from back to front, each before its subviews.
  package var all: [CapturedView] { [self] + subviews.flatMap(\.all) }
}

/// The classes of captured views. A class of the app's own is the class of UIKit's from which it inherits.
package enum CapturedClass: String, CaseIterable, Hashable, Sendable {
  case collectionViewCell = "UICollectionViewCell"
  case collectionViewListCell = "UICollectionViewListCell"
  case tableViewCell = "UITableViewCell"
  case view = "UIView"
  case label = "UILabel"
  case imageView = "UIImageView"
  case stackView = "UIStackView"
  case button = "UIButton"
  case `switch` = "UISwitch"
  case progressView = "UIProgressView"
  case activityIndicatorView = "UIActivityIndicatorView"
  /// A view whose layer is a gradient.
  case gradientLayer = "CAGradientLayer"
  /// A view whose layer is a shape.
  case shapeLayer = "CAShapeLayer"
  /// The background configuration of the cell.
  case backgroundConfiguration = "UIBackgroundConfiguration"
  /// The list content configuration of the cell.
  case listContentConfiguration = "UIListContentConfiguration"

  /// Whether it is a class of cells.
  package var isCell: Bool {
    switch self {
    case .collectionViewCell, .collectionViewListCell, .tableViewCell: true
    case .view, .label, .imageView, .stackView, .button, .switch, .progressView,
      .activityIndicatorView, .gradientLayer, .shapeLayer, .backgroundConfiguration,
      .listContentConfiguration:
      false
    }
  }

  /// Whether it is a configuration, which has no frame of its own and is no view.
  package var isConfiguration: Bool {
    self == .backgroundConfiguration || self == .listContentConfiguration
  }

  /// The word of the kind of view in scene files; `nil` for cells and configurations.
  package var word: String? {
    switch self {
    case .collectionViewCell, .collectionViewListCell, .tableViewCell, .backgroundConfiguration,
      .listContentConfiguration:
      nil
    case .view: "view"
    case .label: "label"
    case .imageView: "imageView"
    case .stackView: "stackView"
    case .button: "button"
    case .switch: "switch"
    case .progressView: "progressView"
    case .activityIndicatorView: "activityIndicatorView"
    case .gradientLayer: "gradientView"
    case .shapeLayer: "shapeView"
    }
  }
}

/// A constraint of a captured view (`NSLayoutConstraint`): first = multiplier × second + constant.
package struct CapturedConstraint: Hashable, Sendable {
  /// An attribute of a view or of one of its layout guides.
  package struct Anchor: Hashable, Sendable {
    /// The name of the view.
    package var view: String
    /// The layout guide of the view; `nil` for the view itself.
    package var guide: Constraint.Guide?
    /// The attribute.
    package var attribute: Constraint.Attribute

    /// Creates an anchor.
    package init(
      _ view: String, _ attribute: Constraint.Attribute, guide: Constraint.Guide? = nil
    ) {
      self.view = view
      self.attribute = attribute
      self.guide = guide
    }
  }

  /// The first side.
  package var first: Anchor
  /// How the sides compare.
  package var relation: Constraint.Relation
  /// The second side; `nil` for a number alone.
  package var second: Anchor?
  /// The factor of the second side.
  package var multiplier: Double
  /// The constant, in points.
  package var constant: Double
  /// The priority, 1 to 1000.
  package var priority: Double
  /// The app's identifier, or the name of the property that holds the constraint; `nil` for none.
  package var identifier: String?

  /// Creates a constraint.
  package init(
    first: Anchor, relation: Constraint.Relation = .equal, second: Anchor? = nil,
    multiplier: Double = 1, constant: Double = 0, priority: Double = 1000,
    identifier: String? = nil
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.identifier = identifier
  }
}
