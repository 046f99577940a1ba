package import Drawing
package import Interaction
internal import Resolution
package import SceneRendering
package import Scenes
internal import Views
package import Vocabulary

/// How long the texts of labels may be until a cell shows less of them.
///
/// The longest text is solved by bisection on the layout with typeset texts. The texts are the label's own, repeated
/// with spaces between and cut at a number of characters; so they have the letters, words and language of the design.
/// Such texts only grow, so that there is one length up to which they survive.
package struct TextBreaks: Sendable {
  /// How long a label's text may be at a text size.
  package struct Limit: Sendable {
    /// The label.
    package let view: ViewName
    /// The item and the state in which the fewest characters survive.
    package let item: Int
    package let state: CellState
    /// The text size.
    package let category: ContentSizeCategory
    /// The width of the collection view, in points.
    package let width: Double
    /// The number of characters that survive; `nil` if all that were tried do.
    package let characters: Int?
    /// The number of characters of the longest text that was tried.
    package let tried: Int
    /// The number of characters of the label's own text.
    package let own: Int
    /// What happens to a text with one character more; empty if nothing does.
    package let reason: String
    /// The first other label that is cut off when this label's text grows; `nil` if this label is cut off first.
    package let neighbour: Neighbour?
    /// The label's own text if that does not survive, and else one that is a little too long.
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

  /// A text in another language that does not survive.
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
    /// What happens.
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

  /// The longest text that is tried, in characters. Our choice: longer ones are no titles.
  static let longest = 400
  /// The maximum number of layouts that are examined. Our choice: each is solved for each text.
  private static let mostLayouts = 8

  private typealias Layout = (item: Int, state: CellState)

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
        let base = try make(Self.scene(scene, width: width, texts: [:]), traits)
        let layouts = base.resolved.distinctLayouts(atMost: Self.mostLayouts)
        let before = layouts.map { Shown(base, $0.item, $0.state) }
        try findLimits(layouts, before, traits, width)
        // Forms of a language often have the same texts.
        var tried: [Set<Trial>] = layouts.map { _ in [] }
        for language in languages {
          try sweep(language, layouts, before, traits, width, &tried)
        }
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
    var scene = scene
    scene.collectionView.size.width = width
    if !texts.isEmpty {
      let assignments = texts.sorted { $0.key.rawValue < $1.key.rawValue }.map {
        Assignment(view: $0.key, property: .text, value: .string($0.value))
      }
      scene.rules.append(Rule(when: .always, assignments: assignments))
    }
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

  private mutating func findLimits(
    _ layouts: [Layout], _ before: [Shown], _ traits: Traits, _ width: Double
  ) throws {
    var views: [ViewName] = []
    for shown in before {
      for view in shown.texts.keys.sorted(by: { $0.rawValue < $1.rawValue })
      where !views.contains(view) { views.append(view) }
    }
    for view in views {
      var worst: Limit?
      // Layouts in which the label has the same text share the renderers.
      var texts: [String: [Int]] = [:]
      for (index, shown) in before.enumerated() {
        if let text = shown.texts[view] { texts[text, default: []].append(index) }
      }
      for (text, indices) in texts.sorted(by: { ($0.value[0]) < ($1.value[0]) }) {
        for (index, solved) in try solve(view, text, indices, layouts, before, traits, width) {
          let layout = layouts[index]
          let limit = Limit(
            view: view, item: layout.item, state: layout.state,
            category: traits.preferredContentSizeCategory, width: width,
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
    _ view: ViewName, _ own: String, _ indices: [Int], _ layouts: [Layout], _ before: [Shown],
    _ traits: Traits, _ width: Double
  ) throws -> [(index: Int, search: LengthSearch)] {
    let longest = Self.longest(of: own)
    var searches = indices.map { (index: $0, search: LengthSearch(longest: longest)) }
    func probe(_ count: Int) throws {
      let renderer = try make(
        Self.scene(scene, width: width, texts: [view: Self.model(own, count)]), traits)
      for place in searches.indices {
        let index = searches[place].index
        let shown = Shown(renderer, layouts[index].item, layouts[index].state)
        searches[place].search.learn(
          count, shown.loss(of: view), shown.firstLoss(since: before[index], besides: view)?.view)
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

  private mutating func sweep(
    _ language: Language, _ layouts: [Layout], _ before: [Shown], _ traits: Traits,
    _ width: Double, _ tried: inout [Set<Trial>]
  ) throws {
    var traits = traits
    if let direction = language.direction { traits.layoutDirection = direction }
    var renderers: [[ViewName: String]: SceneRenderer] = [:]
    for (index, (layout, shown)) in zip(layouts, before).enumerated() {
      let texts = shown.texts.mapValues { Self.limited(language.translated($0)) }
      guard texts != shown.texts || language.direction != nil,
        tried[index].insert(Trial(texts: texts, direction: traits.layoutDirection)).inserted
      else { continue }
      let renderer: SceneRenderer
      if let known = renderers[texts] {
        renderer = known
      } else {
        renderer = try make(Self.scene(scene, width: width, texts: texts), traits)
        renderers[texts] = renderer
      }
      let after = Shown(renderer, layout.item, layout.state)
      guard let found = after.firstLoss(since: shown),
        !breaks.contains(where: {
          $0.language == language.name && $0.view == found.view && $0.width == width
        })
      else { continue }
      breaks.append(
        Break(
          language: language.name, form: language.form, view: found.view, item: layout.item,
          state: layout.state,
          category: traits.preferredContentSizeCategory, width: width, reason: found.reason,
          texts: texts, direction: traits.layoutDirection))
    }
  }
}
