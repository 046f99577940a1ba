import Foundation
import PNGCoding
import Resolution
import TestSupport
import Testing

@testable import Cellophane

/// A folder of assets, and what a scene with one image view of it shows.
private struct Assets {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(fileURLWithPath: "\(folder.path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Writes a PNG of one gray.
  func write(gray: UInt8, width: Int = 4, height: Int = 4, to name: String) throws {
    let pixels = [UInt8](repeating: gray, count: width * height * 4)
    let bitmap = try Bitmap(
      width: width, height: height,
      rgba: pixels.enumerated().map { $0.offset % 4 == 3 ? 255 : $0.element })
    try write(PNGEncoder(effort: .fast).encode(bitmap), to: name)
  }

  var library: AssetLibrary { AssetLibrary(folder: folder.path) }

  func scene(_ image: SceneImage, assets: [String] = ["."]) -> Scene {
    Scene(
      assets: assets,
      cell: Cell(
        contentView: Container(subviews: [
          .imageView(
            "photo", image: image,
            constraints: [
              Constraint(.leading, equalTo: .superview), Constraint(.top, equalTo: .superview),
            ])
        ])),
      collectionView: CollectionView(
        size: Size(50, 50), layout: .flow(itemSize: Size(50, 50)), items: .count(1)))
  }

  /// The gray in the view's middle, and the view's size.
  func shown(
    _ image: SceneImage, assets: [String] = ["."], scale: DisplayScale = .twice,
    appearance: Appearance = .light, contrast: AccessibilityContrast = .normal,
    direction: LayoutDirection = .leftToRight
  ) throws -> String {
    let renderer = try SceneRenderer(
      scene(image, assets: assets),
      traits: Traits(
        appearance: appearance, displayScale: scale, accessibilityContrast: contrast,
        layoutDirection: direction),
      assets: library)
    let view = try renderer.presentedCell(item: 0, state: .normal).view.subviews[0].subviews[0]
    let pixel = try renderer.cell().bitmap()[0, 0]
    return "\(pixel?.red ?? 0) \(view.frame.size.width)x\(view.frame.size.height)"
  }

  /// The message about the first thing that is wrong, with the folder's path left out.
  func problem(_ image: SceneImage, assets: [String] = ["."]) throws -> String? {
    do {
      _ = try shown(image, assets: assets)
      return nil
    } catch RenderingError.scene(let problems) {
      return problems.first?.message.replacing(folder.path + "/", with: "")
    }
  }
}

@Suite("Images by name")
struct AssetTests {
  private let assets: Assets

  init() throws { assets = try Assets() }

  @Test("the variant of the scale is taken, else the next larger, else the next smaller one")
  func scales() throws {
    try assets.write(gray: 10, width: 6, to: "one.png")
    try assets.write(gray: 20, width: 12, to: "one@2x.png")
    try assets.write(gray: 30, width: 18, to: "one@3x.png")
    #expect(try assets.shown("one", scale: .once) == "10 6.0x4.0")
    #expect(try assets.shown("one", scale: .twice) == "20 6.0x2.0")
    #expect(try assets.shown("one", scale: .thrice).hasPrefix("30 6.0x1.33"))
    try assets.write(gray: 10, to: "ends.png")
    try assets.write(gray: 30, to: "ends@3x.png")
    #expect(try assets.shown("ends", scale: .twice).hasPrefix("30 1.5x"))
    try assets.write(gray: 10, to: "small.png")
    #expect(try assets.shown("small", scale: .thrice) == "10 4.0x4.0")
  }

  @Test("a dark variant is for the dark only, and devices other than iPhones are passed over")
  func modifiers() throws {
    try assets.write(gray: 10, to: "a.png")
    try assets.write(gray: 20, to: "a~dark.png")
    try assets.write(gray: 30, to: "a~ipad.png")
    #expect(try assets.shown("a", scale: .once) == "10 4.0x4.0")
    #expect(try assets.shown("a", scale: .once, appearance: .dark) == "20 4.0x4.0")
    // The appearance goes before the scale.
    try assets.write(gray: 40, to: "a@2x.png")
    #expect(try assets.shown("a", appearance: .dark) == "20 4.0x4.0")
    try assets.write(gray: 50, to: "b@2x~dark~iphone.png")
    #expect(
      try assets.problem("b")
        == "the image \"b\" has nothing for this appearance; add a file for it")
  }

