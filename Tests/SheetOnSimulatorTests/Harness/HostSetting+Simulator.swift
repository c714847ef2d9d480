import TestHost
import UIKit
import UIKitSimulator

@testable import BottomBounce

extension HostSetting {
  /// Shows the view on a device.
  @MainActor func make(on device: Simulator) async -> HostScene {
    await make(in: TestHost(on: device)) { StrictHostingController() }
  }
}

extension HostScene {
  var device: Simulator { screen.device }
}

/// A stand-in for a `UIHostingController` that accepts no subview of an app.
private final class StrictHostingController: UIViewController, SwiftUIHosting {
  override func loadView() { view = HostingView() }

  /// The controller's view.
  ///
  /// iOS 26 does not support subviews that an app adds.
  final class HostingView: UIView {
    override func didAddSubview(_ subview: UIView) {
      assertionFailure("\(type(of: subview)) was added to a hosting controller's view.")
    }
  }
}
