// A conformance of public types needs its imports to be public, too.
public import ArgumentParser
public import Cellophane

extension DisplayScale: ExpressibleByArgument {
  /// Reads an argument.
  public init?(argument: String) {
    guard let factor = Int(argument) else { return nil }
    self.init(rawValue: factor)
  }
}

extension Appearance: ExpressibleByArgument {}

extension CellState {
  /// Reads an argument; what is wrong with it is told.
  static func reading(_ argument: String) throws -> CellState {
    do {
      return try CellState(text: argument)
    } catch {
      throw ValidationError(error.message)
    }
  }
}
