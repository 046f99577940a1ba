/// The Swift file that records running cells in an app's tests.
///
/// It is one file, because people add it to a project by hand. Here each of its types has a file of its own in the folder
/// Recorder; the types are private to the file that they make together.
package enum CellRecorderSource {
  /// The parts of the file, in order.
  private static var parts: [[UInt8]] {
    [
      PackageResources.CellRecorder_swift_txt, PackageResources.CellRecorderList_swift_txt,
      PackageResources.CellRecording_swift_txt, PackageResources.CellRecorderNames_swift_txt,
      PackageResources.CellRecorderWalker_swift_txt,
      PackageResources.CellRecorderValues_swift_txt,
      PackageResources.CellRecorderValues_Accessibility_swift_txt,
      PackageResources.CellRecorderValues_Words_swift_txt,
      PackageResources.CellRecorderMotion_swift_txt,
    ]
  }

  /// The bytes of the file: its parts with an empty line between them.
  package static var bytes: [UInt8] {
    Array(parts.joined(separator: [UInt8(ascii: "\n")]))
  }
}
