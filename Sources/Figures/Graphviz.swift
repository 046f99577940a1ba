package import Diagrams
internal import Processes

/// Runs Graphviz's program `dot`.
package enum Graphviz {
  /// The limits on time and memory. Our choice; the largest graphs take a second or two.
  private static let limits = ChildProcess.Limits(
    memory: 2 << 30, time: .seconds(60), pause: .seconds(60))
  /// The maximum length of an answer, in bytes. Our choice: many times that of the largest graphs.
  private static let mostBytes = 1 << 24

  /// Lays out a graph in DOT; returns the answer in the format "plain".
  package static func plain(_ source: String) throws(DiagramFailure) -> String {
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
