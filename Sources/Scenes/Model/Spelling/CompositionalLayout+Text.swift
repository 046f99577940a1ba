internal import Drawing
internal import Vocabulary

extension CompositionalLayout.LayoutSize {
  /// The width and the height, such as `fractionalWidth 1 × estimated 50`.
  var text: String { "\(width.text) × \(height.text)" }
}

extension CompositionalLayout.Dimension {
  fileprivate var text: String {
    switch self {
    case .absolute(let length): "absolute \(decimal(length))"
    case .estimated(let length): "estimated \(decimal(length))"
    case .fractionalWidth(let share): "fractionalWidth \(decimal(share))"
    case .fractionalHeight(let share): "fractionalHeight \(decimal(share))"
    }
  }
}
