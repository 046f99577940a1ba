import Drawing
import Foundation
import Testing

/// A diagram as a program reads it, from its JSON and from nothing else.
package struct DiagramJSON {
  package struct State {
    package let id: String
    package let flags: [String]
    package let box: Drawing.Rect
  }

  package struct Transition {
    package let from: String
    package let to: String
    package let action: String
    package let events: [String]
    package let path: String
    package let label: Drawing.Rect

    /// What the arrow says, on one line.
    package var fact: String {
      "\(from) > \(to): \(action) (\(events.joined(separator: ", ")))"
    }
  }

  package let object: [String: Any]
  package let title: String
  package let size: Drawing.Rect
  package let initial: String
  package let states: [State]
  package let transitions: [Transition]

  package init(_ text: String) throws {
    let parsed = try JSONSerialization.jsonObject(with: Data(text.utf8))
    object = try #require(parsed as? [String: Any])
    title = try #require(object["title"] as? String)
    initial = try #require(object["initial"] as? String)
    let size = try #require(object["size"] as? [Double])
    try #require(size.count == 2)
    self.size = Drawing.Rect(0, 0, size[0], size[1])
    states = try #require(object["states"] as? [[String: Any]]).map { state in
      State(
        id: try #require(state["id"] as? String),
        flags: state["flags"] as? [String] ?? [], box: try Self.rect(state["box"]))
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
  package func box(_ id: String) throws -> Drawing.Rect {
    try #require(states.first { $0.id == id }?.box)
  }

  private static func rect(_ value: Any?) throws -> Drawing.Rect {
    let numbers = try #require(value as? [Double])
    try #require(numbers.count == 4)
    return Drawing.Rect(numbers[0], numbers[1], numbers[2], numbers[3])
  }
}
