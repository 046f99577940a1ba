/// As the command line tool does: see there. It holds for the peers in C as well.
@inline(never)
func keepFreedMemory() {
  unsafe UnsafeMutableRawPointer.allocate(byteCount: (32 << 20) - (1 << 16), alignment: 16)
    .deallocate()
}
