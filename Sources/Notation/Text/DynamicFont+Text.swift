internal import Drawing
internal import Vocabulary

extension DynamicFont {
  /// The font in the syntax of scene files.
  package var sceneText: String {
    switch self {
    case .fixed(let font): "{ \(font.sceneParts.joined(separator: ", ")) }"
    case .scaledFont(let font, let style, let most):
      "{ "
        + (font.sceneParts + ["textStyle: \(style.rawValue)"]
        + (most.map { ["maximumPointSize: \(decimal($0))"] } ?? [])).joined(separator: ", ") + " }"
    case .preferredFont(let style, nil, .system): style.rawValue
    case .preferredFont(let style, let weight, let design):
      "{ "
        + (["textStyle: \(style.rawValue)"] + (weight.map { ["weight: \($0)"] } ?? [])
        + design.sceneParts).joined(separator: ", ") + " }"
    }
  }
}

extension Font {
  fileprivate var sceneParts: [String] {
    var parts: [String] = []
    if let name = descriptor?.name {
      parts = ["name: \(quoted(name))", "size: \(decimal(pointSize))"]
      if let weight = descriptor?.weight { parts.append("weight: \(weight)") }
    } else {
      let key =
        switch design {
        case .system, .rounded, .serif: "systemFont"
        case .monospaced: "monospacedSystemFont"
        }
      parts = ["\(key): \(decimal(pointSize))", "weight: \(weight)"]
      if design != .monospaced { parts += design.sceneParts }
    }
    if isItalic { parts.append("italic: true") }
    guard let descriptor else { return parts }
    let axes = descriptor.variations.sorted { $0.key < $1.key }
    if !axes.isEmpty {
      let list = axes.map { "\($0.key): \(decimal($0.value))" }.joined(separator: ", ")
      parts.append("variations: { \(list) }")
    }
    if !descriptor.features.isEmpty {
      parts.append("features: [\(descriptor.features.joined(separator: ", "))]")
    }
    return parts
  }
}

extension Font.SystemDesign {
  fileprivate var sceneParts: [String] { self == .system ? [] : ["design: \(rawValue)"] }
}
