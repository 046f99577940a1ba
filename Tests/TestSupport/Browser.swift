import Foundation

/// A headless Chromium with one page, driven through its DevTools pipe: messages are JSON that ends with a
/// zero byte, so that no socket and no library is needed.
///
/// Starting Chromium takes longer than most tests, so all tests share one, each with a page of its own. The
/// tests wait for its answers, and do so on the main actor, where no other test waits.
@MainActor
public final class Browser {
  /// What went wrong.
  public struct Failure: Error, CustomStringConvertible {
    /// The reason, for the test's log.
    public let description: String
  }

  /// The process and its pipes.
  @MainActor
  private final class Connection {
    static var shared: Connection?

    private let process = Process()
    let commands = Pipe()
    private let answers = Pipe()
    private var unread: [UInt8] = []
    var lastID = 0
    /// What pages share, such as storage, for the newest pages. Each page has one of its own.
    var contexts: [String] = []
    init() throws {
      let profile = FileManager.default.temporaryDirectory.appendingPathComponent(
        "cellophane-browser-\(UUID().uuidString)")
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      // Chromium reads commands from descriptor 3 and writes answers to descriptor 4. It ends when the pipe is
      // closed, which happens when the tests end.
      process.arguments = [
        "-c",
        "chromium --headless=new --no-sandbox --disable-gpu --no-first-run"
          + " --user-data-dir='\(profile.path)' --remote-debugging-pipe 3<&0 4>&1 >/dev/null 2>&1;"
          + " rm -rf '\(profile.path)'",
      ]
      process.standardInput = commands
      process.standardOutput = answers
      try process.run()
    }

    func nextMessage() throws -> [String: Any] {
      while true {
        if let end = unread.firstIndex(of: 0) {
          let message = Data(unread[..<end])
          unread.removeFirst(end + 1)
          return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
        }
        let more = answers.fileHandleForReading.availableData
        if more.isEmpty { throw Failure(description: "chromium has ended") }
        unread += more
      }
    }
  }

  /// The pages that stay open. A test may begin before another one that shares the browser has ended.
  private static let mostPages = 3

  private let connection: Connection
  private var session: String?
  /// Errors of scripts and of the content security policy since the page was opened.
  public private(set) var complaints: [String] = []

  /// A new page of 1280 × 800 pixels in the shared browser. The oldest of several pages is closed.
  public static func withNewPage() throws -> Browser {
    let connection = try Connection.shared ?? Connection()
    Connection.shared = connection
    let browser = Browser(connection)
    try browser.openPage()
    return browser
  }

  private init(_ connection: Connection) { self.connection = connection }

  private func openPage() throws {
    let context = try call("Target.createBrowserContext")["browserContextId"] as? String
    connection.contexts.append(context ?? "")
    if connection.contexts.count > Self.mostPages {
      let oldest = connection.contexts.removeFirst()
      _ = try call("Target.disposeBrowserContext", ["browserContextId": oldest])
    }
    let created = try call(
      "Target.createTarget", ["url": "about:blank", "browserContextId": context ?? ""])
    let attached = try call(
      "Target.attachToTarget", ["targetId": created["targetId"] as? String ?? "", "flatten": true])
    session = attached["sessionId"] as? String
    complaints = []
    for domain in ["Page", "Runtime", "Log"] { _ = try call("\(domain).enable") }
    try resize(width: 1280, height: 800)
  }

  /// Gives the window a size, a colour scheme and a taste for motion.
  public func resize(
    width: Int, height: Int, isPhone: Bool = false, isDark: Bool = false,
    reducesMotion: Bool = false
  ) throws {
    _ = try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": isPhone])
    _ = try call(
      "Emulation.setEmulatedMedia",
      [
        "features": [
          ["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"],
          ["name": "prefers-reduced-motion", "value": reducesMotion ? "reduce" : "no-preference"],
        ]
      ])
  }

