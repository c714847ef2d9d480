import BottomBounce
import EditProfile
import UIKit
import UIKitSimulator

extension Scenes {
  /// Sheets that are presented from a view controller below bars.
  static let presenting: [SnapshotScene] = [
    SnapshotScene("presenting-stack-dark") {
      let screen = BarScreen(appearance: .dark)
      // A higher sheet, part of which stays visible.
      let colors = ["Red", "Green", "Blue", "Yellow", "Orange", "Purple", "Brown", "Gray", "White"]
      screen.show(.list(colors), "Color")
      screen.show(.day(DateComponents(year: 1995, month: 9, day: 23)), "Birthday")
      return screen.device
    },
    SnapshotScene("presenting-discard-light") {
      let screen = BarScreen()
      screen.show(
        .text("Ada"), "Name", SheetConfiguration { $0.confirmsDiscardingChanges = true })
      screen.device.type(" Lovelace")
      screen.tap("BottomBounce.cancel")
      await screen.device.settle()
      return screen.device
    },
    SnapshotScene("presenting-saving-ar-dark") {
      let screen = BarScreen(language: "ar", appearance: .dark)
      screen.show(
        .text("آدا"), "الاسم",
        commit: { _ in try await Task.sleep(for: .seconds(1_000)) })
      screen.tap("BottomBounce.ok")
      for _ in 0..<100 where screen.device.view("BottomBounce.progress") == nil {
        await Task.yield()
      }
      await screen.device.settle()
      return screen.device
    },
  ]
}

/// A screen in a navigation controller and a tab bar controller.
@MainActor private struct BarScreen {
  let device: Simulator
  private let controller: UIViewController
  private let sheet = BottomBounceView()

  init(language: String = "en", appearance: UIUserInterfaceStyle = .light) {
    device = Simulator(
      .iPhone16At2x, locale: Locale(identifier: language == "ar" ? "ar_EG" : "en_US"),
      appearance: appearance)
    controller = EditProfileController(profile: .sample, language: language)
    let tabs = UITabBarController()
    let first = UINavigationController(rootViewController: controller)
    first.tabBarItem = UITabBarItem(title: controller.title, image: nil, tag: 0)
    tabs.viewControllers = [first]
    device.window.rootViewController = tabs
    device.settle()
  }

  func show<Content: SheetContent>(
    _ content: Content, _ title: String,
    _ configuration: SheetConfiguration = SheetConfiguration(),
    commit: (@MainActor (Content.Value) async throws -> Void)? = nil
  ) {
    sheet.show(
      content, title: title, from: controller, configuration: configuration,
      commit: commit, onValue: { _ in })
    device.settle()
  }

  func tap(_ identifier: String) {
    if let control = device.view(identifier) as? UIControl { device.tap(control) }
  }
}
