internal import CollectionLayouts
package import Drawing
package import Interaction
internal import Scenes

/// Positions of touches and scrolling.
extension Machine {
  /// How far outside of its cell a finger is that has left it, in points: the width of a finger. Our choice: any point
  /// outside would do.
  package static let fingerWidth = 22.0

  /// The range of content offsets along the scroll direction, in points. Both ends are equal if all
  /// of the content fits.
  package func scrollRange(in arrangement: any Arrangement) -> ClosedRange<Double> {
    let view = scene.collectionView
    let inset = view.contentInset
    let start = direction.position(of: Point(-inset.left, -inset.top))
    let end = direction.position(of: Point(inset.right, inset.bottom))
    let length = direction.length(of: arrangement.contentSize)
    return start...max(start, length + end - direction.length(of: view.size))
  }

  /// Whether a finger can scroll the content: it does not fit, or it always bounces.
  package func isScrollable(in arrangement: any Arrangement) -> Bool {
    let view = scene.collectionView
    let bounces =
      switch view.collectionViewLayout.scrollDirection {
      case .vertical: view.alwaysBounceVertical
      case .horizontal: view.alwaysBounceHorizontal
      }
    let range = scrollRange(in: arrangement)
    return bounces || range.lowerBound < range.upperBound
  }

  /// Returns the item whose cell a touch hits; `nil` for none. As in UIKit, hidden and almost
  /// transparent cells are not hit. The cell with the highest zPosition is in front, and among
  /// equal ones that of the later item. The point is in the viewport's coordinates.
  package func item(at point: Point, in stage: Stage) -> Int? {
    let arrangement = arrangement(of: stage)
    guard !arrangement.isOnSupplement(point) else { return nil }
    var front: (item: Int, zPosition: Double)?
    for item in arrangement.items(at: point) {
      let zPosition = geometry.touchableZPosition(
        ofItem: item, state: state(ofItem: item, in: stage), traits: stage.traits,
        places: arrangement.places(ofItem: item))
      guard let zPosition, zPosition >= front?.zPosition ?? zPosition else { continue }
      front = (item, zPosition)
    }
    return front?.item
  }

  /// Returns a touch's position in the viewport's coordinates. `by` is the number of the finger; `nil` for the one that
  /// came down first.
  package func location(of place: TouchPlace, by number: Int? = nil, in stage: Stage) -> Point {
    let finger = number.map { stage.finger($0) } ?? stage.finger
    switch place {
    case .item(let item, let fraction):
      let frame = arrangement(of: stage).frame(ofItem: item) ?? .zero
      return Point(
        frame.minX + fraction.x * frame.size.width, frame.minY + fraction.y * frame.size.height)
    case .view(let name, let item, let fraction):
      return self.point(inAction: name, ofItem: item, in: stage)
        ?? point(in: name, ofItem: item, at: fraction, in: stage)
        ?? location(of: .item(item, at: fraction), in: stage)
    case .point(let point): return point
    case .by(let offset): return (finger?.location ?? .zero) + offset
    case .outside:
      let frame = finger?.item.flatMap { arrangement(of: stage).frame(ofItem: $0) } ?? .zero
      return Point(frame.midX, frame.maxY + Self.fingerWidth)
    }
  }

  /// Whether a point is in the viewport.
  package func isInView(_ location: Point) -> Bool {
    Rect(origin: .zero, size: scene.collectionView.size).contains(location)
  }

  /// The offset along an area's direction at which a movement ends, in points.
  func offset(
    of target: ScrollMovement.Target, in area: ScrollArea, from current: Double, _ stage: Stage
  ) -> Double {
    let direction = direction(of: area)
    let sign = sign(of: area, in: arrangement(of: stage))
    switch target {
    case .offset(let offset): return offset
    case .by(let distance): return current + distance
    case .item(let item):
      let arrangement = arrangement(of: stage)
      guard let frame = arrangement.contentFrame(ofItem: item) else { return current }
      let shown = arrangement.bounds.inset(by: scene.collectionView.contentInset)
      let start = direction.position(of: frame.origin) - direction.position(of: shown.origin)
      let end = start + direction.length(of: frame.size) - direction.length(of: shown.size)
      // A cell that is larger than the viewport is shown from its start.
      let way = start < 0 || end > start ? start : max(end, 0)
      return current + way * sign
    }
  }
}
