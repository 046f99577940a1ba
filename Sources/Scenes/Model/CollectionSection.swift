/// A section of a collection view.
public struct CollectionSection: Hashable, Sendable {
  /// What its cells show.
  public var items: Items

  /// Makes a section.
  public init(items: Items) {
    self.items = items
  }
}
