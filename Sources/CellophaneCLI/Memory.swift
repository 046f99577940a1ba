internal import CPlatform

/// Memory of the process.
enum Memory {
  /// The address space in bytes that a command needs beyond what the libraries take, if the system
  /// limits it (`ulimit -v`). Our choice: four times what the example scenes need.
  private static let needed: UInt64 = 64 << 20
  /// The address space that must be left while a command runs. Our choice: more than is allocated
  /// between two checks; larger blocks, such as bitmaps, are checked when they are allocated.
  private static let reserve: UInt64 = 16 << 20

  /// What is printed if the system allows too little address space. Swift cannot report that a small
  /// allocation has failed: it would trap.
  static let refusal =
    "the system allows too little memory for this command; raise the limit of address space (ulimit -v)"

  /// Makes the C library keep freed memory. By default it returns the megabytes of each picture to
  /// the system, which clears them for the next one: reading and comparing two pictures then takes
  /// three times as long.
  static func keepFreed() { cplatform_keep_freed_memory() }

  /// Whether there is enough address space to start a command.
  static var sufficesToStart: Bool { cplatform_address_space_left() >= needed }

  /// Whether there is enough address space to go on.
  static var suffices: Bool { cplatform_address_space_left() >= reserve }
}
