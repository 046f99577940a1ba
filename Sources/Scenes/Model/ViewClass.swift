/// The classes of views that there are, under the words that begin a view in a scene file.
package enum ViewClass: String, CaseIterable, Hashable, Sendable {
  /// The cell itself (`UICollectionViewCell`).
  case cell
  /// One of the views that a cell has by itself: it cannot be taken out, and has its name.
  case container
  /// The background that a configuration makes; it can do without what views have.
  case backgroundConfiguration
  /// The content that a configuration makes.
  case contentConfiguration
  /// The look of one of its texts.
  case textProperties
  /// The look of its image.
  case imageProperties
  /// A plain view (`UIView`).
  case view
  /// A view that shows an image or an icon (`UIImageView`).
  case imageView
  /// A view whose layer shows a gradient (`CAGradientLayer`).
  case gradientView
  /// A view whose layer shows a shape (`CAShapeLayer`).
  case shapeView
  /// A view that shows text (`UILabel`).
  case label
  /// A view that lays out what is in it in a row (`UIStackView`).
  case stackView
  /// A constraint with a name, which rules and items can assign to as they do to views.
  case constraint

  /// The classes that an author can choose, Interface Builder's words.
  package static let authored: [ViewClass] = [
    .view, .imageView, .gradientView, .shapeView, .label, .stackView,
  ]

  /// The classes that are views, with what all views have.
  static let views = allCases.filter { viewClass in
    switch viewClass {
    case .backgroundConfiguration, .contentConfiguration, .textProperties, .imageProperties,
      .constraint:
      false
    case .cell, .container, .view, .imageView, .gradientView, .shapeView, .label, .stackView: true
    }
  }

  /// What the word is for, for an editor's help.
  var meaning: String {
    switch self {
    case .cell: "The cell (UICollectionViewCell)."
    case .container: "A view that the cell has by itself."
    case .backgroundConfiguration: "How the background looks (UIBackgroundConfiguration)."
    case .contentConfiguration: "What the cell says (UIListContentConfiguration)."
    case .textProperties: "How a text of it looks (UIListContentConfiguration.TextProperties)."
    case .imageProperties: "How its image looks (UIListContentConfiguration.ImageProperties)."
    case .view: "A plain view (UIView) and its name."
    case .imageView: "An image view (UIImageView) and its name."
    case .gradientView: "A view whose layer is a gradient (CAGradientLayer) and its name."
    case .shapeView: "A view whose layer is a shape (CAShapeLayer) and its name."
    case .label: "A label (UILabel) and its name."
    case .stackView: "A stack view (UIStackView) and its name."
    case .constraint: "A constraint and its name."
    }
  }

  /// What a person would call a view of the class, with its article.
  var nameInSentence: String {
    switch self {
    case .cell: "the cell"
    case .container: "a view of the cell's own"
    case .backgroundConfiguration: "a background configuration"
    case .contentConfiguration: "a content configuration"
    case .textProperties: "the look of a text"
    case .imageProperties: "the look of an image"
    case .view: "a plain view"
    case .imageView: "an image view"
    case .gradientView: "a gradient view"
    case .shapeView: "a shape view"
    case .label: "a label"
    case .stackView: "a stack view"
    case .constraint: "a named constraint"
    }
  }

  /// What a view of the class must be given by somebody, one of these, as it would show nothing.
  var content: [PropertyName] {
    switch self {
    case .cell, .container, .backgroundConfiguration, .contentConfiguration, .textProperties,
      .imageProperties, .view, .label, .stackView, .constraint:
      []
    case .imageView: [.image, .systemImage]
    case .gradientView: [.colors]
    case .shapeView: [.path]
    }
  }

  /// The properties that views of the class have, in the order of the table.
  package var properties: [PropertyName] {
    PropertyName.allCases.filter { $0.definition.classes.contains(self) }
  }
}
