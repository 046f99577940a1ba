internal import Messages
internal import OrderedCollections
internal import SceneFormat
internal import Scenes
internal import Views
internal import YAMLReading

/// Data of items in styles and parts, and where they are not known.
extension SceneReader {
  /// Returns the keys of a scene whose cells no longer use styles and parts that name data: these are written out.
  /// Mistakes in them are found when they are read.
  mutating func withDataStyles(_ root: Pairs, _ fields: Set<String>) -> Pairs {
    let sheets = [RootKey.styles.rawValue, RootKey.parts.rawValue]
    let names = root.filter { sheets.contains($0.key.scalarText ?? "") }
      .flatMap { DataTemplate.names(of: fields, in: $0.value) }
    guard !names.isEmpty else { return root }
    var reader = self
    reader.styles = reader.readStyles(root)
    let entries = reader.styles.entries
    let concerned = Set(
      entries.keys.filter { name in
        guard let entry = entries[name] else { return false }
        let pairs = reader.body(ofStyle: name, at: entry.node.location) ?? []
        return pairs.contains { !DataTemplate.names(of: fields, in: $0.value).isEmpty }
      })
    var result = root
    for key in [RootKey.cell, .cells] {
      result = Self.editing(key.rawValue, of: result) { reader.writingOutData($0, fields) }
    }
    for key in sheets {
      result = Self.editing(key, of: result) { node in
        guard case .mapping(let pairs) = node.content else { return node }
        return node.with(
          .mapping(pairs.filter { !concerned.contains($0.key.scalarText ?? "") }))
      }
    }
    return result
  }

  /// Writes out the styles and parts of the views that name data by them.
  private mutating func writingOutData(_ node: SourceNode, _ fields: Set<String>) -> SourceNode {
    switch node.content {
    case .scalar: return node
    case .sequence(let elements):
      return node.with(.sequence(elements.map { writingOutData($0, fields) }))
    case .mapping(let pairs):
      if pairs.contains(where: { $0.key.scalarText == UseKey.word }),
        let whole = writtenOut(node), !DataTemplate.names(of: fields, in: whole).isEmpty
      {
        return whole
      }
      return node.with(.mapping(pairs.map { ($0.key, writingOutData($0.value, fields)) }))
    }
  }

  /// Reports data where each item has the same value.
  mutating func reportMisplacedData(_ fields: Set<String>, _ root: Pairs) {
    let known = [
      RootKey.title, .collectionView, .scripts, .snapshots, .cells, .styles, .parts, .states,
    ].map(\.rawValue)
    for (key, value) in root where !known.contains(key.scalarText ?? "") {
      reportMisplacedData(fields, value, isInRule: key.scalarText == RootKey.rules.rawValue)
    }
  }

  private mutating func reportMisplacedData(
    _ fields: Set<String>, _ node: SourceNode, isInRule: Bool
  ) {
    switch node.content {
    case .scalar(let text, _):
      guard let name = DataTemplate.names(in: text).first(where: fields.contains) else { return }
      report(
        node.location,
        isInRule
          ? "\"\(name.shortened)\" is data of items, and a rule has one value for all of them;"
            + " write \"{\(name.shortened)}\" in a view of its own, and let the rule show that view"
          : "\"\(name.shortened)\" is data of items, which properties of views show; write it in one"
      )
    case .sequence(let elements):
      for element in elements { reportMisplacedData(fields, element, isInRule: isInRule) }
    case .mapping(let pairs):
      for (_, value) in pairs { reportMisplacedData(fields, value, isInRule: isInRule) }
    }
  }
}
