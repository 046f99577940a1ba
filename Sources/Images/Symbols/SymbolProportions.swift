/// The proportions of symbols without a shape of ours, for the boxes that stand in for them.
enum SymbolProportions {
  /// The width divided by the height of a symbol; 1 if it is not known.
  static func ratio(of name: String) -> Double {
    guard let size = sizes[name] else { return isRound(name) ? roundRatio : 1 }
    return size.width / size.height
  }

  /// The ratio of most symbols in a circle, of which Interface Builder stores 128 × 123.
  private static let roundRatio = 128.0 / 123

  private static func isRound(_ name: String) -> Bool {
    name.hasSuffix(".circle") || name.hasSuffix(".circle.fill")
  }

  /// The width and height that Interface Builder stores in public layout files; only their ratio
  /// has a meaning.
  private static let sizes: [String: (width: Double, height: Double)] = [
    "arrow.triangle.2.circlepath.camera": (128, 93),
    "arrow.up.left.and.arrow.down.right": (16, 15),
    "arrowshape.turn.up.right": (128, 106),
    "backward.end.fill": (128, 102),
    "camera.rotate": (128, 93),
    "clipboard": (98, 128),
    "command.square": (15, 14),
    "cursorarrow.rays": (16, 16),
    "delete.left.fill": (128, 102),
    "die.face.3": (128, 114),
    "display": (128, 101),
    "doc.text.viewfinder": (128, 114),
    "document.on.document.fill": (112, 128),
    "folder.badge.person.crop": (20, 15),
    "forward.end.fill": (128, 102),
    "gamecontroller": (128, 80),
    "gamecontroller.fill": (128, 80),
    "gobackward.10": (119, 128),
    "goforward.10": (119, 128),
    "hand.raised.fill": (128, 128),
    "hand.thumbsup": (123, 128),
    "line.horizontal.3": (128, 64),
    "lock.rotation": (128, 119),
    "memories": (128, 107),
    "multiply.circle": (128, 123),
    "multiply.circle.fill": (128, 123),
    "note": (128, 107),
    "opticaldisc": (15, 15),
    "phone.down.fill": (128, 53),
    "photo.fill.on.rectangle.fill": (128, 98),
    "placeholdertext.fill": (80, 128),
    "plus.app": (128, 114),
    "power": (15, 16),
    "record.circle.fill": (128, 123),
    "rectangle.fill.on.rectangle.angled.fill": (128, 100),
    "rectangle.portrait.and.arrow.right.fill": (128, 109),
    "restart": (12, 13),
    "slash.circle": (128, 123),
    "smoke": (128, 98),
    "square.and.arrow.up.trianglebadge.exclamationmark": (120, 128),
    "tornado": (118, 128),
    "touchid": (128, 122),
    "video.slash.fill": (128, 114),
  ]
}
