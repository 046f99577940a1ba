import Captures
import Conformance
import Drawing
import SceneReading
import SceneRendering
import Testing

/// The scene of these tests: a podcast episode that is pressed, selected, and played by the app.
enum Cards {
  static let episode = """
    cellophane: 1
    title: An episode
    cell:
      contentView:
        backgroundColor: secondarySystemGroupedBackground
        cornerRadius: 16
        subviews:
          - gradientView: artwork
            colors: ["#FFB35C", "#5636C9"]
            cornerRadius: 12
            clipsToBounds: true
            constraints: [leading = superview + 14, centerY = superview, size = 60]
          - label: titleLabel
            font: headline
            text: The Lighthouse Keeper
            constraints: [leading = artwork.trailing + 14, top = superview + 20, trailing <= star.leading - 12]
          - label: statusLabel
            font: { systemFont: 13, weight: medium }
            textColor: secondaryLabel
            text: 48 min
            constraints: [leading = titleLabel, top = titleLabel.bottom + 4]
          - imageView: star
            systemImage: star.fill
            tintColor: systemOrange
            alpha: 0.25
            constraints: [trailing = superview - 16, centerY = superview, size = 24]
    states:
      playing: app
    rules:
      - when: highlighted
        cell.transform: { scale: 0.97 }
        animation: { duration: 0.4, usingSpringWithDamping: 0.6 }
      - when: highlighted
        contentView.backgroundColor: "#E0E0E6"
        animation: { duration: 0.2 }
      - when: selected
        star.alpha: 1
        animation: { duration: 0.3, curve: easeOut }
      - when: playing
        titleLabel.textColor: systemIndigo
    collectionView:
      frame: { width: 393, height: 116 }
      flowLayout: { itemSize: { width: 361, height: 84 }, sectionInset: 16 }
      items: 2
    """

  /// Reads a scene.
  static func renderer(_ text: String) throws -> SceneRenderer {
    try SceneRenderer(SceneDocument(Array(text.utf8), file: "card.cell.yaml").scene)
  }

  /// The capture of the episode.
  static let capture = Result { try SceneCapture(renderer(episode)).tour() }

  /// Holds a scene against a capture.
  static func findings(_ scene: String, _ capture: Capture) throws -> [CaptureFinding] {
    let ours = try SceneCapture(renderer(scene)).following(capture)
    return CaptureComparison(theirs: capture, ours: ours).unexplained
  }
}
