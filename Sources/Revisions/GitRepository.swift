internal import Files
internal import Processes

/// A repository of git, read by the program `git`. Nothing in it or in its work tree is changed.
///
/// A repository's configuration cannot run anything: its file system monitor is switched off, and contents that a
/// partial clone lacks are not fetched, for which git starts the programs that the configuration names.
package struct GitRepository: Sendable {
  /// The absolute path of the work tree's top folder.
  package let root: String
  private let program: Program
  /// The path of the folder from which paths are relative, below the root, with a slash at its end; empty for the root.
  private let prefix: String

  /// The maximum length of a list of files, in bytes. Our choice: some million names.
  private static let longestList = 256 << 20
  /// The maximum length of all files that are read at once, in bytes. Our choice.
  private static let longestContents = 1 << 30
  private static let limits = ChildProcess.Limits(
    memory: 4 << 30, time: .seconds(120), pause: .seconds(60))
  /// The second variable is for git before 2.45, which does not know the first. It allows only a protocol that does
  /// not exist, with any `protocol.*.allow` of the configuration.
  private static let fixedVariables = ["GIT_NO_LAZY_FETCH=1", "GIT_ALLOW_PROTOCOL=none"]
  /// The maximum number of settings that are taken over from the environment. Our choice.
  private static let mostSettings = 1_000

  /// Finds the repository of a folder.
  package init(containing folder: String) throws(RevisionFailure) {
    let program: Program
    do throws(ProcessFailure) {
      program = try Program.find("git")
    } catch {
      throw .git(error)
    }
    let near = GitRepository(root: folder, prefix: "", program: program)
    let answer = try near.ask(["rev-parse", "--show-toplevel", "--show-prefix"])
    let lines = String(decoding: answer.bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    guard answer.failure == nil, lines.count == 3, !lines[0].isEmpty else {
      if answer.words.contains("not a git repository") { throw .noRepository(folder) }
      throw Self.failure(of: answer, "rev-parse")
    }
    self = GitRepository(root: String(lines[0]), prefix: String(lines[1]), program: program)
  }

  /// A file or a symbolic link that git has.
  struct Entry {
    /// The identity of its contents: of a link, where it leads.
    let identity: String
    let isLink: Bool

    /// The entry of a mode; nil for a submodule.
    init?(mode: Substring, identity: Substring) {
      // 100644 and 100755 are files, 120000 is a link, 160000 is a submodule.
      guard mode.hasPrefix("100") || mode == "120000" else { return nil }
      self.identity = String(identity)
      isLink = mode == "120000"
    }
  }

  private init(root: String, prefix: String, program: Program) {
    self.root = root
    self.prefix = prefix
    self.program = program
  }

  /// The path below the root of a path that is absolute or relative to the folder in which the repository was found.
  package func path(of path: String) throws(RevisionFailure) -> String {
    var inside = prefix + path
    if path.hasPrefix("/") {
      guard path == root || path.hasPrefix(root + "/") else { throw .outside(path) }
      inside = String(path.dropFirst(root.count))
    }
    guard let normalized = SceneClosure.normalized(inside) else { throw .outside(path) }
    return normalized
  }

  // MARK: - Revisions

  /// The commit that a branch, a tag or another expression of git names.
  package func commit(_ name: String) throws(RevisionFailure) -> String {
    let answer = try ask(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"])
    guard answer.failure == nil, let commit = Self.line(answer.bytes) else {
      throw .noRevision(name)
    }
    return commit
  }

  /// The newest common ancestor of two commits.
  package func commonAncestor(_ first: String, _ second: String) throws(RevisionFailure) -> String {
    let answer = try ask(["merge-base", first, second])
    guard answer.failure == nil, let commit = Self.line(answer.bytes) else {
      throw .noCommonAncestor(first, second)
    }
    return commit
  }

  // MARK: - Files

  /// The files and links of a commit, by their paths below the root. Submodules are left out.
  func files(at commit: String) throws(RevisionFailure) -> [String: Entry] {
    let answer = try ask(["ls-tree", "-r", "-z", "--full-tree", commit])
    guard answer.failure == nil else { throw Self.failure(of: answer, "ls-tree") }
    var files: [String: Entry] = [:]
    for record in answer.bytes.split(separator: 0) {
      // "100644 blob 2f1e…<tab>path"
      guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else {
        throw .unexpectedAnswer("ls-tree")
      }
      let words = String(decoding: record[..<tab], as: UTF8.self).split(separator: " ")
      guard words.count == 3 else { throw .unexpectedAnswer("ls-tree") }
      files[String(decoding: record[(tab + 1)...], as: UTF8.self)] = Entry(
        mode: words[0], identity: words[2])
    }
    return files
  }

  /// The paths in the work tree that git tracks or would add, and what a sparse checkout leaves out: that is a part of
  /// the work tree, but not on the disk. Some paths are folders: submodules, and repositories that git does not track.
  func workTreeFiles() throws(RevisionFailure) -> (
    paths: Set<String>, leftOut: [String: Entry]
  ) {
    let answer = try ask(
      ["ls-files", "-t", "--stage", "-z", "--cached", "--others", "--exclude-standard"])
    guard answer.failure == nil else { throw Self.failure(of: answer, "ls-files") }
    var paths: Set<String> = []
    var leftOut: [String: Entry] = [:]
    for record in answer.bytes.split(separator: 0) {
      // "? path" of a file that git does not track, else "H 100644 2f1e… 0<tab>path", where S stands for "left out".
      if record.starts(with: "? ".utf8) {
        paths.insert(String(decoding: record.dropFirst(2), as: UTF8.self))
        continue
      }
      guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else {
        throw .unexpectedAnswer("ls-files")
      }
      let words = String(decoding: record[..<tab], as: UTF8.self).split(separator: " ")
      guard words.count == 4 else { throw .unexpectedAnswer("ls-files") }
      let path = String(decoding: record[(tab + 1)...], as: UTF8.self)
      // A file with conflicts has several stages.
      paths.insert(path)
      if words[0] == "S" { leftOut[path] = Entry(mode: words[1], identity: words[2]) }
    }
    return (paths, leftOut)
  }

  /// The contents of files, in the order of their identities.
  func contents(of identities: [String]) throws(RevisionFailure) -> [[UInt8]] {
    guard !identities.isEmpty else { return [] }
    let questions = Array((identities.joined(separator: "\n") + "\n").utf8)
    let answer = try ask(["cat-file", "--batch"], questions, atMost: Self.longestContents)
    guard answer.failure == nil else { throw Self.failure(of: answer, "cat-file") }
    var rest = answer.bytes[...]
    var contents: [[UInt8]] = []
    for _ in identities {
      // "2f1e… blob 1234<newline>contents<newline>"
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else {
        throw .unexpectedAnswer("cat-file")
      }
      let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      if words.last == "missing" { throw .missingContents }
      guard words.count == 3, words[1] == "blob", let length = Int(words[2]), length >= 0,
        rest.endIndex - end - 1 > length
      else { throw .unexpectedAnswer("cat-file") }
      contents.append(Array(rest[(end + 1)..<(end + 1 + length)]))
      rest = rest[(end + 2 + length)...]
    }
    return contents
  }

  // MARK: - The program

  private func ask(
    _ arguments: [String], _ input: [UInt8] = [], atMost limit: Int = longestList
  ) throws(RevisionFailure) -> ChildProcess.Answer {
    do throws(ProcessFailure) {
      var child = try ChildProcess(
        program, ["-C", root, "-c", "core.fsmonitor=false"] + arguments, limits: Self.limits,
        answers: true, variables: Self.variables())
      return try child.answer(to: input, atMost: limit)
    } catch {
      throw .git(error)
    }
  }

  /// The environment: with the variables that select the user's configuration, so that git trusts (`safe.directory`)
  /// and ignores (`core.excludesFile`) the same as in a terminal.
  private static func variables() -> [String] {
    let count = Program.environment("GIT_CONFIG_COUNT").flatMap { Int($0) } ?? 0
    let settings = (0..<min(max(count, 0), mostSettings)).flatMap {
      ["GIT_CONFIG_KEY_\($0)", "GIT_CONFIG_VALUE_\($0)"]
    }
    let names = ["HOME", "XDG_CONFIG_HOME", "PATH", "GIT_CONFIG_COUNT"] + settings
    return names.compactMap { name in Program.environment(name).map { "\(name)=\($0)" } }
      + fixedVariables
  }

  private static func failure(
    of answer: ChildProcess.Answer, _ command: String
  ) -> RevisionFailure {
    // "could not fetch 2f1e… from promisor remote"
    if answer.failure != nil, answer.words.contains("promisor remote") { return .missingContents }
    // Advice of several lines may follow the reason.
    let lines = answer.words.split(whereSeparator: \.isNewline)
    if let failure = answer.failure, case .failed = failure.reason,
      let reason = lines.first(where: { $0.hasPrefix("fatal: ") })
    {
      return .git(ProcessFailure(failure.program, .failed(words: String(reason.prefix(500)))))
    }
    return answer.failure.map { .git($0) } ?? .unexpectedAnswer(command)
  }

  /// The only line of an answer; nil if it is not one.
  private static func line(_ bytes: [UInt8]) -> String? {
    guard bytes.last == UInt8(ascii: "\n") else { return nil }
    return String(decoding: bytes.dropLast(), as: UTF8.self)
  }
}
