package import Drawing

/// Writes a film as one SVG document whose elements move by CSS: no script, nothing from outside, so that
/// it plays wherever an image is shown, in a README, too.
///
/// It is given pictures of moments, close enough together that everything goes straight from one to the
/// next, and leaves out those between which it would go so anyway. Who does not play CSS, or whose system
/// asks for reduced motion, sees the first moment.
package struct AnimatedSVGEncoder: Sendable {
  /// How far a keyframe may be from where its neighbours lead, in points: a sixth of a pixel at 3×.
  static let placeTolerance = 0.05
  /// The same for colours, in bytes.
  static let colorTolerance = 0.5
  /// The same for opacities.
  static let opacityTolerance = 0.002

  private let title: String
  private let description: String
  private var moments: [AnimatedMoment] = []
  private var root = AnimatedLayer()
  private var size: Size?

  /// Makes an encoder.
  ///
  /// - Parameters:
  ///   - title: What the film shows, in a few words; SVG's `<title>`. Left out when empty.
  ///   - description: A description of what the film shows, SVG's `<desc>`; omitted if empty.
  package init(title: String = "", description: String = "") {
    self.title = title
    self.description = description
  }

  /// Adds the picture of a moment.
  ///
  /// - Parameters:
  ///   - time: The moment, in seconds from the start; none is before the one added last.
  ///   - isJump: Whether all that differs from the moment before does so at once: the moment before was
  ///     the last instant of what was then.
  package mutating func add(_ picture: DisplayList, at time: Double, isJump: Bool = false) {
    size = size ?? picture.size
    root.add(picture.items, moment: moments.count)
    moments.append(AnimatedMoment(time: time, isJump: isJump))
  }

  /// The document.
  ///
  /// - Parameters:
  ///   - duration: How long one pass takes, in seconds.
  ///   - repeatCount: How often it plays; `nil` for without end.
  package func document(
    duration: Double, repeatCount: Int?
  ) throws(ImageEncodingFailure) -> String {
    let size = size ?? .zero
    var writer = AnimatedSVGWriter(moments: moments, duration: duration)
    try writer.write(root)
    let (width, height) = (decimal(size.width), decimal(size.height))
    var document =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
      + " viewBox=\"0 0 \(width) \(height)\" role=\"img\">\n"
    if !title.isEmpty { document += "<title>\(escaped(title))</title>\n" }
    if !description.isEmpty { document += "<desc>\(escaped(description))</desc>\n" }
    document += writer.style(repeatCount: repeatCount)
    let definitions = writer.definitions
    try SVGDefinitions.needRoom(forDocumentWith: definitions)
    if !definitions.isEmpty { document += "<defs>\n\(definitions)</defs>\n" }
    return document + writer.body + "</svg>\n"
  }
}

/// A moment of which there is a picture.
struct AnimatedMoment: Hashable, Sendable {
  /// Seconds from the start.
  let time: Double
  /// Whether what differs from the moment before does so at once.
  let isJump: Bool
}
