internal import Drawing
internal import Interaction
internal import Scenes
internal import Views
internal import Vocabulary

/// The definitions of values that have no table of keys, or more than that.
extension SceneSchema {
  /// A view has the properties of its class, so some of them require a certain class.
  static var view: Members {
    let demands =
      PropertyName.allCases.compactMap { name -> (String, JSONValue)? in
        let kinds = name.definition.owners.filter(PropertyOwner.authored.contains)
        guard !kinds.isEmpty, kinds.count < PropertyOwner.authored.count,
          ViewKey(rawValue: name.rawValue) != nil
        else { return nil }
        let words = kinds.map(\.word) + [UseKey.word]
        let owners = any(of: words.map { [("required", .strings([$0]))] })
        return (name.rawValue, .object(owners))
      }
      + ContentPart.allCases.map { part in
        let owners = [ViewKind.listContentView.word, UseKey.word]
        return (
          part.groupWord, .object(any(of: owners.map { [("required", .strings([$0]))] }))
        )
      }
    return object(ViewKey.self, others: [("dependentSchemas", .object(demands))])
  }

  /// The keys of a view without its class, which the views that use the style have.
  static var style: Members {
    let keys = ViewKey.allCases.filter { if case .kind = $0 { false } else { true } }
    return [
      ("type", "object"), ("additionalProperties", false),
      ("properties", .object(keys.map { ($0.rawValue, described($0)) })),
    ]
  }

  /// `view.property` keys of rules and items.
  private static var assignmentPatterns: Members {
    PropertyName.allCases.map { name in
      (
        "^[A-Za-z_][A-Za-z0-9_]*\\."
          + name.rawValue.split(separator: ".").joined(separator: "\\.") + "$",
        described(
          name.definition.meaning, schema(SchemaType.property(name.definition.type)))
      )
    } + contentPatterns
  }

  /// The patterns for the parts of a content configuration, whose paths have one more component.
  private static var contentPatterns: Members {
    func patterns<Key: SceneKey>(_ groups: String, _: Key.Type) -> Members {
      Key.allCases.map { key in
        ("^contentConfiguration\\.\(groups)\\." + key.rawValue + "$", described(key))
      }
    }
    return patterns("(textProperties|secondaryTextProperties)", TextPropertiesKey.self)
      + patterns("imageProperties", ImagePropertiesKey.self)
  }

  static var assignments: JSONValue {
    [
      "type": "object", "additionalProperties": false,
      "properties": .object(ItemKey.allCases.map { ($0.rawValue, described($0)) }),
      "patternProperties": .object(assignmentPatterns),
    ]
  }

  static var rule: Members {
    object(RuleKey.self, others: [("patternProperties", .object(assignmentPatterns))])
  }

  static var keyframe: Members {
    object(KeyframeKey.self, others: [("patternProperties", .object(assignmentPatterns))])
  }

  static var step: JSONValue {
    let finger = (
      FingerKey.word,
      JSONValue.object([("description", .string(FingerKey.meaning))] + schema(FingerKey.schema))
    )
    func step(_ key: String, _ value: JSONValue, hasFinger: Bool) -> Members {
      [
        ("type", "object"), ("additionalProperties", false), ("required", .strings([key])),
        ("properties", .object([(key, value)] + (hasFinger ? [finger] : []))),
      ]
    }
    let maps = StepKey.allCases.map {
      step($0.rawValue, described($0), hasFinger: FingerKey.steps.contains($0))
    }
    let words = StepKey.words.map { step($0, ["type": "null"], hasFinger: true) }
    return .object(any(of: [schema(.words(StepKey.words))] + maps + words))
  }

  static var color: JSONValue {
    let names = ["nil"] + NamedColor.allCases.map(\.rawValue)
    let (name, digits) = ("[A-Za-z_][A-Za-z0-9_]*", "#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})")
    func text(_ pattern: String) -> Members {
      [("type", "string"), ("pattern", .string(pattern))]
    }
    let component: JSONValue = ["type": "number", "minimum": 0, "maximum": 1]
    return .object(
      any(of: [
        schema(.words(names)),
        // Names of the palette and of catalogues, which only the reader can distinguish from misspelt
        // ones.
        text("^[^#]+$"),
        text("^\(digits)$"),
        text("^(\(name)|\(digits))\\.withAlphaComponent\\([0-9.]+\\)$"),
        [("type", "array"), ("minItems", 3), ("maxItems", 4), ("items", component)],
        reference("dynamicColor"), reference("patternImage"),
      ]))
  }

  static var stateEvents: JSONValue {
    let one = SchemaType.either([.predicate, .number, .map("stateAssignment")])
    let assigned = SchemaType.either([one, .list(one)])
    let events = StateEvent.plain.map { event in
      (event.sceneText, JSONValue.object(schema(assigned)))
    }
    return [
      "type": "object", "additionalProperties": false,
      "properties": .object(StateKey.allCases.map { ($0.rawValue, described($0)) } + events),
      "patternProperties": .object([
        (partEvents, .object(schema(assigned)))
      ]),
    ]
  }

  /// The events of gesture recognisers and of controls, as a regular expression.
  private static var partEvents: String {
    let phases = GesturePhase.allCases.map(\.rawValue) + ControlEvent.allCases.map(\.rawValue)
    return "^([A-Za-z_][A-Za-z0-9_]*|accessories\\.detail)\\.(\(phases.joined(separator: "|")))$"
  }

  static var actionEvents: JSONValue {
    let actions = JSONValue.object(schema(ActionKey.actionsSchema))
    return [
      "type": "object", "additionalProperties": false,
      "properties": .object(StateEvent.ofActions.map { ($0.sceneText, actions) }),
      "patternProperties": .object([(partEvents, actions)]),
    ]
  }

  static var following: JSONValue {
    [
      "description":
        "A value that follows a number among the states, the content offset (scroll.offset) or the cell's place in the viewport (place.minY, place.distance): the number's name, and a value for each of its stops.",
      "type": "object", "minProperties": 1, "maxProperties": 1,
      "additionalProperties": ["type": "object", "minProperties": 2],
    ]
  }

  static var predicate: JSONValue {
    let words =
      (CellState.Flag.allCases.map(\.rawValue) + TraitTable.predicateWords
      + CellPredicate.Place.allCases.map(\.rawValue)).joined(separator: ", ")
    return .object(
      [
        (
          "description",
          .string("Words joined by and, or, not and brackets: \(words), item == 0.")
        ), ("type", ["string", "boolean"]),
      ])
  }
}
