package import Vocabulary

/// A property as rules and items name it: a view, a point and the property. The groups of a content
/// configuration stand for views, as in `contentConfiguration.textProperties.color`; those of a list content view are
/// a part of the property, as in `row.textProperties.color`.
package enum PropertyPath {
  /// The view and the property of a path; `nil` when it has other parts.
  package static func parts(of text: String) -> (view: String, property: String)? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let property = parts.last, parts.count > 1, !parts[0].isEmpty else { return nil }
    let isGroup = parts[0] == ViewName.contentConfiguration.rawValue
    if parts.count == 3, !isGroup,
      ContentPart.allCases.contains(where: { $0.groupWord == parts[1] })
    {
      return (parts[0], parts[1] + "." + parts[2])
    }
    guard parts.count == 2 || parts.count == 3 && isGroup else { return nil }
    // For joining a slice of them, the runtime would search all protocol conformances.
    return (parts.count == 2 ? parts[0] : parts[0] + "." + parts[1], property)
  }
}

extension PropertyName {
  /// The words that the text properties of a content configuration have for properties of labels:
  /// `UIListContentConfiguration.TextProperties` has other names than `UILabel`.
  private static let wordsInTextProperties: [(word: String, property: PropertyName)] =
    PropertyOwner.group(.textProperties).properties.map { name in
      switch name {
      case .textColor: ("color", name)
      case .textAlignment: ("alignment", name)
      case .textTransform: ("transform", name)
      default: (name.rawValue, name)
      }
    }

  /// The property that a word means at a view: the parts of a content configuration have UIKit's names
  /// for the properties that labels call `textColor` and `textAlignment`.
  package init?(word: String, of view: ViewName) {
    guard view == .textProperties || view == .secondaryTextProperties else {
      self.init(rawValue: word)
      return
    }
    guard let found = Self.wordsInTextProperties.first(where: { $0.word == word }) else {
      return nil
    }
    self = found.property
  }

  /// The word for it at a view.
  package func word(of view: ViewName) -> String {
    guard view == .textProperties || view == .secondaryTextProperties else { return rawValue }
    return Self.wordsInTextProperties.first { $0.property == self }?.word ?? rawValue
  }

  /// The words that can follow on a view.
  package static func words(of view: ViewName) -> [String] {
    switch view {
    case .textProperties, .secondaryTextProperties: wordsInTextProperties.map(\.word)
    case .imageProperties: PropertyOwner.group(.imageProperties).properties.map(\.rawValue)
    default: allCases.map(\.rawValue)
    }
  }
}
