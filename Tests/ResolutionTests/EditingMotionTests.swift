import CollectionLayouts
import Drawing
import Interaction
import Motion
import Scenes
import Testing
import Views
import Vocabulary

@testable import Machine
@testable import Resolution
@testable import ResolvedViews
@testable import Timelines

/// Accessories that come and go when editing begins and ends, against closed forms.
@Suite("Motion of editing")
struct EditingMotionTests {
  /// UIKit's default curve is half-way at half of the time.
  private static let half = Duration.milliseconds(150)

  private static func timeline(
    _ script: TouchScript, _ change: (inout Scene) -> Void = { _ in }
  ) throws -> Timeline {
    var cell = Cell(class: .collectionViewListCell)
    cell = cell.setting(
      .accessories,
      to: [
        CellAccessory(.disclosureIndicator), CellAccessory(.delete), CellAccessory(.reorder),
      ])
    var scene = Scene(
      cell: cell,
      collectionView: CollectionView(
        size: Size(320, 100), collectionViewLayout: .list(appearance: .plain), items: .count(2)))
    change(&scene)
    return Timeline(of: try ResolvedScene(scene, traits: Traits()), playing: script)
  }

  private func view(
    _ name: ViewName, _ timeline: Timeline, at time: Duration
  ) -> PresentedView? {
    timeline.cell(item: 0, at: time).view.subviews.first { $0.name == name }
  }

  private static let begin: TouchScript = [.setEditing(true), .wait(.seconds(1))]

  @Test("controls for editing slide over the edge with the content, and fade in")
  func comes() throws {
    let timeline = try Self.timeline(Self.begin)
    let (delete, reorder) = (ViewName.accessory(.delete), ViewName.accessory(.reorder))
    let content = try #require(view(.contentView, timeline, at: .seconds(1))).frame
    let end = try #require(view(delete, timeline, at: .seconds(1))).frame
    let middle = try #require(view(delete, timeline, at: Self.half))
    #expect(abs(middle.frame.minX - (end.minX - content.minX / 2)) < 1e-6)
    #expect(abs(middle.attributes.alpha - 0.5) < 1e-6)
    let handle = try #require(view(reorder, timeline, at: .seconds(1))).frame
    let moving = try #require(view(reorder, timeline, at: Self.half)).frame
    #expect(abs(moving.minX - (handle.minX + (320 - content.maxX) / 2)) < 1e-6)
    let shifted = try #require(view(.contentView, timeline, at: Self.half)).frame
    #expect(abs(shifted.minX - content.minX / 2) < 1e-6)
    #expect(view(delete, timeline, at: .zero)?.attributes.alpha == 0)
    #expect(view(delete, timeline, at: .milliseconds(300))?.attributes.alpha == 1)
  }

  @Test("other accessories fade in their place")
  func fades() throws {
    let timeline = try Self.timeline(Self.begin)
    let chevron = ViewName.accessory(.disclosureIndicator)
    let start = try #require(view(chevron, timeline, at: .zero))
    let middle = try #require(view(chevron, timeline, at: Self.half))
    #expect(middle.frame == start.frame && abs(middle.attributes.alpha - 0.5) < 1e-6)
    #expect(view(chevron, timeline, at: .milliseconds(300)) == nil)
  }

  @Test("editing that ends before it has begun turns back without a jump")
  func interrupted() throws {
    let timeline = try Self.timeline([
      .setEditing(true), .wait(Self.half), .setEditing(false), .wait(.seconds(1)),
    ])
    let delete = ViewName.accessory(.delete)
    let before = try #require(view(delete, timeline, at: .nanoseconds(149_999_999)))
    let after = try #require(view(delete, timeline, at: Self.half))
    #expect(abs(before.frame.minX - after.frame.minX) < 1e-3)
    #expect(abs(before.attributes.alpha - after.attributes.alpha) < 1e-6)
    // Both animations add up: half of the first is left when the second begins.
    #expect(view(delete, timeline, at: .milliseconds(450)) == nil)
  }

  @Test("cells without accessories change at once, as their configuration does")
  func plain() throws {
    let timeline = try Self.timeline(Self.begin) { scene in
      scene.cell = Cell()
      scene.rules = [Rule(when: .editing, .set(.alpha, of: .contentView, to: 0.5))]
    }
    #expect(view(.contentView, timeline, at: .zero)?.attributes.alpha == 0.5)
    #expect(timeline.nextChange(after: .zero) == nil)
  }
}
