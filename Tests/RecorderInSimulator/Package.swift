// swift-tools-version: 6.0
import PackageDescription

// Tests for an iOS simulator: they record a cell with the file that `cellophane recorder` writes beside them.
// .github/workflows/recorder.yml runs them; they have not been run yet.
let package = Package(
  name: "CellTests",
  platforms: [.iOS(.v16)],
  targets: [.testTarget(name: "CellTests")]
)
