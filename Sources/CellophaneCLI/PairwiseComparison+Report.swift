internal import Drawing
internal import Snapshots
internal import TerminalOutput

extension PairwiseComparison.Pair {
  /// The exit code for this pair.
  var exitStatus: ExitStatus {
    switch outcome {
    case .compared(let verdict, _): verdict.passes ? .done : .different
    case .missing, .added: .different
    case .unreadable: .malformedInput
    }
  }

  /// One lower-case sentence for the user.
  var message: String {
    switch outcome {
    case .compared(let verdict, _): verdict.description
    case .missing: "only the first folder has it"
    case .added: "only the second folder has it"
    case .unreadable(let reason): reason
    }
  }

  /// The result for programs, as one JSON object.
  var json: String { String(decoding: JSON.line(of: Report(self)), as: UTF8.self) }

  /// The members of the JSON object. Members without a meaning for a verdict are omitted.
  fileprivate struct Report: Encodable {
    let name: String
    let verdict: String
    let comparison: VerdictReport?
    let message: String
    let remarks: [String]?
    let diff: String?

    enum CodingKeys: String, CodingKey {
      case name, verdict, message, remarks, diff
    }

    init(_ pair: PairwiseComparison.Pair) {
      name = pair.name
      verdict = pair.verdict
      message = pair.message
      diff = pair.difference
      if case .compared(let verdict, let size) = pair.outcome {
        comparison = VerdictReport(verdict, size: size)
        remarks = pair.remarks
      } else {
        comparison = nil
        remarks = nil
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(name, forKey: .name)
      try container.encode(verdict, forKey: .verdict)
      try comparison?.encode(to: encoder)
      try container.encode(message, forKey: .message)
      try container.encodeIfPresent(remarks, forKey: .remarks)
      try container.encodeIfPresent(diff, forKey: .diff)
    }
  }

  /// The verdict's name; `missing`, `added` or `unreadable` if nothing was compared.
  var verdict: String {
    switch outcome {
    case .compared(let verdict, _): verdict.name
    case .missing: "missing"
    case .added: "added"
    case .unreadable: "unreadable"
    }
  }
}

extension [PairwiseComparison.Pair] {
  /// The exit code: an unreadable picture takes precedence over a difference.
  var exitStatus: ExitStatus {
    if contains(where: { $0.exitStatus == .malformedInput }) { return .malformedInput }
    return contains { $0.exitStatus == .different } ? .different : .done
  }

  /// The counts as text: "14 pairs: 12 identical, 2 different".
  var summary: String {
    var counts: [(name: String, count: Int)] = []
    for name in Self.verdicts {
      let count = filter { $0.verdict == name }.count
      if count > 0 { counts.append((name, count)) }
    }
    let words = counts.map { "\($0.count) \($0.name)" }.joined(separator: ", ")
    return "\(counted(count, "pair")): \(words)"
  }

  /// The results for programs, as one JSON object with a line for each member.
  var json: [UInt8] { JSON.text(of: ["pairs": map(PairwiseComparison.Pair.Report.init)]) }

  private static var verdicts: [String] {
    [
      "identical", "tolerated", "different", "size-mismatch", "missing", "added", "unreadable",
    ]
  }
}
