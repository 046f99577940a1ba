/// The effect of a layer on the picture behind it: it blurs it and makes its colours stronger.
package struct Backdrop: Hashable, Sendable {
  /// The standard deviation of the blur, in points.
  package var deviation: Double
  /// The factor of the colours' distance from gray; 1 leaves them as they are.
  package var saturation: Double

  /// Creates a backdrop.
  package init(deviation: Double, saturation: Double) {
    self.deviation = deviation
    self.saturation = saturation
  }

  /// The backdrop in a dump.
  var dumpText: String { "backdrop blur \(decimal(deviation)) saturation \(decimal(saturation))" }
}
