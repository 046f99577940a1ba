import Cellophane
import Foundation
import TestSupport
import Testing

@testable import Assets

@Suite("Colours of asset catalogues")
struct CatalogColorTests {
  private let assets: Assets

  init() throws { assets = try Assets() }

  private func color(_ text: String, dark: String? = nil) throws -> String {
    let look = "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}], "
    let second = dark.map { ", {\"idiom\": \"universal\", \(look)\"color\": \($0)}" } ?? ""
    try assets.write(
      "{\"colors\": [{\"idiom\": \"universal\", \"color\": \(text)}\(second)]}",
      to: "Media.xcassets/c.colorset/Contents.json")
    let scene = Scene(
      assets: ["."], cell: Cell(backgroundColor: .named("c")),
      collectionView: CollectionView(size: Size(9, 9), items: .count(1)))
    do {
      return try UserInterfaceStyle.allCases.map { userInterfaceStyle in
        let renderer = try SceneRenderer(
          scene, traits: Traits(userInterfaceStyle: userInterfaceStyle), assets: assets.library)
        return try renderer.cell().bitmap()[0, 0]?.description ?? ""
      }.joined(separator: " ")
    } catch RenderingError.scene(let problems) {
      return problems.map(\.message).joined(separator: "\n")
        .replacing(assets.folder.path + "/", with: "")
    }
  }

  private func loadColor() throws {
    _ = try SceneRenderer(
      Scene(
        assets: ["."], cell: Cell(backgroundColor: .named("c")),
        collectionView: CollectionView(size: Size(9, 9), items: .count(1))),
      assets: assets.library)
  }

  private func message() throws -> String? {
    do {
      try loadColor()
      return nil
    } catch RenderingError.scene(let problems) {
      return problems.first?.message.replacing(assets.folder.path + "/", with: "")
    }
  }

  @Test("the ground and the lines of a list have colours of catalogues, too")
  func listColors() throws {
    let red =
      "{\"components\": {\"red\": \"1.000\", \"green\": \"0\", \"blue\": \"0\", \"alpha\": \"1.000\"}}"
    try assets.write(
      "{\"colors\": [{\"idiom\": \"universal\", \"color\": \(red)}]}",
      to: "Media.xcassets/c.colorset/Contents.json")
    let scene = Scene(
      assets: ["."], cell: Cell(class: .collectionViewListCell),
      collectionView: CollectionView(
        size: Size(40, 60),
        collectionViewLayout: .list(
          separatorConfiguration: ListSeparatorConfiguration(color: .named("c")),
          backgroundColor: .named("c")), items: .count(1)))
    let bitmap = try SceneRenderer(
      scene, traits: Traits(displayScale: .x1), assets: assets.library
    ).collectionView().bitmap()
    #expect(bitmap[20, 50] == Bitmap.RGBA(255, 0, 0))
    #expect(bitmap[20, 43] == Bitmap.RGBA(255, 0, 0))
    #expect(bitmap[20, 20] == Bitmap.RGBA(255, 255, 255))
  }

  @Test("a colour for one language is passed over")
  func localizedColors() throws {
    func entry(_ red: String, _ more: String = "") -> String {
      "{\"idiom\": \"universal\", \(more)\"color\": {\"components\":"
        + " {\"red\": \"\(red)\", \"green\": \"0\", \"blue\": \"0\", \"alpha\": \"1.0\"}}}"
    }
    try assets.write(
      "{\"colors\": [\(entry("7", "\"locale\": \"de\", ")), \(entry("9"))]}",
      to: "Media.xcassets/c.colorset/Contents.json")
    let bitmap = try SceneRenderer(
      Scene(
        assets: ["."], cell: Cell(backgroundColor: .named("c")),
        collectionView: CollectionView(size: Size(9, 9), items: .count(1))),
      assets: assets.library
    ).cell().bitmap()
    #expect(bitmap[0, 0] == Bitmap.RGBA(9, 0, 0))
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
        assets: ["."], cell: Cell(backgroundColor: .named("c")),
        collectionView: CollectionView(size: Size(9, 9), items: .count(1)))
      return try AccessibilityContrast.allCases.flatMap { contrast in
        try UserInterfaceStyle.allCases.map { userInterfaceStyle in
          try SceneRenderer(
            scene,
            traits: Traits(userInterfaceStyle: userInterfaceStyle, accessibilityContrast: contrast),
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

  @Test("invalid colours of a catalogue are reported with their set")
  func mistakes() throws {
    let start = "the colour \"c\" in ./Media.xcassets/c.colorset "
    #expect(
      try color("{\"reference\": \"systemMoonColor\"}")
        == start + "refers to \"systemMoonColor\", which is not a colour of iOS; write another")
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
      #expect(throws: RenderingError.self) { try loadColor() }
    }
    try assets.write("{\"colors\": 1}", to: "Media.xcassets/c.colorset/Contents.json")
    #expect(try message() == "\(path) has a value of the wrong kind at \"colors\"")
    try assets.write("[]", to: "Media.xcassets/c.colorset/Contents.json")
    #expect(try message() == "\(path) has a value of the wrong kind")
    try assets.write("null", to: "Media.xcassets/c.colorset/Contents.json")
    #expect(try message() == "\(path) has null; write a value")
    try assets.write(
      "{\"colors\": [{\"idiom\": 1}]}", to: "Media.xcassets/c.colorset/Contents.json")
    #expect(try message() == "\(path) has a value of the wrong kind at \"colors[0].idiom\"")
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

  @Test("components that are numbers are fractions, which only extended spaces have beyond 1")
  func numbers() throws {
    func text(_ space: String, red: String, alpha: String = "1") -> String {
      "{\"color-space\": \"\(space)\", \"components\": "
        + "{\"red\": \(red), \"green\": 0, \"blue\": 0.5, \"alpha\": \(alpha)}}"
    }
    #expect(try color(text("srgb", red: "1.0")) == "(255, 0, 128, 255) (255, 0, 128, 255)")
    #expect(try color(text("extended-srgb", red: "2")) == "(255, 0, 128, 255) (255, 0, 128, 255)")
    let start = "the colour \"c\" in ./Media.xcassets/c.colorset has the component "
    for space in ["srgb", "display-p3"] {
      for number in ["128", "255.0", "2", "-3", "1e300"] {
        let shown = ["255.0": "255", "1e300": "1e+300"][number] ?? number
        #expect(
          try color(text(space, red: number))
            == start + "\(shown); write \"0.5\", \"128\" or \"0x80\"")
      }
    }
    #expect(
      try color(text("extended-srgb", red: "0", alpha: "255"))
        == start + "255; write \"0.5\", \"128\" or \"0x80\"")
  }
}
