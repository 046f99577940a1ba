/// The one owner of a C object: when the owner goes, so does the object.
///
/// C functions take `pointer`, which is good for as long as the owner lives; nothing keeps it
/// beyond that.
struct Owned<Pointer>: ~Copyable {
  /// The object.
  let pointer: Pointer
  private let release: (Pointer) -> Void

  /// Takes over `pointer`; `nil` if the library could not make the object.
  init?(_ pointer: Pointer?, release: @escaping (Pointer) -> Void) {
    guard let pointer else { return nil }
    self.pointer = pointer
    self.release = release
  }

  deinit { release(pointer) }
}
