internal import Drawing
internal import Images
internal import Layout
internal import Scenes
internal import Validation
internal import Views
internal import Vocabulary

/// The content of a spinner (`UIActivityIndicatorView`): eight spokes, of which the darkest is
/// followed by lighter ones. The measures and opacities are those that others measured.
struct ActivityIndicatorContent: ViewContent {
  /// The opacities of the spokes, the darkest first and then counter-clockwise.
  private static let alphas = [217.0, 180, 143, 106, 69, 69, 69, 69].map { $0 / 255 }

  var activityIndicatorStyle = ActivityIndicatorStyle.medium
  var indicatorColor: Color?
  var isAnimating = true
  var hidesWhenStopped = true
  /// The darkest spoke, clockwise from the top.
  var spokePhase = 0
  private var systemColor = Color.clear

  static let fields = FieldTable<ActivityIndicatorContent>(
    Field(.activityIndicatorStyle, { $1(&$0.activityIndicatorStyle) }),
    Field(.indicatorColor, { $1(&$0.indicatorColor) }),
    Field(.isAnimating, { $1(&$0.isAnimating) }),
    Field(.hidesWhenStopped, { $1(&$0.hidesWhenStopped) }),
    Field(.spokePhase, { $1(&$0.spokePhase) }))

  mutating func adapt(to surroundings: Surroundings) {
    systemColor = Self.defaultColor(isDark: surroundings.traits.userInterfaceStyle == .dark)
  }

  /// The gray of a spinner without a colour (measured by others).
  static func defaultColor(isDark: Bool) -> Color { Color(white: (isDark ? 140 : 128) / 255) }

  /// The size of a spinner, in points.
  static func side(of style: ActivityIndicatorStyle) -> Size {
    switch style {
    case .medium: Size(20, 20)
    case .large: Size(37, 37)
    }
  }

  var accessibility: DerivedAccessibility {
    DerivedAccessibility(isElement: isAnimating, traits: [.updatesFrequently])
  }

  func contentSize(_ texts: TextStore) -> (width: Double?, height: Double?) {
    let size = Self.side(of: activityIndicatorStyle)
    return (size.width, size.height)
  }

  /// The spokes are an image, which an animation turns while the spinner spins.
  func parts(in place: ControlPlace) -> [ControlPart] {
    guard isAnimating || !hidesWhenStopped else { return [] }
    let size = Self.side(of: activityIndicatorStyle)
    // The spokes of a large spinner are about half a point off the middle (measured by others).
    let side = 2 * Self.middle(activityIndicatorStyle)
    let frame = Rect(
      ((place.size.width - size.width) / 2).rounded(.down),
      ((place.size.height - size.height) / 2).rounded(.down), side, side)
    var values = PartProperties(.imageView)
    values.set(
      .image,
      to: .value(
        Self.spokes(
          activityIndicatorStyle, indicatorColor ?? systemColor, phase: spokePhase)))
    let name = isAnimating ? LoadedScene.spinningPart(of: .activityIndicatorView) : "stillSpokes"
    return [ControlPart(name, of: place.name, frame, values)]
  }

  /// The spokes as an image.
  ///
  /// - Parameter phase: The number of the darkest one, clockwise from the top.
  static func spokes(
    _ style: ActivityIndicatorStyle, _ color: Color, phase: Int = 0
  ) -> ScaledImage {
    let items = (0..<8).map { index in
      // The spoke this many steps behind the darkest one.
      let behind = (phase - index + 8) % 8
      return DisplayList.Item.fill(
        spoke(index, style), color.withAlphaComponent(color.alpha * Self.alphas[behind]))
    }
    let side = 2 * middle(style)
    return ScaledImage(VectorImage(size: Size(side, side), items: items), name: "spokes")
  }

  /// The distance of the middle of the spokes from the edges of the spinner's box, in points.
  private static func middle(_ style: ActivityIndicatorStyle) -> Double {
    switch style {
    case .medium: 10
    case .large: 17.5
    }
  }

  /// The capsule of a spoke, in the spinner's box.
  private static func spoke(_ index: Int, _ style: ActivityIndicatorStyle) -> Path {
    let (length, width, distance): (Double, Double, Double) =
      switch style {
      case .medium: (6.5, 2.5, 6.75)
      case .large: (12, 5, 11.5)
      }
    let middle = middle(style)
    let capsule = Path.roundedRect(
      Rect(-width / 2, -distance - length / 2, width, length), cornerRadius: width / 2)
    // Eighths of a turn as literals, so that the bytes are the same everywhere.
    let half = 0.5.squareRoot()
    let turns = [
      (0.0, 1.0), (half, half), (1, 0), (half, -half), (0, -1), (-half, -half), (-1, 0),
      (-half, half),
    ]
    let (sine, cosine) = turns[index % 8]
    return capsule.applying(
      Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: middle, ty: middle))
  }
}
