internal import Cellophane
internal import Drawing
internal import InterfaceBuilder

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// The report of an import for the user.
struct ImportReport {
  let file: String
  let cell: DesignedCell
  let cellImport: CellImport
  let outcome: ImportTrial.Outcome
  let check: ImportCheck?
  /// The scene file; `nil` for standard output or none.
  let path: String?

  private var leftOut: [ImportNote] { outcome.result.notes.filter(\.isLeftOut) }

  /// The text for standard error.
  ///
  /// - Parameter isBrief: Whether only the summary is wanted.
  func text(isBrief: Bool) -> String {
    var lines: [String] = []
    if !isBrief {
      for note in outcome.result.notes {
        let severity = note.isLeftOut ? "warning" : "note"
        lines.append("\(file):\(note.line): \(severity): \(note.text)")
      }
      lines += openViews
    }
    if let error = outcome.error {
      lines.append(
        "\(file): error: the scene cannot be drawn yet: \(ErrorReport(error, in: outcome.document).firstLine)"
      )
    }
    let count = leftOut.count
    lines.append(
      "import: \(cell.bestIdentifier): \(cellImport.viewCount) views, \(cellImport.importedConstraintCount)"
        + " of \(cellImport.constraintCount) constraints; "
        + (count == 0 ? "nothing" : "\(count) \(count == 1 ? "thing" : "things")") + " left out")
    return lines.joined(separator: "\n")
  }

  /// The lines on frames that have their stored values, one for each view and each reason.
  private var openViews: [String] {
    struct Reason: Hashable {
      let view: String
      /// The identifier and the line of the constraint that is left out; `nil` if no constraint determines the frame.
      let id: String?
      let line: Int?
    }
    var order: [Reason] = []
    var sides: [Reason: [String]] = [:]
    for open in outcome.openSides {
      let missing = cellImport.leftOutConstraint(for: open)
      let reason = Reason(view: open.view, id: missing?.id, line: missing?.line)
      if sides[reason] == nil { order.append(reason) }
      sides[reason, default: []].append(open.side)
    }
    return order.map { reason in
      let words = (sides[reason] ?? []).joined(separator: " and ")
      guard let id = reason.id, let line = reason.line else {
        return "\(file): note: \(reason.view): no constraint decides its \(words);"
          + " the stored value is used"
      }
      return "\(file):\(line): note: \(reason.view): its \(words) depended on the constraint \(id),"
        + " which is left out; the stored value is used"
    }
  }

  /// The report as one line of JSON.
  func json() throws -> String {
    struct Note: Encodable {
      let kind: String
      let line: Int
      let view: String
      let message: String
    }
    struct Difference: Encodable {
      let view: String
      let line: Int
      let cause: String
      let stored: [Double]
      let laidOut: [Double]
    }
    struct Frames: Encodable {
      let compared: Int
      let matching: Int
      let stale: Int
      let clean: Bool
      let reason: String?
      let differences: [Difference]
    }
    struct Report: Encodable {
      let file: String
      let line: Int
      let cell: String
      let kind: String
      let scene: String?
      let views: Int
      let constraints: Int
      let constraintsImported: Int
      let leftOut: Int
      let notes: [Note]
      let drawn: Bool
      let error: String?
      let frames: Frames?
    }
    // Foundation on a Mac brings another Rect.
    func numbers(_ rect: Drawing.Rect) -> [Double] {
      [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
        .map { ($0 * 1e4).rounded() / 1e4 }
    }
    func difference(_ one: FrameComparison.Difference, _ cause: String) -> Difference {
      Difference(
        view: one.view, line: one.line, cause: cause, stored: numbers(one.stored),
        laidOut: numbers(one.laidOut))
    }
    let frames = check.map { check in
      Frames(
        compared: check.count, matching: check.matches, stale: check.stale, clean: check.isClean,
        reason: check.hasConflicts ? "conflict" : check.reason,
        differences: check.differences.map { difference($0, $0.cause.rawValue) }
          + check.textDifferences.map { difference($0, "text") })
    }
    let report = Report(
      file: file, line: cell.line, cell: cell.bestIdentifier, kind: cell.kind.rawValue, scene: path,
      views: cellImport.viewCount, constraints: cellImport.constraintCount,
      constraintsImported: cellImport.importedConstraintCount, leftOut: leftOut.count,
      notes: outcome.result.notes.map {
        Note(kind: $0.kind.rawValue, line: $0.line, view: $0.view, message: $0.message)
      },
      drawn: outcome.renderer != nil,
      error: outcome.error.map { ErrorReport($0, in: outcome.document).firstLine }, frames: frames)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(report), as: UTF8.self)
  }
}
