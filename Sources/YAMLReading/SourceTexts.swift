internal import Messages

/// The texts of a scene file and of the files that it uses, for finding and showing locations in them.
package struct SourceTexts: Hashable, Sendable {
  /// A file: its name as the user or the using file gave it, and its text.
  private struct File: Hashable {
    let name: String
    let text: SourceText
  }

  private var files: [File]

  /// Creates the texts with only a scene file.
  package init(name: String, text: SourceText) {
    files = [File(name: name, text: text)]
  }

  /// Adds a used file, and returns its number.
  package mutating func add(name: String, text: SourceText) -> Int {
    files.append(File(name: name, text: text))
    return files.count - 1
  }

  /// The names of the files, the scene file first.
  package var names: [String] { files.map(\.name) }

  /// The name of the file of a location.
  package func name(of location: SourceLocation) -> String { file(of: location)?.name ?? "" }

  /// The place as `file:line:column`, safe for a terminal.
  package func text(of location: SourceLocation) -> String {
    "\(name(of: location).harmless):\(location.line):\(location.column)"
  }

  /// The text of the line of a location; `nil` if there is no such line.
  package func line(of location: SourceLocation) -> String? {
    file(of: location)?.text.line(location.line)
  }

  /// The scalars from a location to the end of its line.
  package func rest(from location: SourceLocation) -> ArraySlice<Unicode.Scalar> {
    file(of: location)?.text.rest(from: location) ?? []
  }

  /// The line of a location, safe for a terminal, and a line with a caret below the location.
  package func excerpt(at location: SourceLocation) -> (line: String, caret: String)? {
    file(of: location)?.text.excerpt(at: location)
  }

  private func file(of location: SourceLocation) -> File? {
    files.indices.contains(location.file) ? files[location.file] : nil
  }
}
