import Cellophane
import Foundation
import Resolution
import TestSupport
import Testing

@testable import Assets

/// What is asked of poppler's programs, which `Scripts/install-packages` brings.
@Suite("Pages of PDF as images")
struct PDFImageTests {
  private let assets: Assets

  init() throws { assets = try Assets() }

  /// A PDF file of objects 1…; the first one is the catalogue.
  private func file(_ objects: [String], trailer: String = "") -> String {
    var (text, places) = ("%PDF-1.4\n", [Int]())
    for (index, object) in objects.enumerated() {
      places.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let digits = places.map { place in
      String(repeating: "0", count: 10 - "\(place)".count) + "\(place) 00000 n \n"
    }
    let table = "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n" + digits.joined()
    return text + table + "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R \(trailer) >>\n"
      + "startxref\n\(text.utf8.count)\n%%EOF\n"
  }

  private func stream(_ content: String, _ more: String = "") -> String {
    "<< /Length \(content.utf8.count) \(more) >>\nstream\n\(content)\nendstream"
  }

  /// A PDF file of one page.
  private func page(
    _ box: String = "0 0 4 4", _ more: String = "", ink: String, objects: [String] = [],
    trailer: String = ""
  ) -> String {
    file(
      [
        "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        "<< /Type /Page /Parent 2 0 R /MediaBox [\(box)] /Contents 4 0 R \(more) >>", stream(ink),
      ] + objects, trailer: trailer)
  }

  /// A page filled with one gray, 0 to 255.
  private func plain(_ gray: Int, _ box: String = "0 0 4 4", _ more: String = "") -> String {
    page(box, more, ink: "\(Double(gray) / 255) g -9999 -9999 19998 19998 re f")
  }

  /// The image as the scene has it.
  private func image(
    _ name: String, scale: DisplayScale = .x1, direction: LayoutDirection = .leftToRight
  ) throws -> (image: ScaledImage, bitmap: Bitmap) {
    try image(name, in: Traits(displayScale: scale, layoutDirection: direction))
  }

  private func image(
    _ name: String, in traits: Traits
  ) throws -> (image: ScaledImage, bitmap: Bitmap) {
    let scene = try assets.library.load(assets.scene(.named(name)), traits: traits).scene
    guard case .image(.value(let image)?)? = scene.cell.contentView.subviews[0].properties[.image],
      case .pixels(let pixels) = image.content
    else {
      throw CocoaError(.featureUnsupported)
    }
    return (image, pixels.bitmap)
  }

  private func problem(_ name: String) throws -> String? {
    try assets.problem(.named(name))?.replacing(
      "the image \"\(name)\" cannot be shown: ./\(name).pdf", with: "…")
  }

  @Test("a page has its own size in points at every scale, and bitmaps of its name go first")
  func sizes() throws {
    try assets.write(plain(10), to: "icon.pdf")
    for scale in DisplayScale.allCases {
      #expect(try assets.shown("icon", scale: scale) == "10 4.0x4.0")
      let (image, bitmap) = try image("icon", scale: scale)
      #expect(bitmap.width == 4 * scale.rawValue && bitmap.height == bitmap.width)
      #expect(image.scale == scale.rawValue && image.size == Size(4, 4))
    }
    try assets.write(plain(20), to: "icon~dark.pdf")
    #expect(try assets.shown("icon", userInterfaceStyle: .dark) == "20 4.0x4.0")
    // A name is never an option of a program.
    try assets.write(plain(30), to: "-r.pdf")
    #expect(try assets.shown("-r") == "30 4.0x4.0")
    // The number in a name is no scale of a page.
    try assets.write(plain(50), to: "other@2x.pdf")
    #expect(try assets.shown("other", scale: .x3) == "50 4.0x4.0")
    try assets.write(gray: 40, width: 3, height: 3, to: "icon@3x.png")
    #expect(try assets.shown("icon", scale: .x1) == "40 1.0x1.0")
    #expect(try assets.shown("icon.pdf", scale: .x1) == "10 4.0x4.0")
    // Shapes stay shapes, so SVG goes first.
    let svg = "<svg width='5' height='5'><path d='M0 0h5v5h-5z' fill='#3c3c3c'/></svg>"
    try assets.write(svg, to: "both.svg")
    try assets.write(plain(70), to: "both.pdf")
    #expect(try assets.shown("both") == "60 5.0x5.0")
  }

  @Test("a page of parts of pixels has a pixel more, which is within its size in points")
  func fractions() throws {
    try assets.write(plain(10, "0 0 24.5 10.25"), to: "part.pdf")
    for (scale, width, height) in [
      (DisplayScale.x1, 25, 11), (.x2, 49, 21), (.x3, 74, 31),
    ] {
      let (image, bitmap) = try image("part", scale: scale)
      #expect(bitmap.width == width && bitmap.height == height)
      #expect(image.size == Size(24.5, 10.25))
      let last = bitmap[width - 1, height - 1]
      #expect(last == Bitmap.RGBA(10, 10, 10, 255))
    }
    // Two thirds of 100 points are 200 pixels at 3x, though the sixth digit is rounded up.
    try assets.write(plain(10, "0 0 66.6666667 0.001"), to: "thirds.pdf")
    let (thirds, bitmap) = try image("thirds", scale: .x3)
    #expect(bitmap.width == 200 && bitmap.height == 1)
    #expect(thirds.size == Size(66.6667, 0.001))
  }

  @Test("the crop box is shown, with the rotation of the page, and empty parts are transparent")
  func boxes() throws {
    // 30 by 20 of 100 points; a stripe at their bottom, which a turn to the right brings to the left.
    try assets.write(
      page(
        "0 0 100 100", "/CropBox [10 10 40 30] /Rotate 90",
        ink: "1 0 0 rg 10 10 30 5 re f 0 0 1 rg 35 10 5 20 re f"), to: "turned.pdf")
    let (image, bitmap) = try image("turned")
    #expect(image.size == Size(20, 30) && bitmap.width == 20 && bitmap.height == 30)
    #expect(bitmap[0, 0] == Bitmap.RGBA(255, 0, 0, 255))
    #expect(bitmap[4, 24] == Bitmap.RGBA(255, 0, 0, 255))
    #expect(bitmap[5, 24]?.alpha == 0)
    #expect(bitmap[19, 25] == Bitmap.RGBA(0, 0, 255, 255))
  }

  @Test("image sets have pages for the dark, as templates, for a direction and with slices")
  func catalogue() throws {
    let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    let folder = "Media.xcassets/a.imageset"
    try assets.write(plain(10), to: "\(folder)/a.pdf")
    try assets.write(plain(20), to: "\(folder)/b.pdf")
    try assets.write(
      """
      {"images": [{"filename": "a.pdf", "idiom": "universal"},
                  {"filename": "b.pdf", "idiom": "universal", \(dark)}],
       "properties": {"preserves-vector-representation": true, "template-rendering-intent": "template"}}
      """, to: "\(folder)/Contents.json")
    #expect(try image("a", scale: .x3).image.isTemplate)
    #expect(try image("a", scale: .x3).bitmap[0, 0]?.red == 10)
    #expect(try image("a", in: Traits(userInterfaceStyle: .dark)).bitmap[0, 0]?.red == 20)
    // Eight points wide, of which the slices leave the first three, the next one and the last two; in
    // pixels at 1x, whichever scale is drawn.
    let ink = "0 g 0 0 3 4 re f 0.2 g 3 0 3 4 re f 1 g 6 0 2 4 re f"
    try assets.write(page("0 0 8 4", ink: ink), to: "Media.xcassets/s.imageset/s.pdf")
    try assets.write(
      """
      {"images": [{"filename": "s.pdf", "idiom": "universal", "language-direction": "left-to-right",
        "resizing": {"mode": "3-part-horizontal", "center": {"mode": "stretch", "width": 1},
                     "cap-insets": {"left": 3, "right": 2}}}]}
      """, to: "Media.xcassets/s.imageset/Contents.json")
    let (sliced, bitmap) = try image("s", scale: .x3)
    #expect(sliced.size == Size(6, 4) && bitmap.width == 18)
    #expect([0, 8, 9, 11, 12, 17].map { bitmap[$0, 0]?.red } == [0, 0, 51, 51, 255, 255])
    #expect(sliced.resizing?.capInsets == EdgeInsets(top: 0, left: 3, bottom: 0, right: 2))
    let mirrored = try image("s", direction: .rightToLeft).bitmap
    #expect((0..<6).map { mirrored[$0, 0]?.red } == [255, 255, 51, 0, 0, 0])
  }

  @Test("a page that is too large is refused before it is drawn")
  func large() throws {
    try assets.write(plain(0, "0 0 14400 14400"), to: "huge.pdf")
    #expect(
      try problem("huge")
        == "… has a page of 14400 × 14400 points, more than 16777216 pixels at 2x; make it smaller")
    try assets.write(plain(0, "0 0 40000 1"), to: "long.pdf")
    #expect(try problem("long")?.contains("40000 × 1 points") == true)
    // A title cannot give the page another size.
    let title = "/Info << /Title (a\nPage size:      4 x 4 pts\n) >>"
    try assets.write(
      page("0 0 14400 14400", ink: "0 g 0 0 1 1 re f", trailer: title), to: "title.pdf")
    #expect(try problem("title")?.contains("14400 × 14400") == true)
    try assets.write([UInt8](repeating: 0x20, count: 32 << 20 | 1), to: "long.pdf")
    #expect(try problem("long") == "… has more than 33554432 bytes; make it smaller")
  }

