// swift-tools-version: 6.2
import PackageDescription

// A stub of the parts of UIKit that the recorder calls, and a program that records a cell with it. It is a package of
// its own, built in a folder of its own: a module named UIKit would make canImport(UIKit) true everywhere.
// Scripts/check-recorder builds and runs it.
let package = Package(
  name: "Recorder",
  targets: [
    .target(name: "UIKit", swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "Record", dependencies: ["UIKit"], swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
)
