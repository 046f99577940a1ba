internal import CPlatform

/// Checks for available memory. An array that cannot be allocated ends the process; checking first
/// turns that into an error.
package enum MemoryProbe {
  /// Whether `count` bytes can be mapped now.
  package static func hasRoom(for count: Int) -> Bool { cplatform_has_memory(max(count, 0)) }
}
