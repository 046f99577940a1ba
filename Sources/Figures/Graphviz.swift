internal import Diagrams
internal import Processes

/// Graphviz's `dot`, called as a program.
enum Graphviz {
  /// How long placing a graph may take. The largest that are made take it a second or two; our choice.
  private static let timeLimit = Duration.seconds(60)
  /// The most bytes of an answer: many times that of the largest graphs. Our choice.
  private static let mostBytes = 1 << 24

  /// Places a graph that is written in DOT; the answer is in Graphviz's format "plain".
  static func plain(_ source: String) throws(DiagramFailure) -> String {
    guard let path = ChildProcess.find("dot") else { throw .noGraphviz }
    guard
      var child = ChildProcess("dot", path: path, arguments: ["-Tplain"], answers: true)
    else { throw .graphviz("it cannot be started") }
    switch child.answer(to: Array(source.utf8), atMost: mostBytes, within: timeLimit) {
    case .late: throw .graphviz("it took longer than \(timeLimit.components.seconds) s")
    case .tooLong: throw .graphviz("its answer is too long")
    case .ended(let answer, let isDone, _):
      guard isDone else { throw .graphviz("it failed") }
      return String(decoding: answer, as: UTF8.self)
    }
  }
}
