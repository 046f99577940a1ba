package import Files
package import Processes

/// Why a revision could not be read.
package enum RevisionFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// The folder is not in a repository of git. The value is the folder.
  case noRepository(String)
  /// The repository has no revision of this name.
  case noRevision(String)
  /// Two revisions have no common ancestor.
  case noCommonAncestor(String, String)
  /// A path is not in the repository.
  case outside(String)
  /// The repository is a partial clone, or damaged, and lacks contents of a revision.
  case missingContents
  /// git failed.
  case git(ProcessFailure)
  /// git answered with something that is not its format. The value is the command.
  case unexpectedAnswer(String)
  /// A file could not be read or written.
  case file(FileFailure)

  /// One lower-case sentence for the user.
  package var description: String {
    switch self {
    case .noRepository(let folder):
      "\(folder) is not in a repository of git; run the command in one"
    case .noRevision(let name):
      "the repository has no revision \"\(name)\"; write a branch, a tag or a commit"
    case .noCommonAncestor(let first, let second):
      "\(first) and \(second) have no common ancestor; write \(first)..\(second)"
    case .outside(let path): "\(path) is not in the repository"
    case .missingContents:
      "the repository lacks contents of a revision, and diff fetches nothing; in a partial clone, run "
        + "git fetch --refetch --no-filter"
    case .git(let failure): failure.description
    case .unexpectedAnswer(let command):
      "git \(command) answered in an unknown format; is this git 2.11 or newer?"
    case .file(let failure): "\(failure)"
    }
  }
}
