internal import CTexts

/// The Swift file that records running cells in an app's tests.
///
/// It is one file, because people add it to a project by hand. Here each of its types has a file of its own in the folder
/// Recorder; the types are private to the file that they make together.
package enum CellRecorderSource {
  /// The bytes of the file: its parts with an empty line between them.
  package static var bytes: [UInt8] {
    let parts = unsafe [
      ctexts_recorder(), ctexts_recorder_list(), ctexts_recorder_recording(),
      ctexts_recorder_names(), ctexts_recorder_walker(), ctexts_recorder_values(),
      ctexts_recorder_accessibility(), ctexts_recorder_words(), ctexts_recorder_motion(),
    ]
    return Array(unsafe parts.map { unsafe String(cString: $0) }.joined(separator: "\n").utf8)
  }
}
