package import Drawing
package import Interaction
internal import OrderedCollections
package import Resolution
internal import ResolvedViews
package import SceneRendering
internal import Scenes
package import Vocabulary

/// The appearance of an item's cell: the difference between neighbouring states, and the contrast of
/// each label and icon.
package struct StateLooks: Sendable {
  /// Two states and their visible difference.
  package struct Pair: Hashable, Sendable {
    /// The states, in the order of diagrams.
    package let first, second: CellState
    /// The visible difference.
    package let difference: LookDifference
    /// Whether texts differ; any difference of texts distinguishes the states.
    package var hasOtherTexts = false
  }

  /// The maximum number of states that are compared. Our choice: more are hard to survey.
  package static let mostStates = 24

  /// The item.
  package let item: Int
  /// The interface style in which the cell is drawn.
  package let userInterfaceStyle: UserInterfaceStyle
  /// The states that touches can bring the cell into.
  package let states: [CellState]
  /// The pairs of neighbouring states (`NeighbouringStates`), and those of neighbouring groups.
  package private(set) var pairs: [Pair]
  /// The states grouped by appearance: states in one group look the same.
  package private(set) var groups: [[CellState]]
  /// The contrast of all labels and icons, and of parts of texts with colours of their own, in each state.
  package private(set) var contrasts: [InkContrast]

  /// Compares the states of an item's cell.
  package init(of renderer: SceneRenderer, item: Int = 0) throws(RenderingError) {
    guard renderer.scene.collectionView.itemCount > 0 else {
      self.init(Subject(item: item, userInterfaceStyle: renderer.traits.userInterfaceStyle))
      return
    }
    let states = CheckedStates(of: renderer.resolved, item: item).states
    var colors = SeenColors()
    self = try StateLooks(of: Subject(of: renderer, item: item, states: states), &colors)
  }

  /// Compares some states of an item's cell.
  package init(
    of renderer: SceneRenderer, item: Int, states: [CellState]
  ) throws(RenderingError) {
    var colors = SeenColors()
    self = try StateLooks(of: Subject(of: renderer, item: item, states: states), &colors)
  }

  /// Compares the states of a subject.
  init(of subject: Subject, _ colors: inout SeenColors) throws(RenderingError) {
    self.init(subject)
    guard let stage = subject.stage else { return }
    /// The states that are drawn, and for each the first one with the same picture.
    var drawn: [Int] = []
    var representatives: [Int: Int] = [:]
    var pictures: [Int: LookPixels] = [:]
    var known: [LookPixels: Int] = [:]
    var inks: [Int: [InkContrast]] = [:]
    for (index, cell) in subject.cells.enumerated() {
      guard cell.frame.size.width > 0, cell.frame.size.height > 0 else { continue }
      let picture = LookPixels(try LookStage.bitmap(of: subject.lists[index]))
      let first = known[picture] ?? index
      drawn.append(index)
      representatives[index] = first
      if first == index { (known[picture], pictures[index]) = (index, picture) }
      if first != index, subject.lists[first] == subject.lists[index],
        subject.cells[first].inks == cell.inks,
        subject.cells[first].partInks == cell.partInks
      {
        contrasts += inks[first, default: []].map { $0.sameLook(in: cell.state) }
      } else {
        var found: [InkContrast] = []
        for ink in cell.inks + cell.partInks {
          if let contrast = try InkContrast(ink, in: cell, on: stage) { found.append(contrast) }
        }
        inks[index] = found
        contrasts += found
      }
    }
    groups = states.indices.filter { representatives[$0, default: $0] == $0 }.map { first in
      states.indices.filter { representatives[$0, default: $0] == first }.map { states[$0] }
    }
    let neighbours = NeighbouringStates(states)
    let firsts = drawn.filter { representatives[$0] == $0 }
    var differences: [[Int]: LookDifference] = [:]
    for (one, other) in Self.merged(
      neighbours.pairs(among: drawn), neighbours.pairs(among: firsts))
    {
      let (first, second) = (
        representatives[one, default: one], representatives[other, default: other]
      )
      guard let before = pictures[first], let after = pictures[second] else { continue }
      let difference =
        differences[[first, second]]
        ?? LookDifference(before, after, scale: LookStage.scale, &colors)
      differences[[first, second]] = difference
      pairs.append(
        Pair(
          first: states[one], second: states[other], difference: difference,
          hasOtherTexts: subject.cells[first].shownTexts != subject.cells[second].shownTexts))
    }
  }

  /// The union of two sorted lists of pairs, sorted.
  private static func merged(_ one: [(Int, Int)], _ other: [(Int, Int)]) -> [(Int, Int)] {
    var pairs = one
    for pair in other where !one.contains(where: { $0 == pair }) { pairs.append(pair) }
    return pairs.sorted { $0 < $1 }
  }

  private init(_ subject: Subject) {
    item = subject.item
    userInterfaceStyle = subject.userInterfaceStyle
    states = subject.states
    (pairs, groups, contrasts) = ([], [], [])
  }

  /// The pair with the smallest difference, among those that differ; `nil` if there is none.
  package var closestPair: Pair? {
    pairs.filter { !$0.difference.isNone }
      .min { $0.difference.mean(.normal) < $1.difference.mean(.normal) }
  }
}

