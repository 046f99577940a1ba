internal import Interaction
internal import Messages
internal import OrderedCollections
internal import Scenes
internal import Views
internal import Vocabulary

/// Checks colours and the scene's palette.
extension ProblemFinder {
  /// Checks that the colours that another one refers to exist.
  mutating func check(_ color: DynamicColor, _ path: ScenePath) {
    for name in color.paletteNames where scene.colors[name] == nil {
      add(
        path,
        "no colour is called \"\(name.shortened)\""
          + hint(for: name, among: scene.colors.keys))
    }
  }

  /// Checks that patterns stand where they are drawn.
  mutating func checkPatterns(
    _ value: PropertyValue, of property: PropertyName, _ path: ScenePath
  ) {
    guard value.colors.contains(where: \.hasPattern) else { return }
    guard case .color(.pattern(let pattern)?) = value,
      [.backgroundColor, .fillColor].contains(property)
    else {
      add(
        path,
        "\(property.rawValue) is drawn in one colour; a patternImage is a backgroundColor or a fillColor"
      )
      return
    }
    if let objection = SceneImage.objection(toName: pattern.name) { add(path, objection) }
  }

  mutating func checkPalette(_ path: ScenePath) {
    for (name, color) in scene.colors {
      let path = path.key(name)
      if color.hasPattern {
        add(path, "a patternImage cannot be a colour of the palette; write it where it is drawn")
      }
      let shown = name.shortened
      if NamedColor(rawValue: name) != nil {
        add(path, "\"\(shown)\" is a colour of UIKit, UIColor.\(shown); choose another name")
      } else if name == "nil" {
        add(path, "\"nil\" means no colour; choose another name")
      } else if !ViewName(rawValue: name).isWord {
        add(
          path,
          "\"\(shown)\" is not a valid name; use letters, digits and _, and begin with a letter")
      }
      check(color, path)
      if scene.refersToItself(name) {
        add(path, "\"\(shown)\" is made from itself; write a colour that is not")
      }
    }
  }
}

extension Scene {
  /// Whether a colour of the palette refers to itself, directly or indirectly.
  fileprivate func refersToItself(_ name: String) -> Bool {
    var seen: Set<String> = []
    var open = colors[name]?.paletteNames ?? []
    while let next = open.popLast() {
      if next == name { return true }
      if seen.insert(next).inserted { open += colors[next]?.paletteNames ?? [] }
    }
    return false
  }
}
