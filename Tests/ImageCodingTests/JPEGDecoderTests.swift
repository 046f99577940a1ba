import Drawing
import Foundation
import TestSupport
import Testing

@testable import ImageCoding

@Suite("JPEG in")
struct JPEGDecoderTests {
  private static let limit = 1 << 24

  private func decode(_ bytes: [UInt8]) throws -> Bitmap {
    try JPEGDecoder.decode(bytes, pixelLimit: Self.limit)
  }

  private func failure(_ bytes: [UInt8]) -> String? {
    do {
      _ = try decode(bytes)
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// The letter of the colour in the middle of each quarter, from left to right, then down.
  private func quarters(_ bitmap: Bitmap) -> String {
    let places = [(1, 1), (3, 1), (1, 3), (3, 3)]
    return places.map { x, y in
      guard let pixel = bitmap[bitmap.width * x / 4, bitmap.height * y / 4] else { return "-" }
      switch (pixel.red > 200, pixel.green > 200, pixel.blue > 200) {
      case (true, false, false): return "r"
      case (false, true, false): return "g"
      case (false, false, true): return "b"
      case (true, true, true): return "w"
      default: return "?"
      }
    }.joined()
  }

  @Test("baseline and progressive files give the same opaque pixels")
  func colors() throws {
    let bitmap = try decode(Samples.quadrants)
    #expect(bitmap.width == 32 && bitmap.height == 16)
    #expect(quarters(bitmap) == "rgbw")
    #expect(bitmap[31, 15]?.alpha == 255)
    #expect(try decode(Samples.progressive) == bitmap)
  }

  @Test("gray becomes gray")
  func gray() throws {
    let pixel = try decode(Samples.gray)[3, 3]
    #expect(pixel == .init(128, 128, 128))
  }

  @Test("inks are multiplied by the rest that black leaves: full cyan and a fifth of black")
  func ink() throws {
    let pixel = try #require(try decode(Samples.cmyk)[3, 3])
    #expect(pixel.red <= 3 && (201...207).contains(pixel.green) && (201...207).contains(pixel.blue))
    #expect(pixel.alpha == 255)
  }

  @Test(
    "the EXIF orientation is honoured in either byte order",
    arguments: zip(1...8, ["rgbw", "grwb", "wbgr", "bwrg", "rbgw", "brwg", "wgbr", "gwrb"]))
  func orientation(number: Int, expected: String) throws {
    for isLittle in [false, true] {
      let bitmap = try decode(Samples.turned(number, isLittle: isLittle))
      #expect(quarters(bitmap) == expected)
      #expect((bitmap.width, bitmap.height) == (number < 5 ? (32, 16) : (16, 32)))
    }
  }

  @Test("an invalid orientation, and EXIF that is truncated, change nothing")
  func strangeOrientation() throws {
    let plain = try decode(Samples.quadrants)
    for number in [0, 9, 65_535] {
      #expect(try decode(Samples.turned(number, isLittle: false)) == plain)
    }
    for length in 0..<32 {
      #expect(
        try decode(Samples.turned(6, isLittle: true, cutTo: length)).rgba.count == plain.rgba.count)
    }
  }

  @Test("a file that is cut short is an error, wherever it is cut")
  func truncation() throws {
    for file in [Samples.quadrants, Samples.progressive] {
      for length in 3..<file.count - 2 {
        let message = failure(Array(file[..<length]))
        #expect(
          message?.hasPrefix("the JPEG is truncated or damaged: ") == true,
          "\(length): \(message ?? "")"
        )
      }
    }
    #expect(
      failure(Array(Samples.quadrants.dropLast(20)))
        == "the JPEG is truncated or damaged: Premature end of JPEG file")
  }

  @Test("any byte may be wrong: there is a picture or a message, and the process goes on")
  func damage() {
    let limit = 1 << 20
    var (pictures, messages) = (0, 0)
    for file in [Samples.quadrants, Samples.progressive, Samples.cmyk] {
      for place in 3..<file.count {
        for value in [0, 0x7F, 0xFF] as [UInt8] {
          var bytes = file
          bytes[place] = value
          do {
            let bitmap = try JPEGDecoder.decode(bytes, pixelLimit: limit)
            if bitmap.width * bitmap.height > limit || bitmap.rgba.isEmpty {
              Issue.record("byte \(place) as \(value): \(bitmap.width) × \(bitmap.height)")
            }
            pictures += 1
          } catch {
            if !"\(error)".hasPrefix("the JPEG is ") {
              Issue.record("byte \(place) as \(value): \(error)")
            }
            messages += 1
          }
        }
      }
    }
    // Most damage is in the samples, where every byte is valid; some is in the headers.
    #expect(pictures > 100 && messages > 100, "\(pictures) pictures, \(messages) messages")
  }

  @Test("a header that declares too large a size is refused with its numbers")
  func size() throws {
    func file(_ width: Int, _ height: Int) throws -> [UInt8] {
      var bytes = Samples.quadrants
      let frame = try #require(
        bytes.indices.dropLast().first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
      for (place, value) in [
        (5, height >> 8), (6, height & 0xFF), (7, width >> 8), (8, width & 0xFF),
      ] { bytes[frame + place] = UInt8(value) }
      return bytes
    }
    for (width, height) in [(65_535, 65_535), (40_000, 1), (1, 32_768), (5000, 5000)] {
      #expect(
        failure(try file(width, height))
          == "the JPEG is too large: \(width) × \(height) pixels, where 16777216 in all"
          + " and 32767 a side are allowed")
    }
    #expect(failure(try file(0, 16))?.hasPrefix("the JPEG is truncated or damaged: ") == true)
    // As many pixels as are allowed, of which nearly none are there.
    #expect(failure(try file(4096, 4096))?.hasPrefix("the JPEG is truncated or damaged: ") == true)
  }

  @Test("a file that goes over its pixels again and again is refused")
  func scans() throws {
    // A progressive frame of 4096 by 4096 with the first scan of the file a hundred times.
    var bytes = Samples.progressive
    let frame = try #require(
      bytes.indices.dropLast().first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC2 })
    for (place, value) in [(5, 16), (6, 0), (7, 16), (8, 0)] as [(Int, UInt8)] {
      bytes[frame + place] = value
    }
    let scan = try #require(
      bytes.indices.dropLast().first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDA })
    let end = try #require(
      bytes.indices.dropLast().first { $0 > scan + 14 && bytes[$0] == 0xFF && bytes[$0 + 1] != 0 })
    let scans = (0..<100).flatMap { _ in bytes[scan..<end] }
    let time = cpuTime { #expect(failure(Array(bytes[..<scan]) + scans) != nil) }
    #expect(time < .seconds(20))
  }

  @Test("files are recognised by their first bytes")
  func formats() throws {
    #expect(try ImageDecoder.decode(Samples.gray, pixelLimit: 64).width == 8)
    for (bytes, message) in [
      (Array("GIF89a\u{1}\u{0}".utf8), "it is neither PNG nor JPEG"), ([], "the file is empty"),
      (
        Array("version https://git-lfs.github.com/spec/v1\n".utf8),
        "this is a Git LFS pointer and not a PNG; run \"git lfs pull\""
      ),
    ] {
      #expect(throws: ImageDecodingFailure(message)) {
        try ImageDecoder.decode(bytes, pixelLimit: 64)
      }
    }
  }
}

