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

let orderedCollections: Target.Dependency = .product(
  name: "OrderedCollections", package: "swift-collections")

let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0")
  ],
  targets: [
    .systemLibrary(name: "CCairo", pkgConfig: "pangocairo"),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1"),
    .target(
      name: "CPango", dependencies: ["CCairo"], cSettings: [.treatAllWarnings(as: .error)]),
    .target(
      name: "CPNG",
      cSettings: [.treatAllWarnings(as: .error)],
      linkerSettings: [.linkedLibrary("png"), .linkedLibrary("deflate")]),
    .target(name: "CPixels", cSettings: [.treatAllWarnings(as: .error)]),
    .target(name: "CPlatform", cSettings: [.treatAllWarnings(as: .error)]),
    .target(name: "CTexts", cSettings: [.treatAllWarnings(as: .error)]),
    .target(name: "Files", dependencies: ["CPlatform", "Work"], swiftSettings: strict),
    .target(name: "Processes", dependencies: ["CPlatform", "Work"], swiftSettings: strict),
    .target(name: "Work", swiftSettings: strict),
    .target(name: "Drawing", swiftSettings: strict),
    .target(
      name: "PNGCoding", dependencies: ["CPNG", "CPlatform", "Drawing", "Work"],
      swiftSettings: strict),
    .target(
      name: "Snapshots", dependencies: ["CPixels", "PNGCoding", "Files", "Drawing", "Work"],
      swiftSettings: strict),
    .target(
      name: "CXML", cSettings: [.treatAllWarnings(as: .error)],
      linkerSettings: [.linkedLibrary("expat")]),
    .target(
      name: "CJPEG",
      cSettings: [.treatAllWarnings(as: .error)],
      linkerSettings: [.linkedLibrary("jpeg")]),
    .target(
      name: "CGIF",
      cSettings: [.treatAllWarnings(as: .error)],
      linkerSettings: [.linkedLibrary("gif")]),
    .target(
      name: "Vocabulary", dependencies: ["Drawing", orderedCollections], swiftSettings: strict),
    .target(name: "Layout", dependencies: ["Vocabulary", "Drawing"], swiftSettings: strict),
    .target(name: "Motion", dependencies: ["Drawing"], swiftSettings: strict),
    .target(name: "Interaction", dependencies: ["Vocabulary", "Drawing"], swiftSettings: strict),
    .target(name: "Messages", swiftSettings: strict),
    .target(
      name: "Views", dependencies: ["Messages", "Interaction", "Vocabulary", "Drawing"],
      swiftSettings: strict),
    .target(
      name: "Scenes",
      dependencies: [
        "Messages", "Views", "Interaction", "Motion", "Vocabulary", "Drawing", orderedCollections,
      ],
      swiftSettings: strict),
    .target(
      name: "Validation",
      dependencies: [
        "Messages", "Scenes", "Views", "Interaction", "Motion", "Vocabulary", "Drawing",
        orderedCollections,
      ],
      swiftSettings: strict),
    .target(name: "YAMLReading", dependencies: ["CYAML", "Messages"], swiftSettings: strict),
    .target(
      name: "SceneFormat",
      dependencies: ["Scenes", "Views", "Interaction", "Motion", "Vocabulary", "Drawing"],
      swiftSettings: strict),
    .target(
      name: "SceneReading",
      dependencies: [
        "SceneFormat", "YAMLReading", "Messages", "Validation", "Scenes", "Views", "Interaction",
        "Motion", "Vocabulary", "Drawing", orderedCollections,
      ],
      swiftSettings: strict),
    .target(
      name: "Machine",
      dependencies: [
        "Messages", "Validation", "Scenes", "Views", "Interaction", "Motion", "Vocabulary",
        "Drawing", "Work", orderedCollections,
      ], swiftSettings: strict),
    .target(
      name: "Exploration",
      dependencies: [
        "Machine", "Validation", "Scenes", "Views", "Interaction", "Vocabulary", "Drawing", "Work",
        orderedCollections,
      ], swiftSettings: strict),
    .target(
      name: "ResolvedViews",
      dependencies: [
        "Validation", "Scenes", "Views", "Interaction", "Layout", "Vocabulary", "Drawing",
        orderedCollections,
      ], swiftSettings: strict),
    .target(
      name: "Resolution",
      dependencies: [
        "ResolvedViews", "Exploration", "Machine", "Validation", "Scenes", "Views", "Interaction",
        "Layout", "Vocabulary", "Drawing", orderedCollections,
      ], swiftSettings: strict),
    .target(
      name: "Timelines",
      dependencies: [
        "Resolution", "ResolvedViews", "Machine", "Validation", "Scenes", "Views", "Interaction",
        "Motion", "Layout", "Vocabulary", "Drawing", orderedCollections,
      ], swiftSettings: strict),
    .target(
      name: "CairoRendering",
      dependencies: ["CCairo", "CPango", "CPixels", "CPlatform", "Drawing", "Work"],
      swiftSettings: strict),
    .target(name: "XMLReading", dependencies: ["CXML"], swiftSettings: strict),
    .target(
      name: "ImageCoding",
      dependencies: [
        "CJPEG", "CGIF", "XMLReading", "PNGCoding", "Processes", "Drawing", "Work",
      ],
      swiftSettings: strict),
    .target(name: "Diagrams", dependencies: ["Interaction", "Drawing"], swiftSettings: strict),
    .target(
      name: "Captures", dependencies: ["CTexts", "Vocabulary", "Drawing"], exclude: ["Recorder"],
      swiftSettings: strict),
    .target(
      name: "Assets",
      dependencies: [
        "Messages", "Captures", "ImageCoding", "PNGCoding", "Files", "Validation", "Scenes",
        "Views", "Vocabulary", "Drawing",
      ],
      swiftSettings: strict),
    .target(
      name: "SceneRendering",
      dependencies: [
        "Assets", "Timelines", "Resolution", "Machine", "SceneReading", "YAMLReading", "Validation",
        "Scenes", "Views", "Motion", "Interaction", "Vocabulary", "Drawing", "CairoRendering",
        "ImageCoding", "PNGCoding", "Files", orderedCollections,
      ], swiftSettings: strict),
    .target(
      name: "Films",
      dependencies: [
        "SceneRendering", "Timelines", "Resolution", "Machine", "Scenes", "Views", "Motion",
        "Vocabulary", "Drawing", "CairoRendering", "Interaction", "Layout", "ImageCoding",
        "PNGCoding", "Diagrams", "Files", "Work",
      ], swiftSettings: strict),

    // What others do.
    .target(
      name: "Peers", dependencies: ["CCairo"],
      cSettings: [.treatAllWarnings(as: .error)],
      linkerSettings: [
        "png", "deflate", "m", "pangocairo-1.0", "pango-1.0", "gobject-2.0",
      ].map { .linkedLibrary($0) }),
    // Processes that are timed as a whole, or that time their first and only turn.
    .executableTarget(
      name: "FrameJob",
      dependencies: [
        "Peers", "SceneRendering", "Films", "Work", "CairoRendering", "Resolution", "Interaction",
        "SceneReading", "Validation", "Scenes", "ImageCoding", "PNGCoding", "Vocabulary", "Drawing",
        "Files",
      ], swiftSettings: strict),
    .executableTarget(
      name: "Bench",
      dependencies: [
        "Peers", "Resolution", "Validation", "Scenes", "Views", "Interaction", "Layout",
        "Snapshots", "PNGCoding", "Files", "Vocabulary", "Drawing",
      ],
      swiftSettings: strict),
  ]
)
