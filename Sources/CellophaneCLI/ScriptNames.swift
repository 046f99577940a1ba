internal import ArgumentParser
internal import Cellophane
internal import SceneSnapshots

/// The names of scripts, for a shell that completes a word.
enum ScriptNames {
  /// The completion of an option whose value is a script of the scene.
  static let completion = CompletionKind.custom { words, _, _ in ScriptNames.names(in: words) }

  /// Returns the scripts of the first readable scene among the words of a command line. The scene is only read, which
  /// takes milliseconds, and not laid out or drawn.
  ///
  /// bash expands the words that it is offered. This is safe, because the reader refuses names of scripts with other
  /// characters than letters, digits, `-` and `_` of ASCII.
  static func names(in words: [String]) -> [String] {
    for word in words.dropFirst() where SceneFileName.isSceneFile(word) {
      guard let document = try? SceneDocument(contentsOfFile: word) else { continue }
      return Array(document.scene.scripts.keys)
    }
    return []
  }
}
