package import Drawing

extension PropertyTrace {
  /// A property over time, with a text for each frame.
  package struct Curve: Sendable {
    /// The item whose cell the view is in.
    package let item: Int
    /// View and property, such as `dot.center.x`; the parts of a colour are one.
    package let name: String
    /// The values: numbers with at most three decimals, five if all are below 10, colours as `#RRGGBB`, `none` where the view is not
    /// there. `isShown` says whether it is there, if nothing else of it changes.
    package let values: [String]
  }

  /// The changes, as texts for people and for comparison.
  package var curves: [Curve] {
    var curves: [Curve] = []
    var seen: Set<String> = []
    for series in series {
      if let color = colors(of: series) {
        guard seen.insert("\(series.item) \(color.name)").inserted else { continue }
        curves.append(
          Curve(
            item: series.item, name: color.name, values: color.values.map { $0?.hexText ?? "none" })
        )
      } else {
        // Scales, angles and opacities say more in their later digits than lengths do.
        let isSmall = series.values.allSatisfy { value in
          if case .number(let number) = value { abs(number) < 10 } else { true }
        }
        let values = series.values.map { value in
          switch value {
          case .number(let number): decimal(number, places: isSmall ? 5 : 3)
          case .text(let text): text
          case nil: "none"
          }
        }
        curves.append(
          Curve(item: series.item, name: "\(series.view).\(series.property)", values: values))
      }
    }
    return curves.flatMap { curve -> [Curve] in
      // Values that change by less than a thousandth have no curve, nor have views that only appear or disappear.
      if Set(curve.values.filter { $0 != "none" }).count > 1 { return [curve] }
      // The appearance or removal of a view is listed once.
      let isFirst = curve.name.hasSuffix(".center.x")
      guard isFirst, curve.values.contains("none") else { return [] }
      return [
        Curve(
          item: curve.item, name: curve.name.replacing(".center.x", with: ".isShown"),
          values: curve.values.map { $0 == "none" ? "false" : "true" })
      ]
    }
  }

  /// The colours that a series is a component of; nil if it is not a colour's.
  package func colors(of series: Series) -> (name: String, values: [Color?])? {
    let parts = [".red", ".green", ".blue", ".alpha"]
    guard let part = parts.first(where: { series.property.hasSuffix($0) }) else { return nil }
    let property = String(series.property.dropLast(part.count))
    let all = parts.map { numbers(series.item, series.view, property + $0) }
    let colors = times.indices.map { frame -> Color? in
      let values = all.map { $0.isEmpty ? nil : $0[frame] }
      guard let red = values[0], let green = values[1], let blue = values[2], let alpha = values[3]
      else { return nil }
      return Color(red: red, green: green, blue: blue, alpha: alpha)
    }
    return ("\(series.view).\(property)", colors)
  }
}
