internal import Synchronization

/// The resources that one command may use, counted over all stages and child processes.
///
/// The owner of a command creates a budget and binds it to `current`. Code whose work depends on
/// the input calls `spend`. The owner decides what happens when a limit is exceeded: the command
/// line ends the process with a message. Without a budget nothing is counted.
package final class Budget: Sendable {
  /// A resource that is counted.
  package enum Resource: String, CaseIterable, Sendable {
    /// Wall-clock time, in seconds.
    case time
    /// Memory in bytes: the resident memory of the process, and the address space of each child
    /// process.
    case memory
    /// The number of pixels drawn or decoded.
    case pixels
    /// The number of states explored and turns of scripts played.
    case steps
    /// The number of files read or written.
    case files
    /// The number of child processes started.
    case processes
  }

  /// The limit of each resource.
  package struct Limits: Hashable, Sendable {
    private var amounts: [Resource: Int]
    /// Whether the limits are those for untrusted input. Default: `false`.
    package private(set) var areForUntrustedInput = false

    /// The limit of one resource.
    package subscript(resource: Resource) -> Int {
      get { amounts[resource] ?? .max }
      set { amounts[resource] = max(newValue, 0) }
    }

    /// The limits for trusted input. All are our choice, far above real use: an hour of film at 60
    /// frames per second has 216,001 frames of about a million pixels.
    package static let ordinary = Limits(amounts: [
      .time: 4 * 3600, .memory: 8 << 30, .pixels: 1_000_000_000_000, .steps: 100_000_000,
      .files: 2_000_000, .processes: 10_000,
    ])

    /// The limits for untrusted input: about ten times what the largest example scene needs, and no
    /// child processes. All are our choice.
    package static let untrusted = Limits(
      amounts: [
        .time: 60, .memory: 1 << 30, .pixels: 2_000_000_000, .steps: 200_000, .files: 10_000,
        .processes: 0,
      ], areForUntrustedInput: true)
  }

  /// The budget of the running command; `nil` if nothing is counted.
  @TaskLocal package static var current: Budget?

  /// The limits.
  package let limits: Limits
  /// When the time limit is reached.
  package let deadline: ContinuousClock.Instant
  private let pixels = Atomic<Int>(0)
  private let steps = Atomic<Int>(0)
  private let files = Atomic<Int>(0)
  private let processes = Atomic<Int>(0)
  private let whenSpent: @Sendable (Resource) -> Void
  private let whenRefused: @Sendable (String) -> Void

  /// Creates a budget whose time starts now.
  ///
  /// - Parameters:
  ///   - whenSpent: Called each time that a limit is exceeded, on the thread that exceeded it.
  ///   - whenRefused: Called with the name of a program that is not started because the owner allows no processes, on the
  ///     thread that needs it. Default: nothing.
  package init(
    _ limits: Limits, whenSpent: @escaping @Sendable (Resource) -> Void,
    whenRefused: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.limits = limits
    self.whenSpent = whenSpent
    self.whenRefused = whenRefused
    deadline = .now + .seconds(min(limits[.time], 1 << 40))
  }

  /// Counts work of the running command, before it is done.
  ///
  /// - Parameters:
  ///   - amount: The amount, at least 0.
  ///   - resource: Any resource but time and memory, which the owner measures.
  package static func spend(_ amount: Int = 1, of resource: Resource) {
    current?.spend(amount, of: resource)
  }

  /// Counts work, before it is done.
  package func spend(_ amount: Int = 1, of resource: Resource) {
    let sum: Int
    switch resource {
    case .pixels: sum = pixels.wrappingAdd(amount, ordering: .relaxed).newValue
    case .steps: sum = steps.wrappingAdd(amount, ordering: .relaxed).newValue
    case .files: sum = files.wrappingAdd(amount, ordering: .relaxed).newValue
    case .processes: sum = processes.wrappingAdd(amount, ordering: .relaxed).newValue
    case .time, .memory: return
    }
    if sum > limits[resource] { whenSpent(resource) }
  }

  /// Whether a program may be started at all. If the limit of processes is 0 and was set by the owner, `whenRefused` is
  /// called. Untrusted input never starts a program, and nothing is called for it.
  package func allowsProgram(_ name: String) -> Bool {
    guard limits[.processes] == 0 else { return true }
    if !limits.areForUntrustedInput { whenRefused(name) }
    return false
  }

  /// Checks the time and the process's resident memory against the limits.
  package func check(residentMemory: Int) {
    if residentMemory > limits[.memory] { whenSpent(.memory) }
    if ContinuousClock.now >= deadline { whenSpent(.time) }
  }
}
