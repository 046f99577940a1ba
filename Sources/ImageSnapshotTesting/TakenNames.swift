internal import Synchronization

/// The names of the snapshots that this process has compared. It detects two different snapshots of one name,
/// which can never both pass.
enum TakenNames {
  /// The kinds of snapshots. A picture and a text of one name have files in common: the text of the golden, which
  /// describes the picture of a scene, and the folder for a review.
  enum Kind: String {
    case picture, text
  }

  /// The error if a name is that of a snapshot of the other kind.
  struct OtherKind: Error, CustomStringConvertible {
    /// One lower-case sentence for each line with such a snapshot.
    let description: String
  }

  private struct Use {
    let caller: CallSite
    let kind: Kind
    /// The hash of the picture or text.
    let content: Int
  }

  /// The uses of each name, by the path of its goldens without extension. The list is global, because tests of one
  /// file can run at the same time.
  private static let uses = Mutex<[String: [Use]]>([:])

  /// Adds a use of a name, and returns the lines that compared other snapshots with its golden. This can be the same
  /// line, in a test with arguments whose names do not contain the argument.
  ///
  /// - Parameters:
  ///   - name: The path of the golden without extension.
  ///   - kind: The kind of the snapshot.
  ///   - snapshot: The picture or text.
  ///   - caller: The line that compares it.
  /// - Throws: An error if the name is also that of snapshots of the other kind. Then nothing may be compared or
  ///   written.
  static func rivals(
    of name: String, _ kind: Kind, _ snapshot: some Hashable, _ caller: CallSite
  ) throws(OtherKind) -> [CallSite] {
    let content = snapshot.hashValue
    let others = uses.withLock { uses in
      let known = uses[name] ?? []
      let isKnown = known.contains {
        $0.kind == kind && $0.content == content && $0.caller.isSameLine(as: caller)
      }
      if !isKnown {
        uses[name, default: []].append(Use(caller: caller, kind: kind, content: content))
      }
      return known.filter { $0.kind != kind || $0.content != content }
    }
    var lines: [CallSite] = []
    for use in others where use.kind == kind {
      if !lines.contains(where: { $0.isSameLine(as: use.caller) }) { lines.append(use.caller) }
    }
    var sentences: [String] = []
    for use in others where use.kind != kind {
      let sentence =
        "\(use.caller.filePath):\(use.caller.line) has a \(use.kind.rawValue) of the same name;"
        + " give them different names"
      if !sentences.contains(sentence) { sentences.append(sentence) }
    }
    guard sentences.isEmpty else {
      throw OtherKind(description: sentences.joined(separator: "\n  "))
    }
    return lines
  }
}

extension CallSite {
  fileprivate func isSameLine(as other: CallSite) -> Bool {
    line == other.line && "\(filePath)" == "\(other.filePath)"
  }
}
