package import Scenes

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
