import Drawing
import Foundation
import TestSupport
import Testing

@testable import ImageCoding

@Suite("Animated GIF")
struct GIFEncoderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private var path: String { folder.path + "/film.gif" }

  /// Writes a film of pictures, each shown for so many frames; returns the pictures as GIF has them.
  @discardableResult
  private func write(
    _ shots: [(Bitmap, Int)], rate: Int = 50, plays: Int = 0,
    ground: GIFEncoder.Ground = .color(Color(white: 1))
  ) throws -> [Bitmap] {
    let encoder = GIFEncoder(framesPerSecond: rate, plays: plays, ground: ground)
    var file = encoder.file()
    var bytes = file.header(width: shots[0].0.width, height: shots[0].0.height)
    var flat: [Bitmap] = []
    for (bitmap, count) in shots {
      let next = encoder.flattened(bitmap).bitmap
      bytes += file.append(try encoder.encode(next, after: flat.last), count: count)
      flat.append(next)
    }
    bytes += file.finish()
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return flat
  }

  /// What ffmpeg makes of it.
  private func played(like bitmap: Bitmap) throws -> [(Bitmap, Double)] {
    try PlayedFilm.ffmpeg(path, width: bitmap.width, height: bitmap.height)
  }

  private func picture(_ width: Int = 6, _ height: Int = 4, _ ink: (Int, Int) -> [UInt8]) throws
    -> Bitmap
  {
    var rgba: [UInt8] = []
    for y in 0..<height { for x in 0..<width { rgba += ink(x, y) } }
    return try Bitmap(width: width, height: height, rgba: rgba)
  }

  private func plain(_ ink: [UInt8]) throws -> Bitmap { try picture { _, _ in ink } }

  @Test("few colours come back exactly, and equal frames are one")
  func exact() throws {
    let red = try plain([255, 0, 0, 255])
    let spot = try picture { x, y in x == 3 && y == 2 ? [1, 2, 3, 255] : [255, 0, 0, 255] }
    try write([(red, 5), (red, 5), (spot, 10), (red, 25)])
    let film = try played(like: red)
    #expect(film.map(\.0) == [red, spot, red])
    #expect(film.map(\.1) == [200, 200, 500])
    let info = try ForeignProgram.lines("gifsicle", ["--info", path])
    #expect(info[0].hasSuffix("film.gif 3 images"))
    #expect(info.contains("  loop forever"))
    #expect(info.contains { $0.hasPrefix("  + image #1 1x1 at 3,2") })
    #expect(
      info.filter { $0.contains("delay") }.map { $0.suffix(5) } == ["0.20s", "0.20s", "0.50s"])
  }

  @Test("256 colours are exact, of 257 most", arguments: [(256, true), (257, false)])
  func colorCount(count: Int, isExact: Bool) throws {
    let bitmap = try picture(count, 1) { x, _ in [UInt8(x & 255), UInt8(x >> 8), 7, 255] }
    let encoder = GIFEncoder(framesPerSecond: 10, plays: 0, ground: .color(Color(white: 1)))
    #expect(try encoder.encode(bitmap, after: nil)?.isExact == isExact)
    try write([(bitmap, 1)])
    let shown = try #require(try played(like: bitmap).first?.0)
    let worst = zip(shown.rgba, bitmap.rgba).map { abs(Int($0) - Int($1)) }.max()
    #expect(worst == (isExact ? 0 : 1))
  }

  @Test("where there are too many colours, grounds are exact and gradients near")
  func manyColors() throws {
    let bitmap = try picture(200, 120) { x, y in
      if y < 60 { return [12, 34, 56, 255] }
      return [UInt8(x), UInt8(y * 2), UInt8((x * 7 + y * 3) & 63), 255]
    }
    try write([(bitmap, 1)])
    let shown = try #require(try played(like: bitmap).first?.0)
    #expect(shown.rgba[..<(200 * 60 * 4)] == bitmap.rgba[..<(200 * 60 * 4)])
    var sum = 0
    for place in 200 * 60 * 4..<bitmap.rgba.count {
      let off = Int(shown.rgba[place]) - Int(bitmap.rgba[place])
      sum += off * off
    }
    // ffmpeg's palettegen and paletteuse without dithering have 52 here, on the same half.
    #expect(Double(sum) / Double(200 * 60 * 3) < 60, "\(Double(sum) / Double(200 * 60 * 3))")
  }

  @Test("unchanged pixels do not flicker when the palette changes")
  func rest() throws {
    func frame(_ step: Int) throws -> Bitmap {
      try picture(64, 64) { x, y in
        if x < 32 { return [UInt8(x * 3), UInt8(y * 3), UInt8(x ^ y), 255] }
        return [
          UInt8((x * 5 + step * 9) & 255), UInt8((y * 4 + step * 31) & 255), UInt8(step), 255,
        ]
      }
    }
    let shots = try (0..<6).map { (try frame($0), 1) }
    try write(shots, rate: 10)
    let film = try played(like: shots[0].0).map(\.0)
    #expect(film.count == 6)
    for shown in film {
      for y in 0..<64 {
        let row = 4 * 64 * y..<4 * (64 * y + 32)
        #expect(shown.rgba[row] == film[0].rgba[row])
      }
    }
  }

  @Test("no error of rounded durations adds up", arguments: [1, 7, 24, 30, 33, 48, 49, 50])
  func timing(rate: Int) throws {
    let shots = try (0..<60).map { index in
      let bitmap = try plain([UInt8(index * 4), 0, 0, 255])
      return (bitmap, 1 + index % 3)
    }
    try write(shots, rate: rate)
    let film = try played(like: shots[0].0)
    #expect(film.count == 60)
    var (frames, time) = (0, 0.0)
    for (index, shot) in film.enumerated() {
      let exact: Double = Double(frames) * 1000 / Double(rate)
      #expect(abs(time - exact) <= 5.0001, "frame \(index)")
      #expect(shot.1 >= 20)
      frames += shots[index].1
      time += shot.1
    }
  }

  @Test("a rest of more than 655 seconds is several frames")
  func longRest() throws {
    let bitmap = try plain([9, 8, 7, 255])
    try write([(bitmap, 1000 * 10)], rate: 10)
    let film = try played(like: bitmap)
    #expect(film.map(\.0) == [bitmap, bitmap])
    #expect(film.map(\.1).reduce(0, +) == 1_000_000)
  }

  @Test("clear pixels stay clear, and can become so")
  func clear() throws {
    let one = try picture { x, _ in x < 3 ? [0, 255, 0, 255] : [0, 0, 0, 0] }
    let other = try picture { x, _ in x < 3 ? [0, 0, 0, 0] : [0, 255, 0, 255] }
    try write([(one, 1), (other, 1), (one, 1)], rate: 10, ground: .clear)
    // What colour clear pixels have is each reader's own.
    #expect(
      try played(like: one).map(\.0.fingerprint) == [one, other, one].map(\.fingerprint))
    #expect(
      try ForeignProgram.lines("gifsicle", ["--info", path]).filter { $0.contains("disposal back") }
        .count == 3)
  }

  @Test("translucent pixels stand on the ground, or on white if they are half opaque")
  func translucency() throws {
    let bitmap = try picture(4, 1) { x, _ in [0, 0, 0, [0, 127, 128, 255][x]] }
    let onRed = GIFEncoder(
      framesPerSecond: 10, plays: 0, ground: .color(Color(red: 1, green: 0, blue: 0)))
    let (flat, had) = onRed.flattened(bitmap)
    #expect(had)
    #expect(
      flat.rgba == [255, 0, 0, 255, 128, 0, 0, 255, 127, 0, 0, 255, 0, 0, 0, 255])
    let onNothing = GIFEncoder(framesPerSecond: 10, plays: 0, ground: .clear)
    #expect(
      onNothing.flattened(bitmap).bitmap.rgba
        == [0, 0, 0, 0, 0, 0, 0, 0, 127, 127, 127, 255, 0, 0, 0, 255])
    #expect(!onNothing.flattened(try plain([0, 0, 0, 0])).hadTranslucency)
  }

  @Test("how often a film plays", arguments: [(0, "loop forever"), (1, nil), (3, "loop count 2")])
  func plays(count: Int, line: String?) throws {
    try write([(plain([0, 0, 0, 255]), 1), (plain([1, 0, 0, 255]), 1)], plays: count)
    let info = try ForeignProgram.lines("gifsicle", ["--info", path])
    #expect(info.first { $0.contains("loop") }?.trimmingCharacters(in: .whitespaces) == line)
  }
}
