internal import ResolvedViews
internal import Views
internal import Vocabulary

/// Spinners that hide while they stand still (`UIActivityIndicatorView.hidesWhenStopped`).
extension CellResolver {
  /// Sets isHidden as `stopAnimating()` and `startAnimating()` do if `hidesWhenStopped` is true (documented). So a stack
  /// view gives a still spinner no place.
  ///
  /// A spinner that spins stays hidden if isHidden is set where isAnimating is, or later: by the same rule, for example.
  func hideWhenStopped(_ properties: inout CascadedValues) {
    let hides: Bool = properties[.hidesWhenStopped]
    let spins: Bool = properties[.isAnimating]
    let isHidden: Bool = properties[.isHidden]
    guard hides, isHidden == spins else { return }
    let started = properties[PropertyName.isAnimating].origin
    let hidden = properties[PropertyName.isHidden].origin
    if !spins || started.rank > hidden.rank { properties.set(.isHidden, to: !spins, .uiKit) }
  }
}

extension ValueOrigin {
  /// The order in which the cascade applies values; later ones have precedence.
  fileprivate var rank: Int {
    switch self {
    case .classDefault, .uiKit, .style, .transformer, .inherited: 0
    case .template: 1
    case .item: 2
    case .rule(let index, _): 3 + index
    }
  }
}
