import Cellophane
import Foundation
import PNGCoding
import Testing

@Suite("cellophane compare")
struct CompareCommandTests {
  private let folder: Folder

  /// White pictures of 20 × 10 pixels: a, b with two other pixels, and a smaller c.
  init() throws {
    folder = try Folder()
    try write("a.png", [:])
    try write("b.png", [(3, 2): [0, 0, 0, 255], (18, 9): [255, 255, 250, 255]])
    try folder.write(
      PNGEncoder(effort: .fast).encode(
        Bitmap(width: 2, height: 1, rgba: Array(repeating: 255, count: 8))), to: "c.png")
  }

  private func write(_ name: String, _ pixels: KeyValuePairs<(Int, Int), [UInt8]>) throws {
    var rgba = [UInt8](repeating: 255, count: 20 * 10 * 4)
    for (place, pixel) in pixels {
      let start = 4 * (place.1 * 20 + place.0)
      rgba.replaceSubrange(start..<start + 4, with: pixel)
    }
    try folder.write(
      PNGEncoder(effort: .fast).encode(Bitmap(width: 20, height: 10, rgba: rgba)), to: name)
  }

  private func compare(_ arguments: String...) async throws -> Program.Outcome {
    try await cellophane(["compare"] + arguments, in: folder)
  }

