package import Drawing

/// A colour vision with which a picture is shown. The deficiencies are simulated after Machado, Oliveira and Fernandes,
/// "A Physiologically-based Model for Simulation of Color Vision Deficiency", 2009, at severity 1.
public enum SimulatedVision: String, CaseIterable, Hashable, Sendable {
  /// Without long-wavelength cones: red looks dark.
  case protanopia
  /// Without medium-wavelength cones; the most frequent of the three.
  case deuteranopia
  /// Without short-wavelength cones.
  case tritanopia
  /// Without any colours.
  case grayscale

  /// Returns a colour as it is seen.
  package func seen(_ color: Color) -> Color {
    switch self {
    case .protanopia: ColorVision.protanopia.seen(color)
    case .deuteranopia: ColorVision.deuteranopia.seen(color)
    case .tritanopia: ColorVision.tritanopia.seen(color)
    case .grayscale: color.grayscale
    }
  }
}
