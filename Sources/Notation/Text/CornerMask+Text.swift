package import Drawing

extension CornerMask {
  /// Single corners with Core Animation's names.
  package enum Corner: String, CaseIterable {
    case layerMinXMinYCorner, layerMaxXMinYCorner, layerMinXMaxYCorner, layerMaxXMaxYCorner

    package var mask: CornerMask {
      switch self {
      case .layerMinXMinYCorner: .layerMinXMinYCorner
      case .layerMaxXMinYCorner: .layerMaxXMinYCorner
      case .layerMinXMaxYCorner: .layerMinXMaxYCorner
      case .layerMaxXMaxYCorner: .layerMaxXMaxYCorner
      }
    }
  }

  /// The corners in the syntax of scene files.
  package var sceneText: String {
    let names = Corner.allCases.filter { contains($0.mask) }.map(\.rawValue)
    return "[" + names.joined(separator: ", ") + "]"
  }
}
