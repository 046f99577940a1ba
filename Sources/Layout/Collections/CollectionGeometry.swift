package import Drawing
package import Vocabulary

/// Where the cells of a collection view are, in the content's coordinates: their origin is the content's
/// top left corner, whatever is scrolled.
package struct CollectionGeometry: Sendable {
  /// A section with what lies before it.
  private struct Place: Sendable {
    let section: SectionGeometry
    /// The number of its first item.
    let firstItem: Int
    let count: Int
    /// Where it starts along the scroll direction.
    let position: Double
  }

  /// The sizes for which cells asked themselves, by item.
  package let measuredSizes: [Int: Size]
  private let places: [Place]
  private let direction: FlowLayout.ScrollDirection
  /// Pixels a point.
  private let scale: Double
  /// The extent of the content, in points, without the content insets.
  package let contentSize: Size
  /// The number of items.
  package let itemCount: Int
  private let frame: SectionFrame
  /// Whether lines begin at the right, which flow layouts never do by themselves (from memory, unverified).
  private let isMirrored: Bool
  private let contentInset: Insets
  private let pinned: Set<SectionSupplement.Kind>

  /// Lays out the cells.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - size: The size of the collection view, in points.
  ///   - contentInset: The insets of the content, in points.
  ///   - sections: The sections, in order.
  ///   - scale: Pixels a point.
  ///   - estimate: The size of cells that say themselves how large they are and have not been asked;
  ///     `nil` when the layout decides.
  ///   - measured: The sizes for which cells asked, by item.
  ///   - reading: Where reading starts.
  package init(
    _ layout: CollectionLayout, size: Size, contentInset: Insets = .zero,
    sections: [SectionContent], scale: Double, estimate: Size? = nil, measured: [Int: Size] = [:],
    reading: LayoutDirection = .leftToRight
  ) {
    isMirrored = reading == .rightToLeft && layout.isDirectional
    measuredSizes = measured
    direction = layout.scrollDirection
    self.scale = scale
    self.contentInset = contentInset
    pinned = Set(SectionSupplement.Kind.allCases.filter(layout.pins))
    let breadth =
      direction.breadth(of: size)
      - direction.breadth(
        of: Size(contentInset.left + contentInset.right, contentInset.top + contentInset.bottom))
    let frame = SectionFrame(layout, breadth: breadth, height: size.height, estimate: estimate)
    self.frame = frame
    var places: [Place] = []
    var (firstItem, position) = (0, 0.0)
    for section in sections {
      let own =
        measured.isEmpty ? [:] : Self.part(of: measured, firstItem, section.count, in: frame)
      let geometry = SectionGeometry(
        frame.with(header: section.header, footer: section.footer),
        sizes: ItemSizes(
          count: section.count, standard: frame.itemSize,
          cycle: layout.takesItemSizes ? section.sizes : [], measured: own))
      places.append(
        Place(section: geometry, firstItem: firstItem, count: section.count, position: position))
      firstItem += section.count
      position += geometry.length
    }
    self.places = places
    itemCount = firstItem
    contentSize = direction.size(position, across: breadth)
  }

  /// The sizes of a section's items by their numbers in the section.
  private static func part(
    of sizes: [Int: Size], _ first: Int, _ count: Int, in frame: SectionFrame
  ) -> [Int: Size] {
    var part: [Int: Size] = [:]
    for (item, size) in sizes where item >= first && item - first < count {
      part[item - first] = frame.size(askedFor: size)
    }
    return part
  }

  /// The number of an item's section.
  package func section(ofItem item: Int) -> Int {
    max(places.partitioningIndex { $0.firstItem > item } - 1, 0)
  }

  /// An item's number in its section, and whether it is the last one there.
  package func placeInSection(ofItem item: Int) -> (index: Int, isLast: Bool) {
    guard places.indices.contains(section(ofItem: item)) else { return (0, true) }
    let place = places[section(ofItem: item)]
    return (item - place.firstItem, item - place.firstItem == place.count - 1)
  }

  /// An item's frame as the layout computes it. Which cells there are is decided by it, so that it does
  /// not depend on the scale. A cell of an item that does not exist would be as large as others.
  package func exactFrame(ofItem item: Int) -> Rect {
    guard (0..<itemCount).contains(item) else { return Rect(origin: .zero, size: frame.itemSize) }
    let place = places[section(ofItem: item)]
    let (along, start, size) = place.section.place(of: item - place.firstItem)
    let across = isMirrored ? frame.breadth - start - direction.breadth(of: size) : start
    return Rect(origin: direction.point(place.position + along, across: across), size: size)
  }

  /// The size that a cell gets which asks for one.
  package func size(askedFor size: Size) -> Size { frame.size(askedFor: size) }

  /// The frame of an item's cell; its origin lies on the pixel grid, as in UIKit.
  func frame(ofItem item: Int) -> Rect {
    let frame = exactFrame(ofItem: item)
    return Rect(origin: frame.origin.rounded(toScale: scale), size: frame.size)
  }

  /// The items whose exact frames share an area with `rect`, in order, found without looking at those
  /// that are far away.
  func items(in rect: Rect) -> [Int] {
    let start = direction.position(of: rect.origin)
    let end = start + direction.length(of: rect.size)
    var items: [Int] = []
    // The section before the first one that starts in the rectangle may reach into it.
    var number = max(places.partitioningIndex { $0.position > start } - 1, 0)
    while number < places.count, places[number].position <= end {
      let place = places[number]
      let candidates = place.section.candidates(
        from: start - place.position, to: end - place.position)
      for index in candidates where exactFrame(ofItem: place.firstItem + index).intersects(rect) {
        items.append(place.firstItem + index)
      }
      number += 1
    }
    return items
  }

  /// At most so many cells can be in a viewport of a size, wherever it is.
  package func mostCells(in size: Size) -> Int {
    let length = direction.length(of: size)
    let most = places.map { $0.section.mostCells(in: length) }
    var largest = 0
    for (number, place) in places.enumerated() {
      // A viewport that begins in this section ends before here.
      let end = place.position + place.section.length + length
      let reached = places[number...].prefix { $0.position < end }.indices
      largest = max(largest, most[reached].reduce(0, +))
    }
    return largest
  }

  /// The sections that share an area with what is seen, `bounds`, in order, with their parts in the
  /// content's coordinates.
  package func sections(in bounds: Rect) -> [SectionAttributes] {
    let start = direction.position(of: bounds.origin)
    let end = start + direction.length(of: bounds.size)
    let first = max(places.partitioningIndex { $0.position > start } - 1, 0)
    return places.indices[first...].prefix { places[$0].position < end }.compactMap { number in
      let place = places[number]
      guard place.position + place.section.length > start else { return nil }
      return section(number, in: bounds)
    }
  }

  /// A section with its parts in the content's coordinates; `nil` when there is none of that number. Headers
  /// that are pinned keep to the start of what is seen, and footers to its end, as long as they stay within
  /// their sections.
  package func section(_ number: Int, in bounds: Rect) -> SectionAttributes? {
    guard places.indices.contains(number) else { return nil }
    let place = places[number]
    let frames = supplementFrames(ofSection: number)
    let room = place.section.room
    let (roomStart, roomEnd) = (
      place.position + room.position, place.position + room.position + room.length
    )
    let seen = bounds.inset(by: contentInset)
    let (start, end) = (
      direction.position(of: seen.origin),
      direction.position(of: seen.origin) + direction.length(of: seen.size)
    )
    func supplement(
      _ kind: SectionSupplement.Kind, _ frame: Rect, _ range: ClosedRange<Double>?, _ wish: Double
    ) -> SupplementAttributes? {
      guard direction.length(of: frame.size) > 0 else { return nil }
      guard pinned.contains(kind), let range else { return SupplementAttributes(frame: frame) }
      let natural = direction.position(of: frame.origin)
      let position = min(max(wish, range.lowerBound), range.upperBound)
      let origin = direction.point(position, across: 0).rounded(toScale: scale)
      return SupplementAttributes(
        frame: Rect(origin: origin, size: frame.size),
        isPinned: abs(position - natural) > SectionFrame.slack)
    }
    let headerLength = direction.length(of: frames.header.size)
    let footerLength = direction.length(of: frames.footer.size)
    return SectionAttributes(
      number: number,
      content: Rect(
        origin: direction.point(roomStart, across: 0).rounded(toScale: scale),
        size: direction.size(room.length, across: direction.breadth(of: contentSize))),
      inset: isMirrored ? frame.inset.mirrored : frame.inset,
      header: supplement(
        .header, frames.header,
        (roomStart - headerLength)...max(roomStart - headerLength, roomEnd - headerLength), start),
      footer: supplement(
        .footer, frames.footer, min(roomStart, roomEnd)...roomEnd, end - footerLength))
  }

  /// The frames of a section's header and footer, without area where there is none.
  func supplementFrames(ofSection number: Int) -> (header: Rect, footer: Rect) {
    let place = places[number]
    func frame(_ part: (position: Double, length: Double)) -> Rect {
      Rect(
        origin: direction.point(place.position + part.position, across: 0).rounded(toScale: scale),
        size: direction.size(part.length, across: direction.breadth(of: contentSize)))
    }
    let (header, footer) = place.section.supplements
    return (frame(header), frame(footer))
  }
}