  @Test("folders are searched in order, subfolders belong to names, endings may be written")
  func folders() throws {
    try assets.write(gray: 10, to: "first/x.png")
    try assets.write(gray: 20, to: "second/x.png")
    try assets.write(gray: 30, to: "second/hotels/1.png")
    try assets.write(gray: 40, to: "second/file.name.png")
    #expect(try assets.shown("x", assets: ["first", "second"]).hasPrefix("10 "))
    #expect(try assets.shown("x", assets: ["second", "first"]).hasPrefix("20 "))
    #expect(try assets.shown("hotels/1", assets: ["first", "second"]).hasPrefix("30 "))
    #expect(try assets.shown("x.png", assets: ["second"]).hasPrefix("20 "))
    #expect(try assets.shown("file.name", assets: ["second"]).hasPrefix("40 "))
    #expect(try assets.problem("x.jpg", assets: ["second"])?.hasPrefix("there is no image") == true)
  }

  @Test("an image that is missing is told with where it was looked for, and near names")
  func missing() throws {
    for name in ["hotels/one", "hotels/two", "linen"] {
      try assets.write(gray: 1, to: "Images/\(name).png")
    }
    #expect(
      try assets.problem("lines", assets: ["Images"])
        == "there is no image \"lines\" in Images; did you mean \"linen\"?")
    #expect(
      try assets.problem("moonlight", assets: ["Images", "Images/hotels"])
        == "there is no image \"moonlight\" in Images or Images/hotels; there are hotels/one,"
        + " hotels/two, linen, one, two")
    #expect(
      try assets.problem("x", assets: [])
        == "there is no image \"x\", as the scene names no folders; add \"assets: [Images]\"")
    #expect(
      try assets.problem("x", assets: ["Imagse"])
        == "\"Imagse\" is no folder; write its path from this file's folder")
  }

  @Test("each missing image is told once for each place, folders that are missing first")
  func allAtOnce() throws {
    try assets.write(gray: 1, to: "Images/a.png")
    let text = """
      cellophane: 1
      assets: [Images]
      cell:
        backgroundColor: brnad
        contentView:
          subviews: [{ imageView: a, image: b, constraints: [center = superview] }]
      rules: [{ when: selected, a.image: c }]
      collectionView: { frame: { width: 9, height: 9 }, items: 1 }
      """
    let document = try SceneDocument.read(Array(text.utf8), file: "a.yaml")
    do {
      _ = try SceneRenderer(document.scene, assets: assets.library)
      Issue.record("nothing was missed")
    } catch {
      let report = ErrorReport(error, in: document)
      #expect(report.status == .malformedInput)
      let lines = report.message.split(separator: "\n").filter { $0.hasPrefix("a.yaml:") }
      #expect(
        lines == [
          "a.yaml:4:20: \"brnad\" is no colour, neither UIColor's nor one in Images;"
            + " write \"#RRGGBB\" or [red, green, blue], or add it there",
          "a.yaml:6:39: there is no image \"b\" in Images; there are a",
          "a.yaml:7:36: there is no image \"c\" in Images; there are a",
        ])
    }
  }

  @Test("files that are no images are told by name")
  func damaged() throws {
    try assets.write("not a picture", to: "text.png")
    try assets.write("<svg/>", to: "vector.svg")
    try assets.write("%PDF-1.4", to: "page.pdf")
    try assets.write([], to: "empty@2x.png")
    #expect(
      try assets.problem("text")
        == "the image \"text\" cannot be shown: ./text.png: this is text and not a PNG")
    #expect(
      try assets.problem("vector")
        == "the image \"vector\" cannot be shown: ./vector.svg:1: the size of the picture must be from"
        + " 0.01 to 10000 points; give it a viewBox, or a width and a height")
    #expect(
      try assets.problem("page")
        == "the image \"page\" cannot be shown: ./page.pdf is PDF, which is not read; export it as"
        + " SVG or PNG")
    #expect(
      try assets.problem("empty")
        == "the image \"empty\" cannot be shown: ./empty@2x.png: the file is empty")
    try FileManager.default.createDirectory(
      atPath: assets.folder.path + "/folder.png", withIntermediateDirectories: true)
    #expect(
      try assets.problem("folder")?.hasSuffix("./folder.png is no file; put an image there") == true
    )
  }

  @Test("images that together have too many pixels are refused")
  func total() throws {
    for index in 0..<3 { try assets.write(gray: 1, width: 40, height: 35, to: "\(index).png") }
    var limits = AssetLimits()
    #expect(limits.mostPixels == 16_777_216 && limits.mostPixelsInAll == 33_554_432)
    (limits.mostPixels, limits.mostPixelsInAll) = (1500, 3000)
    let library = { AssetLibrary(folder: assets.folder.path, limits: limits) }
    func problem(_ count: Int, _ first: SceneImage = "0") -> String? {
      var scene = assets.scene(first)
      scene.collectionView.items = .cycle(
        (0..<count).map { Item(.set(.image, of: "photo", to: .named("\($0)"))) }, count: count)
      let result = Result { () throws(RenderingError) in
        try SceneRenderer(scene, assets: library())
      }
      guard case .failure(.scene(let problems)) = result else { return nil }
      return problems.first?.message
    }
    #expect(problem(2) == nil)
    #expect(
      problem(3)
        == "with \"2\" the scene's images have more than 3000 pixels in all; make some smaller")
    try assets.write(gray: 1, width: 51, height: 30, to: "huge.png")
    #expect(problem(1, "huge")?.contains("51 × 30 pixels, where 1500 in all") == true)
  }

  /// An SVG file of 4 by 4 points in one gray.
  private func vector(_ gray: String, _ more: String = "") -> String {
    "<svg viewBox='0 0 8 8' width='4' height='4'>\n<path d='M0 0h8v8h-8z' fill='#\(gray)'/>\n\(more)</svg>"
  }

  @Test("an SVG file has its own size in points at every scale, and bitmaps of its name go first")
  func vectors() throws {
    try assets.write(vector("0a0a0a"), to: "icon.svg")
    for scale in DisplayScale.allCases {
      #expect(try assets.shown("icon", scale: scale) == "10 4.0x4.0")
    }
    #expect(try assets.shown("icon.svg") == "10 4.0x4.0")
    try assets.write(vector("141414"), to: "icon~dark.svg")
    #expect(try assets.shown("icon", appearance: .dark) == "20 4.0x4.0")
    try assets.write(gray: 30, to: "icon@3x.jpg.png")
    try assets.write(gray: 40, width: 3, height: 3, to: "icon@3x.png")
    // A bitmap for any appearance does not take the place of shapes for the dark.
    #expect(try assets.shown("icon", scale: .once) == "40 1.0x1.0")
    #expect(try assets.shown("icon", appearance: .dark) == "20 4.0x4.0")
    #expect(try assets.shown("icon.svg") == "10 4.0x4.0")
  }

  @Test("what is not known in an SVG file is an error with its line, not a hole")
  func vectorRemarks() throws {
    try assets.write(vector("000", "<text/>\n<image/>"), to: "icon.svg")
    #expect(
      try assets.problem("icon")
        == "the image \"icon\" cannot be shown: ./icon.svg:3: <text> is not known and left out, and 1"
        + " more; simplify it or export it as PNG")
    try assets.write([UInt8](repeating: 0x20, count: 1_000_001), to: "large.svg")
    #expect(
      try assets.problem("large")
        == "the image \"large\" cannot be shown: ./large.svg has more than 1000000 bytes; make it"
        + " smaller")
  }

  @Test("SVG images that together have too many steps are refused")
  func vectorTotal() throws {
    for index in 0..<3 { try assets.write(vector("000"), to: "\(index).svg") }
    var limits = AssetLimits()
    limits.mostStepsInAll = 16
    var scene = assets.scene("0")
    let library = AssetLibrary(folder: assets.folder.path, limits: limits)
    func problem(_ count: Int) -> String? {
      scene.collectionView.items = .cycle(
        (0..<count).map { Item(.set(.image, of: "photo", to: .named("\($0)"))) }, count: count)
      let result = Result { () throws(RenderingError) in
        try SceneRenderer(scene, assets: library)
      }
      guard case .failure(.scene(let problems)) = result else { return nil }
      return problems.first?.message
    }
    // Each is a layer, a shape and five steps.
    #expect(problem(2) == nil)
    #expect(
      problem(3)
        == "with \"2\" the scene's SVG images have more than 16 shapes and steps in all; make some"
        + " simpler")
  }

  @Test("SVG output has the shapes of an SVG image, not its pixels")
  func vectorOutput() throws {
    try assets.write(vector("0a0a0a"), to: "icon.svg")
    let renderer = try SceneRenderer(assets.scene("icon"), assets: assets.library)
    let text = try renderer.cell().svg()
    #expect(text.contains("<path") && text.contains("#0a0a0a") && !text.contains("<image"))
  }

  @Test("a file is read once, whatever shows it")
  func once() throws {
    try assets.write(gray: 10, to: "a.png")
    let library = assets.library
    let scene = assets.scene("a")
    let first = try SceneRenderer(scene, traits: Traits(displayScale: .once), assets: library)
    try FileManager.default.removeItem(atPath: assets.folder.path + "/a.png")
    let second = try SceneRenderer(scene, assets: library.relative(to: assets.folder.path))
    let both = [first, second].map { $0.resolved.scene.cell.contentView.subviews[0] }
    #expect(both[0] == both[1])
    #expect(first.scene == scene)
  }

  @Test("an image may be given as pixels, with nothing read")
  func values() throws {
    let bitmap = try Bitmap(width: 2, height: 2, rgba: [UInt8](repeating: 255, count: 16))
    #expect(
      try assets.shown(.value(ScaledImage(bitmap, scale: 2)), assets: ["nowhere"]) == "255 1.0x1.0")
  }

  @Test("a pipe is not waited for, and many misses take little time")
  func pipes() throws {
    _ = unsafe mkfifo(assets.folder.path + "/pipe.png", 0o600)
    #expect(
      try assets.problem("pipe")?.hasSuffix("./pipe.png is no file; put an image there") == true)
    for index in 0..<500 { try assets.write("", to: "many/image-number-\(index).png") }
    var scene = assets.scene("x", assets: ["many"])
    scene.collectionView.items = .cycle(
      (0..<2000).map { Item(.set(.image, of: "photo", to: .named("image-namber-\($0)"))) },
      count: 2000)
    let start = ContinuousClock.now
    #expect(throws: RenderingError.self) { try SceneRenderer(scene, assets: assets.library) }
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test("folders that contain themselves end the search for names")
  func loops() throws {
    try assets.write(gray: 10, to: "Images/a.png")
    for name in ["x", "y"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(assets.folder.path)/Images/\(name)", withDestinationPath: ".")
    }
    #expect(try assets.problem("aa", assets: ["Images"])?.hasPrefix("there is no image") == true)
  }
}

