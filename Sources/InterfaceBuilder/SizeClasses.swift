internal import XMLReading

/// The values that an element has in a size class: `variation` elements replace its attributes and
/// children where their conditions hold.
struct SizeClasses: Sendable {
  /// Whether the width is regular, as on an iPad.
  let isWide: Bool

  /// An iPhone in portrait: compact width, regular height.
  static let phone = SizeClasses(isWide: false)
  /// An iPad: regular width, regular height.
  static let pad = SizeClasses(isWide: true)

  /// Whether all conditions of a variation's key hold, as "heightClass=regular-widthClass=compact".
  func satisfies(_ key: String) -> Bool {
    key.split(separator: "-").allSatisfy { condition in
      switch condition {
      case "widthClass=compact": !isWide
      case "widthClass=regular": isWide
      case "heightClass=regular": true
      default: false
      }
    }
  }

  /// The variations of an element that apply, the most specific one last.
  private func variations(of element: XMLElement) -> [XMLElement] {
    let all = element.children(named: "variation").filter { variation in
      variation["key"].map { $0 != "default" && satisfies($0) } ?? false
    }
    return all.filter { !($0["key"] ?? "").contains("-") }
      + all.filter { ($0["key"] ?? "").contains("-") }
  }

  /// The value of an attribute.
  func value(_ name: String, of element: XMLElement) -> String? {
    variations(of: element).last { $0[name] != nil }?[name] ?? element[name]
  }

  /// The value of an attribute as a number.
  func number(_ name: String, of element: XMLElement) -> Double? {
    value(name, of: element).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The child element with a key.
  func child(key: String, of element: XMLElement) -> XMLElement? {
    variations(of: element).reversed().lazy.compactMap { $0.child(key: key) }.first
      ?? element.child(key: key)
  }

  /// The identifiers of all views and constraints below an element that are not installed.
  func uninstalled(in element: XMLElement) -> Set<String> {
    var result: Set<String> = []
    collect(element, into: &result)
    return result
  }

  private func collect(_ element: XMLElement, into result: inout Set<String>) {
    let general = element.children(named: "variation").filter { $0["key"] == "default" }
    for mask in (general + variations(of: element)).flatMap({ $0.children(named: "mask") }) {
      for line in mask.children {
        guard let reference = line["reference"] else { continue }
        switch line.name {
        case "exclude": result.insert(reference)
        case "include": result.remove(reference)
        default: break
        }
      }
    }
    if element["installed"] == "NO", let id = element["id"] { result.insert(id) }
    for child in element.children { collect(child, into: &result) }
  }

  /// Whether an element or anything below it has a variation.
  static func hasVariations(_ element: XMLElement) -> Bool {
    element.name == "variation" || element.children.contains { hasVariations($0) }
  }
}
