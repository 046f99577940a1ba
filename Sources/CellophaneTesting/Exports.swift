// The types that tests of scenes use: scenes, and comparisons of their pictures.
@_exported public import Cellophane
@_exported public import ImageSnapshotTesting
