import UIKit

/// The example's app delegate; Info.plist names the scene delegate.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {}
