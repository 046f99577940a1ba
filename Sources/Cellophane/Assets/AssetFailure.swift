/// Why an asset could not be had: one sentence for the author of the scene.
struct AssetFailure: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
