package import Drawing
package import Interaction
internal import Scenes
internal import Vocabulary

/// What part of the content is on screen, and what a finger meets there.
extension ResolvedScene {
  /// UIKit does not hit-test views below this alpha (documented).
  private static let leastTouchableAlpha = 0.01

  /// The content offset before anything happens.
  package var initialOffset: Point {
    let view = scene.collectionView
    return view.contentOffset ?? Point(-view.contentInset.left, -view.contentInset.top)
  }

  /// What is on screen at a content offset, `nil` for the one before anything happens. Where cells say
  /// themselves how large they are, those on screen are asked, in the given states; `sizes` are those of
  /// cells that were on screen before, which keep them but for those of `invalidated` (`nil` for all).
  package func viewport(
    scrolledTo offset: Point? = nil, sizes: [Int: Size] = [:], invalidated: Set<Int>? = nil,
    states: (Int) -> CellState
  ) -> Viewport {
    let bounds = Rect(origin: offset ?? initialOffset, size: scene.collectionView.size)
    guard let selfSizing else { return Viewport(geometry, bounds: bounds) }
    let settled = selfSizing.settled(
      in: bounds, known: sizes, invalidated: invalidated, states: states
    ) { sizes in geometry(sizes) }
    return Viewport(settled, bounds: bounds)
  }

  /// What is on screen before anything happens.
  package func viewport() -> Viewport {
    viewport { item in
      initialStates(ofItem: item).reduce(.normal) { $0.setting(custom: $1, true) }
    }
  }

  /// What is on screen after a turn.
  package func viewport(after turn: Turn) -> Viewport {
    let scene = with(turn.traits)
    return Viewport(
      scene.selfSizing == nil ? scene.geometry : scene.geometry(turn.sizes),
      bounds: Rect(origin: turn.contentOffset, size: scene.scene.collectionView.size))
  }

  /// Where the cells are when the sizes of some are known.
  func geometry(_ sizes: [Int: Size]) -> CollectionGeometry {
    CollectionGeometry(
      scene.collectionView, scale: traits.displayScale.factor, estimate: selfSizing?.estimate,
      measured: sizes, reading: traits.layoutDirection, supplements: supplements)
  }

  /// How far the content can scroll, as content offsets along its scroll direction; the same twice when
  /// all fits.
  func scrollRange(in viewport: Viewport) -> ClosedRange<Double> {
    let view = scene.collectionView
    let direction = view.layout.scrollDirection
    let inset = view.contentInset
    let start = direction.position(of: Point(-inset.left, -inset.top))
    let end = direction.position(of: Point(inset.right, inset.bottom))
    let length = direction.length(of: viewport.geometry.contentSize)
    return start...max(start, length + end - direction.length(of: view.size))
  }

  /// Whether a finger can scroll the content: there is more than fits, or it bounces anyway.
  func isScrollable(in viewport: Viewport) -> Bool {
    let view = scene.collectionView
    let bounces =
      switch view.layout.scrollDirection {
      case .vertical: view.alwaysBounceVertical
      case .horizontal: view.alwaysBounceHorizontal
      }
    let range = scrollRange(in: viewport)
    return bounces || range.lowerBound < range.upperBound
  }

  /// The item whose cell is hit by a touch at `point`, in the viewport's coordinates. As in UIKit,
  /// nothing is hit outside of the viewport, and neither are cells that are hidden or all but
  /// transparent. `viewport` is the part of the content that is seen, `nil` for that before anything
  /// happens.
  package func item(
    at point: Point, in viewport: Viewport? = nil, states: (Int) -> CellState
  ) -> Int? {
    let viewport = viewport ?? self.viewport(states: states)
    guard !viewport.isOnSupplement(point) else { return nil }
    let hit = viewport.items(at: point).compactMap { item -> (item: Int, zPosition: Double)? in
      let view = cell(item: item, state: states(item), in: viewport).view
      guard !view.attributes.isHidden, view.attributes.alpha >= Self.leastTouchableAlpha else {
        return nil
      }
      return (item, view.attributes.zPosition)
    }
    // The front one; of equal ones `max` takes the first that it sees.
    return hit.reversed().max { $0.zPosition < $1.zPosition }?.item
  }
}
