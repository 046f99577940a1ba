internal import CollectionLayouts
internal import Drawing
internal import Interaction
internal import Motion
internal import SceneWriting
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

  static func seconds(_ duration: Duration) -> String { ".seconds(\(number(duration.seconds)))" }

  static func point(_ point: Point) -> String {
    "Point(x: \(number(point.x)), y: \(number(point.y)))"
  }
}

extension TouchScript.Step {
  /// The step as an element of an array of steps. A change of traits is a mark with its description: generated scripts
  /// have none.
  var swiftText: String {
    switch self {
    case .tap(let place): ".tap(\(place.swiftText))"
    case .down(let place): ".down(\(place.swiftText))"
    case .move(let place, over: .zero): ".move(\(place.swiftText))"
    case .move(let place, over: let duration):
      ".move(\(place.swiftText), over: \(SwiftText.seconds(duration)))"
    case .up: ".up"
    case .cancel: ".cancel"
    case .wait(let duration): ".wait(\(SwiftText.seconds(duration)))"
    case .scroll(let movement): movement.swiftText
    case .fling(let fling):
      ".fling(Fling(from: \(fling.from.swiftText), velocity: \(SwiftText.number(fling.velocity))"
        + (fling.direction.map { ", direction: .\($0.rawValue)" } ?? "") + "))"
    case .swipe(let swipe):
      ".swipe(\(swipe.item), from: .\(swipe.edge.rawValue)\(swipe.isFull ? ", isFull: true" : ""))"
    case .app(let call): call.swiftText
    case .mark(let name): ".mark(\(SwiftText.quoted(name)))"
    case .traits: ".mark(\(SwiftText.quoted("\(self)")))"
    case .fingers(let numbers, let step): ".fingers(\(numbers), \(step.swiftText))"
    }
  }
}

extension AppCall {
  /// The call as a step.
  fileprivate var swiftText: String {
    func end(_ animated: Bool) -> String { animated ? ", animated: true)" : ")" }
    return switch self {
    case .selectItem(let item, let animated): ".selectItem(\(item)" + end(animated)
    case .deselectItem(let item, let animated): ".deselectItem(\(item)" + end(animated)
    case .setEditing(let isEditing): ".setEditing(\(isEditing))"
    case .set(let change):
      ".set(StateChange(item: \(change.item), values: ["
        + change.values.map(\.swiftText).joined(separator: ", ") + "]))"
    case .pauseAnimation(let item, let name):
      ".app(.pauseAnimation(\(item), of: \(SwiftText.quoted(name))))"
    case .scrollToItem(let item, let position, let animated):
      ".scrollToItem(\(item), at: .\(position.rawValue)" + end(animated)
    case .setContentOffset(let offset, let animated):
      ".app(.setContentOffset(\(SwiftText.number(offset))" + end(animated) + ")"
    case .updateItems(let updates):
      ".updateItems([\(updates.map(\.swiftText).joined(separator: ", "))])"
    case .applySnapshot(let sections, let items):
      ".app(.applySnapshot(sections: \(sections), items: \(items)))"
    }
  }
}

extension ItemUpdate {
  fileprivate var swiftText: String {
    let section = destination.map { ", section: \($0)" } ?? ""
    return switch self {
    case .insertItem(let item, let position, _):
      ".insertItem(\(item), at: \(position)\(section))"
    case .deleteItem(let item): ".deleteItem(\(item))"
    case .moveItem(let item, let position, _): ".moveItem(\(item), to: \(position)\(section))"
    case .reloadItem(let item): ".reloadItem(\(item))"
    case .reconfigureItem(let item): ".reconfigureItem(\(item))"
    case .insertSection(let section, let position):
      ".insertSection(\(section), at: \(position))"
    case .deleteSection(let section): ".deleteSection(\(section))"
    case .moveSection(let section, let position): ".moveSection(\(section), to: \(position))"
    case .reloadSection(let section): ".reloadSection(\(section))"
    }
  }
}

extension ScrollMovement {
  fileprivate var swiftText: String {
    guard duration == .zero, section == nil else {
      let end =
        switch target {
        case .offset(let offset): ".offset(\(SwiftText.number(offset)))"
        case .by(let distance): ".by(\(SwiftText.number(distance)))"
        case .item(let item): ".item(\(item))"
        }
      return ".scroll(ScrollMovement(to: \(end), over: \(SwiftText.seconds(duration))"
        + (section.map { ", section: \($0)" } ?? "") + "))"
    }
    return switch target {
    case .offset(let offset): ".scroll(to: \(SwiftText.number(offset)))"
    case .by(let distance): ".scroll(by: \(SwiftText.number(distance)))"
    case .item(let item): ".scroll(toItem: \(item))"
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
