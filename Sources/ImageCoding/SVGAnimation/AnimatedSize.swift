/// How much a film changes, which determines the memory for it and the size of its document.
struct AnimatedSize: Hashable, Sendable {
  /// The maximum number of elements. Our choice: a document of about 30 MB, which takes browsers seconds to open.
  static let mostElements = 50_000
  /// The maximum number of changes. Our choice: about a gigabyte of memory, and two hours of one view that never rests.
  static let mostChanges = 2_000_000

  /// The number of elements.
  var elements = 0
  /// The number of moments at which an element changes, for all elements together.
  var changes = 0

  /// Whether one of the numbers is larger than its maximum.
  var isTooLarge: Bool { elements > Self.mostElements || changes > Self.mostChanges }
}
