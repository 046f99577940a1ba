internal import Drawing
internal import Snapshots

extension PairwiseComparison.Pair {
  /// How the command line ends for this pair.
  package var exitStatus: ExitStatus {
    switch outcome {
    case .compared(let verdict, _): verdict.passes ? .done : .different
    case .missing, .added: .different
    case .unreadable: .malformedInput
    }
  }

  /// One lower-case sentence for the user.
  package var message: String {
    switch outcome {
    case .compared(let verdict, _): verdict.description
    case .missing: "only the first folder has it"
    case .added: "only the second folder has it"
    case .unreadable(let reason): reason
    }
  }

  /// The answer for programs, as members of a JSON object. Numbers that make no sense for a verdict
  /// are left out.
  package var json: String {
    var members = ["\"name\": \(quoted(name))", "\"verdict\": \(quoted(verdict))"]
    if case .compared(let verdict, let size) = outcome {
      members += ["\"width\": \(size.width)", "\"height\": \(size.height)"]
      members += Self.members(of: verdict)
    }
    members.append("\"message\": \(quoted(message))")
    if case .compared = outcome {
      members.append("\"remarks\": [\(remarks.map(quoted).joined(separator: ", "))]")
    }
    if let difference { members.append("\"diff\": \(quoted(difference))") }
    return "{\(members.joined(separator: ", "))}"
  }

  /// The verdict's name; `missing`, `added` or `unreadable` when nothing was compared.
  package var verdict: String {
    switch outcome {
    case .compared(let verdict, _): verdict.name
    case .missing: "missing"
    case .added: "added"
    case .unreadable: "unreadable"
    }
  }

  private static func members(of verdict: Verdict) -> [String] {
    switch verdict {
    case .identical: ["\"differingPixels\": 0"] + nothingDiffers
    case .tolerated(let difference), .different(let difference): members(of: difference)
    case .sizeMismatch(let mismatch):
      [
        "\"actualWidth\": \(mismatch.actual.width)",
        "\"actualHeight\": \(mismatch.actual.height)",
        "\"differingPixels\": \(mismatch.differingPixels)",
      ] + (mismatch.commonPart.map { members(of: $0).dropFirst() } ?? nothingDiffers[...])
    }
  }

  private static var nothingDiffers: [String] {
    ["\"ignoredAntialiasing\": 0", "\"regions\": []", "\"worst\": null"]
  }

  private static func members(of difference: Difference) -> [String] {
    let regions = difference.regions.map {
      "{\"x\": \($0.x), \"y\": \($0.y), \"width\": \($0.width), \"height\": \($0.height)}"
    }
    let worst = difference.worst
    var members = [
      "\"differingPixels\": \(difference.differingPixels)",
      "\"ignoredAntialiasing\": \(difference.ignoredAntialiasing)",
      "\"changedPixels\": \(difference.changedPixels)",
      "\"comparedPixels\": \(difference.totalPixels)",
      "\"alphaOnly\": \(difference.alphaOnly)",
      "\"regions\": [\(regions.joined(separator: ", "))]",
      "\"worst\": {\"x\": \(worst.x), \"y\": \(worst.y), \"expected\": \(json(worst.expected)),"
        + " \"actual\": \(json(worst.actual)), \"delta\": \(worst.delta),"
        + " \"channel\": \(quoted(worst.channel.rawValue))}",
    ]
    if let shift = difference.shift {
      members.append("\"shift\": {\"x\": \(shift.x), \"y\": \(shift.y)}")
    }
    return members
  }

  private static func json(_ pixel: Bitmap.RGBA) -> String {
    "[\(pixel.red), \(pixel.green), \(pixel.blue), \(pixel.alpha)]"
  }
}

extension [PairwiseComparison.Pair] {
  /// How the command line ends: an unreadable picture weighs more than a difference.
  package var exitStatus: ExitStatus {
    if contains(where: { $0.exitStatus == .malformedInput }) { return .malformedInput }
    return contains { $0.exitStatus == .different } ? .different : .done
  }

  /// The counts in words: "14 pairs: 12 identical, 2 different".
  package var summary: String {
    var counts: [(name: String, count: Int)] = []
    for name in Self.verdicts {
      let count = filter { $0.verdict == name }.count
      if count > 0 { counts.append((name, count)) }
    }
    let words = counts.map { "\($0.count) \($0.name)" }.joined(separator: ", ")
    return "\(count) pair\(count == 1 ? "" : "s"): \(words)"
  }

  private static var verdicts: [String] {
    [
      "identical", "tolerated", "different", "size-mismatch", "missing", "added", "unreadable",
    ]
  }
}
