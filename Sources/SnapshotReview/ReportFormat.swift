internal import Snapshots

/// The format of a report, by the name of its file.
package enum ReportFormat: String, CaseIterable, Sendable {
  /// A page that shows the pictures.
  case html
  /// A summary in Markdown.
  case markdown = "md"
  /// JUnit's XML.
  case junit = "xml"
  /// The results as `--json` prints them.
  case json

  /// The format that a file's name asks for; nil if it asks for none of them.
  package init?(path: String) {
    let file = path.split(separator: "/").last ?? ""
    guard let dot = file.lastIndex(of: ".") else { return nil }
    self.init(rawValue: file[file.index(after: dot)...].lowercased())
  }

  /// The report.
  package func bytes(of source: ReportSource) -> [UInt8] {
    switch self {
    case .html: Array(ReportPage(of: source).html.utf8)
    case .markdown: Array(source.results.markdown.utf8)
    case .junit: Array(source.results.junit.utf8)
    case .json: JSON.text(of: source.results)
    }
  }
}
