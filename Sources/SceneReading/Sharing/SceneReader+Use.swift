internal import Messages
internal import OrderedCollections
internal import SceneFormat
internal import Scenes
internal import Views
internal import YAMLReading

/// Reads the files that a scene uses, and joins their entries with the scene's.
extension SceneReader {
  /// A map of a file.
  typealias Pairs = [(key: SourceNode, value: SourceNode)]

  /// The content of the files so far.
  private struct Gathering {
    /// The files between the scene and the file that is being read, each with the place of its `use`.
    var stack: [(identity: String, name: String, use: SourceLocation)]
    /// The files that were read.
    var seen: Set<String> = []
    /// The number of bytes that were read.
    var bytes = 0
    /// The entries with the key of the first file that has some.
    var sections: [SharedKey: (key: SourceNode, pairs: Pairs)] = [:]
    /// Where names are declared.
    var places: [SharedKey: [String: SourceLocation]] = [:]
  }

  /// Returns the keys of a scene, with the entries of the files that it uses before its own.
  mutating func withUsedFiles(_ root: Pairs) -> Pairs {
    let own = source.name(of: .start)
    var found = Gathering(stack: [(UsedFiles.identity(of: own), own, .start)])
    if let uses = root.first(where: { $0.key.scalarText == RootKey.use.rawValue }) {
      gather(uses.value, of: own, into: &found)
    }
    for key in SharedKey.sections {
      guard let pair = root.first(where: { $0.key.scalarText == key.rawValue }) else { continue }
      // Other values are reported when they are read.
      guard case .mapping = pair.value.content else {
        found.sections[key] = nil
        continue
      }
      add(pair, key, to: &found)
    }
    let sections = found.sections
    let others = root.filter { pair in
      SharedKey.sections.allSatisfy { sections[$0] == nil || $0.rawValue != pair.key.scalarText }
    }
    return others
      + SharedKey.sections.compactMap { key in
        sections[key].map {
          ($0.key, SourceNode(location: $0.key.location, content: .mapping($0.pairs)))
        }
      }
  }

  /// Reads the files that a file uses.
  private mutating func gather(
    _ uses: SourceNode, of file: String, into found: inout Gathering
  ) {
    var elements = [uses]
    if case .scalar = uses.content, !uses.isNull {} else { elements = list(uses, of: "use") }
    for element in elements {
      guard let written = string(element, for: "the path of a file") else { continue }
      guard !written.hasPrefix("/"), !written.isEmpty else {
        report(element.location, "a file is used by its path from this file's folder; write that")
        continue
      }
      let path = UsedFiles.path(written, besides: file)
      let identity = UsedFiles.identity(of: path)
      if let start = found.stack.firstIndex(where: { $0.identity == identity }) {
        reportCycle(found.stack[start...].map { ($0.name, $0.use) }, at: element)
        continue
      }
      guard !found.seen.contains(identity) else { continue }
      guard found.seen.count < UsedFiles.most else {
        report(
          element.location, "a scene uses at most \(UsedFiles.most) files; join some of them")
        return
      }
      found.seen.insert(identity)
      found.stack.append((identity, path, element.location))
      read(path, at: element, into: &found)
      found.stack.removeLast()
    }
  }

  private mutating func reportCycle(
    _ cycle: [(name: String, use: SourceLocation)], at element: SourceNode
  ) {
    let first = cycle.first?.name ?? ""
    let ways = cycle.dropFirst().map { "\(source.text(of: $0.use)) uses \($0.name)" }
    report(
      element.location,
      ways.isEmpty
        ? "\(first) uses itself; leave this out"
        : "this uses \(first) again, and \(ways.joined(separator: ", ")); remove one of these uses"
    )
  }

  /// Reads a used file.
  private mutating func read(
    _ path: String, at element: SourceNode, into found: inout Gathering
  ) {
    let bytes: [UInt8]
    switch usedFiles.read(path) {
    case .success(let read): bytes = read
    case .failure(let failure):
      report(
        element.location,
        "\(path.shortened) cannot be used: \(failure.reason); write its path from this file's folder"
      )
      return
    }
    found.bytes += bytes.count
    guard found.bytes <= YAMLComposer.maximumBytes else {
      report(
        element.location,
        "the used files have more than \(YAMLComposer.maximumBytes) bytes together; shorten them")
      return
    }
    let text = SourceText(decoding: bytes)
    let number = source.add(name: path, text: text)
    let composition: YAMLComposer.Composition
    do {
      composition = try YAMLComposer.compose(bytes, text, file: number)
    } catch {
      for diagnostic in error.diagnostics { report(diagnostic.location, diagnostic.message) }
      return
    }
    for diagnostic in composition.diagnostics { report(diagnostic.location, diagnostic.message) }
    guard case .mapping(let pairs) = composition.root.content else {
      report(
        composition.root.location, "a file is a map of keys that begins with \"cellophane: 1\"")
      return
    }
    guard isOfThisVersion(pairs) else { return }
    for (key, value) in entries(of: composition.root, in: "a used file", as: SharedKey.self) {
      guard let pair = pairs.first(where: { $0.key.scalarText == key.rawValue }) else { continue }
      if key == .use {
        gather(value, of: path, into: &found)
      } else if case .mapping = value.content, key.noun != nil {
        add(pair, key, to: &found)
      } else if key.noun != nil {
        report(value.location, "\(key.rawValue) must be a map of names, not \(value.kind)")
      } else if key == .title {
        _ = string(value, for: key.rawValue)
      }
    }
  }

  /// Adds entries, and reports names that are there already.
  private mutating func add(
    _ pair: (key: SourceNode, value: SourceNode), _ key: SharedKey, to found: inout Gathering
  ) {
    guard case .mapping(let pairs) = pair.value.content, let noun = key.noun else { return }
    for entry in pairs {
      if let name = entry.key.scalarText {
        if let other = found.places[key.namespace]?[name] {
          report(
            entry.key.location,
            "the \(noun) \"\(name.shortened)\" is also in \(source.text(of: other));"
              + " give one of them another name")
          continue
        }
        found.places[key.namespace, default: [:]][name] = entry.key.location
      }
      found.sections[key, default: (pair.key, [])].pairs.append(entry)
    }
    if found.sections[key] == nil { found.sections[key] = (pair.key, []) }
  }
}
