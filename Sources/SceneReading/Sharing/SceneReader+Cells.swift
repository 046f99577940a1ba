internal import Messages
internal import OrderedCollections
internal import SceneFormat
internal import Scenes
internal import Views
internal import YAMLReading

/// Writes out several cells, and the data of items.
///
/// Each cell under `cells` becomes a view that fills the content view and is installed for its own items. A property that
/// names data, as `text: "{sender}"`, becomes an assignment of each item that has them.
extension SceneReader {
  /// The property of the views that stand for cells.
  private static let isInstalled = "isInstalled"
  /// The cells by name, with their places.
  private typealias Cells = OrderedDictionary<String, (place: SourceLocation, body: Pairs)>

  /// Returns the keys of a scene with its cells and data written out.
  mutating func withCells(_ root: Pairs) -> Pairs {
    var fields: Set<String> = []
    _ = Self.editingItems(root) { node in
      fields.formUnion(Self.data(of: node).compactMap(\.key.scalarText))
      return node
    }
    let hasCells = root.contains { $0.key.scalarText == RootKey.cells.rawValue }
    guard hasCells || !fields.isEmpty else { return root }
    fields.subtract(reportingStates(fields, root))
    dataNames = fields
    let plain = withDataStyles(root, fields)
    var templates: [DataTemplate] = []
    let cells = readCells(plain)
    var views: [SourceNode] = []
    for (name, cell) in cells {
      let body = Self.taking(fields, from: cell.body, of: name, in: name, &templates)
      views.append(Self.view(name, body, at: cell.place))
    }
    var result = plain.filter { $0.key.scalarText != RootKey.cells.rawValue }
    result = Self.editing(RootKey.cell.rawValue, of: result) { node in
      guard case .mapping(let pairs) = node.content else { return node }
      let plain = Self.taking(fields, from: pairs, of: "cell", in: nil, &templates)
      return node.with(.mapping(Self.adding(views, to: plain, at: node.location)))
    }
    var reports: [(SourceLocation, String)] = []
    result = Self.editingItems(result) { node in
      Self.item(node, hasCells ? Array(cells.keys) : nil, templates, fields, &reports)
    }
    for (location, message) in reports { report(location, message) }
    reportMisplacedData(fields, result)
    if hasCells, !Self.listsItems(root) {
      report(
        root.first { $0.key.scalarText == RootKey.cells.rawValue }?.key.location ?? .start,
        "each item names one of the cells; write the items as a list, as in [{ cell: \(cells.keys.first ?? "a") }]"
      )
    }
    return result
  }

  // MARK: - Cells

  private mutating func readCells(_ root: Pairs) -> Cells {
    var cells: Cells = [:]
    guard let node = root.first(where: { $0.key.scalarText == RootKey.cells.rawValue })?.value
    else { return cells }
    guard case .mapping(let pairs) = node.content else {
      report(node.location, "cells must be a map of names, not \(node.kind)")
      return cells
    }
    for (key, value) in pairs {
      guard let name = string(key, for: "the name of a cell") else { continue }
      guard case .mapping(let body) = value.content else {
        report(value.location, "\(name.shortened) must be a map of a view's keys")
        continue
      }
      cells[name] = (key.location, body)
    }
    return cells
  }

  /// The view that stands for a cell.
  private static func view(_ name: String, _ body: Pairs, at place: SourceLocation) -> SourceNode {
    let word = { SourceNode(location: place, word: $0) }
    let own: Pairs = [
      (word(ViewKind.view.word), word(name)), (word(isInstalled), word("false")),
      (
        word("constraints"),
        SourceNode(location: place, content: .sequence([word("edges = superview")]))
      ),
    ]
    return SourceNode(location: place, content: .mapping(StyleSheet.joined(own, body)))
  }

  /// Adds views to the content view of a cell.
  private static func adding(
    _ views: [SourceNode], to cell: Pairs, at location: SourceLocation
  ) -> Pairs {
    guard !views.isEmpty else { return cell }
    let word = { SourceNode(location: location, word: $0) }
    let added: Pairs = [
      (word("subviews"), SourceNode(location: location, content: .sequence(views)))
    ]
    let name = "contentView"
    guard cell.contains(where: { $0.key.scalarText == name }) else {
      return cell + [(word(name), SourceNode(location: location, content: .mapping(added)))]
    }
    return editing(name, of: cell) { node in
      guard case .mapping(let pairs) = node.content else { return node }
      return node.with(.mapping(StyleSheet.joined(pairs, added)))
    }
  }

  // MARK: - Data

  /// Reports data with the names of states, and returns these names.
  private mutating func reportingStates(_ fields: Set<String>, _ root: Pairs) -> Set<String> {
    let states = root.first { $0.key.scalarText == RootKey.states.rawValue }
    guard case .mapping(let pairs) = states?.value.content else { return [] }
    var names: Set<String> = []
    for key in pairs.map(\.key) {
      guard let name = key.scalarText, fields.contains(name) else { continue }
      report(
        key.location,
        "\"\(name.shortened)\" is data of items, too; choose another name for one of them")
      names.insert(name)
    }
    return names
  }

