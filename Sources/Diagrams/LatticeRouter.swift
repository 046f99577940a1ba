internal import Drawing

/// Looks for routes of arrows that cross each other less often than the first ones.
struct LatticeRouter {
  /// What is wrong with routes. Fewer faults are better, and passing through something is worse than crossing an arrow.
  struct Faults: Comparable {
    /// How often an arrow enters a card, the symbol of an end or a label.
    var passed = 0
    /// How often an arrow lies on another one.
    var shared = 0
    /// How often two arrows cross.
    var crossed = 0

    static func < (one: Faults, other: Faults) -> Bool {
      (one.passed, one.shared, one.crossed) < (other.passed, other.shared, other.crossed)
    }

    /// Whether there are no faults.
    var isNone: Bool { self == Faults() }
  }

  /// The maximum number of layouts that are tried. Our choice, so that large graphs take no longer than a moment.
  private static let mostTries = 400
  /// The maximum number of arrows of diagrams that are improved. Our choice.
  private static let mostArrows = 24

  /// Returns the routes with the fewest faults that were found, within a width in points.
  ///
  /// - Parameter layout: Lays out a lattice.
  static func improved(
    _ ways: LatticeWays, widest: Double, layout: (LatticeWays) -> DiagramPlacement
  ) -> DiagramPlacement {
    var best = (ways: ways, placement: layout(ways))
    guard ways.ways.count <= mostArrows else { return best.placement }
    var found = faults(of: best.placement)
    var tries = 0
    /// The first layout with fewer faults in which one arrow has another way, and another arrow of `pairs`, too.
    func better(
      _ start: LatticeWays, _ arrows: [Int], pairs: Bool
    ) -> (ways: LatticeWays, placement: DiagramPlacement)? {
      for arrow in arrows {
        for way in start.alternatives(for: arrow) where tries < mostTries {
          tries += 1
          let ways = start.routing(arrow, along: way)
          let placement = layout(ways)
          if pairs {
            let others = faults(of: placement).arrows.filter { $0 > arrow }
            if let better = better(ways, others, pairs: false) { return better }
          } else if placement.size.width <= max(widest, best.placement.size.width),
            faults(of: placement).sum < found.sum
          {
            return (ways, placement)
          }
        }
      }
      return nil
    }
    while !found.sum.isNone,
      let next = better(best.ways, found.arrows, pairs: false)
        ?? better(best.ways, found.arrows, pairs: true)
    {
      best = next
      found = faults(of: next.placement)
    }
    return best.placement
  }

  /// The faults of a placement, and the arrows that have any.
  static func faults(of placement: DiagramPlacement) -> (sum: Faults, arrows: [Int]) {
    var sum = Faults()
    var arrows: Set<Int> = []
    let legs = placement.arrows.map { Array(zip($0.route, $0.route.dropFirst())).map(Leg.init) }
    let labels = placement.arrows.map { arrow in
      arrow.texts.map { Rect(origin: $0.origin, size: $0.block.size) }
    }
    let cards = placement.boxes + placement.arrows.compactMap { $0.finalState?.box }
    for index in legs.indices {
      for leg in legs[index] {
        for box in cards where leg.enters(box) {
          sum.passed += 1
          arrows.insert(index)
        }
        for (other, boxes) in labels.enumerated() {
          for box in boxes where leg.enters(box) {
            sum.passed += 1
            arrows.formUnion([index, other])
          }
        }
        for other in legs.indices.dropFirst(index + 1) {
          for second in legs[other] where leg.meets(second) {
            if leg.isLevel == second.isLevel { sum.shared += 1 } else { sum.crossed += 1 }
            arrows.formUnion([index, other])
          }
        }
      }
    }
    return (sum, arrows.sorted())
  }

  /// A straight part of an arrow, horizontal or vertical.
  private struct Leg {
    let box: Rect
    let isLevel: Bool

    init(_ start: Point, _ end: Point) {
      isLevel = start.y == end.y
      box = Rect(
        min(start.x, end.x), min(start.y, end.y), abs(start.x - end.x), abs(start.y - end.y))
    }

    /// Whether the part enters a rectangle.
    func enters(_ other: Rect) -> Bool {
      box.maxX > other.minX && box.minX < other.maxX && box.maxY > other.minY
        && box.minY < other.maxY
    }

    /// Whether two parts have a point in common.
    func meets(_ other: Leg) -> Bool {
      box.maxX >= other.box.minX && box.minX <= other.box.maxX && box.maxY >= other.box.minY
        && box.minY <= other.box.maxY
    }
  }
}
