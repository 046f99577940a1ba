/// A mistake in a scene file: a location and a message.
public struct Diagnostic: Hashable, Sendable {
  /// The location in the file.
  public var location: SourceLocation
  /// What is wrong: one lower-case sentence that ends with the remedy.
  public var message: String
  /// The parts of the scene that take part in it, with their locations; empty for most mistakes.
  package var participants: [Participant] = []

  /// Creates a mistake.
  package init(location: SourceLocation, message: String) {
    self.location = location
    self.message = message
  }

  /// A part of the scene that takes part in a mistake.
  package struct Participant: Hashable, Sendable {
    /// The location in the file.
    package let location: SourceLocation
    /// What it is, with its view.
    package let text: String

    /// Creates a part.
    package init(location: SourceLocation, text: String) {
      self.location = location
      self.text = text
    }
  }
}
