package import Drawing
package import Interaction
internal import Layout
internal import Notation
internal import Resolution
package import SceneRendering
package import Scenes
internal import Views
package import Vocabulary

/// How long the texts of labels may be until a cell shows less of them.
///
/// The longest text is solved by bisection on the layout with typeset texts. The texts are the label's own, repeated
/// with spaces between and cut at a number of characters; so they have the letters, words and language of the design.
/// Such texts only grow, so that there is one length up to which they fit.
package struct TextBreaks: Sendable {
  /// How long a label's text may be at a text size.
  package struct Limit: Sendable {
    /// The label.
    package let view: ViewName
    /// The item and the state in which the fewest characters fit.
    package let item: Int
    package let state: CellState
    /// The text size.
    package let category: ContentSizeCategory
    /// The width of the collection view, in points.
    package let width: Double
    /// The number of characters that fit; `nil` if all that were tried do.
    package let characters: Int?
    /// The number of characters of the longest text that was tried.
    package let tried: Int
    /// The number of characters of the label's own text.
    package let own: Int
    /// The fault of a text with one more character; empty for none.
    package let reason: String
    /// The first other label that is cut off when this label's text grows; `nil` if this label is cut off first.
    package let neighbour: Neighbour?
    /// The label's own text if that does not fit, and else one that is a little too long.
    package let breaking: String

    /// How much room the label has, by which the worst of several layouts is chosen: first its own characters, then
    /// those that others leave it.
    fileprivate var room: [Int] {
      let characters = characters ?? Int.max
      return [characters, neighbour?.characters ?? characters]
    }
  }

  /// Another label that loses text when a label's text grows.
  package struct Neighbour: Sendable {
    /// The other label.
    package let view: ViewName
    /// The number of characters of the growing text up to which the other label shows what it shows before.
    package let characters: Int
  }

  /// A text in another language that does not fit.
  package struct Break: Sendable {
    /// The language.
    package let language: String
    /// The plural category of its texts; `nil` for the usual one.
    package let form: String?
    /// The label, or the first one that loses text.
    package let view: ViewName
    package let item: Int
    package let state: CellState
    package let category: ContentSizeCategory
    package let width: Double
    /// The fault.
    package let reason: String
    /// The texts of all labels.
    package let texts: [ViewName: String]
    /// The direction of reading.
    package let direction: LayoutDirection
  }

  /// The limits, label by label, then by width and text size.
  package private(set) var limits: [Limit] = []
  /// The texts in other languages that break.
  package private(set) var breaks: [Break] = []
  /// The labels whose texts are not tried, although they show some: those with attributed texts and those of content
  /// configurations.
  package private(set) var leftOut: [ViewName] = []

  /// The longest text that is tried, in characters. Our choice: titles are shorter.
  static let longest = 400
  /// The maximum number of layouts that are examined. Our choice, because each is solved for each text.
  private static let mostLayouts = 8

  private typealias Layout = (item: Int, state: CellState)

  /// The scene with its own texts, at a width and a text size. Of the same scene with other texts only the cells that
  /// are looked at are laid out, by the renderers of this one.
  private struct Base {
    /// The renderers by direction of reading.
    var renderers: [LayoutDirection: SceneRenderer]
    /// The one with the scene's direction.
    let renderer: SceneRenderer
    let width: Double
    let layouts: [Layout]
    /// The texts that labels show in each layout.
    let shown: [Shown]
    /// The texts in each layout that can be replaced.
    let texts: [[ViewName: String]]
    /// The labels whose texts are not replaced.
    let leftOut: [ViewName]
    /// The texts that were tried in each layout. Forms of a language often have the same texts.
    var tried: [Set<Trial>]

    init(_ renderer: SceneRenderer, width: Double) {
      renderers = [renderer.traits.layoutDirection: renderer]
      self.renderer = renderer
      self.width = width
      let scene = renderer.resolved
      layouts = scene.distinctLayouts(atMost: TextBreaks.mostLayouts)
      shown = layouts.map { Shown(scene, $0.item, $0.state) }
      let cells = layouts.map { scene.cell(item: $0.item, state: $0.state).view }
      let texts = zip(cells, shown).map { cell, shown in shown.texts(in: cell) }
      self.texts = texts
      leftOut = zip(cells, texts).flatMap { cell, texts in
        cell.shownLabels.filter { texts[$0] == nil }
      }
      tried = layouts.map { _ in [] }
    }

    var category: ContentSizeCategory { renderer.traits.preferredContentSizeCategory }
  }

  private let scene: Scene
  private let make: @Sendable (Scene, Traits) throws -> SceneRenderer

  /// Finds the limits of a scene's labels.
  ///
  /// - Parameters:
  ///   - renderer: The scene with its usual traits.
  ///   - categories: The text sizes.
  ///   - widths: The widths of the collection view, in points; empty for the scene's.
  ///   - languages: The languages in which the labels' own texts are tried, too.
  ///   - make: Creates a renderer of another scene with the same images.
  package init(
    of renderer: SceneRenderer, categories: [ContentSizeCategory], widths: [Double],
    languages: [Language], making make: @escaping @Sendable (Scene, Traits) throws -> SceneRenderer
  ) throws {
    scene = renderer.scene
    self.make = make
    let own = renderer.scene.collectionView.size.width
    for width in widths.isEmpty ? [own] : widths {
      for category in categories {
        var traits = renderer.traits
        traits.preferredContentSizeCategory = category
        var base: Base
        if width == own, traits == renderer.traits {
          base = Base(renderer, width: width)
        } else {
          base = Base(
            try make(Self.scene(scene, width: width, texts: [:]), traits), width: width)
        }
        for view in base.leftOut where !leftOut.contains(view) { leftOut.append(view) }
        try findLimits(base)
        for language in languages { try sweep(language, &base) }
      }
    }
    // All sizes of a label come one after the other.
    var order: [ViewName] = []
    for limit in limits where !order.contains(limit.view) { order.append(limit.view) }
    limits = order.flatMap { view in limits.filter { $0.view == view } }
  }

  /// A scene with another width, in which labels have other texts in all states.
  package static func scene(
    _ scene: Scene, width: Double, texts: [ViewName: String]
  ) -> Scene {
    var scene = scene.assigning(texts: texts)
    scene.collectionView.size.width = width
    return scene
  }

  /// The first characters of a text that is repeated.
  static func model(_ own: String, _ count: Int) -> String {
    let unit = Array(own.isEmpty ? "Lorem ipsum dolor sit amet" : own) + [" "]
    var text = (0..<count).map { unit[$0 % unit.count] }
    // A space at the end has no width.
    if text.last == " " { text[text.count - 1] = unit[0] }
    return String(text)
  }

  /// The text of an example: the label's own if that is cut off, and otherwise one that is a little too long.
  private static func breaking(_ own: String, _ characters: Int?) -> String {
    guard let characters else { return "" }
    guard characters >= own.count else { return own }
    // One that ends with a space would be no longer.
    let endsWithSpace = (characters + 1) % (own.count + 1) == 0
    return model(own, characters + (endsWithSpace ? 2 : 1))
  }

  /// The longest text of a label's letters that is tried, in characters: `longest`, or fewer if these take more bytes than
  /// a text in a scene may have.
  private static func longest(of own: String) -> Int {
    let unit = Array(own.isEmpty ? " " : own) + [" "]
    var (count, bytes) = (0, 0)
    // A space at the end becomes a letter, which may have more bytes.
    let spare = unit[0].utf8.count
    while count < longest {
      bytes += unit[count % unit.count].utf8.count
      guard bytes + spare <= SceneLimits.longestText else { break }
      count += 1
    }
    return max(count, 1)
  }

  /// The beginning of a text that is no longer than a text in a scene may be.
  private static func limited(_ text: String) -> String {
    guard text.utf8.count > SceneLimits.longestText else { return text }
    var (result, bytes) = ("", 0)
    for letter in text {
      bytes += letter.utf8.count
      guard bytes <= SceneLimits.longestText else { break }
      result.append(letter)
    }
    return result
  }

  // MARK: - Limits

  private mutating func findLimits(_ base: Base) throws {
    var views: [ViewName] = []
    for own in base.texts {
      for view in own.keys.sorted(by: { $0.rawValue < $1.rawValue })
      where !views.contains(view) { views.append(view) }
    }
    for view in views {
      var worst: Limit?
      // Layouts in which the label has the same text share the scenes.
      var texts: [String: [Int]] = [:]
      for (index, own) in base.texts.enumerated() {
        if let text = own[view] { texts[text, default: []].append(index) }
      }
      for (text, indices) in texts.sorted(by: { ($0.value[0]) < ($1.value[0]) }) {
        for (index, solved) in try solve(view, text, indices, base) {
          let layout = base.layouts[index]
          let limit = Limit(
            view: view, item: layout.item, state: layout.state,
            category: base.category, width: base.width,
            characters: solved.characters, tried: solved.longest, own: text.count,
            reason: solved.reason,
            neighbour: solved.neighbour,
            breaking: Self.breaking(text, solved.characters))
          if worst.map({ limit.room.lexicographicallyPrecedes($0.room) }) ?? true { worst = limit }
        }
      }
      if let worst { limits.append(worst) }
    }
  }

  /// The longest text of a label in some layouts, by bisection: until it loses text itself, and until others do.
  private func solve(
    _ view: ViewName, _ own: String, _ indices: [Int], _ base: Base
  ) throws -> [(index: Int, search: LengthSearch)] {
    let longest = Self.longest(of: own)
    var searches = indices.map { (index: $0, search: LengthSearch(longest: longest)) }
    func probe(_ count: Int) throws {
      let changed = try base.renderer.resolvedScene(assigning: [view: Self.model(own, count)])
      for place in searches.indices {
        let index = searches[place].index
        let layout = base.layouts[index]
        let shown = try Shown(checking: changed, layout.item, layout.state)
        searches[place].search.learn(
          count, shown.loss(of: view),
          shown.firstLoss(since: base.shown[index], besides: view)?.view)
      }
    }
    try probe(longest)
    while let count = searches.lazy.compactMap(\.search.next).first { try probe(count) }
    return searches
  }

  // MARK: - Languages

  /// Texts that were tried in a layout.
  private struct Trial: Hashable {
    let texts: [ViewName: String]
    let direction: LayoutDirection
  }

  private mutating func sweep(_ language: Language, _ base: inout Base) throws {
    var traits = base.renderer.traits
    if let direction = language.direction { traits.layoutDirection = direction }
    var scenes: [[ViewName: String]: ResolvedScene] = [:]
    for (index, (layout, shown)) in zip(base.layouts, base.shown).enumerated() {
      let own = base.texts[index]
      let texts = own.mapValues { Self.limited(language.translated($0)) }
      guard texts != own || language.direction != nil,
        base.tried[index].insert(Trial(texts: texts, direction: traits.layoutDirection)).inserted
      else { continue }
      let changed: ResolvedScene
      if let known = scenes[texts] {
        changed = known
      } else {
        let renderer: SceneRenderer
        if let known = base.renderers[traits.layoutDirection] {
          renderer = known
        } else {
          renderer = try make(Self.scene(scene, width: base.width, texts: [:]), traits)
          base.renderers[traits.layoutDirection] = renderer
        }
        changed = try renderer.resolvedScene(assigning: texts)
        scenes[texts] = changed
      }
      let after = try Shown(checking: changed, layout.item, layout.state)
      guard let found = after.firstLoss(since: shown),
        !breaks.contains(where: {
          $0.language == language.name && $0.view == found.view && $0.width == base.width
        })
      else { continue }
      breaks.append(
        Break(
          language: language.name, form: language.form, view: found.view, item: layout.item,
          state: layout.state,
          category: base.category, width: base.width, reason: found.reason,
          texts: texts, direction: traits.layoutDirection))
    }
  }
}

extension PresentedView {
  /// The labels that show a text, without those of controls.
  fileprivate var shownLabels: [ViewName] {
    guard !self[.isHidden], !kind.isControl else { return [] }
    let own = kind == .label && label?.lines.isEmpty == false ? [name] : []
    return own + subviews.flatMap(\.shownLabels)
  }
}
