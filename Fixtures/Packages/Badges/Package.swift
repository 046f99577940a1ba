// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Badges",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Cellophane", path: "../../..", traits: [])
  ],
  targets: [
    .target(name: "Badges"),
    .testTarget(
      name: "BadgesTests",
      dependencies: [
        "Badges", .product(name: "ImageSnapshotTesting", package: "Cellophane"),
      ],
      exclude: ["__Snapshots__"]),
  ]
)
