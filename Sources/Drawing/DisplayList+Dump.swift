extension DisplayList {
  /// The list as text, one item per line, with layers indented. Equal lists give equal text.
  public func dump() -> String {
    var lines = ["display-list \(decimal(size.width)) × \(decimal(size.height)) pt"]
    Self.dump(items, indent: "  ", into: &lines)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func dump(_ items: [Item], indent: String, into lines: inout [String]) {
    for item in items {
      switch item {
      case .fill(let path, let paint):
        lines.append(
          "\(indent)fill \(paint.dumpText)\(path.ruleText) \(path.svgData(decimals: 4))")
      case .stroke(let path, let stroke, let color):
        lines.append(
          "\(indent)stroke \(color.hexText) width \(decimal(stroke.lineWidth)) \(stroke.lineCap.rawValue)"
            + " \(stroke.joinText)\(stroke.dashText) \(path.svgData(decimals: 4))")
      case .text(let text, let point, let color):
        lines.append(
          "\(indent)text \(color.hexText) at \(decimal(point.x)),\(decimal(point.y))"
            + " \(text.font.description) \"\(text.string)\"")
      case .image(let image, let rect):
        let numbers = [rect.minX, rect.minY, rect.size.width, rect.size.height]
        lines.append(
          "\(indent)image \(image.dumpText) in "
            + numbers.map { decimal($0) }.joined(separator: " "))
      case .layer(let layer):
        var line = indent + "layer"
        if let name = layer.name { line += " \(name)" }
        if layer.opacity != 1 { line += " opacity \(decimal(layer.opacity))" }
        if layer.transform != .identity {
          let t = layer.transform
          line +=
            " transform "
            + [t.a, t.b, t.c, t.d, t.tx, t.ty].map { decimal($0) }.joined(separator: " ")
        }
        if let clip = layer.clip { line += " clip\(clip.ruleText) \(clip.svgData(decimals: 4))" }
        if let backdrop = layer.backdrop { line += " \(backdrop.dumpText)" }
        if let shadow = layer.shadow { line += " \(shadow.dumpText)" }
        lines.append(line)
        if let mask = layer.mask {
          lines.append(indent + "  mask")
          dump(mask, indent: indent + "    ", into: &lines)
        }
        dump(layer.items, indent: indent + "  ", into: &lines)
      }
    }
  }
}

extension Path {
  /// The fill rule; empty for the default.
  fileprivate var ruleText: String { fillRule == .nonZero ? "" : " \(fillRule.rawValue)" }
}

extension Stroke {
  fileprivate var joinText: String {
    lineJoin == .miter && miterLimit != Stroke.defaultMiterLimit
      ? "miter \(decimal(miterLimit))" : lineJoin.rawValue
  }

  fileprivate var dashText: String {
    guard isDashed else { return "" }
    let lengths = dashPattern.map { decimal($0) }.joined(separator: ",")
    return " dashes \(lengths) from \(decimal(dashPhase))"
  }
}
