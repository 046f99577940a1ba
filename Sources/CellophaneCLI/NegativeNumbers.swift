extension [String] {
  /// The arguments with `--at=-1` for `--at -1`. The argument parser takes each word with a dash for an option, and would
  /// say that the value is missing. No option of ours begins with a digit.
  var joiningNegativeNumbers: [String] {
    var joined: [String] = []
    for (index, argument) in enumerated() {
      if argument == "--" { return joined + self[index...] }
      if argument.isNegativeNumber, let last = joined.last, last.hasPrefix("--"),
        !last.contains("=")
      {
        joined[joined.count - 1] = "\(last)=\(argument)"
      } else {
        joined.append(argument)
      }
    }
    return joined
  }
}

extension String {
  /// Whether the word begins as a number below 0: `-1`, `-.5`.
  var isNegativeNumber: Bool {
    guard hasPrefix("-") else { return false }
    let number = dropFirst()
    let digits = number.hasPrefix(".") ? number.dropFirst() : number
    return digits.first.map { ("0"..."9").contains($0) } ?? false
  }
}
