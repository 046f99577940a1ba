internal import Drawing
internal import Resolution
internal import Scenes
internal import Vocabulary

/// The looks of cells: for each view the state that it has in a look. Most views have few states, so
/// that hundreds of looks take little room.
struct LookPool {
  /// The properties that may be animated, by view.
  private let animated: [ViewName: [PropertyName]]
  private var drawings = DrawingPool()
  private var views = ValuePool<String>()
  private var states: [ValuePool<String>] = []
  private var values = ValuePool<PropertyValue>()
  private var looks = ValuePool<[Int]>()

  init(animated: [ViewName: [PropertyName]]) {
    self.animated = animated
  }

  /// The number of a cell's look.
  mutating func number(of cell: PresentedCell) -> Int {
    let list = cell.displayList()
    var presented: [String: PresentedView] = [:]
    func note(_ view: PresentedView) {
      presented[view.name.rawValue] = view
      for subview in view.subviews { note(subview) }
    }
    note(cell.view)
    var look: [Int] = []
    for item in list.items {
      if case .layer(let layer) = item {
        _ = add(layer, unnamed: "cell#", presented, &look)
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

  /// Adds the state of a layer's view to a look. Returns the view's number.
  private mutating func add(
    _ layer: DisplayList.Layer, unnamed: String, _ presented: [String: PresentedView],
    _ look: inout [Int]
  ) -> Int {
    let name = layer.name ?? unnamed
    let number = views.number(of: name)
    if states.count <= number { states.append(ValuePool()) }
    while look.count <= number { look.append(-1) }
    var children: [String] = []
    for (index, item) in layer.items.enumerated() {
      if case .layer(let sublayer) = item {
        let child = add(sublayer, unnamed: "\(name)#\(index)", presented, &look)
        children.append("\(child)")
      } else if let leaf = drawings.leaf(item) {
        children.append(leaf)
      }
    }
    let view = presented[name]
    let transform = view?.attributes.transform.matrix
    let clip = layer.clip.map { drawings.outline($0) }
    let values = view.flatMap { properties(of: $0) }
    let state = PageJSON.object([
      "f": view.map { PageJSON.rect($0.frame) },
      "m": view == nil
        ? (layer.transform == .identity ? nil : PageJSON.transform(layer.transform))
        : transform.flatMap { $0 == .identity ? nil : PageJSON.transform($0) },
      "o": layer.opacity == 1 ? nil : PageJSON.number(layer.opacity, places: 5),
      "c": clip,
      "s": layer.shadow.flatMap { $0.isVisible ? shadow($0) : nil },
      "k": PageJSON.list(children),
      "p": values,
    ])
    let stateNumber = states[number].number(of: state)
    look[number] = stateNumber
    return number
  }

  private func shadow(_ shadow: Shadow) -> String {
    PageJSON.list([
      PageJSON.number(shadow.offset.x), PageJSON.number(shadow.offset.y),
      PageJSON.number(shadow.radius), PageJSON.color(shadow.paint),
    ])
  }

  /// The values of the properties that may be animated, as numbers that are equal for equal values.
  private mutating func properties(of view: PresentedView) -> String? {
    guard let names = animated[view.name], !names.isEmpty else { return nil }
    return PageJSON.list(
      names.map { name in "\(values.number(of: view.properties[name].value))" })
  }

  /// The views, their states and the looks for the page's script.
  func json(_ notes: CellNotes) -> String {
    PageJSON.object([
      "views": PageJSON.texts(views.values),
      "states": PageJSON.list(states.map { PageJSON.list($0.values) }),
      "looks": PageJSON.list(looks.values.map { PageJSON.list($0.map(String.init)) }),
      "drawing": drawings.json,
      "layouts": notes.layoutJSON,
      "orders": notes.orderJSON,
    ])
  }
}
