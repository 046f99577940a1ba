/// The scenes of vectors, as the text of scene files. Values are spelled as in a scene file.
enum VectorScenes {
  /// An animation of 1 s at an even speed.
  static let linear = "{ duration: 1, curve: linear }"

  /// A view of 40 × 40 points whose property changes when the state `one` is set at 0 s, and again when `two`
  /// is set at 0.4 s. The script is `s`, and takes 4.4 s.
  static func change(
    _ property: String, from start: String?, to first: String, then second: String? = nil,
    animation: String? = linear, view: String = "view: box"
  ) -> String {
    let animated = animation.map { ", animation: \($0)" } ?? ""
    var text = """
      cellophane: 1
      cell:
        contentView:
          subviews:
            - \(view)
              frame: { x: 0, y: 0, width: 40, height: 40 }

      """
    if let start { text += "        \(property): \(start)\n" }
    text += """
      states: { one: { initially: false }, two: { initially: false } }
      rules:
        - { when: one, box.\(property): \(first)\(animated) }

      """
    if let second { text += "  - { when: two, box.\(property): \(second)\(animated) }\n" }
    text += """
      collectionView:
        frame: { width: 100, height: 100 }
        flowLayout: { itemSize: { width: 100, height: 100 } }
        items: 1
      scripts:
        s:
          - set: { item: 0, one: true }
          - wait: 0.4

      """
    if second != nil { text += "    - set: { item: 0, two: true }\n" }
    return text + "    - wait: 4\n"
  }

  /// A view of 40 × 40 points with a layer animation that is added at 0 s. The script is `s`, and takes 4.4 s.
  ///
  /// - Parameters:
  ///   - animation: The keys of the animation without the view.
  ///   - values: The view's own values, with their keys.
  static func layer(_ animation: String, values: String = "") -> String {
    """
    cellophane: 1
    cell:
      contentView:
        subviews:
          - { view: box, frame: { x: 0, y: 0, width: 40, height: 40 }\(values) }
    states: { one: { initially: false } }
    rules:
      - { when: one, layerAnimations: [{ view: box, \(animation) }] }
    collectionView:
      frame: { width: 100, height: 100 }
      flowLayout: { itemSize: { width: 100, height: 100 } }
      items: 1
    scripts:
      s: [{ set: { item: 0, one: true } }, { wait: 4.4 }]

    """
  }

  /// A view of 40 × 40 points that passes keyframes from 0 s on: each has a relative start, a relative duration and a
  /// translation along x. The script is `s`, and takes 4.4 s.
  static func keyframes(_ list: [(Double, Double, Double)], _ animation: String) -> String {
    let keyframes = list.map { start, duration, x in
      "{ relativeStartTime: \(start), relativeDuration: \(duration), box.transform: { translate: [\(x), 0] } }"
    }.joined(separator: ", ")
    return """
      cellophane: 1
      cell:
        contentView:
          subviews:
            - { view: box, frame: { x: 0, y: 0, width: 40, height: 40 } }
      states: { one: { initially: false } }
      rules:
        - { when: one, animation: { \(animation) }, keyframes: [\(keyframes)] }
      collectionView:
        frame: { width: 100, height: 100 }
        flowLayout: { itemSize: { width: 100, height: 100 } }
        items: 1
      scripts:
        s: [{ set: { item: 0, one: true } }, { wait: 4.4 }]

      """
  }

  /// A view that is moved by 100 points along x. The script is `s`.
  static func move(_ animation: String) -> String {
    change("transform", from: nil, to: "{ translate: [100, 0] }", animation: animation)
  }

  /// A row of views of the given lengths in a stack, each 20 points high. Their names are `a`, `b`, `c` and so on;
  /// the stack is `row`. No length is nil.
  static func stack(
    _ lengths: [Double?], width: Double, _ properties: String, hidden: Int? = nil
  ) -> String {
    let names = ["a", "b", "c", "d", "e"]
    let views = zip(lengths, names).enumerated().map { index, view in
      let size = view.0.map { ", intrinsicContentSize: { width: \($0), height: 20 }" } ?? ""
      return "{ view: \(view.1)\(size)\(hidden == index ? ", isHidden: true" : "") }"
    }
    let arranged = views.joined(separator: ", ")
    return """
      cellophane: 1
      cell:
        contentView:
          subviews:
            - { stackView: row, constraints: [edges = superview], \(properties), arrangedSubviews: [\(arranged)] }

      """ + cells(Int(width), 44)
  }

  /// One cell of a size.
  static func cells(_ width: Int, _ height: Int) -> String {
    """
    collectionView:
      frame: { width: \(width), height: \(height) }
      flowLayout: { itemSize: { width: \(width), height: \(height) } }
      items: 1

    """
  }

  /// Cells in a layout, without views. The script is `s` if steps are given.
  static func layout(
    _ layout: String, width: Double = 375, height: Double = 667, items: String = "items: 6",
    traits: String = "{ appearance: light }", script: String? = nil
  ) -> String {
    """
    cellophane: 1
    traits: \(traits)
    cell: {}
    collectionView:
      frame: { width: \(width), height: \(height) }
      \(layout)
      \(items)

    """ + (script.map { "scripts: { s: \($0) }\n" } ?? "")
  }

  /// Three cells of 100 × 100 points in a column, in a collection view that does not scroll. The script is `s`.
  static func touches(
    _ steps: String, _ collectionView: String = "allowsSelection: true", root: String = "",
    height: Double = 320
  ) -> String {
    """
    cellophane: 1
    \(root.isEmpty ? "title: Touches" : root)
    cell: {}
    collectionView:
      frame: { width: 100, height: \(height) }
      flowLayout: { itemSize: { width: 100, height: 100 } }
      items: 3
      \(collectionView)
    scripts: { s: \(steps) }

    """
  }

  /// A label in a text style whose text size changes every 0.1 s, from the smallest to the largest. The script
  /// is `s`.
  static func textStyle(_ style: String) -> String {
    let sizes = [
      "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
      "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge",
      "accessibilityExtraExtraLarge", "accessibilityExtraExtraExtraLarge",
    ]
    let steps = sizes.map { "    - wait: 0.1\n    - traits: { contentSize: \($0) }\n" }.joined()
    return """
      cellophane: 1
      traits: { contentSize: extraSmall }
      cell:
        contentView:
          subviews:
            - { label: text, text: A, font: \(style), constraints: [leading = superview, top = superview] }
      collectionView:
        frame: { width: 300, height: 300 }
        flowLayout: { itemSize: { width: 300, height: 300 } }
        items: 1
      scripts:
        s:

      """ + steps + "    - wait: 0.1\n"
  }

  /// A view in a colour: light at 0 s, dark at 0.1 s, then light and dark with high contrast. The script is `s`.
  static func color(_ name: String) -> String {
    """
    cellophane: 1
    cell:
      contentView:
        subviews:
          - { view: box, frame: { x: 0, y: 0, width: 40, height: 40 }, backgroundColor: \(name) }
    collectionView:
      frame: { width: 100, height: 100 }
      flowLayout: { itemSize: { width: 100, height: 100 } }
      items: 1
    scripts:
      s:
        - wait: 0.1
        - traits: { appearance: dark }
        - wait: 0.1
        - traits: { appearance: light, accessibilityContrast: high }
        - wait: 0.1
        - traits: { appearance: dark }
        - wait: 0.1

    """
  }
}
