import Cellophane

/// The example scenes as Swift spells them: as users write them, with public names only. Each has a file
/// or an extension of its own; `all` lists them by the names of their files in `Fixtures/Scenes`.
enum SwiftScenes {
  static let all: [(name: String, scene: @Sendable () throws -> Scene)] = [
    ("selection", { selection }),
    ("background-overlay", { backgroundOverlay }),
    ("background-transformer", { backgroundTransformer }),
    ("expanding", { expanding }),
    ("fading", { fading }),
    ("press", { press }),
    ("animation-curves", { animationCurves }),
    ("animation-interrupted", { animationInterrupted }),
    ("autoresizing", { autoresizing }),
    ("background-properties", { backgroundProperties }),
    ("colors", { colors }),
    ("flow-sections", { flowSections }),
    ("gradient", { gradient }),
    ("image-template", { imageTemplate }),
    ("label", { label }),
    ("layout-margins", { layoutMargins }),
    ("list-headers", { listHeaders }),
    ("list-inset-grouped", { list("Cards of rows in an inset grouped list", .insetGrouped) }),
    ("list-plain", { list("A plain list with separators", .plain) }),
    ("multiple-selection", { multipleSelection }),
    ("named-constraints", { namedConstraints }),
    ("priorities", { priorities }),
    ("set-flags", { setFlags }),
    ("shadow", { shadow }),
    ("shape", { try shape() }),
    ("stack-alignments", { stackAlignments }),
    ("symbols", { symbols }),
    ("traits-change", { traitsChange }),
    ("transform", { transform }),
    ("z-position", { zPosition }),
  ]
}
