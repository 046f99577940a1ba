internal import Drawing
internal import Messages
internal import OrderedCollections
internal import SceneFormat
internal import Scenes
internal import Views
internal import Vocabulary
internal import YAMLReading

/// Reads fonts by name, and writes out the styles and parts that views use.
extension SceneReader {
  // MARK: - Fonts

  /// Reads the fonts under `fonts`. Views may refer to them from anywhere in the file.
  mutating func readFonts(_ root: Pairs) -> OrderedDictionary<String, DynamicFont> {
    var fonts: OrderedDictionary<String, DynamicFont> = [:]
    for (key, value) in named(.fonts, in: root) {
      guard let name = string(key, for: "the name of a font") else { continue }
      if TextStyle(rawValue: name) != nil {
        report(key.location, "\(name) is one of UIKit's text styles; choose another name")
      }
      // An invalid font still has a name, so that views that use it are not reported.
      fonts[name] = readFont(value, for: name.shortened) ?? .preferredFont(forTextStyle: .body)
    }
    return fonts
  }

  /// Reads a text style, or a name from `fonts`.
  mutating func namedFont(_ node: SourceNode, for what: String) -> DynamicFont? {
    if let text = node.scalarText, let font = fonts[text] { return font }
    let styles = TextStyle.allCases.map(\.rawValue)
    let weights = Font.Weight.allCases.map(\.description)
    if let text = node.scalarText, weights.contains(text) {
      report(
        node.location,
        "\"\(text)\" is a weight and not a font; write { systemFont: 17, weight: \(text) }, or a text style:"
          + " \(styles.joined(separator: ", "))")
      return nil
    }
    return word(node, for: what, among: styles + fonts.keys)
      .flatMap(TextStyle.init(rawValue:)).map { .preferredFont(forTextStyle: $0) }
  }

  /// The entries of one of the maps of names.
  private mutating func named(_ key: RootKey, in root: Pairs) -> Pairs {
    guard let node = root.first(where: { $0.key.scalarText == key.rawValue })?.value else {
      return []
    }
    guard case .mapping(let pairs) = node.content else {
      if node.isNull {
        reportNull(node, for: key.rawValue)
      } else {
        report(node.location, "\(key.rawValue) must be a map of names, not \(node.kind)")
      }
      return []
    }
    return pairs
  }

  // MARK: - Styles and parts

  /// Reads the names under `styles` and `parts`, without checking their contents.
  mutating func readStyles(_ root: Pairs) -> StyleSheet {
    var sheet = StyleSheet()
    for key in [RootKey.styles, .parts] {
      let isPart = key == .parts
      for (nameNode, value) in named(key, in: root) {
        let what = "the name of a \(isPart ? "part" : "style")"
        guard let name = string(nameNode, for: what) else { continue }
        guard case .mapping(let pairs) = value.content else {
          report(value.location, "\(name.shortened) must be a map of a view's keys")
          sheet.bodies[name] = .some(nil)
          continue
        }
        let kind = pairs.first { pair in
          ViewKind.authored.contains { $0.word == pair.key.scalarText }
        }
        let usesPart = pairs.contains { $0.key.scalarText == UseKey.word }
        if isPart, kind == nil, !usesPart, !mayHaveClass(value) {
          report(
            value.location,
            "a part begins with its class and name, as in \"imageView: star\"; without a class it is a style"
          )
        } else if !isPart, let kind {
          report(
            kind.key.location,
            "a style has no class; write it under \"parts\", or leave \"\(kind.key.scalarText ?? "")\" out"
          )
        }
        sheet.entries[name] = StyleSheet.Entry(node: value, isPart: isPart)
      }
    }
    return sheet
  }

  /// Returns the map of a view with the keys of the styles and parts that it uses; `nil` if one of
  /// them is invalid, which is reported.
  mutating func expanded(_ node: SourceNode) -> SourceNode? {
    guard case .mapping(var pairs) = node.content,
      let index = pairs.firstIndex(where: { $0.key.scalarText == UseKey.word })
    else { return node }
    let use = pairs.remove(at: index).value
    var names = [use]
    if case .scalar = use.content, !use.isNull {} else { names = nonEmptyList(use, of: "use") }
    var (base, isWhole): (Pairs, Bool) = ([], !names.isEmpty)
    for element in names {
      guard let name = string(element, for: "use") else { return nil }
      if let body = body(ofStyle: name, at: element.location) {
        base = StyleSheet.joined(base, body)
      } else {
        isWhole = false
      }
    }
    guard isWhole else { return nil }
    return SourceNode(location: node.location, content: .mapping(StyleSheet.joined(base, pairs)))
  }

