internal import Drawing
internal import Interaction
internal import Scenes
internal import Vocabulary

/// The keys of `cell`.
enum CellKey: SceneKey {
  case property(PropertyName)
  case cellClass, backgroundView, selectedBackgroundView, multipleSelectionBackgroundView
  case backgroundConfiguration, contentConfiguration, contentView, subviews, constraints
  case layoutGuides
  case style, textLabel, detailTextLabel, imageView

  static let allCases: [CellKey] =
    [.cellClass, .style, .textLabel, .detailTextLabel, .imageView]
    + ViewKind.cell.properties.map(CellKey.property) + [
      .backgroundView, .selectedBackgroundView, .multipleSelectionBackgroundView,
      .backgroundConfiguration, .contentConfiguration, .contentView, .subviews, .constraints,
      .layoutGuides,
    ]

  init?(rawValue: String) {
    guard let key = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = key
  }

  var rawValue: String {
    switch self {
    case .property(let name): name.rawValue
    case .backgroundView: ViewName.backgroundView.rawValue
    case .cellClass: "class"
    case .style: "style"
    case .textLabel: ViewName.textLabel.rawValue
    case .detailTextLabel: ViewName.detailTextLabel.rawValue
    case .imageView: ViewName.imageView.rawValue
    case .selectedBackgroundView: ViewName.selectedBackgroundView.rawValue
    case .multipleSelectionBackgroundView: ViewName.multipleSelectionBackgroundView.rawValue
    case .backgroundConfiguration: ViewName.backgroundConfiguration.rawValue
    case .contentConfiguration: ViewName.contentConfiguration.rawValue
    case .contentView: ViewName.contentView.rawValue
    case .subviews: "subviews"
    case .constraints: "constraints"
    case .layoutGuides: LayoutGuideKey.listWord
    }
  }

  var meaning: String {
    switch self {
    case .property(let name): name.definition.meaning
    case .backgroundView: "The view behind all others."
    case .cellClass: "The class of the cell; UICollectionViewCell by default."
    case .style:
      "The built-in arrangement of a UITableViewCell: default, subtitle, value1 or value2."
    case .textLabel: "The label of a built-in style, with its properties."
    case .detailTextLabel: "The second label of a built-in style, with its properties."
    case .imageView: "The image view of a built-in style, with its properties."
    case .selectedBackgroundView: "The view shown while the cell is selected or highlighted."
    case .multipleSelectionBackgroundView:
      "The view used instead if multiple selection is allowed (UITableViewCell)."
    case .backgroundConfiguration:
      "The background for each state; it replaces the older properties."
    case .contentConfiguration:
      "The content of a list cell; it replaces the views in contentView."
    case .contentView: "The view that contains the content."
    case .subviews: "The views added to the cell itself, in front of contentView."
    case .constraints: "Constraints between the views of the cell, in Auto Layout's written form."
    case .layoutGuides: LayoutGuideKey.listMeaning
    }
  }

  var schema: SchemaType {
    switch self {
    case .property(let name): .property(name.definition.type)
    case .cellClass: .words(CellClass.allCases.map(\.rawValue))
    case .style: .words(TableCellStyle.allCases.map(\.rawValue))
    case .textLabel, .detailTextLabel: .map("styleLabel")
    case .imageView: .map("styleImageView")
    case .backgroundView, .selectedBackgroundView, .multipleSelectionBackgroundView, .contentView:
      .map("container")
    case .backgroundConfiguration: .map("backgroundConfiguration")
    case .contentConfiguration: .map("contentConfiguration")
    case .subviews: .list(.map("view"))
    case .constraints: .list(.constraint)
    case .layoutGuides: .list(.map("layoutGuide"))
    }
  }
}

/// The keys of `backgroundConfiguration`.
enum BackgroundKey: SceneKey {
  case property(PropertyName)
  case customView

