package import Drawing

/// A statechart that is laid out: regions in one frame, pictures of combinations below, and what regions do to
/// each other.
package struct RegionSheet: Sendable {
  /// The content.
  package let chart: RegionChart
  /// The drawing, in points.
  package let displayList: DisplayList
  /// Where the cards, labels and lines are.
  package let places: RegionPlaces

  /// The width that a README shows without scaling it down, in points.
  package static let readmeWidth = RegionMetrics.width

  /// Places and draws a chart.
  ///
  /// - Parameters:
  ///   - chart: The content.
  ///   - palette: The colours of everything but the cells.
  ///   - width: The width of the page, in points; at least 320. Default: that of a README.
  ///   - typesetter: Sets the text.
  package init(
    _ chart: RegionChart, palette: DiagramPalette = .light, width: Double = RegionSheet.readmeWidth,
    typesetter: any Typesetter
  ) throws(DiagramFailure) {
    self.chart = chart
    let page = try RegionPage(chart, palette, width, DiagramTypesetter(typesetter: typesetter))
    displayList = page.displayList
    places = page.places
  }
}
