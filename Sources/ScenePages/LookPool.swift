internal import Drawing
internal import Resolution
internal import ResolvedViews
internal import Scenes
internal import Views
internal import Vocabulary

/// The looks of cells: for each view the state that it has in a look. Most views have few states, so
/// that hundreds of looks take little room.
struct LookPool {
  /// The properties that may be animated, by view.
  private let animated: [ViewName: [PropertyName]]
  private var drawings = DrawingPool()
  private var views = ValuePool<String>()
  private var states: [ValuePool<JSONValue>] = []
  private var values = ValuePool<PropertyValue>()
  private var looks = ValuePool<[Int]>()
  private var rows = ValuePool<JSONValue>()

  init(animated: [ViewName: [PropertyName]]) {
    self.animated = animated
  }

  /// The number of a cell's look.
  mutating func number(of cell: PresentedCell) -> Int {
    var bare = cell
    bare.separator = nil
    let list = bare.displayList()
    var presented: [String: PresentedView] = [:]
    func note(_ view: PresentedView) {
      presented[view.name.rawValue] = view
      for subview in view.subviews { note(subview) }
    }
    note(cell.view)
    var look: [Int] = []
    for item in list.items {
      if case .layer(var layer) = item {
        // The page moves the content of a row with actions, and draws these behind it.
        if cell.swipe != nil, case .layer(let content) = layer.items.last { layer = content }
        _ = add(layer, unnamed: "cell#", presented, &look, separatorOf: cell)
        break
      }
    }
    return looks.number(of: look)
  }

  /// The number of a look that has only drawing commands.
  mutating func number(of items: [DisplayList.Item]) -> Int {
    // It is a look of the first view, that of the cell, so that the page draws it as one.
    let layer = DisplayList.Layer(name: views.values.first, items: items)
    var look: [Int] = []
    _ = add(layer, unnamed: "cell#", [:], &look)
    return looks.number(of: look)
  }

  /// The number of an outline.
  mutating func outline(of path: Path) -> Int { drawings.outline(path) }

  /// The number of the list of a row's swipe actions.
  mutating func number(of actions: [RowActions]) -> Int {
    var list: [JSONValue] = []
    for edge in actions { list.append(edge.json(&self)) }
    return rows.number(of: .array(list))
  }

  /// Adds the state of a layer's view to a look. Returns the view's number.
  ///
  /// - Parameter cell: The cell whose separator is in front of the layer's content; `nil` for none.
  private mutating func add(
    _ layer: DisplayList.Layer, unnamed: String, _ presented: [String: PresentedView],
    _ look: inout [Int], separatorOf cell: PresentedCell? = nil
  ) -> Int {
    let name = layer.name ?? unnamed
    let number = number(ofView: name, in: &look)
    var children: [JSONValue] = []
    for (index, item) in layer.items.enumerated() {
      if case .layer(let sublayer) = item {
        let child = add(sublayer, unnamed: "\(name)#\(index)", presented, &look)
        children.append(.number(child))
      } else if let leaf = drawings.leaf(item) {
        children.append(leaf)
      }
    }
    if let cell, let separator = addSeparator(of: cell, to: &look) {
      children.append(.number(separator))
    }
    let view = presented[name]
    let transform = view?.attributes.transform.unfolded ?? layer.transform
    let clip = layer.clip.map { drawings.outline($0) }
    let mask = layer.mask?.first.flatMap { item -> Int? in
      guard case .layer(let mask) = item else { return nil }
      return add(mask, unnamed: "\(name)#mask", presented, &look)
    }
    let values = view.flatMap { properties(of: $0) }
    let state = JSONValue.object([
      "f": view.map { .rect($0.frame) },
      "m": transform == .identity ? nil : .transform(transform),
      "o": layer.opacity == 1 ? nil : .number(layer.opacity, places: 5),
      "c": clip.map { .number($0) },
      "a": mask.map { .number($0) },
      "s": layer.shadow.flatMap { $0.isVisible ? shadow($0) : nil },
      "k": .array(children),
      "p": values,
    ])
    look[number] = states[number].number(of: state)
    return number
  }

  /// Adds the separator at a cell's lower edge to a look, as a view of its own, which moves with the edge. While it is
  /// hidden the view shows nothing. Returns the view's number; `nil` without a separator.
  private mutating func addSeparator(of cell: PresentedCell, to look: inout [Int]) -> Int? {
    guard let line = cell.separator ?? cell.hiddenSeparator else { return nil }
    let isShown =
      cell.separator != nil && !cell.view.attributes.isHidden && line.color.alpha > 0
    let area = Path.rect(Rect(origin: .zero, size: line.frame.size))
    let leaf = isShown ? drawings.leaf(.fill(area, line.color)) : nil
    let number = number(ofView: "cell#separator", in: &look)
    look[number] = states[number].number(
      of: .object(["f": .rect(line.frame), "k": .array(leaf.map { [$0] } ?? [])]))
    return number
  }

  /// The number of a view, for which the look gets room.
  private mutating func number(ofView name: String, in look: inout [Int]) -> Int {
    let number = views.number(of: name)
    if states.count <= number { states.append(ValuePool()) }
    while look.count <= number { look.append(-1) }
    return number
  }

  private func shadow(_ shadow: Shadow) -> JSONValue {
    [
      .number(shadow.offset.width), .number(shadow.offset.height), .number(shadow.radius),
      .color(shadow.paint),
    ]
  }

  /// The values of the properties that may be animated, as numbers that are equal for equal values.
  private mutating func properties(of view: PresentedView) -> JSONValue? {
    guard let names = animated[view.name], !names.isEmpty else { return nil }
    return .numbers(names.map { values.number(of: view.properties[$0].value) })
  }

  /// The views, their states and the looks for the page's script.
  func json(_ notes: CellNotes) -> JSONValue {
    .object([
      "views": .strings(views.values),
      "states": .array(states.map { .array($0.values) }),
      "looks": .array(looks.values.map { .numbers($0) }),
      "drawing": drawings.json,
      "layouts": notes.layoutJSON,
      "orders": notes.orderJSON,
      "areas": notes.areaJSON,
      "rows": rows.values.isEmpty ? nil : .array(rows.values),
    ])
  }
}

extension ViewTransform {
  /// The matrix, with a scale of 0 as one that is too small to be visible: the page's script finds the way from a
  /// matrix to another one by its parts, which a singular one has not.
  fileprivate var unfolded: Transform {
    let least = 1e-4
    guard abs(scaleX) < least || abs(scaleY) < least else { return matrix }
    func seen(_ scale: Double) -> Double { abs(scale) < least ? least : scale }
    return ViewTransform(
      scaleX: seen(scaleX), scaleY: seen(scaleY), rotation: rotation, translation: translation
    ).matrix
  }
}
