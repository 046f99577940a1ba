/// The path from a scene to one of its parts, such as `rules[0].when`.
public struct ScenePath: Hashable, Sendable, CustomStringConvertible {
  private var steps: [String] = []

  /// The scene itself.
  package static let scene = ScenePath()

  /// The part of this part that has the given key.
  package func key(_ name: String) -> ScenePath { adding("." + name) }

  /// The part of this part that has the given number.
  package func index(_ index: Int) -> ScenePath { adding("[\(index)]") }

  /// The part that contains this one; `nil` for the scene.
  package var parent: ScenePath? {
    guard !steps.isEmpty else { return nil }
    var path = self
    path.steps.removeLast()
    return path
  }

  /// The key of this part in its parent; `nil` for an element of a list.
  package var lastKey: String? {
    steps.last.flatMap { $0.hasPrefix(".") ? String($0.dropFirst()) : nil }
  }

  /// Whether `part` is this part or lies in it.
  package func contains(_ part: ScenePath) -> Bool { part.steps.starts(with: steps) }

  private func adding(_ step: String) -> ScenePath {
    var path = self
    path.steps.append(step)
    return path
  }

  /// The steps as one text.
  public var description: String {
    let text = steps.joined()
    return text.hasPrefix(".") ? String(text.dropFirst()) : text
  }
}
