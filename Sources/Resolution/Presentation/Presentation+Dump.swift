internal import Drawing
internal import Interaction
internal import Layout
internal import ResolvedViews
internal import Scenes
internal import Views
internal import Vocabulary

extension Presentation {
  /// The presentation as text, one view per line, with subviews indented. Equal presentations give
  /// equal text.
  package func dump() -> String {
    var lines = [
      "presentation \(decimal(size.width)) × \(decimal(size.height)) pt"
        + " backgroundColor \(backgroundColor.hexText)",
      "  content \(decimal(contentSize.width)) × \(decimal(contentSize.height)) pt"
        + " scrolled to \(contentOffset.dumpText), \(cells.count) of \(itemCount) cells",
    ]
    for section in sections {
      for (kind, supplement) in section.supplements {
        lines.append(
          "  section \(section.number) \(kind) \(supplement.frame.dumpText)"
            + (supplement.isPinned ? " pinned" : "")
            + (supplement.ground.map { " on \($0.hexText)" } ?? ""))
        if let view = supplement.view { lines += view.dumpLines(indent: "    ") }
      }
    }
    for cell in cells { lines += cell.dumpLines(indent: "  ") }
    if let menu {
      lines.append(
        "  menu of item \(menu.item) \(menu.frame.dumpText) shown \(decimal(menu.progress))"
          + (menu.cellShift == 0 ? "" : " cell moved by \(decimal(menu.cellShift))"))
      for row in menu.rows {
        lines.append("    action \(row.name.rawValue) \(row.frame.dumpText)")
        lines += row.view?.dumpLines(indent: "      ") ?? []
      }
      for heading in menu.headings {
        lines.append("    title of group \(heading.group) \(heading.frame.dumpText)")
        lines += heading.view?.dumpLines(indent: "      ") ?? []
      }
      for line in menu.lines {
        let place = line.offset(by: menu.frame.origin)
        lines.append("    separator \(place.dumpText) \(menu.lineColor.hexText)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension PresentedCell {
  /// The cell as text, as in the dump of a whole presentation.
  package func dump() -> String {
    dumpLines(indent: "").joined(separator: "\n") + "\n"
  }

  fileprivate func dumpLines(indent: String) -> [String] {
    var line = "\(indent)item \(item) \(state.id) at \(frame.origin.dumpText)"
    if !cutCorners.isEmpty {
      line += " corners \(PropertyValue.corners(cutCorners).sceneText) cut by \(decimal(cutRadius))"
    }
    for separator in [topSeparator, separator].compactMap({ $0 }) {
      line += " separator \(separator.frame.dumpText) \(separator.color.hexText)"
    }
    let buttons =
      swipe?.buttons.map { "\(indent)  action \($0.name.rawValue) \($0.frame.dumpText)" } ?? []
    if let swipe { line += " moved by \(decimal(swipe.shift))" }
    return [line] + buttons + view.dumpLines(indent: indent + "  ")
  }
}

extension PresentedView {
  fileprivate func dumpLines(indent: String) -> [String] {
    var line = "\(indent)\(name.rawValue) \(frame.dumpText)"
    for (name, resolved) in properties.mentioned
    where !name.definition.isInherited || usesHeritage || resolved.origin.isOwn {
      line += " \(name.rawValue) \(resolved.value.dumpText)\(resolved.origin.dumpText)"
    }
    if let capture = properties.capture { line += " opaque \(quoted(capture))" }
    if let map = presentationTransform {
      let parts = [map.a, map.b, map.c, map.d, map.tx, map.ty].map { decimal($0, places: 6) }
      line += " on its way [\(parts.joined(separator: " "))]"
    }
    if let content = properties.content as? LabelContent,
      let shown = label?.lines.map(\.text.string), shown != [content.text], !content.text.isEmpty
    {
      line += " shows " + shown.map { quoted($0) }.joined(separator: " ")
    }
    return [line] + subviews.flatMap { $0.dumpLines(indent: indent + "  ") }
  }

  /// Whether it shows inherited values.
  private var usesHeritage: Bool { type(of: properties.content).showsTintColor }
}

extension PropertyValue {
  fileprivate var dumpText: String {
    if case .colors(let colors) = self {
      return "[\(colors.map { $0.resolved(in: .light).hexText }.joined(separator: ", "))]"
    }
    guard case .color(let color?) = self else { return sceneText }
    return color.resolved(in: .light).hexText
  }
}

extension ValueOrigin {
  /// Whether the value was set on the view itself.
  fileprivate var isOwn: Bool {
    switch self {
    case .classDefault, .inherited: false
    case .uiKit, .style, .transformer, .template, .item, .rule: true
    }
  }

  fileprivate var dumpText: String {
    switch self {
    case .classDefault, .uiKit: " (UIKit)"
    case .style(let style, _): " (\(style))"
    case .transformer(let transformer, _): " (\(transformer.rawValue))"
    case .template: " (cell)"
    case .item(let item, _): " (item \(item))"
    case .rule(let rule, _): " (rule \(rule))"
    case .inherited(let owner): " (from \(owner.rawValue))"
    }
  }
}

extension Rect {
  fileprivate var dumpText: String {
    "(\(decimal(minX)), \(decimal(minY)), \(decimal(size.width)), \(decimal(size.height)))"
  }
}

extension Point {
  fileprivate var dumpText: String { "(\(decimal(x)), \(decimal(y)))" }
}
