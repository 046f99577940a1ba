/// A part of a collection view that scrolls independently.
package enum ScrollArea: Hashable, Sendable {
  /// The content of the collection view.
  case content
  /// A section that scrolls orthogonally, by its index.
  case section(Int)
}

extension ScrollArea: Comparable {
  /// The content comes first, then the sections in their order.
  package static func < (one: ScrollArea, other: ScrollArea) -> Bool {
    switch (one, other) {
    case (.content, .section): true
    case (.section(let one), .section(let other)): one < other
    case (.content, .content), (.section, .content): false
    }
  }
}
