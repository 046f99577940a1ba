/// A kind of object that has properties.
package enum PropertyOwner: Hashable, Sendable {
  /// A kind of view.
  case view(ViewKind)
  /// Another object that rules and items can name.
  case group(PropertyGroup)

  /// The kinds that have the properties of every view.
  package static let views: [PropertyOwner] = ViewKind.views.map(PropertyOwner.view)
  /// The kinds that a scene can create.
  package static let authored: [PropertyOwner] = ViewKind.authored.map(PropertyOwner.view)
  /// The kinds that a scene can create, except those with content of their own size and stacks.
  static let plainViews: [PropertyOwner] = [
    .view(.view), .view(.gradientView), .view(.shapeView),
  ]
  /// The kinds that a scene can create and that can have an intrinsic content size.
  static let withContentSize: [PropertyOwner] = ViewKind.authored.filter(\.hasContentSize)
    .map(PropertyOwner.view)

  /// The word in scene files, or the name of the type.
  package var word: String {
    switch self {
    case .view(let kind): kind.word
    case .group(let group): group.rawValue
    }
  }

  /// The name in messages, with its article.
  package var nameInSentence: String {
    switch self {
    case .view(let kind): kind.nameInSentence
    case .group(let group): group.nameInSentence
    }
  }

  /// The properties that it has, in the order of the table.
  package var properties: [PropertyName] { Self.table[self, default: []] }

  /// The properties that have another default value in it than in most owners, with that value. All properties need not
  /// be gone through for it, which took a fiftieth of the instructions of a picture (measured).
  package var ownDefaults: [(name: PropertyName, value: PropertyValue)] {
    PropertyTable.withOwnDefaults.compactMap { name in
      guard let value = name.definition.ownDefault(of: self),
        name.definition.owners.contains(self)
      else { return nil }
      return (name, value)
    }
  }

  /// The properties of each owner, found once, because traces ask for those of each view in each frame.
  private static let table: [PropertyOwner: [PropertyName]] = {
    var table: [PropertyOwner: [PropertyName]] = [:]
    for name in PropertyName.allCases {
      for owner in name.definition.owners {
        // An owner may be on two of the lists that a definition adds up.
        func add(to names: inout [PropertyName]) { if names.last != name { names.append(name) } }
        add(to: &table[owner, default: []])
      }
    }
    return table
  }()
}

/// An object with properties that is not a view.
package enum PropertyGroup: String, CaseIterable, Hashable, Sendable {
  /// The text properties of a content configuration (`UIListContentConfiguration.TextProperties`).
  case textProperties
  /// The image properties of a content configuration
  /// (`UIListContentConfiguration.ImageProperties`).
  case imageProperties
  /// A constraint with a name.
  case constraint

  /// The name in messages, with its article.
  var nameInSentence: String {
    switch self {
    case .textProperties: "the look of a text"
    case .imageProperties: "the look of an image"
    case .constraint: "a named constraint"
    }
  }
}
