internal import OrderedCollections
internal import YAMLReading

/// The styles and parts of a scene: keys that views take by name.
struct StyleSheet {
  /// A style or part as it is written.
  struct Entry {
    let node: SourceNode
    /// Whether it is a whole view.
    let isPart: Bool
  }

  /// The keys of a style with those of the styles that it uses, and the number of their nodes.
  struct Body {
    let pairs: SceneReader.Pairs
    let count: Int
  }

  /// The styles and parts by their names.
  var entries: OrderedDictionary<String, Entry> = [:]
  /// The bodies of the styles and parts that were used so far; `nil` for an invalid one.
  var bodies: [String: Body?] = [:]
  /// The styles and parts that are being expanded, from the outermost, with the places where they are used.
  var stack: [(name: String, use: SourceLocation)] = []
  /// The number of nodes that were written out.
  var count = 0

  /// The maximum nesting of views, as deep as a file can nest them.
  static let deepestView = 40
  /// The maximum number of styles that use each other in a row. Our choice.
  static let longestChain = 16

  /// Returns the keys of a style with the keys that are written above it: those win, and
  /// constraints and subviews are added.
  static func joined(_ style: SceneReader.Pairs, _ own: SceneReader.Pairs) -> SceneReader.Pairs {
    var result = style
    for (key, value) in own {
      guard let text = key.scalarText,
        let index = result.firstIndex(where: { $0.key.scalarText == text })
      else {
        result.append((key, value))
        continue
      }
      let old = result.remove(at: index).value
      guard ["constraints", "subviews", "arrangedSubviews", "layoutGuides"].contains(text),
        case .sequence(let before) = old.content, case .sequence(let after) = value.content
      else {
        result.append((key, value))
        continue
      }
      result.append(
        (key, SourceNode(location: value.location, content: .sequence(before + after))))
    }
    return result
  }
}

extension SourceNode {
  /// The number of nodes, itself included.
  var count: Int {
    switch content {
    case .scalar: 1
    case .sequence(let nodes): nodes.reduce(1) { $0 + $1.count }
    case .mapping(let pairs): pairs.reduce(1) { $0 + $1.key.count + $1.value.count }
    }
  }
}
