/// A value over time, written as `0.000s 0, 12.5, 25; 0.700s 10` in the text of a motion.
///
/// Each run begins with the time of its first value in seconds. The following values are those of the next
/// frames, at `framesPerSecond`. The last value holds until the next run.
package struct ValueCurve: Hashable, Sendable {
  /// A value that holds from a frame on.
  package struct Sample: Hashable, Sendable {
    /// The index of the frame, from 0 at the script's start.
    package let frame: Int
    /// The value as text.
    package let value: String

    package init(frame: Int, value: String) {
      self.frame = frame
      self.value = value
    }
  }

  /// The difference of two curves.
  package struct Difference: Hashable, Sendable, CustomStringConvertible {
    /// The first and the last frame at which the values are not equal.
    let first: Int, last: Int
    /// The frame with the greatest difference of the numbers; for values that are no numbers, the first frame
    /// that differs.
    let worst: Int
    /// The values at that frame.
    let old: String, new: String

    /// `differs from 0.017 s to 0.517 s, most at 0.1 s: 79.86 → 81.2`.
    package var description: String {
      let place =
        first == last
        ? "at \(seconds(first))"
        : "from \(seconds(first)) to \(seconds(last)), most at \(seconds(worst))"
      return "differs \(place): \(old) → \(new)"
    }

    private func seconds(_ frame: Int) -> String {
      let milliseconds = ValueCurve.milliseconds(ofFrame: frame)
      var digits = "\(milliseconds % 1000)"
      digits = String(repeating: "0", count: 3 - digits.count) + digits
      while digits.hasSuffix("0") { digits.removeLast() }
      return "\(milliseconds / 1000)\(digits.isEmpty ? "" : "." + digits) s"
    }
  }

  /// The rate at which motion is sampled. Our choice: that of a display.
  package static let framesPerSecond = 60

  /// The values in the order of their frames. A value that is equal to the one before is left out.
  package let samples: [Sample]

  /// Creates a curve. The samples must be in the order of their frames.
  package init(_ samples: [Sample]) {
    var kept: [Sample] = []
    for sample in samples where kept.last?.value != sample.value { kept.append(sample) }
    self.samples = kept
  }

  /// Reads a curve. Returns nil if the text does not have the format.
  package init?(_ text: String) {
    var samples: [Sample] = []
    for run in Self.split(text, at: "; ") {
      guard let space = run.firstRange(of: "s "),
        let seconds = Double(run[..<space.lowerBound]), (0...1_000_000).contains(seconds)
      else { return nil }
      var frame = Int((seconds * Double(Self.framesPerSecond)).rounded())
      for value in Self.split(run[space.upperBound...], at: ", ") {
        samples.append(Sample(frame: frame, value: String(value)))
        frame += 1
      }
    }
    self.init(samples)
  }

  /// The curve as text.
  package var text: String {
    var runs: [String] = []
    var next: Int?
    for sample in samples {
      if sample.frame == next, let last = runs.indices.last {
        runs[last] += ", \(sample.value)"
      } else {
        let milliseconds = Self.milliseconds(ofFrame: sample.frame)
        let digits = "\(milliseconds % 1000)"
        let padding = String(repeating: "0", count: 3 - digits.count)
        runs.append("\(milliseconds / 1000).\(padding)\(digits)s \(sample.value)")
      }
      next = sample.frame + 1
    }
    return runs.joined(separator: "; ")
  }

  /// The value at a frame; nil before the first sample.
  package func value(at frame: Int) -> String? { samples.last { $0.frame <= frame }?.value }

  /// Returns the difference to another curve; nil if the values are equal at all frames.
  package func difference(to other: ValueCurve) -> Difference? {
    let frames = Set((samples + other.samples).map(\.frame)).sorted()
    var difference: Difference?
    var greatest = 0.0
    for frame in frames {
      let (old, new) = (value(at: frame) ?? "none", other.value(at: frame) ?? "none")
      guard old != new else { continue }
      let distance = Double(old).flatMap { old in Double(new).map { abs($0 - old) } } ?? 0
      if let known = difference, distance <= greatest {
        difference = Difference(
          first: known.first, last: frame, worst: known.worst, old: known.old, new: known.new)
      } else {
        difference = Difference(
          first: difference?.first ?? frame, last: frame, worst: frame, old: old, new: new)
        greatest = distance
      }
    }
    return difference
  }

  /// The time of a frame in thousandths of a second, rounded.
  private static func milliseconds(ofFrame frame: Int) -> Int {
    let (whole, rest) = frame.quotientAndRemainder(dividingBy: framesPerSecond)
    return whole * 1000 + (rest * 1000 + framesPerSecond / 2) / framesPerSecond
  }

  /// Splits a text at a separator. Separators in quotation marks, brackets and braces are skipped, because they
  /// belong to a value.
  private static func split(_ text: some StringProtocol, at separator: String) -> [String] {
    var parts: [String] = []
    var (start, index, depth) = (text.startIndex, text.startIndex, 0)
    var isQuoted = false
    while index < text.endIndex {
      switch text[index] {
      case "\\" where isQuoted:
        index = text.index(after: index)
        guard index < text.endIndex else { continue }
      case "\"": isQuoted.toggle()
      case "[" where !isQuoted, "{" where !isQuoted, "(" where !isQuoted: depth += 1
      case "]" where !isQuoted, "}" where !isQuoted, ")" where !isQuoted: depth -= 1
      default: break
      }
      if !isQuoted, depth == 0, text[index...].hasPrefix(separator) {
        parts.append(String(text[start..<index]))
        index = text.index(index, offsetBy: separator.count)
        start = index
      } else {
        index = text.index(after: index)
      }
    }
    parts.append(String(text[start...]))
    return parts
  }
}
