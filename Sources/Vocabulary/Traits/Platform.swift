/// The version of the system whose metrics cells have. Metrics of other versions are those of the nearest
/// one here: of iOS 15 to 18 those of iOS 18.
public enum Platform: String, CaseIterable, Hashable, Sendable {
  /// iOS 15 to 18; the default.
  case iOS18 = "iOS 18"
  /// iOS 26.
  case iOS26 = "iOS 26"

  /// The differences between the versions.
  package var metrics: PlatformMetrics {
    switch self {
    case .iOS18: .iOS18
    case .iOS26: .iOS26
    }
  }
}
