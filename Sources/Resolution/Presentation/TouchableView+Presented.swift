internal import Drawing
internal import Machine
package import Scenes
internal import Vocabulary

extension TouchableView {
  /// Converts a presented view.
  ///
  /// - Parameter leastAlpha: UIKit does not hit-test views below this alpha.
  init(_ view: PresentedView, leastAlpha: Double) {
    let attributes = view.attributes
    let isEnabled =
      view.properties[PropertyName.isUserInteractionEnabled].origin == .classDefault
      ? view.kind.takesTouches : view[.isUserInteractionEnabled]
    let control =
      view.kind.isControl
      ? Control(isEnabled: view[.isEnabled], isOn: view.kind == .switch ? view[.isOn] : nil) : nil
    self.init(
      view.name, frame: view.frame, transform: attributes.transform.matrix,
      isTouchable: isEnabled && !attributes.isHidden && attributes.alpha >= leastAlpha,
      control: control,
      // The views that a control creates in itself belong to it.
      subviews: control == nil
        ? view.drawnSubviews.map { TouchableView($0, leastAlpha: leastAlpha) } : [])
  }
}

extension ViewKind {
  /// Whether the user interaction of views of the kind is enabled by default. Labels, image views,
  /// progress views and spinners let touches through (documented for the first two).
  package var takesTouches: Bool {
    ![.label, .imageView, .progressView, .activityIndicatorView, .contentConfiguration].contains(
      self)
  }
}
