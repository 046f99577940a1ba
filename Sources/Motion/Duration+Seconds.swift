extension Duration {
  /// The duration as a number of seconds: for functions of time and for people, never for finding frames.
  package var seconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}
