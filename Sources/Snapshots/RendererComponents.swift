/// A component of the renderer that differs between a golden and the new picture.
package struct RendererChange: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The component's name, such as `cairo` or `Inter-Regular`.
  package let component: String
  /// The version or hash in the golden; nil if the golden's renderer did not have the component.
  package let golden: String?
  /// The version or hash of the current renderer; nil if it does not have the component.
  package let current: String?

  /// Returns the components in which two fingerprints differ, in the order of the current one.
  ///
  /// A fingerprint is a list of components, separated by "; ". Each is a name and a version, separated by a
  /// space. A single word is a version without a name.
  package static func between(golden: String, current: String) -> [RendererChange] {
    let before = parts(of: golden)
    let after = parts(of: current)
    let names =
      after.map(\.name)
      + before.map(\.name).filter { name in
        !after.contains { $0.name == name }
      }
    return names.compactMap { name in
      let old = before.first { $0.name == name }?.version
      let new = after.first { $0.name == name }?.version
      return old == new ? nil : RendererChange(component: name, golden: old, current: new)
    }
  }

  private static func parts(of fingerprint: String) -> [(name: String, version: String)] {
    var parts: [(name: String, version: String)] = []
    for part in fingerprint.split(separator: ";") {
      let words = part.split(separator: " ")
      let isNamed = words.count > 1
      let name = isNamed ? words.dropLast().joined(separator: " ") : ""
      if !parts.contains(where: { $0.name == name }) {
        parts.append((name, words.last.map(String.init) ?? ""))
      }
    }
    return parts
  }

  /// `cairo 1.16.0 → 1.18.0`.
  package var description: String {
    let change = "\(golden ?? "none") → \(current ?? "none")"
    return component.isEmpty ? change : "\(component) \(change)"
  }
}
