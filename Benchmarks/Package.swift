// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nobody who builds Cellophane builds its measurements. The targets of
// Cellophane that are measured are links into ../Sources: like that the products stay as they are,
// and `package` declarations can be reached.

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "Benchmarks",
  targets: [
    .systemLibrary(name: "CCairo", pkgConfig: "pangocairo"),
    .target(
      name: "CPNG",
      cSettings: [.treatAllWarnings(as: .error)],
      linkerSettings: [.linkedLibrary("png"), .linkedLibrary("deflate")]),
    .target(name: "CPixels", cSettings: [.treatAllWarnings(as: .error)]),
    .target(name: "Files", swiftSettings: strict),
    .target(name: "Drawing", swiftSettings: strict),
    .target(name: "PNGCoding", dependencies: ["CPNG", "Drawing"], swiftSettings: strict),
    .target(
      name: "Snapshots", dependencies: ["CPixels", "PNGCoding", "Files", "Drawing"],
      swiftSettings: strict),

    // What others do.
    .target(
      name: "Peers", dependencies: ["CCairo"],
      cSettings: [.treatAllWarnings(as: .error)],
      linkerSettings: [.linkedLibrary("png"), .linkedLibrary("m")]),
    .executableTarget(
      name: "Bench", dependencies: ["Peers", "Snapshots", "PNGCoding", "Files", "Drawing"],
      swiftSettings: strict),
  ]
)
