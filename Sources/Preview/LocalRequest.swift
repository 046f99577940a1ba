internal import NIOHTTP1

/// The target of a request.
enum LocalRequest: Hashable {
  /// The page.
  case page
  /// Changes of a list of scenes after a number.
  case events(list: UInt64?, since: Int)
  /// Anything else, which there is not.
  case other

  /// - Parameters:
  ///   - uri: The request's target.
  ///   - lastEvent: The number of the last change that a browser has seen, if it connects again.
  init(uri: String, lastEvent: String?) {
    let parts = uri.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    switch parts.first {
    case "/": self = .page
    case "/events":
      var values: [Substring: Substring] = [:]
      for pair in parts.dropFirst().first?.split(separator: "&") ?? [] {
        let sides = pair.split(separator: "=", maxSplits: 1)
        if sides.count == 2 { values[sides[0]] = sides[1] }
      }
      self = .events(
        list: values["list"].flatMap { UInt64($0) },
        since: (lastEvent.flatMap { Int($0) } ?? values["since"].flatMap { Int($0) }) ?? 0)
    default: self = .other
    }
  }

  /// Whether a request comes from this machine's browser, for the preview's own page: its host is a name of this
  /// machine with the server's port, and its origin, if it has one, is the page's.
  static func isAllowed(_ headers: HTTPHeaders, port: Int) -> Bool {
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    let named = headers["Host"]
    guard named.count == 1, let host = named.first?.lowercased(), hosts.contains(host) else {
      return false
    }
    guard headers["Origin"].allSatisfy({ $0.lowercased() == "http://\(host)" }) else {
      return false
    }
    // The browser's information about the origin of the request (Fetch Metadata): the address bar, or the page itself.
    return headers["Sec-Fetch-Site"].allSatisfy { $0 == "none" || $0 == "same-origin" }
  }
}
