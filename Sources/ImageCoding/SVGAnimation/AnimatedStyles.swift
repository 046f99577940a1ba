internal import Drawing

/// The style sheet of an animated document. Elements with equal changes share a class, and equal
/// attribute changes share their keyframes.
struct AnimatedStyles {
  /// The animation of one attribute.
  struct Change {
    /// The keyframes in CSS.
    let text: String

    init(
      _ attribute: AnimatedAttribute, _ list: KeyframeList, _ css: ([Double]) -> String
    ) {
      text = list.keyframes.map { keyframe in
        let declaration = css(keyframe.values)
        let hold = keyframe.holds ? ";animation-timing-function:step-end" : ""
        return "\(decimal(keyframe.time * 100, places: 5))%{\(declaration)\(hold)}"
      }.joined(separator: "\n")
    }
  }

  /// All animations of one element.
  struct Changes {
    fileprivate var texts: [String] = []

    mutating func add(_ change: Change?) {
      if let change { texts.append(change.text) }
    }
  }

  private var keyframes: [(name: String, text: String)] = []
  private var names: [String: String] = [:]
  private var classes: [(name: String, keyframes: [String])] = []
  private var classNames: [[String]: String] = [:]

  /// The `class` attribute of an element; empty if the element does not change.
  mutating func attribute(_ changes: Changes) -> String {
    guard !changes.texts.isEmpty else { return "" }
    var list: [String] = []
    for text in changes.texts {
      if let name = names[text] {
        list.append(name)
      } else {
        let name = "k\(keyframes.count)"
        keyframes.append((name, text))
        names[text] = name
        list.append(name)
      }
    }
    if let name = classNames[list] { return " class=\"\(name)\"" }
    let name = "a\(classes.count)"
    classes.append((name, list))
    classNames[list] = name
    return " class=\"\(name)\""
  }

  /// The style sheet as a `<style>` element; empty if nothing changes.
  func element(duration: Double, repeatCount: Int?) -> String {
    guard !classes.isEmpty else { return "" }
    return "<style>\n" + rules(duration: duration, repeatCount: repeatCount)
      + "@media (prefers-reduced-motion:reduce){[class]{animation:none}}\n</style>\n"
  }

  /// The rules of the style sheet, without that for reduced motion.
  func rules(duration: Double, repeatCount: Int?) -> String {
    let count = repeatCount.map { "\($0) forwards" } ?? "infinite"
    let timing = "\(decimal(duration, places: 6))s linear \(count)"
    var text = ""
    for (name, list) in classes {
      let animations = list.map { "\($0) \(timing)" }.joined(separator: ",")
      text += ".\(name){animation:\(animations)}\n"
    }
    for (name, frames) in keyframes { text += "@keyframes \(name){\n\(frames)\n}\n" }
    return text
  }

  // MARK: - CSS

  /// The maximum error of each of an attribute's numbers.
  static func tolerance(_ attribute: AnimatedAttribute, count: Int) -> [Double] {
    let place = AnimatedSVGEncoder.placeTolerance
    let (color, opacity) = (AnimatedSVGEncoder.colorTolerance, AnimatedSVGEncoder.opacityTolerance)
    switch attribute {
    case .transform, .place, .path, .clip, .strokeWidth, .dashPhase:
      return [Double](repeating: place, count: count)
    case .opacity, .fillOpacity, .strokeOpacity, .stopOpacity: return [opacity]
    case .fill, .stroke, .stopColor: return [Double](repeating: color, count: count)
    case .shadow: return [place, place, place, color, color, color, opacity]
    }
  }

  /// Returns an attribute's values as a CSS declaration.
  static func css(
    _ attribute: AnimatedAttribute, _ values: [Double], _ node: AnimatedLayer.Node
  ) -> String {
    func number(_ value: Double) -> String { decimal(value, places: 4) }
    func color(_ bytes: ArraySlice<Double>) -> String {
      bytes.map { decimal(min(max($0, 0), 255), places: 0) }.joined(separator: ",")
    }
    switch attribute {
    case .opacity: return "opacity:\(number(values[0]))"
    case .path, .clip: return "d:path(\"\(path(values, node.steps(of: attribute)))\")"
    case .fill: return "fill:rgb(\(color(values[...])))"
    case .fillOpacity: return "fill-opacity:\(number(values[0]))"
    case .stroke: return "stroke:rgb(\(color(values[...])))"
    case .strokeOpacity: return "stroke-opacity:\(number(values[0]))"
    case .strokeWidth: return "stroke-width:\(number(values[0]))px"
    case .dashPhase: return "stroke-dashoffset:\(number(values[0]))px"
    case .stopColor: return "stop-color:rgb(\(color(values[...])))"
    case .stopOpacity: return "stop-opacity:\(number(values[0]))"
    case .shadow:
      return "filter:drop-shadow(\(number(values[0]))px \(number(values[1]))px"
        + " \(number(values[2]))px rgba(\(color(values[3...5])),\(number(values[6]))))"
    case .transform, .place:
      let numbers = values.map { decimal($0, places: 8) }.joined(separator: ",")
      return "transform:matrix(\(numbers))"
    }
  }

  /// Writes path data with explicit commands for all values, because CSS interpolates only paths
  /// with the same commands.
  private static func path(_ values: [Double], _ steps: [UInt8]) -> String {
    var text = ""
    var next = 0
    for step in steps {
      let count = [2, 2, 6, 0][Int(step)]
      text += ["M", "L", "C", "Z"][Int(step)]
      text += values[next..<next + count].map { decimal($0, places: 3) }.joined(separator: " ")
      next += count
    }
    return text
  }
}

extension AnimatedLayer.Node {
  fileprivate func steps(of attribute: AnimatedAttribute) -> [UInt8] {
    switch key {
    case .fill(let shape, _), .stroke(let shape, _, _, _, _): shape.steps
    case .layer(_, let clip, _, _): attribute == .clip ? clip?.steps ?? [] : []
    case .text, .image: []
    }
  }
}
