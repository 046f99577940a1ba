import Drawing
import Foundation
import Testing

@testable import Images

@Suite("Symbols")
struct SymbolTests {
  /// Whether a point is inside of a path by the non-zero rule, with curves as 16 lines.
  private func covers(_ path: Path, _ point: Point) -> Bool {
    var winding = 0
    for (pen, end) in path.lines
    where (pen.y <= point.y) != (end.y <= point.y)
      && pen.x + (end.x - pen.x) * (point.y - pen.y) / (end.y - pen.y) > point.x
    {
      winding += end.y > pen.y ? 1 : -1
    }
    return winding != 0
  }

  private func covers(_ name: String, _ x: Double, _ y: Double) throws -> Bool {
    let outline = try #require(Symbol(rawValue: name)).outline(.init(pointSize: 100))
    return covers(outline.path, Point(x, y))
  }

  private static var folder: String {
    #filePath.components(separatedBy: "/Tests/")[0] + "/Symbols/"
  }

  @Test("the drawings that programs have with them are the files of the folder")
  func pack() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
    var drawings: [String: String] = [:]
    for line in SymbolPack.files.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      drawings[String(parts[0])] = String(parts[1])
    }
    for file in files where file.hasSuffix(".svg") {
      let text = try String(contentsOfFile: Self.folder + file, encoding: .utf8)
      let own = try #require(SymbolFile.sketch(text), "\(file)")
      let packed = try #require(
        drawings.removeValue(forKey: String(file.dropLast(4))).flatMap { SymbolFile.sketch($0) },
        "run Scripts/pack-symbols for \(file)")
      #expect(own.size == packed.size, "run Scripts/pack-symbols for \(file)")
      #expect(
        own.parts.map(\.path) == packed.parts.map(\.path), "run Scripts/pack-symbols for \(file)")
      #expect(!own.parts.isEmpty)
    }
    // What remains are aliases.
    #expect(drawings.values.allSatisfy { !$0.contains("<") })
    let names = try String(contentsOfFile: Self.folder + "names.txt", encoding: .utf8)
    #expect(names.split(separator: "\n").map(String.init) == Symbol.allCases.map(\.rawValue))
  }

  @Test("every listed name is drawn, and the files too")
  func listed() {
    #expect(Symbol.allCases.count > 250)
    #expect(Set(Symbol.allCases).count == Symbol.allCases.count)
    for symbol in Symbol.allCases { #expect(symbol.isDrawn, "\(symbol.rawValue)") }
    #expect(Symbol.allCases.first?.rawValue == "xmark")
  }

  @Test("variants are composed of the parts of their names")
  func composed() throws {
    // The disc of `.circle.fill` covers what the ring leaves free.
    #expect(try !covers("tag.circle", 30, 40) && covers("tag.circle.fill", 30, 40))
    // The hole of a mark, in the middle of the disc.
    #expect(try covers("circle.fill", 59, 56.7) && !covers("plus.circle.fill", 59, 56.7))
    #expect(try covers("plus.circle", 59, 56.7) && covers("plus.square", 52.5, 46.75))
    // A slash and the gaps beside it, on the body of the bell.
    #expect(try covers("bell.slash.fill", 54, 59.5))
    #expect(try !covers("bell.slash.fill", 61, 53) && covers("bell.fill", 61, 53))
    // A dot with a gap below it.
    #expect(try covers("bell.badge.fill", 80, 23) && !covers("bell.badge.fill", 66, 33))
    for name in ["nonsense", "nonsense.circle", "star.nonsense", "fill", "circle.circle.x"] {
      #expect(Symbol(rawValue: name)?.isDrawn == false, "\(name)")
    }
    #expect(Symbol(rawValue: "heart.slash.circle.fill")?.isDrawn == true)
  }

  @Test("a hole remains a hole in black")
  func black() throws {
    for scale in SymbolConfiguration.Scale.allCases {
      let configuration = SymbolConfiguration(pointSize: 100, weight: .black, scale: scale)
      for name in ["circle", "gearshape", "lock", "square", "heart", "person"] {
        let outline = try #require(Symbol(rawValue: name)).outline(configuration)
        let middle = Point(
          outline.size.width / 2, outline.size.height * (name == "lock" ? 0.7 : 0.5))
        let probe = name == "person" ? Point(middle.x, outline.size.height * 0.3) : middle
        #expect(!covers(outline.path, probe), "\(name) \(scale)")
      }
    }
  }

  @Test("gear and gearshape differ, and trash has three bars")
  func details() throws {
    #expect(Symbol.gear.path != Symbol.gearshape.path)
    // Along a line through the can: its two sides and three bars.
    var crossings = 0
    var wasInk = false
    for step in 0...440 {
      let isInk = try covers("trash", Double(step) / 4, 65)
      if isInk, !wasInk { crossings += 1 }
      wasInk = isInk
    }
    #expect(crossings == 5)
  }
}
