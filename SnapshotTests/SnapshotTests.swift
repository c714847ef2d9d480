import Foundation
import Testing
import UIKit
import UIKitSimulator

/// Compares every scene with its reference, and sees to it that a small change would be noticed.
@MainActor @Suite(.serialized, .ownDevice) struct SnapshotTests {
  @Test(arguments: Scenes.all)
  func `the screen looks and reads as recorded`(scene: SnapshotScene) async throws {
    try assertSnapshot(of: await scene.make(), named: scene.name)
  }

  // The catalogue's scenes are too many, and made like these.
  @Test(
    .enabled(if: !SnapshotStore.isRecording),
    arguments: Scenes.all.filter { !$0.name.hasPrefix("all-") }, LayerMutation.allCases)
  func `a small change of the screen is noticed`(
    scene: SnapshotScene, mutation: LayerMutation
  ) async throws {
    let store = SnapshotStore.standard
    // On another text stack the reference is not this machine's picture: the live screen stands in.
    let standIn = store.precision == .exact ? nil : Snapshot(of: await scene.make())
    let reference = try #require(standIn ?? store.reference(scene.name))
    let device = await scene.make()
    _ = device.screenImage()
    let layer = try #require(
      VisibleLayers(of: device).candidate, "“\(scene.name)” shows no element to change.")
    mutation.apply(to: layer, scale: device.model.scale)
    let changed = try #require(Snapshot(of: device))
    #expect(
      PictureComparison.problem(changed.picture, reference.picture, .exact) != nil,
      "\(mutation.rawValue) of \(layer) in “\(scene.name)” goes unnoticed.")
  }

  @Test func `every reference belongs to a scene`() throws {
    let unowned = try SnapshotStore.standard.unownedFiles(owners: Scenes.all.map(\.name))
    #expect(unowned == [], "Delete these files, or give them a scene.")
  }

  @Test func `the names of scenes are file names and used once`() {
    let names = Scenes.all.map(\.name)
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(name.wholeMatch(of: /[A-Za-z0-9-]+/) != nil, "“\(name)”")
    }
  }

  @Test(.enabled(if: SnapshotStore.isRecording)) func `a contact sheet shows all scenes`()
    async throws
  {
    var entries: [(String, CGImage)] = []
    for scene in Scenes.all {
      let device = await scene.make()
      entries.append((scene.name, try #require(device.screenImage())))
    }
    let sheet = try ContactSheet.make(entries)
    try SnapshotStore.standard.write(sheet.pngData(), "contact-sheet.png", of: ".")
  }
}
