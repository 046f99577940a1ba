internal import Glibc

/// Whether memory can be had. An array that gets none ends the process; asking before a large one is
/// made turns that into an error.
package enum MemoryProbe {
  /// Whether a number of bytes can be mapped now. (The compiler takes a `malloc` that is freed at once for
  /// one that succeeds, so that asking in that way would be left out.)
  package static func hasRoom(for count: Int) -> Bool {
    guard count > 0 else { return true }
    let flags = MAP_PRIVATE | MAP_ANONYMOUS
    let memory = unsafe mmap(nil, count, PROT_READ | PROT_WRITE, flags, -1, 0)
    guard let memory = unsafe memory, unsafe memory != MAP_FAILED else { return false }
    unsafe munmap(memory, count)
    return true
  }
}
