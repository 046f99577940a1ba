internal import Drawing
internal import Vocabulary

extension Capture {
  /// The capture as JSON, which `init(json:)` reads again.
  package var json: String {
    JSONValue.object([
      "capture": .number(Self.version), "recorder": .string(recorder),
      "system": system.map { .string($0) }, "cell": cell.json, "environment": environment.json,
      "states": .array(states.map(\.json)), "changes": .array(changes.map(\.json)),
    ]).text(levels: 20) + "\n"
  }
}

extension CapturedCell {
  fileprivate var json: JSONValue {
    .object([
      "class": .string(className), "customClass": customClass.map { .string($0) },
      "reuseIdentifier": reuseIdentifier.map { .string($0) },
    ])
  }
}

extension CapturedEnvironment {
  fileprivate var json: JSONValue {
    .object([
      "traits": .traits(traits), "scale": .number(scale),
      "collectionView": .numbers([collectionView.width, collectionView.height]),
      "backgroundColor": backgroundColor?.json,
    ])
  }
}

extension CapturedState {
  fileprivate var json: JSONValue {
    .object([
      "name": .string(name), "traits": traits.isEmpty ? nil : .traits(traits),
      "picture": picture.map { .string($0) }, "tree": tree.json,
    ])
  }
}

extension CapturedView {
  fileprivate var json: JSONValue {
    let values = CapturedProperty.properties(of: kind).compactMap { property in
      properties[property.name].map { (property.name, $0.json) }
    }
    return .object([
      "name": .string(name), "class": .string(kind.rawValue),
      "customClass": customClass.map { .string($0) }, "opaque": opaque.map { .string($0) },
      "picture": picture.map { .string($0) },
      "accessibility": accessibility.isEmpty ? nil : .array(accessibility.map(\.json)),
      "frame": frame.map {
        .numbers([$0.origin.x, $0.origin.y, $0.size.width, $0.size.height])
      },
      "properties": values.isEmpty ? nil : .object(values),
      "constraints": constraints.isEmpty ? nil : .array(constraints.map(\.json)),
      "subviews": subviews.isEmpty ? nil : .array(subviews.map(\.json)),
    ])
  }
}

extension CapturedElement {
  fileprivate var json: JSONValue {
    .object([
      "label": label?.json, "value": value?.json, "hint": hint?.json,
      "traits": traits.isEmpty ? nil : .strings(traits.map(\.rawValue)),
      "frame": frame.map {
        .numbers([$0.origin.x, $0.origin.y, $0.size.width, $0.size.height])
      },
    ])
  }
}

extension CapturedConstraint {
  fileprivate var json: JSONValue {
    .object([
      "first": first.json, "relation": .string(relation.rawValue), "second": second?.json,
      "multiplier": .number(multiplier, places: 9), "constant": .number(constant),
      "priority": .number(priority), "identifier": identifier.map { .string($0) },
    ])
  }
}

extension CapturedConstraint.Anchor {
  fileprivate var json: JSONValue {
    .object([
      "view": .string(view), "guide": guide.map { .string($0.rawValue) },
      "attribute": .string(attribute.rawValue),
    ])
  }
}

extension CapturedChange {
  fileprivate var json: JSONValue {
    .object([
      "action": .string(action.rawValue), "distance": distance.map { .number($0) },
      "from": .string(from), "to": .string(to),
      "calls": .array(
        calls.map {
          .object(["method": .string($0.method), "answer": $0.answer.map { .boolean($0) }])
        }),
      "animations": .array(animations.map(\.json)),
    ])
  }
}

