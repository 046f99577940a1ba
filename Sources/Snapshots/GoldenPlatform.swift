/// An operating system that goldens can be made for. The names are those of Swift's `#if os()`, in lower case.
///
/// Most goldens are compared on every platform. A renderer that draws otherwise on another system needs
/// goldens for each: `selected.linux.png` and `selected.macos.png`.
package enum GoldenPlatform: String, CaseIterable, Sendable {
  /// The platforms that Swift supports.
  case android, freebsd, ios, linux, macos, openbsd, tvos, visionos, wasi, watchos, windows

  /// The platform on which this program runs.
  package static var current: GoldenPlatform {
    #if os(Linux)
    .linux
    #elseif os(macOS)
    .macos
    #elseif os(iOS)
    .ios
    #elseif os(tvOS)
    .tvos
    #elseif os(watchOS)
    .watchos
    #elseif os(visionOS)
    .visionos
    #elseif os(Windows)
    .windows
    #elseif os(Android)
    .android
    #elseif os(FreeBSD)
    .freebsd
    #elseif os(OpenBSD)
    .openbsd
    #else
    .wasi
    #endif
  }

  /// Adds the platform to the name of a golden or to the words for its variant: `selected.linux` for
  /// `selected`, and `light.linux@2x` for `light@2x`, because the scale is always last.
  package func added(to name: String) -> String {
    guard name.hasSuffix("x"), let at = name.lastIndex(of: "@"),
      Int(name[name.index(after: at)...].dropLast()) != nil
    else { return "\(name).\(rawValue)" }
    return "\(name[..<at]).\(rawValue)\(name[at...])"
  }
}
