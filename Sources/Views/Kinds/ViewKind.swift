package import Vocabulary

/// A kind of view, which corresponds to a class in UIKit. `PropertyTable.kinds` lists those that a
/// scene can create.
///
/// The appearance and content size of a kind are defined where views are resolved: each kind has a
/// type there.
package struct ViewKind: Sendable {
  /// The creator of the views of a kind: a scene's author or UIKit.
  package enum Maker: Hashable, Sendable {
    /// The cell itself.
    case cell
    /// UIKit, in each cell: the view has a fixed name and cannot be removed.
    case uiKit
    /// UIKit, for a configuration: the view does not have the properties of every view.
    case configuration
    /// The scene's author.
    case author
  }

  /// The word for the kind in scene files, unique to it.
  package let word: String
  /// A description of the word, for editors.
  package let meaning: String
  /// The name of the kind in messages, with its article.
  package let nameInSentence: String
  /// The creator of the views of the kind.
  package let maker: Maker
  /// Words of UIKit that people may write instead of the scene's: classes, layers and short forms, for messages.
  package let otherNames: [String]
  /// Whether the user interaction of views of the kind is enabled by default.
  package let takesTouches: Bool
  /// Whether a view can have an intrinsic content size, from its content or from the author.
  let hasContentSize: Bool
  private let requirements: @Sendable () -> [PropertyName]
  private let makeExample: @Sendable (ViewName) -> View?

  /// Creates a kind.
  ///
  /// - Parameters:
  ///   - otherNames: Names of UIKit for the word, unique to it.
  ///   - takesTouches: Whether the user interaction is enabled by default.
  ///   - content: The properties of which a view must have at least one, because it shows nothing
  ///     without them.
  ///   - example: Creates a view of the kind with a name, for the sheet of all kinds. It is shown 120
  ///     points wide and 36 high.
  init(
    _ word: String, _ nameInSentence: String, madeBy maker: Maker = .author,
    hasContentSize: Bool = false, otherNames: [String] = [], takesTouches: Bool = true,
    content: @escaping @Sendable () -> [PropertyName] = { [] }, meaning: String,
    example: @escaping @Sendable (ViewName) -> View? = { _ in nil }
  ) {
    self.word = word
    self.nameInSentence = nameInSentence
    self.maker = maker
    self.hasContentSize = hasContentSize
    self.otherNames = otherNames
    self.takesTouches = takesTouches
    requirements = content
    makeExample = example
    self.meaning = meaning
  }

  /// The properties of which a view must have at least one, because it shows nothing without them.
  package var content: [PropertyName] { requirements() }

  /// A small view of the kind; `nil` for kinds that a scene cannot create.
  package func example(named name: ViewName) -> View? { makeExample(name) }

  /// The properties that views of the kind have, in the order of the table.
  package var properties: [PropertyName] { PropertyOwner.view(self).properties }
}

extension ViewKind: Hashable {
  package static func == (a: ViewKind, b: ViewKind) -> Bool { a.word == b.word }

  package func hash(into hasher: inout Hasher) { hasher.combine(word) }
}

extension ViewKind {
  /// The cell itself (`UICollectionViewCell`).
  package static let cell = ViewKind(
    "cell", "the cell", madeBy: .cell, meaning: "The cell (UICollectionViewCell).")
  /// One of the views that UIKit creates in a cell. It has a fixed name and cannot be removed.
  package static let container = ViewKind(
    "container", "a view of the cell's own", madeBy: .uiKit,
    meaning: "A view that UIKit creates in the cell.")
  /// The background view of a background configuration.
  package static let backgroundConfiguration = ViewKind(
    "backgroundConfiguration", "a background configuration", madeBy: .configuration,
    meaning: "How the background looks (UIBackgroundConfiguration).")
  /// The content view of a content configuration.
  package static let contentConfiguration = ViewKind(
    "contentConfiguration", "a content configuration", madeBy: .configuration, takesTouches: false,
    meaning: "The content of the cell (UIListContentConfiguration).")

  /// The kinds that a scene can create, in the order of the documentation.
  package static var authored: [ViewKind] { PropertyTable.kinds }

  /// All kinds.
  package static let all: [ViewKind] =
    [.cell, .container, .backgroundConfiguration, .contentConfiguration] + authored

  /// The kinds that have the properties of every view.
  package static let views: [ViewKind] = all.filter { $0.maker != .configuration }
}
