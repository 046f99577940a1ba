internal import ResolvedViews
internal import Scenes
internal import Vocabulary

/// A view is seen through its mask, a subview that is laid out like the others. It is not drawn, touched or read out itself.
extension PresentedView {
  /// The view that masks this one; `nil` for none.
  var mask: PresentedView? {
    guard let name = attributes.mask else { return nil }
    return subviews.first { $0.name == name }
  }

  /// The subviews without the mask.
  var drawnSubviews: [PresentedView] {
    guard let name = attributes.mask else { return subviews }
    return subviews.filter { $0.name != name }
  }
}
