import Foundation
import Scenes
import Testing
import YAMLReading

@testable import SceneReading

/// Scene files for tests.
enum SceneFiles {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The text of a file of the repository.
  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The fixture from which other files are made by changing a word.
  static let selection = Result { try text(of: "Fixtures/Scenes/selection.cell.yaml") }

  /// A file with a plain view `a`, three items and the given lines behind the cell.
  static func withCell(_ lines: String) -> String {
    """
    cellophane: 1
    cell: { contentView: { subviews: [{ view: a }] } }
    collectionView: { frame: { width: 9, height: 9 }, items: 3 }

    """ + lines
  }
}

extension String {
  /// The text with one word replaced; the test fails when the word is not there.
  func with(_ new: String, for old: String) throws -> String {
    try #require(contains(old), "\(old) is not there")
    return replacing(old, with: new, maxReplacements: 1)
  }
}

/// The mistakes that reading finds, as `line:column: message`.
func mistakes(in bytes: [UInt8]) -> [String] {
  do {
    _ = try SceneDocument(bytes, file: "a.yaml")
    return []
  } catch {
    return error.diagnostics.map {
      "\($0.location.line):\($0.location.column): \($0.message)"
    }
  }
}

/// The mistakes that reading finds, as `line:column: message`.
func mistakes(in text: String) -> [String] { mistakes(in: Array(text.utf8)) }

/// What the command line would print for a file.
func report(of text: String) -> String {
  do {
    _ = try SceneDocument(Array(text.utf8), file: "a.yaml")
    return ""
  } catch {
    return error.description
  }
}

/// The same numbers in each run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
