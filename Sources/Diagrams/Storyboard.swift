package import Drawing

/// What happens while a script plays, as a row of pictures: a panel for each moment at which something
/// changed, the properties and the delegate calls under it, and a time axis to scale at the foot.
package struct Storyboard: Sendable {
  /// A property of an item's cell at a moment.
  package struct Property: Hashable, Sendable {
    /// UIKit's name, as `isHighlighted`, or that of one of the scene's own states.
    package var name: String
    /// The value at the moment.
    package var value: Bool
    /// The item whose cell it is.
    package var item: Int
    /// Whether the value is another one than a moment before.
    package var isChanged: Bool

    /// Makes a property.
    package init(name: String, value: Bool, item: Int, isChanged: Bool) {
      self.name = name
      self.value = value
      self.item = item
      self.isChanged = isChanged
    }
  }

  /// A moment at which something happened.
  package struct Step: Sendable {
    /// The moment, from the start of the script, in seconds.
    package var seconds: Double
    /// What the finger or the app did: "touch down, item 0".
    package var action: String
    /// The collection view then, in points.
    package var picture: DisplayList
    /// The finger on it, in the collection view's points; `nil` when there is none.
    package var finger: FingerMark?
    /// The properties that matter, the changed ones first.
    package var properties: [Property]
    /// The delegate calls and gestures in their order: "didSelect 0".
    package var calls: [String]

    /// Makes a step.
    package init(
      seconds: Double, action: String, picture: DisplayList, finger: FingerMark?,
      properties: [Property], calls: [String]
    ) {
      self.seconds = seconds
      self.action = action
      self.picture = picture
      self.finger = finger
      self.properties = properties
      self.calls = calls
    }
  }

  /// What the storyboard is about, in a few words.
  package let title: String
  /// The moments, in order.
  package let steps: [Step]
  /// Remarks on changes without a delegate call.
  package let remarks: [String]
  /// The picture.
  package let displayList: DisplayList

  /// Places and draws the steps of a script.
  ///
  /// - Parameters:
  ///   - steps: The moments, in order.
  ///   - seconds: How long the script takes.
  ///   - remarks: Whole sentences for the foot.
  ///   - title: What the storyboard is about.
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

  /// What the storyboard shows, in sentences: the alternative text of the picture.
  package var description: String {
    let count = steps.count == 1 ? "1 step" : "\(steps.count) steps"
    let told = steps.enumerated().map { index, step in
      let changes = step.properties.filter(\.isChanged).map {
        "\($0.name) of item \($0.item) becomes \($0.value)"
      }
      let happened = (changes + (step.calls.isEmpty ? [] : [step.calls.joined(separator: ", ")]))
        .joined(separator: "; ")
      return "\(index + 1), at \(secondsText(step.seconds)): \(step.action): \(happened)."
    }
    return (["Storyboard in \(count)."] + told + remarks).joined(separator: " ")
  }
}

/// Seconds as people write them, at least with two digits: `0.70 s`.
func secondsText(_ seconds: Double) -> String {
  let text = decimal(seconds, places: 3)
  let parts = text.split(separator: ".")
  guard parts.count == 2 else { return text + ".00 s" }
  return text + String(repeating: "0", count: max(0, 2 - parts[1].count)) + " s"
}
