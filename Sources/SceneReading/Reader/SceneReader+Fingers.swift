internal import Interaction
internal import SceneFormat
internal import YAMLReading

/// Reads the fingers of steps.
extension SceneReader {
  /// Reads a step with the numbers of its fingers, as `{ down: 1, finger: 2 }`.
  mutating func readFingers(
    _ node: SourceNode, _ pairs: [(key: SourceNode, value: SourceNode)]
  ) -> TouchScript.Step? {
    var numbers: [Int?] = []
    for (key, value) in pairs where key.scalarText == FingerKey.word {
      let range = 1...TouchScript.mostFingers
      if case .sequence(let elements) = value.content {
        numbers += elements.map { integer($0, for: "a finger's number", in: range) }
      } else {
        numbers.append(integer(value, for: "a finger's number", in: range))
      }
    }
    let rest = pairs.filter { $0.key.scalarText != FingerKey.word }
    let step: TouchScript.Step?
    if rest.count == 1, let word = rest.first, word.value.isNull,
      StepKey.words.contains(word.key.scalarText ?? "")
    {
      step = readStep(word.key)
    } else {
      step = readStep(SourceNode(location: node.location, content: .mapping(rest)))
    }
    let fingers = numbers.compactMap(\.self)
    guard let step, fingers.count == numbers.count else { return nil }
    return fingers == [1] ? step : .fingers(fingers, step)
  }
}