@Suite("Asset catalogues")
struct AssetCatalogTests {
  private let assets: Assets

  init() throws { assets = try Assets() }

  private func imageSet(
    _ name: String, _ entries: String, properties: String = "{}"
  ) throws {
    try assets.write(
      "{\"images\": [\(entries)], \"properties\": \(properties), \"info\": {\"version\": 1}}",
      to: "Media.xcassets/\(name).imageset/Contents.json")
  }

  private func color(_ text: String, dark: String? = nil) throws -> String {
    let look = "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}], "
    let second = dark.map { ", {\"idiom\": \"universal\", \(look)\"color\": \($0)}" } ?? ""
    try assets.write(
      "{\"colors\": [{\"idiom\": \"universal\", \"color\": \(text)}\(second)]}",
      to: "Media.xcassets/c.colorset/Contents.json")
    let scene = Scene(
      assets: ["."], cell: Cell(backgroundColor: .asset("c")),
      collectionView: CollectionView(size: Size(9, 9), items: .count(1)))
    do {
      return try Appearance.allCases.map { appearance in
        let renderer = try SceneRenderer(
          scene, traits: Traits(appearance: appearance), assets: assets.library)
        return try renderer.cell().bitmap()[0, 0]?.description ?? ""
      }.joined(separator: " ")
    } catch RenderingError.scene(let problems) {
      return problems.map(\.message).joined(separator: "\n")
        .replacing(assets.folder.path + "/", with: "")
    }
  }

