internal import Vocabulary
internal import XMLReading

/// The constraints in the element of a cell, and the items that they can refer to.
struct ConstraintElements {
  /// The views and layout guides of the cell, by their identifiers.
  private(set) var anchors: [String: DesignedConstraint.Anchor] = [:]
  /// The constraints in the order of the views, each with the identifier of the view in which it stands.
  private(set) var all: [(element: XMLElement, owner: String)] = []

  /// Finds the constraints of a cell with this content view.
  init(of root: DesignedView, in cell: DesignedCell) {
    let content = cell.element.child(key: "contentView")
    // Without an identifier of its own the content view has that of the cell. Otherwise constraints can name the cell
    // beside it.
    let hasContent = content?["id"] != nil
    addAnchors(hasContent ? "cell" : "contentView", cell.element, cell.objectIdentifier)
    root.forEach { addAnchors($0.name, $0.element, $0.id) }
    if !hasContent, let content { addAnchors("contentView", content, "") }
    root.forEach { addConstraints($0.element, $0.id.isEmpty ? cell.objectIdentifier : $0.id) }
    if root.element["key"] == "contentView" { addConstraints(cell.element, cell.objectIdentifier) }
    // Views in an effect's content view.
    root.forEach { view in
      if view.element.name == "visualEffectView", let inner = view.element.child(key: "contentView")
      {
        addAnchors(view.name, inner, inner["id"] ?? "")
        addConstraints(inner, inner["id"] ?? view.id)
      }
    }
  }

  /// Adds a view and its layout guides.
  private mutating func addAnchors(_ view: String, _ element: XMLElement, _ id: String) {
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

  /// Adds the constraints that stand in a view.
  private mutating func addConstraints(_ view: XMLElement, _ id: String) {
    for constraint in view.children(named: "constraints").flatMap(\.children)
    where constraint.name == "constraint" { all.append((constraint, id)) }
  }
}
