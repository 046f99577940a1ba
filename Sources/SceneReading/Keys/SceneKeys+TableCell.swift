internal import Scenes
internal import Views
internal import Vocabulary

/// The keys of `textLabel` and `detailTextLabel`.
struct StyleLabelKey: SceneKey {
  /// The property.
  let name: PropertyName

  static let allCases: [StyleLabelKey] = ViewKind.label.properties.map { StyleLabelKey(name: $0) }

  private init(name: PropertyName) { self.name = name }

  init?(rawValue: String) {
    guard let key = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = key
  }

  var rawValue: String { name.rawValue }

  var meaning: String { name.definition.meaning }

  var schema: SchemaType { .property(name.definition.type) }
}

/// The keys of `imageView` in a table cell with a built-in style.
struct StyleImageViewKey: SceneKey {
  /// The property.
  let name: PropertyName

  static let allCases: [StyleImageViewKey] = ViewKind.imageView.properties.map {
    StyleImageViewKey(name: $0)
  }

  private init(name: PropertyName) { self.name = name }

  init?(rawValue: String) {
    guard let key = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = key
  }

  var rawValue: String { name.rawValue }

  var meaning: String { name.definition.meaning }

  var schema: SchemaType { .property(name.definition.type) }
}
