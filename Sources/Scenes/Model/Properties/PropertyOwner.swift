/// What has properties that an author can write.
package enum PropertyOwner: Hashable, Sendable {
  /// A kind of view.
  case view(ViewKind)
  /// Something else that rules and items can name.
  case group(PropertyGroup)

  /// The kinds that have the properties of every view.
  package static let views: [PropertyOwner] = ViewKind.views.map(PropertyOwner.view)
  /// The kinds that an author can choose.
  package static let authored: [PropertyOwner] = ViewKind.authored.map(PropertyOwner.view)
  /// The kinds that an author can choose whose content has no size of its own, but for stacks.
  static let plainViews: [PropertyOwner] = [
    .view(.view), .view(.gradientView), .view(.shapeView),
  ]
  /// The kinds that an author can choose that can have an intrinsic content size.
  static let withContentSize: [PropertyOwner] = ViewKind.authored.filter(\.hasContentSize)
    .map(PropertyOwner.view)

  /// The word that stands for it in a scene file, or the name of the type.
  package var word: String {
    switch self {
    case .view(let kind): kind.word
    case .group(let group): group.rawValue
    }
  }

  /// What a person would call it, with its article.
  var nameInSentence: String {
    switch self {
    case .view(let kind): kind.nameInSentence
    case .group(let group): group.nameInSentence
    }
  }

  /// The properties that it has, in the order of the table.
  package var properties: [PropertyName] {
    PropertyName.allCases.filter { $0.definition.owners.contains(self) }
  }
}

/// What is no view and has properties all the same.
package enum PropertyGroup: String, CaseIterable, Hashable, Sendable {
  /// The look of a text of a content configuration (`UIListContentConfiguration.TextProperties`).
  case textProperties
  /// The look of its image (`UIListContentConfiguration.ImageProperties`).
  case imageProperties
  /// A constraint with a name.
  case constraint

  /// What a person would call it, with its article.
  var nameInSentence: String {
    switch self {
    case .textProperties: "the look of a text"
    case .imageProperties: "the look of an image"
    case .constraint: "a named constraint"
    }
  }
}
