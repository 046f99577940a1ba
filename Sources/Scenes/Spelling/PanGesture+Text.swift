internal import Drawing
internal import Interaction
internal import Vocabulary

extension GestureRecognizer.Pan {
  /// The pan as dumps show it: `axis horizontal x drag`.
  var text: String {
    let parts = [
      "axis \(axis.rawValue)", x.map { "x \($0.text)" }, y.map { "y \($0.text)" },
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }
}

extension GestureRecognizer.Pan.Number {
  /// The number in the syntax of scene files.
  var text: String {
    distance == 1 ? name : "{ number: \(name), distance: \(decimal(distance, places: 6)) }"
  }
}
