package import Drawing

/// How properties change over time: one small chart a property, one below the other, with a time axis and
/// what happened on it above them all.
package struct PropertyPlot: Sendable {
  /// A property over time.
  package struct Chart: Sendable {
    /// The values with their times in seconds, in order; `nil` while the view does not exist.
    package enum Content: Sendable {
      /// A curve.
      case numbers([(seconds: Double, value: Double?)])
      /// A band of colours.
      case colors([(seconds: Double, value: Color?)])
      /// A band of words, each where it begins.
      case words([(seconds: Double, value: String?)])
    }

    /// The view and the property: `cell.transform.scale.x`.
    package var name: String
    /// Whose it is: `item 0`.
    package var subject: String
    /// The values.
    package var content: Content

    /// Makes a chart.
    package init(name: String, subject: String, content: Content) {
      self.name = name
      self.subject = subject
      self.content = content
    }
  }

  /// Something that happened.
  package struct Event: Sendable {
    /// The moment, in seconds.
    package var seconds: Double
    /// What happened, in a few words.
    package var text: String

    /// Makes an event.
    package init(seconds: Double, text: String) {
      self.seconds = seconds
      self.text = text
    }
  }

  /// What is drawn, in points.
  package let displayList: DisplayList
  /// What is drawn, in words.
  package let description: String

  /// Draws charts.
  ///
  /// - Parameters:
  ///   - charts: The properties, from top to bottom.
  ///   - events: What happened, in order.
  ///   - seconds: How long it takes.
  ///   - remark: What is to be said besides; empty for nothing.
  /// - Throws: What keeps the letters from being set.
  package init(
    of charts: [Chart], events: [Event], seconds: Double, remark: String = "",
    palette: DiagramPalette, typesetter: any Typesetter
  ) throws(DiagramFailure) {
    let page = try PropertyPlotPage(
      charts, events, seconds, remark, palette, DiagramTypesetter(typesetter: typesetter))
    displayList = page.displayList
    let names = charts.map { "\($0.name) of \($0.subject)" }
    description =
      names.isEmpty
      ? "Nothing changes."
      : "Over \(decimal(seconds, places: 3)) s: \(names.joined(separator: ", "))."
  }
}
