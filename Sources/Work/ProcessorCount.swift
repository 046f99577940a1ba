#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// The number of processor cores, the default for the number of concurrent jobs. No result may
/// depend on it.
package func processorCount() -> Int { ProcessInfo.processInfo.activeProcessorCount }
