internal import Vocabulary

extension AccessibilityTraits {
  /// The traits as scene files write them.
  var sceneText: String {
    "[\(members.map(\.rawValue).joined(separator: ", "))]"
  }
}
