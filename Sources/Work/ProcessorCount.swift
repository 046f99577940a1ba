internal import FoundationEssentials

/// The number of processor cores: the default for work that can be done at the same time. No result may
/// depend on it.
package func processorCount() -> Int { ProcessInfo.processInfo.activeProcessorCount }
