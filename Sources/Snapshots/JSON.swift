#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// Encodes and decodes the reports as JSON.
package enum JSON {
  /// Returns the value as indented JSON with sorted members and a line break at the end. Equal values give
  /// equal bytes.
  package static func text(of value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return encoded(value, by: encoder) + [UInt8(ascii: "\n")]
  }

  /// Returns the value as JSON on one line, with sorted members.
  package static func line(of value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoded(value, by: encoder)
  }

  /// Decodes a value.
  package static func value<Value: Decodable>(
    _ type: Value.Type = Value.self, from bytes: [UInt8]
  ) throws -> Value {
    try JSONDecoder().decode(type, from: Data(bytes))
  }

  private static func encoded(_ value: some Encodable, by encoder: JSONEncoder) -> [UInt8] {
    do {
      return [UInt8](try encoder.encode(value))
    } catch {
      // Encoding fails only for numbers that are not finite, which reports do not contain.
      preconditionFailure("a report cannot be encoded: \(error)")
    }
  }
}
