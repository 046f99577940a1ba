import Drawing
import TestSupport
import Testing

@testable import PNGCoding

/// One of the kinds of PNG that the standard's table 11.1 allows.
struct PNGKind: CustomTestStringConvertible, Sendable {
  let colorType: UInt8
  let bitDepth: UInt8
  let isInterlaced: Bool
  /// Whether it has a tRNS, which only kinds without alpha may have.
  let hasTransparency: Bool

  static let all: [PNGKind] = {
    let depths: [(UInt8, [UInt8])] = [
      (0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 2, 4, 8]), (4, [8, 16]), (6, [8, 16]),
    ]
    return depths.flatMap { colorType, bitDepths in
      bitDepths.flatMap { bitDepth in
        [false, true].flatMap { isInterlaced in
          (colorType < 4 ? [false, true] : [false]).map {
            PNGKind(
              colorType: colorType, bitDepth: bitDepth, isInterlaced: isInterlaced,
              hasTransparency: $0)
          }
        }
      }
    }
  }()

  var testDescription: String {
    "type \(colorType), \(bitDepth) bits" + (isInterlaced ? ", interlaced" : "")
      + (hasTransparency ? ", tRNS" : "")
  }

  var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][Int(colorType)] ?? 0 }
  var highest: Int { 1 << Int(bitDepth) - 1 }
}

/// A picture of a kind: samples at random, the file that holds them, and the pixels they stand for.
struct KindPicture {
  let kind: PNGKind
  let width: Int
  let height: Int
  /// The samples of each pixel, rows from the top down.
  let samples: [[Int]]
  let palette: [[UInt8]]

  init(_ kind: PNGKind, width: Int, height: Int) {
    var generator = SplitMix64(state: UInt64(width * 64 + height))
    self.kind = kind
    self.width = width
    self.height = height
    samples = (0..<width * height).map { _ in
      (0..<kind.channels).map { _ in Int(generator.next() % UInt64(kind.highest + 1)) }
    }
    palette = (0...min(kind.highest, 255)).map { _ in generator.bytes(3) }
  }

  /// The colour that tRNS makes transparent: that of the first pixel, so that there is one.
  private var key: [Int] { samples[0] }

  var chunks: [(String, [UInt8])] {
    let transparency: [UInt8] =
      kind.colorType == 3
      ? [17, 170] : key.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    return (kind.colorType == 3 ? [("PLTE", palette.flatMap { $0 })] : [])
      + (kind.hasTransparency ? [("tRNS", transparency)] : [])
  }

  /// The rows of every pass, filtered by turns with each of the five filters.
  var rows: [UInt8] {
    // First column, first row, column step and row step of Adam7's seven passes.
    let passes =
      kind.isInterlaced
      ? [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ] : [(0, 0, 1, 1)]
    return passes.flatMap { left, top, across, down -> [UInt8] in
      guard left < width else { return [] }
      let plain = stride(from: top, to: height, by: down).map { y in
        packed(stride(from: left, to: width, by: across).flatMap { samples[y * width + $0] })
      }
      return plain.indices.flatMap { index in
        filtered(
          plain[index], above: index > 0 ? plain[index - 1] : nil, filter: UInt8(index % 5))
      }
    }
  }

  private func packed(_ samples: [Int]) -> [UInt8] {
    let depth = Int(kind.bitDepth)
    let bits = samples.flatMap { sample in
      (0..<depth).map { UInt8(sample >> (depth - 1 - $0) & 1) }
    }
    return stride(from: 0, to: bits.count, by: 8).map { start in
      (0..<8).reduce(0) { $0 << 1 | (start + $1 < bits.count ? bits[start + $1] : 0) }
    }
  }

  private func filtered(_ row: [UInt8], above: [UInt8]?, filter: UInt8) -> [UInt8] {
    let step = max(1, Int(kind.bitDepth) * kind.channels / 8)
    return [filter]
      + row.indices.map { index in
        let left = index >= step ? Int(row[index - step]) : 0
        let over = above.map { Int($0[index]) } ?? 0
        let corner = index >= step ? above.map { Int($0[index - step]) } ?? 0 : 0
        let nearest = [left, over, corner].min {
          abs(left + over - corner - $0) < abs(left + over - corner - $1)
        }
        let prediction = [0, left, over, (left + over) / 2, nearest ?? 0][Int(filter)]
        return row[index] &- UInt8(prediction)
      }
  }

  var file: [UInt8] {
    HandmadePNG.file(
      width: UInt32(width), height: UInt32(height), bitDepth: kind.bitDepth,
      colorType: kind.colorType, interlaced: kind.isInterlaced, chunks: chunks, rows: rows)
  }

  var rgba: [UInt8] { samples.flatMap(pixel) }

  private func pixel(_ samples: [Int]) -> [UInt8] {
    // The nearest byte; no sample lies half way between two.
    func byte(_ sample: Int) -> UInt8 { UInt8((sample * 510 + kind.highest) / (2 * kind.highest)) }
    let isKey = kind.hasTransparency && samples == key
    switch kind.colorType {
    case 3:
      let alphas: [Int: UInt8] = kind.hasTransparency ? [0: 17, 1: 170] : [:]
      return palette[samples[0]] + [alphas[samples[0]] ?? 255]
    case 0: return [UInt8](repeating: byte(samples[0]), count: 3) + [isKey ? 0 : 255]
    case 4: return [UInt8](repeating: byte(samples[0]), count: 3) + [byte(samples[1])]
    case 2: return samples.map(byte) + [isKey ? 0 : 255]
    default: return samples.map(byte)
    }
  }
}

@Suite("Decoding every kind of PNG")
struct PNGEveryKindTests {
  @Test("there are 52 kinds")
  func kinds() {
    // 15 of depth and colour type, 11 of them with and without tRNS, all interlaced or not.
    #expect(PNGKind.all.count == 52)
  }

  @Test("every kind comes out in exactly its pixels", arguments: PNGKind.all)
  func pixels(kind: PNGKind) throws {
    for (width, height) in [(1, 1), (3, 2), (8, 8), (13, 11), (33, 9)] {
      let picture = KindPicture(kind, width: width, height: height)
      let image = try PNGDecoder.decode(picture.file)
      #expect(image.bitmap.width == width && image.bitmap.height == height)
      #expect(image.bitmap.rgba == picture.rgba, "\(width) × \(height)")
      #expect(image.warnings.isEmpty)
    }
  }
}
