internal import Drawing
internal import Interaction
internal import Scenes
internal import Views
internal import Vocabulary

/// The reference of scene files as a Markdown document, generated from the keys that the reader and
/// the JSON Schema use.
package enum SceneReference {
  /// Returns the document.
  public static func markdown() -> String {
    var text = """
      # The scene file

      All keys of scene files and their values. `cellophane schema --format markdown` generates this page from the
      table of keys that the reader uses, and a test compares them. Names and defaults are UIKit's.
      [Fidelity.md](Fidelity.md) lists how closely each behaviour follows UIKit, [Gallery.md](Gallery.md) has examples.

      ## The file

      \(table(RootKey.self))

      """
    for map in SceneMaps.all {
      switch map.name {
      case "styleLabel": text += "\n## \(map.title)\n\nThe properties of a `label`.\n"
      case "styleImageView": text += "\n## \(map.title)\n\nThe properties of an `imageView`.\n"
      default: text += "\n## \(map.title)\n\n\(table(map.keys))\n"
      }
      if map.name == "container" { text += views }
    }
    return text + sharing + rules + states + actions + scripts + colors + icons
  }

  // MARK: - Tables

  private static func table(_ keys: any SceneKey.Type) -> String { rows(keys) }

  static func rows<Key: SceneKey>(_: Key.Type) -> String {
    // The properties of views are in a separate table.
    let keys = Key.allCases.filter { key in
      if case .property = key.schema, PropertyName(rawValue: key.rawValue) != nil {
        return !isViewTable(Key.self)
      }
      return true
    }
    let rows = keys.map { key in
      let needed = Key.required.contains(key) ? " (needed)" : ""
      return "| `\(key.rawValue)`\(needed) | \(words(key.schema)) | \(key.meaning) |"
    }
    let properties =
      isViewTable(Key.self) ? "\n\nand the [properties of views](#properties-of-views)." : ""
    return "| key | value | meaning |\n|---|---|---|\n" + rows.joined(separator: "\n")
      + properties
  }

  private static func isViewTable<Key: SceneKey>(_: Key.Type) -> Bool {
    Key.self == CellKey.self || Key.self == ContainerKey.self
  }

  /// Describes the valid values in a few words.
  static func words(_ type: SchemaType) -> String {
    switch type {
    case .string: "text"
    case .number: "a number"
    case .integer: "a whole number"
    case .boolean: "`true` or `false`"
    case .constant(let value): "`\(value)`"
    case .words(let words): list(words)
    case .property(let type): words(type)
    case .constraint: "an equation or \(link("namedConstraint"))"
    case .color: "[a colour](#colours)"
    case .predicate: "[a predicate](#rules)"
    case .place(let whileDown):
      "an item's number, `[x, y]` or [a place](#a-place)" + (whileDown ? ", or `outside`" : "")
    case .items: "a number, a list of items, or [a map](#items-as-a-map)"
    case .assignments: "properties as `name.property`"
    case .list(let element): "a list: \(words(element))"
    case .dictionary(let value): "names, each with \(words(value))"
    case .map(let name): link(name)
    case .either(let types): types.map { words($0) }.joined(separator: "; or ")
    }
  }

  static func words(_ type: PropertyType) -> String {
    switch type {
    case .number(let range):
      "\(decimal(range.lowerBound)) to \(decimal(range.upperBound))"
    case .integer(let range): "\(range.lowerBound) to \(range.upperBound), whole"
    case .word(let words): list(words)
    case .symbol: "[an icon](#icons) or `nil`"
    case .path: "SVG path data"
    default: words(SceneSchema.shape(of: type))
    }
  }

  private static func link(_ name: String) -> String {
    switch name {
    case "rule": return "[a rule](#rules)"
    case "step": return "[a step](#scripts)"
    case "stateEvents": return "[events](#states)"
    case "view": return "[a view](#views)"
    case "style": return "[keys of views](#styles-parts-and-fonts)"
    case "behaviorOptions": return "[options](#the-options-of-a-behaviour)"
    case "behavior": return "[a behaviour](#a-behaviour) with options"
    default:
      guard let map = SceneMaps.all.first(where: { $0.name == name }) else { return "a map" }
      // Anchors of headings as Markdown renderers create them.
      let anchor = map.title.lowercased().filter {
        $0.isLetter || $0.isNumber || $0 == " " || $0 == "-"
      }
      .replacing(" ", with: "-")
      return "[\(map.title)](#\(anchor))"
    }
  }

  static func list(_ words: some Sequence<String>) -> String {
    words.map { "`\($0)`" }.joined(separator: ", ")
  }
}
