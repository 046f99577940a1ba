internal import Synchronization

/// The names of the snapshots that this process has compared. It detects two different snapshots of one name,
/// which can never both pass.
enum TakenNames {
  private struct Use {
    let caller: CallSite
    /// The hash of the picture or text.
    let content: Int
  }

  /// The uses of each golden, by its path. The list is global, because tests of one file can run at the same
  /// time.
  private static let uses = Mutex<[String: [Use]]>([:])

  /// Adds a use of a golden, and returns the lines that compared other snapshots with it. This can be the same
  /// line, in a test with arguments whose names do not contain the argument.
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
