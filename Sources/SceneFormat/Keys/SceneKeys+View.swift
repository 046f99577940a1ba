internal import Drawing
internal import Interaction
internal import Scenes
package import Views
package import Vocabulary

/// The keys of a view: its class, the properties of all classes, and its subviews.
package enum ViewKey: PropertyKey {
  case kind(ViewKind)
  case property(PropertyName)
  case contentPart(ContentPart)
  case constraints, subviews, arrangedSubviews, layoutGuides, use

  package static let leading: [ViewKey] = ViewKind.authored.map(ViewKey.kind)
  package static let trailing: [ViewKey] =
    ContentPart.allCases.map(ViewKey.contentPart) + [
      .constraints, .subviews, .arrangedSubviews, .layoutGuides, .use,
    ]

  package static func has(_ name: PropertyName) -> Bool {
    ViewKind.authored.contains { name.isProperty(of: $0) }
  }

  package var rawValue: String {
    switch self {
    case .kind(let kind): kind.word
    case .property(let name): name.rawValue
    case .contentPart(let part): part.groupWord
    case .constraints: "constraints"
    case .subviews: "subviews"
    case .arrangedSubviews: "arrangedSubviews"
    case .layoutGuides: LayoutGuideKey.listWord
    case .use: UseKey.word
    }
  }

  package var meaning: String {
    switch self {
    case .kind(let kind): kind.meaning
    case .property(let name): name.definition.meaning
    case .contentPart(.text): "The properties of a list content view's text."
    case .contentPart(.secondaryText): "The properties of a list content view's secondary text."
    case .contentPart(.image): "The properties of a list content view's image."
    case .constraints: "The constraints of the view, in Auto Layout's written form."
    case .subviews: "The subviews, from back to front."
    case .arrangedSubviews: "The arranged subviews of a stack view, in order."
    case .layoutGuides: LayoutGuideKey.listMeaning
    case .use: UseKey.meaning
    }
  }

  package var schema: SchemaType {
    switch self {
    case .kind: .string
    case .property(let name): .property(name.definition.type)
    case .contentPart(.text), .contentPart(.secondaryText): .map("textProperties")
    case .contentPart(.image): .map("imageProperties")
    case .constraints: .list(.constraint)
    case .subviews, .arrangedSubviews: .list(.map("view"))
    case .layoutGuides: .list(.map("layoutGuide"))
    case .use: UseKey.schema
    }
  }

  package static func explanation(of word: String) -> String? {
    MissingVocabulary.explanation(of: word)
  }
}

/// The keys of a named constraint.
package enum NamedConstraintKey: String, SceneKey {
  case constraint, equation, isActive

  package static var required: [NamedConstraintKey] { [.constraint, .equation] }

  package var meaning: String {
    switch self {
    case .constraint: "The name by which rules and items assign isActive, constant and priority."
    case .equation: "The constraint, in Auto Layout's written form."
    case .isActive: "Whether the constraint is active initially; true by default."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .constraint, .equation: .string
    case .isActive: .boolean
    }
  }
}

/// The keys of a frame.
package enum FrameKey: String, SceneKey {
  case x, y, width, height

  package static var required: [FrameKey] { allCases }

  package var meaning: String {
    switch self {
    case .x: "The distance of the left edge from the superview's, in points."
    case .y: "The distance of the top edge from the superview's, in points."
    case .width: "The width, in points."
    case .height: "The height, in points."
    }
  }

  package var schema: SchemaType { .number }
}

/// The keys of a transform.
package enum TransformKey: String, SceneKey {
  case scale, rotate, translate

  package var meaning: String {
    switch self {
    case .scale: "The scale factor, or the factors along x and y."
    case .rotate: "The clockwise rotation: radians, 0.5π or 90°; applied after scaling."
    case .translate: "The translation along x and y, in points; applied after the rotation."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .scale: .either([.number, .list(.number)])
    case .rotate: .either([.number, .string])
    case .translate: .list(.number)
    }
  }
}
