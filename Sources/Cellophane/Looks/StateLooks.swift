package import Drawing
package import Interaction
internal import Resolution
internal import Scenes

/// What a person can tell by looking at an item's cell: each pair of its states, and each label and
/// icon, in the surroundings of a renderer.
package struct StateLooks: Sendable {
  /// Two states and how different they look.
  package struct Pair: Hashable, Sendable {
    /// The states, in the order of diagrams.
    package let first, second: CellState
    /// How different they look.
    package let difference: LookDifference
  }

  /// So many states are looked at. Our choice: the pairs grow with the square.
  static let mostStates = 24

  /// The surroundings.
  package let appearance: Appearance
  /// The states that touches can bring the cell into.
  package let states: [CellState]
  /// All pairs of them.
  package let pairs: [Pair]
  /// All labels and icons, in each state.
  package let contrasts: [InkContrast]

  /// Looks at the states of an item's cell.
  package init(of renderer: SceneRenderer, item: Int = 0) throws(RenderingError) {
    appearance = renderer.traits.appearance
    guard renderer.scene.collectionView.items.count > 0 else {
      (states, pairs, contrasts) = ([], [], [])
      return
    }
    let stage = LookStage(renderer)
    let states = Array(renderer.resolved.stateGraph(ofItem: item).states.prefix(Self.mostStates))
    let cells = states.map { renderer.resolved.cell(item: item, state: $0) }
    var pictures: [Bitmap] = []
    var contrasts: [InkContrast] = []
    for cell in cells {
      guard cell.frame.size.width > 0, cell.frame.size.height > 0 else { continue }
      pictures.append(try stage.bitmap(of: cell))
      for ink in cell.inks {
        if let contrast = try InkContrast(ink, in: cell, on: stage) { contrasts.append(contrast) }
      }
    }
    var pairs: [Pair] = []
    for (index, picture) in pictures.enumerated() {
      for other in pictures.indices.dropFirst(index + 1) {
        pairs.append(
          Pair(
            first: states[index], second: states[other],
            difference: LookDifference(picture, pictures[other], scale: LookStage.scale)))
      }
    }
    self.states = states
    self.pairs = pairs
    self.contrasts = contrasts
  }

  /// The pair that is the hardest to tell apart of those that differ at all.
  package var closestPair: Pair? {
    pairs.filter { !$0.difference.isNone }
      .min { $0.difference.mean(.normal) < $1.difference.mean(.normal) }
  }

  /// The states by their looks: those in one group look the same.
  package var groups: [[CellState]] {
    var groups: [[CellState]] = []
    for state in states {
      let index = groups.firstIndex { group in
        pairs.contains { $0.first == group[0] && $0.second == state && $0.difference.isNone }
      }
      if let index { groups[index].append(state) } else { groups.append([state]) }
    }
    return groups
  }
}

/// Cells on what is behind them.
struct LookStage {
  /// Pixels a point: enough for letters whose strokes are a point wide.
  static let scale = 2.0

  /// The system's ground in the appearance.
  let ground: Color
  private let backgroundColor: Color

  init(_ renderer: SceneRenderer) {
    let context = ColorContext(renderer.traits, palette: [:])
    ground = DynamicColor.named(.systemBackground).resolved(in: context)
    backgroundColor = renderer.resolved.presentation { _ in .normal }.backgroundColor
  }

  /// The cell on the collection view's colour, and where that is translucent on the system's ground.
  func displayList(of cell: PresentedCell) -> DisplayList {
    var list = cell.displayList()
    let area = Path.rect(Rect(origin: .zero, size: list.size))
    let behind = backgroundColor.alpha < 1 ? [ground, backgroundColor] : [backgroundColor]
    list.items = behind.map { .fill(area, $0) } + list.items
    return list
  }

  func bitmap(of cell: PresentedCell) throws(RenderingError) -> Bitmap {
    try Picture(title: "", scale: Self.scale, displayList: displayList(of: cell)).bitmap()
  }

  /// A part of the cell, in points, so many times as large.
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
