internal import Drawing
internal import Scenes
internal import Vocabulary

/// What a background configuration shows beside its colour, and where it lies. The cascade has applied
/// the style and the transformers.
struct BackgroundContent: ViewContent {
  var style = BackgroundConfiguration.Style.clear
  /// How far the background lies inside of the cell, in points.
  var backgroundInsets = DirectionalInsets.zero
  /// The edges at which the cell's layout margins are added to the insets.
  var edgesAddingLayoutMarginsToBackgroundInsets: DirectionalRectEdge = []
  /// The image above the colour; `nil` for none.
  var image: ScaledImage?
  var imageContentMode = ContentMode.scaleToFill
  /// The colour of the line around the background; `nil` for none.
  var strokeColor: Color?
  /// The thickness of that line, in points, inwards from where it lies.
  var strokeWidth = 0.0
  /// How far the line lies outside of the background, in points.
  var strokeOutset = 0.0
  var shadowProperties = Shadow(opacity: 0)
  var backgroundColorTransformer: ColorTransformer?
  var strokeColorTransformer: ColorTransformer?

  static let fields = FieldTable<BackgroundContent>(
    Field(.style, \.style), Field(.backgroundInsets, \.backgroundInsets),
    Field(
      .edgesAddingLayoutMarginsToBackgroundInsets, \.edgesAddingLayoutMarginsToBackgroundInsets),
    Field(.image, \.image), Field(.imageContentMode, \.imageContentMode),
    Field(.strokeColor, \.strokeColor), Field(.strokeWidth, \.strokeWidth),
    Field(.strokeOutset, \.strokeOutset), Field(.shadowProperties, \.shadowProperties),
    Field(.backgroundColorTransformer, \.backgroundColorTransformer),
    Field(.strokeColorTransformer, \.strokeColorTransformer))

  /// The image above the colour.
  func ink(in place: InkPlace) -> [DisplayList.Item] {
    guard let image else { return [] }
    let frame = imageContentMode.frame(
      of: image.size, in: place.bounds, pixelsPerPoint: place.scale)
    return image.ink(in: frame, .automatic, tint: place.attributes.tintColor)
  }

  /// A ring inwards from where the stroke lies, as a layer's border.
  func stroke(around bounds: Rect, cornerRadius: Double) -> [DisplayList.Item] {
    guard strokeWidth > 0, let strokeColor, strokeColor.alpha > 0 else { return [] }
    let place = bounds.inset(by: Insets(-strokeOutset))
    guard place.size.width > 0, place.size.height > 0 else { return [] }
    let outline = CornerOutline(
      place, radius: cornerRadius > 0 ? cornerRadius + strokeOutset : 0, corners: .all,
      curve: .continuous)
    return [.fill(outline.ring(width: strokeWidth, cutOff: false), strokeColor)]
  }
}
