import Cellophane
import Foundation
import PNGCoding
import Resolution
import TestSupport
import Testing
import Views

@testable import Assets

@Suite("Images by name")
struct AssetTests {
  private let assets: Assets

  init() throws { assets = try Assets() }

  @Test("the variant of the scale is taken, else the next larger, else the next smaller one")
  func scales() throws {
    try assets.write(gray: 10, width: 6, to: "one.png")
    try assets.write(gray: 20, width: 12, to: "one@2x.png")
    try assets.write(gray: 30, width: 18, to: "one@3x.png")
    #expect(try assets.shown("one", scale: .x1) == "10 6.0x4.0")
    #expect(try assets.shown("one", scale: .x2) == "20 6.0x2.0")
    #expect(try assets.shown("one", scale: .x3).hasPrefix("30 6.0x1.33"))
    try assets.write(gray: 10, to: "ends.png")
    try assets.write(gray: 30, to: "ends@3x.png")
    #expect(try assets.shown("ends", scale: .x2).hasPrefix("30 1.5x"))
    try assets.write(gray: 10, to: "small.png")
    #expect(try assets.shown("small", scale: .x3) == "10 4.0x4.0")
  }

  @Test("a dark variant is for the dark only, and devices other than iPhones are passed over")
  func modifiers() throws {
    try assets.write(gray: 10, to: "a.png")
    try assets.write(gray: 20, to: "a~dark.png")
    try assets.write(gray: 30, to: "a~ipad.png")
    #expect(try assets.shown("a", scale: .x1) == "10 4.0x4.0")
    #expect(try assets.shown("a", scale: .x1, userInterfaceStyle: .dark) == "20 4.0x4.0")
    // The appearance goes before the scale.
    try assets.write(gray: 40, to: "a@2x.png")
    #expect(try assets.shown("a", userInterfaceStyle: .dark) == "20 4.0x4.0")
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

  @Test("a missing image is reported with the folders that were searched and similar names")
  func missing() throws {
    for name in ["hotels/one", "hotels/two", "linen"] {
      try assets.write(gray: 1, to: "Images/\(name).png")
    }
    #expect(
      try assets.problem("lines", assets: ["Images"])
        == "there is no image \"lines\" in Images; did you mean \"linen\"?")
    #expect(
      try assets.problem("moonlight", assets: ["Images", "Images/hotels"])
        == "there is no image \"moonlight\" in Images or Images/hotels; available: hotels/one,"
        + " hotels/two, linen, one, two")
    #expect(
      try assets.problem("x", assets: [])
        == "there is no image \"x\", as the scene names no folders; add \"assets: [Images]\"")
    #expect(
      try assets.problem("x", assets: ["Imagse"])
        == "\"Imagse\" is not a folder; write its path from this file's folder")
  }

  @Test("each missing image is reported once for each place, after missing folders")
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
    let document = try SceneDocument(Array(text.utf8), file: "a.yaml")
    do {
      _ = try SceneRenderer(document.scene, assets: assets.library)
      Issue.record("nothing was missed")
    } catch {
      guard case .scene(let problems) = error else {
        Issue.record("another error was thrown: \(error)")
        return
      }
      let report = document.diagnostics(for: problems).description
      let lines = report.split(separator: "\n").filter { $0.hasPrefix("a.yaml:") }
      #expect(
        lines == [
          "a.yaml:4:20: \"brnad\" is not a colour, neither UIColor's nor one in Images;"
            + " write \"#RRGGBB\" or [red, green, blue], or add it there",
          "a.yaml:6:39: there is no image \"b\" in Images; available: a",
          "a.yaml:7:36: there is no image \"c\" in Images; available: a",
        ])
    }
  }

  @Test("files that are not images are reported with their names")
  func damaged() throws {
    try assets.write("not a picture", to: "text.png")
    try assets.write("<svg/>", to: "vector.svg")
    try assets.write([], to: "empty@2x.png")
    #expect(
      try assets.problem("text")
        == "the image \"text\" cannot be shown: ./text.png: this is text and not a PNG")
    #expect(
      try assets.problem("vector")
        == "the image \"vector\" cannot be shown: ./vector.svg:1: the size of the picture must be from"
        + " 0.01 to 10000 points; give it a viewBox, or a width and a height")
    #expect(
      try assets.problem("empty")
        == "the image \"empty\" cannot be shown: ./empty@2x.png: the file is empty")
    try FileManager.default.createDirectory(
      atPath: assets.folder.path + "/folder.png", withIntermediateDirectories: true)
    #expect(
      try assets.problem("folder")?.hasSuffix("./folder.png is not a file; put an image there")
        == true
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
    #expect(try assets.shown("icon", userInterfaceStyle: .dark) == "20 4.0x4.0")
    try assets.write(gray: 30, to: "icon@3x.jpg.png")
    try assets.write(gray: 40, width: 3, height: 3, to: "icon@3x.png")
    // A bitmap for any appearance does not take the place of shapes for the dark.
    #expect(try assets.shown("icon", scale: .x1) == "40 1.0x1.0")
    #expect(try assets.shown("icon", userInterfaceStyle: .dark) == "20 4.0x4.0")
    #expect(try assets.shown("icon.svg") == "10 4.0x4.0")
  }

  @Test("an unsupported part of an SVG file is an error with its line, not a hole")
  func vectorRemarks() throws {
    try assets.write(vector("000", "<text/>\n<image/>"), to: "icon.svg")
    #expect(
      try assets.problem("icon")
        == "the image \"icon\" cannot be shown: ./icon.svg:3: <text> is not supported and left out, and 1"
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

  @Test("a text shows an SVG image in its own colours, with its strokes")
  func vectorInText() throws {
    let stroke = "<path d='M0 4h8' fill='none' stroke='#fe0102'/>\n"
    try assets.write(vector("0a0a0a", stroke), to: "flag.svg")
    var attributes = TextAttributes()
    attributes.foregroundColor = .hex(0x123456)
    let letters = AttributedText.Run(" b", attributes: attributes)
    attributes.attachment = TextAttachment(.image(.named("flag")))
    let runs = [AttributedText.Run(TextAttachment.character, attributes: attributes), letters]
    var scene = assets.scene("flag")
    scene.cell.contentView.subviews = [
      View.label(
        "text",
        constraints: [
          Constraint(.leading, equalTo: .superview), Constraint(.top, equalTo: .superview),
        ]
      ).setting(.attributedText, to: AttributedText(runs))
    ]
    let renderer = try SceneRenderer(scene, assets: assets.library)
    let text = try renderer.cell().svg()
    for color in ["#0a0a0a", "#fe0102", "#123456"] {
      #expect(text.contains(color), "\(color)")
    }
    #expect(!text.contains("<image"))
  }

  @Test("a file is read once for all views that show it")
  func once() throws {
    try assets.write(gray: 10, to: "a.png")
    let library = assets.library
    let scene = assets.scene("a")
    let first = try SceneRenderer(scene, traits: Traits(displayScale: .x1), assets: library)
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
      try assets.problem("pipe")?.hasSuffix("./pipe.png is not a file; put an image there") == true)
    for index in 0..<500 { try assets.write("", to: "many/image-number-\(index).png") }
    var scene = assets.scene("x", assets: ["many"])
    scene.collectionView.items = .cycle(
      (0..<500).map { Item(.set(.image, of: "photo", to: .named("image-namber-\($0)"))) },
      count: 500)
    let time = cpuTime {
      _ = #expect(throws: RenderingError.self) {
        try SceneRenderer(scene, assets: assets.library)
      }
    }
    #expect(time < .seconds(5))
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
