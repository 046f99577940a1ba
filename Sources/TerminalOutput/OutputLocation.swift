internal import Files

/// The default folders: relative to the `Package.swift` of the package in which the command runs,
/// or to the current folder.
package struct OutputLocation: Sendable {
  /// The relative path from the current folder to the package's: `""`, `"../"` and so on; `nil`
  /// outside of any package.
  private let packagePrefix: String?

  /// Searches a `Package.swift` in the current folder and its parent folders.
  package init() {
    var prefix = ""
    // A folder is its own parent only at the root. The limit is deeper than any real path.
    for _ in 0..<64 {
      if FileAccess.exists(prefix + "Package.swift") {
        packagePrefix = prefix
        return
      }
      prefix += "../"
    }
    packagePrefix = nil
  }

  /// Uses a package wherever the command runs.
  ///
  /// - Parameter package: The path of the package's folder.
  package init(package folder: String) {
    packagePrefix = folder.hasSuffix("/") ? folder : folder + "/"
  }

  /// Whether the command runs in a Swift package.
  package var isInPackage: Bool { packagePrefix != nil }

  /// The relative path of the package's folder, or of the current folder outside of any package: empty, or with a slash
  /// at its end.
  package var folder: String { packagePrefix ?? "" }

  /// The path of an output without a given name: in `Output/` of the package, otherwise in the
  /// current folder.
  package func output(_ name: String) -> String {
    packagePrefix.map { $0 + "Output/" + name } ?? name
  }

  /// The folder of scenes: `Fixtures/Scenes` of the package, otherwise the current folder.
  package var scenes: String { packagePrefix.map { $0 + "Fixtures/Scenes" } ?? "." }

  /// The folder of goldens: `Fixtures/Goldens` of the package, otherwise `Goldens` in the current
  /// folder.
  package var goldens: String { packagePrefix.map { $0 + "Fixtures/Goldens" } ?? "Goldens" }
}
