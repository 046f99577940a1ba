public import Scenes
package import Vocabulary

/// A problem with a scene, whether it was read from a file or written in Swift.
public struct SceneProblem: Error, Hashable, Sendable {
  /// The part that is wrong.
  public let path: ScenePath
  /// What is wrong: one lower-case sentence that ends with the remedy.
  public let message: String

  /// A part of the scene that takes part in a problem.
  package struct Participant: Hashable, Sendable {
    /// The part.
    package let path: ScenePath
    /// The name of the view that it belongs to; `nil` for none.
    package let view: String?
    /// What it is, for example a constraint.
    package let text: String

    /// The text with the name of the view, unless it contains that.
    package var fullText: String {
      guard let view, !text.contains("\"\(view)\"") else { return text }
      return "\(text) of \"\(view)\""
    }

    /// Creates a participant.
    package init(path: ScenePath, view: String?, text: String) {
      self.path = path
      self.view = view
      self.text = text
    }
  }

  /// The parts that conflict with each other, for a conflict between constraints: the dropped one
  /// first. Empty for other problems.
  package var participants: [Participant] = []

  /// The name of the view that the problem is about; `nil` if it is about none, or about `participants`.
  package var view: String?

  /// A frame that constraints do not decide.
  package struct UndecidedFrame: Hashable, Sendable {
    /// The name of the view.
    package let view: ViewName
    /// The sides that nothing decides: x, y, width, height.
    package let sides: [String]

    /// Creates a description.
    package init(view: ViewName, sides: [String]) {
      self.view = view
      self.sides = sides
    }
  }

  /// The frame that constraints do not decide; `nil` for other problems.
  package var undecidedFrame: UndecidedFrame?

  /// An image that is there and cannot be shown.
  package struct UnusableImage: Hashable, Sendable {
    /// The name of the image.
    package let name: String
    /// The path of its file or its catalogue, as the message has it.
    package let path: String

    /// Creates a description.
    package init(name: String, path: String) {
      self.name = name
      self.path = path
    }
  }

  /// The image that cannot be shown; `nil` for other problems.
  package var unusableImage: UnusableImage?

  /// Returns the problem as one of a view.
  package func of(_ view: String) -> SceneProblem {
    var problem = self
    problem.view = view
    return problem
  }

  /// Returns the problem with another message.
  package func with(message: String) -> SceneProblem {
    var problem = SceneProblem(path: path, message: message)
    problem.participants = participants
    problem.view = view
    problem.undecidedFrame = undecidedFrame
    problem.unusableImage = unusableImage
    return problem
  }

  /// Creates a problem with a part.
  package init(path: ScenePath, message: String) {
    self.path = path
    self.message = message
  }
}
