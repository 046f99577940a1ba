package import Drawing

/// A kind of colour vision. The deficiencies are those of Machado, Oliveira and Fernandes, "A
/// Physiologically-based Model for Simulation of Color Vision Deficiency", 2009, at severity 1, in
/// which one kind of cone is missing. The matrices are the published ones and apply to linear
/// light.
package enum ColorVision: String, CaseIterable, Hashable, Sendable {
  /// All three kinds of cones.
  case normal
  /// Without long-wavelength cones: red looks dark.
  case protanopia
  /// Without medium-wavelength cones; the most frequent of the three.
  case deuteranopia
  /// Without short-wavelength cones.
  case tritanopia

  /// The matrix by rows, for red, green and blue of linear light; `nil` for normal vision.
  package var rows: [[Double]]? {
    switch self {
    case .normal: nil
    case .protanopia:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    case .deuteranopia:
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    case .tritanopia:
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    }
  }

  /// Returns the colour as a person with this vision sees it.
  package func seen(_ color: LinearColor) -> LinearColor {
    guard let rows else { return color }
    let sums = rows.map { row in
      min(max(row[0] * color.red + row[1] * color.green + row[2] * color.blue, 0), 1)
    }
    return LinearColor(red: sums[0], green: sums[1], blue: sums[2])
  }

  /// Returns a gamma-encoded colour as a person with this vision sees it, with the same alpha.
  package func seen(_ color: Color) -> Color {
    self == .normal ? color : seen(LinearColor(color)).encoded(alpha: color.alpha)
  }
}