extension StateLooks {
  /// An item's cell in each of its states, before comparison.
  struct Subject {
    let item: Int
    let userInterfaceStyle: UserInterfaceStyle
    fileprivate let stage: LookStage?
    fileprivate let states: [CellState]
    fileprivate let cells: [PresentedCell]
    fileprivate let lists: [DisplayList]

    /// Creates a subject without states.
    fileprivate init(item: Int, userInterfaceStyle: UserInterfaceStyle) {
      self.item = item
      self.userInterfaceStyle = userInterfaceStyle
      (stage, states, cells, lists) = (nil, [], [], [])
    }

    init(
      of renderer: SceneRenderer, item: Int, states: [CellState]
    ) throws(RenderingError) {
      let stage = LookStage(renderer)
      self.item = item
      userInterfaceStyle = renderer.traits.userInterfaceStyle
      self.stage = stage
      self.states = Array(states.prefix(StateLooks.mostStates))
      cells = self.states.map { renderer.resolved.cell(item: item, state: $0) }
      let pictures = try CellPictures(of: cells, on: stage)
      lists = cells.indices.map(pictures.displayList)
    }

    /// Whether it looks exactly like another subject.
    func looksLike(_ other: Subject) -> Bool { states == other.states && lists == other.lists }
  }
}

/// Draws cells on the background that is behind them.
package struct LookStage {
  /// Pixels per point: enough for letters whose strokes are a point wide.
  static let scale = 2.0

  /// The system's background colour.
  package let ground: Color
  private let uiKit: UIKitColors
  private let backgroundColor: Color

  /// The colours behind a cell: the collection view's, and the system's background behind a translucent one.
  package var behind: [Color] {
    backgroundColor.alpha < 1 ? [ground, backgroundColor] : [backgroundColor]
  }

  package init(_ renderer: SceneRenderer) {
    let context = ColorContext(renderer.traits, palette: [:])
    ground = DynamicColor.system(.systemBackground).resolved(in: context)
    uiKit = UIKitColors(context)
    backgroundColor =
      renderer.resolved.presentation(of: renderer.resolved.initialStage).backgroundColor
  }

  /// Whether the colour of a label or icon on a background is UIKit's own combination.
  func isUIKits(_ ink: PresentedInk, isIcon: Bool, on ground: Color) -> Bool {
    ink.isPartOfControl && ink.origin.path == nil
      || uiKit.contains(ink.isColoredByUIKit ? nil : ink.color, isIcon: isIcon, on: ground)
  }

  /// The cell on the collection view's background, and below it the system's background.
  package func displayList(of cell: PresentedCell) -> DisplayList {
    var list = cell.displayList()
    let area = Path.rect(Rect(origin: .zero, size: list.size))
    list.items = behind.map { .fill(area, $0) } + list.items
    return list
  }

  /// Draws a display list from `displayList(of:)`.
  static func bitmap(of list: DisplayList) throws(RenderingError) -> Bitmap {
    try Picture(title: "", scale: scale, displayList: list).bitmap()
  }

  /// Draws a part of the cell, in points, at a scale.
  func bitmap(
    of cell: PresentedCell, part: Rect, scale: Double
  ) throws(RenderingError) -> Bitmap {
    let place = Transform.translation(Point(-part.minX, -part.minY))
    let items = displayList(of: cell).items
    let list = DisplayList(
      size: part.size, items: [.layer(DisplayList.Layer(transform: place, items: items))])
    return try Picture(title: "", scale: scale, displayList: list).bitmap()
  }
}
