internal import Drawing
internal import Images
internal import Interaction
internal import Notation
internal import Scenes
internal import Views
internal import Vocabulary

/// The JSON Schema of scene files, generated from the keys that the reader uses.
package enum SceneSchema {
  /// The members of a schema, in the order in which they are written.
  typealias Members = [(String, JSONValue)]

  /// Returns the schema, with which editors complete and check scene files.
  public static func json() -> String {
    let own = ["keyframe"]
    var definitions = SceneMaps.all.filter { !own.contains($0.name) }
      .map { ($0.name, JSONValue.object(object(of: $0.keys))) }
    definitions += [
      ("view", .object(view)), ("style", .object(style)), ("stateEvents", stateEvents),
      ("actionEvents", actionEvents),
      ("rule", .object(rule)), ("keyframe", .object(keyframe)), ("step", step),
      ("following", following),
      ("assignments", assignments), ("color", color), ("predicate", predicate),
    ]
    return json(
      RootKey.self, "Cellophane scene, format \(Scene.formatVersion)",
      [("$defs", .object(definitions.sorted { $0.0 < $1.0 }))])
  }

  /// Returns the schema of files that scenes use. It stands beside that of scenes, which has its
  /// definitions.
  package static func sharedJSON() -> String {
    json(SharedKey.self, "File that Cellophane scenes use, format \(Scene.formatVersion)", [])
      .replacing("\"#/$defs/", with: "\"scene-\(Scene.formatVersion).json#/$defs/")
  }

  private static func json<Key: SceneKey>(
    _: Key.Type, _ title: String, _ definitions: Members
  ) -> String {
    let root =
      [
        ("$schema", "https://json-schema.org/draft/2020-12/schema"),
        ("title", .string(title)),
      ] + object(Key.self) + definitions
    // A line for each key of each definition.
    return JSONValue.object(root).text(levels: 4) + "\n"
  }

  // MARK: - Parts

  static func object(of keys: any SceneKey.Type) -> Members { object(keys) }

  /// Returns the schema of a map with these keys; `others` are further members of it.
  static func object<Key: SceneKey>(_: Key.Type, others: Members = []) -> Members {
    let required = Key.required.map(\.rawValue)
    return [("type", "object"), ("additionalProperties", false)]
      + (required.isEmpty ? [] : [("required", .strings(required))])
      + others + [("properties", .object(Key.allCases.map { ($0.rawValue, described($0)) }))]
  }

  /// Returns the schema of a key's value, with the key's meaning.
  static func described(_ key: some SceneKey) -> JSONValue {
    described(key.meaning, schema(key.schema))
  }

  static func described(_ meaning: String, _ schema: Members) -> JSONValue {
    .object([("description", .string(meaning))] + schema)
  }

  /// Returns the members of a schema.
  static func schema(_ type: SchemaType) -> Members {
    switch type {
    case .string: return [("type", ["string", "number", "boolean"])]
    case .number: return [("type", "number")]
    case .integer: return [("type", "integer")]
    case .boolean: return [("type", "boolean")]
    case .constant(let value): return [("const", .number(value))]
    case .words(let words): return [("enum", .strings(words))]
    case .property(let type):
      guard type.canFollow else { return schema(type) }
      var variants = [schema(type), reference("following")]
      switch type {
      case .number, .integer:
        variants.append([("type", "string"), ("pattern", "^[A-Za-z0-9_.* ]*[A-Za-z_]")])
      default: break
      }
      return any(of: variants)
    case .constraint: return schema(.either([.string, .map("namedConstraint")]))
    case .color: return reference("color")
    case .predicate: return reference("predicate")
    case .place(let whileDown):
      return any(
        of: [
          index, [("type", "string"), ("pattern", "^[0-9]+\\.[A-Za-z_][A-Za-z0-9_.]*$")],
          schema(.list(.number)), reference("placeMap"),
        ]
          + (whileDown ? [[("const", "outside")]] : []))
    case .items:
      return any(of: [index, schema(.list(.assignments)), reference("itemCycle")])
    case .assignments: return reference("assignments")
    case .list(let element):
      return [("type", "array"), ("items", .object(schema(element)))]
    case .dictionary(let value):
      return [("type", "object"), ("additionalProperties", .object(schema(value)))]
    case .map(let name): return reference(name)
    case .either(let types): return any(of: types.map { schema($0) })
    }
  }

  static func any(of variants: [Members]) -> Members {
    [("anyOf", .array(variants.map { .object($0) }))]
  }

  /// The schema of an index.
  private static var index: Members { [("type", "integer"), ("minimum", 0)] }

  static func schema(_ type: PropertyType) -> Members {
    switch type {
    case .number(let range):
      [
        ("type", "number"), ("minimum", .number(range.lowerBound)),
        ("maximum", .number(range.upperBound)),
      ]
    case .integer(let range):
      [
        ("type", "integer"), ("minimum", .number(range.lowerBound)),
        ("maximum", .number(range.upperBound)),
      ]
    case .priority:
      any(of: [
        [("type", "integer"), ("minimum", 1), ("maximum", 1000)],
        schema(.words(LayoutPriority.names.map(\.name))),
      ])
    default: schema(shape(of: type))
    }
  }

  /// The form of a property's value, without the limits of numbers.
  static func shape(of type: PropertyType) -> SchemaType {
    switch type {
    case .color: .color
    case .number: .number
    case .integer: .integer
    case .boolean: .boolean
    case .transform: .either([.words(["identity"]), .map("transform")])
    case .corners: .list(.words(CornerMask.Corner.allCases.map(\.rawValue)))
    case .word(let words): .words(words)
    case .string, .image, .path: .string
    // The names of `fonts` are valid, too.
    case .font: .either([.words(TextStyle.allCases.map(\.rawValue)), .string, .map("font")])
    // Other names are valid, too; the words are for completion.
    case .symbol: .either([.words(["nil"] + Symbol.allCases.map(\.rawValue)), .string])
    case .offset: .map("offset")
    case .colors: .list(.color)
    case .locations, .lengths: .either([.words(["nil"]), .list(.number)])
    case .unitPoint: .list(.number)
    case .symbolConfiguration: .either([.words(["nil"]), .map("symbolConfiguration")])
    case .autoresizingMask: .list(.words(AutoresizingMask.Word.allCases.map(\.rawValue)))
    case .colorTransformer:
      .either([.words(["nil"] + ColorTransformer.words), .list(.map("transformerAnswer"))])
    case .insets: .either([.number, .map("insets")])
    case .directionalInsets: .either([.number, .map("directionalInsets")])
    case .directionalEdges: .list(.words(DirectionalRectEdge.Edge.allCases.map(\.rawValue)))
    case .accessibilityTraits: .list(.words(AccessibilityTrait.allCases.map(\.rawValue)))
    case .shadowProperties: .map("shadowProperties")
    case .distance: .either([.words(["nil"]), .number])
    case .frame: .either([.words(["nil"]), .map("frame")])
    case .attributedText:
      .either([
        .string, .list(.either([.string, .map("textRun")])), .map("attributedText"),
      ])
    case .accessories:
      .list(.either([.words(CellAccessory.Kind.allCases.map(\.rawValue)), .map("accessory")]))
    case .priority: .either([.integer, .words(LayoutPriority.names.map(\.name))])
    case .words: .list(.string)
    }
  }

  static func reference(_ name: String) -> Members {
    [("$ref", .string("#/$defs/" + name))]
  }
}
