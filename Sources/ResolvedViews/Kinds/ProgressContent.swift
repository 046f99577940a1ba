internal import Drawing
internal import Layout
internal import Scenes
internal import Views
internal import Vocabulary

/// The content of a progress view (`UIProgressView`): two capsules.
struct ProgressContent: ViewContent {
  /// The minimum width of the filled part, in points, unless it is empty (measured by others).
  private static let leastWidth = 8.0

  /// The filled fraction, 0…1.
  var progress = 0.0
  /// The colour of the filled part. The cascade sets the tint colour for views without one.
  var progressTintColor = Color.clear
  /// The colour of the rest.
  var trackTintColor = Color.clear
  var progressViewStyle = ProgressViewStyle.default
  /// Whether the bar is filled from the right.
  private var isMirrored = false

  static let showsTintColor = true

  static let fields = FieldTable<ProgressContent>(
    Field(.progress, { $1(&$0.progress) }),
    Field(.progressTintColor, { $1(&$0.progressTintColor) }, nil: .system(.systemBlue)),
    Field(.trackTintColor, { $1(&$0.trackTintColor) }, nil: .system(.systemFill)),
    Field(.progressViewStyle, { $1(&$0.progressViewStyle) }))

  mutating func adapt(to surroundings: Surroundings) {
    isMirrored = surroundings.traits.layoutDirection == .rightToLeft
  }

  /// The height of the bar, in points (4 in 26 layout files of Interface Builder; that of `bar` is from
  /// memory, unverified).
  private var height: Double {
    switch progressViewStyle {
    case .default: 4
    case .bar: 2.5
    }
  }

  var accessibility: DerivedAccessibility {
    let percent = (min(max(progress, 0), 1) * 100).rounded(.down)
    return DerivedAccessibility(
      isElement: true, value: "\(decimal(percent))%", traits: [.updatesFrequently])
  }

  func contentSize(_ texts: TextStore) -> (width: Double?, height: Double?) { (nil, height) }

  /// The bar has its own height, independently of the view's height (measured by others), and is centred
  /// (our choice).
  func ink(in place: InkPlace) -> [DisplayList.Item] {
    let bounds = place.bounds
    let top = ((bounds.size.height - height) / 2 * place.scale).rounded() / place.scale
    let width = bounds.size.width
    let filled = min(width, max((progress * width).rounded(), Self.leastWidth))
    func capsule(_ x: Double, _ width: Double, _ color: Color) -> [DisplayList.Item] {
      var shape = ShapeContent()
      shape.path = .roundedRect(
        Rect(x, top, width, height), cornerRadius: min(width, height) / 2, corners: .all,
        curve: .circular
      )
      shape.fill = AreaFill(color)
      return shape.ink(in: place)
    }
    guard width > 0 else { return [] }
    let track = capsule(0, width, trackTintColor)
    guard progress > 0 else { return track }
    return track + capsule(isMirrored ? width - filled : 0, filled, progressTintColor)
  }
}
