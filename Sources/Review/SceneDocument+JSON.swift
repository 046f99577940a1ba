package import Drawing
package import SceneReading
package import Scenes
internal import YAMLReading

extension SceneDocument {
  /// Where a part of the scene is in the file, as members of a JSON object; empty if it is not in the file.
  ///
  /// - Parameter namesFile: Whether the members begin with the file. A file that the scene uses is always named.
  package func members(at path: ScenePath?, namesFile: Bool = true) -> [(String, JSONValue)] {
    guard let place = path.flatMap({ sourceMap.location(of: $0) }) else { return [] }
    let name = file(of: place)
    return (namesFile || name != file ? [("file", .string(name))] : [])
      + [("line", .number(place.line)), ("column", .number(place.column))]
  }
}
