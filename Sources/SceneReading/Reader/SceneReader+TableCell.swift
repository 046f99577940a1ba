internal import SceneFormat
internal import Scenes
internal import Views
internal import Vocabulary
internal import YAMLReading

/// Reads table cells with built-in styles.
extension SceneReader {
  /// The parts of a built-in style, in the order of the file.
  struct TableCellParts {
    /// The style with its node; `nil` if it is not written.
    var style: (value: TableCellStyle, node: SourceNode)?
    /// The keys of the views, with their values.
    var views: [(key: CellKey, node: SourceNode)] = []
  }

  /// Adds the views of a built-in style to a cell.
  mutating func addTableCell(_ parts: TableCellParts, to cell: inout Cell, _ path: ScenePath) {
    guard let (style, node) = parts.style else {
      for (key, node) in parts.views {
        report(node.location, "\(key.rawValue) needs a style; write \"style: default\" before it")
      }
      return
    }
    if cell.cellClass != .tableViewCell {
      report(node.location, "only a UITableViewCell has a style; write \"class: UITableViewCell\"")
      return
    }
    if cell.contentConfiguration != nil {
      report(
        node.location,
        "a cell with a style has textLabel, detailTextLabel and imageView; leave its contentConfiguration out"
      )
      return
    }
    var properties: [ViewName: (values: ViewProperties, node: SourceNode)] = [:]
    for (key, node) in parts.views {
      let kind = key == .imageView ? ViewKind.imageView : .label
      let isKnown = key == .detailTextLabel ? style.hasDetail : key == .textLabel || style.hasImage
      guard isKnown else {
        report(node.location, "the style \(style.rawValue) has no \(key.rawValue); leave it out")
        continue
      }
      properties[ViewName(rawValue: key.rawValue)] = (
        readStyledView(node, kind, path.key(key.rawValue)), node
      )
    }
    let views = style.views(
      text: properties[.textLabel]?.values ?? ViewProperties(),
      detail: properties[.detailTextLabel]?.values ?? ViewProperties(),
      image: properties[.imageView]?.values)
    let list = path.key(ViewName.contentView.rawValue).key("subviews")
    let own = cell.contentView.subviews
    if own.isEmpty { sourceMap.record(node.location, for: list) }
    locate(views, list, properties.mapValues(\.node), after: own.count)
    // UIKit adds its views when the cell is laid out, in front of those that the cell has.
    cell.contentView.subviews = own + views
  }

  /// Reads the properties of a label or an image view of a style.
  private mutating func readStyledView(
    _ node: SourceNode, _ kind: ViewKind, _ path: ScenePath
  ) -> ViewProperties {
    var properties = ViewProperties()
    let what = path.lastKey ?? "a view"
    if kind == .label {
      for (key, value) in entries(of: node, in: what, as: StyleLabelKey.self, path: path) {
        readProperty(key.name, value, path.key(key.rawValue), into: &properties)
      }
    } else {
      for (key, value) in entries(of: node, in: what, as: StyleImageViewKey.self, path: path) {
        readProperty(key.name, value, path.key(key.rawValue), into: &properties)
      }
    }
    return properties
  }

  /// Records where the views of a style are written, for messages and `explain`.
  private mutating func locate(
    _ views: [View], _ path: ScenePath, _ nodes: [ViewName: SourceNode], after count: Int = 0
  ) {
    for (index, view) in views.enumerated() {
      let path = path.index(count + index)
      if let node = nodes[view.name] {
        sourceMap.record(node.location, for: path)
        if case .mapping(let pairs) = node.content {
          for (key, value) in pairs {
            guard let text = key.scalarText else { continue }
            sourceMap.record(key.location, for: path.key(text))
            sourceMap.record(value.location, for: path.key(text).key("value"))
          }
        }
      }
      locate(view.subviews, path.key("subviews"), nodes)
    }
  }
}
