import Drawing
import Foundation
import Testing

@testable import CairoRendering

/// Plain text goes to HarfBuzz directly; it has to come out as it does through Pango.
@Suite struct PlainTextTests {
  static let members: [FontFile.Member] = FontLibrary.Face.allCases.compactMap { face in
    guard let path = try? FontLibrary.debian.path(of: face) else { return nil }
    return FontFile.Member(
      path: path, familyName: face.familyName, weight: face.weight.rawValue, package: face.package)
  }

  /// Every letter, every pair of letters of the alphabet and digits, and what people write.
  static let strings: [String] = {
    let ascii = (0x20...0x7E).compactMap { Unicode.Scalar(UInt32($0)) }.map { String($0) }
    let latin = (0xC0...0xFF).compactMap { Unicode.Scalar(UInt32($0)) }.map { String($0) }
    let signs = ["–", "—", "‘", "’", "“", "”", "…"]
    let all = ascii + latin + signs
    var strings = all + all.map { $0 + "x" + $0 + " " + $0 }
    for first in all { strings.append(all.map { first + $0 }.joined()) }
    return strings + [
      "Dinner at eight", "Harbour at six in the morning", "AVATAR To Ty Wa We", "  two  spaces  ",
      "12:45 – 13:30", "99 %", "(3)", "$1,234.56", "->", "-- fi ffi fl", "it’s “fine”…", "Größe",
      "À la carte", "naïve café", "a/b_c-d", "e-mail@example.org", "#1 [x] {y} <z>", "1/2 3/4", "",
      " ", "Ÿ".lowercased(), "ÆØÅ æøå", "I'll", "Q&A", "x×y÷z", "AT&T 100+", "{}[]()",
    ]
  }()

  @Test(arguments: members.indices)
  func pangoGivesTheSame(face index: Int) throws {
    let set = try FontSet([Self.members[index]], features: "liga=0, calt=0")
    var compared = 0
    for tracking in [0, -0.43 / 17 * set.unitsPerEm, 37, -12, 3.3] {
      let manner = FontSet.Manner(
        tracking: tracking, direction: .leftToRight, font: .system(17))
      for string in Self.strings {
        guard let plain = set.plainLine(string, manner) else { continue }
        let line = try set.withPango { pango throws(TypesettingError) in
          try pango.line(string, manner)
        }
        compared += 1
        #expect(plain == line, "\(string) with \(tracking)")
        // What Pango leaves on one line is left on one line.
        for width in [plain.advance, plain.advance * 0.6, plain.advance + 5] {
          let ours = try set.breaks(string, manner, width: width, betweenLetters: false)
          let theirs = try set.withPango { pango throws(TypesettingError) in
            try pango.breaks(string, manner, width: width, betweenLetters: false)
          }
          #expect(ours == theirs, "\(string) with \(tracking) in \(width)")
        }
      }
    }
    #expect(compared > 1000)
  }

  @Test(arguments: members.indices)
  func pangoGivesTheSameWithTrackingByLetter(face index: Int) throws {
    let set = try FontSet([Self.members[index]], features: "liga=0, calt=0")
    let manner = FontSet.Manner(
      unitsPerEm: set.unitsPerEm, direction: .leftToRight, font: .system(28, .semibold))
    #expect(!manner.isEven)
    for string in Self.strings {
      guard let plain = set.plainLine(string, manner) else { continue }
      let line = try set.withPango { pango throws(TypesettingError) in
        try pango.line(string, manner)
      }
      #expect(plain == line, "\(string)")
    }
  }

  @Test func noBrokenLineIsTooWide() throws {
    let set = try FontSet([Self.members[0]], features: "liga=0, calt=0")
    let manner = FontSet.Manner(
      unitsPerEm: set.unitsPerEm, direction: .leftToRight, font: .system(34))
    let text =
      "Gate 1111:11111 opens at 11:11 and 000:000 ILLIADS lilli illi fill in MOMMWMM all day"
    for width in stride(from: 8, through: 20.0, by: 0.25) {
      let ranges = try set.breaks(
        text, manner, width: width * set.unitsPerEm, betweenLetters: false)
      #expect(ranges.map(\.count).reduce(0, +) == text.utf8.count)
      for range in ranges {
        let line = String(decoding: Array(text.utf8)[range], as: UTF8.self)
          .trimmingCharacters(in: .whitespaces)
        #expect(try set.line(line, manner).advance <= width * set.unitsPerEm + 1)
      }
    }
  }

  @Test func everyLineTakesAllWordsThatFit() throws {
    let set = try FontSet([Self.members[0]], features: "liga=0, calt=0")
    let manner = FontSet.Manner(
      unitsPerEm: set.unitsPerEm, direction: .leftToRight, font: .system(34))
    let text =
      "Gate 1111:11111 opens at 11:11 and 000:000 ILLIADS lilli illi fill in MOMMWMM all day"
    func width(_ words: some Sequence<Substring>) throws -> Double {
      try set.line(words.joined(separator: " "), manner).advance / set.unitsPerEm
    }
    for width_ in stride(from: 8, through: 20.0, by: 0.25) {
      let ranges = try set.breaks(
        text, manner, width: width_ * set.unitsPerEm, betweenLetters: false)
      let lines = ranges.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
      // The greedy algorithm, by hand.
      var expected: [String] = []
      var line: [Substring] = []
      for word in text.split(separator: " ") {
        if !line.isEmpty, try width(line + [word]) > width_ {
          expected.append(line.joined(separator: " ") + " ")
          line = []
        }
        line.append(word)
      }
      expected.append(line.joined(separator: " "))
      #expect(lines == expected, "\(width_)")
    }
  }

  @Test func wordsThatAreWiderThanALineAreBrokenBetweenLetters() throws {
    let set = try FontSet([Self.members[0]], features: "liga=0, calt=0")
    let manner = FontSet.Manner(
      unitsPerEm: set.unitsPerEm, direction: .leftToRight, font: .system(28, .semibold))
    let text = "a MMMMMMMMMMMM b"
    let width = try set.line("MMMMM", manner).advance
    let ranges = try set.breaks(text, manner, width: width, betweenLetters: false)
    let lines = ranges.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
    #expect(lines == ["a ", "MMMMM", "MMMMM", "MM b"])
    // A letter that is wider than a line is a line.
    #expect(
      try set.breaks("MM", manner, width: 1, betweenLetters: false) == [0..<1, 1..<2])
  }

  @Test func onlyPlainTextIsPlain() {
    for string in ["a\u{301}", "שלום", "中", "a\u{200D}b", "©", "☎", "\u{AD}", "µ", "\u{A0}"] {
      #expect(PlainText(string) == nil, "\(string)")
    }
    #expect(PlainText("1:2")?.hasLetter == false)
    #expect(PlainText("ß")?.hasLetter == true)
  }
}
