package import Scenes
package import YAMLReading

/// The location of each part of a scene in its file. It is stored separately from the scene, so
/// that scenes from files and from Swift can be equal.
package struct SourceMap: Hashable, Sendable {
  private var locations: [ScenePath: SourceLocation] = [:]

  init() {}

  /// The location of a part: its own, or that of the nearest enclosing part that has one; `nil` if
  /// none has.
  public func location(of path: ScenePath) -> SourceLocation? {
    var path = path
    while true {
      if let location = locations[path] { return location }
      guard let parent = path.parent else { return nil }
      path = parent
    }
  }

  /// The location of the part whose path has this description, or of the nearest enclosing part
  /// that has one. `nil` if there is none, for example for a text that is not a path.
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
