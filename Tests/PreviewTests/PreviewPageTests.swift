import Files
import Foundation
import ScenePages
import SceneReading
import SceneRendering
import TestSupport
import Testing

@testable import Preview

/// A preview in Chromium, from the saved file to the page.
@Suite("A previewed scene in Chromium", .browser)
struct PreviewPageTests {
  private static func scene(color: String, items: Int = 3) -> String {
    """
    cellophane: 1
    title: \(color)
    cell: { contentView: { backgroundColor: \(color) } }
    states: { mood: { values: calm | glad } }
    collectionView:
      frame: { width: 200, height: 100 }
      flowLayout: { itemSize: { width: 200, height: 60 } }
      items: \(items)
    """
  }

  private let folder: TemporaryFolder
  private let feed: PageFeed
  private let server: LoopbackServer
  private let following: Task<Void, any Error>

  init() async throws {
    let folder = try TemporaryFolder()
    self.folder = folder
    for name in ["a", "b"] {
      try Self.scene(color: "systemRed").write(
        toFile: "\(folder.path)/\(name).cell.yaml", atomically: true, encoding: .utf8)
    }
    let follower = try SceneFollower(
      list: {
        try FileAccess.names(inFolder: folder.path).filter { $0.hasSuffix(".yaml") }
          .map { "\(folder.path)/\($0)" }
      },
      read: { Self.entry(of: $0) })
    let feed = PageFeed(title: "Preview", entries: follower.entries)
    self.feed = feed
    server = try await LoopbackServer(feed: feed, port: 0)
    following = Task.detached(priority: .high) {
      var follower = follower
      try await follower.follow(feed, title: { _ in "Preview" }) { _, _ in }
    }
  }

  private nonisolated static func entry(of file: String) -> ScenePage.Entry {
    let name = URL(fileURLWithPath: file).lastPathComponent.prefix { $0 != "." }
    do {
      let document = try SceneDocument(contentsOfFile: file)
      let source = String(decoding: try FileAccess.read(file, atMost: 1 << 20), as: UTF8.self)
      return .scene(
        try PlayableScene(
          SceneRenderer(document.scene), document: document, source: source, name: String(name),
          variants: PageVariants()))
    } catch {
      return .failure(ScenePage.Failure(name: String(name), message: "\(error)"))
    }
  }

  private func write(_ text: String, to name: String = "a") throws {
    try text.write(
      toFile: "\(folder.path)/\(name).cell.yaml", atomically: true, encoding: .utf8)
  }

  private func opened() async throws -> Browser {
    let browser = try await Browser()
    try await browser.open(server.address, until: "typeof page === 'object' && page.index === 0")
    return browser
  }

  private func end() async {
    following.cancel()
    await server.stop()
  }

