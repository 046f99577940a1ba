/// Why an asset could not be had: one sentence for the author of the scene.
struct AssetFailure: Error, Hashable, CustomStringConvertible {
  let description: String
  /// Whether nothing is wrong but that a program is not installed.
  let lacksProgram: Bool

  init(_ description: String, lacksProgram: Bool = false) {
    self.description = description
    self.lacksProgram = lacksProgram
  }
}
