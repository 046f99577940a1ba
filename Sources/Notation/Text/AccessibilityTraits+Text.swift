internal import Vocabulary

extension AccessibilityTraits {
  /// The traits as scene files write them.
  package var sceneText: String {
    "[\(members.map(\.rawValue).joined(separator: ", "))]"
  }
}
