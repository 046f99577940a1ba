internal import Drawing
package import Interaction
package import Resolution
internal import ResolvedViews
internal import Scenes
package import Views
package import Vocabulary

/// How the regions of a statechart look together: the effect of one on the picture of another, and how many different
/// pictures there are.
package struct RegionLooks {
  /// A place of a region.
  package struct Place: Hashable, Sendable {
    /// The indices of the region and the place.
    package let region, place: Int
  }

  /// A property of a view.
  package struct Key: Hashable, Sendable {
    /// The view.
    package let view: ViewName
    /// The property; `nil` for whether the view is shown.
    package let property: PropertyName?
  }

  /// The effect of two places on each other's pictures.
  package struct Interaction: Hashable, Sendable {
    /// The kinds of results.
    package enum Kind: Hashable, Sendable {
      /// With both, the cell looks as with the first alone.
      case hides
      /// Both change the properties, and the first one's values are seen.
      case decides
      /// Together they have an effect that neither has alone.
      case joins
    }

    /// The places. The values of the first one are seen.
    package let first, second: Place
    /// The result.
    package let kind: Kind
    /// The properties that differ from the combination of both regions' changes; empty for `hides`.
    package let keys: [Key]
  }

  /// The effects of two places on each other's pictures, those that hide others first.
  package private(set) var interactions: [Interaction] = []
  /// For each region the only place of another region in which it is visible; `nil` if there is no such condition.
  package private(set) var contexts: [Place?]
  /// The regions that change nothing that can be seen.
  package private(set) var invisible: Set<Int> = []
  /// The number of different pictures; `nil` if they were too many to count.
  package private(set) var count: Int?

  private let chart: StateChart
  private let cell: ([Int]) -> PresentedCell
  private var looks: [[Int]: DisplayList] = [:]

  /// The maximum number of combinations of dependent regions that are drawn to count looks. Our choice.
  private static let mostCombinations = 2048

  /// Compares the pictures of a chart's regions.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - cell: Returns the cell for the places of all regions.
  package init(_ chart: StateChart, cell: @escaping ([Int]) -> PresentedCell) {
    self.chart = chart
    self.cell = cell
    contexts = chart.regions.map { _ in nil }
    findContexts()
    findInteractions()
    countLooks()
  }

  // MARK: - Pictures

  /// The places at the beginning, with the contexts of some regions.
  package func base(for regions: [Int]) -> [Int] {
    var places = chart.initial
    for region in regions {
      if let context = contexts[region] { places[context.region] = context.place }
    }
    return places
  }

  private mutating func look(_ places: [Int]) -> DisplayList {
    if let known = looks[places] { return known }
    let list = cell(places).displayList().withoutCoveredItems().withoutNames()
    looks[places] = list
    return list
  }

  private func setting(_ places: [Int], _ place: Place) -> [Int] {
    var places = places
    places[place.region] = place.place
    return places
  }

  private mutating func canBeSeen(_ region: Int, in places: [Int]) -> Bool {
    let base = look(places)
    for place in chart.regions[region].places.indices {
      if look(setting(places, Place(region: region, place: place))) != base { return true }
    }
    return false
  }

  private mutating func findContexts() {
    for region in chart.regions.indices where !canBeSeen(region, in: chart.initial) {
      var best: (place: Place, share: Double)?
      for other in chart.regions.indices where other != region {
        let places = chart.regions[other].places.indices.filter {
          $0 != chart.regions[other].initial
        }
        let seen = places.filter {
          canBeSeen(
            region, in: setting(chart.initial, Place(region: other, place: $0)))
        }
        guard let first = seen.first else { continue }
        // The region with the fewest places in which this one is visible contains it.
        let share = Double(seen.count) / Double(max(places.count, 1))
        if best.map({ share < $0.share }) ?? true {
          best = (Place(region: other, place: first), share)
        }
      }
      contexts[region] = best?.place
      if best == nil { invisible.insert(region) }
    }
    // A region cannot be inside one that is inside it.
    for region in contexts.indices {
      if let context = contexts[region], contexts[context.region] != nil { contexts[region] = nil }
    }
  }

  // MARK: - Interactions

  private mutating func findInteractions() {
    var found: [Interaction] = []
    for first in chart.regions.indices where !invisible.contains(first) {
      for second in chart.regions.indices.dropFirst(first + 1) where !invisible.contains(second) {
        guard contexts[first]?.region != second, contexts[second]?.region != first else { continue }
        let base = base(for: [first, second])
        for one in shownPlaces(first, base) {
          for other in shownPlaces(second, base) {
            if let interaction = interaction(one, other, base) { found.append(interaction) }
          }
        }
      }
    }
    interactions =
      found.filter { $0.kind == .hides } + found.filter { $0.kind == .decides }
      + found.filter { $0.kind == .joins }
  }

  /// The places other than the base's; of many numbers only the first and the last.
  private func shownPlaces(_ region: Int, _ base: [Int]) -> [Place] {
    let places = chart.regions[region].places.indices.filter { $0 != base[region] }
      .map { Place(region: region, place: $0) }
    let isGradual = chart.regions[region].parts.allSatisfy { chart.parts[$0].isGradual }
    guard isGradual, places.count > 2, let last = places.last else { return places }
    return [places[0], last]
  }

  private mutating func interaction(_ one: Place, _ other: Place, _ base: [Int]) -> Interaction? {
    let (first, second) = (setting(base, one), setting(base, other))
    let both = setting(first, other)
    guard chart.isReachable(both) else { return nil }
    let (start, alone, next, together) = (look(base), look(first), look(second), look(both))
    guard alone != start, next != start else { return nil }
    if together == alone, next != alone {
      return Interaction(first: one, second: other, kind: .hides, keys: [])
    }
    if together == next, next != alone {
      return Interaction(first: other, second: one, kind: .hides, keys: [])
    }
    let origin = Values(cell(base))
    let (a, b) = (Values(cell(first)), Values(cell(second)))
    let result = Values(cell(both))
    var ones: [Key] = []
    var others: [Key] = []
    var joined: [Key] = []
    for (key, value) in result.values {
      let (before, here, there) = (origin.values[key], a.values[key], b.values[key])
      let expected = here == before ? there : there == before || here == there ? here : nil
      if let expected, expected == value { continue }
      if here == value, there != value {
        ones.append(key)
      } else if there == value, here != value {
        others.append(key)
      } else if let here, let there, here != value || there != value {
        joined.append(key)
      }
    }
    func sorted(_ keys: [Key]) -> [Key] {
      keys.sorted {
        ($0.view.rawValue, $0.property?.rawValue ?? "")
          < ($1.view.rawValue, $1.property?.rawValue ?? "")
      }
    }
    if !joined.isEmpty {
      return Interaction(first: one, second: other, kind: .joins, keys: sorted(joined))
    }
    if ones.count >= others.count, !ones.isEmpty {
      return Interaction(first: one, second: other, kind: .decides, keys: sorted(ones))
    }
    return others.isEmpty
      ? nil : Interaction(first: other, second: one, kind: .decides, keys: sorted(others))
  }

  /// The values of a cell's visible views.
  private struct Values {
    private(set) var values: [Key: PropertyValue?] = [:]

    init(_ cell: PresentedCell) { add(cell.view, isShown: true) }

    private mutating func add(_ view: PresentedView, isShown: Bool) {
      let isShown = isShown && !view[.isHidden] && view[.alpha] > 0
      values[Key(view: view.name, property: nil)] = .boolean(isShown)
      guard isShown else { return }
      for (name, value) in view.properties.mentioned {
        values[Key(view: view.name, property: name)] = value.value
      }
      for child in view.subviews { add(child, isShown: isShown) }
    }
  }

  // MARK: - Counting

  /// Multiplies the looks of regions that do not interact; those that do are drawn in all combinations.
  private mutating func countLooks() {
    var groups: [Set<Int>] = chart.regions.indices.map { [$0] }
    func merge(_ one: Int, _ other: Int) {
      let merged = groups.filter { $0.contains(one) || $0.contains(other) }
        .reduce(into: Set<Int>()) { $0.formUnion($1) }
      groups = groups.filter { $0.isDisjoint(with: merged) } + [merged]
    }
    for interaction in interactions { merge(interaction.first.region, interaction.second.region) }
    for (region, context) in contexts.enumerated() {
      if let context { merge(region, context.region) }
    }
    for (one, other) in zip(chart.joint.regions, chart.joint.regions.dropFirst()) {
      merge(one, other)
    }
    var product = 1
    for group in groups {
      guard let count = lookCount(of: group) else { return }
      let (next, isTooLarge) = product.multipliedReportingOverflow(by: count)
      if isTooLarge { return }
      product = next
    }
    count = product
  }

  private mutating func lookCount(of group: Set<Int>) -> Int? {
    var combinations = [chart.initial]
    if let first = chart.joint.regions.first, group.contains(first) {
      combinations = chart.joint.places.map { places in
        var combination = chart.initial
        for (region, place) in zip(chart.joint.regions, places) { combination[region] = place }
        return combination
      }
    }
    for region in group.sorted() where !chart.joint.regions.contains(region) {
      let places = chart.regions[region].places.indices
      guard combinations.count * places.count <= Self.mostCombinations else { return nil }
      combinations = combinations.flatMap { combination in
        places.map { setting(combination, Place(region: region, place: $0)) }
      }
    }
    guard combinations.count <= Self.mostCombinations else { return nil }
    var found: Set<DisplayList> = []
    for combination in combinations { found.insert(look(combination)) }
    return found.count
  }
}