  @Test(
    "A change is shown with the state, the scroll position, the log and the settings that were there"
  )
  func change() async throws {
    let browser = try await opened()
    try await browser.evaluate(
      """
      page.isManual = true
      page.stage.input('select', 1); page.stage.input('set', 0, ['mood', 'glad'])
      at('stage').dispatchEvent(new WheelEvent('wheel', { deltaY: 30 })); draw()
      at('vision').value = 'tritanopia'; page.speed = 0.25
      setVariant(loaded[page.index].variants.findIndex((v) => v.traits[0] === 'dark'))
      page.old = page.stage; null
      """)
    try write(Self.scene(color: "systemGreen"))
    try await browser.wait(until: "page.stage !== page.old")
    #expect(try await browser.evaluate("document.title") as? String == "systemGreen")
    #expect(
      try await browser.evaluate("page.stage.text(page.stage.cells[1])") as? String == "selected")
    #expect(
      try await browser.evaluate("page.stage.text(page.stage.cells[0])") as? String == "mood=glad")
    let kept = try await browser.evaluate(
      "JSON.stringify([page.stage.scroll, page.speed, page.stage.looks.traits[0], at('vision').value, page.stage.log.length === page.old.log.length])"
    )
    #expect(kept as? String == "[30,0.25,\"dark\",\"tritanopia\",true]")
    // A press goes on from there.
    try await browser.evaluate("page.stage.input('deselect', 1); draw(); null")
    #expect(
      try await browser.evaluate("page.stage.text(page.stage.cells[1])") as? String == "normal")
    #expect(browser.complaints.isEmpty)
    await end()
  }

  @Test("The finger that is down when a file is saved is lifted, and the cell takes touches again")
  func finger() async throws {
    let browser = try await opened()
    try await browser.evaluate(
      """
      page.isManual = true
      page.press = () => {
        page.stage.input('down', 100, 30); page.stage.advance(page.stage.time + 0.2); draw()
        return page.stage.text(page.stage.cells[0])
      }
      page.old = page.stage; null
      """)
    #expect(try await browser.evaluate("page.press()") as? String == "highlighted")
    try write(Self.scene(color: "systemGreen"))
    try await browser.wait(until: "page.stage !== page.old")
    #expect(
      try await browser.evaluate("page.stage.text(page.stage.cells[0])") as? String == "normal")
    #expect(try await browser.evaluate("page.press()") as? String == "highlighted")
    try await browser.evaluate("page.stage.input('up'); draw(); null")
    #expect(
      try await browser.evaluate("page.stage.text(page.stage.cells[0])") as? String == "selected")
    #expect(browser.complaints.isEmpty)
    await end()
  }

  @Test("The keyboard's focus stays at its cell and at its setting")
  func focus() async throws {
    let browser = try await opened()
    let places = [
      (".cell[data-item=\"2\"]", "systemGreen"), ("#inputs button", "systemBlue"),
      ("#vision", "systemTeal"),
    ]
    for (place, color) in places {
      try await browser.evaluate(
        """
        document.querySelector('\(place)').focus(); page.old = page.stage
        window.before = document.activeElement; null
        """)
      try write(Self.scene(color: color))
      try await browser.wait(until: "page.stage !== page.old")
      #expect(
        try await browser.evaluate(
          "document.activeElement === before || document.activeElement.matches('\(place)')")
          as? Bool
          == true, "\(place)")
    }
    #expect(browser.complaints.isEmpty)
    await end()
  }

  @Test("A script stays where it is")
  func script() async throws {
    let script = "\nscripts: { tap: [tap: 0, wait: 0.5] }\n"
    try write(Self.scene(color: "systemRed") + script)
    let browser = try await opened()
    try await browser.wait(until: "loaded[page.index].scripts.length === 1")
    try await browser.evaluate("choose(0); seek(0.3); page.old = page.stage; null")
    try write(Self.scene(color: "systemBlue") + script)
    try await browser.wait(until: "page.stage !== page.old")
    #expect(
      try await browser.evaluate("[page.script.name, page.stage.time]") as? [AnyHashable] == [
        "tap", 0.3,
      ])
    await end()
  }

  @Test(
    "A mistake is shown over the last good picture, also to later visitors, until it is corrected"
  )
  func mistake() async throws {
    let browser = try await opened()
    try await browser.evaluate("page.old = page.stage; null")
    try write("cellophane: 1\ncell: 5\n")
    try await browser.wait(until: "!at('problem').hidden")
    let message = try await browser.evaluate("at('problem').textContent") as? String
    #expect(message?.contains("a.cell.yaml:2:7") == true)
    #expect(
      try await browser.evaluate("page.stage === page.old && !at('left').hidden") as? Bool == true)
    let second = try await opened()
    #expect(try await second.evaluate("at('problem').textContent") as? String == message)
    #expect(try await second.evaluate("page.stage.cells.length") as? Int == 3)
    try write(Self.scene(color: "systemGreen", items: 2))
    for page in [browser, second] {
      try await page.wait(until: "at('problem').hidden && page.stage.cells.length === 2")
    }
    #expect(browser.complaints.isEmpty)
    await end()
  }

  @Test("Scenes that come to a folder come to the list")
  func newScene() async throws {
    let browser = try await opened()
    try write(Self.scene(color: "systemTeal"), to: "c")
    try await browser.wait(until: "typeof entries === 'object' && entries.length === 3")
    try await browser.wait(until: "page.index === 0 && loaded[page.index].name === 'a'")
    await end()
  }

  @Test("A connection ends when the request says close, and HEAD has only the head of GET")
  func connections() async throws {
    // What arrives until the connection ends: the status, some headers, and the number of bytes after them.
    func answer(_ request: String, _ headers: String...) throws -> String? {
      let program = """
        import socket, sys
        connection = socket.create_connection(("127.0.0.1", int(sys.argv[1])), timeout=60)
        connection.sendall(("\\r\\n".join(sys.argv[2:]) + "\\r\\n\\r\\n").encode())
        answer = b""
        while block := connection.recv(65536): answer += block
        head, body = answer.decode().split("\\r\\n\\r\\n", 1)
        lines = head.split("\\r\\n")
        headers = dict(line.lower().split(": ", 1) for line in lines[1:])
        length = headers.get("content-length")
        if length is not None and int(length) == len(body.encode()): length = "all"
        elif length is not None and int(length) > 0 and body == "": length = "some"
        print(lines[0].split(" ")[1], headers.get("connection"), headers.get("allow"), length, body == "")
        """
      return try ForeignProgram.lines(
        "python3",
        ["-c", program, "\(server.port)", request, "Host: 127.0.0.1:\(server.port)"] + headers
      ).first
    }
    let close = "Connection: close"
    #expect(try answer("GET / HTTP/1.1", close) == "200 close None all False")
    #expect(try answer("GET / HTTP/1.0") == "200 close None all False")
    #expect(try answer("HEAD / HTTP/1.1", close) == "200 close None some True")
    #expect(try answer("HEAD /none HTTP/1.1", close) == "404 close None some True")
    #expect(try answer("HEAD /events HTTP/1.1") == "200 close None None True")
    #expect(try answer("DELETE / HTTP/1.1", close) == "405 close get, head all False")
    // Without that, the same connection takes more requests.
    let program = """
      import http.client, sys
      connection = http.client.HTTPConnection("127.0.0.1", int(sys.argv[1]), timeout=60)
      connection.request("HEAD", "/")
      head = connection.getresponse()
      head.read()
      socket = connection.sock
      connection.request("GET", "/")
      page = connection.getresponse()
      same = socket is not None and connection.sock is socket
      print(same, head.getheader("Content-Length") == str(len(page.read())))
      """
    let kept = try ForeignProgram.lines("python3", ["-c", program, "\(server.port)"])
    #expect(kept == ["True True"])
    await end()
  }

  @Test("Only the page's own requests are answered, and no file is served")
  func refusals() async throws {
    func status(_ path: String, _ headers: String...) throws -> String? {
      let program = """
        import http.client, sys
        connection = http.client.HTTPConnection("127.0.0.1", int(sys.argv[1]), timeout=60)
        connection.putrequest("GET", sys.argv[2], skip_host=True)
        for header in sys.argv[3:]: connection.putheader(*header.split(": ", 1))
        connection.endheaders()
        answer = connection.getresponse()
        print(answer.status, answer.getheader("Cache-Control"), answer.getheader("X-Frame-Options"))
        """
      return try ForeignProgram.lines("python3", ["-c", program, "\(server.port)", path] + headers)
        .first
    }
    let host = "Host: 127.0.0.1:\(server.port)"
    #expect(try status("/", host) == "200 no-store DENY")
    #expect(try status("/", "Host: attacker.example:\(server.port)") == "403 no-store DENY")
    #expect(try status("/", host, "Origin: http://attacker.example") == "403 no-store DENY")
    #expect(
      try status("/events?list=1&since=0", host, "Sec-Fetch-Site: cross-site")
        == "403 no-store DENY")
    for path in ["/a.cell.yaml", "/../../../../etc/passwd", "/%2e%2e/etc/passwd", "//etc/passwd"] {
      #expect(try status(path, host) == "404 no-store DENY")
    }
    await end()
  }
}
