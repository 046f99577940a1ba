internal import Vocabulary

/// The search for how far the text of a label can grow in a layout, by bisection: until it loses text itself, and until
/// another label loses text.
struct LengthSearch {
  /// The number of characters of the longest text that is tried.
  let longest: Int
  /// The number of characters that fit, and the first one that does not.
  private var (low, high): (Int, Int)
  /// The fault of a text with `high` characters; empty for none.
  private(set) var reason = ""
  /// The number of characters up to which no other label loses text, and the first one with which one does.
  private var (spared, taken): (Int, Int)
  /// The label that loses text at `taken`.
  private var loser: ViewName?

  /// Creates a search without results.
  init(longest: Int) {
    self.longest = longest
    (low, high) = (0, longest + 1)
    (spared, taken) = (0, longest + 2)
  }

  /// The number of characters that fit; `nil` for all that are tried.
  var characters: Int? { low == longest ? nil : low }

  /// The label that loses text before the growing one does.
  var neighbour: TextBreaks.Neighbour? {
    loser.flatMap {
      taken <= low ? TextBreaks.Neighbour(view: $0, characters: spared) : nil
    }
  }

  /// The next number of characters to try; `nil` if all is known.
  var next: Int? {
    if high - low > 1, low < longest { return (low + high) / 2 }
    // Once the text itself is cut off, what others lose does not matter.
    return taken <= low && taken - spared > 1 ? (spared + taken) / 2 : nil
  }

  /// Adds what happens with a number of characters: what the label loses, and the first other label that loses
  /// something.
  mutating func learn(_ count: Int, _ loss: String?, _ other: ViewName?) {
    if count > low, count < high {
      if let loss { (high, reason) = (count, loss) } else { low = count }
    }
    if count > spared, count < taken {
      if let other { (taken, loser) = (count, other) } else { spared = count }
    }
  }
}
