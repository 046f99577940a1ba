/// A location in a file: line and column, both counted from 1, the column in Unicode scalars.
public struct SourceLocation: Hashable, Sendable, Comparable {
  /// The line.
  public var line: Int
  /// The column.
  public var column: Int

  /// Creates a location.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The start of a file.
  static let start = SourceLocation(line: 1, column: 1)

  /// Whether `a` comes before `b` in the file.
  public static func < (a: SourceLocation, b: SourceLocation) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }

  func advanced(by columns: Int) -> SourceLocation {
    SourceLocation(line: line, column: column + columns)
  }
}
