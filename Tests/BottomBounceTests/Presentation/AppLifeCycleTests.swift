import BottomBounce
import TestHost
import Testing
import UIKit

/// Other screens of the app while a sheet is presented.
@MainActor @Suite(.ownDevice) struct AppLifeCycleTests {
  private let host = TestHost()

  @Test func `switching tabs dismisses the sheet and restores the host`() async {
    let before = host.leftoverState
    let tabs = UITabBarController()
    tabs.viewControllers = [host.controller, UIViewController()]
    host.window.rootViewController = tabs
    await host.settle()
    let outcomes = await host.showText(host.sheet)
    tabs.selectedIndex = 1
    await host.settle()
    #expect(outcomes.cancellations == [.hostDetached])
    #expect(!host.sheet.isPresented)
    tabs.selectedIndex = 0
    await host.settle()
    #expect(host.view.window != nil)
    #expect(host.view.subviews == [])
    #expect(host.leftoverState == before)
  }

  @Test func `presenting over the host keeps the sheet`() async {
    let outcomes = await host.showText(host.sheet)
    let guest = UIViewController()
    host.controller.present(guest, animated: true)
    await host.settle()
    guest.dismiss(animated: true)
    await host.settle()
    #expect(host.sheet.isPresented)
    host.performEscape()
    await host.settle()
    #expect(outcomes.cancellations == [.accessibilityEscape])
  }
}
