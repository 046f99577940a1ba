package import Drawing

/// A plot of properties over time: one small chart for each property, below a time axis with the
/// events.
package struct PropertyPlot: Sendable {
  /// One property over time.
  package struct Chart: Sendable {
    /// The values with their times in seconds, in order; `nil` while the view does not exist.
    package enum Content: Sendable {
      /// Drawn as a curve.
      case numbers([(seconds: Double, value: Double?)])
      /// Drawn as a band of colours.
      case colors([(seconds: Double, value: Color?)])
      /// Drawn as a band of words, each written where it begins.
      case words([(seconds: Double, value: String?)])
    }

    /// The view and the property, for example `cell.transform.scale.x`.
    package var name: String
    /// The owner of the property, for example `item 0`.
    package var subject: String
    /// The values.
    package var content: Content

    /// Creates a chart.
    package init(name: String, subject: String, content: Content) {
      self.name = name
      self.subject = subject
      self.content = content
    }
  }

  /// An event on the time axis.
  package struct Event: Sendable {
    /// The time in seconds.
    package var seconds: Double
    /// A short description.
    package var text: String

    /// Creates an event.
    package init(seconds: Double, text: String) {
      self.seconds = seconds
      self.text = text
    }
  }

  /// The plot, in points.
  package let displayList: DisplayList
  /// A description of the plot in words.
  package let description: String

  /// Draws charts.
  ///
  /// - Parameters:
  ///   - charts: The charts, from top to bottom.
  ///   - events: The events, in order.
  ///   - seconds: The duration, in seconds.
  ///   - remark: An additional remark; empty for none.
  /// - Throws: An error if text cannot be typeset.
  package init(
    of charts: [Chart], events: [Event], seconds: Double, remark: String = "",
    palette: DiagramPalette, typesetter: any Typesetter
  ) throws(DiagramFailure) {
    let page = try PropertyPlotPage(
      charts, events, seconds, remark, palette, DiagramTypesetter(typesetter: typesetter))
    displayList = page.displayList
    let names = charts.map { "\(spokenProperty($0.name)) of \($0.subject)" }
    description =
      names.isEmpty
      ? "Nothing changes."
      : alternativeText(
        ["Plot of what changes in \(decimal(seconds, places: 3)) s."] + names.map { "The \($0)." })
  }
}
