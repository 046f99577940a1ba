/// Why an asset could not be loaded, as one sentence for the author of the scene.
package struct AssetFailure: Error, Hashable, CustomStringConvertible {
  package let description: String
  /// Whether the only cause is a missing program.
  let lacksProgram: Bool

  init(_ description: String, lacksProgram: Bool = false) {
    self.description = description
    self.lacksProgram = lacksProgram
  }
}
