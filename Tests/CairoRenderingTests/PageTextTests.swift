import Drawing
import Foundation
import PNGCoding
import TestSupport
import Testing

@testable import CairoRendering

private let typesetter = PangoTypesetter(fonts: .debian)

/// Pages of PDF, read by poppler: its `pdftotext` finds the letters, `pdffonts` the fonts, `pdfinfo` the paragraphs.
@Suite struct PageTextTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  // MARK: - Pages

  private func lines(_ strings: [String], _ font: Font = .system(17)) throws -> [DisplayList.Item] {
    try strings.enumerated().map { index, string in
      .text(
        try typesetter.typeset(string, in: font), at: Point(10, 30 + 30 * Double(index)),
        Color(white: 0))
    }
  }

  private func path(
    _ items: [DisplayList.Item], fonts: FontLibrary? = .debian, name: String = "page.pdf"
  ) throws -> String {
    let list = DisplayList(size: Size(400, 200), items: items)
    let path = folder.path + "/" + name
    try Data(CairoPage(title: "A page", description: "Lines.", fonts: fonts).pdf(of: list))
      .write(to: URL(fileURLWithPath: path))
    return path
  }

  /// The text in the order of the content, without the marks of direction that pdftotext adds.
  private func letters(_ path: String, isRaw: Bool = true) throws -> [String] {
    let marks: ClosedRange<Unicode.Scalar> = "\u{202A}"..."\u{202E}"
    return try ForeignProgram.lines("pdftotext", (isRaw ? ["-raw"] : []) + [path, "-"]).map {
      line in
      String(String.UnicodeScalarView(line.unicodeScalars.filter { !marks.contains($0) }))
    }.filter { !$0.isEmpty }
  }

  /// The rows of pdffonts: name, kind, encoding, embedded, subset, Unicode.
  private func fonts(_ path: String) throws -> [String] {
    Array(try ForeignProgram.lines("pdffonts", [path]).dropFirst(2))
  }

  private func paragraphs(_ path: String) throws -> [String] {
    try ForeignProgram.lines("pdfinfo", ["-struct-text", path]).compactMap { line in
      let text = line.drop { $0 == " " }
      return text.hasPrefix("\"") ? String(text.dropFirst().dropLast()) : nil
    }
  }

  // MARK: - Letters

  @Test("Text stays text, in subsets of fonts that are embedded with their letters")
  func embedded() throws {
    let strings = ["Häuser & Höfe, 12:45 – 13:30", "office, ffl, “quoted”", "a b  c -> d"]
    let items =
      try lines(strings) + [
        .text(
          try typesetter.typeset("mono 0xFF", in: .monospaced(13)), at: Point(10, 150),
          Color(white: 0.2, alpha: 0.5))
      ]
    let page = try path(items)
    #expect(
      try letters(page) == ["Häuser & Höfe, 12:45 – 13:30", strings[1], "a b c -> d", "mono 0xFF"])
    let fonts = try fonts(page)
    #expect(fonts.count == 2)
    for name in ["+Inter-Regular", "+JetBrainsMono-Regular"] {
      let row = try #require(fonts.first { $0.contains(name) })
      #expect(row.contains(" yes yes yes "), "\(row)")
    }
    let outlines = try path(items, fonts: nil, name: "outlines.pdf")
    #expect(try letters(outlines).isEmpty && self.fonts(outlines).isEmpty)
  }

  @Test("Letters of other scripts, marks, and words that are read from right to left are found")
  func scripts() throws {
    let strings = ["Привет, мир", "Ελλάδα e\u{301}te\u{301}", "שלום עולם"]
    let page = try path(lines(strings))
    #expect(
      try letters(page, isRaw: false).map(\.decomposedStringWithCanonicalMapping)
        == strings.map(\.decomposedStringWithCanonicalMapping))
  }

  @Test(
    "All letters and all glyphs of a line are in its runs",
    arguments: [
      "AVATAR To", "  two  spaces ", "e\u{301}", "->", "שלום, world 12", "العربية", "1 שתיים 3",
      "a\u{200D}b",
    ])
  func clusters(_ string: String) throws {
    let text = try typesetter.typeset(string, in: .system(17))
    let line = try #require(typesetter.embeddable(text))
    var told = ""
    for run in line.runs {
      #expect(run.clusters.reduce(0) { $0 + $1.bytes } == run.string.utf8.count)
      #expect(run.clusters.reduce(0) { $0 + $1.glyphs } == run.glyphs.count)
      told += run.string
    }
    #expect(told.unicodeScalars.sorted() == string.unicodeScalars.sorted())
    #expect(line.outlines.isEmpty)
  }

  @Test("Lines of paragraphs are text, also with an ellipsis or justified")
  func paragraphLines() throws {
    let string = "Lines of a paragraph that are broken, justified, and truncated at their end"
    for alignment in [TextAlignment.natural, .justified] {
      let set = try typesetter.lines(
        of: string, in: .system(15), style: LabelStyle(alignment: alignment, numberOfLines: 2),
        width: 220)
      for line in set {
        let found = try #require(typesetter.embeddable(line))
        #expect(found.runs.map(\.string).joined() == line.string)
        let origins = found.runs.flatMap(\.glyphs).map(\.origin.x)
        #expect(origins == origins.sorted())
      }
    }
  }

  @Test("Outlines that are not the font's stay outlines")
  func foreign() throws {
    var text = try typesetter.typeset("Hi", in: .system(17))
    text.string = "Ho"
    #expect(typesetter.embeddable(text) == nil)
    text.string = "Hi"
    text.glyphs.reverse()
    #expect(typesetter.embeddable(text) == nil)
  }

  // MARK: - Pixels

  @Test("The letters have the positions of those in the picture")
  func pixels() throws {
    var font = Font.system(17)
    font.weight = .semibold
    let items: [DisplayList.Item] =
      [.fill(.rect(Rect(0, 0, 400, 200)), Color(white: 1))]
      + (try lines(["Harbour at six in the morning", "AVATAR 99 % “Wa”"], font))
      + [
        .layer(
          DisplayList.Layer(
            transform: Transform(scaleX: 1.5, y: 1.2).concatenating(.translation(Point(20, 120))),
            items: try lines(["scaled"])))
      ]
    let page = try path(items)
    _ = try ForeignProgram.output("pdftoppm", ["-r", "288", "-png", page, folder.path + "/drawn"])
    let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/drawn-1.png"))
    let theirs = try PNGDecoder.decode(Array(bytes)).bitmap
    let ours = try CairoRenderer().bitmap(
      of: DisplayList(size: Size(400, 200), items: items), scale: 4)
    #expect(theirs.width == ours.width && theirs.height == ours.height)
    // Poppler's edges have other levels, and Cairo rounds advances within a word.
    func ink(_ bitmap: Bitmap) -> Rect? {
      var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width where bitmap.rgba[4 * (y * bitmap.width + x)] < 128 {
          (left, right) = (min(left, x), max(right, x))
          (top, bottom) = (min(top, y), max(bottom, y))
        }
      }
      guard left <= right else { return nil }
      return Rect(Double(left), Double(top), Double(right - left), Double(bottom - top))
    }
    let (one, other) = (try #require(ink(ours)), try #require(ink(theirs)))
    for (edge, same) in [
      (one.minX, other.minX), (one.minY, other.minY), (one.maxX, other.maxX),
      (one.maxY, other.maxY),
    ] {
      #expect(abs(edge - same) <= 2, "\(one) and \(other)")
    }
  }

  @Test("A layer that casts a shadow, and a translucent one, keep their text")
  func layers() throws {
    let ground = DisplayList.Item.fill(.rect(Rect(0, 0, 300, 90)), Color(white: 1))
    let card = DisplayList.Layer(
      transform: .translation(Point(30, 40)),
      clip: .roundedRect(Rect(0, 0, 300, 90), cornerRadius: 12),
      shadow: Shadow(opacity: 0.4, radius: 6), items: [ground] + (try lines(["In the shade"])))
    let faint = DisplayList.Layer(opacity: 0.5, items: try lines(["Faint"]))
    let page = try path([.layer(card), .layer(faint)])
    #expect(try letters(page) == ["In the shade", "Faint"])
  }

  // MARK: - Structure

  @Test("The texts are tagged as paragraphs in the order in which they are drawn")
  func tags() throws {
    let box = DisplayList.Item.fill(.rect(Rect(0, 0, 10, 10)), Color(white: 0.9))
    let first = try lines(["first", "goes on"])
    let group = DisplayList.Layer(opacity: 0.5, items: [box] + (try lines(["grouped"])))
    let page = try path([box] + first + [box] + (try lines(["second"])) + [.layer(group)])
    #expect(try paragraphs(page) == ["first", "goes on", "second", "grouped"])
    #expect(
      try ForeignProgram.lines("pdfinfo", [page]).contains {
        $0.hasPrefix("Subject:") && $0.hasSuffix("Lines.")
      })
    // Without text there are no tags.
    let empty = try path([box], name: "empty.pdf")
    #expect(
      try ForeignProgram.lines("pdfinfo", [empty]).contains {
        $0.hasPrefix("Tagged:") && $0.hasSuffix("no")
      })
  }

  @Test("A page whose text is covered by a rectangle has no tags, and is drawn")
  func covered() throws {
    let cover = DisplayList.Item.fill(.rect(Rect(0, 0, 400, 200)), Color(white: 1))
    let page = try path(lines(["below"]) + [cover] + lines(["above"]))
    #expect(try letters(page).last == "above")
  }

  @Test("Equal pages have equal bytes")
  func bytes() throws {
    let list = DisplayList(size: Size(400, 200), items: try lines(["Equal", "שלום"]))
    let page = CairoPage(title: "A page", fonts: .debian)
    let first = try page.pdf(of: list)
    #expect(try page.pdf(of: list) == first)
  }
}
