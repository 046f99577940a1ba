import Drawing
import Foundation
import Testing

@testable import Diagrams

/// A diagram as a program reads it, from its JSON and from nothing else.
struct DiagramJSON {
  struct State {
    let id: String
    let flags: [String]
    let box: Rect
  }

  struct Transition {
    let from: String
    let to: String
    let action: String
    let events: [String]
    let path: String
    let label: Rect

    /// What the arrow says, on one line.
    var fact: String {
      "\(from) > \(to): \(action) (\(events.joined(separator: ", ")))"
    }
  }

  let object: [String: Any]
  let title: String
  let size: Rect
  let initial: String
  let states: [State]
  let transitions: [Transition]

  init(_ text: String) throws {
    let parsed = try JSONSerialization.jsonObject(with: Data(text.utf8))
    object = try #require(parsed as? [String: Any])
    title = try #require(object["title"] as? String)
    initial = try #require(object["initial"] as? String)
    let size = try #require(object["size"] as? [Double])
    try #require(size.count == 2)
    self.size = Rect(0, 0, size[0], size[1])
    states = try #require(object["states"] as? [[String: Any]]).map { state in
      State(
        id: try #require(state["id"] as? String),
        flags: try #require(state["flags"] as? [String]), box: try Self.rect(state["box"]))
    }
    transitions = try #require(object["transitions"] as? [[String: Any]]).map { transition in
      Transition(
        from: try #require(transition["from"] as? String),
        to: try #require(transition["to"] as? String),
        action: try #require(transition["action"] as? String),
        events: try #require(transition["events"] as? [String]),
        path: try #require(transition["path"] as? String),
        label: try Self.rect(transition["label"]))
    }
  }

  /// The card of a state.
  func box(_ id: String) throws -> Rect {
    try #require(states.first { $0.id == id }?.box)
  }

  private static func rect(_ value: Any?) throws -> Rect {
    let numbers = try #require(value as? [Double])
    try #require(numbers.count == 4)
    return Rect(numbers[0], numbers[1], numbers[2], numbers[3])
  }
}
