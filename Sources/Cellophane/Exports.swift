// The types that describe scenes are part of this library's interface. Programs need not know which
// target declares them.
@_exported public import Assets
@_exported public import CollectionLayouts
@_exported public import Drawing
@_exported public import Figures
@_exported public import Films
@_exported public import Images
@_exported public import Interaction
@_exported public import Machine
@_exported public import Motion
@_exported public import Review
@_exported public import SceneReading
@_exported public import SceneRendering
@_exported public import Scenes
@_exported public import Snapshots
@_exported public import Validation
@_exported public import Views
@_exported public import Vocabulary
@_exported public import YAMLReading

@_exported public import struct OrderedCollections.OrderedDictionary
