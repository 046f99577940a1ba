internal import Drawing

/// Distances from the edges inwards, in points, with leading where reading starts
/// (`NSDirectionalEdgeInsets`).
public struct DirectionalInsets: Hashable, Sendable, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the edge where reading starts.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the edge where reading ends.
  public var trailing: Double

  /// No distance on any side.
  public static let zero = DirectionalInsets()

  /// Makes insets; a side that is not named has none.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets of the same distance on all four sides.
  public init(_ all: Double) {
    self.init(top: all, leading: all, bottom: all, trailing: all)
  }

  /// The same distance on all four sides.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
  /// The same distance on all four sides.
  public init(floatLiteral value: Double) { self.init(value) }

  /// The four distances.
  var distances: [Double] { [top, leading, bottom, trailing] }

  var sceneText: String {
    "{ top: \(decimal(top)), leading: \(decimal(leading)), bottom: \(decimal(bottom)),"
      + " trailing: \(decimal(trailing)) }"
  }
}

/// Some edges of a rectangle, with leading where reading starts (`NSDirectionalRectEdge`).
public struct DirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// One bit an edge.
  public let rawValue: UInt8

  /// Makes a set of its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static let top = DirectionalRectEdge(rawValue: 1)
  /// The edge where reading starts.
  public static let leading = DirectionalRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = DirectionalRectEdge(rawValue: 4)
  /// The edge where reading ends.
  public static let trailing = DirectionalRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: DirectionalRectEdge = [.top, .leading, .bottom, .trailing]

  /// The edges one by one, under the names of a scene file.
  enum Edge: String, CaseIterable {
    case top, leading, bottom, trailing

    var edge: DirectionalRectEdge {
      switch self {
      case .top: .top
      case .leading: .leading
      case .bottom: .bottom
      case .trailing: .trailing
      }
    }
  }

  var sceneText: String {
    let names = Edge.allCases.filter { contains($0.edge) }.map(\.rawValue)
    return "[\(names.joined(separator: ", "))]"
  }
}