  /// Returns the keys of a view without the properties that name data, which become templates.
  private static func taking(
    _ fields: Set<String>, from pairs: Pairs, of owner: String, in cell: String?,
    _ templates: inout [DataTemplate]
  ) -> Pairs {
    var result: Pairs = []
    for (key, value) in pairs {
      let word = key.scalarText ?? ""
      switch value.content {
      case .scalar(let text, _):
        let names = DataTemplate.names(in: text).filter(fields.contains)
        guard !names.isEmpty else { break }
        templates.append(
          DataTemplate(path: "\(owner).\(word)", value: value, names: names, cell: cell))
        continue
      case .sequence(let views) where ["subviews", "arrangedSubviews"].contains(word):
        let views = views.map { view in
          guard case .mapping(let pairs) = view.content,
            let name = pairs.first(where: { pair in
              ViewKind.authored.contains { $0.word == pair.key.scalarText }
            })?.value.scalarText
          else { return view }
          return view.with(.mapping(taking(fields, from: pairs, of: name, in: cell, &templates)))
        }
        result.append((key, value.with(.sequence(views))))
        continue
      case .mapping(let parts) where owner == "cell" && CellKey(rawValue: word)?.isPart == true:
        let parts = taking(fields, from: parts, of: word, in: cell, &templates)
        result.append((key, value.with(.mapping(parts))))
        continue
      case .mapping(let parts) where word.hasSuffix("Properties"):
        let parts = taking(fields, from: parts, of: "\(owner).\(word)", in: cell, &templates)
        result.append((key, value.with(.mapping(parts))))
        continue
      case .sequence, .mapping:
        guard PropertyName(rawValue: word) != nil else { break }
        let names = DataTemplate.names(of: fields, in: value)
        guard !names.isEmpty else { break }
        templates.append(
          DataTemplate(path: "\(owner).\(word)", value: value, names: names, cell: cell))
        continue
      }
      result.append((key, value))
    }
    return result
  }

  // MARK: - Items

  /// Returns an item with the properties of its cell and its data.
  private static func item(
    _ node: SourceNode, _ cells: [String]?, _ templates: [DataTemplate], _ fields: Set<String>,
    _ reports: inout [(SourceLocation, String)]
  ) -> SourceNode {
    guard case .mapping(let pairs) = node.content else { return node }
    let own = [ItemKey.cell.rawValue, ItemKey.data.rawValue]
    var result = pairs.filter { !own.contains($0.key.scalarText ?? "") }
    let word = { SourceNode(location: node.location, word: $0) }
    let written = pairs.first { $0.key.scalarText == ItemKey.cell.rawValue }
    let name = written?.value.scalarText
    if let cells {
      guard let name, cells.contains(name) else {
        let message =
          name.map {
            "no cell is called \"\($0.shortened)\"" + Suggestion.textOrList(for: $0, among: cells)
          } ?? "an item names its cell, as in \"cell: \(cells.first ?? "a")\""
        reports.append((written?.value.location ?? node.location, message))
        return node.with(.mapping(result))
      }
      result.append((word("\(name).\(isInstalled)"), word("true")))
    } else if let written {
      reports.append((written.key.location, "the scene has one cell; name several under \"cells\""))
    }
    let ownTemplates = templates.filter { $0.cell == nil || $0.cell == name }
    let shown = Set(ownTemplates.flatMap(\.names))
    var data: [String: SourceNode] = [:]
    if let value = pairs.first(where: { $0.key.scalarText == ItemKey.data.rawValue })?.value {
      if case .mapping = value.content {
      } else {
        reports.append(
          (value.location, "data must be a map of names and values, not \(value.kind)"))
      }
    }
    for (key, value) in Self.data(of: node) {
      guard let field = key.scalarText, fields.contains(field) else { continue }
      data[field] = value
      if !shown.contains(field) {
        reports.append(
          (
            key.location,
            "no property of the cell shows \"\(field.shortened)\"; write \"{\(field.shortened)}\" in one, or leave this out"
          ))
      }
    }
    // The item's own assignments may name its data, too.
    result = result.map { key, value in
      (key, DataTemplate.filled(value, Array(fields), data) ?? value)
    }
    for template in ownTemplates
    where !result.contains(where: { $0.key.scalarText == template.path }) {
      guard let value = template.value(with: data) else { continue }
      // A mistake in another name is one of the text, and not of the item.
      let place = template.hasOtherNames ? template.value.location : node.location
      result.append((SourceNode(location: place, word: template.path), value))
    }
    return node.with(.mapping(result))
  }

  /// The data of an item.
  private static func data(of item: SourceNode) -> Pairs {
    guard case .mapping(let pairs) = item.content,
      case .mapping(let data) = pairs.first(where: { $0.key.scalarText == ItemKey.data.rawValue })?
        .value.content
    else { return [] }
    return data
  }

  /// Whether all items are written as a list.
  private static func listsItems(_ root: Pairs) -> Bool {
    var counts = false
    _ = editingItemLists(root) { node in
      if case .scalar = node.content { counts = true }
      return node
    }
    return !counts
  }

  /// Edits the value of a key.
  static func editing(
    _ key: String, of pairs: Pairs, _ edit: (SourceNode) -> SourceNode
  ) -> Pairs {
    pairs.map { $0.key.scalarText == key ? ($0.key, edit($0.value)) : $0 }
  }
}

extension CellKey {
  /// Whether it is a view or a configuration with properties of its own.
  fileprivate var isPart: Bool {
    switch self {
    case .backgroundView, .selectedBackgroundView, .multipleSelectionBackgroundView,
      .backgroundConfiguration, .contentConfiguration, .contentView, .textLabel, .detailTextLabel,
      .imageView:
      true
    case .property, .cellClass, .style, .subviews, .constraints, .layoutGuides: false
    }
  }
}

extension SourceNode {
  /// A word that is written out.
  fileprivate init(location: SourceLocation, word: String) {
    self.init(location: location, content: .scalar(word, isPlain: true))
  }

  /// Other content at the same place.
  func with(_ content: Content) -> SourceNode {
    SourceNode(location: location, content: content)
  }
}
