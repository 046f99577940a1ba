internal import Synchronization

/// The snapshots that this process has taken, so that two snapshots of one name are noticed: whichever is
/// accepted, the other would fail, and none of them would ever settle.
enum TakenNames {
  private struct Use {
    let caller: CallSite
    /// The hash of the picture or the text.
    let content: Int
  }

  /// By the golden's path. A test process has one list, because tests of one file may run at the same time.
  private static let uses = Mutex<[String: [Use]]>([:])

  /// Notes a use of a golden, and returns the lines with other snapshots for it. The same line counts if it
  /// gave another picture, as a test with arguments does that leaves them out of the name.
  static func rivals(
    of golden: String, _ snapshot: some Hashable, _ caller: CallSite
  ) -> [CallSite] {
    let content = snapshot.hashValue
    return uses.withLock { uses in
      let known = uses[golden] ?? []
      if !known.contains(where: { $0.content == content && $0.caller.isSameLine(as: caller) }) {
        uses[golden, default: []].append(Use(caller: caller, content: content))
      }
      var lines: [CallSite] = []
      for use in known where use.content != content {
        if !lines.contains(where: { $0.isSameLine(as: use.caller) }) { lines.append(use.caller) }
      }
      return lines
    }
  }
}

extension CallSite {
  fileprivate func isSameLine(as other: CallSite) -> Bool {
    line == other.line && "\(filePath)" == "\(other.filePath)"
  }
}
