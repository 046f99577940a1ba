internal import Drawing
internal import Images
internal import Interaction
internal import Layout
package import Scenes
internal import Validation
internal import Views

/// The content of a plain view: nothing, or a captured picture.
struct PictureContent: ViewContent {
  /// The picture in words, as `picture of selected`; empty for a view without pictures.
  var pictures = ""
  var picturesOf = ""
  var picturesIgnore: [String] = []
  /// The picture; `nil` if there is none for the state, or if the view has no pictures.
  var image: ScaledImage?
  /// The file of the capture, as the scene names it; empty if the view has no pictures.
  var capture = ""
  /// The size of the captured view, in points; `nil` if the view has no pictures.
  var size: Size?

  static let fields = FieldTable<PictureContent>(
    Field(.pictures, { $1(&$0.pictures) }), Field(.picturesOf, { $1(&$0.picturesOf) }),
    Field(.picturesIgnore, { $1(&$0.picturesIgnore) }))

  func contentSize(_ texts: TextStore) -> (width: Double?, height: Double?) {
    (size?.width, size?.height)
  }

  /// Draws the picture in the whole bounds, or a dashed box where there is none.
  func ink(in place: InkPlace) -> [DisplayList.Item] {
    guard size != nil else { return [] }
    if let image { return image.ink(in: place.bounds, .alwaysOriginal, tint: .clear) }
    let box = Path.dashedBox(place.bounds, lineWidth: 1, pitch: 6)
    return box.isEmpty ? [] : [.fill(box, Self.boxColor)]
  }

  /// The colour of the box: systemGray, which is the same in light and dark (UIKit's documentation).
  private static let boxColor = Color(hex: 0x8E8E93)
}

extension ResolvedProperties {
  /// Shows the picture of a state; `nil` shows that there is none.
  package mutating func show(_ picture: ViewPictures.Picture?, of pictures: ViewPictures) {
    guard var plain = content as? PictureContent else { return }
    plain.image = picture?.image
    plain.size = pictures.size
    plain.capture = pictures.capture
    content = plain
  }

  /// The capture whose pictures the view shows, as the scene names it; `nil` for other views.
  package var capture: String? {
    (content as? PictureContent).flatMap { $0.capture.isEmpty ? nil : $0.capture }
  }
}