  /// Returns the keys of a style or part, with all that it uses.
  mutating func body(ofStyle name: String, at location: SourceLocation) -> Pairs? {
    if let known = styles.bodies[name] { return counted(known, at: location) }
    guard let entry = styles.entries[name] else {
      report(
        location,
        "\"\(name.shortened)\" is not one of the scene's styles and parts"
          + (styles.entries.isEmpty
            ? "; name it under \"styles\" or \"parts\", or in a file that the scene uses"
            : Suggestion.textOrList(
              for: name, among: styles.entries.keys.sorted(), areInSchema: false)))
      return nil
    }
    if let start = styles.stack.firstIndex(where: { $0.name == name }) {
      let ways = styles.stack[start...].dropFirst().map {
        "\(source.text(of: $0.use)) uses \($0.name)"
      }
      report(
        location,
        ways.isEmpty
          ? "\(name.shortened) uses itself; leave this out"
          : "this uses \(name.shortened) again, and \(ways.joined(separator: ", "));"
            + " remove one of these uses")
      return nil
    }
    guard styles.stack.count < StyleSheet.longestChain else {
      report(
        location,
        "styles use each other more than \(StyleSheet.longestChain) times in a row here; write this one out"
      )
      return nil
    }
    styles.stack.append((name, location))
    let whole = writtenOut(entry.node)
    styles.stack.removeLast()
    guard let whole, case .mapping(let pairs) = whole.content else {
      styles.bodies[name] = .some(nil)
      return nil
    }
    let body = StyleSheet.Body(pairs: pairs, count: whole.count)
    styles.bodies[name] = body
    return counted(body, at: location)
  }

  /// Counts the nodes of a style that is used, and puts the names of its class where it is used, so
  /// that a name that two views share is reported there.
  private mutating func counted(
    _ body: StyleSheet.Body?, at location: SourceLocation
  ) -> Pairs? {
    guard let body else { return nil }
    styles.count += body.count
    guard styles.count <= YAMLComposer.maximumNodes else {
      report(
        location,
        "styles and parts make more than \(YAMLComposer.maximumNodes) parts of this scene;"
          + " use them less often")
      return nil
    }
    return body.pairs.map { key, value in
      guard ViewKind.authored.contains(where: { $0.word == key.scalarText }) else {
        return (key, value)
      }
      return (key, SourceNode(location: location, content: value.content))
    }
  }

  /// Returns a view's map with the keys of all styles and parts that it and its subviews use.
  mutating func writtenOut(_ node: SourceNode) -> SourceNode? {
    guard let node = expanded(node) else { return nil }
    guard case .mapping(let pairs) = node.content else { return node }
    var result: Pairs = []
    for (key, value) in pairs {
      guard ["subviews", "arrangedSubviews"].contains(key.scalarText ?? ""),
        case .sequence(let views) = value.content
      else {
        result.append((key, value))
        continue
      }
      var written: [SourceNode] = []
      for view in views {
        guard let view = writtenOut(view) else { return nil }
        written.append(view)
      }
      result.append((key, SourceNode(location: value.location, content: .sequence(written))))
    }
    return SourceNode(location: node.location, content: .mapping(result))
  }

  /// Reads the styles and parts that no view uses, only for their mistakes.
  mutating func checkUnusedStyles() {
    let (map, parts) = (sourceMap, unread)
    for (name, entry) in styles.entries where styles.bodies[name] == nil {
      let path = ScenePath.scene.key(RootKey.styles.rawValue).key(name)
      guard let pairs = body(ofStyle: name, at: entry.node.location) else { continue }
      let node = SourceNode(location: entry.node.location, content: .mapping(pairs))
      if entry.isPart {
        _ = readView(node, path)
        continue
      }
      for (key, value) in entries(of: node, in: name.shortened, as: ViewKey.self) {
        switch key {
        case .property(let name): _ = propertyValue(name, value)
        case .contentPart(let part):
          var properties = ViewProperties()
          readPart(part, value, path, into: &properties)
        case .constraints: _ = readConstraints(value, path)
        case .subviews, .arrangedSubviews: _ = readViews(value, path)
        case .layoutGuides: _ = readLayoutGuides(value, path)
        case .kind, .use: break
        }
      }
    }
    (sourceMap, unread) = (map, parts)
  }
}
