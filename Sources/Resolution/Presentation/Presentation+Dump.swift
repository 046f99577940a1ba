internal import Drawing
internal import Interaction
internal import Scenes

extension Presentation {
  /// The presentation as text, one view a line, subviews indented; the same for equal presentations,
  /// always.
  package func dump() -> String {
    var lines = [
      "presentation \(decimal(size.width)) × \(decimal(size.height)) pt"
        + " backgroundColor \(backgroundColor.hexText)"
    ]
    for cell in cells { lines += cell.dumpLines(indent: "  ") }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension PresentedCell {
  /// The cell as text, as in the dump of a whole presentation.
  package func dump() -> String {
    dumpLines(indent: "").joined(separator: "\n") + "\n"
  }

  fileprivate func dumpLines(indent: String) -> [String] {
    ["\(indent)item \(item) \(state.id) at \(frame.origin.dumpText)"]
      + view.dumpLines(indent: indent + "  ")
  }
}

extension PresentedView {
  fileprivate func dumpLines(indent: String) -> [String] {
    var line =
      "\(indent)\(name.rawValue) (\(decimal(frame.minX)), \(decimal(frame.minY)),"
      + " \(decimal(frame.size.width)), \(decimal(frame.size.height)))"
    if let backgroundColor {
      line += " backgroundColor \(backgroundColor.hexText)\(origin(.backgroundColor))"
    }
    if alpha != 1 { line += " alpha \(decimal(alpha))\(origin(.alpha))" }
    if isHidden || origins[.isHidden] != nil {
      line += " isHidden \(isHidden)\(origin(.isHidden))"
    }
    if case .symbol(let symbol, let color) = content {
      line += " \(symbol.rawValue) \(color.hexText)\(origin(.tintColor))"
    }
    return [line] + subviews.flatMap { $0.dumpLines(indent: indent + "  ") }
  }

  private func origin(_ name: PropertyName) -> String {
    switch origins[name] {
    case nil: ""
    case .uiKit: " (UIKit)"
    case .template: " (cell)"
    case .item(let item): " (item \(item))"
    case .rule(let rule): " (rule \(rule))"
    }
  }
}

extension Point {
  fileprivate var dumpText: String { "(\(decimal(x)), \(decimal(y)))" }
}
