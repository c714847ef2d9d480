import Foundation
import Testing
import UIKit
import UIKitSimulator

/// Compares every scene with its reference, and checks that a small change is detected.
@MainActor @Suite(.serialized, .ownDevice) struct SnapshotTests {
  @Test(arguments: Scenes.all)
  func `the screen matches its picture and accessibility text, and a small change is detected`(
    scene: SnapshotScene
  ) async throws {
    let device = await scene.make()
    try assertSnapshot(of: device, named: scene.name)
    // The catalog has too many scenes, which are similar to the others.
    guard !SnapshotStore.isRecording, !scene.name.hasPrefix("all-") else { return }
    let picture = try #require(device.screenImage())
    let layer = try #require(
      VisibleLayers(of: device).candidate, "“\(scene.name)” shows no element to change.")
    for mutation in LayerMutation.allCases {
      let changed = try mutation.apply(to: layer, scale: device.model.scale) {
        try #require(device.screenImage())
      }
      #expect(
        !PictureComparison.areIdentical(changed, picture),
        "\(mutation.rawValue) of \(layer) in “\(scene.name)” is not noticed.")
    }
    let restored = try #require(device.screenImage())
    #expect(
      PictureComparison.areIdentical(restored, picture),
      "A change of \(layer) in “\(scene.name)” is not restored.")
  }

  @Test func `every reference belongs to a scene`() throws {
    let unowned = try SnapshotStore.standard.unownedFiles(owners: Scenes.all.map(\.name))
    #expect(unowned == [], "Delete these files, or give them a scene.")
  }

  @Test func `there are at most 130 references, of at most 4.5 MB together`() throws {
    let sizes = try SnapshotStore.standard.pictureSizes()
    #expect(
      sizes.count <= 130,
      "Delete a scene that shows less than the new one, with its references. See CONTRIBUTING.md.")
    #expect(
      sizes.reduce(0, +) <= 4_500_000,
      "Record full screens of phones with `.iPhone16At2x`, or delete scenes.")
  }

  @Test(arguments: [("ar_EG", true), ("he_IL", true), ("ja_JP", false), ("th_TH", false)])
  func `a scene in a language without keys has a hardware keyboard`(
    locale: String, hasKeys: Bool
  ) {
    #expect(Stage(locale: locale).device.showsSoftwareKeyboard == hasKeys)
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
