package import Drawing
internal import Wording

/// The content of a redline sheet of a cell: where its views are, their fonts and colours, and what its states change.
package struct RedlineContent: Sendable {
  /// A view that has dimensions.
  package struct Part: Hashable, Sendable {
    /// The view's name.
    package let name: String
    /// The frame in the cell's coordinates, in points.
    package let frame: Rect
    /// Its visible extent, for example that of the letters of a label, in the same coordinates.
    package let ink: Rect
    /// What it is, as "headline 17, semibold" or "image 60 × 60"; empty for no callout.
    package let style: String
    /// Its colour with the contrast, or its corners; empty for nothing.
    package let detail: String
    /// Whether the contrast is too low.
    package let isFaint: Bool
    /// Whether it shows letters, through which no line may pass.
    package let isText: Bool

    /// Creates a view.
    package init(
      name: String, frame: Rect, ink: Rect? = nil, style: String = "", detail: String = "",
      isFaint: Bool = false, isText: Bool = false
    ) {
      self.isText = isText
      (self.name, self.frame, self.ink) = (name, frame, ink ?? frame)
      (self.style, self.detail, self.isFaint) = (style, detail, isFaint)
    }
  }

  /// A colour of a view in light and dark.
  package struct Tint: Hashable, Sendable {
    /// The view and the property, as "title text colour".
    package let subject: String
    /// The colour as the scene writes it.
    package let source: String
    /// The colours; `nil` for none.
    package let light, dark: Color?

    /// Creates a colour.
    package init(subject: String, source: String, light: Color?, dark: Color?) {
      (self.subject, self.source, self.light, self.dark) = (subject, source, light, dark)
    }
  }

  /// A property of the cell with its value.
  package struct Fact: Hashable, Sendable {
    /// The property, as "corner".
    package let name: String
    /// The value, as "16 continuous".
    package let text: String

    /// Creates a fact.
    package init(_ name: String, _ text: String) { (self.name, self.text) = (name, text) }
  }

  /// What assistive apps find.
  package struct Element: Hashable, Sendable {
    /// Its label.
    package let label: String
    /// Its value and what happens if it is activated; empty for none.
    package let value: String
    /// Its traits and custom actions; empty for none.
    package let traits: String

    /// Creates an element.
    package init(label: String, value: String, traits: String) {
      (self.label, self.value, self.traits) = (label, value, traits)
    }

    /// The element as it is read: "Sourdough loaf, 0 in the basket, adjustable".
    package var spoken: String {
      [label, value, traits].filter { !$0.isEmpty }.joined(separator: ", ")
    }
  }

  /// What a state changes.
  package struct Change: Hashable, Sendable {
    /// The state.
    package let state: String
    /// Whether the app sets the state.
    package let isOfApp: Bool
    /// What differs, as "shadow".
    package let subject: String
    /// The values, as "8 → 2".
    package let values: String
    /// How it moves, as "spring 0.4 s, damping 0.5".
    package let motion: String

    /// Creates a change.
    package init(
      state: String, isOfApp: Bool = false, subject: String, values: String, motion: String
    ) {
      (self.state, self.isOfApp, self.subject) = (state, isOfApp, subject)
      (self.values, self.motion) = (values, motion)
    }
  }

  /// The title.
  package let title: String
  /// The state, as "normal".
  package let state: String
  /// The cell on its ground.
  package let specimen: Specimen
  /// The size of the cell, in points.
  package let size: Size
  /// The views with dimensions, from back to front.
  package let parts: [Part]
  /// The colours.
  package let tints: [Tint]
  /// The properties of the cell.
  package let facts: [Fact]
  /// What assistive apps find in the cell, in order.
  package let elements: [Element]
  /// What the states change, those of one state together.
  package let changes: [Change]
  /// Remarks for the footer.
  package let sentences: [String]

  /// Creates the content of a sheet.
  package init(
    title: String, state: String, specimen: Specimen, size: Size, parts: [Part],
    tints: [Tint] = [], facts: [Fact] = [], elements: [Element] = [], changes: [Change] = [],
    sentences: [String] = []
  ) {
    self.elements = elements
    (self.title, self.state, self.specimen, self.size) = (title, state, specimen, size)
    (self.parts, self.tints, self.facts) = (parts, tints, facts)
    (self.changes, self.sentences) = (changes, sentences)
  }

  /// The alternative text, in sentences.
  package var description: String {
    func short(_ number: Double) -> String { decimal(number, places: 1) }
    var sentences = [
      "Specification: \(title.isEmpty ? "a cell" : title), \(spacedWords(state)),"
        + " \(short(size.width)) by \(short(size.height)) points."
    ]
    let read = elements.map(\.spoken).joined(separator: "; ")
    if !read.isEmpty, read.count <= Self.mostRead { sentences.append("VoiceOver reads: \(read).") }
    for part in parts {
      let frame = part.frame
      // A style that has a size repeats the frame.
      let font = part.style.isEmpty || part.style.contains("×") ? "" : ", in \(part.style)"
      let name = spacedWords(part.name)
      sentences.append(
        "\(name.prefix(1).uppercased() + name.dropFirst()) \(short(frame.size.width)) by \(short(frame.size.height)),"
          + " \(short(frame.minX)) from the left and \(short(frame.minY)) from the top\(font).")
    }
    return alternativeText(sentences)
  }

  /// The maximum number of characters of what VoiceOver reads in the alternative text. Our choice: half of it.
  private static let mostRead = 250
}
