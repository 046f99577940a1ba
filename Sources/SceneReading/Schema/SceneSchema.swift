internal import Drawing
internal import Interaction
internal import Scenes
internal import Vocabulary

/// The JSON Schema of scene files, generated from the keys that the reader uses.
package enum SceneSchema {
  /// Returns the schema, with which editors complete and check scene files.
  public static func json() -> String {
    var definitions: [(name: String, schema: String)] = []
    for map in SceneMaps.all { definitions.append((map.name, object(of: map.keys))) }
    definitions += [
      ("view", view), ("stateEvents", stateEvents), ("rule", rule), ("step", step),
      ("following", following), ("assignments", assignments), ("color", color),
      ("predicate", predicate),
    ]
    let root = object(RootKey.self, indent: "  ")
    let list = definitions.sorted { $0.name < $1.name }
      .map { "    \(quoted($0.name)): \(indented($0.schema, by: "    "))" }
    return """
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Cellophane scene, format \(Scene.formatVersion)",
      \(root.dropFirst(2).dropLast(2)),
        "$defs": {
      \(list.joined(separator: ",\n"))
        }
      }

      """
  }

  // MARK: - Parts

  private static func object(of keys: any SceneKey.Type) -> String { object(keys) }

  /// A map with these keys; `others` are further members of its schema.
  private static func object<Key: SceneKey>(
    _: Key.Type, indent: String = "  ", others: [String] = []
  ) -> String {
    let properties = Key.allCases.map { key in
      "\(indent)  \(quoted(key.rawValue)): {\"description\": \(quoted(key.meaning)),"
        + " \(schema(key.schema))}"
    }
    var lines = [
      "\(indent)\"type\": \"object\"", "\(indent)\"additionalProperties\": false",
    ]
    if !Key.required.isEmpty {
      let names = Key.required.map { quoted($0.rawValue) }.joined(separator: ", ")
      lines.append("\(indent)\"required\": [\(names)]")
    }
    lines += others
    lines.append(
      "\(indent)\"properties\": {\n" + properties.joined(separator: ",\n") + "\n\(indent)}")
    return "{\n" + lines.joined(separator: ",\n") + "\n}"
  }

  /// The members of a schema.
  private static func schema(_ type: SchemaType) -> String {
    switch type {
    case .string: return "\"type\": [\"string\", \"number\", \"boolean\"]"
    case .number: return "\"type\": \"number\""
    case .integer: return "\"type\": \"integer\""
    case .boolean: return "\"type\": \"boolean\""
    case .constant(let value): return "\"const\": \(value)"
    case .words(let words):
      return "\"enum\": [\(words.map { quoted($0) }.joined(separator: ", "))]"
    case .property(let type):
      guard type.canFollow else { return schema(type) }
      var variants = ["{\(schema(type))}", "{\(reference("following"))}"]
      if case .number = type {
        variants.append("{\"type\": \"string\", \"pattern\": \"^[A-Za-z0-9_.* ]*[A-Za-z_]\"}")
      }
      return "\"anyOf\": [\(variants.joined(separator: ", "))]"
    case .constraint: return schema(.either([.string, .map("namedConstraint")]))
    case .color: return reference("color")
    case .predicate: return reference("predicate")
    case .place(let whileDown):
      var variants = [
        "{\"type\": \"integer\", \"minimum\": 0}", "{\(schema(.list(.number)))}",
        "{\(reference("placeMap"))}",
        "{\"type\": \"string\", \"pattern\": \"^[0-9]+\\\\.[A-Za-z_][A-Za-z0-9_]*$\"}",
      ]
      if whileDown { variants.append("{\"const\": \"outside\"}") }
      return "\"anyOf\": [\(variants.joined(separator: ", "))]"
    case .items:
      let variants = [
        "{\"type\": \"integer\", \"minimum\": 0}", "{\(schema(.list(.assignments)))}",
        "{\(reference("itemCycle"))}",
      ]
      return "\"anyOf\": [\(variants.joined(separator: ", "))]"
    case .assignments: return reference("assignments")
    case .list(let element): return "\"type\": \"array\", \"items\": {\(schema(element))}"
    case .dictionary(let value):
      return "\"type\": \"object\", \"additionalProperties\": {\(schema(value))}"
    case .map(let name): return reference(name)
    case .either(let types):
      return "\"anyOf\": [\(types.map { "{\(schema($0))}" }.joined(separator: ", "))]"
    }
  }

  private static func schema(_ type: PropertyType) -> String {
    switch type {
    case .number(let range):
      "\"type\": \"number\", \"minimum\": \(decimal(range.lowerBound)),"
        + " \"maximum\": \(decimal(range.upperBound))"
    case .integer(let range):
      "\"type\": \"integer\", \"minimum\": \(range.lowerBound), \"maximum\": \(range.upperBound)"
    case .priority:
      "\"anyOf\": [{\"type\": \"integer\", \"minimum\": 1, \"maximum\": 1000},"
        + " {\(schema(.words(LayoutPriority.names.map(\.name))))}]"
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
    case .font: .either([.words(TextStyle.allCases.map(\.rawValue)), .map("font")])
    // Other names are valid, too; the words are for completion.
    case .symbol: .either([.words(["nil"] + Symbol.allCases.map(\.rawValue)), .string])
    case .offset: .map("offset")
    case .colors: .list(.color)
    case .locations: .either([.words(["nil"]), .list(.number)])
    case .unitPoint: .list(.number)
    case .symbolConfiguration: .either([.words(["nil"]), .map("symbolConfiguration")])
    case .autoresizingMask: .list(.words(AutoresizingMask.Word.allCases.map(\.rawValue)))
    case .colorTransformer:
      .either([.words(["nil"] + ColorTransformer.words), .list(.map("transformerAnswer"))])
    case .directionalInsets: .either([.number, .map("directionalInsets")])
    case .directionalEdges: .list(.words(DirectionalRectEdge.Edge.allCases.map(\.rawValue)))
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
    }
  }

  /// A view has the properties of its class, so some of them require a certain class.
  private static var view: String {
    let demands = PropertyName.allCases.compactMap { name -> String? in
      let kinds = name.definition.owners.filter(PropertyOwner.authored.contains)
      guard !kinds.isEmpty, kinds.count < PropertyOwner.authored.count else { return nil }
      let owners = kinds.map { "{\"required\": [\(quoted($0.word))]}" }
      return "    \(quoted(name.rawValue)): {\"anyOf\": [\(owners.joined(separator: ", "))]}"
    }
    let dependencies = "  \"dependentSchemas\": {\n" + demands.joined(separator: ",\n") + "\n  }"
    return object(ViewKey.self, others: [dependencies])
  }

  private static func reference(_ name: String) -> String {
    "\"$ref\": \(quoted("#/$defs/" + name))"
  }

  /// `view.property` keys of rules and items.
  private static var assignmentPatterns: String {
    PropertyName.allCases.map { name in
      "\(quoted("^[A-Za-z_][A-Za-z0-9_]*\\." + name.rawValue + "$")):"
        + " {\"description\": \(quoted(name.definition.meaning)),"
        + " \(schema(SchemaType.property(name.definition.type)))}"
    }.joined(separator: ",\n    ") + ",\n    "
      + contentPatterns.joined(separator: ",\n    ")
  }

  /// The patterns for the parts of a content configuration, whose paths have one more component.
  private static var contentPatterns: [String] {
    func patterns<Key: SceneKey>(_ groups: String, _: Key.Type) -> [String] {
      Key.allCases.map { key in
        "\(quoted("^contentConfiguration\\.\(groups)\\." + key.rawValue + "$")):"
          + " {\"description\": \(quoted(key.meaning)), \(schema(key.schema))}"
      }
    }
    return patterns("(textProperties|secondaryTextProperties)", TextPropertiesKey.self)
      + patterns("imageProperties", ImagePropertiesKey.self)
  }

  private static var assignments: String {
    """
    {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        \(itemProperties)
      },
      "patternProperties": {
        \(assignmentPatterns)
      }
    }
    """
  }

  private static var itemProperties: String {
    ItemKey.allCases.map { key in
      "\(quoted(key.rawValue)): {\"description\": \(quoted(key.meaning)), \(schema(key.schema))}"
    }.joined(separator: ",\n    ")
  }

  private static var rule: String {
    object(
      RuleKey.self,
      others: ["  \"patternProperties\": {\n    \(assignmentPatterns)\n  }"])
  }

  private static var step: String {
    let map = StepKey.allCases.map { key in
      "{\"type\": \"object\", \"additionalProperties\": false, \"required\":"
        + " [\(quoted(key.rawValue))], \"properties\": {\(quoted(key.rawValue)):"
        + " {\"description\": \(quoted(key.meaning)), \(schema(key.schema))}}}"
    }
    let variants = ["{\(schema(.words(StepKey.words)))}"] + map
    return "{\n  \"anyOf\": [\n    " + variants.joined(separator: ",\n    ") + "\n  ]\n}"
  }

  private static var color: String {
    let names = ["nil"] + NamedColor.allCases.map(\.rawValue)
    let (name, digits) = ("[A-Za-z_][A-Za-z0-9_]*", "#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})")
    let variants = [
      "{\(schema(.words(names)))}",
      // Names of the palette and of catalogues, which only the reader can distinguish from misspelt
      // ones.
      "{\"type\": \"string\", \"pattern\": \"^[^#]+$\"}",
      "{\"type\": \"string\", \"pattern\": \"^\(digits)$\"}",
      "{\"type\": \"string\", \"pattern\":"
        + " \"^(\(name)|\(digits))\\\\.withAlphaComponent\\\\([0-9.]+\\\\)$\"}",
      "{\"type\": \"array\", \"minItems\": 3, \"maxItems\": 4, \"items\": {\"type\": \"number\","
        + " \"minimum\": 0, \"maximum\": 1}}",
      "{\(reference("dynamicColor"))}",
    ]
    return "{\n  \"anyOf\": [\n    " + variants.joined(separator: ",\n    ") + "\n  ]\n}"
  }

  private static var stateEvents: String {
    let assigned = SchemaType.either([.predicate, .map("stateAssignment")])
    let phases = GesturePhase.allCases.map(\.rawValue).joined(separator: "|")
    let events = StateEvent.plain.map { event in
      // The initial value of a word or number is no predicate.
      "\(quoted(event.sceneText)): {\(schema(event == .initially ? .either([assigned, .number]) : assigned))}"
    }
    let keys = StateKey.allCases.map { key in
      "\(quoted(key.rawValue)): {\"description\": \(quoted(key.meaning)), \(schema(key.schema))}"
    }
    return """
      {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          \((keys + events).joined(separator: ",\n    "))
        },
        "patternProperties": {
          "^[A-Za-z_][A-Za-z0-9_]*\\\\.(\(phases))$": {\(schema(assigned))}
        }
      }
      """
  }

  private static var following: String {
    """
    {
      "description": "A value that follows a number among the states: the number's name, and a value for each of its stops.",
      "type": "object",
      "minProperties": 1,
      "maxProperties": 1,
      "additionalProperties": {"type": "object", "minProperties": 2}
    }
    """
  }

  private static var predicate: String {
    let words =
      (CellState.Flag.allCases.map(\.rawValue) + CellPredicate.Trait.allCases.map(\.rawValue)
      + CellPredicate.Place.allCases.map(\.rawValue)).joined(separator: ", ")
    return """
      {
        "description": \(quoted("Words joined by and, or, not and brackets: \(words), item == 0.")),
        "type": ["string", "boolean"]
      }
      """
  }

  private static func indented(_ text: String, by indent: String) -> String {
    text.split(separator: "\n").joined(separator: "\n" + indent)
  }
}
