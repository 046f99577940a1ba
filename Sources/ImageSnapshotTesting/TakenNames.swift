internal import Drawing
internal import Synchronization

/// The snapshots that this process has taken, so that two pictures of one name are noticed: whichever is
/// accepted, the other would fail, and none of them would ever settle.
enum TakenNames {
  private struct Use {
    let caller: CallSite
    let pixels: Int
  }

  /// By the golden's path. A test process has one list, because tests of one file may run at the same time.
  private static let uses = Mutex<[String: [Use]]>([:])

  /// Notes a use of a golden, and returns the lines with other pictures for it. The same line counts if it
  /// gave another picture, as a test with arguments does that leaves them out of the name.
  static func rivals(of golden: String, _ bitmap: Bitmap, _ caller: CallSite) -> [CallSite] {
    let pixels = bitmap.hashValue
    return uses.withLock { uses in
      let known = uses[golden] ?? []
      if !known.contains(where: { $0.pixels == pixels && $0.caller.isSameLine(as: caller) }) {
        uses[golden, default: []].append(Use(caller: caller, pixels: pixels))
      }
      var lines: [CallSite] = []
      for use in known where use.pixels != pixels {
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
