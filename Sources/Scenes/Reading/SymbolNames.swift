internal import Drawing

/// The names under which icons can be written.
enum SymbolNames {
  static var all: [String] { Symbol.allCases.map(\.rawValue) }
}
