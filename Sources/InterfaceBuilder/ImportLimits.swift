internal import XMLReading

/// The limits of an import. All are our choice: far above what people make.
package enum ImportLimits {
  /// The maximum length of a file, in bytes.
  package static let largestFile = 16 << 20
  /// The maximum number of cells in a file.
  static let mostCells = 2_000
  /// The maximum number of views in a cell. It is that of scenes.
  static let mostViews = 1_000
  /// The maximum number of constraints in a cell.
  static let mostConstraints = 5_000
  /// The maximum length of a text, in bytes. It is that of scenes.
  static let longestText = 2_000
  /// The largest length or position, in points. It is that of scenes.
  static let largestLength = 10_000.0
  /// The maximum number of segments of a segmented control.
  static let mostSegments = 20
  /// The maximum number of pages of a page control, and of the current page. It is that of scenes.
  static let mostPages = 32
  /// The maximum sizes of the XML.
  static let xml = XMLElement.Limits(depth: 200, parts: 2_000_000)
}
