internal import Diagrams
internal import Processes

/// Graphviz's `dot`, called as a program.
enum Graphviz {
  /// How long placing a graph may take: the largest take a second or two. And how much memory. Our choice.
  private static let limits = ChildProcess.Limits(
    memory: 2 << 30, time: .seconds(60), pause: .seconds(60))
  /// The most bytes of an answer: many times that of the largest graphs. Our choice.
  private static let mostBytes = 1 << 24

  /// Places a graph that is written in DOT; the answer is in Graphviz's format "plain".
  static func plain(_ source: String) throws(DiagramFailure) -> String {
    let answer: ChildProcess.Answer
    do throws(ProcessFailure) {
      var child = try ChildProcess(
        Program.find("dot"), ["-Tplain"], limits: limits, answers: true)
      answer = try child.answer(to: Array(source.utf8), atMost: mostBytes)
    } catch {
      throw error.reason == .missing ? .noGraphviz : .graphviz(error.description)
    }
    if let failure = answer.failure { throw .graphviz(failure.description) }
    return String(decoding: answer.bytes, as: UTF8.self)
  }
}
