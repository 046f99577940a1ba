// What tests of scenes write: the scenes, and how their pictures are compared.
@_exported public import Cellophane
@_exported public import ImageSnapshotTesting
