/// The keys of `compositionalLayout`.
enum CompositionalLayoutKey: String, SceneKey {
  case item, group, interItemSpacing, interGroupSpacing, contentInsets

  static var required: [CompositionalLayoutKey] { [.item, .group] }

  var meaning: String {
    switch self {
    case .item: "The size of each item in its group."
    case .group: "The size of each horizontal group in the section; groups are below each other."
    case .interItemSpacing: "The distance between items of a group, in points; 0 by default."
    case .interGroupSpacing: "The distance between groups, in points; 0 by default."
    case .contentInsets: "The insets around each section: one number, or one for each side."
    }
  }

  var schema: SchemaType {
    switch self {
    case .item, .group: .map("layoutSize")
    case .interItemSpacing, .interGroupSpacing: .number
    case .contentInsets: .either([.number, .map("directionalInsets")])
    }
  }
}

/// The keys of the size of an item or a group.
enum LayoutSizeKey: String, SceneKey {
  case width, height

  static var required: [LayoutSizeKey] { [.width, .height] }

  var meaning: String {
    switch self {
    case .width: "The width, for example { fractionalWidth: 1 }."
    case .height: "The height, for example { estimated: 50 }."
    }
  }

  var schema: SchemaType { .map("dimension") }
}

/// The keys of a width or height of an item or group. Exactly one is written.
enum DimensionKey: String, SceneKey {
  case absolute, estimated, fractionalWidth, fractionalHeight

  var meaning: String {
    switch self {
    case .absolute: "A number of points."
    case .estimated: "An estimate in points; the cell determines the size. Heights only."
    case .fractionalWidth: "A fraction of the container's width, up to 1."
    case .fractionalHeight: "A fraction of the container's height, up to 1."
    }
  }

  var schema: SchemaType { .number }
}
