internal import Drawing
internal import Vocabulary

/// The JSON Schema of captures, from the tables that the reader uses.
package enum CaptureSchema {
  /// The schema as text.
  package static func json() -> String {
    JSONValue.object([
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "A capture of a running cell, version 1",
      "description":
        "What a cell of a collection or table view looked like in each state, and what happened between them. Distances are points, times seconds.",
      "type": "object",
      "required": ["capture", "cell", "environment", "states"],
      "additionalProperties": false,
      "properties": .object([
        "capture": .object(["const": 1]),
        "recorder": text("What wrote the capture."),
        "system": text("The version of the system, for example iOS 18.2."),
        "cell": cell, "environment": environment,
        "states": .object([
          "description": "The states after everything has settled; the first is normal.",
          "type": "array", "minItems": 1, "items": state,
        ]),
        "changes": .object([
          "description": "What led from one state to another, in order.", "type": "array",
          "items": change,
        ]),
      ]),
      "$defs": .object([
        "view": view, "color": color, "traits": traits,
      ]),
    ]).text(levels: 12) + "\n"
  }

  private static func text(_ meaning: String) -> JSONValue {
    .object(["description": .string(meaning), "type": "string"])
  }

  private static func words(_ words: [String]) -> JSONValue { .object(["enum": .strings(words)]) }

  private static func reference(_ name: String) -> JSONValue {
    .object(["$ref": .string("#/$defs/\(name)")])
  }

  private static func numbers(_ count: Int, _ meaning: String? = nil) -> JSONValue {
    .object([
      "description": meaning.map { .string($0) }, "type": "array", "minItems": .number(count),
      "maxItems": .number(count), "items": number,
    ])
  }

  private static let number = JSONValue.object(["type": "number"])
  private static let boolean = JSONValue.object(["type": "boolean"])

  /// An object with these keys and no others.
  private static func object(
    _ needed: [String], _ properties: KeyValuePairs<String, JSONValue?>, _ meaning: String? = nil
  ) -> JSONValue {
    .object([
      "description": meaning.map { .string($0) }, "type": "object", "required": .strings(needed),
      "additionalProperties": false, "properties": .object(properties),
    ])
  }

  private static let cell = object(
    ["class"],
    [
      "class": words(CapturedClass.allCases.filter(\.isCell).map(\.rawValue)),
      "customClass": text("The app's class."),
      "reuseIdentifier": text("The reuse identifier."),
    ])

  private static let environment = object(
    ["scale", "collectionView"],
    [
      "traits": reference("traits"), "scale": words123,
      "collectionView": numbers(2, "The size of the collection view's bounds."),
      "backgroundColor": reference("color"),
    ])

  private static let words123 = JSONValue.object([
    "description": "Pixels per point.", "enum": [1, 2, 3],
  ])

  private static let traits = JSONValue.object([
    "description": "Traits by their names in scene files.", "type": "object",
    "additionalProperties": false,
    "properties": .object(
      TraitTable.all.map { ($0.name, $0.isBoolean ? boolean : words($0.words)) }),
  ])

  private static let state = object(
    ["name", "tree"],
    [
      "name": text("The state as scene files write it: normal, highlighted,selected."),
      "traits": reference("traits"),
      "picture": text("The picture, relative to the capture's folder."),
      "tree": reference("view"),
    ])

  private static let view = object(
    ["name", "class"],
    [
      "name": .object([
        "description": "The view's name, unique in its state.", "type": "string",
        "pattern": "^[A-Za-z_][A-Za-z0-9_]{0,63}$",
      ]),
      "class": words(CapturedClass.allCases.map(\.rawValue)),
      "customClass": text("The app's class."),
      "opaque": text("What draws the view, if the recorder cannot look inside."),
      "picture": text("The picture of the view alone, relative to the capture's folder."),
      "accessibility": .object([
        "description":
          "What VoiceOver reads in an opaque view, in order; of another view the element that it is.",
        "type": "array",
        "items": element,
      ]),
      "frame": numbers(4, "x, y, width and height in the superview, before the transform."),
      "properties": .object([
        "type": "object", "additionalProperties": false,
        "properties": .object(CapturedProperty.all.map { ($0.name, schema($0.type)) }),
      ]),
      "constraints": .object(["type": "array", "items": constraint]),
      "subviews": .object(["type": "array", "items": reference("view")]),
    ])

  private static let element = object(
    [],
    [
      "label": schema(.text), "value": schema(.text), "hint": schema(.text),
      "traits": .object([
        "type": "array", "items": words(AccessibilityTrait.allCases.map(\.rawValue)),
      ]),
      "frame": numbers(4, "x, y, width and height in the view."),
    ])

  private static let constraint = object(
    ["first"],
    [
      "first": anchor, "relation": words(Constraint.Relation.allCases.map(\.rawValue)),
      "second": anchor, "multiplier": number, "constant": number,
      "priority": .object(["type": "number", "minimum": 1, "maximum": 1000]),
      "identifier": text("The identifier, or the name of the property that holds it."),
    ], "first = multiplier × second + constant")

  private static let anchor = object(
    ["view", "attribute"],
    [
      "view": text("The name of the view."),
      "guide": words(Constraint.Guide.allCases.map(\.rawValue)),
      "attribute": words(
        Constraint.Attribute.allCases.filter { $0.parts == [$0] }.map(\.rawValue)),
    ])

  private static let change = object(
    ["action", "from", "to"],
    [
      "action": words(CapturedChange.Action.allCases.map(\.rawValue)),
      "distance": .object(["description": "How far the content scrolls.", "type": "number"]),
      "from": text("The name of the state before."), "to": text("The name of the state after."),
      "calls": .object([
        "type": "array",
        "items": object(
          ["method"],
          ["method": text("UIKit's name without arguments: didSelectItem."), "answer": boolean]),
      ]),
      "animations": .object(["type": "array", "items": animation]),
    ])

  private static let animation = object(
    ["view", "keyPath", "from", "to", "duration"],
    [
      "view": text("The name of the view."),
      "keyPath": words(AnimatedKeyPath.allCases.map(\.rawValue)), "from": animated,
      "to": animated,
      "duration": number, "delay": number,
      "timingFunction": numbers(4, "The control points x1, y1, x2, y2."),
      "spring": object(
        ["mass", "stiffness", "damping"],
        ["mass": number, "stiffness": number, "damping": number, "initialVelocity": number]),
      "repeatCount": .object(["anyOf": [number, .object(["const": "infinity"])]]),
      "autoreverses": boolean,
      "isLayerAnimation": .object([
        "description": "Whether the app added it to the layer itself.", "type": "boolean",
      ]),
      "samples": .object([
        "description": "Values of the presentation layer.", "type": "array",
        "items": object(["time", "value"], ["time": number, "value": animated]),
      ]),
    ])

  private static let animated = JSONValue.object([
    "anyOf": [
      number, reference("color"), .object(["type": "null"]),
      .object(["type": "array", "items": number]),
    ]
  ])

  private static let color = object(
    ["value"],
    [
      "value": .object([
        "description": "The colour in sRGB for the traits: #RRGGBB or #RRGGBBAA.", "type": "string",
        "pattern": "^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$",
      ]),
      "name": text("UIColor's name for it."), "asset": text("The name of the colour set."),
    ])

  private static func schema(_ type: CaptureType) -> JSONValue {
    switch type {
    case .boolean: boolean
    case .number: number
    case .text:
      .object([
        "anyOf": [
          .object(["type": "string"]),
          object(["hidden"], ["hidden": .object(["type": "integer", "minimum": 0])]),
        ]
      ])
    case .word(let known): words(known)
    case .words(let known):
      .object(["type": "array", "items": words(known)])
    case .numbers(let count): numbers(count)
    case .list: .object(["type": "array", "items": number])
    case .color: reference("color")
    case .colors: .object(["type": "array", "items": reference("color")])
    case .font: font
    case .image: image
    case .optional(let inner):
      .object(["anyOf": [schema(inner), .object(["type": "null"])]])
    }
  }

  private static let font = object(
    ["family", "size", "weight"],
    [
      "textStyle": words(TextStyle.allCases.map(\.rawValue)),
      "family": text("system, monospaced, rounded, serif, or the family of the app's font."),
      "name": text("The PostScript name of the app's font."), "size": number,
      "weight": words(Font.Weight.allCases.map(\.description)), "italic": boolean,
    ])

  private static let image = object(
    [],
    [
      "symbol": text("The name of the SF Symbol."), "asset": text("The name in the catalogues."),
      "size": numbers(2), "pointSize": number,
      "weight": words(Font.Weight.allCases.map(\.description)),
      "scale": words(["small", "medium", "large"]),
    ])
}