  /// Opens a file or an address, and waits until an expression is true in it.
  public func open(_ path: String, until condition: String) throws {
    complaints = []
    _ = try call("Page.navigate", ["url": path.contains("://") ? path : "file://\(path)"])
    try wait(until: condition)
  }

  /// Waits until an expression is true; fails after ten seconds.
  public func wait(until condition: String) throws {
    for _ in 0..<400 {
      if try evaluate("Boolean(document.body && (\(condition)))") as? Bool == true { return }
      Thread.sleep(forTimeInterval: 0.025)
    }
    throw Failure(description: "never true: \(condition); \(complaints)")
  }

  /// The value of an expression.
  @discardableResult
  public func evaluate(_ expression: String) throws -> Any? {
    let answer = try call(
      "Runtime.evaluate",
      ["expression": expression, "returnByValue": true, "awaitPromise": true])
    if let details = answer["exceptionDetails"] { throw Failure(description: "\(details)") }
    return (answer["result"] as? [String: Any])?["value"]
  }

  /// Clicks with a mouse in the middle of the first element of a selector.
  public func click(_ selector: String) throws {
    let place = try evaluate(
      """
      (() => { const e = document.querySelector(`\(selector)`); e.scrollIntoView({ block: 'center' });
      const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; })()
      """)
    guard let numbers = place as? [Double], numbers.count == 2 else {
      throw Failure(description: "no place of \(selector)")
    }
    for type in ["mousePressed", "mouseReleased"] {
      _ = try call(
        "Input.dispatchMouseEvent",
        ["type": type, "x": numbers[0], "y": numbers[1], "button": "left", "clickCount": 1])
    }
  }

  /// Moves a mouse to a place of the window, and presses, holds or releases its button.
  ///
  /// - Parameter type: `mousePressed`, `mouseMoved` or `mouseReleased`.
  public func mouse(_ type: String, x: Double, y: Double) throws {
    _ = try call(
      "Input.dispatchMouseEvent",
      [
        "type": type, "x": x, "y": y, "button": "left", "buttons": type == "mouseReleased" ? 0 : 1,
        "clickCount": 1,
      ])
  }

  /// Presses a key: a character, or a name such as `Tab`.
  public func press(_ key: String) throws {
    var parameters: [String: Any] = ["type": "keyDown", "key": key]
    if key.count == 1 { parameters["text"] = key }
    _ = try call("Input.dispatchKeyEvent", parameters)
    _ = try call("Input.dispatchKeyEvent", ["type": "keyUp", "key": key])
  }

  /// What a screen reader finds: role, name and whether it takes the focus, of each node that is not ignored, in the
  /// order of the page.
  public func accessibilityNodes() throws -> [(role: String, name: String, takesFocus: Bool)] {
    _ = try call("Accessibility.enable")
    let nodes = try call("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
    func text(_ value: Any?) -> String { (value as? [String: Any])?["value"] as? String ?? "" }
    return nodes.filter { $0["ignored"] as? Bool != true }.map { node in
      let properties = node["properties"] as? [[String: Any]] ?? []
      let focusable = properties.first { $0["name"] as? String == "focusable" }?["value"]
      return (
        text(node["role"]), text(node["name"]),
        (focusable as? [String: Any])?["value"] as? Bool == true
      )
    }
  }

  private func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    connection.lastID += 1
    let id = connection.lastID
    var message: [String: Any] = ["id": id, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    let bytes = try JSONSerialization.data(withJSONObject: message)
    try connection.commands.fileHandleForWriting.write(contentsOf: bytes + [0])
    while true {
      let answer = try connection.nextMessage()
      if answer["id"] as? Int == id {
        if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
        return answer["result"] as? [String: Any] ?? [:]
      }
      guard answer["sessionId"] as? String == session else { continue }
      let event = answer["method"] as? String
      if event == "Runtime.exceptionThrown" || event == "Log.entryAdded" {
        complaints.append("\(answer["params"] ?? "")")
      }
    }
  }
}
