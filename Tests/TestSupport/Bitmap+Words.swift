import Drawing

extension Bitmap {
  /// The pixels, each as one number, which equals that of another pixel if all four components do.
  public var words: [UInt32] {
    rgba.withUnsafeBytes { bytes in
      stride(from: 0, to: bytes.count, by: 4).map {
        bytes.loadUnaligned(fromByteOffset: $0, as: UInt32.self)
      }
    }
  }
}
