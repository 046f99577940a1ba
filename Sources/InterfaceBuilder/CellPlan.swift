internal import Drawing
internal import SceneWriting
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
  /// The superviews of all views, and their depths below the content view.
  let places: ViewPlaces
  /// All views by their names, the content view among them.
  private(set) var views: [String: DesignedView] = [:]
  /// The identifiers of views and constraints that are not installed on a phone.
  let uninstalled: Set<String>
  /// The same in a regular width.
  let uninstalledWide: Set<String>
  /// The notes on constraints that are left out.
  private(set) var notes: [ImportNote] = []
  /// The constraints that are left out although they take part in layout on a phone.
  private(set) var leftOut: [LeftOutConstraint] = []
  /// The number of constraints in the cell.
  private(set) var constraintCount = 0
  /// The names of the views and constraints, for more of them.
  private(set) var names: ObjectNames
  /// The size of the cell on the canvas, in points.
  let cellSize: Size
  /// The size of its content view on the canvas, in points.
  let contentSize: Size

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
    uninstalled = SizeClasses.phone.uninstalled(in: cell.element)
    uninstalledWide = SizeClasses.pad.uninstalled(in: cell.element)
    cellSize = Self.size(of: cell)
    contentSize = Self.contentSize(of: root, in: cellSize)
    names = ObjectNames(outlets: document.outlets, cell: cell.objectIdentifier)
    names.name(&root)
    root.name = "contentView"
    self.root = root
    places = ViewPlaces(root, name: \.name, subviews: \.subviews)
    root.forEach { views[$0.name] = $0 }
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

  /// Whether one view lies in another one.
  func isAncestor(_ one: String, of other: String) -> Bool {
    if one == "cell" { return other != "cell" }
    var next = places.superviews[other]
    while let name = next {
      if name == one { return true }
      next = places.superviews[name]
    }
    return false
  }

  // MARK: - Constraints

  private mutating func readConstraints() throws(ImportFailure) {
    let found = ConstraintElements(of: root, in: cell)
    constraintCount = found.all.count
    guard constraintCount <= ImportLimits.mostConstraints else {
      throw ImportFailure(
        file: document.file, line: cell.line,
        message: "the cell \"\(cell.bestIdentifier)\" has \(constraintCount) constraints; at most"
          + " \(ImportLimits.mostConstraints) are imported")
    }
    for (element, owner) in found.all {
      do {
        var constraint = try DesignedConstraint(
          element, owner: owner, anchors: found.anchors, uninstalled: uninstalled,
          uninstalledWide: uninstalledWide)
        constraint.name = takeName(for: constraint)
        constraints.append(constraint)
      } catch {
        notes.append(Self.note(on: element, of: owner, found.anchors, error))
        guard !element.isYes("placeholder"), !uninstalled.contains(element["id"] ?? "") else {
          continue
        }
        leftOut.append(LeftOutConstraint(element, owner: owner, anchors: found.anchors))
      }
    }
  }

  /// The name by which rules can change a constraint; `nil` if none is needed.
  private mutating func takeName(for constraint: DesignedConstraint) -> String? {
    var wanted = names.outlet(to: constraint.id)
    if wanted == nil, constraint.differsWide {
      let attribute = constraint.first.attribute.rawValue
      wanted = constraint.first.view + attribute.prefix(1).uppercased() + attribute.dropFirst()
    }
    guard let wanted else { return nil }
    return names.take(wanted, id: constraint.id)
  }

  /// The note on a constraint that is left out.
  private static func note(
    on element: XMLElement, of owner: String, _ anchors: [String: DesignedConstraint.Anchor],
    _ objection: DesignedConstraint.Objection
  ) -> ImportNote {
    let reason: String
    switch objection {
    case .omitted:
      let missing =
        [element["firstItem"], element["secondItem"]].compactMap { $0 }
        .first { anchors[$0] == nil } ?? owner
      reason = "its item \(missing) is not in the scene"
    case .unknown(let text): reason = text
    }
    return ImportNote(
      kind: .constraint, line: element.line, view: anchors[owner]?.view ?? "",
      message: "the constraint \(element["id"] ?? "") is left out; \(reason)")
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
    var next = places.superviews[name]
    while let current = next, current != ancestor {
      guard let around = views[current], let frame = around.frame,
        !around.element.isYes("misplaced")
      else { return nil }
      rect = Rect(
        rect.origin.x + frame.origin.x, rect.origin.y + frame.origin.y, rect.size.width,
        rect.size.height)
      next = places.superviews[current]
    }
    return next == nil ? nil : rect
  }
}
