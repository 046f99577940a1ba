extension Duration {
  /// The duration in seconds. Use it for functions of time and for display, not to compute frames.
  package var seconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}