  @Test("image sets have scales, appearances, idioms and a rendering intent")
  func imageSets() throws {
    for (index, name) in ["a", "b", "c", "d", "e"].enumerated() {
      try assets.write(
        gray: UInt8(10 * index + 10), to: "Media.xcassets/x.imageset/\(name).png")
    }
    let dark = "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"
    let contrast = "\"appearances\": [{\"appearance\": \"contrast\", \"value\": \"high\"}]"
    try imageSet(
      "x",
      """
      {"filename": "a.png", "idiom": "universal", "scale": "1x"},
      {"filename": "b.png", "idiom": "universal", "scale": "2x"},
      {"idiom": "universal", "scale": "3x"},
      {"filename": "c.png", "idiom": "universal", "scale": "2x", \(dark)},
      {"filename": "d.png", "idiom": "ipad", "scale": "2x"},
      {"filename": "e.png", "idiom": "universal", "scale": "2x", \(contrast)}
      """)
    #expect(try assets.shown("x", scale: .once) == "10 4.0x4.0")
    #expect(try assets.shown("x", scale: .twice) == "20 2.0x2.0")
    #expect(try assets.shown("x", scale: .thrice) == "20 2.0x2.0")
    #expect(try assets.shown("x", appearance: .dark) == "30 2.0x2.0")
    // An image for iPhones goes before one for all.
    try imageSet(
      "x",
      "{\"filename\": \"b.png\", \"idiom\": \"universal\"},"
        + " {\"filename\": \"d.png\", \"idiom\": \"iphone\"}",
      properties: "{\"template-rendering-intent\": \"template\"}")
    #expect(try assets.shown("x", scale: .once) == "0 4.0x4.0")  // systemBlue's red
  }

