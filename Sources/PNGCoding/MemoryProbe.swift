internal import CPlatform

/// Whether memory is available. An array that gets none ends the process; asking before a large one is made
/// turns that into an error.
package enum MemoryProbe {
  /// Whether `count` bytes can be mapped now.
  package static func hasRoom(for count: Int) -> Bool { cplatform_has_memory(max(count, 0)) }
}
