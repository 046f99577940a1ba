import Cellophane
import Foundation
import PNGCoding
import Resolution
import TestSupport
import Testing
import Validation
import Views

@testable import Assets

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
    #expect(try assets.shown("x", scale: .x1) == "10 4.0x4.0")
    #expect(try assets.shown("x", scale: .x2) == "20 2.0x2.0")
    #expect(try assets.shown("x", scale: .x3) == "20 2.0x2.0")
    #expect(try assets.shown("x", userInterfaceStyle: .dark) == "30 2.0x2.0")
    // An image for iPhones goes before one for all.
    try imageSet(
      "x",
      "{\"filename\": \"b.png\", \"idiom\": \"universal\"},"
        + " {\"filename\": \"d.png\", \"idiom\": \"iphone\"}",
      properties: "{\"template-rendering-intent\": \"template\"}")
    #expect(try assets.shown("x", scale: .x1) == "0 4.0x4.0")  // systemBlue's red
  }

  @Test(
    "unassigned images and those for a language, some iPhones or another size class are ignored",
    arguments: [
      "\"unassigned\": true", "\"locale\": \"de\"", "\"subtype\": \"retina4\"",
      "\"memory\": \"4GB\"", "\"graphics-feature-set\": \"metal3v1\"",
      "\"width-class\": \"regular\"", "\"height-class\": \"compact\"",
    ])
  func othersPassedOver(_ key: String) throws {
    try assets.write(gray: 10, to: "Media.xcassets/x.imageset/a.png")
    try assets.write(gray: 20, to: "Media.xcassets/x.imageset/b.png")
    let other = "{\"filename\": \"a.png\", \"idiom\": \"universal\", \"scale\": \"2x\", \(key)}"
    let own = "{\"filename\": \"b.png\", \"idiom\": \"universal\", \"scale\": \"2x\"}"
    try imageSet("x", "\(other), \(own)")
    #expect(try assets.shown("x") == "20 2.0x2.0")
    try imageSet("x", other)
    #expect(try assets.problem("x")?.contains("has no image for any iPhone in every") == true)
  }

  @Test("an image for the size class of a phone held upright goes before one for all")
  func sizeClasses() throws {
    try assets.write(gray: 10, to: "Media.xcassets/x.imageset/a.png")
    try assets.write(gray: 20, to: "Media.xcassets/x.imageset/b.png")
    for key in ["\"width-class\": \"compact\"", "\"height-class\": \"regular\""] {
      try imageSet(
        "x",
        "{\"filename\": \"a.png\", \"scale\": \"2x\"},"
          + " {\"filename\": \"b.png\", \"scale\": \"2x\", \(key)}")
      #expect(try assets.shown("x") == "20 2.0x2.0")
    }
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
    func shown(_ userInterfaceStyle: UserInterfaceStyle, _ contrast: AccessibilityContrast) throws
      -> String
    {
      try assets.shown("x", userInterfaceStyle: userInterfaceStyle, contrast: contrast)
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
      scene.collectionView.collectionViewLayout = .flow(itemSize: Size(4, 4))
      let renderer = try SceneRenderer(
        scene, traits: Traits(displayScale: .x1, layoutDirection: direction),
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

  @Test("only folders that provide a namespace are part of names")
  func namespaces() throws {
    for name in ["Plain/one", "Icons/two", "Icons/Small/three", "Version 2.0/four"] {
      try assets.write(gray: 10, to: "Media.xcassets/\(name).imageset/f.png")
      try imageSet(name, "{\"filename\": \"f.png\", \"idiom\": \"universal\"}")
    }
    for folder in ["Icons", "Icons/Small", "Version 2.0"] {
      try assets.write(
        "{\"properties\": {\"provides-namespace\": true}}",
        to: "Media.xcassets/\(folder)/Contents.json")
    }
    let names: [SceneImage] = ["one", "Icons/two", "Icons/Small/three", "Version 2.0/four"]
    for name in names {
      #expect(try assets.shown(name).hasPrefix("10 "))
    }
    #expect(
      try assets.problem("two")
        == "there is no image \"two\" in .; available: Icons/Small/three, Icons/two,"
        + " Version 2.0/four, one")
    for other in ["spriteatlas", "appiconset"] {
      try assets.write(gray: 10, to: "Media.xcassets/Other.\(other)/five.imageset/f.png")
      try imageSet(
        "Other.\(other)/five", "{\"filename\": \"f.png\", \"idiom\": \"universal\"}")
    }
    #expect(try assets.problem("five")?.hasPrefix("there is no image \"five\" in .;") == true)
  }

  @Test("a symbol set is an image of its name, and its file must be a template")
  func symbolSets() throws {
    let folder = "Media.xcassets/my.star.symbolset"
    try assets.write(
      "{\"symbols\": [{\"filename\": \"s.svg\", \"idiom\": \"universal\"}]}",
      to: folder + "/Contents.json")
    func write(_ body: String) throws {
      try assets.write(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\">\(body)</svg>",
        to: folder + "/s.svg")
    }
    try write("<path d=\"M0 0H9V9Z\"/>")
    #expect(
      try assets.problem("my.star")
        == "the image \"my.star\" cannot be shown: ./\(folder)/s.svg is not a symbol template; export"
        + " it from the SF Symbols app")
    try write(
      "<line id=\"Baseline-M\" x1=\"0\" x2=\"9\" y1=\"80\" y2=\"80\"/>"
        + "<path id=\"Regular-M\" d=\"M5 10H105V80H5Z\"/>")
    #expect(try assets.problem("my.star") == nil)
    try assets.write("{\"symbols\": [{\"idiom\": \"universal\"}]}", to: folder + "/Contents.json")
    #expect(
      try assets.problem("my.star")
        == "the symbol set ./\(folder) has no file; export the symbol into it")
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
        == "the image set ./Media.xcassets/x.imageset has no image for any iPhone in every"
        + " language; put a file into one of its places")
    try imageSet("x", "{\"filename\": \"../../a.png\", \"idiom\": \"universal\"}")
    #expect(
      try assets.problem("x")
        == "./Media.xcassets/x.imageset names the file \"../../a.png\", which is not in it")
    try imageSet("x", "{\"filename\": \"f.svg\\u0000.png\", \"idiom\": \"universal\"}")
    #expect(try assets.problem("x")?.hasSuffix("which is not in it") == true)
    try imageSet("x", "{\"filename\": \"gone.png\", \"scale\": \"2x\"}")
    #expect(try assets.problem("x")?.contains("gone.png is not a file") == true)
  }

  // MARK: - Slices

  private func sliced(_ resizing: String, file: String = "f.png") throws {
    try imageSet(
      "x",
      "{\"filename\": \"\(file)\", \"idiom\": \"universal\", \"scale\": \"2x\", \"resizing\": \(resizing)}"
    )
  }

  private func image() throws -> ScaledImage? {
    let cell = try SceneRenderer(assets.scene("x"), assets: assets.library)
      .presentedCell(item: 0, state: .normal)
    let photo = cell.view.subviews.first?.subviews.first
    guard case .value(let image)? = photo?[.image] else { return nil }
    return image
  }

  @Test(
    "slices are in pixels of the file; the part between the centre and the last caps is omitted")
  func slices() throws {
    try assets.write(gray: 40, width: 20, height: 16, to: "Media.xcassets/x.imageset/f.png")
    try sliced(
      """
      {"mode": "9-part", "center": {"mode": "tile", "width": 1, "height": 2},
       "cap-insets": {"top": 3, "left": 8, "bottom": 5, "right": 4}}
      """)
    let nine = try #require(try image())
    #expect(nine.size == Size(6.5, 5))
    #expect(
      nine.resizing
        == ImageResizing(
          capInsets: EdgeInsets(top: 1.5, left: 4, bottom: 2.5, right: 2), mode: .tile))
    try sliced(
      """
      {"mode": "3-part-horizontal", "center": {"mode": "stretch", "width": 4},
       "cap-insets": {"left": 6, "right": 6}}
      """)
    let three = try #require(try image())
    #expect(three.size == Size(8, 8))
    #expect(
      three.resizing == ImageResizing(capInsets: EdgeInsets(left: 3, right: 3), mode: .stretch))
    try sliced("{\"mode\": \"3-part-vertical\", \"cap-insets\": {\"left\": 6, \"top\": 2}}")
    #expect(try image()?.size == Size(10, 8))
    #expect(try image()?.resizing == ImageResizing(capInsets: EdgeInsets(top: 1)))
  }

  @Test(
    "impossible slices are reported",
    arguments: [
      (
        "{\"cap-insets\": {\"left\": 3, \"right\": 2}}", "f.png",
        "4 × 4 pixels, fewer than its caps"
      ),
      ("{\"cap-insets\": {\"left\": -1}}", "f.png", "left cap is not a number of pixels"),
      ("{\"cap-insets\": {\"top\": 1e300}}", "f.png", "top cap is not a number of pixels"),
      ("{\"center\": {\"width\": 0.5}}", "f.png", "centre's width is not a number of pixels"),
      ("{\"mode\": \"5-part\"}", "f.png", "slices of the mode \"5-part\""),
      ("{\"center\": {\"mode\": \"mirror\"}}", "f.png", "centre has the mode \"mirror\""),
      ("{\"mode\": 9}", "f.png", "a value of the wrong kind"),
      ("{}", "f.svg", "is SVG with slices"),
    ])
  func sliceMistakes(resizing: String, file: String, message: String) throws {
    try assets.write(gray: 40, to: "Media.xcassets/x.imageset/f.png")
    try assets.write("<svg/>", to: "Media.xcassets/x.imageset/f.svg")
    try sliced(resizing, file: file)
    let problem = try assets.problem("x")
    #expect(problem?.contains(message) == true, "\(problem ?? "none")")
  }
}
