package import Vocabulary

extension DirectionalRectEdge {
  /// Single edges with their names in scene files.
  package enum Edge: String, CaseIterable {
    case top, leading, bottom, trailing

    package var edge: DirectionalRectEdge {
      switch self {
      case .top: .top
      case .leading: .leading
      case .bottom: .bottom
      case .trailing: .trailing
      }
    }
  }

  package var sceneText: String {
    let names = Edge.allCases.filter { contains($0.edge) }.map(\.rawValue)
    return "[\(names.joined(separator: ", "))]"
  }
}
