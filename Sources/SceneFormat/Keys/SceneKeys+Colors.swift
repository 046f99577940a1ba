/// The keys of a colour that depends on traits.
package enum AppearanceKey: String, SceneKey {
  case light, dark, highContrast

  package static var required: [AppearanceKey] { [.light, .dark] }

  package var meaning: String {
    switch self {
    case .light, .dark: "The colour in \(rawValue) appearance."
    case .highContrast: "The colour when contrast is high, often a map of light and dark again."
    }
  }

  package var schema: SchemaType { .color }
}

/// The keys of a colour that is an image again and again.
package enum PatternKey: String, SceneKey {
  case patternImage

  package static var required: [PatternKey] { [.patternImage] }

  package var meaning: String {
    "The image that fills a backgroundColor or fillColor again and again, by its name in the folders of assets."
  }

  package var schema: SchemaType { .string }
}
