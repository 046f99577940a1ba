import Testing

@testable import CellophaneCLI

@Suite("Manifests of packages to which init adds a test")
struct PackageManifestTests {
  private func added(to text: String) -> String? {
    PackageManifest(text).adding(target: ["T"], dependency: "D")
  }

  @Test(
    "Lists that are written out get an element at their end",
    arguments: [
      (
        "let package = Package(name: \"A\", targets: [.target(name: \"A\")])\n",
        "let package = Package(name: \"A\", dependencies: [D], targets: [.target(name: \"A\"),\n  T\n])\n"
      ),
      (
        "let p = Package(\n    name: \"A\",\n    targets: []\n)",
        "let p = Package(\n    name: \"A\",\n    dependencies: [\n        D\n    ],\n    targets: [\n        T\n    ]\n)"
      ),
      (
        "let p = Package(\n  dependencies: [\n    x, // ], \"\n  ],\n  targets: [\n    y  // last\n  ])",
        "let p = Package(\n  dependencies: [\n    x, // ], \"\n    D,\n  ],\n  targets: [\n    y,  // last\n    T,\n  ])"
      ),
      (
        "let p = Package(\n  dependencies: [.package(path: \"../cellophane\")],\n  targets: [\n  ]\n)",
        "let p = Package(\n  dependencies: [.package(path: \"../cellophane\")],\n  targets: [\n    T,\n  ]\n)"
      ),
    ])
  func plain(text: String, expected: String) {
    #expect(added(to: text) == expected)
  }

  @Test(
    "Others are left to their authors",
    arguments: [
      "", "let p = Package(name: \"A\")", "let p = Package(targets: all)",
      "let p = Package(targets: [a] + [b])", "let p = Package(targets: [a",
      "let p = Package(dependencies: all, targets: [a])",
      "let p = Package(name: \"\\(name)\", targets: [])",
      "let p = Package(name: \"\"\"\n  A\n  \"\"\", targets: [])",
      "let p = Package(targets: []) /* Package( */",
      "#if os(Linux)\nlet p = Package(targets: [])\n#endif",
      "let p = Package(targets: [])\nlet q = Package(targets: [])",
    ])
  func others(text: String) {
    #expect(added(to: text) == nil)
    #expect(!PackageManifest(text).isPlain)
  }

  @Test(
    "Dependencies have traits since version 6.1 of the tools",
    arguments: [
      ("// swift-tools-version: 6.1", true), ("// swift-tools-version:6.3\n", true),
      ("// swift-tools-version:7", true), ("// swift-tools-version: 6.0", false),
      ("// swift-tools-version:5.10", false), ("let p = 1", false), ("", false),
    ])
  func traits(text: String, allowed: Bool) {
    #expect(PackageManifest(text).allowsTraits == allowed)
  }

  @Test("A path is a literal in the manifest")
  func path() {
    #expect(
      PackageManifest("").dependency(on: "../a\"b")
        == ".package(name: \"Cellophane\", path: \"../a\\\"b\")")
  }
}
