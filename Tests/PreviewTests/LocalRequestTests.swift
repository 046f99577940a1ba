import NIOHTTP1
import Testing

@testable import Preview

/// What the preview's server answers.
@Suite("A request to the preview")
struct LocalRequestTests {
  @Test(
    "There are a page and its changes, and nothing else",
    arguments: [
      ("/", .page), ("/?a=b", .page), ("/events?list=7&since=3", .events(list: 7, since: 3)),
      ("/events", .events(list: nil, since: 0)),
      ("/events?list=-1&since=x", .events(list: nil, since: 0)), ("", .other),
      ("/selection.cell.yaml", .other), ("/../etc/passwd", .other), ("//", .other),
      ("http://127.0.0.1/", .other), ("/events/", .other), ("*", .other),
    ] as [(String, LocalRequest)])
  func targets(uri: String, request: LocalRequest) {
    #expect(LocalRequest(uri: uri, lastEvent: nil) == request)
  }

  @Test("A browser that connects again sends the number of the last event")
  func lastEvent() {
    #expect(
      LocalRequest(uri: "/events?list=7&since=3", lastEvent: "12") == .events(list: 7, since: 12))
    #expect(
      LocalRequest(uri: "/events?list=7&since=3", lastEvent: "x") == .events(list: 7, since: 3))
  }

  @Test(
    "Host, origin and fetch metadata must be the page's own",
    arguments: [
      ([("Host", "127.0.0.1:7878")], true), ([("Host", "LOCALHOST:7878")], true), ([], false),
      ([("Host", "127.0.0.1")], false), ([("Host", "127.0.0.1:80")], false),
      ([("Host", "attacker.example:7878")], false),
      ([("Host", "127.0.0.1:7878.attacker.example")], false),
      ([("Host", "127.0.0.1:7878"), ("Host", "attacker.example")], false),
      ([("Host", "localhost:7878"), ("Origin", "http://localhost:7878")], true),
      ([("Host", "localhost:7878"), ("Origin", "http://127.0.0.1:7878")], false),
      ([("Host", "127.0.0.1:7878"), ("Origin", "http://attacker.example")], false),
      ([("Host", "127.0.0.1:7878"), ("Origin", "https://127.0.0.1:7878")], false),
      ([("Host", "127.0.0.1:7878"), ("Origin", "null")], false),
      ([("Host", "127.0.0.1:7878"), ("Sec-Fetch-Site", "none")], true),
      ([("Host", "127.0.0.1:7878"), ("Sec-Fetch-Site", "same-origin")], true),
      ([("Host", "127.0.0.1:7878"), ("Sec-Fetch-Site", "cross-site")], false),
      ([("Host", "127.0.0.1:7878"), ("Sec-Fetch-Site", "same-site")], false),
    ] as [([(String, String)], Bool)])
  func headers(list: [(String, String)], isAllowed: Bool) {
    #expect(LocalRequest.isAllowed(HTTPHeaders(list), port: 7878) == isAllowed)
  }
}
