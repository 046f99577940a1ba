/// The tabs of the tests' browser. A new tab has a process of its own and costs as much as most tests, so there are few,
/// which tests use one after another.
actor BrowserTabs {
  static let shared = BrowserTabs()

  /// More would wait for each other's processor time.
  private static let most = 3

  /// The sessions of the tabs that no test uses.
  private var idle: [String] = []
  private var count = 0
  private var waiting: [CheckedContinuation<String?, Never>] = []

  /// A session of a tab, for the caller alone until it is given back. Waits while all tabs are in use.
  func take(_ connection: BrowserConnection) async throws -> String {
    while true {
      if let session = idle.popLast() { return session }
      if count < Self.most {
        count += 1
        do {
          return try await Self.opened(connection)
        } catch {
          count -= 1
          resumeNext(with: nil)
          throw error
        }
      }
      // Nil means that another test could open no tab; this one tries itself, and reports why not.
      if let session = await withCheckedContinuation({ waiting.append($0) }) { return session }
    }
  }

  /// Gives a tab back.
  func giveBack(_ session: String) {
    if waiting.isEmpty { idle.append(session) } else { resumeNext(with: session) }
  }

  private func resumeNext(with session: String?) {
    guard !waiting.isEmpty else { return }
    waiting.removeFirst().resume(returning: session)
  }

  private static func opened(_ connection: BrowserConnection) async throws -> String {
    guard
      // Of several tabs in one window only one is drawn. Each context has a window of its own.
      let context = try await connection.call("Target.createBrowserContext")["browserContextId"]
        as? String,
      let target = try await connection.call(
        "Target.createTarget", ["url": "about:blank", "browserContextId": context])["targetId"]
        as? String,
      let session = try await connection.call(
        "Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
    else { throw Browser.Failure(description: "chromium opens no page") }
    for domain in ["Page", "Runtime", "Log"] {
      _ = try await connection.call("\(domain).enable", session: session)
    }
    // Only the page that was opened last has the focus otherwise, and others may not use the clipboard.
    _ = try await connection.call(
      "Emulation.setFocusEmulationEnabled", ["enabled": true], session: session)
    return session
  }
}
