package import Drawing
internal import Wording

/// The course of a script as a row of pictures: a panel for each moment at which something changed,
/// with properties and delegate calls below it, and a time axis to scale at the bottom.
package struct Storyboard: Sendable {
  /// A property of an item's cell at a moment.
  package struct Property: Hashable, Sendable {
    /// What the property is.
    package enum Content: Hashable, Sendable {
      /// A flag with UIKit's name, for example `isHighlighted`.
      case flag(String, Bool)
      /// A custom state in words, for example "download loading" or "not sold out", and whether it holds or is not the
      /// initial one.
      case value(String, isSet: Bool)
    }

    /// The property at that moment.
    package var content: Content
    /// The item whose cell it is.
    package var item: Int
    /// Whether the value differs from that of the previous moment that is shown, or from that at the beginning.
    package var isChanged: Bool

    /// Creates a property.
    package init(_ content: Content, item: Int, isChanged: Bool) {
      self.content = content
      self.item = item
      self.isChanged = isChanged
    }

    /// The name and the value: "isHighlighted true", "download loading".
    var text: String {
      switch content {
      case .flag(let name, let value): "\(name) \(value)"
      case .value(let words, _): words
      }
    }

    /// Whether a flag or a custom state holds, or a value is not the initial one.
    var holds: Bool {
      switch content {
      case .flag(_, let holds), .value(_, let holds): holds
      }
    }
  }

  /// A moment at which something happened.
  package struct Step: Sendable {
    /// The time from the start of the script, in seconds.
    package var seconds: Double
    /// The action of the finger or the app, for example "touch down, item 0".
    package var action: String
    /// The collection view at that moment, in points.
    package var picture: DisplayList
    /// The fingers, in the collection view's points.
    package var fingers: [FingerMark]
    /// The properties to show, the changed ones first.
    package var properties: [Property]
    /// The delegate calls and gestures in order, for example "didSelect 0".
    package var calls: [String]

    /// Creates a step.
    package init(
      seconds: Double, action: String, picture: DisplayList, fingers: [FingerMark],
      properties: [Property], calls: [String]
    ) {
      self.seconds = seconds
      self.action = action
      self.picture = picture
      self.fingers = fingers
      self.properties = properties
      self.calls = calls
    }
  }

  /// A short title.
  package let title: String
  /// The moments, in order.
  package let steps: [Step]
  /// Remarks on changes without a delegate call.
  package let remarks: [String]
  /// The storyboard's drawing, in points.
  package let displayList: DisplayList

  /// Places and draws the steps of a script.
  ///
  /// - Parameters:
  ///   - steps: The moments, in order.
  ///   - seconds: The duration of the script, in seconds.
  ///   - remarks: Sentences for the footer.
  ///   - title: A short title.
  ///   - palette: The colours of everything but the cells.
  ///   - typesetter: Sets the text.
  package init(
    of steps: [Step], seconds: Double, remarks: [String], title: String,
    palette: DiagramPalette = .light, typesetter: any Typesetter
  ) throws(DiagramFailure) {
    self.title = title
    self.steps = steps
    self.remarks = remarks
    displayList = try StoryboardPage(
      steps, seconds: seconds, remarks: remarks, palette,
      DiagramTypesetter(typesetter: typesetter)
    ).displayList()
  }

  /// The alternative text of the picture, in sentences, below 500 characters.
  package var description: String {
    let count = steps.count == 1 ? "1 step" : "\(steps.count) steps"
    let told = steps.enumerated().map { index, step in
      let changes = step.properties.filter(\.isChanged).map(\.change)
      let happened = changes.isEmpty ? "" : ": " + changes.joined(separator: ", ")
      return "\(index + 1), at \(secondsText(step.seconds)): \(step.action)\(happened)."
    }
    return alternativeText(["Storyboard in \(count)."] + told)
  }
}

extension Storyboard.Property {
  /// What happened to it, in words.
  fileprivate var change: String {
    switch content {
    case .flag(let name, let value):
      let word = spacedWords(name.hasPrefix("is") ? String(name.dropFirst(2)) : name)
      let state = word.prefix(1).lowercased() + word.dropFirst()
      return "item \(item) is \(value ? "now" : "no longer") \(state)"
    case .value(let words, _): return "item \(item) now: \(words)"
    }
  }
}

/// Seconds with at least two decimal places: `0.70 s`.
func secondsText(_ seconds: Double) -> String {
  let text = decimal(seconds, places: 3)
  let parts = text.split(separator: ".")
  guard parts.count == 2 else { return text + ".00 s" }
  return text + String(repeating: "0", count: max(0, 2 - parts[1].count)) + " s"
}
