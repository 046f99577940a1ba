/// A kind of view: what UIKit calls a class. `PropertyTable.kinds` lists those that an author can choose.
///
/// What a kind looks like and how large its content is, `Staging` knows: it has a type of values for each
/// kind.
package struct ViewKind: Sendable {
  /// Who makes views of a kind.
  package enum Maker: Hashable, Sendable {
    /// The cell itself.
    case cell
    /// UIKit, for each cell: the view has no name of the author's and cannot be taken out.
    case uiKit
    /// UIKit, for a configuration: the view does not have the properties of every view.
    case configuration
    /// The author.
    case author
  }

  /// The word that begins a view of the kind in a scene file. It is different for each kind.
  package let word: String
  /// What the word is for, for an editor's help.
  package let meaning: String
  /// What a person would call a view of the kind, with its article.
  package let nameInSentence: String
  /// Who makes views of the kind.
  package let maker: Maker
  /// Whether a view can have an intrinsic content size: its content has one, or the author gives it one.
  let hasContentSize: Bool
  private let requirements: @Sendable () -> [PropertyName]

  /// Describes a kind.
  ///
  /// - Parameter content: The properties of which a view must be given one, because it shows nothing
  ///   without them.
  init(
    _ word: String, _ nameInSentence: String, madeBy maker: Maker = .author,
    hasContentSize: Bool = false,
    content: @escaping @Sendable () -> [PropertyName] = { [] }, meaning: String
  ) {
    self.word = word
    self.nameInSentence = nameInSentence
    self.maker = maker
    self.hasContentSize = hasContentSize
    requirements = content
    self.meaning = meaning
  }

  /// The properties of which a view of the kind must be given one, because it shows nothing without them.
  var content: [PropertyName] { requirements() }

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
  /// One of the views that a cell has by itself: it cannot be taken out, and has its name.
  package static let container = ViewKind(
    "container", "a view of the cell's own", madeBy: .uiKit,
    meaning: "A view that the cell has by itself.")
  /// The background that a configuration makes.
  package static let backgroundConfiguration = ViewKind(
    "backgroundConfiguration", "a background configuration", madeBy: .configuration,
    meaning: "How the background looks (UIBackgroundConfiguration).")
  /// The content that a configuration makes.
  package static let contentConfiguration = ViewKind(
    "contentConfiguration", "a content configuration", madeBy: .configuration,
    meaning: "What the cell says (UIListContentConfiguration).")

  /// The kinds that an author can choose, in the order in which they are listed.
  package static var authored: [ViewKind] { PropertyTable.kinds }

  /// All kinds.
  package static let all: [ViewKind] =
    [.cell, .container, .backgroundConfiguration, .contentConfiguration] + authored

  /// The kinds that have the properties of every view.
  package static let views: [ViewKind] = all.filter { $0.maker != .configuration }
}
