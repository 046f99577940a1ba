internal import Drawing

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// A JSON value as it was read.
indirect enum JSONTree: Decodable {
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)
  case list([JSONTree])
  case object([String: JSONTree])

  /// A key of any object.
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: Key.self) {
      var members: [String: JSONTree] = [:]
      for key in object.allKeys {
        members[key.stringValue] = try object.decode(JSONTree.self, forKey: key)
      }
      self = .object(members)
    } else if var list = try? decoder.unkeyedContainer() {
      var elements: [JSONTree] = []
      while !list.isAtEnd { elements.append(try list.decode(JSONTree.self)) }
      self = .list(elements)
    } else {
      let value = try decoder.singleValueContainer()
      if value.decodeNil() {
        self = .null
      } else if let number = try? value.decode(Double.self) {
        self = .number(number)
      } else if let text = try? value.decode(String.self) {
        self = .text(text)
      } else {
        self = .boolean(try value.decode(Bool.self))
      }
    }
  }

  /// The kind of value, for messages.
  var kind: String {
    switch self {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number(let number): decimal(number)
    case .text(let text): "\"\(text.prefix(40))\(text.count > 40 ? "…" : "")\""
    case .list: "a list"
    case .object: "an object"
    }
  }
}

/// A JSON value with its place.
struct JSONNode {
  let tree: JSONTree
  /// The place, as `states[2].tree`; empty for the whole file.
  let path: String

  /// Parses a file.
  init(_ bytes: [UInt8]) throws(CaptureFailure) {
    guard bytes.count <= CaptureLimits.largestFile else {
      throw CaptureFailure(
        "", "a capture may have at most \(CaptureLimits.largestFile >> 20) MiB; record fewer states"
      )
    }
    if let failure = JSONSyntax.failure(in: bytes) { throw failure }
    do {
      tree = try JSONDecoder().decode(JSONTree.self, from: Data(bytes))
    } catch {
      throw CaptureFailure("", "this is not JSON: \(Self.reason(error))")
    }
    path = ""
  }

  private init(_ tree: JSONTree, _ path: String) {
    self.tree = tree
    self.path = path
  }

  private static func reason(_ error: any Error) -> String {
    guard case .dataCorrupted(let context)? = error as? DecodingError else { return "\(error)" }
    let inner = context.underlyingError.map { "\($0)" } ?? ""
    // The text of Foundation's error is between quotation marks: "Unexpected character around line 1, column 3."
    let quotes = inner.split(separator: "\"", omittingEmptySubsequences: false)
    return quotes.first { $0.contains("line ") }.map(String.init) ?? context.debugDescription
  }

  /// A failure at this place.
  func failure(_ message: String) -> CaptureFailure { CaptureFailure(path, message) }

  /// A failure because the value has another type.
  func mismatch(_ expected: String) -> CaptureFailure {
    failure("this must be \(expected), not \(tree.kind)")
  }

  // MARK: - Objects

  /// The members of an object, which has no others than these.
  func object(_ known: [String]) throws(CaptureFailure) -> JSONMembers {
    guard case .object(let members) = tree else { throw mismatch("an object") }
    if let stranger = members.keys.filter({ !known.contains($0) }).min() {
      throw failure(
        "\"\(stranger.prefix(60))\" is not known here; available: \(known.joined(separator: ", "))")
    }
    return JSONMembers(node: self, members: members)
  }

  /// The members of an object with any keys, sorted by them.
  func members() throws(CaptureFailure) -> [(key: String, value: JSONNode)] {
    guard case .object(let members) = tree else { throw mismatch("an object") }
    return members.sorted { $0.key < $1.key }.map { ($0.key, member($0.key, $0.value)) }
  }

  fileprivate func member(_ key: String, _ tree: JSONTree) -> JSONNode {
    JSONNode(tree, path.isEmpty ? key : "\(path).\(key)")
  }

  /// The elements of a list.
  func list(atMost limit: Int) throws(CaptureFailure) -> [JSONNode] {
    guard case .list(let elements) = tree else { throw mismatch("a list") }
    guard elements.count <= limit else {
      throw failure("this has \(elements.count) elements; at most \(limit) are read")
    }
    return elements.enumerated().map { JSONNode($1, "\(path)[\($0)]") }
  }

  // MARK: - Values

  var isNull: Bool { if case .null = tree { true } else { false } }

  func number(in range: ClosedRange<Double>? = nil) throws(CaptureFailure) -> Double {
    guard case .number(let number) = tree else { throw mismatch("a number") }
    let range = range ?? -CaptureLimits.largestNumber...CaptureLimits.largestNumber
    guard range.contains(number) else {
      throw failure(
        "this must be a number from \(decimal(range.lowerBound)) to \(decimal(range.upperBound)), not \(decimal(number))"
      )
    }
    return number
  }

  func numbers(_ count: Int) throws(CaptureFailure) -> [Double] {
    guard case .list(let elements) = tree, elements.count == count else {
      throw mismatch("a list of \(count) numbers")
    }
    return try numbers()
  }

  func numbers() throws(CaptureFailure) -> [Double] {
    var numbers: [Double] = []
    for node in try list(atMost: CaptureLimits.mostNumbers) { numbers.append(try node.number()) }
    return numbers
  }

  func boolean() throws(CaptureFailure) -> Bool {
    guard case .boolean(let value) = tree else { throw mismatch("true or false") }
    return value
  }

  func text(atMost limit: Int = CaptureLimits.longestText) throws(CaptureFailure) -> String {
    guard case .text(let text) = tree else { throw mismatch("a text") }
    guard text.utf8.count <= limit else {
      throw failure("this text has \(text.utf8.count) bytes; at most \(limit) are read")
    }
    return text
  }

  func word<Value: RawRepresentable<String> & CaseIterable>(
    _ type: Value.Type
  ) throws(CaptureFailure) -> Value {
    let text = try text()
    guard let value = Value(rawValue: text) else {
      let known = Value.allCases.map(\.rawValue).joined(separator: ", ")
      throw failure("this must be one of \(known), not \"\(text.prefix(60))\"")
    }
    return value
  }

  func word(_ known: [String]) throws(CaptureFailure) -> String {
    let text = try text()
    guard known.contains(text) else {
      throw failure(
        "this must be one of \(known.joined(separator: ", ")), not \"\(text.prefix(60))\"")
    }
    return text
  }
}

/// The members of a JSON object with a fixed set of keys.
struct JSONMembers {
  let node: JSONNode
  fileprivate let members: [String: JSONTree]

  fileprivate init(node: JSONNode, members: [String: JSONTree]) {
    self.node = node
    self.members = members
  }

  /// The value of a key; `nil` if it is missing or null.
  subscript(key: String) -> JSONNode? {
    guard let tree = members[key] else { return nil }
    let member = node.member(key, tree)
    return member.isNull ? nil : member
  }

  /// The value of a key, which must be there.
  func needed(_ key: String) throws(CaptureFailure) -> JSONNode {
    guard let tree = members[key] else { throw node.failure("\"\(key)\" is missing") }
    return node.member(key, tree)
  }
}
