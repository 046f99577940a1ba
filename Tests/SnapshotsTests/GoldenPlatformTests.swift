import Snapshots
import Testing

@Suite("Goldens for each platform")
struct GoldenPlatformTests {
  @Test(
    "the platform is added at the end of the name, but before the scale",
    arguments: [
      ("red", "red.linux"), ("light@2x", "light.linux@2x"), ("a/b.dark@3x", "a/b.dark.linux@3x"),
      ("me@index", "me@index.linux"), ("@x", "@x.linux"), ("box", "box.linux"),
    ])
  func added(name: String, expected: String) {
    #expect(GoldenPlatform.linux.added(to: name) == expected)
  }

  #if os(Linux)
  @Test("the current platform is that of the build")
  func current() { #expect(GoldenPlatform.current == .linux) }
  #endif
}
