/// What an area is filled with.
public enum Paint: Hashable, Sendable {
  /// The same colour everywhere.
  case color(Color)
  /// Colours that change along a line.
  case linearGradient(LinearGradient)

  /// As text in a dump: the colour's digits, or the gradient's points and stops.
  var dumpText: String {
    switch self {
    case .color(let color): color.hexText
    case .linearGradient(let gradient): gradient.dumpText
    }
  }
}
