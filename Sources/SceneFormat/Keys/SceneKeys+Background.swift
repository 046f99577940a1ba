internal import Drawing
internal import Interaction
internal import Scenes
package import Views
internal import Vocabulary

/// The keys of `backgroundConfiguration`.
package enum BackgroundKey: PropertyKey {
  case property(PropertyName)
  case customView

  package static let trailing: [BackgroundKey] = [.customView]

  package static func has(_ name: PropertyName) -> Bool {
    name.isProperty(of: .backgroundConfiguration)
  }

  package var rawValue: String {
    switch self {
    case .property(let name): name.rawValue
    case .customView: "customView"
    }
  }

  package var meaning: String {
    switch self {
    case .property(let name): name.definition.meaning
    case .customView: "A view in front of the colour and the image that fills the background."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .property(let name): .property(name.definition.type)
    case .customView: .map("view")
    }
  }

  package static func explanation(of word: String) -> String? {
    switch word {
    case "visualEffect":
      "a visualEffect cannot be drawn; write a translucent backgroundColor, or leave it out"
    case "backgroundView", "subviews": "the view of a configuration is its customView; write that"
    default: nil
    }
  }
}

/// The keys of a line of a colour transformer.
package enum AnswerKey: String, SceneKey {
  case when, `return`

  package static var required: [AnswerKey] { [.return] }

  package var meaning: String {
    switch self {
    case .when: "The states in which the line applies; all by default."
    case .return: "The colour."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .when: .predicate
    case .return: .color
    }
  }
}

/// The keys of directional insets that differ between sides.
package enum DirectionalInsetsKey: String, SceneKey {
  case top, leading, bottom, trailing

  package var meaning: String { "The distance from the \(rawValue) edge, in points; 0 by default." }

  package var schema: SchemaType { .number }

  package static func explanation(of word: String, in map: String) -> String? {
    let side: DirectionalInsetsKey
    switch InsetsKey(rawValue: word) {
    case .left: side = .leading
    case .right: side = .trailing
    case .top, .bottom, nil: return nil
    }
    return "\"\(word)\" is not a key of \(map); write \"\(side.rawValue)\""
  }
}

/// The keys of `shadowProperties`.
package enum ShadowKey: String, SceneKey {
  case color, opacity, radius, offset

  package var meaning: String {
    switch self {
    case .color: "The colour; black by default."
    case .opacity: "The opacity of the shadow, 0 (default, no shadow) to 1."
    case .radius: "The blur, in points; 3 by default."
    case .offset: "The offset of the shadow, in points. Default: 3 points upwards."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .color: .color
    case .opacity, .radius: .number
    case .offset: .map("offset")
    }
  }

  package static func explanation(of word: String) -> String? {
    word == "path" ? "a path of a shadow is not drawn; the shadow has the background's shape" : nil
  }
}
