internal import Drawing
internal import ResolvedViews
package import Scenes
internal import Vocabulary

/// The old content of a view during a transition.
package struct OutgoingView: Hashable, Sendable {
  /// The view as it was.
  package let view: PresentedView
  /// How it disappears.
  package let transition: ViewTransition
  /// How far the transition is: 0 at its start, 1 at its end.
  package let progress: Double

  /// Creates the picture of a view during a transition.
  package init(_ view: PresentedView, _ transition: ViewTransition, progress: Double) {
    (self.view, self.transition, self.progress) = (view, transition, progress)
  }

  /// The drawing of the transition.
  ///
  /// - Parameters:
  ///   - new: The drawing of what the view shows now, in its superview's coordinates.
  ///   - old: That of what it has shown before.
  ///   - view: The view as it is now.
  func layer(from old: DisplayList.Layer, to new: DisplayList.Layer, of view: PresentedView)
    -> DisplayList.Layer
  {
    var (old, new) = (old, new)
    let part = min(max(progress, 0), 1)
    switch transition.type {
    case .crossDissolve, .fade:
      // Drawn over each other, two translucent pictures of something opaque would be translucent. Under new content
      // that is opaque the old one stays.
      if !view.isOpaque { old.opacity *= 1 - part }
      new.opacity *= part
      return DisplayList.Layer(items: [.layer(old), .layer(new)])
    case .flipFromLeft, .flipFromRight:
      let layer = part < 0.5 ? old : new
      let frame = part < 0.5 ? self.view.frame : view.frame
      return DisplayList.Layer(items: [.layer(layer.squeezed(by: width, 1, about: frame))])
    case .flipFromTop, .flipFromBottom:
      let layer = part < 0.5 ? old : new
      let frame = part < 0.5 ? self.view.frame : view.frame
      return DisplayList.Layer(items: [.layer(layer.squeezed(by: 1, width, about: frame))])
    case .push:
      old.move(by: way(of: view.frame.size, part))
      new.move(by: way(of: view.frame.size, part - 1))
      old.opacity *= 1 - part
      new.opacity *= part
      return DisplayList.Layer(items: [.layer(old), .layer(new)])
    case .moveIn:
      new.move(by: way(of: view.frame.size, part - 1))
      new.opacity *= part
      return DisplayList.Layer(items: [.layer(old), .layer(new)])
    case .reveal:
      old.move(by: way(of: view.frame.size, part))
      old.opacity *= 1 - part
      return DisplayList.Layer(items: [.layer(new), .layer(old)])
    }
  }

  /// The width of a view that turns, as a fraction of its own, seen from far away.
  private var width: Double { abs(Elementary.cos(.pi * min(max(progress, 0), 1))) }

  /// A part of the way of a movement.
  private func way(of size: Size, _ part: Double) -> Point {
    switch transition.subtype {
    case .fromLeft: Point(size.width * part, 0)
    case .fromRight: Point(-size.width * part, 0)
    case .fromTop: Point(0, size.height * part)
    case .fromBottom: Point(0, -size.height * part)
    }
  }
}

extension DisplayList.Layer {
  fileprivate mutating func move(by offset: Point) {
    transform = transform.concatenating(.translation(offset))
  }

  fileprivate func squeezed(by x: Double, _ y: Double, about frame: Rect) -> DisplayList.Layer {
    var layer = self
    layer.transform = transform.concatenating(.translation(Point(-frame.midX, -frame.midY)))
      .concatenating(Transform(scaleX: x, y: y))
      .concatenating(.translation(Point(frame.midX, frame.midY)))
    return layer
  }
}

extension PresentedView {
  /// Whether nothing is seen through the view: it has an opaque background, or shows a picture.
  fileprivate var isOpaque: Bool {
    guard attributes.alpha >= 1, !attributes.isHidden else { return false }
    if let color = attributes.backgroundColor, color.alpha >= 1 { return true }
    guard let content = properties.content as? ImageContent, let image = content.image else {
      return false
    }
    return !image.isDrawnInTint(content.renderingMode)
  }
}
