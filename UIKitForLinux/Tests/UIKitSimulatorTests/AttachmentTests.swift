import Testing
import UIKit
import UIKitSimulator

/// The file imports Testing and UIKit, so the compiler has loaded the cross-import overlay of both.
@MainActor @Suite(.ownDevice) struct AttachmentTests {
  @Test func `a screenshot can be attached to a test as a PNG file`() throws {
    let device = Simulator(.iPhoneSE3)
    let attachment = Attachment(device.screenshot(), named: "screen")
    #expect(attachment.preferredName == "screen.png")
    let signature = try attachment.withUnsafeBytes { Array($0.prefix(8)) }
    #expect(signature == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    Attachment.record(device.screenshot(), named: "screen")
  }

  @Test func `a screenshot has the screen's size and scale`() {
    let device = Simulator(.iPhone16)
    let image = device.screenshot()
    #expect(image.size == CGSize(width: 393, height: 852))
    #expect(image.scale == 3)
  }
}
