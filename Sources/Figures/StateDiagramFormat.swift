/// A text format for state diagrams.
public enum StateDiagramFormat: String, CaseIterable, Hashable, Sendable {
  /// JSON with the states, the transitions, and their positions in the diagram.
  case json
  /// DOT, the language of Graphviz.
  case dot
  /// Mermaid's `stateDiagram-v2`.
  case mermaid
  /// SCXML, the W3C's State Chart XML.
  case scxml

  /// The extension of its files.
  package var fileExtension: String {
    switch self {
    case .json, .dot, .scxml: rawValue
    case .mermaid: "mmd"
    }
  }
}
