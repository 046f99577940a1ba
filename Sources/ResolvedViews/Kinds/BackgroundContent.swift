package import Drawing
internal import Images
internal import Scenes
internal import Views
package import Vocabulary

/// The contents of a background configuration other than its colour, and its position. The cascade
/// has applied the style and the transformers.
package struct BackgroundContent: ViewContent {
  var style = BackgroundConfiguration.Style.clear
  /// The insets of the background from the cell's edges, in points.
  package var backgroundInsets = DirectionalEdgeInsets.zero
  /// The edges at which the cell's layout margins are added to the insets.
  package var edgesAddingLayoutMarginsToBackgroundInsets: DirectionalRectEdge = []
  /// The image above the colour; `nil` for none.
  var image: ScaledImage?
  var imageContentMode = ContentMode.scaleToFill
  /// The stroke colour; `nil` for none.
  var strokeColor: Color?
  /// The stroke width, in points; the stroke lies inside its outline.
  var strokeWidth = 0.0
  /// The distance of the stroke from the background's edge, in points; negative is inside.
  var strokeOutset = 0.0
  package var shadowProperties = Shadow(opacity: 0)
  var backgroundColorTransformer: ColorTransformer?
  var strokeColorTransformer: ColorTransformer?

  /// Creates the content before its fields are set; `defaults(in:)` sets UIKit's defaults.
  package init() {}

  package static let fields = FieldTable<BackgroundContent>(
    Field(.style, { $1(&$0.style) }), Field(.backgroundInsets, { $1(&$0.backgroundInsets) }),
    Field(
      .edgesAddingLayoutMarginsToBackgroundInsets,
      { $1(&$0.edgesAddingLayoutMarginsToBackgroundInsets) }),
    Field(.image, { $1(&$0.image) }), Field(.imageContentMode, { $1(&$0.imageContentMode) }),
    Field(.strokeColor, { $1(&$0.strokeColor) }), Field(.strokeWidth, { $1(&$0.strokeWidth) }),
    Field(.strokeOutset, { $1(&$0.strokeOutset) }),
    Field(.shadowProperties, { $1(&$0.shadowProperties) }),
    Field(.backgroundColorTransformer, { $1(&$0.backgroundColorTransformer) }),
    Field(.strokeColorTransformer, { $1(&$0.strokeColorTransformer) }))

  /// Draws the image above the colour.
  package func ink(in place: InkPlace) -> [DisplayList.Item] {
    guard let image else { return [] }
    let frame = imageContentMode.frame(
      of: image.size, in: place.bounds, pixelsPerPoint: place.scale)
    return image.ink(in: frame, .automatic, tint: place.attributes.tintColor)
  }

  /// Draws the stroke as a ring inside its outline, like a layer's border.
  package func stroke(around bounds: Rect, cornerRadius: Double) -> [DisplayList.Item] {
    guard strokeWidth > 0, let strokeColor, strokeColor.alpha > 0 else { return [] }
    let place = bounds.inset(by: EdgeInsets(-strokeOutset))
    guard place.size.width > 0, place.size.height > 0 else { return [] }
    let outline = CornerOutline(
      place, radius: cornerRadius > 0 ? cornerRadius + strokeOutset : 0, corners: .all,
      curve: .continuous)
    return [.fill(outline.ring(width: strokeWidth, cutOff: false), strokeColor)]
  }
}
