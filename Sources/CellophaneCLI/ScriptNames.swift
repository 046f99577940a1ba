internal import ArgumentParser
internal import Cellophane
internal import SceneSnapshots

/// The names of scripts, for a shell that completes a word.
enum ScriptNames {
  /// The completion of an option whose value is a script of the scene.
  static let completion = CompletionKind.custom { words, _, _ in ScriptNames.names(in: words) }

  /// The scripts of the first scene that can be read among the words of a command line. It is read as it stands, which
  /// takes milliseconds: nothing is laid out or drawn.
  ///
  /// bash expands the words that it is offered. A scene cannot make use of that: one whose scripts have names with other
  /// characters than letters, digits, `-` and `_` of ASCII cannot be read.
  static func names(in words: [String]) -> [String] {
    for word in words.dropFirst() where SceneFileName.isSceneFile(word) {
      guard let document = try? SceneDocument.read(contentsOfFile: word) else { continue }
      return Array(document.scene.scripts.keys)
    }
    return []
  }
}