  private func json(_ arguments: String...) async throws -> [String: Any] {
    let outcome = try await cellophane(["compare", "--json"] + arguments, in: folder)
    return try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any])
  }

  @Test("the same picture is identical and ends with 0")
  func identical() async throws {
    let outcome = try await compare("a.png", "a.png")
    #expect(outcome.status == 0)
    #expect(outcome.text == "identical\n")
    let json = try await json("a.png", "a.png")
    #expect(json["verdict"] as? String == "identical")
    #expect(json["width"] as? Int == 20 && json["height"] as? Int == 10)
    #expect(json["differingPixels"] as? Int == 0 && json["ignoredAntialiasing"] as? Int == 0)
    #expect((json["regions"] as? [Any])?.isEmpty == true && json["worst"] is NSNull)
  }

  @Test("a difference exits with 1, and prints count, regions and the worst pixel")
  func different() async throws {
    let outcome = try await compare("a.png", "b.png")
    #expect(outcome.status == 1 && outcome.errors.isEmpty)
    #expect(
      outcome.text
        == "2 of 200 pixels (1 %) differ, within 16 × 8 at (3, 2); the largest difference is at (3, 2): expected"
        + " (255, 255, 255, 255), actual (0, 0, 0, 255), differs by 255 in red\n")
    let json = try await json("a.png", "b.png")
    #expect(json["verdict"] as? String == "different")
    #expect(json["differingPixels"] as? Int == 2)
    #expect(
      json["regions"] as? [[String: Int]] == [
        ["x": 3, "y": 2, "width": 1, "height": 1], ["x": 18, "y": 9, "width": 1, "height": 1],
      ])
    let worst = try #require(json["worst"] as? [String: Any])
    #expect(worst["x"] as? Int == 3 && worst["y"] as? Int == 2 && worst["delta"] as? Int == 255)
    #expect(worst["actual"] as? [Int] == [0, 0, 0, 255])
  }

  /// The bytes of a PNG with a chunk behind its header, and the header's own colour space left out.
  private func declaring(_ type: String, _ data: [UInt8], in name: String) throws -> [UInt8] {
    let png = try folder.bytes(name)
    func number(_ value: UInt32) -> [UInt8] {
      [24, 16, 8, 0].map { (shift: UInt32) -> UInt8 in UInt8(truncatingIfNeeded: value >> shift) }
    }
    var crc = UInt32.max
    for byte in Array(type.utf8) + data {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    let header = 33
    let sRGB = 13
    try #require(png[header + 4..<header + 8].elementsEqual("sRGB".utf8))
    return png[..<header] + number(UInt32(data.count)) + Array(type.utf8) + data + number(~crc)
      + png[(header + sRGB)...]
  }

  @Test("the colour space that a file declares is reported and does not change the verdict")
  func remarks() async throws {
    let linear: [UInt8] = [0, 1, 0x86, 0xA0]
    try folder.write(declaring("gAMA", linear, in: "a.png"), to: "linear.png")
    try folder.write(declaring("gAMA", linear, in: "b.png"), to: "linear-b.png")
    let remark = "its colours are declared as gamma 1.0 and are compared as stored"
    let same = try await compare("linear.png", "a.png")
    #expect(same.status == 0 && same.text == "identical\nlinear.png: \(remark)\n")
    let other = try await compare("a.png", "linear-b.png")
    #expect(other.status == 1 && other.text.hasSuffix("in red\nlinear-b.png: \(remark)\n"))
    // The same space on both sides can be compared as stored.
    #expect(try await compare("linear.png", "linear.png").text == "identical\n")
    let json = try await json("linear.png", "a.png")
    #expect(json["verdict"] as? String == "identical")
    #expect(json["remarks"] as? [String] == ["linear.png: \(remark)"])
    #expect(try await self.json("a.png", "a.png")["remarks"] as? [String] == [])

    try folder.write(declaring("gAMA", linear, in: "a.png"), to: "one/x.png")
    try folder.write(folder.bytes("a.png"), to: "two/x.png")
    let folders = try await compare("one", "two")
    #expect(folders.status == 0)
    #expect(folders.text == "x.png: identical\n  one/x.png: \(remark)\n1 pair: 1 identical\n")
  }

  @Test("only the first frame of animations is compared, and a remark reports this")
  func animations() async throws {
    let encoder = APNGEncoder(pixelsPerPoint: 1, framesPerSecond: 10, plays: 0)
    for (name, last) in [("one.png", UInt8(0)), ("two.png", 1)] {
      var file = encoder.file()
      let first = try Bitmap(width: 1, height: 1, rgba: [9, 9, 9, 255])
      let second = try Bitmap(width: 1, height: 1, rgba: [last, 0, 0, 255])
      var bytes = file.header(width: 1, height: 1)
      bytes += file.append(encoder.encode(first, after: nil), count: 1)
      bytes += file.append(encoder.encode(second, after: first), count: 1)
      let (end, correction) = file.finish()
      bytes += end
      bytes.replaceSubrange(
        correction.offset..<correction.offset + correction.bytes.count, with: correction.bytes)
      try folder.write(bytes, to: name)
    }
    let remark = "only the first of its 2 frames is compared"
    let outcome = try await compare("one.png", "two.png")
    #expect(outcome.status == 0)
    #expect(outcome.text == "identical\none.png: \(remark)\ntwo.png: \(remark)\n")
    #expect(
      try await json("one.png", "two.png")["remarks"] as? [String]
        == ["one.png: \(remark)", "two.png: \(remark)"])
    // Without a control chunk before the pixels they belong to no frame.
    try folder.write(declaring("acTL", [0, 0, 0, 3, 0, 0, 0, 0], in: "a.png"), to: "still.png")
    #expect(
      try await compare("a.png", "still.png").text
        == "identical\nstill.png: only its still picture is compared, and none of its 3 frames\n")
  }

  @Test("parts of a file that libpng leaves out are reported")
  func warnings() async throws {
    // A time of 13 months.
    try folder.write(declaring("tIME", [7, 230, 13, 1, 0, 0, 0], in: "a.png"), to: "time.png")
    let outcome = try await compare("time.png", "a.png")
    #expect(outcome.status == 0)
    #expect(
      outcome.text.hasPrefix(
        "identical\ntime.png: a part of it was left out (Ignoring invalid time value)\n"))
  }

  @Test(
    "options set the tolerance of the comparison",
    arguments: [
      (["--metric", "channel", "--threshold", "4"], 1),
      (["--metric", "channel", "--threshold", "5", "--ignore", "3,2,1,1"], 0),
      (["--metric", "channel", "--threshold", "4", "--ignore", "3,2,1,1"], 1),
      (["--ignore", "0,0,4,10", "--ignore", "18,9,2,1"], 0),
      (["--metric", "yiq", "--max-pixels", "1"], 0), (["--metric", "yiq"], 1),
      (["--metric", "structure", "--max-pixels", "0"], 1),
      (["--max-pixels", "2"], 0), (["--max-pixels", "2", "--max-ratio", "0.009"], 1),
      (["--max-ratio", "0.01"], 0), (["--max-pixels-in", "8x8=1"], 0),
      (["--max-pixels-in", "16x8=1"], 1), (["--max-pixels-in", "16x7=1"], 0),
      (["--metric", "yiq", "--threshold", "1", "--count-antialiasing"], 0),
    ] as [([String], Int32)])
  func options(arguments: [String], status: Int32) async throws {
    let outcome = try await cellophane(["compare", "a.png", "b.png"] + arguments, in: folder)
    #expect(outcome.status == status, "\(outcome.text)\(outcome.errors)")
    #expect(outcome.errors.isEmpty)
  }

  @Test("different sizes are reported, with the pixels that only one picture has")
  func sizes() async throws {
    let outcome = try await compare("a.png", "c.png")
    #expect(outcome.status == 1)
    #expect(
      outcome.text
        == "the size is 2 × 1 pixels, expected 20 × 10; the part that both have is the same\n")
    let json = try await json("a.png", "c.png")
    #expect(json["verdict"] as? String == "size-mismatch")
    #expect(json["actualWidth"] as? Int == 2 && json["differingPixels"] as? Int == 198)
    // What a program relies on is there for every verdict.
    #expect(json["ignoredAntialiasing"] as? Int == 0 && json["worst"] is NSNull)
    #expect((json["regions"] as? [Any])?.isEmpty == true)
  }

  @Test("the picture of the difference is written where it is wanted")
  func picture() async throws {
    #expect(try await compare("a.png", "b.png", "--diff", "out/d.png").status == 1)
    let picture = try folder.png("out/d.png").bitmap
    // From white to black: the darkest of the heat map.
    #expect(picture[3, 2] == .init(128, 0, 38) && picture[0, 0] == .init(255, 255, 255))
  }

  @Test("files that cannot be read exit with 65 or 66, and are named")
  func unreadable() async throws {
    try folder.write("no", to: "no.png")
    let text = try await compare("a.png", "no.png", "--diff", "d.png")
    #expect(text.status == 65 && text.output.isEmpty)
    #expect(text.errors == "error: no.png: this is text and not a PNG\n")
    #expect(try !folder.files().contains("d.png"))
    let missing = try await compare("a.png", "nowhere.png")
    #expect(missing.status == 66)
    #expect(missing.errors == "error: cannot read nowhere.png: No such file or directory\n")
  }

  @Test(
    "misuse ends with 64",
    arguments: [
      ["--threshold", "1"], ["--metric", "channel", "--threshold", "1.5"],
      ["--metric", "channel", "--threshold", "256"], ["--metric", "yiq", "--threshold", "nan"],
      ["--count-antialiasing"], ["--max-pixels", "-1"], ["--max-ratio", "1.1"],
      ["--max-pixels-in", "8x0=1"], ["--max-pixels-in", "8x8"], ["--ignore", "1,2,3"],
      ["--ignore", "1,2,3,0"], ["--ignore", "99999999999999999999,0,1,1"], ["--metric", "other"],
    ])
  func misuse(arguments: [String]) async throws {
    let outcome = try await cellophane(["compare", "a.png", "b.png"] + arguments, in: folder)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty && !outcome.errors.isEmpty)
  }

  @Test("folders are compared by name, and one bad picture does not end the run")
  func folders() async throws {
    for (name, from) in [
      ("one/same.png", "a.png"), ("two/same.png", "a.png"), ("one/x/other.png", "a.png"),
      ("two/x/other.png", "b.png"), ("one/gone.png", "a.png"), ("two/new.png", "a.png"),
    ] {
      try folder.write(folder.bytes(from), to: name)
    }
    let outcome = try await compare("one", "two", "--diff", "out")
    #expect(outcome.status == 1)
    #expect(outcome.lines.first == "gone.png: only the first folder has it")
    #expect(outcome.lines.last == "4 pairs: 1 identical, 1 different, 1 missing, 1 added")
    #expect(try folder.files().filter { $0.hasPrefix("out/") } == ["out/x/other.png"])
    try folder.write("no", to: "one/same.png")
    let broken = try await json("one", "two")
    let pairs = try #require(broken["pairs"] as? [[String: Any]])
    #expect(
      pairs.map { $0["verdict"] as? String } == ["missing", "added", "unreadable", "different"])
    #expect(try await compare("one", "two").status == 65)
    #expect(try await compare("one", "a.png").status == 64)
  }
}
