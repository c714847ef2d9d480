import UIKit

extension SheetPresenter {
  /// What a request does that is shown from a view controller.
  private enum Target {
    /// It is shown by the controller of another sheet.
    case sheets(SheetController)
    /// It is shown by a new controller, which this controller presents.
    case presenting(UIViewController)
    /// It waits until UIKit has presented or dismissed a controller.
    case transition
    case cancelled(Cancellation)
  }

  private static func target(from controller: UIViewController) -> Target {
    var top = controller
    while let presented = top.presentedViewController { top = presented }
    if top.isBeingPresented || top.isBeingDismissed { return .transition }
    if let sheets = top as? SheetController {
      return sheets.isClosing ? .transition : .sheets(sheets)
    }
    // UIKit would dismiss the sheet with the alert.
    if top is UIAlertController { return .cancelled(.alertPresented) }
    return top.viewIfLoaded?.window == nil ? .cancelled(.hostDetached) : .presenting(top)
  }

  /// Presents a request over the whole screen, from the topmost presented controller.
  func present<Content>(
    _ request: PresentationRequest<Content>, from controller: UIViewController
  ) {
    if request.isWaiting, request.configuration.largestUndimmedDetent != nil {
      SheetWarning.undimmedDetentIgnored.log()
    }
    start(request, from: controller)
  }

  /// Presents a request, now or after a transition of UIKit.
  private func start<Content>(
    _ request: PresentationRequest<Content>, from controller: UIViewController
  ) {
    guard request.isWaiting, let container = view else { return }
    if let upper = upperContainer(for: request) {
      return upper.presenter.start(request, from: controller)
    }
    switch Self.target(from: controller) {
    case .sheets(let sheets):
      present(request, in: sheets, from: controller)
    case .presenting(let top):
      let sheets = SheetController(over: top)
      top.present(sheets, animated: false)
      // UIKit refuses without an error.
      guard sheets.presentingViewController != nil else { return request.cancel(.hostDetached) }
      present(request, in: sheets, from: controller)
    case .transition:
      addStarting(request)
      // The timer retains the container, and with it the presenter.
      request.retry = OneShotTimer(
        after: SheetController.retryInterval, name: "transition of another controller"
      ) { [self, container, weak controller] in
        defer { withExtendedLifetime(container) {} }
        removeWaiting(request)
        guard let controller else { return request.cancel(.hostDetached) }
        start(request, from: controller)
      }
    case .cancelled(let reason):
      request.cancel(reason)
    }
  }

  private func present<Content>(
    _ request: PresentationRequest<Content>, in sheets: SheetController,
    from controller: UIViewController
  ) {
    guard let container = view else { return }
    addStarting(request)
    sheets.whenVisible { [self, container, weak sheets, weak controller] in
      defer { withExtendedLifetime(container) {} }
      removeWaiting(request)
      guard let sheets else { return request.cancel(.hostDetached) }
      guard request.configuration.presentationPolicy == .queue, request.isWaiting,
        !Self.presenters(in: sheets.view).isEmpty
      else { return present(request, in: sheets.view) }
      // The closure for the earlier outcome runs when its controller is gone.
      addWaiting(request)
      PresentationQueue.queue(of: sheets.view).append { [self, container] in
        defer { withExtendedLifetime(container) {} }
        removeWaiting(request)
        guard let controller else { return request.cancel(.hostDetached) }
        if hasPresentations { return request.cancel(.superseded) }
        start(request, from: controller)
      }
    }
  }
}
