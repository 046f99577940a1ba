internal import CollectionLayouts
package import Drawing

/// The sections with their headers and footers.
extension CollectionGeometry {
  /// The sections that intersect the visible `bounds`, in order, in the content's coordinates.
  package func sections(in bounds: Rect) -> [SectionAttributes] {
    let start = direction.position(of: bounds.origin)
    let end = start + direction.length(of: bounds.size)
    let first = max(places.partitioningIndex { $0.position > start } - 1, 0)
    return places[first...].prefix { $0.position < end }.compactMap { place in
      guard place.position + place.section.length > start else { return nil }
      return section(place.number, in: bounds)
    }
  }

  /// A section in the content's coordinates; `nil` if there is no section with this number. Pinned
  /// headers stay at the start of the visible bounds, and pinned footers at their end, within their
  /// sections.
  package func section(_ number: Int, in bounds: Rect) -> SectionAttributes? {
    guard let place = place(ofSection: number) else { return nil }
    let frames = supplementFrames(of: place)
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
      guard layout.kind.pins(kind, inSection: number), let range else {
        return SupplementAttributes(frame: frame)
      }
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
      inset: isMirrored ? place.section.inset.mirrored : place.section.inset,
      header: supplement(
        .header, frames.header,
        (roomStart - headerLength)...max(roomStart - headerLength, roomEnd - headerLength), start),
      footer: supplement(
        .footer, frames.footer, min(roomStart, roomEnd)...roomEnd, end - footerLength),
      elements: elements(of: place, in: bounds, room: roomStart...max(roomStart, roomEnd)))
  }

  /// The frames of a section's header and footer; empty if there is none.
  func supplementFrames(of place: Place) -> (header: Rect, footer: Rect) {
    func frame(_ part: (position: Double, length: Double)) -> Rect {
      Rect(
        origin: direction.point(place.position + part.position, across: 0).rounded(toScale: scale),
        size: direction.size(part.length, across: direction.breadth(of: contentSize)))
    }
    let (header, footer) = place.section.supplements
    return (frame(header), frame(footer))
  }
}

extension EdgeInsets {
  fileprivate var mirrored: EdgeInsets {
    EdgeInsets(top: top, left: right, bottom: bottom, right: left)
  }
}
