/// A language in which state diagrams are written as text.
public enum StateDiagramFormat: String, CaseIterable, Hashable, Sendable {
  /// JSON with the states, the transitions, and where they stand in the diagram.
  case json
  /// DOT, the language of Graphviz.
  case dot
  /// Mermaid's `stateDiagram-v2`.
  case mermaid
}
