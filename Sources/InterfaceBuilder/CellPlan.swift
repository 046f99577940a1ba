internal import Drawing
internal import Vocabulary
internal import XMLReading

/// A cell with its views, names and constraints, before anything is written.
struct CellPlan {
  let document: InterfaceBuilderDocument
  let cell: DesignedCell
  /// The content view with all views in it; for a reusable view the view itself.
  let root: DesignedView
  /// The constraints that can be imported, in the order of the file.
  private(set) var constraints: [DesignedConstraint] = []
  /// The names of the superviews, by the names of views.
  private(set) var superviews: [String: String] = [:]
  /// The depth of each view below the content view.
  private(set) var depths: [String: Int] = [:]
  /// All views by their names, the content view among them.
  private(set) var views: [String: DesignedView] = [:]
  /// The identifiers of views and constraints that are not installed on a phone.
  let uninstalled: Set<String>
  /// The same in a regular width.
  let uninstalledWide: Set<String>
  /// The notes on constraints that are left out.
  private(set) var notes: [ImportNote] = []
  /// The number of constraints in the cell.
  private(set) var constraintCount = 0
  /// The names of the views and constraints, for more of them.
  private(set) var names: ObjectNames
  /// The size of the cell on the canvas, in points.
  let cellSize: Size
  /// The size of its content view on the canvas, in points.
  let contentSize: Size

  /// Whether the file has a content view with an identifier, so that constraints can name the cell
  /// beside it.
  private let contentIdentifier: String?

  /// Plans a cell.
  init(
    _ cell: DesignedCell, in document: InterfaceBuilderDocument
  ) throws(ImportFailure) {
    self.document = document
    self.cell = cell
    let content = cell.element.child(key: "contentView")
    var root = DesignedView(content ?? cell.element)
    guard root.count <= ImportLimits.mostViews + 1 else {
      throw ImportFailure(
        file: document.file, line: cell.line,
        message:
          "the cell \"\(cell.bestIdentifier)\" has \(root.count - 1) views; a scene has at most"
          + " \(ImportLimits.mostViews)")
    }
    contentIdentifier = content?["id"]
    uninstalled = SizeClasses.phone.uninstalled(in: cell.element)
    uninstalledWide = SizeClasses.pad.uninstalled(in: cell.element)
    cellSize = Self.size(of: cell)
    contentSize = Self.contentSize(of: root, in: cellSize)
    names = ObjectNames(outlets: document.outlets, cell: cell.objectIdentifier)
    names.name(&root)
    root.name = "contentView"
    self.root = root
    index(root, in: nil, depth: 0)
    try readConstraints()
  }

  private static func size(of cell: DesignedCell) -> Size {
    let stored = cell.element.storedFrame?.size
    let custom = cell.element.child(key: "customSize").flatMap { size in
      size.number("width").flatMap { width in size.number("height").map { Size(width, $0) } }
    }
    let row = cell.element.number("rowHeight") ?? cell.listView?.number("rowHeight")
    let width = [stored?.width, custom?.width, cell.listView?.storedFrame?.size.width]
      .compactMap { $0 }.first { $0 >= 1 }
    let height = [stored?.height, custom?.height, row].compactMap { $0 }.first { $0 >= 1 }
    return Size(
      min(width ?? 320, ImportLimits.largestLength), min(height ?? 44, ImportLimits.largestLength))
  }

  /// The stored size of the content view; the cell's if there is none, or if the cell has no content
  /// view.
  private static func contentSize(of root: DesignedView, in cell: Size) -> Size {
    guard let stored = root.frame?.size, stored.width >= 1, stored.height >= 1 else { return cell }
    return stored
  }

  private mutating func index(_ view: DesignedView, in superview: String?, depth: Int) {
    views[view.name] = view
    superviews[view.name] = superview
    depths[view.name] = depth
    for child in view.subviews { index(child, in: view.name, depth: depth + 1) }
  }

  /// Whether one view lies in another one.
  func isAncestor(_ one: String, of other: String) -> Bool {
    if one == "cell" { return other != "cell" }
    var next = superviews[other]
    while let name = next {
      if name == one { return true }
      next = superviews[name]
    }
    return false
  }

  // MARK: - Constraints

