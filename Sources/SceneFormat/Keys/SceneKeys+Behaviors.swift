/// The keys of a behaviour with options: the names of the presets.
package struct BehaviorKey: SceneKey {
  package let rawValue: String

  package static var allCases: [BehaviorKey] {
    BehaviorPreset.all.map { BehaviorKey(name: $0.name) }
  }

  private init(name: String) { rawValue = name }

  package init?(rawValue: String) {
    guard BehaviorPreset.named(rawValue) != nil else { return nil }
    self.init(name: rawValue)
  }

  package var meaning: String {
    guard let preset = BehaviorPreset.named(rawValue) else { return rawValue }
    let options = preset.options.map { "`\($0.key.rawValue): \($0.value)`" }
    return preset.meaning
      + (options.isEmpty ? "" : " Options: \(options.joined(separator: ", ")).")
  }

  package var schema: SchemaType { .map("behaviorOptions") }
}

/// The options of behaviours. Each preset has some of them.
package enum BehaviorOptionKey: String, SceneKey {
  case scale, alpha, animation, systemImage, tintColor, borderColor, borderWidth, title, view, when

  package var meaning: String {
    switch self {
    case .scale: "The scale factor of the cell."
    case .alpha: "The opacity of the content, from 0 to 1."
    case .animation: "How the change looks."
    case .systemImage: "The name of the symbol."
    case .tintColor: "The colour of the symbol."
    case .borderColor: "The colour of the border."
    case .borderWidth: "The width of the border, in points."
    case .title: "The title of the button."
    case .view: "The name of the view."
    case .when: "When it happens."
    }
  }

  package var schema: SchemaType {
    switch self {
    case .scale, .alpha, .borderWidth: .number
    case .animation: .animation
    case .systemImage, .title, .view: .string
    case .when: .predicate
    case .tintColor, .borderColor: .color
    }
  }
}
