import BottomBounce
import BottomBounceCatalog
import Testing
import UIKit
import UIKitSimulator

/// The layout of every sheet in the example's catalog.
///
/// Where constraints allow more than one layout, UIKit on iOS may choose another one than on Linux.
@MainActor @Suite(.ownDevice) struct AmbiguousLayoutTests {
  /// Neighbors in the catalog are similar, so each entry has one device, the next entry the next
  /// one.
  @Test(
    arguments: zip(
      CatalogEntry.all.indices,
      repeatElement([DeviceModel.iPhoneSE3, .iPhone16, .iPadPro11], count: 100).joined()))
  func `no view of a sheet has an ambiguous layout`(index: Int, model: DeviceModel) async throws {
    let entry = CatalogEntry.all[index]
    let device = Simulator(model)
    let controller = CatalogController()
    device.window.rootViewController = controller
    await device.settle()
    controller.open(entry)
    await device.settle()
    let panel = try #require(device.view("BottomBounce.panel"))
    var ambiguous: [String] = []
    func check(_ view: UIView) {
      if view.hasAmbiguousLayout { ambiguous.append("\(type(of: view)) \(view.frame)") }
      for subview in view.subviews { check(subview) }
    }
    check(panel)
    #expect(ambiguous == [], "\(entry.title)")
    for _ in 0..<entry.outcomes {
      device.press(.keyboardEscape)
      await device.settle()
    }
  }
}
