package import Drawing

/// Why a diagram could not be made.
package enum DiagramFailure: Error, Hashable, Sendable {
  /// A text could not be typeset.
  case typesetting(TypesettingError)
  /// Graphviz's `dot` is needed and not installed.
  case noGraphviz
  /// `dot` failed, with the reason.
  case graphviz(String)
  /// The diagram is wider than a README shows.
  case tooWide
}
