internal import Drawing
internal import Files
internal import PNGCoding
internal import Work

/// Compares two PNG files, or all PNG files in two folders by name.
package struct PairwiseComparison: Sendable {
  /// Why nothing was compared.
  package enum Failure: Error, Equatable, CustomStringConvertible {
    /// One path is a folder and the other is not.
    case fileAndFolder(folder: String, file: String)
    /// Neither folder contains a PNG.
    case noPictures(String, String)
    /// A picture cannot be read.
    case unreadable(String)

    /// One lower-case sentence for the user.
    package var description: String {
      switch self {
      case .fileAndFolder(let folder, let file):
        "\(folder) is a folder and \(file) is not; give two files or two folders"
      case .noPictures(let one, let other): "there is no PNG in \(one) and \(other)"
      case .unreadable(let reason): reason
      }
    }
  }

  /// The result for two pictures, or for one without a counterpart.
  package struct Pair: Sendable {
    /// The result of a comparison.
    package enum Outcome: Sendable {
      /// Both were compared; the size is that of the expected picture.
      case compared(Verdict, size: PixelSize)
      /// Only the first folder contains it.
      case missing
      /// Only the second folder contains it.
      case added
      /// One of them cannot be read as a picture; the text is one lower-case sentence.
      case unreadable(String)
    }

    /// The path relative to both folders; for two files the path of the second.
    package let name: String
    /// The result.
    package let outcome: Outcome
    /// The path of the difference picture that was written; `nil` if none was.
    package let difference: String?
    /// Further remarks on the files, one sentence each.
    package var remarks: [String] = []
  }

  private let comparison: Comparison
  private let differences: String?
  private let jobs: Int

  /// Creates a comparison.
  ///
  /// - Parameters:
  ///   - comparison: How two pictures are compared.
  ///   - differences: The path for difference pictures: a file for two files, a folder for two
  ///     folders.
  ///   - jobs: The maximum number of pairs that are compared at the same time.
  package init(_ comparison: Comparison, differences: String? = nil, jobs: Int) {
    self.comparison = comparison
    self.differences = differences
    self.jobs = jobs
  }

  /// Whether both paths are folders, so that `folders` applies instead of `files`.
  package static func areFolders(_ expected: String, _ actual: String) throws(Failure) -> Bool {
    switch (FileAccess.isFolder(expected), FileAccess.isFolder(actual)) {
    case (true, true): true
    case (false, false): false
    case (true, false): throw .fileAndFolder(folder: expected, file: actual)
    case (false, true): throw .fileAndFolder(folder: actual, file: expected)
    }
  }

  /// Compares two files. The difference picture is written even if there is no difference.
  package func files(_ expected: String, _ actual: String) throws -> Pair {
    let before = try image(expected)
    let after = try image(actual)
    if let differences { try write(before.bitmap, after.bitmap, to: differences) }
    return Pair(
      name: actual, outcome: outcome(before.bitmap, after.bitmap), difference: differences,
      remarks: Self.remarks((expected, before), (actual, after)))
  }

  /// Compares all PNG files below two folders, sorted by name. A file that only one folder
  /// contains, or that cannot be read, is a result and not an error, so that the others are
  /// compared. Difference pictures are written only for pairs that do not pass.
  package func folders(_ expected: String, _ actual: String) async throws -> [Pair] {
    let before = try FileAccess.files(below: expected, withSuffix: ".png")
    let after = try FileAccess.files(below: actual, withSuffix: ".png")
    let names = Set(before).union(after).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    guard !names.isEmpty else { throw Failure.noPictures(expected, actual) }
    let inBefore = Set(before)
    let inAfter = Set(after)
    return try await names.concurrentMap(jobs: jobs) { name in
      guard inAfter.contains(name) else {
        return Pair(name: name, outcome: .missing, difference: nil)
      }
      guard inBefore.contains(name) else {
        return Pair(name: name, outcome: .added, difference: nil)
      }
      return try pair(name, FileAccess.join(expected, name), FileAccess.join(actual, name))
    }
  }

  private func pair(_ name: String, _ expected: String, _ actual: String) throws -> Pair {
    let before: PNGImage
    let after: PNGImage
    do {
      before = try image(expected)
      after = try image(actual)
    } catch {
      return Pair(name: name, outcome: .unreadable("\(error)"), difference: nil)
    }
    let outcome = outcome(before.bitmap, after.bitmap)
    var difference: String?
    if let differences, case .compared(let verdict, _) = outcome, !verdict.passes {
      let path = FileAccess.join(differences, name)
      try write(before.bitmap, after.bitmap, to: path)
      difference = path
    }
    return Pair(
      name: name, outcome: outcome, difference: difference,
      remarks: Self.remarks((expected, before), (actual, after)))
  }

  private func outcome(_ expected: Bitmap, _ actual: Bitmap) -> Pair.Outcome {
    .compared(
      comparison.compare(expected: expected, actual: actual),
      size: PixelSize(width: expected.width, height: expected.height))
  }

  private static func remarks(
    _ expected: (path: String, image: PNGImage), _ actual: (path: String, image: PNGImage)
  ) -> [String] {
    PictureNotes.remarks(
      expected: (expected.path, PictureNotes(expected.image)),
      actual: (actual.path, PictureNotes(actual.image)))
  }

  private func image(_ path: String) throws -> PNGImage {
    let bytes = try FileAccess.read(path, atMost: FileAccess.maximumLength)
    do {
      return try PNGDecoder.decode(bytes)
    } catch {
      throw Failure.unreadable("\(path): \(error)")
    }
  }

  private func write(_ expected: Bitmap, _ actual: Bitmap, to path: String) throws {
    guard
      let picture = DifferencePicture.make(expected: expected, actual: actual, by: comparison)
    else {
      throw Failure.unreadable("\(path): the two sizes make a picture of the difference too large")
    }
    try FileAccess.write(PNGEncoder(effort: .fast).encode(picture), to: path, protectsInputs: true)
  }
}
