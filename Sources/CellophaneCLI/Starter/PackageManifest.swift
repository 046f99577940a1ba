/// The text of a `Package.swift`, to which a test target can be added if its targets and dependencies are lists that are
/// written out, as in most.
///
/// Only what cannot be misread is changed: a manifest with conditions, comments in `/*`, interpolated strings, strings of
/// several lines or more than one package is left to its author.
struct PackageManifest {
  /// An argument of the package's initializer.
  private struct Argument {
    let label: String
    /// Where its label begins.
    let start: Int
    /// The bytes of its value, without space around it.
    let value: Range<Int>
  }

  /// A text that is inserted before a byte.
  private struct Insertion {
    let position: Int
    let text: String
  }

  /// The whole text.
  let text: String
  private let bytes: [UInt8]
  /// The bytes with spaces in place of comments and of what strings contain; empty if they are not plain.
  private let code: [UInt8]
  /// The arguments of the package; empty if they are not plain.
  private let arguments: [Argument]

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
    code = Self.code(of: bytes) ?? []
    arguments = Self.arguments(in: code) ?? []
  }

  /// Whether a dependency may have traits: since version 6.1 of the tools.
  var allowsTraits: Bool {
    let line = text.prefix { !$0.isNewline }
    guard line.contains("swift-tools-version"), let version = line.split(separator: ":").last else {
      return false
    }
    let numbers = version.split(separator: ".").map { Int($0.drop { $0 == " " }) ?? 0 }
    return (numbers.first ?? 0, numbers.dropFirst().first ?? 0) >= (6, 1)
  }

  /// Whether it names the platforms on which the package runs.
  var namesPlatforms: Bool { text.contains("platforms:") }

  /// Whether Cellophane is among the dependencies.
  var dependsOnCellophane: Bool {
    guard let dependencies = list("dependencies") else { return false }
    return String(decoding: bytes[dependencies.value], as: UTF8.self).lowercased()
      .contains("cellophane")
  }

  /// Whether it is the manifest of Cellophane's own package.
  var isOfCellophane: Bool { text.contains(".library(name: \"CellophaneTesting\"") }

  /// Whether it names a target.
  func hasTarget(_ name: String) -> Bool { text.contains("\"\(name)\"") }

  /// Whether a target can be added to it.
  var isPlain: Bool {
    list("targets") != nil
      && (list("dependencies") != nil || !arguments.contains { $0.label == "dependencies" })
  }

  /// The dependency on Cellophane in a folder. Where it is allowed, it is without the trait that brings an HTTP server.
  func dependency(on folder: String) -> String {
    let path = folder.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return ".package(name: \"Cellophane\", path: \"\(path)\"\(allowsTraits ? ", traits: []" : ""))"
  }

  /// Returns the text with a further target and, unless Cellophane is one of them, a dependency.
  ///
  /// - Parameters:
  ///   - target: The lines of the target, without a comma at the end.
  ///   - dependency: The dependency.
  /// - Returns: `nil` if the manifest is not plain.
  func adding(target: [String], dependency: String) -> String? {
    guard isPlain, let targets = list("targets") else { return nil }
    let margin = isFirstInLine(targets.start) ? indentation(at: targets.start) : ""
    let unit = margin.isEmpty ? "  " : margin
    var insertions = added(target, to: targets.value, unit)
    if let dependencies = list("dependencies") {
      if !dependsOnCellophane { insertions += added([dependency], to: dependencies.value, unit) }
    } else {
      let text =
        isFirstInLine(targets.start)
        ? "dependencies: [\n\(margin)\(unit)\(dependency)\n\(margin)],\n\(margin)"
        : "dependencies: [\(dependency)], "
      insertions.append(Insertion(position: targets.start, text: text))
    }
    var result = bytes
    // From the end, so that the places of the others stay valid.
    for insertion in insertions.sorted(by: { $0.position > $1.position }) {
      result.insert(contentsOf: insertion.text.utf8, at: insertion.position)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The argument with a label whose value is a list that is written out.
  private func list(_ label: String) -> Argument? {
    arguments.first { $0.label == label && Self.isList($0.value, in: code) }
  }

  /// The insertions that add an element at the end of a list.
  private func added(_ element: [String], to list: Range<Int>, _ unit: String) -> [Insertion] {
    let close = list.upperBound - 1
    guard let last = code[list.lowerBound..<close].lastIndex(where: { !Self.isSpace($0) }) else {
      return []
    }
    let margin = indentation(at: close)
    let lines = element.map { margin + unit + $0 }.joined(separator: "\n")
    let comma = [UInt8(ascii: "["), UInt8(ascii: ",")].contains(code[last]) ? "" : ","
    guard isFirstInLine(close) else {
      return [Insertion(position: close, text: "\(comma)\n\(lines)\n\(margin)")]
    }
    // Before the line of the bracket, after comments that may follow the last element.
    return [
      Insertion(position: last + 1, text: comma),
      Insertion(position: lineStart(at: close), text: "\(lines),\n"),
    ]
  }

  // MARK: - Lines

  private func lineStart(at index: Int) -> Int {
    bytes[..<index].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  private func isFirstInLine(_ index: Int) -> Bool {
    bytes[lineStart(at: index)..<index].allSatisfy { Self.isSpace($0) }
  }

  /// The space at the beginning of the line that contains a byte.
  private func indentation(at index: Int) -> String {
    String(
      decoding: bytes[lineStart(at: index)..<index].prefix { Self.isSpace($0) }, as: UTF8.self)
  }

  // MARK: - Reading

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (9...13).contains(byte)
  }

  private static func opens(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{")
  }

  private static func closes(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
  }

  /// The bytes with spaces in place of comments and of what strings contain; `nil` if they are not plain.
  private static func code(of bytes: [UInt8]) -> [UInt8]? {
    let (quote, newline) = (UInt8(ascii: "\""), UInt8(ascii: "\n"))
    var code = bytes
    var index = 0
    while index < bytes.count {
      let rest = bytes[index...]
      if ["/*", "\"\"\"", "#"].contains(where: { rest.starts(with: $0.utf8) }) { return nil }
      var end = index + 1
      if rest.starts(with: "//".utf8) {
        end = rest.firstIndex(of: newline) ?? bytes.count
        for place in index..<end { code[place] = UInt8(ascii: " ") }
      } else if bytes[index] == quote {
        let inside = bytes[end...].prefix { $0 != quote }
        guard inside.endIndex < bytes.count, !inside.contains(newline),
          !inside.contains(UInt8(ascii: "\\"))
        else { return nil }
        for place in inside.indices { code[place] = UInt8(ascii: " ") }
        end = inside.endIndex + 1
      }
      index = end
    }
    return code
  }

  /// The arguments of the one package that is created; `nil` if there is not exactly one.
  private static func arguments(in code: [UInt8]) -> [Argument]? {
    let call = "Package("
    let calls = code.indices.filter {
      code[$0...].starts(with: call.utf8) && ($0 == 0 || isSpace(code[$0 - 1]))
    }
    guard calls.count == 1, let first = calls.first else { return nil }
    var arguments: [Argument] = []
    var start = first + call.utf8.count
    var depth = 1
    for index in start..<code.count {
      let byte = code[index]
      if opens(byte) { depth += 1 }
      if closes(byte) { depth -= 1 }
      guard depth == 0 || (depth == 1 && byte == UInt8(ascii: ",")) else { continue }
      if let argument = Self.argument(start..<index, in: code) { arguments.append(argument) }
      if depth == 0 { return arguments }
      start = index + 1
    }
    return nil
  }

  /// An argument with a label; `nil` if the bytes are none.
  private static func argument(_ bytes: Range<Int>, in code: [UInt8]) -> Argument? {
    guard let whole = trimmed(bytes, in: code),
      let colon = code[whole].firstIndex(of: UInt8(ascii: ":")),
      let value = trimmed(colon + 1..<whole.upperBound, in: code)
    else { return nil }
    return Argument(
      label: String(decoding: code[whole.lowerBound..<colon], as: UTF8.self),
      start: whole.lowerBound, value: value)
  }

  /// The bytes without space around them; `nil` if nothing is left.
  private static func trimmed(_ range: Range<Int>, in code: [UInt8]) -> Range<Int>? {
    guard let first = code[range].firstIndex(where: { !isSpace($0) }),
      let last = code[range].lastIndex(where: { !isSpace($0) })
    else { return nil }
    return first..<last + 1
  }

  /// Whether a value is one list in brackets.
  private static func isList(_ value: Range<Int>, in code: [UInt8]) -> Bool {
    guard code[value.lowerBound] == UInt8(ascii: "[") else { return false }
    var depth = 0
    for index in value {
      if opens(code[index]) { depth += 1 }
      if closes(code[index]) { depth -= 1 }
      if depth == 0 { return index == value.upperBound - 1 }
    }
    return false
  }
}
