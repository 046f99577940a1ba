/// All vectors.
package enum VectorTable {
  /// All vectors, area by area.
  package static let vectors: [Vector] =
    interruptions + notAnimated + timing + layers + keyframes + springs + fittedSprings + touches
    + editing
    + gestures
    + scrolling
    + stacks + constraints + flowLayouts + compositionalLayouts + lists + textStyles + colors
    + textWidths + swipes + data
    + animators + missing

  /// Plays vectors.
  ///
  /// - Parameters:
  ///   - names: The names of those that are played; `nil` for all.
  ///   - fontFolders: The folders of the font files; `nil` for the pinned fonts.
  package static func play(
    _ names: Set<String>? = nil, fontFolders: [String]? = nil
  ) -> [Vector.Played] {
    vectors.filter { names?.contains($0.id) ?? true }.map {
      Vector.Played(vector: $0, result: VectorPlayer.play($0, fontFolders: fontFolders))
    }
  }
}
