/// The difference of two texts, line by line.
package struct TextDifference: Hashable, Sendable {
  /// A line of one of the texts.
  package enum Line: Hashable, Sendable {
    /// A line that both texts contain.
    case common(String)
    /// A line that only the older text contains.
    case removed(String)
    /// A line that only the newer text contains.
    case added(String)
  }

  /// The lines of both texts. Removed lines are before the added lines that replace them.
  package let lines: [Line]
  /// The number of the first line of the newer text that differs, counted from 1; nil if none does.
  package let firstLine: Int?
  /// Whether lines of the older text end with CR LF, and none of the newer text does.
  private let hadCarriageReturns: Bool

  /// The maximum number of lines that are searched for common lines, without common lines at both ends. Above
  /// it, all these lines are removed and added. Our choice: the time grows with the square of the number.
  private static let mostSearched = 4000

  /// Compares two texts line by line.
  package init(from old: String, to new: String) {
    hadCarriageReturns = old.contains("\r\n") && !new.contains("\r\n")
    let (before, after) = (Self.lines(of: old), Self.lines(of: new))
    let shorter = min(before.count, after.count)
    let head = (0..<shorter).first { before[$0] != after[$0] } ?? shorter
    let rest = shorter - head
    let (lastBefore, lastAfter) = (before.count - 1, after.count - 1)
    let tail = (0..<rest).first { before[lastBefore - $0] != after[lastAfter - $0] } ?? rest
    let old = before[head..<before.count - tail]
    let new = after[head..<after.count - tail]
    var (removed, added) = (Set(old.indices), Set(new.indices))
    if old.count + new.count <= Self.mostSearched {
      let changes = Array(new).difference(from: Array(old))
      removed = Set(changes.removals.map { Self.offset($0) + head })
      added = Set(changes.insertions.map { Self.offset($0) + head })
    }
    var lines: [Line] = []
    var firstLine: Int?
    var (i, j) = (0, 0)
    while i < before.count || j < after.count {
      if i < before.count, removed.contains(i) {
        lines.append(.removed(before[i]))
        firstLine = firstLine ?? j + 1
        i += 1
      } else if j < after.count, added.contains(j) {
        lines.append(.added(after[j]))
        firstLine = firstLine ?? j + 1
        j += 1
      } else {
        if i < before.count { lines.append(.common(before[i])) }
        (i, j) = (i + 1, j + 1)
      }
    }
    self.lines = lines
    self.firstLine = firstLine
  }

  /// The difference in one sentence, such as `line 3 is "b", expected "a"; 1 line gone, 2 lines new`.
  package var summary: String {
    var removed: [String] = []
    var added: [String] = []
    for line in lines {
      switch line {
      case .common: break
      case .removed(let text): removed.append(text)
      case .added(let text): added.append(text)
      }
    }
    guard let firstLine else {
      return hadCarriageReturns
        ? "the lines of the golden end with CR LF; git may have changed them"
        : "the lines are the same, but not their ends"
    }
    let first =
      switch (removed.first, added.first) {
      case (let old?, let new?): "line \(firstLine) is \"\(new)\", expected \"\(old)\""
      case (let old?, nil): "line \(firstLine), \"\(old)\", is gone"
      case (nil, let new?): "line \(firstLine), \"\(new)\", is new"
      case (nil, nil): ""
      }
    guard removed.count > 1 || added.count > 1 else { return first }
    return "\(first); \(Self.count(removed.count)) gone, \(Self.count(added.count)) new"
  }

  /// The difference in the format of `diff`: lines begin with `- `, `+ ` or two spaces. Two common lines are shown
  /// before and after each difference.
  package var text: String {
    let near = lines.indices.filter { index in
      (max(0, index - 2)...min(lines.count - 1, index + 2)).contains { !lines[$0].isCommon }
    }
    var result = ""
    var last: Int?
    for index in near {
      if let last, index > last + 1 { result += "  …\n" }
      last = index
      switch lines[index] {
      case .common(let text): result += "  \(text)\n"
      case .removed(let text): result += "- \(text)\n"
      case .added(let text): result += "+ \(text)\n"
      }
    }
    return result
  }

  private static func lines(of text: String) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isLineEnd)
      .map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  private static func offset(_ change: CollectionDifference<String>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  private static func count(_ count: Int) -> String { "\(count) line\(count == 1 ? "" : "s")" }
}

extension Character {
  /// Whether it ends a line. CR LF is one character.
  var isLineEnd: Bool { self == "\n" || self == "\r\n" }
}

extension TextDifference.Line {
  fileprivate var isCommon: Bool {
    switch self {
    case .common: true
    case .removed, .added: false
    }
  }
}
