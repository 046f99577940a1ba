internal import CollectionLayouts
internal import Drawing
internal import Interaction
internal import Layout
internal import Motion
internal import Resolution
internal import ResolvedViews
internal import Review
internal import Scenes
internal import Snapshots
internal import Views
internal import Vocabulary

/// Describes a picture of a scene in the format of `ModelText`: the views with their frames and values. Each value
/// has the place in the scene that set it.
///
/// Properties with UIKit's defaults are left out. Colours are resolved for the traits. Places are paths in the
/// scene and not lines, because every edit moves the lines below it.
struct PresentationText {
  let scene: Scene
  let resolved: ResolvedScene
  /// The place of the header or footer whose view is being added; nil for views of cells.
  private var supplement: ScenePath?
  var lines: [String]
  var indent = ""

  /// Creates a text that has only its first line.
  init(of resolved: ResolvedScene, header: String = ModelText.header) {
    self.resolved = resolved
    lines = [header]
    scene = resolved.scene
  }

  /// Returns the text for a picture of a cell.
  static func text(of cell: PresentedCell, in resolved: ResolvedScene) -> String {
    var text = PresentationText(of: resolved)
    text.addSettings(hidden: .scripts)
    text.add(cell)
    text.addConstraints()
    return text.finished
  }

  /// Returns the text for a picture of a collection view.
  ///
  /// - Parameters:
  ///   - settled: The collection view after all current animations.
  ///   - shown: The collection view on the picture.
  ///   - resolved: The scene.
  static func text(
    of settled: Presentation, shown: Presentation, in resolved: ResolvedScene
  ) -> String {
    var text = PresentationText(of: resolved)
    text.addSettings(hidden: .cells)
    text.node("collectionView") { text in
      text.value("frame", Rect(origin: .zero, size: settled.size).modelText)
      text.value("backgroundColor", settled.backgroundColor.hexText, text.listBackground)
      text.value("content", settled.contentSize.modelText)
      text.value("contentOffset", shown.contentOffset.modelText)
      for section in settled.sections {
        for (kind, supplement) in section.supplements {
          text.node("section \(section.number) \(kind)") { text in
            text.value("frame", supplement.frame.modelText)
            if supplement.isPinned { text.value("pinned", "true") }
            text.supplement = resolved.scene.collectionView.path(ofSection: section.number)
              .key("\(kind)")
            if let view = supplement.view { text.add(view) }
            text.supplement = nil
          }
        }
      }
    }
    for cell in settled.cells { text.add(cell) }
    text.addConstraints()
    if settled != shown {
      text.addAnimations()
      text.addMotion(settled: settled, shown: shown)
    }
    return text.finished
  }

  var finished: String { lines.joined(separator: "\n") + "\n" }

  // MARK: - Lines

  mutating func node(_ name: String, _ body: (inout PresentationText) -> Void) {
    lines.append(indent + name)
    indent += "  "
    body(&self)
    indent.removeLast(2)
  }

  mutating func value(_ key: String, _ value: String, _ origin: String? = nil) {
    lines.append("\(indent)\(key): \(value)" + (origin.map { "  @ \($0)" } ?? ""))
  }

  /// Returns the place in the scene, with the condition if it is in a rule; nil if the value is not written in
  /// the scene.
  func place(of origin: ValueOrigin, _ property: PropertyName? = nil) -> String? {
    // A header or footer is resolved like an item, but only its text is written in the scene.
    if let supplement { return property == .text ? "\(supplement.key("text"))" : nil }
    guard let path = origin.path else { return nil }
    if case .rule(let rule, _) = origin, scene.rules.indices.contains(rule) {
      return "\(path) when \(scene.rules[rule].when.sceneText)"
    }
    return "\(path)"
  }

  /// The place of a list's own background colour; nil if it has none, or the layout is no list.
  private var listBackground: String? {
    let view = scene.collectionView
    guard view.collectionViewLayout.kind.wholeList?.backgroundColor != nil else { return nil }
    return "collectionView.\(view.layoutKey).backgroundColor"
  }

  // MARK: - Cells and views

  private mutating func add(_ cell: PresentedCell) {
    node("item \(cell.item)") { text in
      text.value("frame", cell.frame.modelText)
      text.value("state", cell.state.id)
      if !cell.cutCorners.isEmpty {
        let corners = PropertyValue.corners(cell.cutCorners).sceneText
        text.value("corners", "\(corners) cut by \(decimal(cell.cutRadius))")
      }
      for (key, line) in [("separator", cell.separator), ("topSeparator", cell.topSeparator)] {
        if let line { text.value(key, "\(line.frame.modelText) \(line.color.hexText)") }
      }
      text.add(cell.view)
      text.addNamedConstraints(of: cell)
      // Only where the scene says something: what UIKit derives follows from the values above.
      if cell.mentionsAccessibility {
        text.node("accessibility") { text in
          for (index, element) in text.resolved.accessibilityElements(of: cell).enumerated() {
            text.value("\(index + 1) \(element.view.rawValue)", element.text)
          }
        }
      }
    }
  }

  private mutating func add(_ view: PresentedView) {
    node(view.name.rawValue) { text in
      text.value("frame", view.frame.modelText)
      for (name, resolved) in view.properties.mentioned
      where resolved.origin.isWorthTelling(isTint: name == .tintColor && view.kind == .imageView) {
        text.value(name.rawValue, resolved.value.modelText, text.place(of: resolved.origin, name))
      }
      if let shown = view.label?.lines.map(\.text.string), shown != [view[.text]],
        !view[.text].isEmpty || view.label?.pieces.isEmpty == false
      {
        text.value("shows", shown.map { quoted($0) }.joined(separator: " "))
      }
      for subview in view.subviews { text.add(subview) }
    }
  }
}

extension ValueOrigin {
  /// Whether the text contains a value of this origin. Defaults and inherited values are left out, except the
  /// tint colour of an image view, which its icon shows.
  fileprivate func isWorthTelling(isTint: Bool) -> Bool {
    switch self {
    case .classDefault: false
    case .inherited: isTint
    case .uiKit, .style, .transformer, .template, .item, .rule: true
    }
  }
}
