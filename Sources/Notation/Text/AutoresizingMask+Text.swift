package import Vocabulary

extension AutoresizingMask {
  /// The names in scene files.
  package enum Word: String, CaseIterable {
    case flexibleLeftMargin, flexibleWidth, flexibleRightMargin
    case flexibleTopMargin, flexibleHeight, flexibleBottomMargin

    package var mask: AutoresizingMask {
      switch self {
      case .flexibleLeftMargin: .flexibleLeftMargin
      case .flexibleWidth: .flexibleWidth
      case .flexibleRightMargin: .flexibleRightMargin
      case .flexibleTopMargin: .flexibleTopMargin
      case .flexibleHeight: .flexibleHeight
      case .flexibleBottomMargin: .flexibleBottomMargin
      }
    }
  }

  package var sceneText: String {
    let words = Word.allCases.filter { contains($0.mask) }.map(\.rawValue)
    return "[\(words.joined(separator: ", "))]"
  }
}
