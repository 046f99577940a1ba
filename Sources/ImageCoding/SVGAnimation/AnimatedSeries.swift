/// Values at some of a film's moments. Between two of them they change steadily, or at once at the later one.
struct AnimatedSeries: Sendable {
  /// The moments of the whole film.
  private let film: [AnimatedMoment]
  /// The values, in order.
  private(set) var values: [[Double]] = []
  /// The moments that have them.
  private(set) var moments: [AnimatedMoment] = []
  /// The index of the last of them in the film; `nil` if there is none.
  private(set) var lastIndex: Int?

  init(of film: [AnimatedMoment]) {
    self.film = film
  }

  /// Adds values.
  ///
  /// - Parameters:
  ///   - index: The index of the moment in the film, after the last one.
  ///   - isJump: Whether the values change at once; `nil` if they do where everything does.
  mutating func add(_ values: [Double], at index: Int, isJump: Bool? = nil) {
    let moment = film[index]
    moments.append(AnimatedMoment(time: moment.time, isJump: isJump ?? moment.isJump))
    self.values.append(values)
    lastIndex = index
  }

  /// Keeps the last values until the film's end.
  mutating func keepToEnd() {
    guard let last = values.last, let lastIndex, lastIndex + 1 < film.count else { return }
    add(last, at: film.count - 1, isJump: false)
  }
}
