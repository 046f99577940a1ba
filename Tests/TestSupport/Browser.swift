import Drawing
import Foundation
import PNGCoding

/// A page of a headless Chromium, driven through its DevTools pipe: messages are JSON that ends with a zero byte, so that
/// no socket and no library is needed.
///
/// Starting Chromium takes longer than most tests, so all tests share one. A test that waits for an answer is suspended,
/// so that others run meanwhile.
public final class Browser: Sendable {
  /// What went wrong.
  public struct Failure: Error, CustomStringConvertible {
    /// The reason, for the test's log.
    public let description: String
  }

  private let connection: BrowserConnection
  /// Tells the page's messages from those of others.
  private let session: String

  /// Takes a tab of 1280 × 800 pixels of the shared browser, and waits for one if necessary. The tab is given back when
  /// this object is released; a test must not use two.
  public init() async throws {
    connection = try BrowserConnection.shared.get()
    session = try await BrowserTabs.shared.take(connection)
    try await resize(width: 1280, height: 800)
    try await hideScrollbars(false)
  }

  deinit {
    // What the page does ends here, not with the next test.
    connection.send("Page.navigate", ["url": "about:blank"], session: session)
    Task { [session] in await BrowserTabs.shared.giveBack(session) }
  }

  /// Errors of scripts and of the content security policy since a file or an address was opened.
  public var complaints: [String] { connection.complaints(of: session) }

  /// Gives the window a size, a colour scheme and a taste for motion.
  public func resize(
    width: Int, height: Int, isPhone: Bool = false, isDark: Bool = false,
    reducesMotion: Bool = false
  ) async throws {
    _ = try await call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": isPhone])
    _ = try await call(
      "Emulation.setEmulatedMedia",
      [
        "features": [
          ["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"],
          ["name": "prefers-reduced-motion", "value": reducesMotion ? "reduce" : "no-preference"],
        ]
      ])
  }

  /// Opens a file or an address, and waits until an expression is true in it.
  public func open(_ path: String, until condition: String) async throws {
    connection.forgetComplaints(of: session)
    _ = try await call("Page.navigate", ["url": path.contains("://") ? path : "file://\(path)"])
    try await wait(until: condition)
  }

  /// Waits until an expression is true; fails after about a minute. A page may load again while this waits.
  public func wait(until condition: String) async throws {
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
        let answer = try await evaluate(wait)
        if answer as? Bool == true { return }
        last = answer as? String ?? ""
      } catch let failure as Failure {
        last = failure.description
        try await Task.sleep(for: .milliseconds(50))
      }
    }
    throw Failure(description: "never true: \(condition); \(last) \(complaints)")
  }

  /// What a page shows when it is opened in a window of a size, without scroll bars.
  func picture(of path: String, width: Int, height: Int) async throws -> Bitmap {
    try await resize(width: width, height: height)
    try await hideScrollbars(true)
    try await open(path, until: "document.readyState === 'complete'")
    // Fast means a quick compression; the pixels are the same.
    let answer = try await call(
      "Page.captureScreenshot", ["format": "png", "optimizeForSpeed": true])
    guard let text = answer["data"] as? String, let data = Data(base64Encoded: text) else {
      throw Failure(description: "chromium takes no picture")
    }
    return try PNGDecoder.decode([UInt8](data)).bitmap
  }

  /// The value of an expression.
  @discardableResult
  public func evaluate(_ expression: String) async throws -> Any? {
    let answer = try await call(
      "Runtime.evaluate",
      ["expression": expression, "returnByValue": true, "awaitPromise": true])
    if let details = answer["exceptionDetails"] { throw Failure(description: "\(details)") }
    return (answer["result"] as? [String: Any])?["value"]
  }

  /// Clicks with a mouse in the middle of the first element of a selector.
  public func click(_ selector: String) async throws {
    let place = try await evaluate(
      """
      (() => { const e = document.querySelector(`\(selector)`); e.scrollIntoView({ block: 'center' });
      const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; })()
      """)
    guard let numbers = place as? [Double], numbers.count == 2 else {
      throw Failure(description: "no place of \(selector)")
    }
    for type in ["mousePressed", "mouseReleased"] {
      _ = try await call(
        "Input.dispatchMouseEvent",
        ["type": type, "x": numbers[0], "y": numbers[1], "button": "left", "clickCount": 1])
    }
  }

  /// Moves a mouse to a place of the window, and presses, holds or releases its button.
  ///
  /// - Parameter type: `mousePressed`, `mouseMoved` or `mouseReleased`.
  public func mouse(_ type: String, x: Double, y: Double) async throws {
    _ = try await call(
      "Input.dispatchMouseEvent",
      [
        "type": type, "x": x, "y": y, "button": "left", "buttons": type == "mouseReleased" ? 0 : 1,
        "clickCount": 1,
      ])
  }

  /// Touches the page with a finger: `touchStart`, `touchMove` or `touchEnd`. Returns when the page has been told:
  /// Chromium answers before, as it keeps moves until the next frame.
  public func touch(_ type: String, x: Double, y: Double) async throws {
    let points = type == "touchEnd" ? [] : [["x": x, "y": y]]
    _ = try await call("Input.dispatchTouchEvent", ["type": type, "touchPoints": points])
    try await evaluate(
      "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))")
  }

  /// Presses a key: a character, or a name such as `Tab`.
  public func press(_ key: String) async throws {
    var parameters: [String: Any] = ["type": "keyDown", "key": key]
    if key.count == 1 { parameters["text"] = key }
    _ = try await call("Input.dispatchKeyEvent", parameters)
    _ = try await call("Input.dispatchKeyEvent", ["type": "keyUp", "key": key])
  }

  /// What a screen reader finds: role, name and whether it takes the focus, of each node that is not ignored, in the
  /// order of the page.
  public func accessibilityNodes() async throws -> [(role: String, name: String, takesFocus: Bool)]
  {
    _ = try await call("Accessibility.enable")
    let nodes = try await call("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
    // Else the tab would keep the tree up to date for all tests that use it later.
    _ = try await call("Accessibility.disable")
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

  private func hideScrollbars(_ isHidden: Bool) async throws {
    _ = try await call("Emulation.setScrollbarsHidden", ["hidden": isHidden])
  }

  private func call(
    _ method: String, _ parameters: [String: Any] = [:]
  ) async throws -> [String: Any] {
    try await connection.call(method, parameters, session: session)
  }
}
