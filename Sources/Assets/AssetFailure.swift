/// Why an asset could not be loaded, as one sentence for the author of the scene.
package struct AssetFailure: Error, Hashable, CustomStringConvertible {
  package let description: String
  /// Whether the only cause is a missing program.
  let lacksProgram: Bool
  /// The path that the description names, if an image is there and cannot be shown; `nil` otherwise.
  private(set) var path: String?

  init(_ description: String, lacksProgram: Bool = false) {
    self.description = description
    self.lacksProgram = lacksProgram
  }

  /// Returns the failure as one of an image that is there.
  ///
  /// - Parameter path: The path of its file or its catalogue.
  func ofImage(at path: String) -> AssetFailure {
    var failure = self
    failure.path = path
    return failure
  }
}
