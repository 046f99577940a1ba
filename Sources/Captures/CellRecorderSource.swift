/// The Swift file that records running cells in an app's tests.
package enum CellRecorderSource {
  /// The bytes of the file.
  package static var bytes: [UInt8] { PackageResources.CellRecorder_swift_txt }
}
