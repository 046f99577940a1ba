package import CollectionLayouts
package import Drawing
package import Vocabulary

/// The positions of a collection view's cells, in the content's coordinates, which start at the
/// content's top left corner and do not depend on scrolling.
package struct CollectionGeometry: Sendable {
  /// A section with its start.
  struct Place: Sendable {
    /// The section's number, which it keeps wherever it is.
    let number: Int
    let section: any SectionArrangement
    /// The index of its first item.
    let firstItem: Int
    let count: Int
    /// Its start along the scroll direction.
    let position: Double
  }

  /// The sizes that self-sizing cells have returned, by item.
  package let measuredSizes: [Int: Size]
  let places: [Place]
  let direction: ScrollDirection
  /// Pixels per point.
  let scale: Double
  /// The size of the content without content insets, in points.
  package let contentSize: Size
  /// The number of items.
  package let itemCount: Int
  private let arranger: any SectionArranger
  /// The size of the content across the scroll direction, in points.
  let breadth: Double
  /// Whether lines start at the right, which flow layouts never do by default (from memory,
  /// unverified).
  let isMirrored: Bool
  let contentInset: EdgeInsets
  let layout: CollectionLayout
  /// The items by their positions, and the reverse; `nil` if each item's number is its position.
  private let order: (items: [Int], indices: [Int: Int])?
  /// The places of the sections by their numbers; `nil` if all are there in the order of their numbers.
  private let sectionPlaces: [Int: Int]?

  /// Lays out the cells.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - size: The size of the collection view, in points.
  ///   - contentInset: The insets of the content, in points.
  ///   - sections: The sections by their numbers, also those that are not there.
  ///   - scale: Pixels per point.
  ///   - estimate: The size of self-sizing cells that have not been asked, in points; `nil` if the
  /// layout determines all sizes.
  ///   - measured: The sizes that self-sizing cells have returned, by item, in points.
  ///   - reading: The layout direction.
  ///   - rows: The metrics of a list's rows; `nil` for those of default traits at this width.
  ///   - fitting: The sizes of supplementary views that determine them; `nil` for their estimates.
  ///   - order: The items of each section by their numbers; `nil` if they are numbered in their order.
  package init(
    _ layout: CollectionLayout, size: Size, contentInset: EdgeInsets = .zero,
    sections: [SectionContent], scale: Double, estimate: Size? = nil, measured: [Int: Size] = [:],
    reading: LayoutDirection = .leftToRight, rows: RowMetrics? = nil,
    fitting: ElementFitting? = nil, order: ItemOrder? = nil
  ) {
    let items = order?.items
    let shown = order?.shown
    sectionPlaces = shown.map {
      Dictionary($0.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }
    let indices = items.map { items in
      Dictionary(items.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }
    self.order = items.flatMap { items in indices.map { (items, $0) } }
    var sizes = measured
    if let indices {
      sizes = [:]
      for (item, size) in measured { if let index = indices[item] { sizes[index] = size } }
    }
    isMirrored = reading == .rightToLeft && layout.kind.isDirectional
    measuredSizes = measured
    direction = layout.scrollDirection
    self.scale = scale
    self.contentInset = contentInset
    self.layout = layout
    let breadth =
      direction.breadth(of: size)
      - direction.breadth(
        of: Size(contentInset.left + contentInset.right, contentInset.top + contentInset.bottom))
    let arranger = layout.arranger(
      in: LayoutSpace(
        breadth: breadth, size: size, estimate: estimate,
        rows: rows ?? RowMetrics(Traits(), width: size.width), fitting: fitting))
    self.arranger = arranger
    self.breadth = breadth
    var places: [Place] = []
    var (firstItem, position) = (0, 0.0)
    for number in shown ?? Array(sections.indices) where sections.indices.contains(number) {
      let section = sections[number]
      let geometry = arranger.arrangement(
        ofSection: number, section,
        measured: sizes.isEmpty ? [:] : Self.part(of: sizes, firstItem, section.count))
      if !places.isEmpty { position += arranger.sectionSpacing }
      places.append(
        Place(
          number: number, section: geometry, firstItem: firstItem, count: section.count,
          position: position))
      firstItem += section.count
      position += geometry.length
    }
    self.places = places
    itemCount = firstItem
    contentSize = direction.size(position, across: breadth)
  }

  /// The sizes of a section's items by their indices in the section.
  static func part(of sizes: [Int: Size], _ first: Int, _ count: Int) -> [Int: Size] {
    var part: [Int: Size] = [:]
    for (item, size) in sizes where item >= first && item - first < count {
      part[item - first] = size
    }
    return part
  }

  /// Whether items may stand in another order than that of their numbers.
  package var isReordered: Bool { order != nil }

  /// The position of an item among all items; `nil` if it is not there.
  package func index(ofItem item: Int) -> Int? {
    guard let order else { return (0..<itemCount).contains(item) ? item : nil }
    return order.indices[item]
  }

  /// The place of the section with a number; `nil` if it is not there.
  func place(ofSection number: Int) -> Place? {
    let index = sectionPlaces.map { $0[number] } ?? number
    return index.flatMap { places.indices.contains($0) ? places[$0] : nil }
  }

  /// The index of the place of an item's section, and its index there; `nil` if it is not there.
  func home(ofItem item: Int) -> (section: Int, index: Int)? {
    guard let index = index(ofItem: item) else { return nil }
    let number = max(places.partitioningIndex { $0.firstItem > index } - 1, 0)
    guard places.indices.contains(number) else { return nil }
    return (number, index - places[number].firstItem)
  }

  /// The number of an item's section.
  package func section(ofItem item: Int) -> Int {
    let index = index(ofItem: item) ?? item
    let place = max(places.partitioningIndex { $0.firstItem > index } - 1, 0)
    return places.indices.contains(place) ? places[place].number : 0
  }

  /// An item's index in its section, and whether it is the last one there.
  package func placeInSection(ofItem item: Int) -> (index: Int, isLast: Bool) {
    guard let (section, index) = home(ofItem: item) else { return (0, true) }
    return (index, index == places[section].count - 1)
  }

  /// The item after another one in its section; `nil` if that is the last one or is not there.
  package func item(after item: Int) -> Int? {
    guard let (section, index) = home(ofItem: item), index + 1 < places[section].count else {
      return nil
    }
    let next = places[section].firstItem + index + 1
    return order?.items[next] ?? next
  }

  /// An item's frame before rounding. It determines which cells are visible, so that this does not
  /// depend on the scale. For an item that does not exist it has the usual size.
  package func exactFrame(ofItem item: Int) -> Rect {
    guard let (section, index) = home(ofItem: item) else {
      return Rect(origin: .zero, size: arranger.itemSize)
    }
    let place = places[section]
    let (along, start, size) = place.section.place(of: index)
    let across = isMirrored ? breadth - start - direction.breadth(of: size) : start
    return Rect(origin: direction.point(place.position + along, across: across), size: size)
  }

  /// The size of an item's cell that requests a size.
  package func size(ofItem item: Int, askedFor size: Size) -> Size {
    guard let (section, index) = home(ofItem: item) else { return size }
    return places[section].section.size(askedFor: size, ofItem: index)
  }

  /// Which dimensions an item's self-sizing cell determines.
  package func estimatedAxes(ofItem item: Int) -> CompositionalLayout.EstimatedAxes {
    guard let (section, index) = home(ofItem: item) else {
      return CompositionalLayout.EstimatedAxes()
    }
    return places[section].section.estimatedAxes(ofItem: index)
  }

  /// The frame of an item's cell, with its origin on the pixel grid, as in UIKit.
  func frame(ofItem item: Int) -> Rect {
    let frame = exactFrame(ofItem: item)
    return Rect(origin: frame.origin.rounded(toScale: scale), size: frame.size)
  }

  /// The items whose exact frames intersect `rect`, in the order of their numbers, found without examining distant ones.
  func items(in rect: Rect) -> [Int] {
    let start = direction.position(of: rect.origin)
    let end = start + direction.length(of: rect.size)
    var items: [Int] = []
    let across = acrossRange(of: rect)
    // The section before the first one that starts in the rectangle may extend into it.
    var number = max(places.partitioningIndex { $0.position > start } - 1, 0)
    while number < places.count, places[number].position <= end {
      let place = places[number]
      let candidates = place.section.candidates(
        from: start - place.position, to: end - place.position, across: across)
      for index in candidates {
        let item = order?.items[place.firstItem + index] ?? place.firstItem + index
        if exactFrame(ofItem: item).intersects(rect) { items.append(item) }
      }
      number += 1
    }
    return order == nil ? items : items.sorted()
  }

  /// The part of the content across the scroll direction that a rectangle covers, from the leading edge.
  private func acrossRange(of rect: Rect) -> ClosedRange<Double> {
    let start =
      switch direction {
      case .vertical: isMirrored ? breadth - rect.maxX : rect.minX
      case .horizontal: rect.minY
      }
    return start...(start + max(0, direction.breadth(of: rect.size)))
  }

  /// An upper bound of the number of cells in a viewport of a size, at any position.
  package func mostCells(in size: Size) -> Int {
    let length = direction.length(of: size)
    let most = places.map { $0.section.mostCells(in: length) }
    var largest = 0
    for (number, place) in places.enumerated() {
      // A viewport that starts in this section ends before this position.
      let end = place.position + place.section.length + length
      let reached = places[number...].prefix { $0.position < end }.indices
      largest = max(largest, most[reached].reduce(0, +))
    }
    return largest
  }
}

extension Array {
  /// The index of the first element for which `belongs` is true. It must be true for all later
  /// ones.
  package func partitioningIndex(where belongs: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
