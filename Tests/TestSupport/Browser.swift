import Foundation

/// A headless Chromium with one page, driven through its DevTools pipe: messages are JSON that ends with a
/// zero byte, so that no socket and no library is needed.
///
/// Starting Chromium takes longer than most tests, so all tests share one, each with a page of its own. The
/// tests wait for its answers, and do so on the main actor, where no other test waits. Suites that use a browser
/// need not be serialized: a test that does not suspend has the main actor, and with it the browser, for itself.
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
    private let commands = Pipe()
    private let answers = Pipe()
    private var unread: [UInt8] = []
    private var lastID = 0
    /// Errors of scripts and of the content security policy, by the session of their page.
    var complaints: [String: [String]] = [:]

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

    /// Sends a command to the browser, or to a page by its session, and waits for the answer.
    func call(
      _ method: String, _ parameters: [String: Any] = [:], session: String? = nil
    ) throws -> [String: Any] {
      lastID += 1
      let id = lastID
      var message: [String: Any] = ["id": id, "method": method, "params": parameters]
      if let session { message["sessionId"] = session }
      let bytes = try JSONSerialization.data(withJSONObject: message)
      try commands.fileHandleForWriting.write(contentsOf: bytes + [0])
      while true {
        let answer = try nextMessage()
        if answer["id"] as? Int == id {
          if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
          return answer["result"] as? [String: Any] ?? [:]
        }
        let event = answer["method"] as? String
        if event == "Runtime.exceptionThrown" || event == "Log.entryAdded",
          let session = answer["sessionId"] as? String
        {
          complaints[session, default: []].append("\(answer["params"] ?? "")")
        }
      }
    }

    private func nextMessage() throws -> [String: Any] {
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

  /// An open page.
  private struct Page {
    /// What pages share, such as storage. Each page has one of its own.
    var context: String
    /// Tells the page's messages from those of others.
    var session: String
  }

  private let connection: Connection
  private var page: Page?

  /// A page of 1280 × 800 pixels in the shared browser. It opens when it is first used, and closes when this
  /// object is released.
  public init() throws {
    connection = try Connection.shared ?? Connection()
    Connection.shared = connection
  }

  isolated deinit {
    guard let page else { return }
    _ = try? connection.call("Target.disposeBrowserContext", ["browserContextId": page.context])
  }

  /// Errors of scripts and of the content security policy since a file or an address was opened.
  public var complaints: [String] { page.flatMap { connection.complaints[$0.session] } ?? [] }

  /// The page, which is opened if it is not open yet.
  private func opened() throws -> Page {
    if let page { return page }
    guard
      let context = try connection.call("Target.createBrowserContext")["browserContextId"]
        as? String,
      let target = try connection.call(
        "Target.createTarget", ["url": "about:blank", "browserContextId": context])["targetId"]
        as? String,
      let session = try connection.call(
        "Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
    else { throw Failure(description: "chromium opens no page") }
    let page = Page(context: context, session: session)
    self.page = page
    for domain in ["Page", "Runtime", "Log"] { _ = try call("\(domain).enable") }
    // Only the page that was opened last has the focus otherwise, and others may not use the clipboard.
    _ = try call("Emulation.setFocusEmulationEnabled", ["enabled": true])
    try resize(width: 1280, height: 800)
    return page
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
    connection.complaints[try opened().session] = []
    _ = try call("Page.navigate", ["url": path.contains("://") ? path : "file://\(path)"])
    try wait(until: condition)
  }

  /// Waits until an expression is true; fails after about a minute. A page may load again while this waits.
  public func wait(until condition: String) throws {
    // The page itself looks again and again, so that no time passes between the moment and the answer.
    let wait = """
      new Promise((resolve) => {
        let count = 0
        const look = () => {
          let answer = false
          try { answer = Boolean(document.body && (\(condition))) } catch (error) { answer = `${error}` }
          if (answer === true || ++count === 200) return resolve(answer)
          setTimeout(look, 5)
        }
        look()
      })
      """
    var last = ""
    for _ in 0..<60 {
      do {
        let answer = try evaluate(wait)
        if answer as? Bool == true { return }
        last = answer as? String ?? ""
      } catch let failure as Failure {
        last = failure.description
        Thread.sleep(forTimeInterval: 0.05)
      }
    }
    throw Failure(description: "never true: \(condition); \(last) \(complaints)")
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
    try connection.call(method, parameters, session: opened().session)
  }
}
