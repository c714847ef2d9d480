import UIKit

extension SheetPresenter {
  private enum Target {
    case existing(SheetController)
    case new(over: UIViewController)
    /// Not yet, because UIKit presents or dismisses this controller.
    case transition(of: UIViewController)
    case none(Cancellation)
  }

  private static func target(from controller: UIViewController) -> Target {
    var top = controller
    while let presented = top.presentedViewController { top = presented }
    if top.isBeingPresented || top.isBeingDismissed { return .transition(of: top) }
    if let host = top as? SheetController {
      return host.isClosing ? .transition(of: host) : .existing(host)
    }
    // UIKit would dismiss the sheet with the alert.
    if top is UIAlertController { return .none(.alertPresented) }
    return top.viewIfLoaded?.window == nil ? .none(.hostDetached) : .new(over: top)
  }

  /// Waits for a transition of UIKit first, if there is one.
  func present(_ request: PresentationRequest, from controller: UIViewController) {
    guard request.isWaiting, let container = view else { return }
    if let upper = upperContainer(for: request) {
      return upper.presenter.present(request, from: controller)
    }
    switch Self.target(from: controller) {
    case .existing(let host):
      present(request, in: host)
    case .new(let top):
      let host = SheetController(over: top)
      top.present(host, animated: false)
      // UIKit refuses without an error.
      guard host.presentingViewController != nil else { return request.cancel(.hostDetached) }
      present(request, in: host)
    case .transition(let other):
      addWaiting(request)
      // The wait retains the container, and with it the presenter.
      request.transition.begin(for: [other]) { [self, container, weak controller] in
        defer { withExtendedLifetime(container) {} }
        removeWaiting(request)
        guard let controller else { return request.cancel(.hostDetached) }
        present(request, from: controller)
      }
    case .none(let reason):
      request.cancel(reason)
    }
  }

  private func present(
    _ request: PresentationRequest, in host: SheetController
  ) {
    guard let container = view else { return }
    addWaiting(request)
    host.whenVisible { [self, container, weak host] in
      defer { withExtendedLifetime(container) {} }
      removeWaiting(request)
      guard let view = host?.view else { return request.cancel(.hostDetached) }
      present(request, in: view)
    }
  }
}
