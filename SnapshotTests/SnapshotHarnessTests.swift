import Foundation
import Testing
import UIKit
import UIKitSimulator

/// The harness itself: its comparison, its messages, and its files.
@MainActor @Suite(.ownDevice) struct SnapshotHarnessTests {
  private let folder: URL
  private let store: SnapshotStore

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapshot-harness-\(UUID().uuidString)")
    store = SnapshotStore(
      references: folder.appendingPathComponent("References"),
      results: folder.appendingPathComponent("results"))
  }

  private func picture(
    _ width: Int = 48, _ height: Int = 48, grey: UInt8 = 255, dot: (x: Int, y: Int, UInt8)? = nil
  ) throws -> CGImage {
    var bytes = [UInt8](repeating: grey, count: width * height * 4)
    for index in stride(from: 3, to: bytes.count, by: 4) { bytes[index] = 255 }
    if let dot {
      let place = (dot.y * width + dot.x) * 4
      for channel in 0..<3 { bytes[place + channel] = dot.2 }
    }
    return try CGImage(rgba: bytes, width: width, height: height)
  }

  private func failure(_ actual: Snapshot, _ name: String = "scene") throws -> String? {
    defer { try? FileManager.default.removeItem(at: folder) }
    return try snapshotFailure(actual, named: name, in: store)
  }

  // MARK: What is the same

  @Test func `a difference of one step in one pixel is detected`() throws {
    let white = try picture()
    let other = try picture(dot: (47, 47, 254))
    #expect(PictureComparison.areIdentical(white, try picture()))
    #expect(PictureComparison.problem(other, white, .exact) == "differs in some pixels")
    #expect(PictureComparison.problem(other, white, .perceptual) == nil)
  }

  @Test func `a different size is a difference in every comparison`() throws {
    for precision in [Precision.exact, .perceptual] {
      #expect(
        PictureComparison.problem(try picture(48, 24), try picture(), precision)
          == "is 48 × 24 pixels large instead of 48 × 48")
    }
  }

  @Test(arguments: [(254, false), (240, true), (0, true)] as [(UInt8, Bool)])
  func `a visible change of color is a difference in the comparison by looks`(
    grey: UInt8, isNoticed: Bool
  ) throws {
    let problem = PictureComparison.problem(try picture(grey: grey), try picture(), .perceptual)
    #expect((problem != nil) == isNoticed)
  }

  @Test func `a missing word is a difference in the comparison by looks, a moved pixel edge isn't`()
    throws
  {
    func screen(_ text: String, at x: CGFloat) throws -> CGImage {
      let device = Simulator(.iPhoneSE3)
      device.window.backgroundColor = .white
      let label = UILabel(frame: CGRect(x: x, y: 100, width: 300, height: 30))
      label.text = text
      device.window.addSubview(label)
      return try #require(device.screenImage())
    }
    let reference = try screen("Edit Profile", at: 20)
    #expect(PictureComparison.problem(try screen("Edit", at: 20), reference, .perceptual) != nil)
    #expect(
      PictureComparison.problem(try screen("Edit Profile", at: 20.25), reference, .exact) != nil)
    #expect(
      PictureComparison.problem(try screen("Edit Profile", at: 20.25), reference, .perceptual)
        == nil)
  }

  // MARK: What is said and written

  @Test func `a missing reference is reported with the picture's path and the next step`() throws {
    let message = try #require(try failure(Snapshot(picture: picture(), tree: "a\n")))
    #expect(message.contains("“scene” has no reference."))
    #expect(message.contains("results/scene/actual.png"))
    #expect(message.contains("make snapshots"))
  }

  @Test func `a difference writes three pictures and two texts to the reported paths`() throws {
    try store.record(Snapshot(picture: picture(), tree: "  text “A”\n"), named: "scene")
    let actual = Snapshot(picture: try picture(dot: (3, 4, 0)), tree: "  text “B”\n")
    let message = try #require(try snapshotFailure(actual, named: "scene", in: store))
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(message.contains("“scene” differs in some pixels."))
    #expect(
      message.contains(
        "line 1 of the accessibility tree is “  text “B”” instead of “  text “A””"))
    for role in ["actual", "difference", "reference"] {
      let path = store.results.appendingPathComponent("scene/\(role).png").path
      #expect(message.contains("\(role): \(path)"))
      #expect(FileManager.default.fileExists(atPath: path))
    }
    let difference = try CGImage(
      pngData: Data(contentsOf: store.results.appendingPathComponent("scene/difference.png")))
    #expect(difference.pixel(x: 3, y: 4)?.r == 230)
    #expect(difference.pixel(x: 4, y: 4)?.r == difference.pixel(x: 4, y: 4)?.b)
  }

  @Test(arguments: [true, false])
  func `a reference has exactly the pixels of the picture`(isOpaque: Bool) throws {
    var bytes = (0..<2244).map { (index: Int) -> UInt8 in
      index % 4 == 3 ? 255 : UInt8(index * index % 251)
    }
    if !isOpaque { bytes.replaceSubrange(400..<404, with: [0, 0, 0, 0]) }
    let picture = try CGImage(rgba: bytes, width: 33, height: 17)
    let decoded = try LosslessPicture.decode(LosslessPicture.encode(picture))
    #expect(decoded.width == 33)
    #expect(decoded.rgbaBytes() == bytes)
    #expect(throws: LosslessPicture.CodingError.self) {
      try LosslessPicture.decode(Data("no picture".utf8))
    }
  }

  @Test func `a recorded picture passes`() throws {
    let snapshot = Snapshot(picture: try picture(dot: (1, 2, 3)), tree: "  text “A”\n")
    try store.record(snapshot, named: "scene")
    #expect(store.precision == .exact)
    #expect(try failure(snapshot) == nil)
  }

  @Test
  func `on another text stack, pictures are compared by looks, and the warning names both stacks`()
    throws
  {
    let reference = Snapshot(picture: try picture(), tree: "")
    try store.record(reference, named: "scene")
    let stack = store.references.appendingPathComponent("text-stack.txt")
    try Data("cairo 0.1\n".utf8).write(to: stack)
    #expect(store.precision == .perceptual)
    #expect(store.stackWarning.contains("cairo 0.1"))
    #expect(store.stackWarning.contains(CanvasText.stackVersions))
    #expect(try failure(Snapshot(picture: picture(dot: (1, 1, 0)), tree: "")) == nil)
  }

  @Test func `recording writes without comparing, and fails on a different device`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let device = Simulator(.iPhoneSE3)
    device.window.backgroundColor = .white
    try assertSnapshot(of: device, named: "blank", in: store, isRecording: true)
    try assertSnapshot(of: device, named: "blank", in: store, isRecording: false)
    device.window.backgroundColor = .black
    withKnownIssue {
      try assertSnapshot(of: device, named: "blank", in: store, isRecording: false)
    }
  }

  @Test func `a file without a scene is reported`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let snapshot = Snapshot(picture: try picture(), tree: "")
    try store.record(snapshot, named: "kept")
    try store.record(snapshot, named: "forgotten")
    #expect(try store.unownedFiles(owners: ["kept"]) == ["forgotten.txt", "forgotten.webp"])
  }

  // MARK: Which element is changed

  @Test func `the changed element is visible and has content`() throws {
    let device = Simulator(.iPhoneSE3)
    let root = device.window
    func label(_ text: String, _ y: CGFloat) -> UILabel {
      let label = UILabel(frame: CGRect(x: 20, y: y, width: 200, height: 30))
      label.text = text
      root.addSubview(label)
      return label
    }
    let visible = label("visible", 100)
    label("hidden", 200).isHidden = true
    _ = label("covered", 300)
    let cover = UIView(frame: CGRect(x: 0, y: 290, width: 300, height: 50))
    cover.backgroundColor = .white
    root.addSubview(cover)
    _ = label("off the screen", 900)
    _ = device.screenImage()
    #expect(VisibleLayers(of: device).candidate === visible.layer)
  }
}
