internal import Synchronization

/// What one command may use, counted by all stages and child processes together.
///
/// The owner of a command makes a budget and binds it to `current`; whoever does work that an input can
/// make large says so by `spend`. What happens when something is spent is the owner's decision: the command
/// line ends the process with a message. Without a budget nothing is counted.
package final class Budget: Sendable {
  /// What is counted.
  package enum Resource: String, CaseIterable, Sendable {
    /// Seconds from the command's start to its end.
    case time
    /// Bytes of memory that the process has resident at one moment, and of address space that each child
    /// process has.
    case memory
    /// Pixels drawn or decoded.
    case pixels
    /// States explored, and turns of scripts played.
    case steps
    /// Files read or written.
    case files
    /// Child processes started.
    case processes
  }

  /// The largest amount of each resource.
  package struct Limits: Hashable, Sendable {
    private var amounts: [Resource: Int]

    /// The largest amount of one resource.
    package subscript(resource: Resource) -> Int {
      get { amounts[resource] ?? .max }
      set { amounts[resource] = max(newValue, 0) }
    }

    /// The limits of a command whose input is trusted. All are our choice, far above real work: an hour
    /// of film at 60 frames a second has 216,001 frames of about a million pixels.
    package static let ordinary = Limits(amounts: [
      .time: 4 * 3600, .memory: 8 << 30, .pixels: 1_000_000_000_000, .steps: 100_000_000,
      .files: 2_000_000, .processes: 10_000,
    ])

    /// The limits for untrusted input: about ten times what the largest example scene needs, and no child
    /// processes. All are our choice.
    package static let untrusted = Limits(amounts: [
      .time: 60, .memory: 1 << 30, .pixels: 2_000_000_000, .steps: 200_000, .files: 10_000,
      .processes: 0,
    ])
  }

  /// The budget of the running command; `nil` if nothing is counted.
  @TaskLocal package static var current: Budget?

  /// The largest amounts.
  package let limits: Limits
  /// When the time is spent.
  package let deadline: ContinuousClock.Instant
  private let pixels = Atomic<Int>(0)
  private let steps = Atomic<Int>(0)
  private let files = Atomic<Int>(0)
  private let processes = Atomic<Int>(0)
  private let whenSpent: @Sendable (Resource) -> Void

  /// Makes a budget whose time runs from now.
  ///
  /// - Parameter whenSpent: Called when more than the limit of a resource was used, each time and by the
  ///   thread that used it.
  package init(_ limits: Limits, whenSpent: @escaping @Sendable (Resource) -> Void) {
    self.limits = limits
    self.whenSpent = whenSpent
    deadline = .now + .seconds(min(limits[.time], 1 << 40))
  }

  /// Counts work of the running command, before it is done.
  ///
  /// - Parameters:
  ///   - amount: How much, at least 0.
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

  /// Holds the time, and the memory that the process has resident, against the limits.
  package func check(residentMemory: Int) {
    if residentMemory > limits[.memory] { whenSpent(.memory) }
    if ContinuousClock.now >= deadline { whenSpent(.time) }
  }
}