extension CapturedAnimation {
  fileprivate var json: JSONValue {
    var curve: JSONValue?
    var spring: JSONValue?
    switch timing {
    case .curve(let numbers): curve = .numbers(numbers)
    case .spring(let mass, let stiffness, let damping, let velocity):
      spring = .object([
        "mass": .number(mass, places: 9), "stiffness": .number(stiffness, places: 9),
        "damping": .number(damping, places: 9), "initialVelocity": .number(velocity, places: 9),
      ])
    }
    let samples = samples.map {
      JSONValue.object(["time": .number($0.time, places: 6), "value": $0.value.json])
    }
    return .object([
      "view": .string(view), "keyPath": .string(keyPath.rawValue), "from": from.json,
      "to": to.json, "duration": .number(duration, places: 9),
      "delay": delay == 0 ? nil : .number(delay, places: 9), "timingFunction": curve,
      "spring": spring,
      "repeatCount": repeatCount.map { $0 == 1 ? nil : .number($0) } ?? .string("infinity"),
      "autoreverses": autoreverses ? true : nil,
      "isLayerAnimation": isLayerAnimation ? true : nil,
      "samples": samples.isEmpty ? nil : .array(samples),
    ])
  }
}

extension CaptureValue {
  /// The value as JSON.
  var json: JSONValue {
    switch self {
    case .none: .null
    case .boolean(let value): .boolean(value)
    case .number(let number): .number(number, places: 6)
    case .text(let text): .string(text)
    case .hiddenText(let count): .object(["hidden": .number(count)])
    case .numbers(let numbers): .numbers(numbers)
    case .words(let words): .strings(words)
    case .color(let color): color.json
    case .colors(let colors): .array(colors.map(\.json))
    case .font(let font):
      .object([
        "textStyle": font.textStyle.map { .string($0) }, "family": .string(font.family),
        "name": font.name.map { .string($0) }, "size": .number(font.size),
        "weight": .string(font.weight.description),
        "italic": font.isItalic ? true : nil,
      ])
    case .image(let image):
      .object([
        "symbol": image.symbol.map { .string($0) }, "asset": image.asset.map { .string($0) },
        "size": image.size.map { .numbers([$0.width, $0.height]) },
        "pointSize": image.pointSize.map { .number($0) },
        "weight": image.weight.map { .string($0) }, "scale": image.scale.map { .string($0) },
      ])
    }
  }

  /// The value in one line, for people.
  package var text: String {
    switch self {
    case .none: "nil"
    case .hiddenText(let count): "a hidden text of \(count) characters"
    case .numbers(let numbers):
      "(" + numbers.map { decimal($0) }.joined(separator: ", ") + ")"
    case .color(let color): color.text
    case .colors(let colors): "[" + colors.map(\.text).joined(separator: ", ") + "]"
    case .font(let font): font.text
    case .image(let image): image.text
    case .words(let words): "[" + words.joined(separator: ", ") + "]"
    case .boolean, .number, .text: json.line
    }
  }
}

extension CapturedColor {
  /// The colour as JSON.
  var json: JSONValue {
    .object([
      "value": .string(color.hexText), "name": isAsset ? nil : name.map { .string($0) },
      "asset": isAsset ? name.map { .string($0) } : nil,
    ])
  }

  fileprivate var text: String { color.hexText + (name.map { " (\($0))" } ?? "") }
}

extension CapturedFont {
  fileprivate var text: String {
    "\(name ?? family) \(decimal(size)) \(weight)" + (isItalic ? " italic" : "")
      + (textStyle.map { " (\($0))" } ?? "")
  }
}

extension CapturedImage {
  fileprivate var text: String {
    let name = symbol ?? asset ?? "an image"
    let points = pointSize.map { " \(decimal($0)) pt" } ?? ""
    let size = size.map { " \(decimal($0.width)) × \(decimal($0.height))" } ?? ""
    return name + (symbol == nil ? size : points + (weight.map { " \($0)" } ?? ""))
  }
}

extension JSONValue {
  fileprivate static func numbers(_ numbers: [Double]) -> JSONValue {
    .array(numbers.map { .number($0, places: 6) })
  }

  fileprivate static func traits(_ traits: TraitsChange) -> JSONValue {
    let members = traits.words.sorted { $0.name < $1.name }.map {
      name, word -> (String, JSONValue) in
      (name, ["true", "false"].contains(word) ? .boolean(word == "true") : .string(word))
    }
    return .object(members)
  }
}
