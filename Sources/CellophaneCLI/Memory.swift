/// Tuning of memory allocation.
enum Memory {
  /// Makes the C library keep freed memory. By default it returns the megabytes of each picture to
  /// the system, which clears them for the next one: reading and comparing two pictures then takes
  /// three times as long.
  ///
  /// Freeing one large block raises glibc's limits (`mallopt(3)`, "dynamic mmap threshold") to just
  /// below their maximum. `mallopt` itself cannot be called from Swift.
  @inline(never)
  static func keepFreed() {
    unsafe UnsafeMutableRawPointer.allocate(byteCount: (32 << 20) - (1 << 16), alignment: 16)
      .deallocate()
  }
}
