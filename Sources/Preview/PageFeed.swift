package import ScenePages
internal import Synchronization

/// The current content of a preview, and the listeners for its changes.
///
/// Each change has a number. A page says which number it has seen, and is sent what is newer, so that it misses nothing
/// while it is loaded or its connection is interrupted.
package final class PageFeed: Sendable {
  /// A message to a page, as a server-sent event.
  struct Message: Hashable, Sendable {
    /// The event in the format of the HTML standard, section 9.2.
    let text: String

    /// The page must be loaded again.
    static let reload = Message(text: "event: reload\ndata: {}\n\n")

    /// An entry of the list has changed. Without the scene's data the page keeps those that it has.
    static func change(
      of index: Int, number: Int, to entry: ScenePage.Entry, includesScene: Bool
    ) -> Message {
      // JSON of pages has no line breaks.
      let scene = (includesScene ? entry.json : nil).map { ",\"scene\":\($0)" } ?? ""
      return Message(
        text: "id: \(number)\nevent: change\n"
          + "data: {\"index\":\(index),\"entry\":\(entry.summary)\(scene)}\n\n")
    }
  }

  private struct State {
    var title: String
    /// The entries, each with the number of its last change.
    var entries: [(entry: ScenePage.Entry, number: Int)]
    var number = 0
    /// A page that has been made for another list of scenes is loaded again.
    var list: UInt64
    var listeners: [Int: @Sendable (Message) -> Void] = [:]
    var lastListener = 0

    /// Sends a message to all listeners.
    func send(_ message: Message) { for listener in listeners.values { listener(message) } }
  }

  private let state: Mutex<State>

  /// Creates a feed.
  package init(title: String, entries: [ScenePage.Entry]) {
    state = Mutex(
      State(
        title: title, entries: entries.map { ($0, 0) }, list: .random(in: 1 ... .max / 2)))
  }

  /// The page as it is now.
  var html: String {
    let page = state.withLock { state in
      ScenePage(
        title: state.title, entries: state.entries.map(\.entry),
        feed: ScenePage.Feed(address: "events?list=\(state.list)&since=\(state.number)"))
    }
    return page.html
  }

  /// Replaces the whole list. All pages are loaded again.
  package func replace(title: String, entries: [ScenePage.Entry]) {
    state.withLock { state in
      state.title = title
      state.entries = entries.map { ($0, 0) }
      state.list += 1
      state.number = 0
      state.send(.reload)
    }
  }

  /// Replaces a scene. After a mistake the last scene that could be shown stays, with the message over it.
  package func update(_ index: Int, to entry: ScenePage.Entry) {
    state.withLock { state in
      guard state.entries.indices.contains(index) else { return }
      state.number += 1
      var entry = entry
      var showsOldScene = false
      if case .failure(let failure) = entry {
        switch state.entries[index].entry {
        case .scene(let last), .outdated(let last, _):
          entry = .outdated(last, message: failure.message)
          showsOldScene = true
        case .failure: break
        }
      }
      state.entries[index] = (entry, state.number)
      state.send(
        .change(of: index, number: state.number, to: entry, includesScene: !showsOldScene))
    }
  }

  /// Sends the changes after a number, and all that follow.
  ///
  /// - Parameters:
  ///   - list: The list that the page was made for.
  ///   - number: The last change that the page has.
  ///   - send: Called under a lock; must return at once and not call the feed.
  /// - Returns: The value that `stopListening` needs.
  func listen(
    list: UInt64?, since number: Int, send: @escaping @Sendable (Message) -> Void
  ) -> Int {
    state.withLock { state in
      if list == state.list {
        for (index, entry) in state.entries.enumerated() where entry.number > number {
          send(.change(of: index, number: entry.number, to: entry.entry, includesScene: true))
        }
      } else {
        send(.reload)
      }
      state.lastListener += 1
      state.listeners[state.lastListener] = send
      return state.lastListener
    }
  }

  /// Forgets a listener.
  func stopListening(_ listener: Int) {
    state.withLock { _ = $0.listeners.removeValue(forKey: listener) }
  }
}
