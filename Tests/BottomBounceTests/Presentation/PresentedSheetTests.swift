import BottomBounce
import TestHost
import Testing
import UIKit

/// Sheets that are found by the view controller that they cover.
@MainActor @Suite(.ownDevice) struct PresentedSheetTests {
  private let host: TestHost
  private let tabs = UITabBarController()
  private let screen = UIViewController()
  private let otherTab = UIViewController()

  init() {
    tabs.viewControllers = [UINavigationController(rootViewController: screen), otherTab]
    host = TestHost(tabs, inRealTime: true)
  }

  private func presented(in controller: UIViewController) -> BottomBounceView? {
    BottomBounceView.presented(in: controller)
  }

  private func show(_ sheet: BottomBounceView, from controller: UIViewController) async {
    sheet.show(.text("a"), from: controller) { _ in }
    await host.settle()
  }

  private func dismiss(_ sheets: BottomBounceView...) async {
    for sheet in sheets { sheet.dismiss() }
    await host.settle()
  }

  @Test func `a sheet that was shown from a controller is found`() async {
    let sheet = BottomBounceView()
    #expect(presented(in: screen) == nil)
    await show(sheet, from: screen)
    #expect(presented(in: screen) === sheet && presented(in: tabs) === sheet)
    #expect(BottomBounceView.presented(in: screen.view) == nil)
    await dismiss(sheet)
    #expect(presented(in: screen) == nil && presented(in: tabs) == nil)
  }

  @Test func `a sheet in the view of a controller is found`() async {
    let sheet = BottomBounceView()
    sheet.show(.text("a"), in: screen.view) { _ in }
    await host.settle()
    #expect(presented(in: screen) === sheet && presented(in: tabs) === sheet)
    await dismiss(sheet)
    #expect(presented(in: screen) == nil)
  }

  @Test func `the frontmost of several sheets is found`() async {
    let (low, middle, high) = (BottomBounceView(), BottomBounceView(), BottomBounceView())
    low.show(.text("a"), in: screen.view) { _ in }
    await show(middle, from: screen)
    #expect(presented(in: screen) === middle)
    await show(high, from: screen)
    #expect(presented(in: screen) === high)
    await dismiss(high)
    #expect(presented(in: screen) === middle)
    await dismiss(middle)
    #expect(presented(in: screen) === low)
    await dismiss(low)
  }

  @Test func `a sheet over a presented controller is found from both`() async {
    let sheet = BottomBounceView()
    let modal = UIViewController()
    screen.present(modal, animated: false)
    await host.settle()
    await show(sheet, from: modal)
    #expect(presented(in: screen) === sheet && presented(in: modal) === sheet)
    await dismiss(sheet)
    #expect(presented(in: screen) == nil && presented(in: modal) == nil)
    sheet.show(.text("a"), in: modal.view) { _ in }
    await host.settle()
    #expect(presented(in: screen) === sheet && presented(in: modal) === sheet)
    await dismiss(sheet)
    modal.dismiss(animated: false)
    await host.settle()
  }

  @Test func `a sheet below an alert is found`() async throws {
    let sheet = BottomBounceView()
    await show(sheet, from: screen)
    let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
    try #require(sheet.containingViewController).present(alert, animated: false)
    await host.settle()
    #expect(presented(in: screen) === sheet && presented(in: alert) == nil)
    alert.dismiss(animated: false)
    await host.settle()
    await dismiss(sheet)
  }

  @Test func `a view that isn't loaded stays so`() async {
    let other = UIViewController()
    #expect(presented(in: other) == nil && presented(in: otherTab) == nil)
    #expect(!other.isViewLoaded && !otherTab.isViewLoaded)
  }

  @Test func `a sheet that waits for another controller isn't found yet`() async {
    let sheet = BottomBounceView()
    sheet.show(.text("a"), from: screen) { _ in }
    sheet.dismiss()
    #expect(presented(in: screen) == nil)
    await host.settle()
    #expect(presented(in: screen) == nil && !sheet.isPresented)
  }
}
