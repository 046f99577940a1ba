internal import Snapshots

/// The formats of reports. The raw value is the extension of the file name.
package enum ReportFormat: String, CaseIterable, Sendable {
  /// An HTML page that shows the pictures.
  case html
  /// A summary in Markdown.
  case markdown = "md"
  /// XML in the format of JUnit.
  case junit = "xml"
  /// The results as `cellophane snapshot verify --json` prints them.
  case json

  /// Returns the format for the extension of a file name; nil if it is not known.
  package init?(path: String) {
    let file = path.split(separator: "/").last ?? ""
    guard let dot = file.lastIndex(of: ".") else { return nil }
    self.init(rawValue: file[file.index(after: dot)...].lowercased())
  }

  /// Returns the report in this format.
  package func bytes(of source: ReportSource) -> [UInt8] {
    switch self {
    case .html: Array(ReportPage(of: source).html.utf8)
    case .markdown: Array(source.results.markdown.utf8)
    case .junit: Array(source.results.junit.utf8)
    case .json: JSON.text(of: source.results)
    }
  }
}