  static let allCases: [BackgroundKey] =
    ViewKind.backgroundConfiguration.properties.map(BackgroundKey.property) + [.customView]

  init?(rawValue: String) {
    guard let key = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = key
  }

  var rawValue: String {
    switch self {
    case .property(let name): name.rawValue
    case .customView: "customView"
    }
  }

  var meaning: String {
    switch self {
    case .property(let name): name.definition.meaning
    case .customView: "A view in front of the colour and the image that fills the background."
    }
  }

  var schema: SchemaType {
    switch self {
    case .property(let name): .property(name.definition.type)
    case .customView: .map("view")
    }
  }

  static func explanation(of word: String) -> String? {
    switch word {
    case "visualEffect":
      "a visualEffect cannot be drawn; write a translucent backgroundColor, or leave it out"
    case "backgroundView", "subviews": "the view of a configuration is its customView; write that"
    default: nil
    }
  }
}

/// The keys of a line of a colour transformer.
enum AnswerKey: String, SceneKey {
  case when, `return`

  static var required: [AnswerKey] { [.return] }

  var meaning: String {
    switch self {
    case .when: "The states in which the line applies; all by default."
    case .return: "The colour."
    }
  }

  var schema: SchemaType {
    switch self {
    case .when: .predicate
    case .return: .color
    }
  }
}

/// The keys of directional insets that differ between sides.
enum DirectionalInsetsKey: String, SceneKey {
  case top, leading, bottom, trailing

  var meaning: String { "The distance from the \(rawValue) edge, in points; 0 by default." }

  var schema: SchemaType { .number }
}

/// The keys of `shadowProperties`.
enum ShadowKey: String, SceneKey {
  case color, opacity, radius, offset

  var meaning: String {
    switch self {
    case .color: "The colour; black by default."
    case .opacity: "The opacity of the shadow, 0 (default, no shadow) to 1."
    case .radius: "The blur, in points; 3 by default."
    case .offset: "The offset of the shadow, in points. Default: 3 points upwards."
    }
  }

  var schema: SchemaType {
    switch self {
    case .color: .color
    case .opacity, .radius: .number
    case .offset: .map("offset")
    }
  }

  static func explanation(of word: String) -> String? {
    word == "path" ? "a path of a shadow is not drawn; the shadow has the background's shape" : nil
  }
}

/// The keys of `backgroundView`, `selectedBackgroundView` and `contentView`.
enum ContainerKey: SceneKey {
  case property(PropertyName)
  case subviews, constraints, layoutGuides, use

  static let allCases: [ContainerKey] =
    ViewKind.container.properties.map(ContainerKey.property)
    + [.subviews, .constraints, .layoutGuides, .use]

  init?(rawValue: String) {
    guard let key = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = key
  }

  var rawValue: String {
    switch self {
    case .property(let name): name.rawValue
    case .subviews: "subviews"
    case .constraints: "constraints"
    case .layoutGuides: LayoutGuideKey.listWord
    case .use: UseKey.word
    }
  }

  var meaning: String {
    switch self {
    case .property(let name): name.definition.meaning
    case .subviews: "The subviews, from back to front."
    case .constraints: "Constraints between views, in Auto Layout's written form."
    case .layoutGuides: LayoutGuideKey.listMeaning
    case .use: UseKey.meaning
    }
  }

  var schema: SchemaType {
    switch self {
    case .property(let name): .property(name.definition.type)
    case .subviews: .list(.map("view"))
    case .constraints: .list(.constraint)
    case .layoutGuides: .list(.map("layoutGuide"))
    case .use: UseKey.schema
    }
  }

  static func explanation(of word: String) -> String? { MissingVocabulary.explanation(of: word) }
}

/// The keys of a view: its class, the properties of all classes, and its subviews.
enum ViewKey: SceneKey {
  case kind(ViewKind)
  case property(PropertyName)
  case constraints, subviews, arrangedSubviews, layoutGuides, use

