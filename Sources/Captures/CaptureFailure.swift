/// Why a capture cannot be read.
package struct CaptureFailure: Error, Hashable, CustomStringConvertible {
  /// The place in the JSON: `states[2].tree.subviews[0].frame`; empty for the whole file.
  package let path: String
  /// What is wrong, and what to write instead.
  package let message: String

  /// Creates a failure.
  package init(_ path: String, _ message: String) {
    self.path = path
    self.message = message
  }

  /// The place and the message.
  package var description: String { path.isEmpty ? message : "\(path): \(message)" }
}

/// The limits of captures. Our choices: a cell of a thousand views in hundred states is far below them.
package enum CaptureLimits {
  /// The maximum length of a file, in bytes.
  package static let largestFile = 32 << 20
  static let mostStates = 500
  static let mostChanges = 1_000
  static let mostViews = 1_000
  static let mostViewsInAll = 100_000
  static let deepestView = 60
  static let mostConstraints = 5_000
  static let mostCalls = 1_000
  static let mostAnimations = 2_000
  static let mostSamples = 2_000
  static let mostNumbers = 1_000
  static let longestText = 20_000
  static let longestName = 64
  /// The largest absolute value of a number, in points or seconds.
  static let largestNumber = 1e6
}
