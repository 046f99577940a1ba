import Cellophane
import Foundation
import OrderedCollections
import Snapshots
import Synchronization
import TestSupport
import Testing

@testable import SceneSnapshots

@Suite("Snapshots in the plan of a scene")
struct SnapshotSuiteTests {
  private func names(_ change: (inout Scene) -> Void = { _ in }) throws -> [String] {
    try SnapshotSuite(of: Fixture.selection(change), name: "selection").cases.map { "\($0.name)" }
  }

  @Test("the fixture's, in their order")
  func fixture() throws {
    let names = try names()
    #expect(
      names == [
        "selection/normal.light@2x", "selection/normal.light@3x",
        "selection/highlighted.light@2x", "selection/highlighted.light@3x",
        "selection/selected.light@2x", "selection/selected.light@3x",
        "selection/highlighted+selected.light@2x", "selection/highlighted+selected.light@3x",
        "selection/tap/0.000s.light@2x", "selection/tap/0.000s.light@3x",
        "selection/tap/0.150s.light@2x", "selection/tap/0.150s.light@3x",
        "selection/tap/0.250s.light@2x", "selection/tap/0.250s.light@3x",
        "selection/tap-second/0.000s.light@2x", "selection/tap-second/0.000s.light@3x",
        "selection/tap-second/0.150s.light@2x", "selection/tap-second/0.150s.light@3x",
        "selection/tap-second/0.250s.light@2x", "selection/tap-second/0.250s.light@3x",
        "selection/tap-second/0.700s.light@2x", "selection/tap-second/0.700s.light@3x",
        "selection/tap-second/0.800s.light@2x", "selection/tap-second/0.800s.light@3x",
      ])
    #expect(Set(names).count == names.count)
  }

  @Test("appearances and scales multiply, appearances first")
  func traits() throws {
    let names = try names {
      $0.snapshots = SnapshotPlan(
        states: .list([.selected]), userInterfaceStyles: [.dark, .light], scales: [.x1, .x2])
    }
    #expect(
      names == [
        "selection/selected.dark@1x", "selection/selected.dark@2x", "selection/selected.light@1x",
        "selection/selected.light@2x",
      ])
  }

  @Test(
    "cells of other items have folders of their own, and those of the first one their usual names")
  func items() throws {
    let scene = try Fixture.selection {
      $0.snapshots = SnapshotPlan(states: .list([.normal, .selected]), scales: [.x2])
      $0.snapshots.items = [0, 2]
    }
    let suite = try SnapshotSuite(of: scene, name: "selection")
    #expect(
      suite.cases.map { "\($0.name)" } == [
        "selection/normal.light@2x", "selection/selected.light@2x",
        "selection/item-2/normal.light@2x", "selection/item-2/selected.light@2x",
      ])
    #expect(suite.cases.map(\.subject).last == .cell(.selected, item: 2))
    let picture = try suite.picture(of: #require(suite.cases.last)).bitmap()
    #expect(try picture == Fixture.renderer().cell(item: 2, state: .selected).bitmap())
  }

  @Test("the platform is part of the variant, and the goldens of other platforms are not orphans")
  func platform() throws {
    func suite(_ platform: GoldenPlatform?) throws -> SnapshotSuite {
      let scene = try Fixture.selection {
        $0.snapshots = SnapshotPlan(states: .list([.selected]), scales: [.x2])
      }
      return try SnapshotSuite(of: scene, name: "selection", platform: platform)
    }
    let testCase = try #require(suite(.linux).all.first)
    #expect("\(testCase.name)" == "selection/selected.light.linux@2x")
    #expect(testCase.subjectName == "selection/selected" && testCase.variant == "light.linux@2x")
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/selection", withIntermediateDirectories: true)
    for variant in ["light", "light.linux", "light.macos", "light.beos"] {
      try folder.write("", to: "selection/selected.\(variant)@2x.png")
    }
    let orphans = try [nil, GoldenPlatform.linux].map {
      try GoldenFolder(root: folder.path, suites: [suite($0)]).orphans()
    }
    #expect(orphans[0] == ["selection/selected.light.beos@2x"])
    // Goldens for all platforms are no longer used.
    #expect(orphans[1] == ["selection/selected.light.beos@2x", "selection/selected.light@2x"])
  }

  @Test("files without the name of a golden are not orphans")
  func otherFiles() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/icons", withIntermediateDirectories: true)
    for file in [
      "notes.txt", "photo.png", "normal.light@2x.png", "icons/photo.png", "icons/icon@2x.png",
      "icons/why.txt", "icons/light@2x.png", "icons/normal.light@2x.png",
      "icons/0.150s.dark.rightToLeft@3x.txt",
    ] { try folder.write("", to: file) }
    #expect(
      try GoldenFolder(root: folder.path, suites: []).orphans() == [
        "icons/0.150s.dark.rightToLeft@3x", "icons/normal.light@2x",
      ])
  }

  @Test("files behind a link are neither orphans nor removed")
  func linkedGoldens() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/Goldens/icons", withIntermediateDirectories: true)
    try folder.write("", to: "Goldens/icons/normal.light@2x.png")
    for (link, target) in [("old", "icons"), ("self", "."), ("again", ".")] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/Goldens/\(link)", withDestinationPath: target)
    }
    // The folder of the goldens itself may be a link.
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Linked", withDestinationPath: "Goldens")
    let goldens = GoldenFolder(root: folder.path + "/Linked", suites: [])
    #expect(try goldens.orphans() == ["icons/normal.light@2x"])
    #expect {
      try goldens.remove("old/normal.light@2x")
    } throws: { error in
      "\(error)".contains("Linked/old is a symbolic link")
    }
    #expect(folder.exists("Goldens/icons/normal.light@2x.png"))
    try goldens.remove("icons/normal.light@2x")
    #expect(!folder.exists("Goldens/icons"))
  }

  @Test("a masked view covers its area of the picture, with all transforms around it")
  func transformedAreas() throws {
    func area(_ change: (inout Scene) -> Void) throws -> [PixelRect] {
      let suite = try SnapshotSuite(
        of: Fixture.selection {
          $0.snapshots = SnapshotPlan(states: .list([.selected]), scales: [.x1])
          change(&$0)
        }, name: "s")
      return try suite.areas(ofViews: ["star"], in: try #require(suite.all.first))
    }
    #expect(try area { _ in } == [PixelRect(x: 23, y: 23, width: 46, height: 46)])
    // Half of its diagonal is 32.53.
    let turned = try area {
      $0.cell.contentView.subviews[0].properties[.transform] = ViewTransform(
        rotationAngle: .degrees(45))
    }
    #expect(turned == [PixelRect(x: 13, y: 13, width: 66, height: 66)])
    let right = try area {
      $0.cell.contentView.subviews[0].properties[.transform] = ViewTransform(
        rotationAngle: .degrees(90))
    }
    #expect(right == [PixelRect(x: 23, y: 23, width: 46, height: 46)])
    let small = try area { $0.cell.properties[.transform] = ViewTransform(scaleX: 0.5, y: 0.5) }
    #expect(small == [PixelRect(x: 34, y: 34, width: 24, height: 24)])
  }

  @Test("views of headers can be masked")
  func headerAreas() throws {
    let scene = try SceneDocument(
      Array(Fixture.text("front-page").utf8), file: "front-page"
    ).scene
    let suite = try SnapshotSuite(of: scene, name: "front-page")
    let moment = try #require(suite.cases.last)
    let areas = try suite.areas(ofViews: ["more"], in: moment)
    #expect(!areas.isEmpty && areas.allSatisfy { $0.width > 0 && $0.height > 0 })
    #expect(try suite.areas(ofViews: ["more"], in: try #require(suite.cases.first)).isEmpty)
  }

  @Test("traits that the plan does not list are the scene's, and high contrast has a name")
  func ownTraits() throws {
    let names = try names {
      $0.traits = Traits(userInterfaceStyle: .dark, layoutDirection: .rightToLeft)
      $0.snapshots = SnapshotPlan(
        states: .list([.selected]), accessibilityContrasts: [.normal, .high])
    }
    #expect(
      names == [
        "selection/selected.dark.rightToLeft@2x",
        "selection/selected.dark.highContrast.rightToLeft@2x",
      ])
  }

  @Test("repeated entries give one snapshot")
  func duplicates() throws {
    let names = try names {
      $0.snapshots = SnapshotPlan(
        states: .list([.selected, .normal, .selected]), userInterfaceStyles: [.light, .light],
        scales: [.x2, .x2], scripts: ["cancel", "cancel"])
    }
    #expect(names.count == 5)
    #expect(Set(names).count == 5)
  }

  @Test("a script that acts at 0 s has a snapshot at 0 s")
  func actsAtStart() throws {
    let suite = try SnapshotSuite(
      of: Fixture.selection {
        $0.collectionView.delaysContentTouches = false
        $0.snapshots = SnapshotPlan(states: .list([]), scripts: ["tap"])
      }, name: "s")
    #expect(
      suite.cases.map { "\($0.name)" } == ["s/tap/0.000s.light@2x", "s/tap/0.250s.light@2x"])
    #expect(
      suite.cases.map(\.subject) == [
        .moment(script: "tap", time: .zero), .moment(script: "tap", time: .milliseconds(250)),
      ]
    )
  }

  @Test("moments have three digits, or as many as they need")
  func moments() throws {
    let names = try names {
      $0.scripts["tap"] = [
        .selectItem(0), .wait(.microseconds(1500)), .deselectItem(0), .wait(.seconds(12)),
        .selectItem(1),
      ]
      $0.snapshots = SnapshotPlan(states: .list([]), scripts: ["tap"])
    }
    #expect(
      names == [
        "selection/tap/0.000s.light@2x", "selection/tap/0.0015s.light@2x",
        "selection/tap/12.0015s.light@2x",
      ])
  }

  @Test("states that cannot be reached have no snapshots, and without items there are none")
  func reachable() throws {
    let unselectable = try names {
      $0.collectionView.allowsSelection = false
      $0.snapshots.scripts = []
    }
    #expect(unselectable == ["selection/normal.light@2x", "selection/normal.light@3x"])
    let empty = try names {
      $0.collectionView.items = .count(0)
      $0.scripts = [:]
      $0.snapshots = SnapshotPlan()
    }
    #expect(empty == [])
  }

  @Test("a released suite reads its file again, and reports the same lines")
  func release() throws {
    let text = try Fixture.text("selection")
    let reads = Mutex(0)
    let read: @Sendable () throws -> SceneDocument = {
      reads.withLock { $0 += 1 }
      return try SceneDocument(Array(text.utf8), file: "selection.cell.yaml")
    }
    let document = try read()
    let suite = try SnapshotSuite(
      of: document.scene, document: document, name: "selection", reload: read)
    let first = try #require(suite.cases.first)
    let before = try suite.snapshot(of: first)
    suite.release()
    #expect(reads.withLock { $0 } == 1)
    let after = try suite.snapshot(of: first)
    #expect((before.bitmap == after.bitmap && before.model == after.model) as Bool)
    #expect(suite.located([try #require(Self.change)]).map(\.line) == [7])
    #expect(reads.withLock { $0 } == 2)
    #expect(suite.file == "selection.cell.yaml")
  }

  /// A change of the first rule's condition.
  private static var change: ModelChange? {
    let text = "item 0\n  star\n    isHidden: true  @ cell.backgroundView.backgroundColor\n"
    return ModelText.changes(
      from: ModelText(text), to: ModelText(text.replacing("true", with: "false"))
    ).first
  }

  @Test("a suite whose file has become invalid throws that the file has changed")
  func invalid() throws {
    let document = try SceneDocument(
      Array(Fixture.text("selection").utf8), file: "selection.cell.yaml")
    let suite = try SnapshotSuite(
      of: document.scene, document: document, name: "selection",
      reload: { try SceneDocument(Array("cellophane: 1".utf8), file: "selection.cell.yaml") })
    let first = try #require(suite.cases.first)
    suite.release()
    let error = #expect(throws: RenderingError.self) { try suite.snapshot(of: first) }
    #expect("\(error as Any)".contains("the scene file has changed since it was listed"))
  }

  @Test("a snapshot equals the renderer's picture")
  func snapshot() throws {
    let suite = try SnapshotSuite(of: Fixture.selection(), name: "selection")
    let selected = try #require(
      suite.cases.first { $0.subject == .cell(.selected, item: 0) && $0.traits.displayScale == .x3 }
    )
    let expected = try Fixture.renderer(.x3).cell(state: .selected).bitmap()
    #expect((try suite.snapshot(of: selected).bitmap == expected) as Bool)
    let turn = try #require(
      suite.cases.first { $0.subject == .moment(script: "tap-second", time: .milliseconds(700)) })
    let view = try Fixture.renderer().collectionView(
      script: "tap-second", at: .milliseconds(700))
    #expect((try suite.snapshot(of: turn).bitmap == view.bitmap()) as Bool)
  }
}
