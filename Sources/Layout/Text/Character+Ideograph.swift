extension Character {
  /// Whether lines can be broken beside the character without white space.
  var isIdeograph: Bool {
    unicodeScalars.first.map { scalar in
      [0x2E80...0x2FDF, 0x3041...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF]
        .contains { $0.contains(scalar.value) }
    } ?? false
  }
}
