internal import Cellophane
internal import Drawing
internal import InterfaceBuilder

/// The comparison of an imported cell with the frames that its file stores.
struct ImportCheck {
  /// The number of frames compared; 0 if none are.
  var count = 0
  /// The number of frames that are as in the file.
  var matches = 0
  /// The frames that differ by the layout, with their causes.
  var differences: [FrameComparison.Difference] = []
  /// The frames that differ only if texts are measured here.
  var textDifferences: [FrameComparison.Difference] = []
  /// The number of frames that are stale in the file.
  var stale = 0
  /// Why nothing is compared, or why the text is not; `nil` if all is.
  var reason: String?
  /// Whether required constraints contradict each other at the stored size.
  var hasConflicts = false
  /// Whether the cell has constraints.
  var hasConstraints = false

  /// Whether the frames are comparable: solved by constraints that agree, and nothing is stale.
  var isClean: Bool { reason == nil && !hasConflicts && hasConstraints && stale == 0 && count > 0 }

  /// The differences that no property of the file explains.
  var unexplained: [FrameComparison.Difference] {
    isClean ? differences.filter { $0.cause == .layout } : []
  }

  /// Compares a cell.
  init(_ trial: ImportTrial) {
    let comparison = trial.cell.comparison
    hasConstraints = comparison.hasConstraints
    stale = comparison.staleCount
    if let reason = comparison.reason {
      self.reason = reason.rawValue
      return
    }
    let scale = DisplayScale(rawValue: comparison.scale) ?? .x2
    let structure = trial.outcome(for: .structure, folder: nil, scale: scale)
    guard let renderer = structure.renderer, let frames = try? ImportTrial.frames(in: renderer)
    else {
      reason = "not laid out: \(structure.error.map { ErrorReport($0).firstLine } ?? "")"
      return
    }
    hasConflicts = !renderer.layoutNotes.isEmpty
    if !structure.openSides.isEmpty { reason = FrameComparison.Reason.ambiguous.rawValue }
    count = comparison.count
    differences = comparison.differences(from: frames)
    matches = count - differences.count
    findOpen(in: trial, comparison, structure.openSides, scale)
    let text = trial.outcome(
      for: .text, folder: nil, openSides: structure.openSides, scale: scale)
    guard let renderer = text.renderer, let measured = try? ImportTrial.frames(in: renderer) else {
      return
    }
    let known = Set(differences.map(\.view))
    textDifferences = comparison.differences(from: measured).filter { !known.contains($0.view) }
  }

  /// Finds the differences that the constraints leave open: with the stored frames at the lowest priority, which moves
  /// nothing that is decided, the layout is the stored one.
  private mutating func findOpen(
    in trial: ImportTrial, _ comparison: FrameComparison, _ openSides: [OpenSide],
    _ scale: DisplayScale
  ) {
    let sides = FrameComparison.sides(of: differences).filter { !openSides.contains($0) }
    guard !sides.isEmpty else { return }
    let favoured = trial.outcome(
      for: .structure, folder: nil, openSides: openSides + sides, scale: scale)
    guard let renderer = favoured.renderer, let frames = try? ImportTrial.frames(in: renderer)
    else { return }
    let left = Set(comparison.differences(from: frames).map(\.view))
    guard left.isSubset(of: differences.map(\.view)) else { return }
    for index in differences.indices
    where differences[index].cause == .layout && !left.contains(differences[index].view) {
      differences[index].cause = .open
    }
  }

  /// The result in a sentence.
  var text: String {
    if count == 0 { return "no frames compared: \(reason ?? "no views")" }
    var parts = ["\(matches) of \(count) frames as in the file"]
    for difference in differences {
      let cause =
        difference.cause == .layout
        ? (hasConflicts ? "conflict" : "layout") : difference.cause.rawValue
      parts.append("`\(difference.view)` \(difference.words) (\(cause))")
    }
    if let worst = textDifferences.max(by: { $0.amount < $1.amount }) {
      parts.append(
        "`\(worst.view)` \(worst.words) (text)"
          + (textDifferences.count > 1 ? " and \(textDifferences.count - 1) more by texts" : ""))
    }
    if stale > 0 { parts.append("\(stale) stale in the file (misplaced)") }
    if hasConflicts { parts.append("required constraints contradict each other at this size") }
    if let reason { parts.append(reason) }
    return parts.joined(separator: "; ")
  }
}

extension ErrorReport {
  /// The first line of the message.
  var firstLine: String { message.split(separator: "\n").first.map(String.init) ?? message }
}