  private mutating func readConstraints() throws(ImportFailure) {
    var anchors: [String: DesignedConstraint.Anchor] = [:]
    func add(_ view: String, _ element: XMLElement, _ id: String) {
      if !id.isEmpty {
        anchors[id] = DesignedConstraint.Anchor(view: view, guide: nil, attribute: .edges)
      }
      for guide in element.children(named: "viewLayoutGuide") {
        guard let id = guide["id"] else { continue }
        let known: Constraint.Guide? =
          switch guide["key"] {
          case "safeArea": .safeAreaLayoutGuide
          case "layoutMargins": .layoutMarginsGuide
          default: nil
          }
        if let known {
          anchors[id] = DesignedConstraint.Anchor(view: view, guide: known, attribute: .edges)
        }
      }
    }
    // Without an identifier of its own the content view has that of the cell.
    let hasContent = contentIdentifier != nil
    add(hasContent ? "cell" : "contentView", cell.element, cell.objectIdentifier)
    root.forEach { add($0.name, $0.element, $0.id) }
    if !hasContent, let content = cell.element.child(key: "contentView") {
      add("contentView", content, "")
    }

    var elements: [(XMLElement, String)] = []
    func collect(_ view: XMLElement, _ id: String) {
      for constraint in view.children(named: "constraints").flatMap(\.children)
      where constraint.name == "constraint" { elements.append((constraint, id)) }
    }
    root.forEach { collect($0.element, $0.id.isEmpty ? cell.objectIdentifier : $0.id) }
    if root.element["key"] == "contentView" { collect(cell.element, cell.objectIdentifier) }
    // Views in an effect's content view.
    root.forEach { view in
      if view.element.name == "visualEffectView", let inner = view.element.child(key: "contentView")
      {
        add(view.name, inner, inner["id"] ?? "")
        collect(inner, inner["id"] ?? view.id)
      }
    }
    constraintCount = elements.count
    guard elements.count <= ImportLimits.mostConstraints else {
      throw ImportFailure(
        file: document.file, line: cell.line,
        message: "the cell \"\(cell.bestIdentifier)\" has \(elements.count) constraints; at most"
          + " \(ImportLimits.mostConstraints) are imported")
    }
    for (element, owner) in elements {
      do {
        var constraint = try DesignedConstraint(
          element, owner: owner, anchors: anchors, uninstalled: uninstalled,
          uninstalledWide: uninstalledWide)
        var wanted = names.outlet(to: constraint.id)
        if wanted == nil, constraint.differsWide {
          let attribute = constraint.first.attribute.rawValue
          wanted =
            constraint.first.view + attribute.prefix(1).uppercased() + attribute.dropFirst()
        }
        if let wanted { constraint.name = names.take(wanted, id: constraint.id) }
        constraints.append(constraint)
      } catch {
        switch error {
        case .omitted:
          let missing =
            [element["firstItem"], element["secondItem"]].compactMap { $0 }
            .first { anchors[$0] == nil } ?? owner
          notes.append(
            ImportNote(
              kind: .constraint, line: element.line, view: anchors[owner]?.view ?? "",
              message:
                "the constraint \(element["id"] ?? "") is left out; its item \(missing) is not"
                + " in the scene"))
        case .unknown(let reason):
          notes.append(
            ImportNote(
              kind: .constraint, line: element.line, view: anchors[owner]?.view ?? "",
              message: "the constraint \(element["id"] ?? "") is left out; \(reason)"))
        }
      }
    }
  }

  // MARK: - Built-in styles

  /// The built-in style as scenes name it; `nil` for none.
  var styleWord: String? {
    let start = "IBUITableViewCellStyle"
    guard cell.kind == .tableViewCell, let style = cell.element["style"], style.hasPrefix(start)
    else { return nil }
    let word = style.dropFirst(start.count).lowercased()
    return ["default", "subtitle", "value1", "value2"].contains(word) ? word : nil
  }

  /// The views of a built-in style, which UIKit places, by their keys in scenes; empty for a cell without a style, or
  /// with other views beside it.
  var styleViews: [(key: String, view: DesignedView)] {
    guard styleWord != nil else { return [] }
    let views = ["imageView", "textLabel", "detailTextLabel"].compactMap { key in
      cell.element[key].flatMap { id in
        root.subviews.first { $0.id == id }.map { found -> (key: String, view: DesignedView) in
          var view = found
          view.name = key
          return (key: key, view: view)
        }
      }
    }
    return views.count == root.subviews.count ? views : []
  }

  // MARK: - Places

  /// Whether a view is placed by its frame rather than by constraints or a stack view.
  func isPlacedByFrame(_ view: DesignedView) -> Bool {
    guard view.name != "contentView", !view.isArranged, view.frame != nil else { return false }
    if view.element.isYes("fixedFrame") { return true }
    return view.element["translatesAutoresizingMaskIntoConstraints"] != "NO"
  }

  /// The alignment rectangle of a view in the coordinates of one around it; `nil` if a stored frame
  /// is missing or stale.
  func rect(of name: String, in ancestor: String) -> Rect? {
    guard let view = views[name], var rect = view.alignmentRect, !view.element.isYes("misplaced")
    else { return nil }
    var next = superviews[name]
    while let current = next, current != ancestor {
      guard let around = views[current], let frame = around.frame,
        !around.element.isYes("misplaced")
      else { return nil }
      rect = Rect(
        rect.origin.x + frame.origin.x, rect.origin.y + frame.origin.y, rect.size.width,
        rect.size.height)
      next = superviews[current]
    }
    return next == nil ? nil : rect
  }
}
