/// A location in a file: line and column, both counted from 1, the column in Unicode scalars.
public struct SourceLocation: Hashable, Sendable, Comparable {
  /// The line.
  public var line: Int
  /// The column.
  public var column: Int
  /// The file: 0 for the scene file, then the files that it uses, in the order in which they are read.
  package var file: Int

  /// Creates a location.
  package init(line: Int, column: Int, file: Int = 0) {
    self.line = line
    self.column = column
    self.file = file
  }

  /// The start of the scene file.
  package static let start = SourceLocation(line: 1, column: 1)

  /// Whether `a` comes before `b`: in the same file, or in one that was read before.
  public static func < (a: SourceLocation, b: SourceLocation) -> Bool {
    (a.file, a.line, a.column) < (b.file, b.line, b.column)
  }

  package func advanced(by columns: Int) -> SourceLocation {
    SourceLocation(line: line, column: column + columns, file: file)
  }
}