  @Test("the appearance goes before the contrast, and both before the scale")
  func highContrast() throws {
    func entry(_ name: String, _ appearances: [(String, String)]) -> String {
      let list = appearances.map { "{\"appearance\": \"\($0.0)\", \"value\": \"\($0.1)\"}" }
      return "{\"filename\": \"\(name).png\", \"idiom\": \"universal\", \"scale\": \"2x\","
        + " \"appearances\": [\(list.joined(separator: ", "))]}"
    }
    for (index, name) in ["a", "b", "c", "d", "e"].enumerated() {
      try assets.write(gray: UInt8(10 * index + 10), to: "Media.xcassets/x.imageset/\(name).png")
    }
    let dark = ("luminosity", "dark")
    let high = ("contrast", "high")
    let both = [
      entry("a", []), entry("b", [dark]), entry("c", [high]),
      entry("e", [("luminosity", "tinted")]),
    ]
    try imageSet("x", both.joined(separator: ","))
    func shown(_ appearance: Appearance, _ contrast: AccessibilityContrast) throws -> String {
      try assets.shown("x", appearance: appearance, contrast: contrast)
    }
    #expect(try shown(.light, .normal) == "10 2.0x2.0")
    #expect(try shown(.dark, .normal) == "20 2.0x2.0")
    #expect(try shown(.light, .high) == "30 2.0x2.0")
    #expect(try shown(.dark, .high) == "20 2.0x2.0")
    try imageSet("x", (both + [entry("d", [dark, high])]).joined(separator: ","))
    #expect(try shown(.dark, .high) == "40 2.0x2.0")
    #expect(try shown(.light, .high) == "30 2.0x2.0")
  }

