internal import Drawing
internal import Vocabulary

extension CellAccessory {
  /// The accessory in the syntax of scene files.
  package var sceneText: String {
    var options: [String] = []
    if displayed != kind.displayed { options.append("displayed: \(displayed.rawValue)") }
    if isHidden { options.append("isHidden: true") }
    switch reservedLayoutWidth {
    case .standard: break
    case .actual: options.append("reservedLayoutWidth: actual")
    case .custom(let width): options.append("reservedLayoutWidth: \(decimal(width))")
    }
    if !text.isEmpty { options.append("text: \(quoted(text))") }
    if let view { options.append("view: \(view.rawValue)") }
    if placement != .trailing { options.append("placement: \(placement.rawValue)") }
    if let tintColor { options.append("tintColor: \(tintColor.sceneText)") }
    return options.isEmpty
      ? kind.rawValue : "{ \(kind.rawValue): { \(options.joined(separator: ", ")) } }"
  }
}