  @Test("files without a page that can be drawn are reported in one sentence")
  func hostile() throws {
    try assets.write("", to: "empty.pdf")
    #expect(try problem("empty") == "…: it is not a PDF; export it again")
    try assets.write((0..<4000).map { UInt8(truncatingIfNeeded: $0 &* 7919 >> 3) }, to: "noise.pdf")
    #expect(try problem("noise") == "…: it is not a PDF; export it again")
    try assets.write("%PDF-1.4", to: "start.pdf")
    #expect(
      try problem("start")
        == "…: it is damaged, pdfinfo says \"Syntax Error: Couldn't read xref table\"; export it again"
    )
    let whole = plain(0)
    for length in [60, 200, 300] {
      try assets.write(String(whole.prefix(length)), to: "cut.pdf")
      #expect(try problem("cut")?.hasSuffix("; export it again") == true)
    }
    try assets.write(
      file(["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [] /Count 0 >>"]),
      to: "bare.pdf")
    #expect(try problem("bare") == "…: it has no page; export it again")
    let word = "<\(String(repeating: "5A", count: 32))>"
    try assets.write(
      page(
        ink: "0 g",
        objects: ["<< /Filter /Standard /V 1 /R 2 /O \(word) /U \(word) /P -4 >>"],
        trailer: "/Encrypt 5 0 R /ID [<00> <00>]"), to: "locked.pdf")
    #expect(try problem("locked") == "…: it is locked by a password; export it without one")
    // What is left out of a page would not be missed.
    try assets.write(page(ink: "0 g 0 0 4 4 re f /None Do"), to: "hole.pdf")
    #expect(try problem("hole")?.hasPrefix("…: it is damaged, pdftocairo says") == true)
  }

  @Test("a page that takes for ever is given up, at all scales together")
  func endless() throws {
    // Each form draws the next one twenty times.
    let forms = (0..<12).map { index in
      stream(
        index < 11 ? String(repeating: "/F Do ", count: 20) : "0 0 1 1 re f",
        "/Type /XObject /Subtype /Form /BBox [0 0 4 4]"
          + " /Resources << /XObject << /F \(index + 6) 0 R >> >>")
    }
    let more = "/Resources << /XObject << /F 5 0 R >> >>"
    try assets.write(page("0 0 4 4", more, ink: "/F Do", objects: forms), to: "slow.pdf")
    var limits = AssetLimits()
    #expect(limits.longestPage == .seconds(20))
    // If each scale were tried each time, all together would take more than what all pages may.
    limits.longestPage = .milliseconds(500)
    limits.longestPagesInAll = .seconds(20)
    let library = AssetLibrary(folder: assets.folder.path, limits: limits)
    var reasons: Set<String> = []
    for _ in 0..<20 {
      for scale in DisplayScale.allCases {
        let failure = #expect(throws: LoadingFailure.self) {
          try library.load(assets.scene("slow"), traits: Traits(displayScale: scale))
        }
        reasons.insert("\(try #require(failure))")
      }
    }
    #expect(reasons.count == 1)
    #expect(!reasons.contains { $0.contains("all PDF files together") })
  }

  @Test("the time for all pages together has an end, too")
  func endlessInAll() throws {
    try assets.write(plain(10), to: "a.pdf")
    try assets.write(plain(20), to: "b.pdf")
    var limits = AssetLimits()
    #expect(limits.longestPagesInAll == .seconds(120))
    limits.longestPagesInAll = .zero
    let library = AssetLibrary(folder: assets.folder.path, limits: limits)
    for name in ["a", "b"] {
      let failure = #expect(throws: LoadingFailure.self) {
        try library.load(assets.scene(.named(name)), traits: Traits())
      }
      #expect("\(failure as Any)".contains("all PDF files together took more than 0 s"))
    }
  }

  @Test("a page is drawn once for a scale, and not read again for another one")
  func once() throws {
    try assets.write(plain(10), to: "a.pdf")
    let library = assets.library
    let scene = assets.scene("a")
    let first = try library.load(scene, traits: Traits(displayScale: .x1))
    try FileManager.default.removeItem(atPath: assets.folder.path + "/a.pdf")
    #expect(try library.load(scene, traits: Traits(displayScale: .x1)).scene == first.scene)
    #expect(try library.load(scene, traits: Traits(displayScale: .x2)).scene != first.scene)
  }
}
