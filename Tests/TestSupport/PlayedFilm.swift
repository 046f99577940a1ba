import Drawing
import Foundation

/// A film as a player shows it: pictures, and for how long each.
public struct PlayedFilm: Hashable, Sendable {
  /// A picture of the film.
  public struct Frame: Hashable, Sendable {
    /// The picture, of which only this is kept: see `Bitmap.fingerprint`.
    public let fingerprint: UInt32
    /// In milliseconds.
    public let duration: Double
  }

  /// The pictures, in order.
  public let frames: [Frame]
  /// How often the film is played; `nil` for ever.
  public let plays: Int?

  /// How long the film is, in milliseconds.
  public var duration: Double { frames.reduce(0) { $0 + $1.duration } }

  /// What Chromium's decoder makes of films.
  ///
  /// - Parameter films: The bytes with their media type, `image/png` for APNG.
  public static func chromium(
    _ films: [(bytes: [UInt8], type: String)]
  ) async throws -> [PlayedFilm] {
    let folder = try TemporaryFolder()
    let page = folder.path + "/page.html"
    try Data(script.utf8).write(to: URL(fileURLWithPath: page))
    let browser = try await Browser()
    try await browser.open(page, until: "typeof decode === 'function'")
    var played: [PlayedFilm] = []
    for film in films {
      let text = Data(film.bytes).base64EncodedString()
      let answer = try await browser.evaluate("decode('\(text)', '\(film.type)')")
      guard let numbers = answer as? [Double], let repetitions = numbers.first,
        numbers.count % 2 == 1
      else {
        throw Browser.Failure(description: "chromium decodes no film of \(film.type)")
      }
      let frames = stride(from: 1, to: numbers.count, by: 2).map { index in
        Frame(fingerprint: UInt32(numbers[index]), duration: numbers[index + 1] / 1000)
      }
      // The browser counts repetitions, and has -1 for films without an end.
      played.append(
        PlayedFilm(frames: frames, plays: repetitions < 0 ? nil : Int(repetitions) + 1))
    }
    return played
  }

  /// Decodes a film to its number of repetitions, and a fingerprint and a duration in microseconds for each frame.
  private static let script = """
    <!doctype html><body><script>
    async function decode(data, type) {
      const bytes = Uint8Array.from(atob(data), c => c.charCodeAt(0));
      const decoder = new ImageDecoder({data: bytes, type: type, premultiplyAlpha: "none"});
      await decoder.tracks.ready;
      await decoder.completed;
      const track = decoder.tracks.selectedTrack;
      const numbers = [isFinite(track.repetitionCount) ? track.repetitionCount : -1];
      for (let i = 0; i < track.frameCount; i++) {
        const {image} = await decoder.decode({frameIndex: i});
        const pixels = new Uint8Array(image.allocationSize({format: "RGBA"}));
        await image.copyTo(pixels, {format: "RGBA"});
        let hash = 2166136261;
        for (let p = 0; p < pixels.length; p += 4) {
          for (let c = 0; c < 4; c++) {
            hash = Math.imul(hash ^ (pixels[p + 3] ? pixels[p + c] : 0), 16777619) >>> 0;
          }
        }
        numbers.push(hash, image.duration);
      }
      return numbers;
    }
    </script>
    """

  /// The frames that ffmpeg makes of a film, each once, and their durations in milliseconds.
  ///
  /// - Parameter decoder: The decoder, as ffmpeg names it; `nil` for its choice. That for VP9 reads no alpha.
  public static func ffmpeg(
    _ path: String, width: Int, height: Int, decoder: String? = nil
  ) throws -> [(Bitmap, Double)] {
    let reading = decoder.map { ["-c:v", $0] } ?? []
    let input = ["-v", "error"] + reading + ["-i", path]
    let pixels = [UInt8](
      try ForeignProgram.output(
        "ffmpeg",
        input + ["-fps_mode", "passthrough", "-f", "rawvideo", "-pix_fmt", "rgba", "-"]))
    // Packets with alpha have a second field, which is empty.
    let durations = try ForeignProgram.lines(
      "ffprobe",
      ["-v", "error", "-show_entries", "packet=duration_time", "-of", "csv=p=0", path]
    ).compactMap { Double($0.prefix { $0 != "," }) }
    let size = width * height * 4
    guard pixels.count == size * durations.count else {
      throw ForeignProgram.Failure(
        description: "ffmpeg gave \(pixels.count) bytes for \(durations.count) frames")
    }
    return try durations.enumerated().map { index, duration in
      let rgba = Array(pixels[index * size..<(index + 1) * size])
      return (try Bitmap(width: width, height: height, rgba: rgba), duration * 1000)
    }
  }
}

extension Bitmap {
  /// FNV-1a of the bytes, where those of clear pixels count as zeros.
  public var fingerprint: UInt32 {
    var hash: UInt32 = 2_166_136_261
    rgba.withUnsafeBufferPointer { bytes in
      for start in stride(from: 0, to: bytes.count, by: 4) {
        let isClear = bytes[start + 3] == 0
        for place in start..<start + 4 {
          hash = (hash ^ UInt32(isClear ? 0 : bytes[place])) &* 16_777_619
        }
      }
    }
    return hash
  }
}
