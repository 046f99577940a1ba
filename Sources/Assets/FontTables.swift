package import Drawing
internal import Files

/// Reads what a scene must know about the fonts in a file: their names, weights, metrics, axes and features. The
/// tables are those of OpenType. HarfBuzz reads the letters.
package struct FontTables {
  /// The maximum number of fonts in a collection. Our choice.
  private static let mostFonts = 64
  /// The maximum number of names, axes and features that are read of a font. Our choice.
  private static let mostRecords = 4096
  /// The heights of lines that a font may have, in ems. Real fonts have 0.7 to 4. Our choice.
  package static let lineHeights = 0.1...10.0

  private let bytes: [UInt8]

  /// The fonts in a file; empty if it is no font file.
  package static func fonts(in bytes: [UInt8], path: String) -> [FontResource] {
    FontTables(bytes: bytes).fonts(path: path)
  }

  private func fonts(path: String) -> [FontResource] {
    guard let version = long(0) else { return [] }
    guard version == Self.tag("ttcf") else {
      return font(at: 0, path: path, index: 0).map { [$0] } ?? []
    }
    let count = min(Int(long(8) ?? 0), Self.mostFonts)
    return (0..<count).compactMap { index in
      long(12 + 4 * index).flatMap { font(at: Int($0), path: path, index: index) }
    }
  }

  private func font(at start: Int, path: String, index: Int) -> FontResource? {
    guard let version = long(start),
      [0x0001_0000, Self.tag("OTTO"), Self.tag("true")].contains(version),
      let head = table("head", at: start), let unitsPerEm = word(head.lowerBound + 18),
      unitsPerEm > 0, let line = lineMetrics(at: start)
    else { return nil }
    let names = names(at: start)
    guard let family = names[16] ?? names[1] else { return nil }
    var (weight, isItalic) = (400, false)
    if let os2 = table("OS/2", at: start) {
      weight = min(max(Int(word(os2.lowerBound + 4) ?? 400), 1), 1000)
      isItalic = (word(os2.lowerBound + 62) ?? 0) & 1 != 0
    }
    let em = Double(unitsPerEm)
    var font = FontResource(
      path: path, index: index, postScriptName: names[6] ?? names[4] ?? family,
      familyName: family, weight: weight, isItalic: isItalic, ascender: line.ascender / em,
      descender: line.descender / em)
    font.axes = axes(at: start)
    font.features = features(at: start)
    return font
  }

  // MARK: - Tables

  /// The ascender and the descender in font units: those of hhea. Where both are 0 they are the typographic ones of OS/2,
  /// else those for Windows, as in FreeType (`sfnt_load_face`).
  private func lineMetrics(at start: Int) -> (ascender: Double, descender: Double)? {
    guard let hhea = table("hhea", at: start), let ascender = short(hhea.lowerBound + 4),
      let descender = short(hhea.lowerBound + 6)
    else { return nil }
    // The oldest tables OS/2 end before these metrics.
    guard ascender == 0, descender == 0, let os2 = table("OS/2", at: start), os2.count >= 78 else {
      return (Double(ascender), 0 - Double(descender))
    }
    let (typoAscender, typoDescender) = (short(os2.lowerBound + 68), short(os2.lowerBound + 70))
    if let typoAscender, let typoDescender, typoAscender != 0 || typoDescender != 0 {
      return (Double(typoAscender), 0 - Double(typoDescender))
    }
    return (Double(word(os2.lowerBound + 74) ?? 0), Double(word(os2.lowerBound + 76) ?? 0))
  }

  /// The names of a font in English, by their numbers.
  private func names(at start: Int) -> [Int: String] {
    guard let table = table("name", at: start), let count = word(table.lowerBound + 2),
      let offset = word(table.lowerBound + 4)
    else { return [:] }
    var names: [Int: String] = [:]
    for index in 0..<min(Int(count), Self.mostRecords) {
      let record = table.lowerBound + 6 + 12 * index
      guard let platform = word(record), let language = word(record + 4),
        let number = word(record + 6), [1, 2, 4, 6, 16, 17].contains(number),
        let length = word(record + 8), let place = word(record + 10),
        let text = slice(table.lowerBound + Int(offset) + Int(place), Int(length))
      else { continue }
      let name: String
      switch (platform, language) {
      case (3, 0x409), (0, _):
        let units = stride(from: 0, to: text.count - 1, by: 2).map {
          UInt16(text[text.startIndex + $0]) << 8 | UInt16(text[text.startIndex + $0 + 1])
        }
        name = String(decoding: units, as: UTF16.self)
      case (1, 0) where names[Int(number)] == nil: name = String(decoding: text, as: UTF8.self)
      default: continue
      }
      if !name.isEmpty, name.utf8.count <= 200 { names[Int(number)] = name }
    }
    return names
  }

  private func axes(at start: Int) -> [FontResource.Axis] {
    guard let table = table("fvar", at: start), let offset = word(table.lowerBound + 4),
      let count = word(table.lowerBound + 8), let size = word(table.lowerBound + 10)
    else { return [] }
    return (0..<min(Int(count), 64)).compactMap { index in
      let axis = table.lowerBound + Int(offset) + Int(size) * index
      guard let tag = slice(axis, 4), let least = fixed(axis + 4),
        let standard = fixed(axis + 8), let most = fixed(axis + 12), least <= most
      else { return nil }
      return FontResource.Axis(
        tag: String(decoding: tag, as: UTF8.self), range: least...most, standard: standard)
    }
  }

  /// The tags of the features that replace and place letters.
  private func features(at start: Int) -> Set<String> {
    var tags: Set<String> = []
    for name in ["GSUB", "GPOS"] {
      guard let table = table(name, at: start), let offset = word(table.lowerBound + 6),
        let count = word(table.lowerBound + Int(offset))
      else { continue }
      for index in 0..<min(Int(count), Self.mostRecords) {
        if let tag = slice(table.lowerBound + Int(offset) + 2 + 6 * index, 4) {
          tags.insert(String(decoding: tag, as: UTF8.self))
        }
      }
    }
    return tags
  }

  /// The bytes of a table of the font whose directory is at `start`.
  private func table(_ name: String, at start: Int) -> Range<Int>? {
    guard let count = word(start + 4) else { return nil }
    for index in 0..<Int(count) {
      let record = start + 12 + 16 * index
      guard let tag = long(record) else { return nil }
      guard tag == Self.tag(name) else { continue }
      guard let place = long(record + 8), let length = long(record + 12),
        Int(place) + Int(length) <= bytes.count
      else { return nil }
      return Int(place)..<Int(place) + Int(length)
    }
    return nil
  }

  // MARK: - Bytes

  private func slice(_ offset: Int, _ count: Int) -> ArraySlice<UInt8>? {
    guard offset >= 0, count >= 0, offset <= bytes.count, count <= bytes.count - offset else {
      return nil
    }
    return bytes[offset..<offset + count]
  }

  private func word(_ offset: Int) -> UInt16? {
    slice(offset, 2)?.reduce(0) { $0 << 8 | UInt16($1) }
  }

  private func short(_ offset: Int) -> Int16? { word(offset).map(Int16.init(bitPattern:)) }

  private func long(_ offset: Int) -> UInt32? {
    slice(offset, 4)?.reduce(0) { $0 << 8 | UInt32($1) }
  }

  private func fixed(_ offset: Int) -> Double? {
    long(offset).map { Double(Int32(bitPattern: $0)) / 65536 }
  }

  private static func tag(_ text: String) -> UInt32 {
    text.utf8.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
  }
}
