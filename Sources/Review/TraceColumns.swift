/// The columns of all properties, in the order of their first values.
///
/// A view has the same properties in the same order in nearly all frames. So a column is looked for where it was in
/// the frame before, and by its name only if it is not there.
struct TraceColumns {
  /// Identifies a series.
  struct Key: Hashable {
    let item: Int
    let view: String
    let property: String
  }

  private(set) var keys: [Key] = []
  var list: [TraceColumn] = []
  private var places: [Key: Int] = [:]
  /// The columns of each view in the order of its last visit.
  private var visits: [[Int]] = []
  private var visitPlaces: [Key: Int] = [:]
  /// The view that is visited, its place in `visits`, and how many of its properties were visited.
  private var current = (key: Key(item: 0, view: "", property: ""), visit: 0, count: 0)

  /// Begins with the properties of a view.
  mutating func begin(item: Int, view: String) {
    let key = Key(item: item, view: view, property: "")
    let visit = visitPlaces[key] ?? visits.count
    if visit == visits.count {
      visitPlaces[key] = visit
      visits.append([])
    }
    current = (key, visit, 0)
  }

  /// The index of the column of the view's next property.
  mutating func next(_ property: String) -> Int {
    let (visit, count) = (current.visit, current.count)
    current.count += 1
    if count < visits[visit].count, keys[visits[visit][count]].property == property {
      return visits[visit][count]
    }
    let key = Key(item: current.key.item, view: current.key.view, property: property)
    let place = places[key] ?? keys.count
    if place == keys.count {
      places[key] = place
      keys.append(key)
      list.append(TraceColumn())
    }
    if count < visits[visit].count {
      visits[visit][count] = place
    } else {
      visits[visit].append(place)
    }
    return place
  }
}

/// The values of one property: a run for each change.
struct TraceColumn {
  /// The first index of each run, and its value; `nil` where the view does not exist.
  private(set) var runs: [(start: Int, value: PropertyTrace.Value?)] = []
  /// How many moments had been evaluated when the last value was appended.
  private var evaluatedCount = 0

  /// Appends the value of the moment that was evaluated last. In evaluated moments without a
  /// value before it, the view did not exist.
  mutating func append(_ value: PropertyTrace.Value, turning: Bool, evaluated: [Int]) {
    let isGap = evaluatedCount < evaluated.count - 1
    if isGap { runs.append((evaluated[evaluatedCount], nil)) }
    let last = runs.last?.value
    let value = turning ? value.goingOn(from: last) : value
    if last == nil || last != value { runs.append((evaluated[evaluated.count - 1], value)) }
    evaluatedCount = evaluated.count
  }

  /// Ends the column: after the last value, the view does not exist.
  mutating func end(evaluated: [Int]) {
    if evaluatedCount < evaluated.count { runs.append((evaluated[evaluatedCount], nil)) }
  }

  /// A value for each moment.
  func values(count: Int) -> [PropertyTrace.Value?] {
    var values: [PropertyTrace.Value?] = []
    values.reserveCapacity(count)
    for (index, run) in runs.enumerated() {
      let end = index + 1 < runs.count ? runs[index + 1].start : count
      values += repeatElement(run.value, count: end - run.start)
    }
    return values
  }
}
