package import Drawing
internal import Scenes

extension Presentation {
  /// The ink of the whole viewport. Layers are named after their views, with the item before them
  /// (`item-0`, `item-0.star`), as the same view is in every cell.
  package func displayList() -> DisplayList {
    var items: [DisplayList.Item] = []
    if backgroundColor.alpha > 0 {
      items.append(.fill(.rect(Rect(origin: .zero, size: size)), backgroundColor))
    }
    for cell in cells {
      let name = "item-\(cell.item)"
      var layer = cell.view.layer(prefix: name + ".")
      layer.name = name
      layer.transform = .translation(cell.frame.origin)
      items.append(.layer(layer))
    }
    return DisplayList(size: size, items: items)
  }
}

extension PresentedCell {
  /// The ink of the cell alone, cropped to its layout frame, on a transparent ground. Layers are named
  /// after their views.
  package func displayList() -> DisplayList {
    DisplayList(size: frame.size, items: [.layer(view.layer(prefix: ""))])
  }
}

extension PresentedView {
  /// The view as a layer. A hidden view is a layer without ink, so that a picture has the same names
  /// in every state.
  fileprivate func layer(prefix: String) -> DisplayList.Layer {
    var items: [DisplayList.Item] = []
    let bounds = Rect(origin: .zero, size: frame.size)
    if let backgroundColor, backgroundColor.alpha > 0 {
      items.append(.fill(.rect(bounds), backgroundColor))
    }
    switch content {
    case .none: break
    case .symbol(let symbol, let color):
      let scale = Transform.scale(x: bounds.size.width, y: bounds.size.height)
      items.append(.fill(symbol.path.applying(scale), color))
    }
    items += subviews.map { .layer($0.layer(prefix: prefix)) }
    return DisplayList.Layer(
      name: prefix + name.rawValue,
      transform: frame.origin == .zero ? .identity : .translation(frame.origin), opacity: alpha,
      items: isHidden ? [] : items)
  }
}
