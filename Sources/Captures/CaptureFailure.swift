internal import Messages

/// Why a capture cannot be read.
package struct CaptureFailure: Error, Hashable, CustomStringConvertible {
  /// The place in the JSON: `states[2].tree.subviews[0].frame`; empty for the whole file.
  package let path: String
  /// The problem, with the remedy.
  package let message: String
  /// The line of a mistake in the syntax, counted from 1; `nil` for other mistakes.
  package let line: Int?
  /// The column of a mistake in the syntax, in characters counted from 1; `nil` for other mistakes.
  package let column: Int?

  /// Creates a failure.
  package init(_ path: String, _ message: String, line: Int? = nil, column: Int? = nil) {
    self.path = path
    self.message = message
    self.line = line
    self.column = column
  }

  /// The place and the message, on one line.
  package var description: String {
    if let line, let column { return "line \(line), column \(column): \(message.harmless)" }
    return path.isEmpty ? message.harmless : "\(path): \(message)".harmless
  }

  /// The message for a file, with the place as compilers write it: `capture.json:3:14: …`.
  package func text(inFile file: String) -> String {
    guard let line, let column else { return "\(file): \(description)" }
    return "\(file):\(line):\(column): \(message.harmless)"
  }
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
  /// The maximum number of accessibility elements in a view.
  static let mostElements = 200
  static let mostCalls = 1_000
  static let mostAnimations = 2_000
  static let mostSamples = 2_000
  static let mostNumbers = 1_000
  static let longestText = 20_000
  static let longestName = 64
  /// The largest absolute value of a number, in points or seconds.
  static let largestNumber = 1e6
}
