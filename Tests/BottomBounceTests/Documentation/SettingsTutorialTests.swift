import TestHost
import Testing
import UIKit

/// The settings screen that the tutorial builds.
@MainActor @Suite(.ownDevice) struct SettingsTutorialTests {
  @Test func `each row asks for its value and shows it`() async throws {
    let controller = SettingsStep5.SettingsController(style: .insetGrouped)
    let host = TestHost(controller)
    await host.settle()
    func value(_ row: Int) -> String? {
      let path = IndexPath(row: row, section: 0)
      let cell = controller.tableView.cellForRow(at: path)
      return (cell?.contentConfiguration as? UIListContentConfiguration)?.secondaryText
    }
    func open(_ row: Int) async {
      host.tapRow(IndexPath(row: row, section: 0), in: controller.tableView)
      await host.settle()
    }
    await open(0)
    host.type(" L")
    host.tapOK()
    await host.settle()
    #expect(value(0) == "Ada L")
    for row in 1...2 {
      await open(row)
      #expect(host.panel != nil)
      host.tapOK()
      await host.settle()
      #expect(host.panel == nil)
    }
    #expect(value(1) == "System")
    #expect(value(2) != "None")
    await open(3)
    host.type("correct horse")
    host.pressReturn()
    await host.settle()
    host.type("correct horse")
    host.tapOK()
    await host.settle()
    #expect(value(3) == "•••••••••••••")
  }
}
