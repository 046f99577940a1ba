internal import Drawing
internal import SceneWriting
internal import XMLReading

// The cell itself, its content view and the collection view around it.
extension CellWriter {
  /// The keys of the cell.
  mutating func cellLines() -> [SceneLine] {
    guard purpose == .scene else { return [] }
    let element = plan.cell.element
    var lines: [SceneLine] = []
    comments = []
    let isTable = plan.cell.kind == .tableViewCell
    if isTable { lines.append(SceneLine("class", "UITableViewCell")) }
    if plan.cell.kind == .collectionReusableView {
      note(.substitute, element, "cell", "a reusable view, imported as a cell")
    }
    if let name = plan.cell.customClass {
      note(.customClass, element, "cell", "the app's class \(name) may change this part")
    }
    if isTable, let word = element["selectionStyle"], ["none", "blue", "gray"].contains(word) {
      lines.append(SceneLine("selectionStyle", word))
    }
    if isTable, let word = element["accessoryType"], word != "none" {
      if Self.accessoryTypes.contains(word) {
        lines.append(SceneLine("accessoryType", word))
      } else {
        note(.property, element, "cell", "the accessory \(word) is not known")
      }
    }
    lines += builtInStyle()
    lines += contentConfiguration()
    if isTable { lines += separatorInset(element) }
    // A reusable view has no content view: its own properties are the cell's.
    lines += looks(of: named(DesignedView(element), "cell"))
    noteCell(element)
    return lines
  }

