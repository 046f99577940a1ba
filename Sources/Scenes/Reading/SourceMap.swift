/// Where in the file each part of a scene was written. It travels beside the scene, not in it, so
/// that scenes from files and from Swift can be equal.
package struct SourceMap: Hashable, Sendable {
  private var locations: [ScenePath: SourceLocation] = [:]

  init() {}

  /// The place of a part: its own, or that of the nearest part around it that has one.
  public func location(of path: ScenePath) -> SourceLocation? {
    var path = path
    while true {
      if let location = locations[path] { return location }
      guard let parent = path.parent else { return nil }
      path = parent
    }
  }

  /// The place of the part whose path has this description, or of the nearest part around it that has a
  /// place. Nil if there is none, as for a text that is not a path.
  package func location(ofPathNamed name: String) -> SourceLocation? {
    var name = name[...]
    while !name.isEmpty {
      if let found = locations.first(where: { $0.key.description == name }) { return found.value }
      guard let end = name.lastIndex(where: { $0 == "." || $0 == "[" }) else { return nil }
      name = name[..<end]
    }
    return nil
  }

  mutating func record(_ location: SourceLocation, for path: ScenePath) {
    locations[path] = location
  }
}

/// The way from a scene to one of its parts, as `rules[0].when`.
public struct ScenePath: Hashable, Sendable, CustomStringConvertible {
  private var steps: [String] = []

  /// The scene itself.
  public static let scene = ScenePath()

  /// The part of this part that has the given key.
  public func key(_ name: String) -> ScenePath { adding("." + name) }

  /// The part of this part that has the given number.
  public func index(_ index: Int) -> ScenePath { adding("[\(index)]") }

  /// The part around this one; `nil` for the scene.
  var parent: ScenePath? {
    guard !steps.isEmpty else { return nil }
    var path = self
    path.steps.removeLast()
    return path
  }

  /// The key by which this part hangs in the one around it; `nil` for an element of a list.
  var lastKey: String? {
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
