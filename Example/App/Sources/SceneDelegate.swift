import SwiftUI
import UIKit

/// Shows the example's screens in a tab bar.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = Self.makeScreens()
    window.makeKeyAndVisible()
    self.window = window
  }

  private static func makeScreens() -> UITabBarController {
    let language = Bundle.preferredLocalizations(from: ["en", "zh-Hans", "ar"]).first
    let profile = EditProfileController(language: language ?? "en", store: .standard)
    profile.tabBarItem = UITabBarItem(
      title: "Profile", image: UIImage(systemName: "person"), tag: 0)
    let catalog = CatalogController()
    catalog.tabBarItem = UITabBarItem(
      title: "Catalog", image: UIImage(systemName: "list.bullet"), tag: 1)
    let settings = UIHostingController(rootView: SettingsForm())
    settings.tabBarItem = UITabBarItem(
      title: "SwiftUI", image: UIImage(systemName: "gearshape"), tag: 2)
    let firstRun = FirstRunController()
    firstRun.tabBarItem = UITabBarItem(
      title: "First Run", image: UIImage(systemName: "checklist"), tag: 3)
    let screens = UITabBarController()
    screens.viewControllers = [profile, catalog, settings, firstRun]
    return screens
  }
}
