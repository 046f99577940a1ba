package import Drawing

/// Writes a film as one SVG document that is animated by CSS. It has no scripts and no external
/// references, so that it plays wherever images are shown, for example in a README.
///
/// The encoder is given pictures at moments that are close enough for linear interpolation, and
/// drops those that interpolation between their neighbours already gives. Viewers that do not
/// animate CSS, or whose system asks for reduced motion, show the first moment.
package struct AnimatedSVGEncoder: Sendable {
  /// The maximum error of an interpolated position, in points: a sixth of a pixel at 3×.
  static let placeTolerance = 0.05
  /// The maximum error of an interpolated colour component, on a scale of 0…255.
  static let colorTolerance = 0.5
  /// The maximum error of an interpolated opacity, on a scale of 0…1.
  static let opacityTolerance = 0.002

  private let title: String
  private let description: String
  private var moments: [AnimatedMoment] = []
  private var root = AnimatedLayer()
  /// How much changes in the pictures so far.
  private(set) var content = AnimatedSize()
  private var size: Size?

  /// Creates an encoder.
  ///
  /// - Parameters:
  ///   - title: A short title, written as SVG's `<title>`; omitted if empty.
  ///   - description: A description of the film, written as SVG's `<desc>`; omitted if empty.
  package init(title: String = "", description: String = "") {
    self.title = title
    self.description = description
  }

  /// Whether more changes than a document can show. No more pictures should be added.
  package var isTooLarge: Bool { content.isTooLarge }

  /// Adds a picture.
  ///
  /// - Parameters:
  ///   - time: The moment, in seconds from the start; never before the previous one.
  ///   - isJump: Whether all changes since the previous picture happen at once, at `time`.
  package mutating func add(_ picture: DisplayList, at time: Double, isJump: Bool = false) {
    size = size ?? picture.size
    root.add(picture.items, moment: moments.count, to: &content)
    moments.append(AnimatedMoment(time: time, isJump: isJump))
  }

  /// Returns the document.
  ///
  /// - Parameters:
  ///   - duration: The duration of one pass, in seconds.
  ///   - repeatCount: How often it plays; `nil` for endlessly.
  package func document(
    duration: Double, repeatCount: Int?
  ) throws(ImageEncodingFailure) -> String {
    var writer = AnimatedSVGWriter(moments: moments, duration: duration)
    try writer.write(root)
    return try document(of: writer, style: writer.style(repeatCount: repeatCount))
  }

  /// Returns the document and its style sheet as two texts, for a page that seeks in the animations. They play once.
  package func recording(
    duration: Double
  ) throws(ImageEncodingFailure) -> (style: String, markup: String) {
    var writer = AnimatedSVGWriter(moments: moments, duration: duration)
    try writer.write(root)
    return (writer.rules(repeatCount: 1), try document(of: writer, style: ""))
  }

  private func document(
    of writer: AnimatedSVGWriter, style: String
  ) throws(ImageEncodingFailure) -> String {
    let size = size ?? .zero
    let (width, height) = (decimal(size.width), decimal(size.height))
    var document =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
      + " viewBox=\"0 0 \(width) \(height)\" role=\"img\">\n"
    if !title.isEmpty { document += "<title>\(escaped(title))</title>\n" }
    if !description.isEmpty { document += "<desc>\(escaped(description))</desc>\n" }
    document += style
    let definitions = writer.definitions
    try SVGDefinitions.needRoom(forDocumentWith: definitions)
    if !definitions.isEmpty { document += "<defs>\n\(definitions)</defs>\n" }
    return document + writer.body + "</svg>\n"
  }
}

/// A moment of the film for which a picture was added.
struct AnimatedMoment: Hashable, Sendable {
  /// The time in seconds from the start.
  let time: Double
  /// Whether all changes since the previous moment happen at once.
  let isJump: Bool
}
