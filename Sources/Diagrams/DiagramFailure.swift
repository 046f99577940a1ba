package import Drawing

/// Why a diagram could not be made.
package enum DiagramFailure: Error, Hashable, Sendable {
  /// A text could not be set.
  case typesetting(TypesettingFailure)
  /// There are more combinations of flags than the lattice has room for.
  case tooManyStates(columns: Int, rows: Int)
}