  static let allCases: [ViewKey] =
    ViewKind.authored.map(ViewKey.kind)
    + PropertyName.allCases.filter { name in
      PropertyOwner.authored.contains { name.definition.owners.contains($0) }
    }.map(ViewKey.property) + [.constraints, .subviews, .arrangedSubviews, .layoutGuides, .use]

  init?(rawValue: String) {
    guard let key = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = key
  }

  var rawValue: String {
    switch self {
    case .kind(let kind): kind.word
    case .property(let name): name.rawValue
    case .constraints: "constraints"
    case .subviews: "subviews"
    case .arrangedSubviews: "arrangedSubviews"
    case .layoutGuides: LayoutGuideKey.listWord
    case .use: UseKey.word
    }
  }

  var meaning: String {
    switch self {
    case .kind(let kind): kind.meaning
    case .property(let name): name.definition.meaning
    case .constraints: "The constraints of the view, in Auto Layout's written form."
    case .subviews: "The subviews, from back to front."
    case .arrangedSubviews: "The arranged subviews of a stack view, in order."
    case .layoutGuides: LayoutGuideKey.listMeaning
    case .use: UseKey.meaning
    }
  }

  var schema: SchemaType {
    switch self {
    case .kind: .string
    case .property(let name): .property(name.definition.type)
    case .constraints: .list(.constraint)
    case .subviews, .arrangedSubviews: .list(.map("view"))
    case .layoutGuides: .list(.map("layoutGuide"))
    case .use: UseKey.schema
    }
  }

  static func explanation(of word: String) -> String? { MissingVocabulary.explanation(of: word) }
}

/// The keys of a layout guide.
enum LayoutGuideKey: String, SceneKey {
  case layoutGuide, constraints

  /// The key of a list of guides.
  static let listWord = "layoutGuides"
  /// The meaning of that key.
  static let listMeaning =
    "Rectangles that constraints name like views and that are not drawn (UILayoutGuide)."

  static var required: [LayoutGuideKey] { [.layoutGuide] }

  var meaning: String {
    switch self {
    case .layoutGuide: "The name, by which constraints refer to the guide."
    case .constraints:
      "The constraints of the guide; in them superview is the view that owns the guide."
    }
  }

  var schema: SchemaType {
    switch self {
    case .layoutGuide: .string
    case .constraints: .list(.constraint)
    }
  }
}

/// The keys of a named constraint.
enum NamedConstraintKey: String, SceneKey {
  case constraint, equation, isActive

  static var required: [NamedConstraintKey] { [.constraint, .equation] }

  var meaning: String {
    switch self {
    case .constraint: "The name by which rules and items assign isActive, constant and priority."
    case .equation: "The constraint, in Auto Layout's written form."
    case .isActive: "Whether the constraint is active initially; true by default."
    }
  }

  var schema: SchemaType {
    switch self {
    case .constraint, .equation: .string
    case .isActive: .boolean
    }
  }
}

/// The keys of a frame.
enum FrameKey: String, SceneKey {
  case x, y, width, height

  static var required: [FrameKey] { allCases }

  var meaning: String {
    switch self {
    case .x: "The distance of the left edge from the superview's, in points."
    case .y: "The distance of the top edge from the superview's, in points."
    case .width: "The width, in points."
    case .height: "The height, in points."
    }
  }

  var schema: SchemaType { .number }
}

/// The keys of a transform.
enum TransformKey: String, SceneKey {
  case scale, rotate, translate

  var meaning: String {
    switch self {
    case .scale: "The scale factor, or the factors along x and y."
    case .rotate: "The clockwise rotation: radians, 0.5π or 90°; applied after scaling."
    case .translate: "The translation along x and y, in points; applied after the rotation."
    }
  }

  var schema: SchemaType {
    switch self {
    case .scale: .either([.number, .list(.number)])
    case .rotate: .either([.number, .string])
    case .translate: .list(.number)
    }
  }
}