  @Test("an image for one direction is mirrored in the other, unless that has one of its own")
  func directions() throws {
    func entry(_ name: String, _ direction: String) -> String {
      "{\"filename\": \"\(name)\", \"idiom\": \"universal\", \"language-direction\": \"\(direction)\"}"
    }
    // The left half is dark; the pixel that is looked at lies in it.
    let row =
      [[10, 10, 10, 255], [10, 10, 10, 255], [90, 90, 90, 255], [90, 90, 90, 255]] as [[UInt8]]
    let bitmap = try Bitmap(width: 4, height: 1, rgba: row.flatMap(\.self))
    try assets.write(
      PNGEncoder(effort: .fast).encode(bitmap), to: "Media.xcassets/x.imageset/a.png")
    try assets.write(gray: 30, to: "Media.xcassets/x.imageset/b.png")
    try assets.write(
      "<svg viewBox='0 0 4 4'><path d='M0 0H2V4H0z' fill='#0a0a0a'/></svg>",
      to: "Media.xcassets/x.imageset/c.svg")
    func shown(_ direction: LayoutDirection) throws -> String {
      // Always at the left edge, which is the trailing one from right to left.
      var scene = assets.scene("x")
      scene.collectionView.layout = .flow(itemSize: Size(4, 4))
      let renderer = try SceneRenderer(
        scene, traits: Traits(displayScale: .once, layoutDirection: direction),
        assets: assets.library)
      return try renderer.cell().bitmap()[0, 0]?.description ?? ""
    }
    try imageSet("x", entry("a.png", "left-to-right"))
    #expect(try shown(.leftToRight) == "(10, 10, 10, 255)")
    #expect(try shown(.rightToLeft) == "(90, 90, 90, 255)")
    try imageSet("x", entry("a.png", "right-to-left"))
    #expect(try shown(.leftToRight) == "(90, 90, 90, 255)")
    #expect(try shown(.rightToLeft) == "(10, 10, 10, 255)")
    try imageSet("x", entry("a.png", "left-to-right") + "," + entry("b.png", "right-to-left"))
    #expect(try shown(.leftToRight) == "(10, 10, 10, 255)")
    #expect(try shown(.rightToLeft) == "(30, 30, 30, 255)")
    try imageSet("x", entry("c.svg", "left-to-right"))
    #expect(try shown(.leftToRight) == "(10, 10, 10, 255)")
    #expect(try shown(.rightToLeft) == "(0, 0, 0, 0)")
  }

