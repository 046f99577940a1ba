/// How the tool treats memory.
enum Memory {
  /// Lets the C library keep memory that was freed. Left alone it gives the megabytes of each picture
  /// back to the system, which clears them for the next one: reading two pictures and comparing them
  /// takes three times as long.
  ///
  /// Freeing a large block once is what moves glibc's limits (`mallopt(3)`, "dynamic mmap
  /// threshold"), to just below the largest value; its function for that is out of Swift's reach.
  @inline(never)
  static func keepFreed() {
    unsafe UnsafeMutableRawPointer.allocate(byteCount: (32 << 20) - (1 << 16), alignment: 16)
      .deallocate()
  }
}