/// Small JPEG files.
private enum Samples {
  /// 32 by 16: red, green, blue and white quarters.
  static let quadrants = bytes(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4R\
    DgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU\
    FBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAQACADAREAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAA\
    AAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAk\
    M2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKT\
    lJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QA\
    HwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdh\
    cRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hp\
    anN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk\
    5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD50r8MP9UwoA+xq/Ej/mPCgD8vK/6Mz+5QoA/pbr/Kw+4CgD//\
    2Q==
    """)
  /// The same, progressive.
  static let progressive = bytes(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4R\
    DgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU\
    FBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wgARCAAQACADAREAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAA\
    AAcICf/EABkBAQADAQEAAAAAAAAAAAAAAAAGCAkFB//aAAwDAQACEAMQAAABnMFtSLHCcxxl7Rn3MdLardwf/8QA\
    FBABAAAAAAAAAAAAAAAAAAAAMP/aAAgBAQABBQIP/8QAFBEBAAAAAAAAAAAAAAAAAAAAMP/aAAgBAwEBPwEP/8QA\
    FBEBAAAAAAAAAAAAAAAAAAAAMP/aAAgBAgEBPwEP/8QAFBABAAAAAAAAAAAAAAAAAAAAMP/aAAgBAQAGPwIP/8QA\
    FBABAAAAAAAAAAAAAAAAAAAAMP/aAAgBAQABPyEP/9oADAMBAAIAAwAAABD+1KT/xAAUEQEAAAAAAAAAAAAAAAAA\
    AAAw/9oACAEDAQE/EA//xAAUEQEAAAAAAAAAAAAAAAAAAAAw/9oACAECAQE/EA//xAAUEAEAAAAAAAAAAAAAAAAA\
    AAAw/9oACAEBAAE/EA//2Q==
    """)
  /// 8 by 8 of gray 128.
  static let gray = bytes(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4R\
    DgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/wAALCAAIAAgBAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcI\
    CQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcY\
    GRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKj\
    pKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/9oACAEBAAA/ACv/\
    2Q==
    """)
  /// 8 by 8 of full cyan and a fifth of black, written as Adobe's programs do.
  static let cmyk = bytes(
    """
    /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwACAQEBAQECAQEBAgICAgIEAwICAgIFBAQDBAYFBgYGBQYGBgcJCAYHCQcG\
    BggLCAkKCgoKCgYICwwLCgwJCgoK/8AAFAgACAAIBEMRAE0RAFkRAEsRAP/EAB8AAAEFAQEBAQEBAAAAAAAAAAAB\
    AgMEBQYHCAkKC//EALUQAAIBAwMCBAMFBQQEAAABfQECAwAEEQUSITFBBhNRYQcicRQygZGhCCNCscEVUtHwJDNi\
    coIJChYXGBkaJSYnKCkqNDU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6g4SFhoeIiYqSk5SV\
    lpeYmZqio6Slpqeoqaqys7S1tre4ubrCw8TFxsfIycrS09TV1tfY2drh4uPk5ebn6Onq8fLz9PX29/j5+v/aAA4E\
    QwBNAFkASwAAPwD+f+v38r9/K/TCv//Z
    """)

  private static func bytes(_ base64: String) -> [UInt8] {
    Data(base64Encoded: base64).map { [UInt8]($0) } ?? []
  }

  /// The quarters with an EXIF segment, or only so many bytes of its content.
  static func turned(_ number: Int, isLittle: Bool, cutTo length: Int? = nil) -> [UInt8] {
    func word(_ value: Int, _ count: Int) -> [UInt8] {
      let bytes = (0..<count).map { UInt8(value >> (8 * $0) & 0xFF) }
      return isLittle ? bytes : bytes.reversed()
    }
    let tiff =
      Array((isLittle ? "II" : "MM").utf8) + word(42, 2) + word(8, 4) + word(1, 2)
      + word(0x0112, 2) + word(3, 2) + word(1, 4) + word(number, 2) + [0, 0]
    let content = Array((Array("Exif\0\0".utf8) + tiff).prefix(length ?? 100))
    let size = content.count + 2
    return [0xFF, 0xD8, 0xFF, 0xE1, UInt8(size >> 8), UInt8(size & 0xFF)] + content
      + quadrants.dropFirst(2)
  }
}
