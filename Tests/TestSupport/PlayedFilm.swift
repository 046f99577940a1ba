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

  /// What Chromium's decoder makes of films, one browser for all of them.
  ///
  /// - Parameter films: The bytes with their media type, `image/png` for APNG.
  public static func chromium(_ films: [(bytes: [UInt8], type: String)]) throws -> [PlayedFilm] {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "films-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let sources = films.map { "[\"\(Data($0.bytes).base64EncodedString())\", \"\($0.type)\"]" }
    let page = folder.appending(path: "page.html")
    let text = script.replacingOccurrences(
      of: "FILMS", with: "[\(sources.joined(separator: ",\n"))]")
    try Data(text.utf8).write(to: page)
    var arguments = [
      "--headless", "--disable-gpu", "--user-data-dir=\(folder.path)/profile",
      "--virtual-time-budget=60000", "--dump-dom", "file://\(page.path)",
    ]
    // Chromium's sandbox refuses to work for the superuser, who runs tests in containers.
    if geteuid() == 0 { arguments.insert("--no-sandbox", at: 0) }
    let lines = try ForeignProgram.lines("chromium", arguments)
    let told = try lines.filter { $0.hasPrefix("film ") }.map { line in
      let words = line.split(separator: " ").map(String.init)
      let numbers = words.dropFirst(2).compactMap(Double.init)
      guard words.count > 2, numbers.count == words.count - 2, numbers.count % 2 == 0 else {
        throw ForeignProgram.Failure(description: "chromium said: \(line)")
      }
      let frames = stride(from: 0, to: numbers.count, by: 2).map { index in
        Frame(
          fingerprint: UInt32(numbers[index]), duration: numbers[index + 1] / 1000)
      }
      // The browser counts repetitions.
      return PlayedFilm(frames: frames, plays: Int(words[1]).map { $0 + 1 })
    }
    guard told.count == films.count else {
      throw ForeignProgram.Failure(
        description: "chromium said: \(lines.filter { $0.count < 200 }.suffix(3))")
    }
    return told
  }

  private static let script = """
    <!doctype html><body>nothing<script>
    // The browser's clock runs ahead as soon as nobody has work, and at its end the page is printed: so there
    // is work until all is decoded.
    let sum = 0;
    const busy = setInterval(() => { for (let i = 0; i < 2e7; i++) sum += i; }, 100);
    (async () => {
      let text = "\\n";
      for (const [data, type] of FILMS) {
        try {
          const bytes = Uint8Array.from(atob(data), c => c.charCodeAt(0));
          const decoder = new ImageDecoder({data: bytes, type: type, premultiplyAlpha: "none"});
          await decoder.tracks.ready;
          await decoder.completed;
          const track = decoder.tracks.selectedTrack;
          text += "film " + track.repetitionCount;
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
            text += " " + hash + " " + image.duration;
          }
        } catch (error) { text += "error " + error; }
        text += "\\n";
      }
      document.body.textContent = text;
      clearInterval(busy);
    })()
    </script>
    """

  /// The frames that ffmpeg makes of a film, each once, and their durations in milliseconds.
  public static func ffmpeg(_ path: String, width: Int, height: Int) throws -> [(Bitmap, Double)] {
    let pixels = [UInt8](
      try ForeignProgram.output(
        "ffmpeg",
        ["-v", "error", "-i", path, "-fps_mode", "passthrough", "-f", "rawvideo"]
          + ["-pix_fmt", "rgba", "-"]))
    let durations = try ForeignProgram.lines(
      "ffprobe",
      ["-v", "error", "-show_entries", "packet=duration_time", "-of", "csv=p=0", path]
    ).compactMap(Double.init)
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
