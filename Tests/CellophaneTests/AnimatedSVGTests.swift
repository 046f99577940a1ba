import CairoRendering
import Cellophane
import Drawing
import Foundation
import ImageCoding
import Motion
import Resolution
import TestSupport
import Testing
import Timelines

@testable import Films

/// Films as SVG, in a browser that is stopped at moments, against our own frames of these moments.
@Suite(.browser) struct AnimatedSVGTests {
  private static let folder = URL(fileURLWithPath: Fixture.path).deletingLastPathComponent()

  private static func renderer(_ name: String) throws -> SceneRenderer {
    let file = folder.appending(path: name + ".cell.yaml").path
    let scene = try SceneDocument(contentsOfFile: file).scene
    return try SceneRenderer(scene, assets: AssetLibrary(folder: folder.path))
  }

  /// Moments of a script: our frames, and the film's document stopped at each.
  private struct Played {
    let moments: [Double]
    let ours: [Bitmap]
    let jobs: [SVGRasteriser.Job]

    init(name: String, script: String) throws {
      let renderer = try AnimatedSVGTests.renderer(name)
      let document = try Film(of: renderer, script: script).svg(loopCount: 1)
      let timeline = try renderer.timeline(script: script)
      let end = timeline.duration.seconds
      var random = SplitMix64(state: 11)
      moments = (0..<10).map { _ in
        (Double.random(in: 0..<end, using: &random) * 1000).rounded() / 1000
      }
      ours = try moments.map { seconds in
        try renderer.picture(
          of: timeline.presentation(at: .microseconds(Int64((seconds * 1e6).rounded())))
        ).bitmap()
      }
      jobs = zip(moments, ours).map { seconds, bitmap in
        SVGRasteriser.Job(
          document, stoppedAt: seconds, width: bitmap.width, height: bitmap.height)
      }
    }
  }

  @Test("at any moment a browser shows the frame")
  func frames() async throws {
    let scripts = [
      ("animation-curves", "start"), ("animation-interrupted", "change-of-mind"),
      ("press", "early-lift"), ("selection", "tap-second"), ("expanding", "change-of-mind"),
      ("fading", "scroll-slowly"), ("transitions", "play"), ("shimmer", "load"),
    ]
    let films = try scripts.map { try Played(name: $0, script: $1) }
    let theirs = try await SVGRasteriser.chromium.bitmaps(of: films.flatMap(\.jobs))
    try #require(theirs.count == films.flatMap(\.moments).count)
    var rest = theirs[...]
    for ((name, script), film) in zip(scripts, films) {
      for (seconds, one) in zip(film.moments, film.ours) {
        let agreement = PictureAgreement(one, rest.removeFirst())
        print("\(name), \(script) at \(seconds) s: \(agreement)")
        // A gradient whose locations move is another thing in each sample, and stands still for a 240th of a second.
        let mostAway = name == "shimmer" ? 4 : 2
        #expect(agreement.worstAway <= mostAway, "\(name) at \(seconds): \(agreement)")
        #expect(agreement.mostInWindow <= 40, "\(name) at \(seconds): \(agreement)")
      }
    }
  }

  @Test(
    "every item of a moment is shown, also if each moment has another one",
    arguments: [
      ("shimmer", "load"), ("layer-animations", "send"), ("symbol-effects", "ring"),
      ("keyframes", "ring"), ("transitions", "play"), ("episode", "download"), ("basket", "add"),
      ("animator", "catch"),
    ])
  func shown(name: String, script: String) throws {
    let film = try Film(of: Self.renderer(name), script: script)
    for style in [try film.svg(), try film.recording().style] {
      let lists = style.components(separatedBy: "@keyframes ").dropFirst().map { list in
        list.components(separatedBy: "\n").filter { $0.contains("%{opacity:") }
      }
      for list in lists where !list.isEmpty {
        #expect(
          list.contains { !$0.contains("{opacity:0;") && !$0.contains("{opacity:0}") }, "\(list)")
      }
    }
  }

  @Test("a film is one document without script or anything from outside, and rests on request")
  func document() throws {
    let document = try Film(of: Self.renderer("animation-interrupted"), script: "change-of-mind")
      .svg()
    #expect(!document.contains("<script"))
    #expect(document.components(separatedBy: "http").count == 2)  // The name space.
    #expect(document.contains("@media (prefers-reduced-motion:reduce){[class]{animation:none}}"))
    #expect(document.contains("infinite"))
    #expect(document.utf8.count < 15_000)
  }

  @Test("without style sheets the first moment shows")
  func still() async throws {
    let renderer = try Self.renderer("selection")
    var document = try Film(of: renderer, script: "tap").svg()
    let style = try #require(document.firstRange(of: "<style>"))
    let end = try #require(document.firstRange(of: "</style>"))
    document.removeSubrange(style.lowerBound..<end.upperBound)
    let ours = try renderer.collectionView(script: "tap", at: .start).bitmap()
    let theirs = try await SVGRasteriser.librsvg.bitmaps(
      of: [SVGRasteriser.Job(document, width: ours.width, height: ours.height)])
    #expect(PictureAgreement(ours, try #require(theirs.first)).worstAway <= 2)
  }

  @Test(
    "a storyboard plays: the changes of the last step appear at once, and a mark runs along the axis"
  )
  func storyboard() async throws {
    let document = try Self.renderer("selection").playedStoryboard(script: "tap-second")
    // Each caption is there or not, never half.
    let opacities = document.split(separator: "\n").filter { $0.contains("%{opacity:") }
    #expect(!opacities.isEmpty)
    for line in opacities { #expect(line.contains("opacity:0") || line.contains("opacity:1")) }
    #expect(document.contains("aria-label=\"1  touch down, item 0\""))
    #expect(document.contains("id=\"now\""))
    let shown = try await SVGRasteriser.chromium.bitmaps(
      of: [0.1, 0.2, 0.4].map {
        SVGRasteriser.Job(document, stoppedAt: $0, width: 428, height: 258)
      })
    #expect(Set(shown.map(\.rgba)).count == 3)
  }

  @Test("the same bytes each time")
  func determinism() throws {
    let renderer = try Self.renderer("press")
    let one = try Film(of: renderer, script: "early-lift").svg()
    #expect(try Film(of: Self.renderer("press"), script: "early-lift").svg() == one)
  }
}
