import Drawing
import Foundation
import TestSupport
import Testing

@testable import PNGCoding

@Suite("Animated PNG")
struct APNGEncoderTests {
  /// A film of small pictures, each shown for so many frames.
  private func film(
    _ shots: [(Bitmap, Int)], rate: Int = 60, plays: Int = 0
  ) -> [UInt8] {
    let encoder = APNGEncoder(pixelsPerPoint: 2, framesPerSecond: rate, plays: plays)
    var file = encoder.file()
    var bytes = file.header(width: shots[0].0.width, height: shots[0].0.height)
    var previous: Bitmap?
    for (bitmap, count) in shots {
      bytes += file.append(encoder.encode(bitmap, after: previous), count: count)
      previous = bitmap
    }
    let (end, correction) = file.finish()
    bytes += end
    bytes.replaceSubrange(
      correction.offset..<correction.offset + correction.bytes.count, with: correction.bytes)
    return bytes
  }

  /// A picture of one colour with others here and there.
  private func picture(
    _ width: Int = 8, _ height: Int = 6, _ ground: [UInt8] = [255, 0, 0, 255],
    _ spots: [(x: Int, y: Int, ink: [UInt8])] = []
  ) throws -> Bitmap {
    var rgba = [[UInt8]](repeating: ground, count: width * height)
    for spot in spots { rgba[spot.y * width + spot.x] = spot.ink }
    return try Bitmap(width: width, height: height, rgba: Array(rgba.joined()))
  }

  private static let blue: [UInt8] = [0, 0, 255, 255]

  @Test("the first frame is whole, and of the next one only the rectangle that changed")
  func rectangle() throws {
    let shots = [
      (try picture(), 3),
      (try picture(8, 6, [255, 0, 0, 255], [(2, 1, Self.blue), (4, 3, Self.blue)]), 6),
    ]
    let read = try ComposedAPNG(film(shots))
    #expect(
      read.chunks == ["IHDR", "acTL", "sRGB", "pHYs", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"])
    #expect(read.declaredFrames == 2)
    #expect(read.plays == 0)
    #expect(read.frames.map(\.stored) == [[0, 0, 8, 6], [2, 1, 3, 3]])
    #expect(read.frames.map(\.delay) == [[1, 20], [1, 10]])
    #expect(read.frames.map(\.bitmap) == shots.map(\.0))
  }

  @Test("equal frames are one that is shown longer")
  func merged() throws {
    let (red, blue) = (try picture(), try picture(8, 6, Self.blue))
    let read = try ComposedAPNG(
      film([(red, 1), (red, 4), (blue, 1), (red, 2), (red, 1)], plays: 3))
    #expect(read.frames.map(\.delay) == [[1, 12], [1, 60], [1, 20]])
    #expect(read.frames.map(\.bitmap) == [red, blue, red])
    #expect(read.declaredFrames == 3)
    #expect(read.plays == 3)
  }

  @Test("a few opaque changes are drawn over the previous frame, others replace it")
  func blending() throws {
    let red: [UInt8] = [255, 0, 0, 255]
    let corners = try picture(8, 6, red, [(0, 0, Self.blue), (7, 5, Self.blue)])
    let clear = try picture(8, 6, red, [(0, 0, [0, 0, 0, 0]), (7, 5, [9, 9, 9, 100])])
    let read = try ComposedAPNG(film([(try picture(), 1), (corners, 1), (clear, 1)]))
    #expect(read.frames.map(\.blend) == [0, 1, 0])
    #expect(read.frames.map(\.bitmap) == [try picture(), corners, clear])
  }

  @Test("a single frame is a film of one")
  func single() throws {
    let read = try ComposedAPNG(film([(try picture(1, 1), 1)], rate: 24))
    #expect(read.declaredFrames == 1)
    #expect(read.frames.map(\.delay) == [[1, 24]])
  }

  @Test("delays are exact, also where they do not fit into 16 bits")
  func longDelays() throws {
    let read = try ComposedAPNG(film([(try picture(), 240 * 300 + 1)], rate: 240))
    #expect(read.frames.map(\.delay) == [[300, 1], [1, 240]])
    #expect(Set(read.frames.map(\.bitmap)) == [try picture()])
    let days = try ComposedAPNG(film([(try picture(), 100_000 * 7 + 3)], rate: 7))
    #expect(days.frames.map(\.delay) == [[65_535, 1], [34_465, 1], [3, 7]])
    #expect(days.declaredFrames == 3)
  }

  @Test("random films come back as they are", arguments: 0..<40)
  func random(seed: UInt64) throws {
    var random = SplitMix64(state: seed)
    let (width, height) = (
      Int.random(in: 1...9, using: &random), Int.random(in: 1...9, using: &random)
    )
    var shots: [(Bitmap, Int)] = []
    var rgba = [UInt8](repeating: 0, count: width * height * 4)
    for _ in 0..<Int.random(in: 1...9, using: &random) {
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let place = 4 * Int.random(in: 0..<width * height, using: &random)
        let alpha = [0, 255, 255, 255, 128].randomElement(using: &random) ?? 0
        for channel in 0..<3 { rgba[place + channel] = UInt8.random(in: 0...255, using: &random) }
        rgba[place + 3] = UInt8(alpha)
      }
      let bitmap = try Bitmap(width: width, height: height, rgba: rgba)
      shots.append((bitmap, Int.random(in: 1...5, using: &random)))
    }
    let read = try ComposedAPNG(film(shots, rate: 30))
    var expected: [(Bitmap, Int)] = []
    for shot in shots {
      if let last = expected.last, last.0 == shot.0 {
        expected[expected.count - 1].1 += shot.1
      } else {
        expected.append(shot)
      }
    }
    #expect(read.frames.map(\.bitmap) == expected.map(\.0))
    #expect(read.frames.map { $0.delay[0] * 30 / $0.delay[1] } == expected.map(\.1))
    #expect(read.declaredFrames == expected.count)
  }

  @Test("pngcheck and apngdis read it")
  func others() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/film.png"
    let shots = [
      (try picture(), 3), (try picture(8, 6, [255, 0, 0, 255], [(3, 3, Self.blue)]), 5),
    ]
    try Data(film(shots, rate: 50)).write(to: URL(fileURLWithPath: path))
    let said = try ForeignProgram.lines("pngcheck", [path])
    #expect(said.allSatisfy { $0.hasPrefix("OK: ") } && !said.isEmpty, "\(said)")
    _ = try ForeignProgram.output("apngdis", [path, "shot"])
    for (number, (bitmap, count)) in shots.enumerated() {
      let name = "\(folder.path)/shot\(number + 1)"
      let shown = try PNGDecoder.decode(
        [UInt8](Data(contentsOf: URL(fileURLWithPath: name + ".png"))))
      #expect(shown.bitmap == bitmap)
      let delay = try String(contentsOfFile: name + ".txt", encoding: .utf8)
      #expect(
        delay.split(whereSeparator: \.isNewline) == [count == 3 ? "delay=3/50" : "delay=1/10"])
    }
  }
}
