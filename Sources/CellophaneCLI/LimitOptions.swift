internal import ArgumentParser
internal import Cellophane
internal import Files
internal import SceneSnapshots
internal import TerminalOutput
internal import Work

/// A limit of one resource, for example `time=90` or `memory=2G`.
struct LimitOption: ExpressibleByArgument, Hashable {
  let resource: Budget.Resource
  let amount: Int

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let resource = Budget.Resource(rawValue: parts[0]) else { return nil }
    var digits = parts[1]
    var unit = 1
    let units =
      resource == .time
      ? ["s": 1, "m": 60, "h": 3600]
      : resource == .memory
        ? ["K": 1 << 10, "M": 1 << 20, "G": 1 << 30]
        : ["K": 1000, "M": 1_000_000, "G": 1_000_000_000]
    if let last = digits.last, let named = units[String(last)] {
      digits.removeLast()
      unit = named
    }
    guard let number = Int(digits), number >= 0, digits.first != "+" else { return nil }
    let (amount, isTooMuch) = number.multipliedReportingOverflow(by: unit)
    guard !isTooMuch else { return nil }
    self.resource = resource
    self.amount = amount
  }

  /// The message when a program is needed and none may be started.
  static func message(refusing program: String) -> String {
    "\(program) is not started: --limit \(Budget.Resource.processes.rawValue)=0"
  }

  /// The message when a limit is reached.
  static func message(_ resource: Budget.Resource, _ limits: Budget.Limits) -> String {
    let amount = limits[resource]
    let words =
      switch resource {
      case .time: "\(amount) s of time"
      case .memory: "\(amount >> 20) MiB of memory"
      case .pixels: "\(amount) pixels drawn or read"
      case .steps: "\(amount) steps of states and scripts"
      case .files: "\(amount) files"
      case .processes: "\(amount) child processes"
      }
    return
      "the command has reached its limit of \(words); make the work smaller, or raise the limit by"
      + " --limit \(resource.rawValue)=…"
  }
}

/// The limits of a command, and the files that it may read.
struct LimitOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A limit: time=90 (seconds; or m, h), memory=2G, pixels=5G, steps=100K, files=1000, processes=0. May be"
        + " repeated.", valueName: "resource=amount"))
  var limit: [LimitOption] = []

  @Flag(
    help:
      "For untrusted scenes: read files only below the scene's folder, start no programs, use small limits."
  )
  var untrusted = false

  @Option(
    help: ArgumentHelp(
      "With --untrusted: a folder below which files may be read; repeatable. Default: the scenes' folders"
        + " and the goldens'.", valueName: "folder"),
    completion: .directory)
  var filesBelow: [String] = []

  func validate() throws {
    if !filesBelow.isEmpty, !untrusted { throw ValidationError("--files-below needs --untrusted.") }
  }

  /// The limits of the command.
  var limits: Budget.Limits {
    var limits: Budget.Limits = untrusted ? .untrusted : .ordinary
    for option in limit { limits[option.resource] = option.amount }
    return limits
  }
}

/// A command whose input may be untrusted.
protocol LimitedCommand: ParsableCommand {
  var limits: LimitOptions { get }
  /// The folders below which untrusted input may read files.
  var inputFolders: [String] { get }
}

/// A command that runs until it is ended: its work adds up without end.
protocol EndlessCommand {}

/// A command without limits whose work can take seconds, so that a terminal shows its progress.
protocol LengthyCommand {}

/// The budget and the file scope of one command.
struct CommandSurroundings {
  private let budget: Budget
  private let scope: FileScope
  /// Whether the command ends, so that the last line of a terminal reports what it has written.
  private let ends: Bool
  /// Whether a terminal shows progress, and after more than a second the time.
  private let hasProgress: Bool

  /// Creates them and starts the command's time.
  init(_ command: any ParsableCommand) {
    let limited = command as? any LimitedCommand
    var limits = limited?.limits.limits ?? .ordinary
    let isEndless = command is any EndlessCommand
    if isEndless {
      for resource in [Budget.Resource.time, .pixels, .steps, .files] { limits[resource] = .max }
    }
    var roots: [String]?
    if let limited, limited.limits.untrusted {
      let named = limited.limits.filesBelow
      roots = named.isEmpty ? limited.inputFolders : named
    }
    let hasProgress = limited != nil || command is any LengthyCommand
    self.init(
      limits, filesBelow: roots,
      progress: hasProgress && !isEndless ? Tool.name(of: type(of: command)) : nil,
      ends: !isEndless)
  }

  /// Creates them and starts the command's time.
  ///
  /// - Parameters:
  ///   - limits: The limits of its resources.
  ///   - roots: The folders below which it may read files. Default: `nil`, all files.
  ///   - progress: What a terminal shows while it runs; `nil` for nothing.
  ///   - ends: Whether the command ends, so that the last line of a terminal reports what it has written. Default: `true`.
  init(
    _ limits: Budget.Limits = .ordinary, filesBelow roots: [String]? = nil, progress: String?,
    ends: Bool = true
  ) {
    budget = CommandWatch.budget(limits)
    scope = FileScope(below: roots)
    self.ends = ends
    hasProgress = progress != nil
    if let progress { ProgressLine.begin(progress) }
    CommandWatch.start(budget)
  }

  /// Runs a synchronous command on this thread.
  func run(_ body: () throws -> Void) throws {
    defer { ProgressLine.end() }
    do {
      try Budget.$current.withValue(budget) {
        try FileScope.$current.withValue(scope, operation: body)
      }
    } catch {
      end(with: error)
      throw error
    }
    end(with: nil)
  }

  /// Runs an asynchronous command.
  nonisolated func run(_ command: sending any AsyncParsableCommand) async throws {
    defer { ProgressLine.end() }
    do {
      try await Budget.$current.withValue(budget) {
        try await FileScope.$current.withValue(scope) {
          var command = command
          try await command.run()
        }
      }
    } catch {
      end(with: error)
      throw error
    }
    end(with: nil)
  }

  /// Prints the last line of a command, unless it has failed. That something differs is a result.
  private nonisolated func end(with error: (any Error)?) {
    ProgressLine.end()
    let status = (error as? ExitCode)?.rawValue
    guard ends, error == nil || status == ExitStatus.different.rawValue else { return }
    Terminal.printEnd(isLengthy: hasProgress)
  }
}

extension SceneFileName {
  /// The folder of a scene file.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
  }
}
