// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Cards",
  platforms: [.macOS(.v15)],
  products: [.library(name: "Cards", targets: ["Cards"])],
  dependencies: [
    .package(name: "Cellophane", path: "../../..", traits: [])
  ],
  targets: [
    .target(name: "Cards", dependencies: [.product(name: "Cellophane", package: "Cellophane")]),
    .executableTarget(
      name: "Tour", dependencies: [.product(name: "Cellophane", package: "Cellophane")]),
    .testTarget(
      name: "CardsTests",
      dependencies: [
        "Cards", .product(name: "CellophaneTesting", package: "Cellophane"),
      ],
      exclude: ["__Snapshots__"]),
  ]
)