  /// The insets of the separator, which the scene draws once its layout is a list.
  private mutating func separatorInset(_ element: XMLElement) -> [SceneLine] {
    guard let inset = element.child(key: "separatorInset") else { return [] }
    let sides = ["minY", "minX", "maxY", "maxX"].map { inset.number($0) ?? 0 }
    guard sides.allSatisfy({ (-1000...1000).contains($0) }) else {
      note(.property, inset, "cell", "separatorInset above 1000 is left out")
      return []
    }
    let margins = DesignMargins(
      top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3],
      hasLeftAndRight: true)
    return [SceneLine("separatorInset", margins.text)]
  }

  /// The views of a built-in style by their keys in scenes; empty for a cell whose views are written one by one.
  private var styleViews: [(key: String, view: DesignedView)] {
    purpose == .scene ? plan.styleViews : []
  }

  /// The keys of a built-in style, with its labels and its image.
  private mutating func builtInStyle() -> [SceneLine] {
    let views = styleViews
    guard let word = plan.styleWord, !views.isEmpty else { return [] }
    var lines = [SceneLine("style", word)]
    // UIKit gives a built-in style without an image no image view.
    for (key, view) in views where key != "imageView" || view.imageName != nil {
      let own = key == "imageView" ? imageView(view) : label(view)
      let known = own.filter { !["intrinsicContentSize", "showsPlaceholder"].contains($0.key) }
      guard !known.isEmpty else { continue }
      lines.append(
        SceneLine(key, "{ \(known.map { "\($0.key): \($0.value)" }.joined(separator: ", ")) }"))
    }
    return lines
  }

  private static let accessoryTypes = [
    "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton",
  ]

  private func named(_ view: DesignedView, _ name: String) -> DesignedView {
    var view = view
    view.name = name
    return view
  }

  /// Notes what a cell has that scenes do not.
  private mutating func noteCell(_ element: XMLElement) {
    if let style = element["style"], styleViews.isEmpty,
      style != "IBUITableViewCellStyleDefault" || element["textLabel"] != nil
    {
      let word =
        style.hasPrefix("IBUITableViewCellStyle")
        ? String(style.dropFirst("IBUITableViewCellStyle".count)) : style
      note(
        .substitute, element, "cell",
        "the built-in style \(word): its labels are at their frames in the file")
    }
    // UIKit indents the labels of built-in styles only, and Xcode writes a level with a width of 0 into every prototype.
    if let level = element.number("indentationLevel"), level != 0,
      (element.number("indentationWidth") ?? 10) != 0, element["style"] != nil
    {
      note(.property, element, "cell", "indentationLevel \(decimal(level)) is left out")
    }
    if element["editingAccessoryType"].map({ $0 != "none" }) ?? false {
      note(.property, element, "cell", "editingAccessoryType is left out")
    }
    if element.isYes("showsReorderControl") {
      note(.property, element, "cell", "showsReorderControl is left out")
    }
    for connection in element.children(named: "connections").flatMap(\.children) {
      guard let property = connection["property"],
        ["accessoryView", "backgroundView", "selectedBackgroundView"].contains(property)
      else { continue }
      note(.view, connection, "cell", "\(property) is left out")
    }
    let count = Self.connections(in: element)
    if count > 0 {
      note(
        .connection, element, "",
        "\(count) \(count == 1 ? "gesture, segue or action" : "gestures, segues and actions") without a"
          + " look \(count == 1 ? "is" : "are") left out")
    }
  }

  private static func connections(in element: XMLElement) -> Int {
    element.children.reduce(0) { count, child in
      let isOne =
        ["segue", "action"].contains(child.name) || child.name.hasSuffix("GestureRecognizer")
      return count + (isOne ? 1 : connections(in: child))
    }
  }

  // MARK: - The content view

  /// The keys of the content view with all views, indented.
  mutating func contentLines() -> SceneLines {
    var text = SceneLines()
    let root = plan.root
    var lines: [SceneLine] = []
    comments = []
    if purpose == .scene {
      // A reusable view has no content view of its own.
      if root.element["key"] == "contentView" { lines += looks(of: root) }
      if let name = root.customClass, root.element["key"] == "contentView" {
        note(
          .customClass, root.element, "contentView", "the app's class \(name) may look different")
      }
    }
    if plan.needsMargins("contentView") || plan.needsMargins("cell") {
      let margins = plan.margins(of: root)
      let reason = plan.reasonOfContentMargins
      let shown = purpose == .scene && reason != nil ? margins.rounded : margins
      if !shown.areStandard || plan.cell.kind == .tableViewCell {
        lines.append(
          SceneLine(shown.property, shown.text, comment: purpose == .scene ? reason : nil))
      }
    }
    for line in lines { text.add(line.text, at: 4) }
    let subviews = styleViews.isEmpty ? root.subviews.map { self.lines(of: $0) } : []
    if !subviews.isEmpty {
      text.add("subviews:", at: 4)
      for view in subviews { view.write(to: &text, at: 6) }
    }
    text.add(contentConstraints, at: 4)
    return text
  }

  // MARK: - The collection view

  /// The collection view with one cell.
  mutating func writeCollectionView(_ text: inout SceneLines) {
    let size = purpose == .scene ? plan.cellSize : plan.contentSize
    let item = Size(max(size.width, 1), max(size.height, 1))
    text.add("")
    text.add("collectionView:")
    let layout = purpose == .scene ? plan.cell.listView?.child(key: "collectionViewLayout") : nil
    guard let layout, layout.name == "collectionViewFlowLayout",
      plan.cell.kind == .collectionViewCell
    else {
      text.add("frame: \(Self.map(item))", at: 2)
      text.add("flowLayout: { itemSize: \(Self.map(item)), minimumLineSpacing: 0 }", at: 2)
      text.add("items: 1", at: 2)
      return
    }
    var lines = [SceneLine("itemSize", Self.map(item))]
    for (key, standard) in [("minimumLineSpacing", 10.0), ("minimumInteritemSpacing", 10.0)] {
      if let value = layout.number(key), value != standard, (0...1000).contains(value) {
        lines.append(SceneLine(key, decimal(value)))
      }
    }
    let inset = layout.child(key: "sectionInset")
    let sides = ["minY", "minX", "maxY", "maxX"].map { min(max(inset?.number($0) ?? 0, 0), 1000) }
    if sides.contains(where: { $0 > 0 }) {
      lines.append(
        SceneLine(
          "sectionInset",
          "{ top: \(decimal(sides[0])), left: \(decimal(sides[1])), bottom: \(decimal(sides[2])),"
            + " right: \(decimal(sides[3])) }"))
    }
    if layout["scrollDirection"] == "horizontal" {
      lines.append(SceneLine("scrollDirection", "horizontal"))
    }
    if let estimated = estimatedSize(layout) {
      lines.append(SceneLine("estimatedItemSize", estimated))
    }
    let list = plan.cell.listView?.storedFrame?.size
    let width = max(list?.width ?? 0, item.width + sides[1] + sides[3])
    let frame = Size(
      min(width, ImportLimits.largestLength),
      min(item.height + sides[0] + sides[2], ImportLimits.largestLength))
    text.add("frame: \(Self.map(frame))", at: 2)
    if let color = plan.cell.listView.flatMap({ list in color("backgroundColor", of: list, "") }) {
      text.add("backgroundColor: \(color)", at: 2)
    }
    text.add("flowLayout:", at: 2)
    for line in lines { text.add(line.text, at: 4) }
    text.add("items: 1", at: 2)
  }

  /// The estimated size of self-sizing cells; `nil` for cells of the layout's size.
  private func estimatedSize(_ layout: XMLElement) -> String? {
    if layout.isYes("automaticEstimatedItemSize") { return "automatic" }
    guard let size = layout.child(key: "estimatedItemSize"), let width = size.number("width"),
      let height = size.number("height"), width >= 1, height >= 1
    else { return nil }
    return Self.map(Size(width, height))
  }

  private static func map(_ size: Size) -> String {
    "{ width: \(decimal(size.width)), height: \(decimal(size.height)) }"
  }
}
