import Drawing
import Testing

@testable import CairoRendering

@Suite struct RendererFingerprintTests {
  @Test func librariesAndFontsAreNamed() throws {
    let plain = RendererFingerprint.current
    #expect(plain.description.hasPrefix("cairo 1."))
    let full = try plain.withText(.debian)
    let parts = full.description.split(separator: "; ")
    #expect(parts.count == 3 + 18)
    #expect(parts[1].hasPrefix("pango 1."))
    #expect(parts[2].hasPrefix("harfbuzz "))
    let hashes = parts.dropFirst(3).compactMap { $0.split(separator: " ").last }
    #expect(hashes.allSatisfy { $0.utf8.count == 8 && UInt32($0, radix: 16) != nil })
    #expect(Set(hashes).count == 18)
    #expect(try full == RendererFingerprint.current.withText(.debian))
  }

  @Test func withoutFontsThereIsNoFingerprint() {
    #expect(throws: TypesettingError.self) {
      try RendererFingerprint.current.withText(FontLibrary(folders: []))
    }
  }
}