  @Test("colours for high contrast are found by the same order")
  func contrastColors() throws {
    func entry(_ red: String, _ appearances: [(String, String)]) -> String {
      let list = appearances.map { "{\"appearance\": \"\($0.0)\", \"value\": \"\($0.1)\"}" }
      return "{\"idiom\": \"universal\", \"appearances\": [\(list.joined(separator: ", "))],"
        + " \"color\": {\"components\": {\"red\": \"\(red)\", \"green\": \"0\", \"blue\": \"0\"}}}"
    }
    func reds(_ entries: String...) throws -> [UInt8?] {
      try assets.write(
        "{\"colors\": [\(entries.joined(separator: ", "))]}",
        to: "Media.xcassets/c.colorset/Contents.json")
      let scene = Scene(
        assets: ["."], cell: Cell(backgroundColor: .asset("c")),
        collectionView: CollectionView(size: Size(9, 9), items: .count(1)))
      return try AccessibilityContrast.allCases.flatMap { contrast in
        try Appearance.allCases.map { appearance in
          try SceneRenderer(
            scene, traits: Traits(appearance: appearance, accessibilityContrast: contrast),
            assets: assets.library
          ).cell().bitmap()[0, 0]?.red
        }
      }
    }
    let (dark, high) = (("luminosity", "dark"), ("contrast", "high"))
    #expect(
      try reds(entry("1", []), entry("2", [dark]), entry("3", [high]), entry("4", [dark, high]))
        == [1, 2, 3, 4])
    #expect(try reds(entry("1", []), entry("3", [high])) == [1, 1, 3, 3])
    #expect(try reds(entry("1", []), entry("2", [dark]), entry("3", [high])) == [1, 2, 3, 2])
    #expect(try reds(entry("1", []), entry("4", [dark, high])) == [1, 1, 1, 4])
  }

  @Test("only folders that provide a namespace are part of names")
  func namespaces() throws {
    for name in ["Plain/one", "Icons/two", "Icons/Small/three"] {
      try assets.write(gray: 10, to: "Media.xcassets/\(name).imageset/f.png")
      try imageSet(name, "{\"filename\": \"f.png\", \"idiom\": \"universal\"}")
    }
    for folder in ["Icons", "Icons/Small"] {
      try assets.write(
        "{\"properties\": {\"provides-namespace\": true}}",
        to: "Media.xcassets/\(folder)/Contents.json")
    }
    for name in ["one", "Icons/two", "Icons/Small/three"] as [SceneImage] {
      #expect(try assets.shown(name).hasPrefix("10 "))
    }
    #expect(
      try assets.problem("two")
        == "there is no image \"two\" in .; there are Icons/Small/three, Icons/two, one")
  }

  @Test("colours are written in five spaces and three notations, or refer to the system's")
  func colors() throws {
    func components(_ space: String, _ values: String) -> String {
      "{\"color-space\": \"\(space)\", \"components\": {\(values), \"alpha\": \"1.000\"}}"
    }
    func rgb(_ space: String, _ red: String, _ green: String, _ blue: String) -> String {
      components(space, "\"red\": \(red), \"green\": \(green), \"blue\": \(blue)")
    }
    func both(_ text: String) -> String { "\(text) \(text)" }
    #expect(
      try color(rgb("srgb", "\"0x80\"", "\"64\"", "\"0.500\"")) == both("(128, 64, 128, 255)"))
    #expect(try color(rgb("srgb", "1", "0.5", "0")) == both("(255, 128, 0, 255)"))
    #expect(
      try color(rgb("extended-srgb", "\"1.200\"", "\"-0.1\"", "\"0.200\""))
        == both("(255, 0, 51, 255)"))
    #expect(
      try color(rgb("extended-linear-srgb", "\"0.5\"", "\"0.0\"", "\"1.0\""))
        == both("(188, 0, 255, 255)"))
    // P3's red lies outside of sRGB; its grays are sRGB's.
    #expect(
      try color(rgb("display-p3", "\"1.0\"", "\"0.0\"", "\"0.0\"")) == both("(255, 0, 0, 255)"))
    #expect(
      try color(rgb("display-p3", "\"0.5\"", "\"0.5\"", "\"0.5\"")) == both("(128, 128, 128, 255)"))
    #expect(
      try color(rgb("display-p3", "\"0.4\"", "\"0.6\"", "\"0.2\"")) == both("(85, 155, 23, 255)"))
    #expect(
      try color(components("gray-gamma-22", "\"white\": \"0.5\"")) == both("(128, 128, 128, 255)"))
    #expect(
      try color(components("gray-gamma-22", "\"white\": \"0.1\"")) == both("(19, 19, 19, 255)"))
    #expect(
      try color("{\"platform\": \"ios\", \"reference\": \"systemRedColor\"}")
        == "(255, 59, 48, 255) (255, 69, 58, 255)")
    #expect(
      try color(
        rgb("srgb", "\"0\"", "\"0\"", "\"0\""), dark: rgb("srgb", "\"255\"", "\"0\"", "\"0\""))
        == "(0, 0, 0, 255) (255, 0, 0, 255)")
  }

  @Test("what a catalogue cannot mean is told with the set")
  func mistakes() throws {
    let start = "the colour \"c\" in ./Media.xcassets/c.colorset "
    #expect(
      try color("{\"reference\": \"systemMoonColor\"}")
        == start + "refers to \"systemMoonColor\", which is no colour of iOS; write another")
    #expect(
      try color("{\"color-space\": \"srgb\", \"components\": {\"red\": \"1.0\"}}")
        == start + "lacks the component \"green\"; add it")
    for text in ["300", "0x100", "red", "", "1e400", "0x", "-"] {
      let found = try color(
        "{\"components\": {\"red\": \"\(text)\", \"green\": \"0\", \"blue\": \"0\"}}")
      #expect(
        found == start + "has the component \"\(text)\"; write \"0.5\", \"128\" or \"0x80\"")
    }
    let path = "./Media.xcassets/c.colorset/Contents.json"
    for text in ["", "[", "{\"colors\":", "nul"] {
      try assets.write(text, to: "Media.xcassets/c.colorset/Contents.json")
      #expect(throws: RenderingError.self) { try color2() }
    }
    try assets.write("{\"colors\": 1}", to: "Media.xcassets/c.colorset/Contents.json")
    #expect(try message() == "\(path) has a value of the wrong kind at \"colors\"")
    try assets.write(
      String(repeating: "[", count: 200_000), to: "Media.xcassets/c.colorset/Contents.json")
    #expect(try message() == "\(path) is not valid JSON")
    let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    try assets.write(
      "{\"more\": \(deep), \"colors\": []}", to: "Media.xcassets/c.colorset/Contents.json")
    #expect(try message() == "\(path) is not valid JSON")
    try assets.write(
      "{\"colors\": []}" + String(repeating: " ", count: 1 << 20),
      to: "Media.xcassets/c.colorset/Contents.json")
    #expect(try message() == "\(path) has more than 1048576 bytes")
  }

  private func color2() throws {
    _ = try SceneRenderer(
      Scene(
        assets: ["."], cell: Cell(backgroundColor: .asset("c")),
        collectionView: CollectionView(size: Size(9, 9), items: .count(1))),
      assets: assets.library)
  }

  private func message() throws -> String? {
    do {
      try color2()
      return nil
    } catch RenderingError.scene(let problems) {
      return problems.first?.message.replacing(assets.folder.path + "/", with: "")
    }
  }

  @Test("sets that cannot be drawn say why")
  func imageMistakes() throws {
    let file = "{\"filename\": \"f.svg\", \"idiom\": \"universal\"}"
    try imageSet("x", file)
    try assets.write("<svg/>", to: "Media.xcassets/x.imageset/f.svg")
    #expect(
      try assets.problem("x")
        == "the image \"x\" cannot be shown: ./Media.xcassets/x.imageset/f.svg:1: the size of the"
        + " picture must be from 0.01 to 10000 points; give it a viewBox, or a width and a height")
    try imageSet("x", "{\"idiom\": \"universal\"}")
    #expect(
      try assets.problem("x")
        == "the image set ./Media.xcassets/x.imageset has no image for an iPhone; put a file into"
        + " one of its places")
    try imageSet("x", "{\"filename\": \"../../a.png\", \"idiom\": \"universal\"}")
    #expect(
      try assets.problem("x")
        == "./Media.xcassets/x.imageset names the file \"../../a.png\", which is not in it")
    try imageSet(
      "x", "{\"filename\": \"a.png\", \"resizing\": {\"mode\": \"9-part\", \"cap-insets\": {}}}")
    #expect(try assets.problem("x")?.contains("has slices (resizing)") == true)
    try imageSet("x", "{\"filename\": \"gone.png\", \"scale\": \"2x\"}")
    #expect(try assets.problem("x")?.contains("gone.png is no file") == true)
  }
}
