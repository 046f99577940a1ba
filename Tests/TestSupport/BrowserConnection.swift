import Foundation
import Synchronization

/// The process of a headless Chromium and its pipes. Several tests may wait for answers at once.
final class BrowserConnection: Sendable {
  /// The browser of all tests, started when the first one needs it.
  static let shared = Result { try BrowserConnection() }

  /// The continuation that waits for the answer to a command.
  private struct Waiting {
    let method: String
    let continuation: CheckedContinuation<[String: Any], any Error>
  }

  private struct State {
    var lastID = 0
    /// The commands without an answer yet, by their numbers.
    var waiting: [Int: Waiting] = [:]
    /// Errors of scripts and of the content security policy, by the session of their page.
    var complaints: [String: [String]] = [:]
    var hasEnded = false
  }

  private let state = Mutex(State())
  /// Taken for each command as a whole, and not while an answer is read: Chromium may wait for its answers to be read.
  private let commands: Mutex<FileHandle>
  private let process = Process()

  private init() throws {
    let profile = FileManager.default.temporaryDirectory.appendingPathComponent(
      "cellophane-browser-\(UUID().uuidString)")
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // Chromium reads commands from descriptor 3 and writes answers to descriptor 4. It ends when the pipe is
    // closed, which happens when the tests end. Background pages are not throttled. The headless shell of Chromium has
    // no windows and menus, which takes half of the time (measured); where there is none, the whole browser does.
    process.arguments = [
      "-c",
      "browser=chromium-headless-shell;"
        + " command -v $browser >/dev/null || browser='chromium --headless=new';"
        + " $browser --no-sandbox --disable-gpu --no-first-run --force-color-profile=srgb"
        + " --disable-background-timer-throttling --disable-backgrounding-occluded-windows"
        + " --disable-renderer-backgrounding"
        + " --user-data-dir='\(profile.path)' --remote-debugging-pipe 3<&0 4>&1 >/dev/null 2>&1;"
        + " rm -rf '\(profile.path)'",
    ]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    commands = Mutex(input.fileHandleForWriting)
    try process.run()
    let answers = output.fileHandleForReading
    Thread { self.read(answers) }.start()
  }

  /// Sends a command to the browser, or to a page by its session, and returns the answer.
  func call(
    _ method: String, _ parameters: [String: Any] = [:], session: String? = nil
  ) async throws -> [String: Any] {
    let command = try JSONSerialization.data(withJSONObject: parameters)
    return try await withCheckedThrowingContinuation { continuation in
      send(method, command, session: session, continuation)
    }
  }

  /// Sends a command to a page without waiting for its answer.
  func send(_ method: String, _ parameters: [String: String], session: String) {
    guard let command = try? JSONSerialization.data(withJSONObject: parameters) else { return }
    send(method, command, session: session, nil)
  }

  /// The errors of a page.
  func complaints(of session: String) -> [String] {
    state.withLock { $0.complaints[session] ?? [] }
  }

  func forgetComplaints(of session: String) {
    state.withLock { $0.complaints[session] = nil }
  }

  private func send(
    _ method: String, _ parameters: Data, session: String?,
    _ continuation: CheckedContinuation<[String: Any], any Error>?
  ) {
    let id = state.withLock { state -> Int? in
      guard !state.hasEnded else { return nil }
      state.lastID += 1
      state.waiting[state.lastID] = continuation.map {
        Waiting(method: method, continuation: $0)
      }
      return state.lastID
    }
    guard let id else {
      continuation?.resume(throwing: Browser.Failure(description: "chromium has ended"))
      return
    }
    let page = session.map { ",\"sessionId\":\"\($0)\"" } ?? ""
    let message =
      Data("{\"id\":\(id),\"method\":\"\(method)\"\(page),\"params\":".utf8)
      + parameters + Data("}\0".utf8)
    // If this fails, the browser has ended, and `read` resumes all waiting calls with an error.
    commands.withLock { try? $0.write(contentsOf: message) }
  }

  /// Hands out answers until the browser ends.
  private func read(_ answers: FileHandle) {
    var unread = Data()
    while true {
      let more = answers.availableData
      guard !more.isEmpty else { break }
      var rest = more[...]
      while let end = rest.range(of: Data([0])) {
        handle(unread + rest[..<end.lowerBound])
        unread = Data()
        rest = rest[end.upperBound...]
      }
      unread += rest
    }
    let waiting = state.withLock { state in
      state.hasEnded = true
      defer { state.waiting = [:] }
      return Array(state.waiting.values)
    }
    for one in waiting {
      one.continuation.resume(throwing: Browser.Failure(description: "chromium has ended"))
    }
  }

  /// Handles an answer or an event.
  private func handle(_ bytes: Data) {
    guard let message = try? JSONSerialization.jsonObject(with: bytes) as? [String: Any] else {
      return
    }
    guard let id = message["id"] as? Int else {
      let event = message["method"] as? String
      if event == "Runtime.exceptionThrown" || event == "Log.entryAdded",
        let session = message["sessionId"] as? String
      {
        let complaint = "\(message["params"] ?? "")"
        state.withLock { $0.complaints[session, default: []].append(complaint) }
      }
      return
    }
    guard let waiting = state.withLock({ $0.waiting.removeValue(forKey: id) }) else { return }
    if let error = message["error"] {
      waiting.continuation.resume(
        throwing: Browser.Failure(description: "\(waiting.method): \(error)"))
    } else {
      waiting.continuation.resume(returning: message["result"] as? [String: Any] ?? [:])
    }
  }
}
