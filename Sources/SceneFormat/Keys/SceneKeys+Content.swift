internal import Notation
internal import Scenes
package import Views
package import Vocabulary

/// The keys of `contentConfiguration`.
package enum ContentKey: PropertyKey {
  case style
  case property(PropertyName)
  case textProperties, secondaryTextProperties, imageProperties

  package static let leading: [ContentKey] = [.style]
  package static let trailing: [ContentKey] = [
    .textProperties, .secondaryTextProperties, .imageProperties,
  ]

  package static func has(_ name: PropertyName) -> Bool {
    name.isProperty(of: .contentConfiguration)
  }

  package var rawValue: String {
    switch self {
    case .style: "style"
    case .property(let name): name.rawValue
    case .textProperties: "textProperties"
    case .secondaryTextProperties: "secondaryTextProperties"
    case .imageProperties: "imageProperties"
    }
  }

  package var meaning: String {
    switch self {
    case .style:
      "UIKit's factory method for the values that are not set. Default: cell."
    case .property(.text): "The text; nil or empty (default) means none."
    case .property(let name): name.definition.meaning
    case .textProperties: "The properties of the text."
    case .secondaryTextProperties: "The properties of the secondary text."
    case .imageProperties: "The properties of the image."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .style: .words(ListContentConfiguration.Style.allCases.map(\.rawValue))
    case .property(let name): .property(name.definition.type)
    case .textProperties, .secondaryTextProperties: .map("textProperties")
    case .imageProperties: .map("imageProperties")
    }
  }
}

/// The keys of `textProperties`: UIKit's names, three of which differ from those of labels.
package enum TextPropertiesKey: SceneKey {
  case property(PropertyName)

  package static let allCases: [TextPropertiesKey] =
    PropertyOwner.group(.textProperties).properties.map(TextPropertiesKey.property)

  package init?(rawValue: String) {
    guard let name = PropertyName(word: rawValue, of: .textProperties) else { return nil }
    self = .property(name)
  }

  /// The property of the label.
  package var property: PropertyName {
    switch self {
    case .property(let name): name
    }
  }

  package var rawValue: String { property.word(of: .textProperties) }

  package var meaning: String {
    switch property {
    case .font:
      "The font. Default: the style's, for cells body, and caption1 for the secondary text."
    case .textColor: "The colour. Default: that of the style in each state."
    case .numberOfLines: "The maximum number of lines; 0 (default) means no limit."
    default: property.definition.meaning
    }
  }

  package var schema: SchemaType { .property(property.definition.type) }
}

/// The keys of `imageProperties`.
package enum ImagePropertiesKey: SceneKey {
  case property(PropertyName)

  package static let allCases: [ImagePropertiesKey] =
    PropertyOwner.group(.imageProperties).properties.map(ImagePropertiesKey.property)

  package init?(rawValue: String) {
    guard let key = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = key
  }

  package var property: PropertyName {
    switch self {
    case .property(let name): name
    }
  }

  package var rawValue: String { property.rawValue }
  package var meaning: String { property.definition.meaning }
  package var schema: SchemaType { .property(property.definition.type) }
}

/// The key of an accessory that has options.
package enum AccessoryKey: SceneKey {
  case kind(CellAccessory.Kind)

  package static let allCases: [AccessoryKey] = CellAccessory.Kind.allCases.map(AccessoryKey.kind)

  package init?(rawValue: String) {
    guard let kind = CellAccessory.Kind(rawValue: rawValue) else { return nil }
    self = .kind(kind)
  }

  package var kind: CellAccessory.Kind {
    switch self {
    case .kind(let kind): kind
    }
  }

  package var rawValue: String { kind.rawValue }

  package var meaning: String {
    switch kind {
    case .disclosureIndicator: "A chevron, for cells that lead to another screen."
    case .checkmark: "A checkmark."
    case .detail: "An info button, for cells with details."
    case .delete: "A minus in a red circle, before the content."
    case .insert: "A plus in a green circle, before the content."
    case .reorder: "Three lines, the handle for reordering."
    case .multiselect:
      "A circle before the content, with a checkmark while the cell is selected."
    case .outlineDisclosure: "A chevron, which points down while the cell is expanded."
    case .label: "A text."
    case .popUpMenu: "The chosen element of a menu, with two chevrons."
    case .customView: "A view under subviews of the cell, which is placed beside the content."
    }
  }

  package var schema: SchemaType { .map("accessoryOptions") }
}

/// The options of an accessory.
package enum AccessoryOptionKey: String, SceneKey {
  case displayed, isHidden, reservedLayoutWidth, tintColor, text, view, placement

  package var meaning: String {
    switch self {
    case .displayed:
      "When it is shown: always, whenEditing or whenNotEditing. Default: whenEditing for delete, insert, reorder and"
        + " multiselect, whenNotEditing for disclosureIndicator, checkmark and detail, always for others."
    case .isHidden: "Whether it is invisible but keeps its space; false by default."
    case .reservedLayoutWidth:
      "The width of its space, in which it is centred, in points; actual for the icon's own; standard by default."
    case .tintColor: "Its colour; the kind's own by default."
    case .text: "The text of a label, or of the chosen element of a popUpMenu."
    case .view:
      "The view of a customView, one under subviews of the cell; its size is its frame's, or else its content's."
    case .placement: "The side of a customView; trailing by default."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .displayed: .words(CellAccessory.Displayed.allCases.map(\.rawValue))
    case .isHidden: .boolean
    case .reservedLayoutWidth: .either([.words(CellAccessory.LayoutDimension.words), .number])
    case .tintColor: .color
    case .text, .view: .string
    case .placement: .words(CellAccessory.Placement.allCases.map(\.rawValue))
    }
  }
}
