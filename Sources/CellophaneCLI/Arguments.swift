// Imports are public because public types conform to ArgumentParser's protocols.
public import ArgumentParser
public import Cellophane

extension DisplayScale: ExpressibleByArgument {
  /// Parses an argument.
  public init?(argument: String) {
    guard let factor = Int(argument) else { return nil }
    self.init(rawValue: factor)
  }
}

extension Tolerance.Density: ExpressibleByArgument {
  /// Parses `8x8=6`.
  public init?(argument: String) {
    let halves = argument.split(separator: "=", omittingEmptySubsequences: false)
    guard halves.count == 2, let pixels = Int(halves[1]), pixels >= 0 else { return nil }
    let sides = halves[0].split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], width > 0, height > 0
    else { return nil }
    self.init(width: width, height: height, pixels: pixels)
  }
}

extension PixelRect: ExpressibleByArgument {
  /// Parses `x,y,w,h`.
  public init?(argument: String) {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3], width > 0, height > 0
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }
}
