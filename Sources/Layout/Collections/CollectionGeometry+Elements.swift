internal import CollectionLayouts
internal import Drawing

extension CollectionGeometry {
  /// The supplementary and decoration views of a section and of its visible items, from back to front.
  func elements(
    of place: Place, in bounds: Rect, room: ClosedRange<Double>
  ) -> [SectionElement] {
    let start = direction.point(place.position, across: 0)
    let seen = bounds.inset(by: contentInset)
    let visible = (
      direction.position(of: seen.origin),
      direction.position(of: seen.origin) + direction.length(of: seen.size)
    )
    func placed(_ element: SectionElement) -> SectionElement {
      var element = element
      var frame = element.frame
      if isMirrored {
        switch direction {
        case .vertical: frame.origin.x = breadth - frame.maxX
        case .horizontal: break
        }
      }
      frame = frame.offset(by: start)
      if let pin = element.pin {
        let length = direction.length(of: frame.size)
        let natural = direction.position(of: frame.origin)
        let position =
          switch pin {
          case .start: max(natural, min(visible.0, room.upperBound - length))
          case .end: min(natural, max(visible.1 - length, room.lowerBound))
          }
        element.isPinned = abs(position - natural) > SectionFrame.slack
        frame = frame.offset(by: direction.point(position - natural, across: 0))
      }
      element.frame = Rect(origin: frame.origin.rounded(toScale: scale), size: frame.size)
      return element
    }
    let attached = items(in: bounds).flatMap { item -> [SectionElement] in
      guard let home = home(ofItem: item), places[home.section].number == place.number else {
        return []
      }
      return place.section.elements(ofItem: home.index).map { element in
        var element = element
        element.owner = .item(item)
        return element
      }
    }
    return (place.section.elements + attached).map(placed).filter { $0.frame.intersects(bounds) }
      .enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map(\.element)
  }
}