extension CollectionLayout {
  /// Whether items may say how large their cells are.
  fileprivate var takesItemSizes: Bool {
    switch self {
    case .flowLayout: true
    case .listLayout, .compositionalLayout: false
    }
  }
}

extension CollectionLayout {
  /// Whether leading and trailing change sides with the way in which one reads.
  fileprivate var isDirectional: Bool {
    switch self {
    case .flowLayout, .listLayout: false
    case .compositionalLayout: true
    }
  }
}

extension Insets {
  fileprivate var mirrored: Insets { Insets(top: top, left: right, bottom: bottom, right: left) }
}

extension Array {
  /// The index of the first element for which `belongs` says yes, of which all after it do, too.
  package func partitioningIndex(where belongs: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Point {
  /// The nearest point of the grid of pixels at `scale` pixels a point.
  ///
  /// What lies half-way between two pixels but for rounding errors lies half-way: otherwise it would
  /// depend on the order in which something was calculated on which of them it comes out.
  func rounded(toScale scale: Double) -> Point {
    func rounded(_ coordinate: Double) -> Double {
      let pixels = coordinate * scale
      return ((pixels * Self.grains).rounded() / Self.grains).rounded() / scale
    }
    return Point(rounded(x), rounded(y))
  }

  /// So fine parts of a pixel are told apart (a power of two, so that no other error comes in).
  private static let grains = 1_048_576.0
}
