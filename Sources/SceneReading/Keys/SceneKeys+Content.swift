internal import Scenes
internal import Vocabulary

/// The keys of `contentConfiguration`.
enum ContentKey: SceneKey {
  case style
  case property(PropertyName)
  case textProperties, secondaryTextProperties, imageProperties

  static let allCases: [ContentKey] =
    [.style] + ViewKind.contentConfiguration.properties.map(ContentKey.property) + [
      .textProperties, .secondaryTextProperties, .imageProperties,
    ]

  init?(rawValue: String) {
    guard let key = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = key
  }

  var rawValue: String {
    switch self {
    case .style: "style"
    case .property(let name): name.rawValue
    case .textProperties: "textProperties"
    case .secondaryTextProperties: "secondaryTextProperties"
    case .imageProperties: "imageProperties"
    }
  }

  var meaning: String {
    switch self {
    case .style:
      "UIKit's constructor: it gives what is not written, in each state; cell by default."
    case .property(.text): "The text."
    case .property(let name): name.definition.meaning
    case .textProperties: "How the text looks."
    case .secondaryTextProperties: "How the second text looks."
    case .imageProperties: "How the image looks, and how much room it takes."
    }
  }

  var schema: SchemaType {
    switch self {
    case .style: .words(ListContentConfiguration.Style.allCases.map(\.rawValue))
    case .property(let name): .property(name.definition.type)
    case .textProperties, .secondaryTextProperties: .map("textProperties")
    case .imageProperties: .map("imageProperties")
    }
  }
}

/// The keys of `textProperties`: UIKit's names, three of which differ from those of labels.
enum TextPropertiesKey: SceneKey {
  case property(PropertyName)

  static let allCases: [TextPropertiesKey] =
    PropertyOwner.group(.textProperties).properties.map(TextPropertiesKey.property)

  init?(rawValue: String) {
    guard let name = PropertyName(word: rawValue, of: .textProperties) else { return nil }
    self = .property(name)
  }

  /// The property of the label.
  var property: PropertyName {
    switch self {
    case .property(let name): name
    }
  }

  var rawValue: String { property.word(of: .textProperties) }

  var meaning: String {
    switch property {
    case .font:
      "The font; that of the style by default: body for the text of cells, caption1 for their second text."
    case .textColor: "The colour; that of the style and the state by default."
    case .numberOfLines: "The most lines; 0 by default, for as many as the text needs."
    default: property.definition.meaning
    }
  }

  var schema: SchemaType { .property(property.definition.type) }
}

/// The keys of `imageProperties`.
enum ImagePropertiesKey: SceneKey {
  case property(PropertyName)

  static let allCases: [ImagePropertiesKey] =
    PropertyOwner.group(.imageProperties).properties.map(ImagePropertiesKey.property)

  init?(rawValue: String) {
    guard let key = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = key
  }

  var property: PropertyName {
    switch self {
    case .property(let name): name
    }
  }

  var rawValue: String { property.rawValue }
  var meaning: String { property.definition.meaning }
  var schema: SchemaType { .property(property.definition.type) }
}

/// The key of an accessory that has options.
enum AccessoryKey: SceneKey {
  case kind(CellAccessory.Kind)

  static let allCases: [AccessoryKey] = CellAccessory.Kind.allCases.map(AccessoryKey.kind)

  init?(rawValue: String) {
    guard let kind = CellAccessory.Kind(rawValue: rawValue) else { return nil }
    self = .kind(kind)
  }

  var kind: CellAccessory.Kind {
    switch self {
    case .kind(let kind): kind
    }
  }

  var rawValue: String { kind.rawValue }

  var meaning: String {
    switch kind {
    case .disclosureIndicator: "A chevron, for cells that lead to another screen."
    case .checkmark: "A checkmark."
    case .detail: "An i in a circle, for cells with details."
    case .delete: "A minus in a red circle, in front of the content."
    case .insert: "A plus in a green circle, in front of the content."
    case .reorder: "Three lines, the handle for moving the cell."
    case .multiselect:
      "A circle in front of the content, with a checkmark while the cell is selected."
    }
  }

  var schema: SchemaType { .map("accessoryOptions") }
}

/// The options of an accessory.
enum AccessoryOptionKey: String, SceneKey {
  case displayed, isHidden, reservedLayoutWidth, tintColor

  var meaning: String {
    switch self {
    case .displayed:
      "When it is shown: always, whenEditing (delete, insert, reorder, multiselect) or whenNotEditing (others)."
    case .isHidden: "Whether it is invisible but keeps its space; false by default."
    case .reservedLayoutWidth:
      "The width of its space, in which it is centred, in points; actual for the icon's own; standard by default."
    case .tintColor: "Its colour; the kind's own by default."
    }
  }

  var schema: SchemaType {
    switch self {
    case .displayed: .words(CellAccessory.Displayed.allCases.map(\.rawValue))
    case .isHidden: .boolean
    case .reservedLayoutWidth: .either([.words(CellAccessory.LayoutDimension.words), .number])
    case .tintColor: .color
    }
  }
}
