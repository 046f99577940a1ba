/// How an area is filled.
public enum Paint: Hashable, Sendable {
  /// A single colour.
  case color(Color)
  /// A linear gradient.
  case linearGradient(LinearGradient)

  /// The paint in a dump: the colour, or the gradient's points and stops.
  var dumpText: String {
    switch self {
    case .color(let color): color.hexText
    case .linearGradient(let gradient): gradient.dumpText
    }
  }
}
