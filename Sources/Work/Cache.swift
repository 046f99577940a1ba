package import Synchronization

/// Values that are computed once for each key. Several threads can use it at the same time.
package final class Cache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  @usableFromInline let maximumCount: Int
  @usableFromInline let values = Mutex<[Key: Value]>([:])

  /// Creates an empty cache.
  ///
  /// - Parameter maximumCount: The maximum number of values. Before one more is kept, all are removed.
  package init(maximumCount: Int) {
    self.maximumCount = maximumCount
  }

  /// Returns the value of a key, and computes it if it is not kept.
  ///
  /// It is computed outside of the lock: two threads may do it twice, so equal keys must have equal values. An error is
  /// not kept.
  @inlinable
  package func value<Failure>(
    _ key: Key, _ make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let value = values.withLock({ $0[key] }) { return value }
    let value = try make()
    keep(value, for: key)
    return value
  }

  /// Keeps a value that was computed in another way.
  @inlinable
  package func keep(_ value: Value, for key: Key) {
    values.withLock { values in
      if values.count >= maximumCount { values = [:] }
      values[key] = value
    }
  }
}
