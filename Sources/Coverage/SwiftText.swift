internal import Drawing
internal import Interaction
internal import Motion
internal import Vocabulary

/// Values as Swift writes them.
enum SwiftText {
  /// A text between double quotes.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F || scalar.value == 0x2028:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A name of a type from any text: `selection-delegate` is `SelectionDelegate`.
  static func typeName(_ text: String) -> String {
    let words = text.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.first?.isLetter == true ? name : "Scene" + name
  }

  /// A text for a comment of one line.
  static func comment(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
  }

  /// A number.
  static func number(_ value: Double) -> String { YAMLText.number(value) }

  static func point(_ point: Point) -> String {
    "Point(x: \(number(point.x)), y: \(number(point.y)))"
  }
}

extension TouchScript.Step {
  /// The step as an element of an array of steps. Those that no tour has are a mark.
  var swiftText: String {
    switch self {
    case .tap(let place): ".tap(\(place.swiftText))"
    case .down(let place): ".down(\(place.swiftText))"
    case .move(let place, over: .zero): ".move(\(place.swiftText))"
    case .up: ".up"
    case .cancel: ".cancel"
    case .wait(let duration): ".wait(.seconds(\(SwiftText.number(duration.seconds))))"
    case .scroll(let movement):
      switch movement.target {
      case .offset(let offset): ".scroll(to: \(SwiftText.number(offset)))"
      case .by(let distance): ".scroll(by: \(SwiftText.number(distance)))"
      case .item(let item): ".scroll(toItem: \(item))"
      }
    case .swipe(let swipe):
      ".swipe(\(swipe.item), from: .\(swipe.edge.rawValue)\(swipe.isFull ? ", isFull: true" : ""))"
    case .app(.set(let change)):
      ".set(StateChange(item: \(change.item), values: ["
        + change.values.map(\.swiftText).joined(separator: ", ") + "]))"
    case .app(.selectItem(let item, _)): ".selectItem(\(item))"
    case .app(.deselectItem(let item, _)): ".deselectItem(\(item))"
    case .app(.setEditing(let isEditing)): ".setEditing(\(isEditing))"
    case .mark(let name): ".mark(\(SwiftText.quoted(name)))"
    case .move, .fling, .app, .traits, .fingers: ".mark(\(SwiftText.quoted("\(self)")))"
    }
  }
}

extension StateChange.Value {
  fileprivate var swiftText: String {
    let word =
      switch word {
      case .flag(let flag): ".flag(.\(flag.rawValue))"
      case .custom(let name): ".custom(\(SwiftText.quoted(name)))"
      }
    let value =
      switch value {
      case .flag(let holds): ".flag(\(holds))"
      case .word(let word): ".word(\(SwiftText.quoted(word)))"
      case .number(let number): ".number(\(SwiftText.number(number)))"
      }
    return ".init(\(word), \(value))"
  }
}

extension TouchPlace {
  fileprivate var swiftText: String {
    switch self {
    case .item(let item, let at):
      at == Point(0.5, 0.5) ? "\(item)" : ".item(\(item), at: \(SwiftText.point(at)))"
    case .view(let name, let item, let at):
      ".view(\(SwiftText.quoted(name.rawValue)), ofItem: \(item)"
        + (at == Point(0.5, 0.5) ? ")" : ", at: \(SwiftText.point(at)))")
    case .point(let point): ".point(\(SwiftText.point(point)))"
    case .by(let offset): ".by(\(SwiftText.point(offset)))"
    case .outside: ".outside"
    }
  }
}
