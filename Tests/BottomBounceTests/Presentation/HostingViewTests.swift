import BottomBounce
import TestHost
import Testing
import UIKit

/// Sheets in the view of a hosting controller.
@MainActor @Suite(.ownDevice) struct HostingViewTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()
  private let controller = HostingControllerDouble()
  private var hosting: HostingViewDouble { controller.hosting }

  init() {
    controller.view.frame = host.view.bounds
    host.controller.addChild(controller)
    host.view.addSubview(controller.view)
    controller.didMove(toParent: host.controller)
  }

  @Test func `a sheet in a hosting view returns a value`() async {
    let recorder = await host.showText(sheet, TextContent.text("Ada"), in: hosting)
    #expect(sheet.isPresented)
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["Ada"])
    #expect(hosting.subviews.isEmpty && host.view.subviews == [hosting])
  }

  @Test func `nothing is added to a hosting view`() async {
    _ = await host.showText(sheet, in: hosting)
    #expect(hosting.unsupportedSubviews.isEmpty)
    #expect(sheet.superview === host.view && sheet.frame == hosting.frame)
    sheet.dismiss()
    await host.settle()
  }

  @Test func `VoiceOver finds a sheet over a hosting view`() async {
    _ = await host.showText(sheet, in: hosting)
    // A hosting view returns only its own elements.
    #expect(!sheet.isDescendant(of: hosting) && sheet.accessibilityViewIsModal)
    sheet.dismiss()
    await host.settle()
  }
}
