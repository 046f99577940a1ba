// swift-tools-version: 6.2
import PackageDescription

/// Settings of all Swift targets. Warnings are errors.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// Whether the targets in `hot` are optimised in builds for debugging, as `make test` asks. The tests take
/// half of the time with it. Packages that depend on this one may not have such flags.
let areTestsFast = Context.environment["CELLOPHANE_FAST_TESTS"] == "1"

/// The targets in which tests spend most of their time. All C code is among them, too.
let hot: Set<String> = [
  "Assets", "CairoRendering", "Captures", "CollectionLayouts", "Conformance", "Coverage",
  "Diagrams", "Drawing",
  "Exploration", "Figures", "Files", "Films", "GridMachine", "ImageCoding", "Images", "Interaction",
  "Layout", "Machine", "MarkdownReading", "Messages", "Motion", "Notation", "PNGCoding",
  "Resolution", "ResolvedViews", "Review", "SceneFormat", "ScenePages", "SceneReading",
  "SceneRendering", "SceneSnapshots", "Scenes", "Snapshots", "TestSupport", "Timelines",
  "UIKitFidelity", "Validation", "Views", "Vocabulary", "Wording", "Work", "YAMLReading",
]

func settings(of name: String, _ settings: [SwiftSetting] = strict) -> [SwiftSetting] {
  guard areTestsFast, hot.contains(name) else { return settings }
  return settings + [.unsafeFlags(["-O"], .when(configuration: .debug))]
}

/// What C is compiled with.
let strictC: [CSetting] =
  [.treatAllWarnings(as: .error)]
  + (areTestsFast ? [.unsafeFlags(["-O2"], .when(configuration: .debug))] : [])

/// A target of this package. Scripts/check-imports compares its imports with these dependencies.
func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings(of: name))
}

func tests(
  of name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [],
  resources: [Resource] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name)] + dependencies, exclude: exclude,
    resources: resources, swiftSettings: strict)
}

let orderedCollections: Target.Dependency = .product(
  name: "OrderedCollections", package: "swift-collections")
