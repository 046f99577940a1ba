internal import Drawing
internal import Files

/// Reading the file of an image.
extension ImageVariant {
  /// How messages about the file begin, which shows the image of a name.
  func beginning(called name: String) -> String {
    "the image \(quoted(name)) cannot be shown: \(path)"
  }

  /// The bytes of the file.
  func contents(
    called name: String, limit: Int
  ) throws(AssetFailure) -> [UInt8] {
    // Reading a pipe could block, and a device could be endless.
    guard FileAccess.isFile(path) else {
      throw AssetFailure("\(beginning(called: name)) is not a file; put an image there")
    }
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try FileAccess.read(path, atMost: limit + 1)
    } catch {
      throw AssetFailure("the image \(quoted(name)) cannot be shown: \(error)")
    }
    guard bytes.count <= limit else {
      throw AssetFailure(
        "\(beginning(called: name)) has more than \(limit) bytes; make it smaller")
    }
    return bytes
  }
}
