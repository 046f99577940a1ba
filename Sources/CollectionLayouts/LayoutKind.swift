package import Drawing
package import Vocabulary

/// What the rest of the program needs to know about a layout apart from the positions of its cells. Each
/// layout conforms in its own file, and `CollectionLayout.kind` lists them.
package protocol LayoutKind: Hashable, Sendable {
  /// The scroll direction. Default: vertical.
  var scrollDirection: ScrollDirection { get }
  /// The list that a section is; `nil` if it is not one. Lists have rows with UIKit's metrics, separators,
  /// and headers with a text. Default: `nil`.
  func list(ofSection section: Int) -> ListLayout?
  /// The list of the first section that is one; `nil` if none is. It determines the default styles of cells.
  /// Default: the first section's.
  var list: ListLayout? { get }
  /// The list that the layout itself is, which determines the background of the collection view; `nil` for other
  /// layouts, also if their sections are lists. Default: `nil`.
  var wholeList: ListLayout? { get }
  /// Why items cannot be inserted, deleted and moved; `nil` if they can. Default: `nil`.
  var objectionToUpdates: String? { get }
  /// The insets within which a cell has to fit across the scroll direction; `nil` if UIKit defines what happens to
  /// larger ones. Default: `nil`.
  var lineInset: EdgeInsets? { get }
  /// Whether a section scrolls across the layout's scroll direction. Default: `false`.
  func isOrthogonal(section number: Int) -> Bool
  /// Whether any section does. Default: `false`.
  var hasOrthogonalSections: Bool { get }
  /// Whether headers or footers are pinned to the edge of the viewport while their section scrolls.
  /// Default: `false`.
  func pins(_ kind: SectionSupplement.Kind, inSection section: Int) -> Bool
  /// Whether leading and trailing depend on the layout direction. Default: `false`.
  var isDirectional: Bool { get }
  /// The estimated size of self-sizing cells; `nil` if the layout determines all sizes.
  ///
  /// - Parameters:
  ///   - breadth: The width of the content, in points.
  ///   - height: The height of the collection view, in points.
  ///   - rows: The metrics of a list's rows.
  func estimatedItemSize(breadth: Double, height: Double, rows: RowMetrics) -> Size?
}

extension LayoutKind {
  package var scrollDirection: ScrollDirection { .vertical }
  package func list(ofSection section: Int) -> ListLayout? { nil }
  package var list: ListLayout? { list(ofSection: 0) }
  package var wholeList: ListLayout? { nil }
  package var objectionToUpdates: String? { nil }
  package var lineInset: EdgeInsets? { nil }
  package func isOrthogonal(section number: Int) -> Bool { false }
  package var hasOrthogonalSections: Bool { false }
  package func pins(_ kind: SectionSupplement.Kind, inSection section: Int) -> Bool { false }
  package var isDirectional: Bool { false }
}