let nio: [Target.Dependency] = ["NIOCore", "NIOHTTP1", "NIOPosix"].map {
  .product(name: $0, package: "swift-nio", condition: .when(traits: ["Preview"]))
}
let argumentParser: Target.Dependency = .product(
  name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
  name: "Cellophane",
  // The first with `Mutex`.
  platforms: [.macOS(.v15)],
  products: [
    .library(
      name: "Cellophane",
      targets: [
        "Cellophane", "SceneReading", "YAMLReading", "Validation", "Scenes", "Views", "Interaction",
        "Motion", "CollectionLayouts", "Images", "Vocabulary", "Drawing",
      ]),
    .library(name: "CellophaneTesting", targets: ["CellophaneTesting"]),
    .library(name: "ImageSnapshotTesting", targets: ["ImageSnapshotTesting"]),
    .plugin(name: "Snapshots", targets: ["SnapshotsPlugin"]),
    .executable(name: "cellophane", targets: ["CellophaneCLI"]),
  ],
  traits: [
    .trait(
      name: "Preview",
      description: "The command preview, with its HTTP server: a sixth of the time of a build."),
    .default(enabledTraits: ["Preview"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: [
    // C, each behind one Swift target.
    .systemLibrary(
      name: "CCairo", pkgConfig: "pangocairo",
      providers: [.apt(["libcairo2-dev", "libpango1.0-dev"]), .brew(["cairo", "pango"])]),
    .target(
      name: "CPNG",
      cSettings: strictC,
      linkerSettings: [.linkedLibrary("png"), .linkedLibrary("deflate")]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "CPango", dependencies: ["CCairo"], cSettings: strictC),
    .target(name: "CPixels", cSettings: strictC),
    .target(
      name: "CJPEG",
      cSettings: strictC,
      linkerSettings: [.linkedLibrary("jpeg")]),
    .target(
      name: "CGIF",
      cSettings: strictC,
      linkerSettings: [.linkedLibrary("gif")]),
    .target(
      name: "CXML",
      cSettings: strictC,
      linkerSettings: [.linkedLibrary("expat")]),

    .target(name: "CPlatform", cSettings: strictC),
    // The text files of pages and of the recorder, in the code of the program, which so works from anywhere.
    .target(name: "CTexts", cSettings: strictC),

    // The path, in the order in which data flows through it.
    module("Work"),
    module("Files", ["CPlatform", "Work"]),
    module("Processes", ["CPlatform", "Work"]),
    module("Drawing"),
    module("Vocabulary", ["Drawing", orderedCollections]),
    module("Images", ["Vocabulary", "Drawing", "Work"]),
    module("CollectionLayouts", ["Vocabulary", "Drawing"]),
    module("Layout", ["CollectionLayouts", "Vocabulary", "Drawing", "Work"]),
    module("Motion", ["Drawing"]),
    // The lines of scene files, for what writes them.
    module("SceneWriting", ["Drawing"]),
    module("Interaction", ["SceneWriting", "CollectionLayouts", "Vocabulary", "Drawing"]),
    // Texts of messages about what is written.
    module("Messages"),
    // How values of the vocabulary are written in scene files, and within which limits.
    module("Notation", ["Messages", "Images", "Vocabulary", "Drawing"]),
    // Markdown as spans of text, images and addresses.
    module("MarkdownReading"),
    module(
      "Views",
      [
        "MarkdownReading", "Notation", "Messages", "Interaction", "CollectionLayouts", "Images",
        "Vocabulary", "Drawing",
      ]),
    module(
      "Scenes",
      [
        "SceneWriting", "Notation", "Messages", "Views", "Interaction", "Motion",
        "CollectionLayouts", "Images",
        "Vocabulary", "Drawing", orderedCollections,
      ]),
    module(
      "Validation",
      [
        "Notation", "Messages", "Scenes", "Views", "Interaction", "Motion", "CollectionLayouts",
        "Images", "Vocabulary", "Drawing", orderedCollections,
      ]),
    // The YAML of scene files with the locations of its parts.
    module("YAMLReading", ["CYAML", "Messages"]),
    // What scene files can contain: keys, the JSON Schema and the reference.
    module(
      "SceneFormat",
      [
        "Notation", "Scenes", "Views", "Interaction", "Motion", "CollectionLayouts", "Images",
        "Vocabulary", "Drawing",
      ]),
    module(
      "SceneReading",
      [
        "SceneFormat", "YAMLReading", "Notation", "Messages", "Validation", "Scenes", "Views",
        "Interaction", "Motion", "CollectionLayouts", "Images", "Vocabulary", "Drawing",
        orderedCollections,
      ]),
    module(
      "Machine",
      [
        "Messages", "Validation", "Scenes", "Views", "Interaction", "Motion", "CollectionLayouts",
        "Vocabulary", "Drawing", "Work", orderedCollections,
      ]),
    // The graph of a machine's states, and ways through it.
    module(
      "Exploration",
      [
        "Machine", "Validation", "Scenes", "Views", "Interaction", "CollectionLayouts",
        "Vocabulary", "Drawing", "Work", orderedCollections,
      ]),
    // Views after the cascade: typed properties of each kind, how large they are and how they are drawn.
    module(
      "ResolvedViews",
      [
        "Validation", "Scenes", "Views", "Interaction", "Layout", "CollectionLayouts", "Images",
        "Vocabulary", "Drawing", orderedCollections,
      ]),
    module(
      "Resolution",
      [
        "ResolvedViews", "Exploration", "Machine", "Validation", "Scenes", "Views", "Interaction",
        "Layout", "CollectionLayouts", "Images", "Vocabulary", "Drawing", "Work",
        orderedCollections,
      ]),
    module(
      "Timelines",
      [
        "Resolution", "ResolvedViews", "Machine", "Validation", "Scenes", "Notation", "Views",
        "Interaction", "Motion", "Layout", "Vocabulary", "Drawing", "Work", orderedCollections,
      ]),
    module("CairoRendering", ["CCairo", "CPango", "CPixels", "CPlatform", "Drawing", "Work"]),
    module("PNGCoding", ["CPNG", "CPlatform", "Drawing", "Work"]),
    module("XMLReading", ["CXML"]),
    module(
      "ImageCoding",
      ["CJPEG", "CGIF", "XMLReading", "PNGCoding", "Processes", "Drawing", "Work"]),
    // Cells of Interface Builder's files as scenes.
    module(
      "InterfaceBuilder",
      ["SceneWriting", "Assets", "XMLReading", "Files", "Images", "Vocabulary", "Drawing"]),
    // Captures of running cells, and how a scene differs from a capture.
    module("Captures", ["CTexts", "Messages", "Vocabulary", "Drawing"], exclude: ["Recorder"]),
    module("Snapshots", ["CPixels", "PNGCoding", "Files", "Drawing", "Work"]),
    // What people call states, events and names, in figures, reports and pages.
    module("Wording", ["Scenes", "Views", "Interaction", "Vocabulary", "Drawing"]),
    module("Diagrams", ["Wording", "Interaction", "Drawing", "Work"]),
    // Needs libpng and libdeflate and nothing else: whoever tests pictures need not have Cairo.
    module("ImageSnapshotTesting", ["Snapshots", "PNGCoding", "Files", "Drawing"]),
    module(
      "Assets",
      [
        "Messages", "Captures", "ImageCoding", "PNGCoding", "Files", "Validation", "Scenes",
        "Views", "Images", "Vocabulary", "Drawing",
      ]),
    module(
      "SceneRendering",
      [
        "Assets", "Timelines", "Resolution", "Machine", "SceneReading", "YAMLReading", "Validation",
        "Scenes", "Views", "Messages", "Motion", "Interaction", "Vocabulary", "Drawing",
        "CairoRendering", "ImageCoding", "PNGCoding", "Files", orderedCollections,
      ]),
    module(
      "Films",
      [
        "Wording", "Layout", "SceneRendering", "Timelines", "Resolution", "Machine", "Scenes",
        "Views",
        "Motion", "Vocabulary", "Drawing", "CairoRendering", "Interaction", "ImageCoding",
        "PNGCoding", "Diagrams", "Files", "Work",
      ]),
    module(
      "Review",
      [
        "Wording", "Messages", "SceneRendering", "Timelines", "Resolution", "ResolvedViews",
        "Exploration",
        "Machine", "SceneReading", "YAMLReading", "Validation", "Scenes", "Views", "Motion",
        "Interaction", "Layout", "CollectionLayouts", "Vocabulary", "Drawing", orderedCollections,
      ]),
    // How each behaviour compares with UIKit.
    module(
      "UIKitFidelity",
      [
        "Review", "SceneRendering", "Timelines", "Resolution", "ResolvedViews", "Machine",
        "SceneReading", "Scenes", "Views", "Interaction", "Layout", "Vocabulary", "Drawing",
      ]),
    module(
      "Figures",
      [
        "Exploration", "Wording", "Diagrams", "Films", "Review", "SceneRendering", "Timelines",
        "Resolution",
        "ResolvedViews",
        "Machine", "SceneReading", "SceneFormat", "Validation", "Scenes", "Views", "Motion",
        "Layout", "Interaction", "CollectionLayouts", "Images", "Vocabulary", "Drawing",
        "Processes",
      ]),
    // What keeps people from using a cell.
    module(
      "Audits",
      [
        "Wording", "Diagrams", "Review", "SceneRendering", "Timelines", "Resolution",
        "ResolvedViews",
        "Exploration", "Machine", "SceneReading", "YAMLReading", "Validation", "Scenes", "Notation",
        "Views", "Motion", "Layout", "Interaction", "Vocabulary", "Drawing", orderedCollections,
      ]),
    // Scripts that cover every transition, and the coverage of a suite.
    module(
      "Coverage",
      [
        "SceneWriting", "SceneRendering", "Resolution", "Exploration", "Machine", "Scenes", "Views",
        "Motion", "Interaction", "CollectionLayouts", "Vocabulary", "Drawing", orderedCollections,
      ]),
    // Scenes as captures, so that they can be compared.
    module(
      "Conformance",
      [
        "Captures", "SceneWriting", "SceneRendering", "Timelines", "Resolution", "ResolvedViews",
        "Machine", "Scenes", "Notation", "Views", "Motion", "Interaction", "Layout", "Messages",
        "Images", "Vocabulary", "Drawing",
      ]),
    module(
      "Cellophane",
      [
        "Figures", "Films", "Review", "SceneRendering", "Assets", "SceneReading", "YAMLReading",
        "Validation", "Scenes", "Views", "Machine", "Motion", "Interaction", "CollectionLayouts",
        "Images", "Vocabulary", "Drawing", "Snapshots", orderedCollections,
      ]),
    // The scenes of revisions of a repository.
    module("Revisions", ["Processes", "Files"]),
    // Pages that need nothing but a browser.
    module("Pages", ["Files"]),
    // Pages on which scenes can be touched.
    module(
      "ScenePages",
      [
        "Wording", "Pages", "Figures", "Films", "Review", "Diagrams", "SceneRendering", "Timelines",
        "Resolution", "ResolvedViews", "Machine", "SceneReading", "YAMLReading", "Validation",
        "Scenes", "Views", "Motion", "Interaction", "Layout", "CollectionLayouts", "Vocabulary",
        "PNGCoding", "Drawing", "CTexts", orderedCollections,
      ],
      exclude: ["Page"]),
    // The same pages served to this machine's browsers, with changes while one writes.
    module("Preview", ["ScenePages", "Files"] + nio),
    // What a verification found, by cause; decisions about it, and reports.
    module("SnapshotReview", ["CTexts", "Pages", "Snapshots", "Files"], exclude: ["Page"]),
    // What commands print, and how they end.
    module("TerminalOutput", ["CPlatform", "Messages", "Files", "Drawing"]),
    module(
      "SnapshotCommands",
      [
        "TerminalOutput", "CPlatform", "Messages", "SnapshotReview", "Snapshots", "PNGCoding",
        "Files", "Drawing", argumentParser,
      ]),
    // `swift package snapshots`: needs no Cairo either.
    .executableTarget(
      name: "SnapshotTool", dependencies: ["SnapshotCommands", "TerminalOutput", argumentParser],
      swiftSettings: strict),
    .plugin(
      name: "SnapshotsPlugin",
      capability: .command(
        intent: .custom(
          verb: "snapshots",
          description: "Lists, accepts and rejects pictures that differ from their goldens."),
        permissions: [
          .writeToPackageDirectory(reason: "Accepted pictures become goldens in the package.")
        ]),
      dependencies: ["SnapshotTool"], path: "Plugins/Snapshots"),
    module(
      "SceneSnapshots",
      [
        "Review", "SceneRendering", "Timelines", "Assets", "Resolution", "ResolvedViews",
        "SceneReading", "YAMLReading", "Scenes", "Views", "Motion", "Interaction", "Layout",
        "CollectionLayouts", "Vocabulary", "SnapshotReview", "Snapshots", "PNGCoding", "Files",
        "Work", "Drawing",
      ]),
    // What differs between the scenes of two revisions.
    module(
      "RevisionDifferences",
      [
        "Cellophane", "Review", "Revisions", "SceneReading", "SceneSnapshots", "SnapshotReview",
        "Snapshots", "TerminalOutput", "Files", "Work", "Drawing",
      ]),
    // Snapshot tests of scenes; ImageSnapshotTesting compares any pictures.
    module("CellophaneTesting", ["Cellophane", "SceneSnapshots", "ImageSnapshotTesting"]),
    .executableTarget(
      name: "CellophaneCLI",
      dependencies: [
        "Wording", "Cellophane", "Audits", "Coverage", "Exploration", "InterfaceBuilder",
        "Captures",
        "Conformance",
        .target(name: "Preview", condition: .when(traits: ["Preview"])),
        "Processes",
        "Resolution", "Review", "RevisionDifferences", "Revisions",
        "ScenePages",
        "SceneSnapshots",
        "SnapshotCommands", "SnapshotReview", "Snapshots", "TerminalOutput",
        "UIKitFidelity",
        "ImageCoding", "MarkdownReading", "SceneFormat", "Messages", "Vocabulary", "Drawing",
        "Files", "Work", "CPlatform",
        argumentParser,
      ],
      swiftSettings: strict),
  ]
)

// Tests, grouped by the target that they test.
package.targets += [
  // librsvg, which tests our SVG.
  .target(name: "CRsvg", path: "Tests/CRsvg", cSettings: strictC),
  // What tests of several targets need.
  .target(
    name: "TestSupport", dependencies: ["CRsvg", "PNGCoding", "Drawing"],
    path: "Tests/TestSupport",
    swiftSettings: settings(
      of: "TestSupport", [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)])),
  // A machine over a fixed grid, for tests of what happens to cells.
  .target(
    name: "GridMachine",
    dependencies: [
      "Machine", "Validation", "Scenes", "Interaction", "CollectionLayouts", "Vocabulary",
      "Drawing",
    ],
    path: "Tests/GridMachine", swiftSettings: settings(of: "GridMachine")),
  tests(
    of: "Machine",
    [
      "GridMachine", "Exploration", "Validation", "Scenes", "Views", "Motion", "Interaction",
      "CollectionLayouts", "Vocabulary", "Drawing", orderedCollections,
    ]),
  tests(
    of: "Exploration",
    [
      "GridMachine", "TestSupport", "Machine", "Scenes", "Interaction", "Vocabulary", "Drawing",
      orderedCollections,
    ]),
  tests(of: "Files", ["CPlatform", "TestSupport"]),
  tests(of: "Work"),
  tests(of: "Processes", ["TestSupport", "Work"]),
  tests(of: "Drawing"),
  tests(of: "Vocabulary", ["Drawing"]),
  tests(of: "Images", ["Vocabulary", "Drawing"]),
  tests(of: "Motion", ["Drawing"]),
  tests(
    of: "Layout", ["TestSupport", "CollectionLayouts", "Drawing"], resources: [.copy("Resources")]),
  tests(of: "Interaction", ["TestSupport", "Drawing"]),
  tests(of: "MarkdownReading"),
  tests(of: "Views", ["Validation", "Scenes", "Vocabulary", "Drawing"]),
  tests(
    of: "Validation",
    [
      "Messages", "Scenes", "Views", "Interaction", "CollectionLayouts", "Images", "Vocabulary",
      "Drawing",
    ]),
  tests(
    of: "SceneReading",
    [
      "SceneFormat", "YAMLReading", "Notation", "Messages", "Validation", "Scenes", "Views",
      "Interaction", "Motion", "CollectionLayouts", "Images", "Vocabulary", "Drawing",
      orderedCollections,
    ],
    resources: [.copy("Goldens")]),
  tests(
    of: "Resolution",
    [
      "ResolvedViews", "TestSupport", "Timelines", "Machine", "SceneReading", "YAMLReading",
      "Validation", "Scenes", "Notation", "Views", "Interaction", "Motion", "Layout",
      "CollectionLayouts", "Images", "Vocabulary", "Drawing", orderedCollections,
    ],
    resources: [.copy("Goldens"), .copy("Resources")]),
  tests(
    of: "CairoRendering", ["TestSupport", "PNGCoding", "Images", "Drawing"],
    resources: [.copy("Resources")]),
  tests(of: "PNGCoding", ["TestSupport", "Drawing"]),
  tests(of: "InterfaceBuilder", ["Drawing"]),
  tests(of: "Captures", ["Drawing"]),
  tests(
    of: "Conformance",
    [
      "Captures", "SceneRendering", "SceneReading", "Drawing",
    ], resources: [.copy("Resources")]),
  tests(
    of: "ImageCoding", ["TestSupport", "CairoRendering", "PNGCoding", "Images", "Drawing"]),
  tests(of: "Snapshots", ["TestSupport", "PNGCoding", "Files", "Drawing"]),
  tests(
    of: "ScenePages",
    [
      "TestSupport", "Review", "SceneRendering", "SceneReading", "YAMLReading", "Timelines",
      "Resolution", "ResolvedViews", "Assets", "Machine", "Interaction", "Validation", "Scenes",
      "Motion", "Vocabulary", "Drawing", orderedCollections,
    ]),
  tests(
    of: "Preview",
    [
      "TestSupport", "ScenePages", "SceneRendering", "SceneReading", "Files",
      .product(name: "NIOHTTP1", package: "swift-nio", condition: .when(traits: ["Preview"])),
    ]),
  tests(of: "TerminalOutput"),
  tests(of: "RevisionDifferences"),
  tests(of: "SnapshotReview", ["TestSupport", "Snapshots", "Drawing"]),
  tests(
    of: "SceneSnapshots",
    [
      "SceneFormat", "SceneReading", "Views", "TestSupport", "Cellophane", "SnapshotReview",
      "Snapshots", "Drawing", orderedCollections,
    ]),
  tests(of: "ImageSnapshotTesting", ["PNGCoding", "Drawing"], exclude: ["__Snapshots__"]),
  tests(
    of: "Diagrams",
    [
      "TestSupport", "GridMachine", "Exploration", "Machine", "Scenes", "Interaction", "Vocabulary",
      "Drawing",
    ]),
  tests(
    of: "Cellophane",
    [
      "Wording", "TestSupport", "Validation", "Scenes", "Views", "SceneSnapshots", "Assets",
      "SceneRendering",
      "Timelines", "Films", "Audits", "Coverage", "UIKitFidelity", "Review", "Figures", "Diagrams",
      "Work", "CairoRendering", "ImageCoding", "PNGCoding", "Resolution", "ResolvedViews",
      "Exploration", "Machine", "Snapshots", "Interaction", "Motion", "Layout", "CollectionLayouts",
      "Images", "Vocabulary", "Drawing", orderedCollections,
    ]),
  tests(of: "CellophaneTesting", ["TestSupport"], exclude: ["__Snapshots__"]),
  .testTarget(
    name: "CellophaneCLITests",
    dependencies: [
      "CellophaneCLI", "TerminalOutput", "TestSupport", "PNGCoding", "Drawing", "Cellophane",
      argumentParser,
    ],
    swiftSettings: strict),
]

// The measurements of `make bench`. Not part of a normal build.
if Context.environment["CELLOPHANE_BENCHMARKS"] == "1" {
  package.targets += [
    // Other implementations, in C.
    .target(
      name: "Peers", dependencies: ["CCairo"], path: "Benchmarks/Peers", cSettings: strictC,
      linkerSettings: [
        "png", "deflate", "m", "pangocairo-1.0", "pango-1.0", "gobject-2.0",
      ].map { .linkedLibrary($0) }),
    // Processes that are timed as a whole, or that time their first and only turn.
    .executableTarget(
      name: "FrameJob",
      dependencies: [
        "Peers", "Films", "SceneRendering", "Resolution", "SceneReading", "Validation", "Scenes",
        "Interaction", "Vocabulary", "CairoRendering", "ImageCoding", "PNGCoding", "Drawing",
        "Files", "Work", "CPlatform",
      ],
      path: "Benchmarks/FrameJob", swiftSettings: strict),
    .executableTarget(
      name: "Bench",
      dependencies: [
        "Peers", "Resolution", "Validation", "Scenes", "Views", "Interaction", "Layout",
        "Snapshots", "PNGCoding", "Files", "CollectionLayouts", "Vocabulary", "Drawing",
        "CPlatform",
      ],
      path: "Benchmarks/Bench", swiftSettings: strict),
  ]
}
