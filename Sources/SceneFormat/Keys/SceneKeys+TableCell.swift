internal import Scenes
package import Views
internal import Vocabulary

/// The keys of `textLabel` and `detailTextLabel`.
package struct StyleLabelKey: SceneKey {
  /// The property.
  package let name: PropertyName

  package static let allCases: [StyleLabelKey] = ViewKind.label.properties.map {
    StyleLabelKey(name: $0)
  }

  private init(name: PropertyName) { self.name = name }

  package init?(rawValue: String) {
    guard let key = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = key
  }

  package var rawValue: String { name.rawValue }

  package var meaning: String { name.definition.meaning }

  package var schema: SchemaType { .property(name.definition.type) }
}

/// The keys of `imageView` in a table cell with a built-in style.
package struct StyleImageViewKey: SceneKey {
  /// The property.
  package let name: PropertyName

  package static let allCases: [StyleImageViewKey] = ViewKind.imageView.properties.map {
    StyleImageViewKey(name: $0)
  }

  private init(name: PropertyName) { self.name = name }

  package init?(rawValue: String) {
    guard let key = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = key
  }

  package var rawValue: String { name.rawValue }

  package var meaning: String { name.definition.meaning }

  package var schema: SchemaType { .property(name.definition.type) }
}
