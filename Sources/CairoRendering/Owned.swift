/// Owns a C object and releases it in `deinit`.
///
/// `pointer` is valid only while the owner exists. C functions that are given it do not keep it.
struct Owned<Pointer>: ~Copyable {
  /// The object.
  let pointer: Pointer
  private let release: (Pointer) -> Void

  /// Takes ownership of `pointer`; `nil` if the library could not create the object.
  init?(_ pointer: Pointer?, release: @escaping (Pointer) -> Void) {
    guard let pointer else { return nil }
    self.pointer = pointer
    self.release = release
  }

  deinit { release(pointer) }
}
