/// A mistake in a scene file that could not be read, with its place.
struct SceneMistake: Hashable {
  /// The path of the file: the scene's, or that of a file that it uses.
  let file: String
  /// The line, counted from 1.
  let line: Int
  /// The column, counted from 1.
  let column: Int
  /// The mistake, without the place.
  var message: String

  /// Reads a line of an error such as `a.cell.yaml:45:11: unknown key`; nil if it has no place.
  ///
  /// - Parameter scene: The path of the scene file, which may contain colons.
  private static func mistake(_ text: Substring, in scene: String) -> SceneMistake? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let first =
      text.hasPrefix(scene + ":")
      ? scene.split(separator: ":", omittingEmptySubsequences: false).count : 1
    for index in first..<max(first, parts.count - 2) {
      guard let line = Int(parts[index]), let column = Int(parts[index + 1]),
        parts[index + 2].hasPrefix(" ")
      else { continue }
      return SceneMistake(
        file: parts[..<index].joined(separator: ":"), line: line, column: column,
        message: String(parts[(index + 2)...].joined(separator: ":").dropFirst()))
    }
    return nil
  }

  /// The mistakes in the errors of a scene file; none if the errors have no place, as those of a file that does not
  /// exist.
  static func mistakes(of failure: VerificationResults.Failure) -> [SceneMistake] {
    var mistakes: [SceneMistake] = []
    // Lines of the scene, carets and other places are indented.
    for line in failure.message.split(separator: "\n") where !line.hasPrefix(" ") {
      if let mistake = Self.mistake(line, in: failure.file) {
        mistakes.append(mistake)
      } else if let last = mistakes.indices.last {
        // How many more there are.
        mistakes[last].message += "\n\(line)"
      } else {
        return []
      }
    }
    return mistakes
  }
}
